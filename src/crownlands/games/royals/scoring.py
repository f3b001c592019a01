"""Bonuses, periods and titles: which markers a seat has earned, in the rulebook's words."""

from typing import Final

from crownlands.core.contract import Fact
from crownlands.core.ints import i64, vec
from crownlands.games.royals.state import GONE, NONE, PERIODS, Position

# facts, as in rules.py
CITY_BONUS: Final = 30
COUNTRY_BONUS: Final = 31
NOBLE_BONUS: Final = 32
PERIOD_SCORED: Final = 33
TITLE_SCORED: Final = 34

# what puts one of two seats with equal influence before the other
BY_TITLE: Final = 0
BY_CITY: Final = 1
BY_NEXT: Final = 2
BY_ORDER: Final = 3


def give(state: Position, marker: i64, seat: i64) -> None:
    state.owner[marker] = seat
    state.points[seat] += state.setting.marker_value[marker]


def pay_bonuses(state: Position, seat: i64, at: i64, log: list[Fact] | None) -> None:
    """What the seat earns by the cubes it has just placed for a position."""
    setting = state.setting
    city: i64 = setting.at_city[at]
    if state.owner[setting.marker_city + city] == NONE:
        give(state, setting.marker_city + city, seat)
        if log is not None:
            log.append((CITY_BONUS, seat, city, setting.city_bonus[city]))
    _pay_country(state, seat, setting.at_country[at], log)
    _pay_noble(state, seat, log)


def cities_held(state: Position, seat: i64, country: i64) -> i64:
    """In how many cities of a country the seat has a cube, exiled ones too."""
    setting = state.setting
    count: i64 = 0
    city: i64
    for city in range(setting.cities):
        if setting.city_country[city] == country and state.is_in(seat, city):
            count += 1
    return count


def _pay_country(state: Position, seat: i64, country: i64, log: list[Fact] | None) -> None:
    setting = state.setting
    marker: i64 = setting.marker_country + country * 2
    if state.owner[marker] == seat or state.owner[marker + 1] != NONE:
        return  # has one already, or both are gone
    if cities_held(state, seat, country) < setting.in_country[country]:
        return
    if state.owner[marker] != NONE:
        marker += 1
    give(state, marker, seat)
    if log is not None:
        log.append((COUNTRY_BONUS, seat, country, setting.marker_value[marker]))


def titles_held(state: Position, seat: i64) -> i64:
    """On how many title markers the seat has a cube."""
    setting = state.setting
    count: i64 = 0
    title: i64
    for title in range(setting.titles):
        if state.title_cubes[title * setting.seats + seat]:
            count += 1
    return count


def _pay_noble(state: Position, seat: i64, log: list[Fact] | None) -> None:
    setting = state.setting
    free: i64 = NONE
    marker: i64
    for marker in range(setting.marker_noble, setting.marker_period):
        if state.owner[marker] == seat:
            return
        if state.owner[marker] == NONE and free == NONE:
            free = marker
    if free == NONE or titles_held(state, seat) < setting.titles:
        return
    give(state, free, seat)
    if log is not None:
        log.append((NOBLE_BONUS, seat, setting.marker_value[free]))


# ---------------------------------------------------------------- periods


def influence(state: Position, seat: i64, country: i64) -> i64:
    """Of the positions that the seat holds in a country now."""
    setting = state.setting
    total: i64 = 0
    place: i64
    for place in range(setting.strong_first[country], setting.strong_first[country + 1]):
        at: i64 = setting.strong[place]
        if state.holder[at] == seat:
            total += setting.at_influence[at]
    return total


def is_stronger(state: Position, country: i64, one: i64, other: i64) -> bool:
    """With equal influence, the seat that holds the better position: by title, then by the city's
    bonus; where these are equal too, the next best."""
    setting = state.setting
    ahead: i64 = 0
    strength: i64 = NONE
    place: i64
    for place in range(setting.strong_first[country], setting.strong_first[country + 1]):
        at: i64 = setting.strong[place]
        if setting.strength_of(at) != strength:
            if ahead:
                return ahead > 0
            strength = setting.strength_of(at)
        ahead += 1 if state.holder[at] == one else 0
        ahead -= 1 if state.holder[at] == other else 0
    return ahead > 0


def ranked(state: Position, country: i64) -> list[int]:
    """The seats with influence in a country, strongest first; equals in turn order."""
    seats: i64 = state.setting.seats
    order: list[int] = []
    held: list[int] = []
    step: i64
    for step in range(seats):
        seat: i64 = (max(0, state.starter) + step) % seats
        own: i64 = influence(state, seat, country)
        if own == 0:
            continue
        at: i64 = len(order)
        while at > 0 and (
            own > held[at - 1]
            or (own == held[at - 1] and is_stronger(state, country, seat, order[at - 1]))
        ):
            at -= 1
        order.insert(at, seat)
        held.insert(at, own)
    return order


