"""The rules of Eight-Minute Empire, in the rulebook's order: setup, bids, turns, end."""

from typing import Final

from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.errors import IllegalMove
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.eight_minute_empire import scoring
from crownlands.games.eight_minute_empire.choices import Choices
from crownlands.games.eight_minute_empire.state import (
    ACTING,
    AND,
    BIDS,
    CITY,
    DESTROY,
    DICE,
    LAND,
    NAMING,
    NEUTRAL,
    NONE,
    OR,
    OVER,
    PLACE,
    ROW,
    SEA,
    TAKING,
    Setting,
    replaced,
)

# facts: the first number of an entry in the log; events.py says what follows it
GAME_STARTED: Final = 0
TOKEN_LAID: Final = 1
CARD_TURNED_UP: Final = 2
NEUTRAL_PLACED: Final = 3
BID_MADE: Final = 4
BIDS_REVEALED: Final = 5
DICE_ROLLED: Final = 6
BID_WON: Final = 7
STARTER_NAMED: Final = 8
CARD_TAKEN: Final = 9
ARMY_PLACED: Final = 10
ARMY_MOVED: Final = 11
CITY_BUILT: Final = 12
ARMY_DESTROYED: Final = 13
TURN_ENDED: Final = 14
GAME_SCORED: Final = 15
GAME_ENDED: Final = 16


