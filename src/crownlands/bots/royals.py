"""What a Royals position is worth to a seat: markers, what the board promises, cards in hand."""

from typing import Final

from crownlands.bots.greedy import NO_LIMIT, Judge
from crownlands.core.contract import State
from crownlands.core.ints import i64, vec
from crownlands.games.royals import scoring
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.state import (
    DRAWING,
    FROM_INTRIGUE,
    FROM_PILE,
    NONE,
    OVER,
    PAYING,
    PERIODS,
)

POINT: Final = 1000  # one point, in the judge's numbers
# percent of its points that a marker is worth before it is won
THIS_PERIOD: Final = 55  # to the seat that would take it now; nearer the end of the period, more
NEXT_PERIOD: Final = 20
TITLE: Final = 60
WAY: Final = 45  # of a bonus, for the square of the share of what it asks for
INFLUENCE: Final = 150
CUBE: Final = 40  # on a title, whoever leads there
# cards
CARD: Final = 700  # each in hand that helps to buy something in its country
TOGETHER: Final = 35  # for the square of their number: the dear positions are worth saving for
JOKER_CARD: Final = 260  # each that is only good for a joker
UNSEEN: Final = 800  # one that is still to be drawn, at its best
SCHEMES: Final = (500, 400, 300, 200)  # intrigue cards in hand, one after the other
WANTED: Final = 900  # what one that is to be drawn is worth beyond that: it opens up positions
FEW: Final = 8  # free positions below which cards are worth less without intrigue
LATE: Final = 4  # turns before the end from which cards lose their worth


class RoyalsJudge(Judge):
    def __init__(self) -> None:
        self.point = POINT
        self.spread = 8 * POINT
        self.swing = 20 * POINT
        self.trust = 100.0
        self.few = 6
        self.deep = NO_LIMIT
        self.past_draws = False
        self.careful = False
        self.again = False

    def prospects(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Royals)
        totals = prospects(state)
        if state.turn == seat:
            totals[seat] += to_be_drawn(state)
        return totals

    def to_come(self, state: State) -> i64:
        assert isinstance(state, Royals)
        cards: i64 = state.setting.deck_size
        left: i64 = (PERIODS - 1 - state.period) * cards + state.pile_size
        return 0 if state.phase == OVER else 100 * left // (PERIODS * cards)

    def goes_on(self, state: State, seat: i64) -> bool:
        """A payment belongs to the choice of its position."""
        assert isinstance(state, Royals)
        return state.phase == PAYING and state.turn == seat

    def minds_chance(self, state: State) -> bool:
        """Cards that are turned up are worth what an unseen one is, and the display is for the
        others first."""
        return False


def prospects(state: Royals) -> vec[i64]:
    """What each seat has and may hope for."""
    setting = state.setting
    totals = vec[i64]([0] * setting.seats)
    seat: i64
    for seat in range(setting.seats):
        totals[seat] = state.points[seat] * POINT
    if state.phase == OVER:
        return totals
    country: i64
    for country in range(setting.countries):
        _add_periods(state, country, totals)
    _add_titles(state, totals)
    for seat in range(setting.seats):
        totals[seat] += bonuses(state, seat) + cards(state, seat)
    return totals


# ---------------------------------------------------------------- the board


def _add_periods(state: Royals, country: i64, totals: vec[i64]) -> None:
    """The markers of this period and the next ones, to those who would take them now."""
    setting = state.setting
    order = scoring.ranked(state, country)
    spent: i64 = 100 - 100 * min(state.pile_size, setting.deck_size) // setting.deck_size
    share: i64 = 100 if state.closing else THIS_PERIOD + (100 - THIS_PERIOD) * spent // 100
    period: i64
    place: i64
    for period in range(state.period, PERIODS):
        marker: i64 = setting.marker_period + (country * PERIODS + period) * 2
        for place in range(min(2, len(order))):
            totals[order[place]] += setting.marker_value[marker + place] * share * POINT // 100
        share = NEXT_PERIOD
    for seat in order:
        totals[seat] += scoring.influence(state, seat, country) * INFLUENCE


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


# ---------------------------------------------------------------- cards


def cards(state: Royals, seat: i64) -> i64:
    """Cards of a country as long as they buy something there, others as parts of jokers."""
    setting = state.setting
    total: i64 = 0
    country: i64
    for country in range(setting.countries):
        held: i64 = state.hands[seat * setting.countries + country]
        useful: i64 = min(held, dearest(state, seat, country))
        total += useful * CARD + useful * useful * TOGETHER + (held - useful) * JOKER_CARD
    over: i64 = state.cards_of(seat) - setting.most_cards
    if over > 0:
        total -= over * UNSEEN
    held = min(state.schemes_of(seat), setting.most_intrigue)
    for country in range(held):
        total += scheme(country)
    return total * min(LATE, turns_left(state, seat)) // LATE


def scheme(held: i64) -> i64:
    """What one more intrigue card is worth to a seat that holds some."""
    return SCHEMES[held] if held < len(SCHEMES) else 0


def to_be_drawn(state: Royals) -> i64:
    """Cards that the seat whose turn it is will still draw: of both ways the better one."""
    if state.phase != DRAWING and state.phase != FROM_PILE and state.phase != FROM_INTRIGUE:
        return 0
    setting = state.setting
    one: i64 = unseen(state, state.turn)
    fit: i64 = min(state.countries_left, max(0, setting.most_cards - state.cards_of(state.turn)))
    total: i64 = fit * one + (state.countries_left - fit) * JOKER_CARD
    held: i64 = state.schemes_of(state.turn)
    room: bool = held < setting.most_intrigue and turns_left(state, state.turn) > 1
    if state.intrigue_left and room:
        given_up: i64 = 2 * one if setting.open_draw else 0
        plot: i64 = scheme(held) + WANTED // (held + 1)
        if state.phase == FROM_INTRIGUE:
            return total - given_up + plot
        total += max(0, plot - given_up)
    return total


def unseen(state: Royals, seat: i64) -> i64:
    """A country card that may be any: without intrigue it buys only what nobody holds."""
    if state.schemes_of(seat):
        return UNSEEN
    free: i64 = 0
    holder: i64
    for holder in state.holder:
        free += 1 if holder == NONE else 0
    return JOKER_CARD + (UNSEEN - JOKER_CARD) * min(free, FEW) // FEW


def turns_left(state: Royals, seat: i64) -> i64:
    """How many turns the seat will have, this one included: roughly."""
    setting = state.setting
    seats: i64 = setting.seats
    if state.closing:
        first: i64 = state.starter
        return 1 if (seat + seats - first) % seats >= (state.turn + seats - first) % seats else 0
    later: i64 = (PERIODS - 1 - state.period) * setting.deck_size // 2
    return 1 + (state.pile_size + later) // (2 * seats)


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
