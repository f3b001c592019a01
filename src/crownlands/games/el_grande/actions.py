"""Special actions: announced part by part, stopped by a veto, or carried out card by card."""

from crownlands.core.contract import Fact
from crownlands.core.ints import i64, vec
from crownlands.games.el_grande import facts, scoring
from crownlands.games.el_grande.setting import (
    ACTING,
    ANGER,
    DECAY,
    DISCS,
    EXPULSION,
    NONE,
    ONE_EACH,
    RECALL,
    RETREAT,
    RETURN,
    SCORE_CASTILLO,
    SCORE_CLASS,
    SCORE_FIRST,
    SCORE_LEAST,
    SCORE_MOST,
    SCORE_SECRET,
    SPECIAL,
)
from crownlands.games.el_grande.state import replaced
from crownlands.games.el_grande.vetoes import Vetoes


class Actions(Vetoes):
    """A position that knows what the action cards do."""

    __slots__ = ()

    # ---------------------------------------------------------------- the parts of an action

    def do_part(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """What the taker of the card chose: it is announced, and may be stopped, before it is done.
        Placing that was begun is over by it."""
        if self.phase == ACTING:
            if self.placing:
                self.placing = False
                self.place_left = 0
            if self.effect() == ONE_EACH:
                self.todo = self._within_reach(NONE)
            if log is not None:
                log.append((facts.ACTION_STARTED, seat, self.card))
        elif self.effect() == RECALL:
            self._recall(seat, move - self.setting.recall + 1, log)
            return
        if move == self.setting.use and not self._begins_unseen():
            self.todo = self.parts()
            self._next_part(log)
        else:
            self._announce(move, log)

    def _begins_unseen(self) -> bool:
        """Discs to be set or a card to be chosen in secret."""
        effect: i64 = self.effect()
        return effect in (RETREAT, SCORE_SECRET, RECALL)

    def has_parts(self) -> bool:
        return self.effect() == RECALL or self.parts() != 0

    def parts(self) -> i64:
        """The places that an action scores, or the seats that it concerns, as bits."""
        setting = self.setting
        effect: i64 = self.effect()
        if effect == SCORE_CLASS:
            return scoring.by_value(self, self.par(0))
        if effect == SCORE_CASTILLO:
            return 1 << setting.castillo
        if effect == SCORE_FIRST:
            return (1 << setting.regions) - 1
        if effect == SCORE_MOST:
            return scoring.fullest(self)
        if effect == SCORE_LEAST:
            return scoring.sparsest(self)
        if effect == SCORE_SECRET:
            return (1 << setting.seats) - 1
        if effect == EXPULSION:
            return self._present(self.source, self.turn)
        if effect == RETREAT:
            return self._within_reach(self.turn)
        found: i64 = self._courts(self.turn)
        return found | self._within_reach(self.turn) if effect == ANGER else found

    def _present(self, place: i64, but: i64) -> i64:
        """Who has caballeros there, but one seat."""
        found: i64 = 0
        seat: i64
        for seat in range(self.setting.seats):
            if seat != but and self.count(place, seat):
                found |= 1 << seat
        return found

    def _within_reach(self, but: i64) -> i64:
        """Who has caballeros in any region that is not the King's."""
        found: i64 = 0
        region: i64
        for region in range(self.setting.regions):
            if region != self.king:
                found |= self._present(region, but)
        return found

    def _courts(self, but: i64) -> i64:
        """Whose court is not empty."""
        found: i64 = 0
        seat: i64
        for seat in range(self.setting.seats):
            if seat != but and self.court[seat]:
                found |= 1 << seat
        return found

    def _next_part(self, log: list[Fact] | None) -> None:
        """The next place that is scored, in the order of the board, or the next seat that is
        concerned, clockwise from the taker's left."""
        setting = self.setting
        if self.todo == 0:
            self.close_action()
            return
        at: i64 = 0
        if self.scores_places():
            while self.todo >> at & 1 == 0:
                at += 1
            self._announce(setting.score + at, log)
            return
        at = (self.turn + 1) % setting.seats
        while self.todo >> at & 1 == 0:
            at = (at + 1) % setting.seats
        self._announce(setting.end + at, log)

    def scores_places(self) -> bool:
        """Whether the parts of the action are places."""
        return SCORE_CLASS <= self.effect() <= SCORE_SECRET

    # ---------------------------------------------------------------- carrying out

    def _carry_out(self, log: list[Fact] | None) -> None:
        """Do what was announced, and see how the action goes on."""
        setting = self.setting
        part: i64 = self.pending
        self.pending = NONE
        self.asked = 0
        if part < setting.score:
            self._intrigue(part, log)
        elif part < setting.king:
            self._score(part - setting.score, log)
        elif part < setting.expel:
            self._move_piece(part, log)
        elif part < setting.banish:
            self._name_region(part - setting.expel, log)
        elif part < setting.use:
            part -= setting.banish
            self._banish(part // setting.regions, part % setting.regions, log)
        elif part == setting.use:
            self._begin_unseen()
        elif part < setting.give_court:
            self._fill_court(part, log)
        elif part < setting.end + setting.seats:
            self._concern(part - setting.end, log)
        elif part == setting.end + setting.seats:
            self._reveal(log)
        else:
            self.open_discs(self.waiting)

    def _go_on(self, log: list[Fact] | None) -> None:
        """The taker chooses the next part, if there is one."""
        self.phase = SPECIAL
        self.acting = self.turn
        if self._find_parts(self.turn, 0, None) < 0:
            self.close_action()

    def _intrigue(self, part: i64, log: list[Fact] | None) -> None:
        """One caballero is moved, or comes from the court; of either-or cards the first decides."""
        setting = self.setting
        seat: i64 = self.turn
        if part >= setting.add:
            place: i64 = part - setting.add
            self.left_add -= 1
            self.left = 0
            self.court[seat] -= 1
            self.caballeros[place * setting.seats + seat] += 1
            if log is not None:
                log.append((facts.ADDED, seat, place))
            self._go_on(log)
            return
        owner: i64 = setting.move_owner(part)
        region: i64 = setting.move_from(part)
        to: i64 = setting.move_to(part)
        self.caballeros[region * setting.seats + owner] -= 1
        self.caballeros[to * setting.seats + owner] += 1
        self.left -= 1
        self.left_add = 0
        if owner == seat:
            self.left_own -= 1
        else:
            self.left_foreign -= 1
        if self.par(3):
            self.source = region
        if log is not None:
            log.append((facts.MOVED, seat, owner, region, to))
        self._go_on(log)

    def _score(self, place: i64, log: list[Fact] | None) -> None:
        """The Castillo's caballeros stay inside."""
        limit: i64 = 1 if self.effect() == SCORE_FIRST else self.setting.limit
        scoring.score(self, place, limit, log)
        self.todo &= ~(1 << place)
        self._next_part(log)

    def _move_piece(self, part: i64, log: list[Fact] | None) -> None:
        """The King, a Grande or a mobile scoreboard."""
        setting = self.setting
        seat: i64 = self.turn
        if part < setting.grande:
            self.king = part - setting.king
            if log is not None:
                log.append((facts.KING_MOVED, seat, self.king))
        elif part < setting.board:
            self.home = replaced(self.home, seat, part - setting.grande)
            if log is not None:
                log.append((facts.GRANDE_MOVED, seat, part - setting.grande))
        else:
            part -= setting.board
            self.boards = replaced(self.boards, part // setting.places, part % setting.places)
            if log is not None:
                log.append((facts.BOARD_LAID, seat, part // setting.places, part % setting.places))
        self.close_action()

    def _banish(self, owner: i64, region: i64, log: list[Fact] | None) -> None:
        """One caballero of each seat, the taker's too."""
        self._send_home(owner, region, 1)
        self.todo &= ~(1 << owner)
        if log is not None:
            log.append((facts.BANISHED, self.turn, owner, region))
        self._go_on(log)

    def _send_home(self, seat: i64, region: i64, number: i64) -> None:
        """From a region to the province."""
        self.caballeros[region * self.setting.seats + seat] -= number
        self.province[seat] += number

    def _fill_court(self, part: i64, log: list[Fact] | None) -> None:
        """One from the province; where the table plays so, what it lacks from the board."""
        setting = self.setting
        seat: i64 = self.turn
        if part < setting.withdraw:
            self.call_up(seat, part - setting.call, log)
            if self.province[seat] == 0 and setting.only_empty:
                self.left = 0
        else:
            self.withdraw(seat, part - setting.withdraw, log)
        if self.left:
            self._go_on(log)
        else:
            self.close_action()

    def call_up(self, seat: i64, number: i64, log: list[Fact] | None) -> None:
        """From the province to the court."""
        self.province[seat] -= number
        self.court[seat] += number
        self.left -= number
        if log is not None:
            log.append((facts.CALLED_UP, seat, number))

    def withdraw(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        """From the board to the court, in place of one that the province lacks."""
        self.caballeros[region * self.setting.seats + seat] -= 1
        self.court[seat] += 1
        self.left -= 1
        if log is not None:
            log.append((facts.WITHDRAWN, seat, region))

    # ---------------------------------------------------------------- what concerns others

    def _concern(self, seat: i64, log: list[Fact] | None) -> None:
        """The part of one seat, which it cannot refuse."""
        self.todo &= ~(1 << seat)
        effect: i64 = self.effect()
        if effect == ANGER:
            self.left = min(self.par(0), self.court[seat] + self.within_reach(seat))
            self.phase = RETURN
            self.acting = seat
            return
        if effect == DECAY:
            self._lose_court(seat, min(self.par(0), self.court[seat]), log)
        elif effect == RETREAT:
            self._retreat(seat, self.discs[seat], log)
        else:
            self._flee(seat, self.discs[seat], log)
        self._next_part(log)

    def _lose_court(self, seat: i64, number: i64, log: list[Fact] | None) -> None:
        self.court[seat] -= number
        self.province[seat] += number
        if log is not None:
            log.append((facts.COURT_LOST, seat, number))

    def _retreat(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        number: i64 = min(self.par(0), self.count(region, seat))
        self._send_home(seat, region, number)
        if log is not None:
            log.append((facts.RETREATED, seat, region, number))

    def _flee(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        """All that were in the named region, to the one on the disc. The King's leads to court."""
        setting = self.setting
        number: i64 = self.count(self.source, seat)
        self.caballeros[self.source * setting.seats + seat] = 0
        if region == self.king:
            self.court[seat] += number
        else:
            self.caballeros[region * setting.seats + seat] += number
        if log is not None:
            log.append(
                (facts.EXPELLED, seat, self.source, region, int(region == self.king), number)
            )

    def give_back(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """One caballero from the court or a region to the province, as its owner likes."""
        region: i64 = move - self.setting.give_back
        if region < 0:
            self.court[seat] -= 1
            self.province[seat] += 1
        else:
            self._send_home(seat, region, 1)
        self.left -= 1
        if log is not None:
            log.append((facts.GIVEN_BACK, seat, region))
        if self.left == 0:
            self._next_part(log)

    # ---------------------------------------------------------------- secrets

    def _begin_unseen(self) -> None:
        if self.effect() == RECALL:
            self.phase = SPECIAL
            self.acting = self.turn
        else:
            self.open_discs(self.parts())

    def _name_region(self, region: i64, log: list[Fact] | None) -> None:
        self.source = region
        if log is not None:
            log.append((facts.REGION_NAMED, self.turn, region))
        self.open_discs(self.parts())

    def open_discs(self, seats: i64) -> None:
        """These seats, as bits, set their discs at once and in secret."""
        self.waiting = seats
        self.phase = DISCS
        self._first_to_set()

    def _first_to_set(self) -> None:
        self.acting = 0
        while self.waiting >> self.acting & 1 == 0:
            self.acting += 1

    def set_disc(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        self.discs = replaced(self.discs, seat, region)
        self.waiting &= ~(1 << seat)
        if log is not None:
            log.append((facts.DISC_SET, seat, region))
        if self.waiting:
            self._first_to_set()

    def announce_discs(self, log: list[Fact] | None) -> None:
        """The next one is to be set, or all are to be shown. RULES 18."""
        shown: i64 = self.setting.end + self.setting.seats
        self._announce(shown + 1 if self.waiting else shown, log)

    def show_discs(self, log: list[Fact] | None) -> None:
        if log is not None:
            for seat in range(self.setting.seats):
                if self.discs[seat] != NONE:
                    log.append((facts.DISC_SHOWN, seat, self.discs[seat]))

    def _reveal(self, log: list[Fact] | None) -> None:
        """What the discs bring about: regions named once are scored, or seats are concerned."""
        setting = self.setting
        self.show_discs(log)
        chosen = vec[i64]([0] * setting.regions)
        seat: i64
        region: i64
        self.todo = 0
        for seat in range(setting.seats):
            if self.discs[seat] != NONE:
                self.todo |= 1 << seat
                chosen[self.discs[seat]] += 1
        if self.effect() == SCORE_SECRET:
            self.todo = 0
            for region in range(setting.regions):
                if chosen[region] == 1:
                    self.todo |= 1 << region
        self._next_part(log)

    def _recall(self, seat: i64, value: i64, log: list[Fact] | None) -> None:
        """A played card comes back: the one of this round is seen, of another only that it is one
        of those below it. RULES 19."""
        at: i64 = seat * 2
        doubtful: i64 = self.secret[at] | self.secret[at + 1]
        played: i64 = (2 << self.setting.powers) - 2
        played &= ~(self.hands[seat] & ~doubtful) & ~(1 << self.played[seat])
        self.hands = replaced(self.hands, seat, self.hands[seat] | 1 << value)
        if value != self.played[seat]:
            self.secret = replaced(self.secret, at + 1 if self.secret[at] else at, played)
            self.clear_up(seat)
        if log is not None:
            log.append((facts.POWER_RECALLED, seat, value, int(value == self.played[seat])))
        self.close_action()

    def clear_up(self, seat: i64) -> None:
        """Forget doubts about cards in a hand that leave no doubt."""
        at: i64 = seat * 2
        if _is_single(self.secret[at]):
            self.secret[at], self.secret[at + 1] = self.secret[at + 1] & ~self.secret[at], 0
            if _is_single(self.secret[at]):
                self.secret[at] = 0
        rest: i64 = self.secret[at + 1] & (self.secret[at + 1] - 1)
        if rest and rest & (rest - 1) == 0:  # two cards, and both came back
            self.secret[at] = 0
            self.secret[at + 1] = 0


def _is_single(bits: i64) -> bool:
    return bits != 0 and bits & (bits - 1) == 0