class Empire(Choices):
    """A position that knows the rules."""

    __slots__ = ()

    # ---------------------------------------------------------------- making a move

    def play(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        refusal = self.refusal(seat, move)
        if refusal:
            raise IllegalMove(seat, move, refusal)
        self.apply(seat, move, log)

    def apply(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        setting = self.setting
        if move < setting.place:
            if move == setting.done:
                self._end_turn(log)
            else:
                self._take_card(seat, move - setting.take, log)
        elif move < setting.step:
            self._place_army(seat, move - setting.place, log)
        elif move < setting.build:
            self._move_army(seat, move - setting.step, log)
        elif move < setting.destroy:
            self._build_city(seat, move - setting.build, log)
        elif move < setting.bid:
            move -= setting.destroy
            self._destroy_army(seat, move // setting.regions, move % setting.regions, log)
        else:
            self._apply_setup(seat, move, log)

    def _apply_setup(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """Moves before the first turn, and chance's."""
        setting = self.setting
        if move < setting.name_first:
            self._bid(seat, move - setting.bid, log)
        elif move < setting.neutral:
            self._name_starter(seat, move - setting.name_first, log)
        elif move < setting.last:
            self._place_neutral(seat, move - setting.neutral, log)
        elif move < setting.deal_good:
            self._turn_up(move - setting.turn_up, log)
        elif move < setting.roll:
            self._lay_token(move - setting.deal_good, log)
        else:
            self._win_roll(move - setting.roll, log)

    # ---------------------------------------------------------------- setup

    def begin(self) -> None:
        """Everything before the first choice that needs no chance."""
        self.game = 1
        self.totals = vec[i64]([0] * self.setting.seats)
        self.set_up()

    def _lay_token(self, good: i64, log: list[Fact] | None) -> None:
        """One random token on each marked region, in the order of the box."""
        marked = self.setting.marked
        laid: i64 = 0
        while self.goods[marked[laid]] != NONE:
            laid += 1
        self.goods = replaced(self.goods, marked[laid], good)
        if log is not None:
            if laid == 0:
                log.append((GAME_STARTED, self.game))
            log.append((TOKEN_LAID, marked[laid], good))
        if laid + 1 == len(marked):
            self.phase = ROW

    def _turn_up(self, card: i64, log: list[Fact] | None) -> None:
        """The next open card; in the setup until the row is full, later one after each turn."""
        self.deck[card] -= 1
        self.left -= 1
        self.row[self.open] = card
        self.open += 1
        if log is not None:
            if self.starter == NONE and self.open == 1 and not self.setting.marked:
                log.append((GAME_STARTED, self.game))
            log.append((CARD_TURNED_UP, card, self.open))
        if self.starter != NONE:
            self._next_turn(log)
        elif self.open == len(self.row) or self.left == 0:
            self._open_bids()

    def _open_bids(self) -> None:
        """The row lies open; neutral armies, where played, come before the bids."""
        self.phase = NEUTRAL if self.neutrals else BIDS
        self.acting = 0

    def _place_neutral(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        self.armies[region * setting.owners + setting.seats] += 1
        self.neutrals -= 1
        if log is not None:
            log.append((NEUTRAL_PLACED, seat, region))
        self.turn = (seat + 1) % setting.seats
        self.acting = self.turn
        if self.neutrals == 0:
            self.turn = 0
            self._open_bids()

    # ---------------------------------------------------------------- bids

    def _bid(self, seat: i64, coins: i64, log: list[Fact] | None) -> None:
        """Sealed; when all have bid, all are opened at once."""
        self.bids = replaced(self.bids, seat, coins)
        if log is not None:
            log.append((BID_MADE, seat, coins))
        waiting = self.actors()
        if waiting:
            self.acting = waiting[0]
            return
        if log is not None:
            log.append((BIDS_REVEALED, *self.bids))
        highest = self._highest()
        if self.setting.dice and len(highest) > 1:
            self.phase = DICE
            self.acting = CHANCE
        else:
            self._win_bid(self._youngest(highest), log)

    def _youngest(self, seats: list[int]) -> i64:
        age = self.setting.age
        best: i64 = seats[0]
        seat: i64
        for seat in seats:
            if age[seat] < age[best]:
                best = seat
        return best

    def _win_roll(self, seat: i64, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((DICE_ROLLED, seat))
        self._win_bid(seat, log)

    def _win_bid(self, seat: i64, log: list[Fact] | None) -> None:
        self.coins[seat] -= self.bids[seat]
        self.turn = seat
        self.acting = seat
        self.phase = NAMING
        if log is not None:
            log.append((BID_WON, seat, self.bids[seat]))

    def _name_starter(self, seat: i64, starter: i64, log: list[Fact] | None) -> None:
        self.starter = starter
        self.turn = starter
        self.acting = starter
        self.phase = TAKING
        if log is not None:
            log.append((STARTER_NAMED, seat, starter))

    # ---------------------------------------------------------------- a turn

    def _take_card(self, seat: i64, slot: i64, log: list[Fact] | None) -> None:
        """Pay, lay the card open, and be free to use it. The cards left move up; the new one comes
        when the turn ends, so that until then all of it can be undone."""
        setting = self.setting
        card: i64 = self.row[slot]
        at: i64
        self.open -= 1
        for at in range(slot, self.open):
            self.row[at] = self.row[at + 1]
        self.row[self.open] = NONE
        self.coins[seat] -= setting.costs[slot]
        self.taken[seat * setting.limit + self.taken_count[seat]] = card
        self.taken_count[seat] += 1
        self.card = card
        self.left0 = setting.act_count[card * 2]
        self.left1 = setting.act_count[card * 2 + 1]
        self.phase = ACTING
        if log is not None:
            log.append((CARD_TAKEN, seat, slot + 1, card, setting.costs[slot]))

    def _use(self, kind: i64) -> None:
        """Count one act. "Or" gives up the other action, "and" what was skipped before this one.
        RULES 14."""
        setting = self.setting
        at: i64 = self.card * 2
        if self.left0 > 0 and setting.act_kind[at] == kind:
            self.left0 -= 1
            if setting.op[self.card] == OR:
                self.left1 = 0
        else:
            self.left1 -= 1
            if setting.op[self.card] == OR or setting.op[self.card] == AND:
                self.left0 = 0

    def _place_army(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        self.supply[seat] -= 1
        self.armies[region * self.setting.owners + seat] += 1
        self._use(PLACE)
        if log is not None:
            log.append((ARMY_PLACED, seat, region))

    def _move_army(self, seat: i64, step: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        region: i64 = setting.step_from[step]
        to: i64 = setting.step_to[step]
        self.armies[region * setting.owners + seat] -= 1
        self.armies[to * setting.owners + seat] += 1
        self._use(LAND if self._allows(LAND) else SEA)
        if log is not None:
            log.append((ARMY_MOVED, seat, region, to, int(step >= setting.sea_from[region])))

    def _build_city(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        at: i64 = region * self.setting.seats + seat
        self.cities = replaced(self.cities, seat, self.cities[seat] - 1)
        self.discs = replaced(self.discs, at, self.discs[at] + 1)
        self._use(CITY)
        if log is not None:
            log.append((CITY_BUILT, seat, region))

    def _destroy_army(self, seat: i64, owner: i64, region: i64, log: list[Fact] | None) -> None:
        """It goes back to its owner's supply; a neutral one leaves the game. RULES 13."""
        setting = self.setting
        self.armies[region * setting.owners + owner] -= 1
        if owner < setting.seats:
            self.supply[owner] += 1
        self._use(DESTROY)
        if log is not None:
            log.append((ARMY_DESTROYED, seat, owner, region))

    def _end_turn(self, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((TURN_ENDED, self.turn))
        self.card = NONE
        self.left0 = 0
        self.left1 = 0
        if self.left:
            self.phase = ROW
            self.acting = CHANCE
        else:
            self._next_turn(log)

    def _next_turn(self, log: list[Fact] | None) -> None:
        setting = self.setting
        seat: i64 = self.turn + 1
        if seat == setting.seats:
            seat = 0
        if self.taken_count[seat] == setting.limit:
            self._end_game(log)
            return
        self.turn = seat
        self.acting = seat
        self.phase = TAKING

    # ---------------------------------------------------------------- end

    def _end_game(self, log: list[Fact] | None) -> None:
        setting = self.setting
        points = scoring.score(self, log)
        seat: i64
        for seat in range(setting.seats):
            self.totals = replaced(self.totals, seat, self.totals[seat] + points[seat])
        if log is not None:
            log.append((GAME_SCORED, self.game, *points))
        if self.game < setting.games:
            self.game += 1
            self.set_up()
            return
        self.phase = OVER
        self.acting = NOBODY
        if log is not None:
            log.append((GAME_ENDED, *self.ranking()[0]))

    def scores(self) -> list[int]:
        """Points of earlier games and of this one as it stands."""
        if self.phase == OVER:
            return list(self.totals)
        now = scoring.score(self)
        return [self.totals[seat] + now[seat] for seat in range(self.setting.seats)]

    def standing(self, seat: i64) -> tuple[int, int, int, int]:
        """What decides: points, then coins, armies on the board, regions. RULES 20, 21."""
        total: int = self.scores()[seat]
        regions = 0
        for owner in scoring.controllers(self):
            if owner == seat:
                regions += 1
        return (total, self.coins[seat], self.armies_out(seat), regions)

    def ranking(self) -> list[list[int]]:
        places: dict[tuple[int, int, int, int], list[int]] = {}
        for seat in range(self.setting.seats):
            places.setdefault(self.standing(seat), []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    # ---------------------------------------------------------------- copies

    def copy(self) -> "Empire":
        new = Empire(self.setting)
        new.take_from(self)
        return new

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Only bids are secret, until all are made; the pile is a bag and holds no order."""
        if self.phase != BIDS:
            return
        other: i64
        for other in range(self.setting.seats):
            if other != seat and self.bids[other] != NONE:
                self.bids = replaced(self.bids, other, rng.below(self.coins[other] + 1))


def new_match(setting: Setting) -> Empire:
    position = Empire(setting)
    position.begin()
    return position


def from_ints(setting: Setting, ints: list[int]) -> Empire:
    position = Empire(setting)
    position.load_ints(ints)
    return position
