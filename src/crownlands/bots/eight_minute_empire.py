"""What an Eight-Minute Empire position is worth to a seat: lands, goods, and means for more."""

from typing import Final

from crownlands.bots.greedy import NO_LIMIT, Best, Judge, best_of_few
from crownlands.core.contract import State
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.eight_minute_empire import scoring
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.state import (
    ACTING,
    BIDS,
    NAMING,
    NONE,
    OR,
    OVER,
    ROW,
    TAKING,
)

POINT: Final = 1000  # one point, in the judge's numbers
# a region
FIRM: Final = 70  # each piece more than a lead needs, while somebody may still come
SAFE: Final = 3  # pieces beyond which a lead gets no firmer
LEVEL: Final = 300  # a tie for the lead
CLOSE: Final = 120  # one piece short of it
# a continent
CONTINENT_FIRM: Final = 60
CONTINENT_LEVEL: Final = 450
CONTINENT_CLOSE: Final = 250
# means, worth more the longer the game still lasts
COIN: Final = 220
TURN: Final = 1900  # one that is still to come
SPARE_COIN: Final = 10  # one that no card can cost any more: it breaks ties
CITY: Final = 60  # each turn that a city may still bring armies
ARMY: Final = 40  # each on the board: it may go somewhere
SPARE_JOKER: Final = 400
PROGRESS: Final = 70  # percent of a step's points that its units are worth on the way
ACTIONS: Final = (0, 330, 200, 220, 700, 600)  # each army placed, step, sea step, city, kill
START: Final = 2  # coins that it is worth to name the starting player


class Shelf:
    """The cards of a seat when they were last looked at, and what they were worth. Most of what
    is looked at differs in armies alone."""

    __slots__ = ("cards", "worth")

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([NONE])
        self.worth: i64 = 0


class EmpireJudge(Judge):
    def __init__(self) -> None:
        self.point = POINT
        self.spread = 5 * POINT
        self.swing = 0
        self.trust = 100.0
        self.few = 6
        self.deep = NO_LIMIT
        self.past_draws = False
        self.careful = False
        self.rounds = 1
        self.again = True
        self.shelves: list[Shelf] = []

    def prospects(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Empire)
        while len(self.shelves) < state.setting.seats:
            self.shelves.append(Shelf())
        totals = prospects(state, self.shelves)
        if state.phase == NAMING or state.phase == TAKING:
            totals[state.turn] += COIN * START
        if state.phase == BIDS or (state.phase == NAMING and state.turn != seat):
            # other bids are only imagined: one's own is judged as if it had to be paid
            totals[seat] -= COIN * max(0, state.bids[seat] - START)
        return totals

    def to_come(self, state: State) -> i64:
        assert isinstance(state, Empire)
        return 100 - 100 * state.taken_count[state.setting.seats - 1] // state.setting.limit

    def swift(self, state: State, seat: i64, rng: Rng) -> i64:
        """A card for its good, its price and what it lets one do, the rest as it comes."""
        assert isinstance(state, Empire)
        if state.phase != TAKING:
            return best_of_few(self, state, seat, rng)
        best = Best()
        move: i64
        for move in state.legal(seat):
            trial = state.copy()
            trial.apply(seat, move)
            best.offer(move, self.worth(trial, seat) + still_to_do(trial), rng)
        return best.move

    def goes_on(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Empire)
        return state.phase == ACTING and state.turn == seat

    def minds_chance(self, state: State) -> bool:
        """The row is not looked at: others take from it first."""
        assert isinstance(state, Empire)
        return state.phase != ROW


def still_to_do(state: Empire) -> i64:
    """What the card in use may bring, roughly."""
    if state.phase != ACTING:
        return 0
    setting = state.setting
    at: i64 = state.card * 2
    first: i64 = state.left0 * ACTIONS[setting.act_kind[at]]
    second: i64 = state.left1 * ACTIONS[setting.act_kind[at + 1]]
    return max(first, second) if setting.op[state.card] == OR else first + second


def prospects(state: Empire, shelves: list[Shelf]) -> vec[i64]:
    """What each seat has and may hope for."""
    setting = state.setting
    totals = vec[i64]([0] * setting.seats)
    seat: i64
    if state.phase == OVER or is_finished(state):
        points = state.scores()
        for seat in range(setting.seats):
            totals[seat] = points[seat] * POINT + state.coins[seat] * SPARE_COIN
        return totals
    owners = lands(state, totals)
    for seat in range(setting.seats):
        totals[seat] += state.totals[seat] * POINT
        totals[seat] += shelved(state, seat, owners, shelves[seat]) + means(state, seat)
    return totals


def is_finished(state: Empire) -> bool:
    """Whether this game is over but for the last card that is turned up."""
    if state.phase != ROW:
        return False
    seat: i64
    for seat in range(state.setting.seats):
        if state.taken_count[seat] < state.setting.limit:
            return False
    return True


