"""Reads an El Grande box.toml into typed tables and checks that it can be played."""

import re
from dataclasses import astuple, dataclass, replace
from functools import cache
from importlib.resources import files

from crownlands.core.colours import Colour, read_colours
from crownlands.core.game import Box
from crownlands.core.printed import Path, Printed, fingerprint
from crownlands.games.el_grande.cards import EFFECTS, Effect
from crownlands.games.el_grande.setting import DECKS, VALUES

LEAST_SEATS, MOST_SEATS = 2, 5
SEATS = tuple(str(count) for count in range(LEAST_SEATS, MOST_SEATS + 1))
CASTILLO = "castillo"
COURT = "court"
ME = "me"  # in moves: the seat that makes them
MOST_REGIONS = 20
MOST_VALUE = 40
MOST_COPIES = 99


@dataclass(frozen=True)
class Region:
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Card:
    """A kind of action card."""

    name: str
    deck: int  # from 1, and its heads
    copies: int
    effect: str
    numbers: tuple[int, ...]  # as the rules read them


@dataclass(frozen=True)
class GrandeBox(Box):
    colours: tuple[Colour, ...]
    rounds: tuple[int, ...]
    short_rounds: tuple[int, ...]
    scoring: tuple[int, ...]
    home: int
    court: int
    province: int
    heads: tuple[int, ...]  # of the power cards, from 1
    king_bonus: int
    home_bonus: int
    scored_places: tuple[int, ...]  # by number of seats, from LEAST_SEATS
    castillo: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    regions: tuple[Region, ...]
    borders: tuple[tuple[str, str], ...]
    cards: tuple[Card, ...]

    def region_names(self) -> list[str]:
        return [region.name for region in self.regions]

    def place_names(self) -> list[str]:
        """The regions and the Castillo."""
        return [*self.region_names(), CASTILLO]

    def card_names(self) -> list[str]:
        return [card.name for card in self.cards]

    def neighbours(self) -> list[list[int]]:
        """Of every region, by number."""
        names = self.region_names()
        pairs = [(names.index(one), names.index(other)) for one, other in self.borders]
        both = [*pairs, *((other, one) for one, other in pairs)]
        return [sorted(to for at, to in both if at == region) for region in range(len(names))]


@cache
def standard_box() -> GrandeBox:
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _read(text, standard=True)


def read_box(text: str) -> GrandeBox:
    """An edited box; one that prints the same as the standard box is the standard box."""
    box = _read(text, standard=False)
    standard = standard_box()
    return standard if box.fingerprint == standard.fingerprint else box


def _read(text: str, standard: bool) -> GrandeBox:
    text = text.replace("\r\n", "\n")
    printed = Printed(text)
    tables = {"rounds", "caballeros", "power", "scoring", "castillo", "map"}
    printed.only((), tables | {"colour", "scoreboard", "region", "card"})
    printed.only(("caballeros",), {"home", "court", "province"})
    printed.only(("power",), {"heads"})
    printed.only(("scoring",), {"king", "home", "places"})
    printed.only(("castillo",), {"values"})
    rounds, short, scoring = _rounds(printed)
    regions = _regions(printed)
    box = GrandeBox(
        text, standard, "",
        read_colours(printed, MOST_SEATS),
        rounds, short, scoring,
        printed.integer(("caballeros", "home"), 0, 99),
        printed.integer(("caballeros", "court"), 0, 99),
        printed.integer(("caballeros", "province"), 0, 99),
        _heads(printed, max(len(rounds), len(short))),
        printed.integer(("scoring", "king"), 0, MOST_VALUE),
        printed.integer(("scoring", "home"), 0, MOST_VALUE),
        _places(printed),
        _values(printed, ("castillo", "values")),
        _boards(printed),
        regions,
        _borders(printed, [region.name for region in regions]),
        _cards(printed),
    )  # fmt: skip
    _check_map(printed, box)
    _check_decks(printed, box)
    return replace(box, fingerprint=fingerprint(astuple(box)[3:]))


def _rounds(printed: Printed) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    printed.only(("rounds",), {"full", "short", "scoring"})
    full, short, scoring = (
        _rising(printed, ("rounds", key)) for key in ("full", "short", "scoring")
    )
    for key, played in (("full", full), ("short", short)):
        if played[-1] not in scoring or not set(scoring) <= set(played):
            told = f"{', '.join(map(str, played))} / {', '.join(map(str, scoring))}"
            raise printed.bad(("rounds", key), "not-scored", told)
    return full, short, scoring


def _rising(printed: Printed, path: Path) -> tuple[int, ...]:
    numbers = tuple(
        printed.integer((*path, at), 1, 99) for at in range(printed.length(path, 1, 20))
    )
    if list(numbers) != sorted(set(numbers)):
        raise printed.bad(path, "not-rising", ", ".join(map(str, numbers)))
    return numbers


def _heads(printed: Printed, rounds: int) -> tuple[int, ...]:
    """So many that even the last to play in the last round finds a value that nobody has played."""
    path = ("power", "heads")
    least = rounds + MOST_SEATS - 1
    return tuple(
        printed.integer((*path, at), 0, 30) for at in range(printed.length(path, least, 30))
    )


def _places(printed: Printed) -> tuple[int, ...]:
    printed.only(("scoring", "places"), set(SEATS))
    return tuple(printed.integer(("scoring", "places", count), 1, VALUES) for count in SEATS)


