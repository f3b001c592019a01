"""Reads a Royals box.toml into typed tables and checks that it can be played."""

import re
from dataclasses import astuple, dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import combinations

from crownlands.core.colours import Colour, read_colours
from crownlands.core.game import Box
from crownlands.core.printed import Path, Printed, fingerprint
from crownlands.games.royals.state import OPEN_CARDS, PERIODS

LEAST_SEATS, MOST_SEATS = 2, 5
SEATS = tuple(str(count) for count in range(LEAST_SEATS, MOST_SEATS + 1))
MOST_POINTS = 99


@dataclass(frozen=True)
class Title:
    name: str
    cost: int
    intrigue: int  # cards to take it over
    full: int
    half: int


@dataclass(frozen=True)
class Country:
    name: str
    cards: tuple[int, ...]  # by number of seats, from LEAST_SEATS
    bonus: tuple[int, ...]
    period: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class City:
    name: str
    country: int
    bonus: int
    positions: tuple[tuple[int, int], ...]  # title, influence


@dataclass(frozen=True)
class RoyalsBox(Box):
    colours: tuple[Colour, ...]
    cubes: tuple[int, ...]
    most_cards: int
    most_intrigue: int
    first_draw: tuple[tuple[int, ...], ...]  # by number of seats
    copies: int  # of each intrigue card
    nobles: tuple[tuple[int, ...], ...]  # by number of seats
    titles: tuple[Title, ...]
    countries: tuple[Country, ...]
    cities: tuple[City, ...]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The countries of each kind of intrigue card."""
        return list(combinations(range(len(self.countries)), 2))

    def pair_names(self) -> list[str]:
        names = [country.name for country in self.countries]
        return [f"{names[one]}-{names[other]}" for one, other in self.pairs]

    def positions(self) -> list[tuple[int, int, int]]:
        """City, title and influence of every position, in the order of the cities."""
        return [
            (at, title, influence)
            for at, city in enumerate(self.cities)
            for title, influence in city.positions
        ]

    def position_names(self) -> list[str]:
        """paris king, bordeaux princess ..."""
        places = self.positions()
        return [f"{self.cities[at].name} {self.titles[title].name}" for at, title, _ in places]


@cache
def standard_box() -> RoyalsBox:
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _read(text, standard=True)


def read_box(text: str) -> RoyalsBox:
    """An edited box; one that prints the same as the standard box is the standard box."""
    box = _read(text, standard=False)
    standard = standard_box()
    return standard if box.fingerprint == standard.fingerprint else box


def _read(text: str, standard: bool) -> RoyalsBox:
    text = text.replace("\r\n", "\n")
    printed = Printed(text)
    tables = {"colour", "hand", "first_draw", "intrigue", "noble_house", "title", "country", "city"}
    printed.only((), tables)
    printed.only(("hand",), {"country", "intrigue"})
    printed.only(("intrigue",), {"copies"})
    titles = _titles(printed)
    countries = _countries(printed)
    box = RoyalsBox(
        text, standard, "",
        read_colours(printed, MOST_SEATS, more={"cubes"}),
        tuple(printed.integer(("colour", at, "cubes"), 0, 999) for at in range(MOST_SEATS)),
        printed.integer(("hand", "country"), 1, 99),
        printed.integer(("hand", "intrigue"), 0, 99),
        _first_draw(printed),
        printed.integer(("intrigue", "copies"), 0, 99),
        _nobles(printed),
        titles,
        countries,
        _cities(printed, titles, countries),
    )  # fmt: skip
    _check(printed, box)
    return replace(box, fingerprint=fingerprint(astuple(box)[3:]))


def _first_draw(printed: Printed) -> tuple[tuple[int, ...], ...]:
    printed.only(("first_draw",), set(SEATS))
    return tuple(
        tuple(
            printed.integer(("first_draw", count, at), 0, OPEN_CARDS)
            for at in range(printed.length(("first_draw", count), int(count), int(count)))
        )
        for count in SEATS
    )


def _nobles(printed: Printed) -> tuple[tuple[int, ...], ...]:
    printed.only(("noble_house",), set(SEATS))
    return tuple(_values(printed, ("noble_house", count), 0, MOST_SEATS) for count in SEATS)


def _values(printed: Printed, path: Path, least: int, most: int) -> tuple[int, ...]:
    """Points of markers, best first."""
    values = tuple(
        printed.integer((*path, at), 0, MOST_POINTS)
        for at in range(printed.length(path, least, most))
    )
    if list(values) != sorted(values, reverse=True):
        raise printed.bad(path, "not-falling", ", ".join(map(str, values)))
    return values


def _name(printed: Printed, path: Path, others: list[str]) -> str:
    name = printed.word(path)
    if not re.fullmatch(r"[a-z_]+", name):
        raise printed.bad(path, "not-a-name", name)
    if name in others:
        raise printed.bad(path, "twice", name)
    return name


def _titles(printed: Printed) -> tuple[Title, ...]:
    titles: list[Title] = []
    for at in range(printed.length(("title",), 1, 12)):
        path = ("title", at)
        printed.only(path, {"name", "cost", "intrigue", "marker"})
        name = _name(printed, (*path, "name"), [title.name for title in titles])
        cost = printed.integer((*path, "cost"), 1, 20)
        intrigue = printed.integer((*path, "intrigue"), 1, 20)
        full, half = _values(printed, (*path, "marker"), 2, 2)
        if full != 2 * half:
            raise printed.bad((*path, "marker"), "not-half", f"{full}, {half}")
        if titles and full <= titles[-1].full:
            raise printed.bad((*path, "marker"), "not-rising", full)
        titles.append(Title(name, cost, intrigue, full, half))
    return tuple(titles)


def _countries(printed: Printed) -> tuple[Country, ...]:
    countries: list[Country] = []
    for at in range(printed.length(("country",), 2, 8)):
        path = ("country", at)
        printed.only(path, {"name", "cards", "bonus", "period"})
        name = _name(printed, (*path, "name"), [country.name for country in countries])
        printed.only((*path, "cards"), set(SEATS))
        cards = tuple(printed.integer((*path, "cards", count), 0, 200) for count in SEATS)
        bonus = _values(printed, (*path, "bonus"), 2, 2)
        printed.length((*path, "period"), PERIODS, PERIODS)
        period = tuple(_values(printed, (*path, "period", when), 2, 2) for when in range(PERIODS))
        countries.append(Country(name, cards, bonus, period))
    return tuple(countries)


def _cities(
    printed: Printed, titles: tuple[Title, ...], countries: tuple[Country, ...]
) -> tuple[City, ...]:
    known = [country.name for country in countries]
    cities: list[City] = []
    for at in range(printed.length(("city",), 1, 60)):
        path = ("city", at)
        printed.only(path, {"name", "country", "bonus", "positions"})
        name = _name(printed, (*path, "name"), [city.name for city in cities])
        country = printed.word((*path, "country"))
        if country not in known:
            named = f"{country}: {', '.join(known)}"
            raise printed.bad((*path, "country"), "unknown-country", named)
        bonus = printed.integer((*path, "bonus"), 0, MOST_POINTS)
        positions = _positions(printed, (*path, "positions"), titles)
        cities.append(City(name, known.index(country), bonus, positions))
    for at, country in enumerate(known):
        if not any(city.country == at for city in cities):
            raise printed.bad(("country", at, "name"), "no-cities", country)
    return tuple(cities)


def _positions(
    printed: Printed, path: Path, titles: tuple[Title, ...]
) -> tuple[tuple[int, int], ...]:
    names = [title.name for title in titles]
    found: list[tuple[int, int]] = []
    for at in range(printed.length(path, 1, 4)):
        printed.only((*path, at), {"title", "influence"})
        title = printed.word((*path, at, "title"))
        if title not in names:
            raise printed.bad(path, "unknown-title", f"{title}: {', '.join(names)}")
        if any(title == names[other] for other, _ in found):
            raise printed.bad(path, "twice", title)
        found.append((names.index(title), printed.integer((*path, at, "influence"), 0, 99)))
    return tuple(found)


def _check(printed: Printed, box: RoyalsBox) -> None:
    _check_titles(printed, box)
    _check_deck(printed, box)


def _check_titles(printed: Printed, box: RoyalsBox) -> None:
    """Every title stands somewhere, and is not called like a city."""
    held = {title for city in box.cities for title, _ in city.positions}
    for at, title in enumerate(box.titles):
        if at not in held:
            raise printed.bad(("title", at, "name"), "no-position", title.name)
        if title.name in {city.name for city in box.cities}:
            raise printed.bad(("title", at, "name"), "twice", title.name)


def _check_deck(printed: Printed, box: RoyalsBox) -> None:
    """Even with every hand full, all must find cards to draw until the last round is over."""
    for at, count in enumerate(SEATS):
        seats = int(count)
        cards = sum(country.cards[at] for country in box.countries)
        needed = seats * box.most_cards + OPEN_CARDS * (seats + 1)
        if cards < needed:
            raise printed.bad(("country",), "too-few-cards", f"{count}: {cards} < {needed}")
