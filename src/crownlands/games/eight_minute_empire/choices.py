"""What may be done in a position: `legal` and its two list-free twins, `refusal` and chance."""

from typing import Final

from crownlands.core import bags
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.eight_minute_empire.state import (
    ACTING,
    BIDS,
    CITY,
    DESTROY,
    DICE,
    LAND,
    NAMING,
    NEUTRAL,
    NONE,
    PLACE,
    ROW,
    SEA,
    TAKING,
    TOKENS,
    Position,
)

# why a move is refused
ALLOWED: Final = ""
UNKNOWN_MOVE: Final = "unknown-move"
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
CHANCE_ONLY: Final = "chance-only"
NOT_CHANCE: Final = "not-chance"
ALREADY_BID: Final = "already-bid"
BID_FIRST: Final = "bid-first"
NAME_FIRST: Final = "name-first"
NEUTRAL_FIRST: Final = "neutral-first"
TAKE_FIRST: Final = "take-first"
ALREADY_TAKEN: Final = "already-taken"
ONLY_BEFORE: Final = "only-before"  # bids, naming and neutral armies come before the first turn
NO_CARD: Final = "no-card"
TOO_DEAR: Final = "too-dear"
NOT_ON_CARD: Final = "not-on-card"
USED_UP: Final = "used-up"
NO_ARMIES: Final = "no-armies"
NOT_A_BASE: Final = "not-a-base"
NO_ARMY_THERE: Final = "no-army-there"
BY_SEA: Final = "by-sea"
NO_CITIES: Final = "no-cities"
NOTHING_THERE: Final = "nothing-there"