def _values(printed: Printed, path: Path) -> tuple[int, ...]:
    """What the first, second and third place bring."""
    printed.length(path, VALUES, VALUES)
    values = tuple(printed.integer((*path, at), 0, MOST_VALUE) for at in range(VALUES))
    if list(values) != sorted(values, reverse=True):
        raise printed.bad(path, "not-falling", ", ".join(map(str, values)))
    return values


def _boards(printed: Printed) -> tuple[tuple[int, ...], ...]:
    found = []
    for at in range(printed.length(("scoreboard",), 1, 4)):
        printed.only(("scoreboard", at), {"values"})
        values = _values(printed, ("scoreboard", at, "values"))
        if values in found:
            raise printed.bad(("scoreboard", at, "values"), "twice", ", ".join(map(str, values)))
        found.append(values)
    return tuple(found)


def _name(printed: Printed, path: Path, others: list[str]) -> str:
    name = printed.word(path)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise printed.bad(path, "not-a-name", name)
    if name in others:
        raise printed.bad(path, "twice", name)
    return name


def _regions(printed: Printed) -> tuple[Region, ...]:
    """At least one more than there are seats, for the King."""
    regions: list[Region] = []
    for at in range(printed.length(("region",), MOST_SEATS + 1, MOST_REGIONS)):
        printed.only(("region", at), {"name", "values"})
        names = [CASTILLO, COURT, ME, *(region.name for region in regions)]
        name = _name(printed, ("region", at, "name"), names)
        regions.append(Region(name, _values(printed, ("region", at, "values"))))
    return tuple(regions)


def _borders(printed: Printed, regions: list[str]) -> tuple[tuple[str, str], ...]:
    printed.only(("map",), {"borders"})
    path = ("map", "borders")
    found: list[tuple[str, str]] = []
    for at in range(printed.length(path, 1, MOST_REGIONS * MOST_REGIONS)):
        text = printed.word((*path, at))
        one, _, other = text.partition("-")
        if one not in regions or other not in regions or one == other:
            raise printed.bad(path, "not-a-border", text)
        if (one, other) in found or (other, one) in found:
            raise printed.bad(path, "twice", text)
        found.append((one, other))
    return tuple(found)


def _cards(printed: Printed) -> tuple[Card, ...]:
    cards: list[Card] = []
    for at in range(printed.length(("card",), DECKS, 99)):
        path = ("card", at)
        name = _name(printed, (*path, "name"), [card.name for card in cards])
        deck = printed.integer((*path, "deck"), 1, DECKS)
        word = printed.word((*path, "effect"))
        if word not in EFFECTS:
            raise printed.bad((*path, "effect"), "unknown-effect", word, EFFECTS)
        effect = EFFECTS[word]
        printed.only(path, {"name", "deck", "copies", "effect", *effect.keys})
        copies = 1
        if printed.has((*path, "copies")):
            copies = printed.integer((*path, "copies"), 1, effect.most_copies or MOST_COPIES)
        numbers = _numbers(printed, path, effect)
        if word == "intrigue":
            _check_intrigue(printed, path, dict(zip(effect.keys, numbers, strict=True)))
        cards.append(Card(name, deck, copies, word, numbers))
    return tuple(cards)


def _numbers(printed: Printed, path: Path, effect: Effect) -> tuple[int, ...]:
    found = []
    for key, default in effect.keys.items():
        here = (*path, key)
        if default is not None and not printed.has(here):
            found.append(default)
        elif key == "classes":
            numbers = range(printed.length(here, 1, 9))
            classes = {printed.integer((*here, at), 0, MOST_VALUE) for at in numbers}
            found.append(sum(1 << value for value in classes))
        elif key == "one_region":
            found.append(printed.integer(here, 0, 1))
        else:
            found.append(printed.integer(here, 1, 99))
    return tuple(found)


def _check_intrigue(printed: Printed, path: Path, numbers: dict[str, int]) -> None:
    """Whoever takes it must have something to do: whom to move, and how many in all."""
    moved = numbers["own"] or numbers["foreign"]
    if numbers["total"] and not moved:
        raise printed.bad((*path, "own"), "missing")
    if not numbers["total"] and (moved or numbers["one_region"] or not numbers["court"]):
        raise printed.bad((*path, "total"), "missing")


def _check_map(printed: Printed, box: GrandeBox) -> None:
    """Caballeros must find a region wherever the King stands, and he a way on."""
    for at, others in enumerate(box.neighbours()):
        if not others:
            raise printed.bad(("region", at, "name"), "no-borders", box.regions[at].name)


def _check_decks(printed: Printed, box: GrandeBox) -> None:
    """A card of every deck in every round; the last deck is the King's card, which comes back."""
    for deck in range(1, DECKS):
        cards = sum(card.copies for card in box.cards if card.deck == deck)
        rounds = max(len(box.rounds), len(box.short_rounds))
        if cards < rounds:
            told = f"{deck}: {cards} < {rounds}"
            raise printed.bad(("card",), "too-few-cards", told)
    kings = [at for at, card in enumerate(box.cards) if card.deck == DECKS]
    if len(kings) != 1:
        raise printed.bad(("card",), "one-king-card", len(kings))
    for word, effect in EFFECTS.items():
        cards = sum(card.copies for card in box.cards if card.effect == word)
        if effect.most_copies and cards > effect.most_copies:
            told = f"{word}: {cards} > {effect.most_copies}"
            raise printed.bad(("card",), "too-many-cards", told)
        if word in ("veto", "recall") and any(box.cards[at].effect == word for at in kings):
            raise printed.bad(("card", kings[0], "effect"), "unknown-effect", word)