def score_period(state: Position, log: list[Fact] | None) -> None:
    """In every country the two most influential seats take the period's markers."""
    setting = state.setting
    country: i64
    for country in range(setting.countries):
        marker: i64 = setting.marker_period + (country * PERIODS + state.period) * 2
        seats = ranked(state, country)
        place: i64
        for place in range(2):
            if place < len(seats):
                give(state, marker + place, seats[place])
            else:
                state.owner[marker + place] = GONE
        if log is not None:
            log.append((PERIOD_SCORED, state.period, country, *_told(state, country, seats)))


def _told(state: Position, country: i64, order: list[int]) -> list[int]:
    """The first three seats, what parts each from the next one if they tie, and all influence."""
    held = [influence(state, seat, country) for seat in range(state.setting.seats)]
    best = [*order, NONE, NONE, NONE][:3]
    ties = [
        tie_break(state, country, one, other)
        if other != NONE and held[one] == held[other]
        else NONE
        for one, other in ((best[0], best[1]), (best[1], best[2]))
    ]
    return best + ties + held


def tie_break(state: Position, country: i64, winner: i64, loser: i64) -> i64:
    """Where the positions of two ranked seats differ first."""
    setting = state.setting
    above, below = _held(state, country, winner), _held(state, country, loser)
    if setting.at_title[above[0]] != setting.at_title[below[0]]:
        return BY_TITLE
    strong, weak = [[setting.strength_of(at) for at in held] for held in (above, below)]
    if strong[0] != weak[0]:
        return BY_CITY
    return BY_ORDER if strong == weak else BY_NEXT


def _held(state: Position, country: i64, seat: i64) -> list[int]:
    """A seat's positions in a country, strongest first."""
    setting = state.setting
    places = range(setting.strong_first[country], setting.strong_first[country + 1])
    return [
        setting.strong[place] for place in places if state.holder[setting.strong[place]] == seat
    ]


# ---------------------------------------------------------------- titles


def leaders(state: Position, title: i64) -> list[int]:
    """The seats with most cubes on a title's marker."""
    seats: i64 = state.setting.seats
    first: i64 = title * seats
    cubes = state.title_cubes[first : first + seats]
    most = max(cubes)
    if most == 0:
        return []
    return [seat for seat in range(seats) if cubes[seat] == most]


def score_titles(state: Position, log: list[Fact] | None) -> None:
    """From the lowest: most cubes take both halves, two that tie one half each, more nothing."""
    setting = state.setting
    title: i64
    for title in range(setting.titles):
        marker: i64 = setting.marker_title + title * 2
        best = leaders(state, title)
        if len(best) == 1:
            state.owner[marker] = best[0]
            state.owner[marker + 1] = best[0]
            state.points[best[0]] += setting.full[title]
        elif len(best) == 2:
            give(state, marker, best[0])
            give(state, marker + 1, best[1])
        else:
            state.owner[marker] = GONE
            state.owner[marker + 1] = GONE
        if log is not None:
            seats: i64 = setting.seats
            cubes = state.title_cubes[title * seats : (title + 1) * seats]
            winners = best if len(best) <= 2 else []
            told = [*winners, NONE, NONE][:2]
            log.append((TITLE_SCORED, title, *told, *cubes))


def best_marker(state: Position, seat: i64, titles_only: bool) -> i64:
    """The highest single marker that a seat owns; both halves of a title are one marker."""
    setting = state.setting
    best: i64 = 0
    marker: i64
    for marker in range(setting.marker_title if titles_only else 0, setting.markers):
        if state.owner[marker] == seat:
            best = max(best, value_of(state, marker))
    return best


def value_of(state: Position, marker: i64) -> i64:
    """What an owned marker is worth: only half, where the other half is somebody else's."""
    setting = state.setting
    if marker < setting.marker_title:
        return setting.marker_value[marker]
    title: i64 = (marker - setting.marker_title) // 2
    first: i64 = setting.marker_title + title * 2
    whole: bool = state.owner[first] == state.owner[first + 1]
    return setting.full[title] if whole else setting.half[title]


def final_tally(state: Position, seat: i64) -> vec[i64]:
    """The points from each kind of marker: cities, countries, noble house, periods, titles."""
    setting = state.setting
    bounds = [setting.marker_country, setting.marker_noble, setting.marker_period]
    bounds += [setting.marker_title, setting.markers]
    totals = vec[i64]([0] * 5)
    kind: i64 = 0
    marker: i64
    for marker in range(setting.marker_title):
        while marker >= bounds[kind]:
            kind += 1
        if state.owner[marker] == seat:
            totals[kind] += setting.marker_value[marker]
    title: i64
    for title in range(setting.titles):
        first: i64 = setting.marker_title + title * 2
        if state.owner[first] == seat and state.owner[first + 1] == seat:
            totals[4] += setting.full[title]
        elif state.owner[first] == seat or state.owner[first + 1] == seat:
            totals[4] += setting.half[title]
    return totals
