"""Reads an Eight-Minute Empire box.toml into typed tables and checks that it can be played."""

import re
from dataclasses import astuple, dataclass, replace
from functools import cache
from importlib.resources import files

from crownlands.core.colours import Colour, read_colours
from crownlands.core.game import Box
from crownlands.core.printed import Printed, fingerprint
from crownlands.games.eight_minute_empire.state import (
    AND,
    CITY,
    DESTROY,
    LAND,
    ONE,
    OR,
    PLACE,
    SEA,
)

ACTIONS = {"place": PLACE, "land": LAND, "sea": SEA, "city": CITY, "destroy": DESTROY}
SIGNS = {PLACE: "+", LAND: "L", SEA: "S", CITY: "C", DESTROY: "D"}
JOINS = {"or": OR, "and": AND}
JOKER = "joker"
NEUTRAL_LETTER = "N"
LEAST_SEATS, MOST_SEATS = 2, 5
SEATS = tuple(str(count) for count in range(LEAST_SEATS, MOST_SEATS + 1))
SIDES = ("A", "B")
MOST_CARDS = 400


@dataclass(frozen=True)
class Good:
    name: str
    points: tuple[tuple[int, int], ...]  # units, points
    tokens: int


@dataclass(frozen=True)
class Act:
    kind: int
    count: int

    @property
    def token(self) -> str:
        """+3, L2, S4, C or D."""
        single = self.count == 1 and self.kind in (CITY, DESTROY)
        return SIGNS[self.kind] + ("" if single else str(self.count))


@dataclass(frozen=True)
class Card:
    """A card as the rules tell it apart."""

    good: str
    units: int
    op: int
    acts: tuple[Act, ...]

    @property
    def token(self) -> str:
        """crystal:+2, 2carrot:+3, wood:+2/L3, carrot:D&+1."""
        number = str(self.units) if self.units > 1 else ""
        sign = "&" if self.op == AND else "/"
        return f"{number}{self.good}:{sign.join(act.token for act in self.acts)}"


@dataclass(frozen=True)
class Printing:
    """An entry of the box: a card, the same in the European deck, and when and how many."""

    card: Card
    european: Card
    seats: int  # the least number of seats that it is dealt for
    count: int


@dataclass(frozen=True)
class Side:
    """One side of the board."""

    start: str
    regions: tuple[str, ...]
    continents: tuple[tuple[str, tuple[str, ...]], ...]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]
    marked: tuple[str, ...]  # the regions that take a goods token

    def continent_of(self, region: str) -> str:
        return next(name for name, regions in self.continents if region in regions)


@dataclass(frozen=True)
class EmpireBox(Box):
    armies: int
    cities: int
    start: int
    coins: int
    coins_each: tuple[int, ...]  # by number of seats, from LEAST_SEATS
    costs: tuple[int, ...]
    cards_each: tuple[int, ...]
    neutral: int
    colours: tuple[Colour, ...]
    goods: tuple[Good, ...]
    printings: tuple[Printing, ...]
    sides: tuple[Side, ...]

    def deck(self, seats: int, european: bool) -> dict[Card, int]:
        """How many there are of each card with so many seats."""
        found: dict[Card, int] = {}
        for printing in self.printings:
            card = printing.european if european else printing.card
            if printing.seats <= seats:
                found[card] = found.get(card, 0) + printing.count
        return found


@cache
def standard_box() -> EmpireBox:
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _read(text, standard=True)


def read_box(text: str) -> EmpireBox:
    """An edited box; one that prints the same as the standard box is the standard box."""
    box = _read(text, standard=False)
    standard = standard_box()
    return standard if box.fingerprint == standard.fingerprint else box


def _read(text: str, standard: bool) -> EmpireBox:
    text = text.replace("\r\n", "\n")
    printed = Printed(text)
    tables = {"pieces", "coins", "row", "cards", "neutral", "colour", "good", "card", "map"}
    printed.only((), tables)
    armies, cities, start = _pieces(printed)
    coins, coins_each = _coins(printed)
    costs = _costs(printed)
    cards_each = _by_seats(printed, ("cards", "each"), 1, 60)
    printed.only(("cards",), {"each"})
    printed.only(("neutral",), {"armies"})
    neutral = printed.integer(("neutral", "armies"), 0, 60)
    colours = read_colours(printed, MOST_SEATS, {NEUTRAL_LETTER})
    goods = _goods(printed)
    printings = _printings(printed, goods)
    sides = tuple(_side(printed, name, goods) for name in SIDES)
    printed.only(("map",), set(SIDES))
    box = EmpireBox(
        text, standard, "",
        armies, cities, start, coins, coins_each, costs, cards_each, neutral,
        colours, goods, printings, sides,
    )  # fmt: skip
    _check_decks(printed, box)
    return replace(box, fingerprint=fingerprint(astuple(box)[3:]))