class Choices(Position):
    """A position that knows what may be done in it."""

    __slots__ = ()

    # ---------------------------------------------------------------- who and what may move

    def actor(self) -> i64:
        return self.acting

    def actors(self) -> list[int]:
        if self.phase == BIDS:
            return [seat for seat in range(self.setting.seats) if self.bids[seat] == NONE]
        return [] if self.acting == NOBODY else [self.acting]

    def may_act(self, seat: i64) -> bool:
        if self.phase == BIDS:
            return 0 <= seat < self.setting.seats and self.bids[seat] == NONE
        return seat == self.acting and seat != NOBODY

    def legal(self, seat: i64) -> list[int]:
        setting = self.setting
        if not self.may_act(seat):
            return []
        if self.phase == ACTING:
            return self._actions(seat)
        if self.phase == TAKING:
            return [setting.take + slot for slot in self._affordable(seat)]
        if self.phase == BIDS:
            return list(range(setting.bid, setting.bid + self.coins[seat] + 1))
        if self.phase == NAMING:
            return list(range(setting.name_first, setting.neutral))
        if self.phase == NEUTRAL:
            return list(range(setting.neutral, setting.last))
        return self._chance_moves()

    def _affordable(self, seat: i64) -> list[int]:
        costs = self.setting.costs
        coins: i64 = self.coins[seat]
        return [slot for slot in range(self.open) if costs[slot] <= coins]

    def _allows(self, kind: i64) -> bool:
        """Whether the card in use still lets its seat do this."""
        kinds = self.setting.act_kind
        at: i64 = self.card * 2
        if self.left0 > 0 and kinds[at] == kind:
            return True
        return self.left1 > 0 and kinds[at + 1] == kind

    def _steps(self) -> list[list[int]] | None:
        """The steps from each region that the card allows."""
        if self._allows(LAND):
            return self.setting.land_steps
        return self.setting.all_steps if self._allows(SEA) else None

    def _is_base(self, seat: i64, region: i64) -> bool:
        """New armies arrive at the start and wherever the seat has a city."""
        setting = self.setting
        return region == setting.start or self.discs[region * setting.seats + seat] > 0

    def _actions(self, seat: i64) -> list[int]:
        setting = self.setting
        moves: list[int] = [setting.done]
        if self.left0 + self.left1 == 0:
            return moves
        owners: i64 = setting.owners
        region: i64
        at: i64
        if self._allows(PLACE) and self.supply[seat]:
            for region in range(setting.regions):
                if self._is_base(seat, region):
                    moves.append(setting.place + region)
        steps = self._steps()
        if steps is not None:
            at = seat
            for region in range(setting.regions):
                if self.armies[at]:
                    moves += steps[region]
                at += owners
        if self._allows(CITY) and self.cities[seat]:
            at = seat
            for region in range(setting.regions):
                if self.armies[at]:
                    moves.append(setting.build + region)
                at += owners
        if self._allows(DESTROY):
            self._add_targets(moves)
        return moves

    def _add_targets(self, moves: list[int]) -> None:
        """Anybody's armies anywhere, one's own too; cities are safe. RULES 13."""
        setting = self.setting
        owner: i64
        region: i64
        move: i64 = setting.destroy
        for owner in range(setting.owners):
            for region in range(setting.regions):
                if self.armies[region * setting.owners + owner]:
                    moves.append(move)
                move += 1

    def count_legal(self, seat: i64) -> i64:
        setting = self.setting
        if not self.may_act(seat):
            return 0
        if self.phase == ACTING:
            return self._count_actions(seat)
        if self.phase == TAKING:
            return self._count_affordable(seat)
        if self.phase == BIDS:
            return self.coins[seat] + 1
        if self.phase == NAMING:
            return setting.seats
        if self.phase == NEUTRAL:
            return setting.regions
        return len(self._chance_moves())

    def _count_affordable(self, seat: i64) -> i64:
        costs = self.setting.costs
        coins: i64 = self.coins[seat]
        count: i64 = 0
        slot: i64
        for slot in range(self.open):
            if costs[slot] <= coins:
                count += 1
        return count

    def _count_actions(self, seat: i64) -> i64:
        """len(_actions(seat)), kind by kind."""
        if self.left0 + self.left1 == 0:
            return 1
        count: i64 = 1
        if self._allows(PLACE) and self.supply[seat]:
            count += self._count_bases(seat)
        steps = self._steps()
        if steps is not None:
            count += self._count_steps(seat, steps)
        if self._allows(CITY) and self.cities[seat]:
            count += self._count_held(seat, seat + 1)
        if self._allows(DESTROY):
            count += self._count_held(0, self.setting.owners)
        return count

    def _count_bases(self, seat: i64) -> i64:
        count: i64 = 0
        region: i64
        for region in range(self.setting.regions):
            if self._is_base(seat, region):
                count += 1
        return count

    def _count_steps(self, seat: i64, steps: list[list[int]]) -> i64:
        count: i64 = 0
        owners: i64 = self.setting.owners
        at: i64 = seat
        region: i64
        for region in range(self.setting.regions):
            if self.armies[at]:
                count += len(steps[region])
            at += owners
        return count

    def _count_held(self, first: i64, last: i64) -> i64:
        """How many pairs of region and owner, from `first` to before `last`, hold an army."""
        owners: i64 = self.setting.owners
        count: i64 = 0
        owner: i64
        at: i64
        for owner in range(first, last):
            at = owner
            for _ in range(self.setting.regions):
                if self.armies[at]:
                    count += 1
                at += owners
        return count

    def nth_legal(self, seat: i64, n: i64) -> i64:
        setting = self.setting
        if self.phase == ACTING:
            return self._nth_action(seat, n)
        if self.phase == TAKING:
            return self._nth_affordable(seat, n)
        if self.phase == BIDS:
            return setting.bid + n
        if self.phase == NAMING:
            return setting.name_first + n
        if self.phase == NEUTRAL:
            return setting.neutral + n
        return self._chance_moves()[n]

    def _nth_affordable(self, seat: i64, n: i64) -> i64:
        setting = self.setting
        slot: i64 = 0
        while setting.costs[slot] > self.coins[seat] or n > 0:
            if setting.costs[slot] <= self.coins[seat]:
                n -= 1
            slot += 1
        return setting.take + slot

    def _nth_action(self, seat: i64, n: i64) -> i64:
        """_actions(seat)[n]: skip whole kinds and regions until the move is reached."""
        setting = self.setting
        if n == 0:
            return setting.done
        n -= 1
        count: i64
        if self._allows(PLACE) and self.supply[seat]:
            count = self._count_bases(seat)
            if n < count:
                return setting.place + self._nth_base(seat, n)
            n -= count
        steps = self._steps()
        if steps is not None:
            owners: i64 = setting.owners
            at: i64 = seat
            region: i64
            for region in range(setting.regions):
                if self.armies[at]:
                    count = len(steps[region])
                    if n < count:
                        return steps[region][n]
                    n -= count
                at += owners
        if self._allows(CITY) and self.cities[seat]:
            count = self._count_held(seat, seat + 1)
            if n < count:
                return setting.build + self._nth_held(seat, n)
            n -= count
        return setting.destroy + self._nth_held(0, n)

    def _nth_base(self, seat: i64, n: i64) -> i64:
        region: i64 = 0
        while n > 0 or not self._is_base(seat, region):
            if self._is_base(seat, region):
                n -= 1
            region += 1
        return region

    def _nth_held(self, owner: i64, n: i64) -> i64:
        """The nth army holding, region by region of each owner from this one on; a region's number
        counts on through the owners."""
        setting = self.setting
        region: i64 = 0
        while n > 0 or self.armies[region % setting.regions * setting.owners + owner] == 0:
            if self.armies[region % setting.regions * setting.owners + owner]:
                n -= 1
            region += 1
            if region % setting.regions == 0:
                owner += 1
        return region

    # ---------------------------------------------------------------- why not

    def refusal(self, seat: i64, move: i64) -> str:
        """Why the seat may not make this move now: the rule's id, or ALLOWED."""
        setting = self.setting
        if seat < 0 or move < 0 or move >= setting.last or not self.may_act(seat):
            return self._refuse_actor(seat, move)
        if self.phase == ACTING:
            return self._refuse_action(seat, move)
        if self.phase == TAKING:
            return self._refuse_card(seat, move)
        if self.phase == BIDS:
            return ALLOWED if setting.bid <= move <= setting.bid + self.coins[seat] else BID_FIRST
        if self.phase == NAMING:
            return ALLOWED if setting.name_first <= move < setting.neutral else NAME_FIRST
        return ALLOWED if move >= setting.neutral else NEUTRAL_FIRST

    def _refuse_actor(self, seat: i64, move: i64) -> str:
        if self.acting == NOBODY:
            return GAME_OVER
        if self.phase == BIDS and 0 <= seat < self.setting.seats and self.bids[seat] != NONE:
            return ALREADY_BID
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        if seat == CHANCE:
            return ALLOWED if move in self._chance_moves() else NOT_CHANCE
        return CHANCE_ONLY if 0 <= move < self.setting.end else UNKNOWN_MOVE

    def _refuse_card(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move >= setting.bid:
            return ONLY_BEFORE
        if move < setting.take or move >= setting.place:
            return TAKE_FIRST
        slot: i64 = move - setting.take
        if slot >= self.open:
            return NO_CARD
        return ALLOWED if setting.costs[slot] <= self.coins[seat] else TOO_DEAR

    def _refuse_action(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.done:
            return ALLOWED
        if move >= setting.bid:
            return ONLY_BEFORE
        if move < setting.place:
            return ALREADY_TAKEN
        if move < setting.step:
            return self._refuse_place(seat, move - setting.place)
        if move < setting.build:
            return self._refuse_step(seat, move - setting.step)
        if move < setting.destroy:
            return self._refuse_city(seat, move - setting.build)
        return self._refuse_destroy(move - setting.destroy)

    def _refuse_kind(self, kind: i64) -> str:
        """The card does not show this, or no longer allows it."""
        at: i64 = self.card * 2
        kinds = self.setting.act_kind
        return USED_UP if kinds[at] == kind or kinds[at + 1] == kind else NOT_ON_CARD

    def _refuse_place(self, seat: i64, region: i64) -> str:
        if not self._allows(PLACE):
            return self._refuse_kind(PLACE)
        if self.supply[seat] == 0:
            return NO_ARMIES
        return ALLOWED if self._is_base(seat, region) else NOT_A_BASE

    def _refuse_step(self, seat: i64, step: i64) -> str:
        setting = self.setting
        region: i64 = setting.step_from[step]
        if not self._allows(LAND) and not self._allows(SEA):
            shown = self._refuse_kind(LAND)
            return shown if shown == USED_UP else self._refuse_kind(SEA)
        if self.armies[region * setting.owners + seat] == 0:
            return NO_ARMY_THERE
        return ALLOWED if step < setting.sea_from[region] or self._allows(SEA) else BY_SEA

    def _refuse_city(self, seat: i64, region: i64) -> str:
        if not self._allows(CITY):
            return self._refuse_kind(CITY)
        if self.cities[seat] == 0:
            return NO_CITIES
        held: i64 = self.armies[region * self.setting.owners + seat]
        return ALLOWED if held else NO_ARMY_THERE

    def _refuse_destroy(self, target: i64) -> str:
        setting = self.setting
        if not self._allows(DESTROY):
            return self._refuse_kind(DESTROY)
        owner: i64 = target // setting.regions
        region: i64 = target % setting.regions
        return ALLOWED if self.armies[region * setting.owners + owner] else NOTHING_THERE

    # ---------------------------------------------------------------- chance

    def _chance_moves(self) -> list[int]:
        setting = self.setting
        if self.phase == DICE:
            return [setting.roll + seat for seat in self._highest()]  # RULES 7
        if self.phase == TOKENS:
            left = self._tokens_left()
            return [setting.deal_good + kind for kind in range(setting.goods) if left[kind]]
        return [setting.turn_up + kind for kind in range(setting.cards) if self.deck[kind]]

    def odds(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        if self.phase == DICE:
            return [1 for _ in self._highest()]
        bag = self._tokens_left() if self.phase == TOKENS else self.deck
        return [count for count in bag if count]

    def chance(self, rng: Rng) -> i64:
        setting = self.setting
        if self.phase == ROW:
            return setting.turn_up + bags.kind_at(self.deck, rng.below(self.left))
        if self.phase == DICE:
            highest = self._highest()
            return setting.roll + highest[rng.below(len(highest))]
        left = self._tokens_left()
        return setting.deal_good + bags.kind_at(left, rng.below(bags.size(left)))

    def _tokens_left(self) -> vec[i64]:
        left = self.setting.token_bag[:]
        for good in self.goods:
            if good != NONE:
                left[good] -= 1
        return left

    def _highest(self) -> list[int]:
        """The seats that bid most."""
        most = max(self.bids)
        return [seat for seat in range(self.setting.seats) if self.bids[seat] == most]
