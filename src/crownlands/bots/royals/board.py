"""What the board of Royals promises to each seat. It stays as it is through most choices, so it is
looked at once and known again."""

from typing import Final

from crownlands.core.ints import i64, vec
from crownlands.games.royals import scoring
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.state import NONE, PERIODS

POINT: Final = 1000  # one point, in the judge's numbers
# percent of its points that a marker is worth before it is won
NEXT_PERIOD: Final = 20  # to the seat that would take it if that period were now
TITLE: Final = 60
WAY: Final = 45  # of a bonus, for the square of the share of what it asks for
INFLUENCE: Final = 150
CUBE: Final = 40  # on a title, whoever leads there
PAGES: Final = 8  # boards that are known again


class Board:
    """Cubes and markers as they lie, and what they are worth."""

    __slots__ = ("cubes", "dearest", "exiled", "holder", "markers", "owner", "period", "promises")

    def __init__(self, state: Royals) -> None:
        setting = state.setting
        self.period: i64 = state.period
        self.holder = state.holder[:]
        self.exiled = state.exiled[:]
        self.cubes = state.title_cubes[:]
        self.owner = state.owner[:]
        self.markers = vec[i64]([0] * setting.seats)  # points of this period to who would take them
        self.promises = vec[i64]([0] * setting.seats)  # all else
        self.dearest = vec[i64]([0] * (setting.seats * setting.countries))
        country: i64
        seat: i64
        for country in range(setting.countries):
            self._add_periods(state, country)
        _add_titles(state, self.promises)
        for seat in range(setting.seats):
            self.promises[seat] += bonuses(state, seat)
            for country in range(setting.countries):
                self.dearest[seat * setting.countries + country] = dearest(state, seat, country)

    def is_of(self, state: Royals) -> bool:
        return (
            self.period == state.period
            and same(self.holder, state.holder)
            and same(self.cubes, state.title_cubes)
            and same(self.owner, state.owner)
            and same(self.exiled, state.exiled)
        )

    def _add_periods(self, state: Royals, country: i64) -> None:
        """The markers of this period and the next ones, to those who would take them now."""
        setting = state.setting
        order = scoring.ranked(state, country)
        period: i64
        place: i64
        for period in range(state.period, PERIODS):
            marker: i64 = setting.marker_period + (country * PERIODS + period) * 2
            for place in range(min(2, len(order))):
                value: i64 = setting.marker_value[marker + place]
                if period == state.period:
                    self.markers[order[place]] += value
                else:
                    self.promises[order[place]] += value * NEXT_PERIOD * POINT // 100
        for seat in order:
            self.promises[seat] += scoring.influence(state, seat, country) * INFLUENCE


class Atlas:
    """The boards that were looked at last."""

    def __init__(self) -> None:
        self.pages: list[Board] = []
        self.oldest: i64 = 0

    def board(self, state: Royals) -> Board:
        for known in self.pages:
            if known.is_of(state):
                return known
        board = Board(state)
        if len(self.pages) < PAGES:
            self.pages.append(board)
        else:
            self.pages[self.oldest] = board
            self.oldest = (self.oldest + 1) % PAGES
        return board


def same(one: vec[i64], other: vec[i64]) -> bool:
    at: i64
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def _add_titles(state: Royals, totals: vec[i64]) -> None:
    """Most cubes, a share of most, or close to it."""
    setting = state.setting
    title: i64
    seat: i64
    for title in range(setting.titles):
        first: i64 = title * setting.seats
        most: i64 = 0
        leaders: i64 = 0
        for seat in range(setting.seats):
            cubes: i64 = state.title_cubes[first + seat]
            if cubes > most:
                most = cubes
                leaders = 0
            if cubes == most:
                leaders += 1
        if most == 0:
            continue
        value: i64 = setting.full[title] if leaders == 1 else setting.half[title]
        if leaders > 2:
            value = 0
        for seat in range(setting.seats):
            cubes = state.title_cubes[first + seat]
            if cubes == most:
                totals[seat] += value * TITLE * POINT // 100
            totals[seat] += cubes * CUBE


def bonuses(state: Royals, seat: i64) -> i64:
    """Part of the country and noble house bonuses that the seat is on its way to."""
    setting = state.setting
    total: i64 = 0
    country: i64
    for country in range(setting.countries):
        marker: i64 = setting.marker_country + country * 2
        if state.owner[marker] != seat and state.owner[marker + 1] == NONE:
            if state.owner[marker] != NONE:
                marker += 1
            has: i64 = scoring.cities_held(state, seat, country)
            total += on_the_way(setting.marker_value[marker], has, setting.in_country[country])
    best: i64 = NONE
    for marker in range(setting.marker_noble, setting.marker_period):
        if state.owner[marker] == seat:
            return total
        if state.owner[marker] == NONE and best == NONE:
            best = marker
    if best != NONE:
        has = scoring.titles_held(state, seat)
        total += on_the_way(setting.marker_value[best], has, setting.titles)
    return total


def on_the_way(points: i64, has: i64, needs: i64) -> i64:
    return points * POINT * WAY * has * has // (100 * needs * needs)


def dearest(state: Royals, seat: i64, country: i64) -> i64:
    """The cost of the dearest position there that the seat does not hold."""
    setting = state.setting
    most: i64 = 0
    place: i64
    for place in range(setting.strong_first[country], setting.strong_first[country + 1]):
        at: i64 = setting.strong[place]
        if state.holder[at] != seat:
            most = max(most, setting.at_cost[at])
    return most
