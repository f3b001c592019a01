"""What may be done in a position: `legal` and its two list-free twins, and chance."""

from typing import Final

from crownlands.core import bags
from crownlands.core.contract import CHANCE
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.el_grande.refusals import Refusals
from crownlands.games.el_grande.setting import (
    ACTING,
    ALWAYS,
    DISCS,
    INCOME,
    INTRIGUE,
    NONE,
    ONE_EACH,
    POWER,
    RECALL,
    RETURN,
    REVEAL,
    SPECIAL,
    TAKING,
    VETO,
)

ALL: Final = 1 << 40  # more than the moves of any position


class Choices(Refusals):
    """A position that knows what may be done in it."""

    __slots__ = ()

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if self.may_act(seat):
            self._find(seat, ALL, moves)
        return moves

    def count_legal(self, seat: i64) -> i64:
        return -1 - self._find(seat, ALL, None) if self.may_act(seat) else 0

    def nth_legal(self, seat: i64, n: i64) -> i64:
        return self._find(seat, n, None)

    def _find(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        """The nth legal move; where there is none so far, -1 less their number. All that are passed
        on the way are added to `moves`."""
        setting = self.setting
        if self.phase == ACTING:
            return self._find_act(seat, n, moves)
        if self.phase == SPECIAL:
            return self._find_special(seat, n, moves)
        if self.phase == POWER:
            return self._search(seat, setting.power, setting.disc, n, moves)
        if self.phase == INCOME:
            return self._find_income(seat, n, moves)
        if self.phase == TAKING:
            found: i64 = self._search(seat, setting.take, setting.power, n, moves)
            return self._or_ask_again(seat, found, n, moves)
        if self.phase == VETO:
            return self._search(seat, setting.veto, setting.ask_again, n, moves)
        if self.phase == DISCS:
            return self._search(seat, setting.disc, setting.veto, n, moves)
        if self.phase == RETURN:
            return self._search(seat, setting.give_court, setting.take, n, moves)
        return self._search_chance(n, moves)

    def _search(self, seat: i64, first: i64, last: i64, n: i64, moves: list[int] | None) -> i64:
        """The nth legal move of a range, or -1 less their number."""
        count: i64 = 0
        move: i64
        for move in range(first, last):
            if not self._refuse(seat, move):
                if moves is not None:
                    moves.append(move)
                if count == n:
                    return move
                count += 1
        return -1 - count

    def _search_chance(self, n: i64, moves: list[int] | None) -> i64:
        count: i64 = 0
        move: i64
        for move in range(self.setting.last, self.setting.end):
            if self._is_chance(move):
                if moves is not None:
                    moves.append(move)
                if count == n:
                    return move
                count += 1
        return -1 - count

    def _find_income(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        setting = self.setting
        if self.province[seat]:
            return self._search(seat, setting.call, setting.withdraw, n, moves)
        found: i64 = self._search(seat, setting.enough, setting.place, n, moves)
        if found >= 0:
            return found
        found = self._search(seat, setting.withdraw, setting.give_court, n - 1, moves)
        return found if found >= 0 else found - 1

    def _find_act(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        """The end of the turn, placing, and what begins the special action."""
        setting = self.setting
        if moves is not None:
            moves.append(setting.done)
        if n == 0:
            return setting.done
        count: i64 = 1
        found: i64
        if self.place_left and self.court[seat]:
            found = self._search(seat, setting.place, setting.move, n - count, moves)
            if found >= 0:
                return found
            count -= 1 + found
        if self.special:
            found = self._find_parts(seat, n - count, moves)
            if found >= 0:
                return found
            count -= 1 + found
        return self._or_ask_again(seat, -1 - count, n, moves)

    def _or_ask_again(self, seat: i64, found: i64, n: i64, moves: list[int] | None) -> i64:
        """Beside what was found so far: a holder of a veto may take its wish back."""
        if found >= 0 or self.watch[seat] == ALWAYS:
            return found
        if moves is not None:
            moves.append(self.setting.ask_again)
        return self.setting.ask_again if n == -1 - found else found - 1

    def _find_special(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        """To leave it at that, where one may, and the further parts of the special action."""
        setting = self.setting
        count: i64 = 0
        if self.effect() != ONE_EACH:
            if moves is not None:
                moves.append(setting.enough)
            if n == 0:
                return setting.enough
            count = 1
        found: i64 = self._find_parts(seat, n - count, moves)
        return found if found >= 0 else found - count

    def _find_parts(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        setting = self.setting
        effect: i64 = self.effect()
        if effect == INTRIGUE:
            found: i64 = self._find_moves(seat, n, moves)
            if found >= 0 or self.left_add == 0:
                return found
            count: i64 = -1 - found
            found = self._search(seat, setting.add, setting.score, n - count, moves)
            return found if found >= 0 else found - count
        if effect == RECALL and self.phase == SPECIAL:
            return self._search(seat, setting.recall, setting.call, n, moves)
        return self._search(seat, setting.begins[effect], setting.ends[effect], n, moves)

    def _find_moves(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        """Caballeros that an intrigue may move: from a region to any place but the King's."""
        setting = self.setting
        regions: i64 = setting.regions
        ways: i64 = regions - 1
        count: i64 = 0
        owner: i64
        region: i64
        to: i64
        if self.left == 0:
            return -1
        for owner in range(setting.seats):
            if (self.left_own if owner == seat else self.left_foreign) == 0:
                continue
            for region in range(regions):
                if self.caballeros[region * setting.seats + owner] == 0 or region == self.king:
                    continue
                if self.source != NONE and region != self.source:
                    continue
                first: i64 = setting.move + (owner * regions + region) * regions
                barred: i64 = self.king if self.king < region else self.king - 1
                if moves is not None:
                    for to in range(regions):
                        if to != barred:
                            moves.append(first + to)
                elif n - count < ways:
                    to = n - count
                    return first + (to if to < barred else to + 1)
                count += ways
        return -1 - count

    # ---------------------------------------------------------------- chance

    def _weight(self, move: i64) -> i64:
        return self.decks[move - self.setting.reveal] if self.phase == REVEAL else 1

    def odds(self) -> list[int]:
        return [self._weight(move) for move in self.legal(CHANCE)]

    def chance(self, rng: Rng) -> i64:
        setting = self.setting
        if self.phase != REVEAL:
            return self._find(CHANCE, rng.below(-1 - self._find(CHANCE, ALL, None)), None)
        bag = vec[i64]([0] * setting.kinds)
        kind: i64
        for kind in range(setting.kinds):
            if setting.kind_deck[kind] == self.revealed:
                bag[kind] = self.decks[kind]
        return setting.reveal + bags.kind_at(bag, rng.below(bags.size(bag)))