def lands(state: Empire, totals: vec[i64]) -> vec[i64]:
    """Add what regions and continents are worth; say who controls each region, as scoring does."""
    setting = state.setting
    wide: i64 = setting.owners
    owners = vec[i64]([NONE] * setting.regions)
    here = vec[i64]([0] * wide)
    continents = vec[i64]([0] * (setting.continents * wide))
    region: i64
    owner: i64
    at: i64
    for region in range(setting.regions):
        if _count(state, region, here) == 0:
            continue
        leader: i64 = _value(here, 0, totals, FIRM, LEVEL, CLOSE)
        if leader < setting.seats:
            owners[region] = leader
        at = setting.continent[region] * wide
        if not setting.by_regions:
            for owner in range(wide):
                continents[at + owner] += here[owner]
        elif leader != NONE:
            continents[at + leader] += 1
    for at in range(0, setting.continents * wide, wide):
        _value(continents, at, totals, CONTINENT_FIRM, CONTINENT_LEVEL, CONTINENT_CLOSE)
    return owners


def _count(state: Empire, region: i64, counts: vec[i64]) -> i64:
    """scoring.in_region() without a new table; how many pieces there are at all."""
    setting = state.setting
    total: i64 = 0
    armies: i64 = region * setting.owners
    discs: i64 = region * setting.seats
    owner: i64
    for owner in range(setting.owners):
        counts[owner] = state.armies[armies + owner]
        if owner < setting.seats:
            counts[owner] += state.discs[discs + owner]
        total += counts[owner]
    return total


def _value(
    counts: vec[i64], first: i64, totals: vec[i64], firm: i64, level: i64, close: i64
) -> i64:
    """Add what a majority is worth to those who have it, share it or come close; who leads. The
    pieces of each owner stand in `counts` from `first` on."""
    most: i64 = 0
    second: i64 = 0
    leader: i64 = NONE
    owner: i64
    count: i64
    for owner in range(len(totals) + 1):  # the last are the neutral armies
        count = counts[first + owner]
        if count > most:
            second = most
            most = count
            leader = owner
        elif count > second:
            second = count
    if second == most:
        leader = NONE
    for owner in range(len(totals)):
        count = counts[first + owner]
        if owner == leader:
            totals[owner] += POINT + firm * min(SAFE, most - second - 1)
        elif count and count == most:
            totals[owner] += level
        elif count:
            totals[owner] += close // (most - count)
    return leader


def shelved(state: Empire, seat: i64, owners: vec[i64], shelf: Shelf) -> i64:
    """What the seat's goods are worth, looked at anew only if they are others than before."""
    if len(state.setting.marked):  # regions bring goods too
        return goods(state, seat, owners)
    count: i64 = state.taken_count[seat]
    first: i64 = seat * state.setting.limit
    known: bool = count == len(shelf.cards)
    at: i64 = 0
    while known and at < count:
        known = shelf.cards[at] == state.taken[first + at]
        at += 1
    if not known:
        shelf.cards = state.taken[first : first + count]
        shelf.worth = goods(state, seat, owners)
    return shelf.worth


def goods(state: Empire, seat: i64, owners: vec[i64]) -> i64:
    """Points as they stand, and part of the next step's for what is there of it."""
    setting = state.setting
    hoard = scoring.hoard_of(state, seat, owners)
    left: i64 = setting.limit - state.taken_count[seat]
    total: i64 = 0
    good: i64
    for good in range(setting.goods):
        units: i64 = hoard.units[good] + hoard.tokens[good] + hoard.jokers[good]
        if units:
            total += scoring.points_for(setting, good, units) * POINT
            total += _progress(state, good, units, left)
    if left:
        total += hoard.spare * SPARE_JOKER
    return total


def _progress(state: Empire, good: i64, units: i64, left: i64) -> i64:
    """The share of the way to the next step, if so many cards may still come."""
    setting = state.setting
    now: i64 = scoring.points_for(setting, good, units)
    first: i64 = units
    while first > 0 and scoring.points_for(setting, good, first - 1) == now:
        first -= 1
    to: i64 = units + 1
    while to < setting.points_wide and scoring.points_for(setting, good, to) == now:
        to += 1
    if to >= setting.points_wide or to - units > left:
        return 0
    gain: i64 = (scoring.points_for(setting, good, to) - now) * POINT
    return gain * (units - first) * PROGRESS // ((to - first) * 100)


def means(state: Empire, seat: i64) -> i64:
    """Turns, coins for them, cities where armies may arrive, armies on the board."""
    setting = state.setting
    left: i64 = setting.limit - state.taken_count[seat]
    spent: i64 = min(state.coins[seat], left * 2)
    total: i64 = spent * COIN + (state.coins[seat] - spent) * SPARE_COIN + left * TURN
    built: i64 = setting.cities - state.cities[seat]
    total += built * CITY * min(left, 5)
    if left:
        total += state.armies_out(seat) * ARMY
    return total