def _pieces(printed: Printed) -> tuple[int, int, int]:
    printed.only(("pieces",), {"armies", "cities", "start"})
    armies = printed.integer(("pieces", "armies"), 1, 99)
    cities = printed.integer(("pieces", "cities"), 0, 99)
    return armies, cities, printed.integer(("pieces", "start"), 0, armies)


def _by_seats(printed: Printed, path: tuple[str, ...], least: int, most: int) -> tuple[int, ...]:
    printed.only(path, set(SEATS))
    return tuple(printed.integer((*path, count), least, most) for count in SEATS)


def _coins(printed: Printed) -> tuple[int, tuple[int, ...]]:
    printed.only(("coins",), {"total", "each"})
    total = printed.integer(("coins", "total"), 0, 999)
    each = _by_seats(printed, ("coins", "each"), 0, 99)
    for count, coins in zip(SEATS, each, strict=True):
        if coins * int(count) > total:
            told = f"{count} × {coins} > {total}"
            raise printed.bad(("coins", "each", count), "too-few-coins", told)
    return total, each


def _costs(printed: Printed) -> tuple[int, ...]:
    printed.only(("row",), {"costs"})
    slots = range(printed.length(("row", "costs"), 1, 12))
    costs = tuple(printed.integer(("row", "costs", slot), 0, 99) for slot in slots)
    if costs[0] != 0:
        raise printed.bad(("row", "costs"), "first-not-free", costs[0])
    return costs


def _goods(printed: Printed) -> tuple[Good, ...]:
    goods: list[Good] = []
    for at in range(printed.length(("good",), 1, 12)):
        printed.only(("good", at), {"name", "points", "tokens"})
        name = printed.word(("good", at, "name"))
        if not re.fullmatch(r"[a-z_]+", name):
            raise printed.bad(("good", at, "name"), "not-a-name", name)
        if name == JOKER or any(name == good.name for good in goods):
            raise printed.bad(("good", at, "name"), "twice", name)
        tokens = printed.integer(("good", at, "tokens"), 0, 99)
        goods.append(Good(name, _points(printed, at), tokens))
    return tuple(goods)


def _points(printed: Printed, at: int) -> tuple[tuple[int, int], ...]:
    path = ("good", at, "points")
    steps: list[tuple[int, int]] = []
    for step in range(printed.length(path, 1, 20)):
        printed.length((*path, step), 2, 2)
        units = printed.integer((*path, step, 0), 1, 99)
        points = printed.integer((*path, step, 1), 1, 99)
        if steps and (units <= steps[-1][0] or points <= steps[-1][1]):
            raise printed.bad(path, "not-rising", f"[{units}, {points}]")
        steps.append((units, points))
    return tuple(steps)


def _printings(printed: Printed, goods: tuple[Good, ...]) -> tuple[Printing, ...]:
    known = {JOKER, *(good.name for good in goods)}
    return tuple(
        _printing(printed, at, known) for at in range(printed.length(("card",), 1, MOST_CARDS))
    )


def _printing(printed: Printed, at: int, goods: set[str]) -> Printing:
    printed.only(("card", at), {"good", "units", "actions", "eu", "seats", "count"})
    good = printed.word(("card", at, "good"))
    if good not in goods:
        known = ", ".join(sorted(goods))
        raise printed.bad(("card", at, "good"), "unknown-good", f"{good}: {known}")
    units = _optional(printed, at, "units", 1 if good == JOKER else 9)
    card = _card(printed, ("card", at, "actions"), good, units)
    european = card
    if printed.has(("card", at, "eu")):
        european = _card(printed, ("card", at, "eu"), good, units)
    seats = _optional(printed, at, "seats", MOST_SEATS)
    return Printing(card, european, seats, _optional(printed, at, "count", 99))


def _optional(printed: Printed, at: int, key: str, most: int) -> int:
    path = ("card", at, key)
    return printed.integer(path, 1, most) if printed.has(path) else 1


