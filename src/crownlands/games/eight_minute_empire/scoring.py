"""Scoring, in the rulebook's order: regions, continents, goods with their jokers."""

from typing import Final

from crownlands.core.contract import Fact
from crownlands.core.ints import i64, vec
from crownlands.games.eight_minute_empire.state import NONE, Position, Setting

# facts, as in rules.py
REGION_SCORED: Final = 20
CONTINENT_SCORED: Final = 21
GOODS_SCORED: Final = 22


def strongest(counts: vec[i64], seats: i64) -> i64:
    """The seat that has strictly more than every other owner; NONE for a tie or a neutral lead."""
    best: i64 = NONE
    most: i64 = 0
    owner: i64
    for owner in range(len(counts)):
        if counts[owner] > most:
            best = owner
            most = counts[owner]
        elif counts[owner] == most:
            best = NONE
    return best if best < seats else NONE


def in_region(state: Position, region: i64) -> vec[i64]:
    """The pieces of each owner there: armies, and every city as one more."""
    owners: i64 = state.setting.owners
    seats: i64 = state.setting.seats
    counts = state.armies[region * owners : (region + 1) * owners]
    seat: i64
    for seat in range(seats):
        counts[seat] += state.discs[region * seats + seat]
    return counts


def controllers(state: Position) -> vec[i64]:
    """Who controls each region, or NONE."""
    setting = state.setting
    found = vec[i64]([NONE] * setting.regions)
    region: i64
    for region in range(setting.regions):
        found[region] = strongest(in_region(state, region), setting.seats)
    return found


def on_continents(state: Position) -> list[vec[i64]]:
    """What counts on each continent for each owner: pieces, or regions where that is played."""
    setting = state.setting
    counts = [vec[i64]([0] * setting.owners) for _ in range(setting.continents)]
    region: i64
    owner: i64
    for region in range(setting.regions):
        here = in_region(state, region)
        there = counts[setting.continent[region]]
        if setting.by_regions:  # RULES 15: the neutral armies can hold a region too
            leader: i64 = strongest(here, setting.owners)
            if leader != NONE:
                there[leader] += 1
        else:
            for owner in range(setting.owners):
                there[owner] += here[owner]
    return counts


class Hoard:
    """What one seat has of each good: cards, their units, tokens, and the jokers put to it."""

    __slots__ = ("cards", "jokers", "spare", "tokens", "units")

    def __init__(self, goods: i64) -> None:
        self.cards: vec[i64] = vec[i64]([0] * goods)
        self.units: vec[i64] = vec[i64]([0] * goods)
        self.tokens: vec[i64] = vec[i64]([0] * goods)
        self.jokers: vec[i64] = vec[i64]([0] * goods)
        self.spare: i64 = 0  # jokers that are put to no good


def hoard_of(state: Position, seat: i64, owners: vec[i64]) -> Hoard:
    """A seat's goods, with its jokers where they bring most; `owners` are controllers()."""
    setting = state.setting
    hoard = Hoard(setting.goods)
    first: i64 = seat * setting.limit
    at: i64
    for at in range(state.taken_count[seat]):
        card: i64 = state.taken[first + at]
        good: i64 = setting.card_good[card]
        if good == setting.goods:
            hoard.spare += 1
        else:
            hoard.cards[good] += 1
            hoard.units[good] += setting.card_units[card]
    region: i64
    for region in setting.marked:
        if owners[region] == seat and state.goods[region] != NONE:
            hoard.tokens[state.goods[region]] += 1
    if hoard.spare:
        _put_jokers(setting, hoard)
    return hoard


def points_for(setting: Setting, good: i64, units: i64) -> i64:
    return setting.points[good * setting.points_wide + min(units, setting.points_wide - 1)]


def _put_jokers(setting: Setting, hoard: Hoard) -> None:
    """RULES 18: at most one joker to a card of a good; what pays most, fewest jokers first."""
    jokers: i64 = hoard.spare
    best = vec[i64]([0] * (jokers + 1))  # by jokers used for the goods seen so far
    chosen: list[vec[i64]] = []
    good: i64
    used: i64
    put: i64
    for good in range(setting.goods):
        units: i64 = hoard.units[good] + hoard.tokens[good]
        better = vec[i64]([0] * (jokers + 1))
        choice = vec[i64]([0] * (jokers + 1))
        for used in range(jokers + 1):
            better[used] = best[used] + points_for(setting, good, units)
            for put in range(1, min(used, hoard.cards[good]) + 1):
                total: i64 = best[used - put] + points_for(setting, good, units + put)
                if total > better[used]:
                    better[used] = total
                    choice[used] = put
        best = better
        chosen.append(choice)
    used = 0
    for put in range(1, jokers + 1):
        if best[put] > best[used]:
            used = put
    hoard.spare = jokers - used
    for good in range(setting.goods - 1, -1, -1):
        hoard.jokers[good] = chosen[good][used]
        used -= hoard.jokers[good]


def goods_points(setting: Setting, hoard: Hoard) -> i64:
    total: i64 = 0
    good: i64
    for good in range(setting.goods):
        units: i64 = hoard.units[good] + hoard.tokens[good] + hoard.jokers[good]
        total += points_for(setting, good, units)
    return total


def score(state: Position, log: list[Fact] | None = None) -> vec[i64]:
    """Everybody's points if the game ended now."""
    setting = state.setting
    seats: i64 = setting.seats
    points = vec[i64]([0] * seats)
    owners = controllers(state)
    region: i64
    for region in range(setting.regions):
        if owners[region] != NONE:
            points[owners[region]] += 1
        if log is not None:
            here = in_region(state, region)
            if max(here):
                log.append((REGION_SCORED, region, owners[region], *here))
    _score_continents(state, points, log)
    seat: i64
    for seat in range(seats):
        hoard = hoard_of(state, seat, owners)
        points[seat] += goods_points(setting, hoard)
        if log is not None:
            _tell_goods(setting, seat, hoard, log)
    return points


def _score_continents(state: Position, points: vec[i64], log: list[Fact] | None) -> None:
    for continent, counts in enumerate(on_continents(state)):
        leader: i64 = strongest(counts, state.setting.seats)
        if leader != NONE:
            points[leader] += 1
        if log is not None and max(counts):
            log.append((CONTINENT_SCORED, continent, leader, *counts))


def _tell_goods(setting: Setting, seat: i64, hoard: Hoard, log: list[Fact]) -> None:
    good: i64
    for good in range(setting.goods):
        units: i64 = hoard.units[good] + hoard.tokens[good] + hoard.jokers[good]
        if units:
            paid = points_for(setting, good, units)
            told = (hoard.units[good], hoard.tokens[good], hoard.jokers[good])
            log.append((GOODS_SCORED, seat, good, *told, paid))
