"""Reads a Kingdoms box.toml into typed tables and checks that it can be played."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from crownlands.core.colours import Colour, read_colours
from crownlands.core.game import Box
from crownlands.core.printed import Printed, fingerprint
from crownlands.games.kingdoms.state import (
    DRAGON,
    GOLD_MINE,
    HAZARD,
    MOUNTAIN,
    RESOURCE,
    WIZARD,
)

KINDS = {
    "resource": RESOURCE,
    "hazard": HAZARD,
    "mountain": MOUNTAIN,
    "dragon": DRAGON,
    "gold_mine": GOLD_MINE,
    "wizard": WIZARD,
}
TOKENS = {MOUNTAIN: "MT", DRAGON: "DR", GOLD_MINE: "GM", WIZARD: "WZ"}
LEAST_SEATS, MOST_SEATS = 2, 4
MOST_SQUARES = 400
MOST_TILES = 400
MOST_MINES = 16  # each doubles again, and compiled numbers end at 2**63


@dataclass(frozen=True)
class Tile:
    """A tile as the rules tell it apart: by kind and value. `names` are its pictures."""

    kind: int
    value: int
    count: int
    names: tuple[str, ...]

    @property
    def token(self) -> str:
        """+3, -6, MT, DR, GM or WZ."""
        return TOKENS.get(self.kind) or f"{self.value:+d}"


@dataclass(frozen=True)
class KingdomsBox(Box):
    rows: int
    columns: int
    start_money: int
    rounds: int
    colours: tuple[Colour, ...]
    castles: tuple[int, ...]  # of every colour, from rank 1
    rank1_dealt: tuple[int, ...]  # by number of seats, from LEAST_SEATS
    tiles: tuple[Tile, ...]

    @property
    def tile_count(self) -> int:
        return sum(tile.count for tile in self.tiles)

    def squares(self) -> list[str]:
        """The squares' names in order: a1, b1 ... with columns as letters, rows as numbers."""
        letters = [chr(ord("a") + column) for column in range(self.columns)]
        return [f"{letter}{row}" for row in range(1, self.rows + 1) for letter in letters]


@cache
def standard_box() -> KingdomsBox:
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _read(text, standard=True)


def read_box(text: str) -> KingdomsBox:
    """An edited box; one that prints the same as the standard box is the standard box."""
    box = _read(text, standard=False)
    standard = standard_box()
    return standard if box.fingerprint == standard.fingerprint else box


def _read(text: str, standard: bool) -> KingdomsBox:
    text = text.replace("\r\n", "\n")
    printed = Printed(text)
    printed.only((), {"board", "money", "rounds", "colour", "castles", "tile"})
    rows, columns = _board(printed)
    printed.only(("money",), {"start"})
    printed.only(("rounds",), {"count"})
    colours = read_colours(printed, MOST_SEATS)
    castles = _castles(printed)
    rank1_dealt = _rank1_dealt(printed, castles)
    tiles = _tiles(printed)
    start_money = printed.integer(("money", "start"), 0, 10_000)
    rounds = printed.integer(("rounds", "count"), 1, 20)
    facts = [rows, columns, start_money, rounds, castles, rank1_dealt]
    facts += [[(colour.name, colour.letter) for colour in colours]]
    facts += [[(tile.kind, tile.value, tile.count, tile.names) for tile in tiles]]
    return KingdomsBox(
        text, standard, fingerprint(facts),
        rows, columns, start_money, rounds, colours, castles, rank1_dealt, tiles,
    )  # fmt: skip


def _board(printed: Printed) -> tuple[int, int]:
    printed.only(("board",), {"rows", "columns"})
    rows = printed.integer(("board", "rows"), 1, 99)
    columns = printed.integer(("board", "columns"), 1, 26)
    if rows * columns > MOST_SQUARES:
        raise printed.bad(
            ("board", "rows"), "too-many-squares", f"{rows * columns} > {MOST_SQUARES}"
        )
    return rows, columns


def _castles(printed: Printed) -> tuple[int, ...]:
    printed.only(("castles",), {"each", "rank1"})
    ranks = printed.length(("castles", "each"), 1, 9)
    return tuple(printed.integer(("castles", "each", rank), 0, 99) for rank in range(ranks))


def _rank1_dealt(printed: Printed, castles: tuple[int, ...]) -> tuple[int, ...]:
    dealt: list[int] = []
    wanted = [str(count) for count in range(LEAST_SEATS, MOST_SEATS + 1)]
    printed.only(("castles", "rank1"), set(wanted))
    for count in wanted:
        path = ("castles", "rank1", count)
        dealt.append(printed.integer(path, 0, castles[0]))
        if dealt[-1] + sum(castles[1:]) == 0:
            raise printed.bad(path, "no-castles")
    return tuple(dealt)


def _tiles(printed: Printed) -> tuple[Tile, ...]:
    """Tiles of the same kind and value are one tile to the rules, with several names."""
    merged: dict[tuple[int, int], Tile] = {}
    names: set[str] = set()
    for at in range(printed.length(("tile",), 1, 64)):
        tile = _tile(printed, at)
        if tile.names[0] in names:
            raise printed.bad(("tile", at, "name"), "twice", tile.names[0])
        names.update(tile.names)
        same = merged.get((tile.kind, tile.value))
        if same:
            tile = Tile(tile.kind, tile.value, same.count + tile.count, same.names + tile.names)
        if tile.kind == GOLD_MINE and tile.count > MOST_MINES:
            told = f"{tile.count}: 1–{MOST_MINES}"
            raise printed.bad(("tile", at, "count"), "out-of-range", told)
        merged[tile.kind, tile.value] = tile
    tiles = tuple(merged.values())
    total = sum(tile.count for tile in tiles)
    if not MOST_SEATS <= total <= MOST_TILES:
        raise printed.bad(("tile",), "wrong-tile-count", f"{total}: {MOST_SEATS}–{MOST_TILES}")
    return tiles


def _tile(printed: Printed, at: int) -> Tile:
    printed.only(("tile", at), {"name", "kind", "value", "count"})
    name = printed.word(("tile", at, "name"))
    word = printed.word(("tile", at, "kind"))
    if word not in KINDS:
        raise printed.bad(("tile", at, "kind"), "unknown-kind", f"{word}: {', '.join(KINDS)}")
    kind = KINDS[word]
    value = 0
    if kind == RESOURCE:
        value = printed.integer(("tile", at, "value"), 1, 99)
    elif kind == HAZARD:
        value = printed.integer(("tile", at, "value"), -99, -1)
    elif printed.has(("tile", at, "value")):
        value = printed.integer(("tile", at, "value"), 0, 0)
    return Tile(kind, value, printed.integer(("tile", at, "count"), 1, 99), (name,))