def _card(printed: Printed, path: tuple[str | int, ...], good: str, units: int) -> Card:
    text = printed.word(path)
    found = re.fullmatch(r"(\w+) (\d{1,2})(?: (or|and) (\w+) (\d{1,2}))?", text)
    kinds = (found[1], found[4]) if found else ()
    if not found or any(kind is not None and kind not in ACTIONS for kind in kinds):
        raise printed.bad(path, "unknown-action", f"{text}: {', '.join(ACTIONS)}")
    acts = [Act(ACTIONS[found[1]], int(found[2]))]
    if found[3]:
        acts.append(Act(ACTIONS[found[4]], int(found[5])))
    if any(act.count == 0 for act in acts) or {LAND, SEA} == {act.kind for act in acts}:
        raise printed.bad(path, "unclear-action", text)
    if len(acts) == 2 and acts[0].kind == acts[1].kind:
        raise printed.bad(path, "unclear-action", text)
    return Card(good, units, JOINS[found[3]] if found[3] else ONE, tuple(acts))


def _side(printed: Printed, name: str, goods: tuple[Good, ...]) -> Side:
    path = ("map", name)
    printed.only(path, {"start", "land", "sea", "marked", "continents"})
    continents = _continents(printed, name)
    regions = tuple(region for _, inside in continents for region in inside)
    start = printed.word((*path, "start"))
    if start not in regions:
        raise printed.bad((*path, "start"), "unknown-region", start)
    land = _borders(printed, (*path, "land"), regions, ())
    sea = _borders(printed, (*path, "sea"), regions, land)
    _check_reach(printed, path, start, regions, land + sea)
    marked = tuple(
        printed.word((*path, "marked", at))
        for at in range(printed.length((*path, "marked"), 0, len(regions)))
    )
    for region in marked:
        if region not in regions:
            raise printed.bad((*path, "marked"), "unknown-region", region)
        if marked.count(region) > 1:
            raise printed.bad((*path, "marked"), "twice", region)
    tokens = sum(good.tokens for good in goods)
    if len(marked) > tokens:
        raise printed.bad((*path, "marked"), "too-few-tokens", f"{len(marked)} > {tokens}")
    return Side(start, regions, continents, land, sea, marked)


def _continents(printed: Printed, side: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    path = ("map", side, "continents")
    found: list[tuple[str, tuple[str, ...]]] = []
    seen: set[str] = set()
    for name in printed.keys(path):
        inside: list[str] = []
        for at in range(printed.length((*path, name), 1, 60)):
            region = printed.word((*path, name, at))
            if not re.fullmatch(r"[A-Z][A-Z0-9]{0,7}", region):
                raise printed.bad((*path, name), "not-a-region", region)
            if region in seen:
                raise printed.bad((*path, name), "twice", region)
            seen.add(region)
            inside.append(region)
        found.append((name, tuple(inside)))
    if not 2 <= len(seen) <= 60:
        raise printed.bad(path, "wrong-length", f"{len(seen)}: 2–60")
    return tuple(found)


def _borders(
    printed: Printed,
    path: tuple[str, ...],
    regions: tuple[str, ...],
    others: tuple[tuple[str, str], ...],
) -> tuple[tuple[str, str], ...]:
    """Pairs of regions, none of them twice nor among the others."""
    found: list[tuple[str, str]] = []
    for at in range(printed.length(path, 0, 400)):
        text = printed.word((*path, at))
        one, _, other = text.partition("-")
        if one not in regions or other not in regions or one == other:
            raise printed.bad(path, "unknown-region", text)
        pair = (one, other)
        if any(known in (pair, pair[::-1]) for known in (*found, *others)):
            raise printed.bad(path, "twice", text)
        found.append(pair)
    return tuple(found)


def _check_reach(
    printed: Printed,
    path: tuple[str, ...],
    start: str,
    regions: tuple[str, ...],
    borders: tuple[tuple[str, str], ...],
) -> None:
    """Armies must be able to come everywhere."""
    reached = {start}
    for _ in regions:
        reached |= {there for pair in borders if reached & set(pair) for there in pair}
    for region in regions:
        if region not in reached:
            raise printed.bad((*path, "land"), "out-of-reach", region)


def _check_decks(printed: Printed, box: EmpireBox) -> None:
    """Every seat must find a card whenever it has to take one."""
    for at, count in enumerate(SEATS):
        seats = int(count)
        cards = sum(box.deck(seats, european=False).values())
        if cards < seats * box.cards_each[at]:
            told = f"{cards} < {seats} × {box.cards_each[at]}"
            raise printed.bad(("cards", "each", count), "too-few-cards", told)
        if cards > MOST_CARDS:
            raise printed.bad(("card",), "wrong-length", f"{cards}: 1–{MOST_CARDS}")
