"""The events of Kingdoms: what the compiled rules log as numbers, as typed facts."""

from collections.abc import Sequence

from crownlands.core.contract import Fact
from crownlands.core.game import Event
from crownlands.games.kingdoms import rules, scoring
from crownlands.games.kingdoms.box import KingdomsBox
from crownlands.games.kingdoms.state import Setting


class RoundStarted(Event, frozen=True, tag="round-started"):
    round: int


class TileDealt(Event, frozen=True, tag="tile-dealt"):
    """A starting tile; None to everybody but its owner."""

    seat: int
    tile: str | None


class StarterChosen(Event, frozen=True, tag="starter-chosen"):
    seat: int


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    """None to everybody but the drawer, until it is placed."""

    seat: int
    tile: str | None


class CastlePlaced(Event, frozen=True, tag="castle-placed"):
    seat: int
    rank: int
    square: str


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    """A tile drawn from the supply or, without luck, chosen from it."""

    seat: int
    tile: str
    square: str
    chosen: bool


class StartingTilePlaced(Event, frozen=True, tag="starting-tile-placed"):
    seat: int
    tile: str
    square: str


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class LineScored(Event, frozen=True, tag="line-scored"):
    """A row or column, or the part of it that these squares are."""

    line: str  # "row 3", "column b"
    whole: bool
    squares: tuple[str, ...]
    base: int
    gains: tuple[int, ...]  # by seat


class FinalRound(Event, frozen=True, tag="final-round"):
    """Last castle: this seat has placed its own last one."""

    seat: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    round: int


class CastlesReturned(Event, frozen=True, tag="castles-returned"):
    seat: int
    count: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[int, ...]
    money: int


KingdomsEvent = (
    RoundStarted
    | TileDealt
    | StarterChosen
    | TileDrawn
    | CastlePlaced
    | TilePlaced
    | StartingTilePlaced
    | Passed
    | LineScored
    | FinalRound
    | RoundEnded
    | CastlesReturned
    | GameEnded
)


class Telling:
    """Turns the numbers of the log into events, with the box's names for squares and tiles."""

    def __init__(self, box: KingdomsBox, setting: Setting) -> None:
        self.setting = setting
        self.squares = box.squares()
        self.tiles = [tile.token for tile in box.tiles]

    def event(self, fact: Fact) -> KingdomsEvent:
        kind, *of = fact
        match kind:
            case rules.ROUND_STARTED:
                return RoundStarted(of[0])
            case rules.TILE_DEALT:
                return TileDealt(of[0], self.tiles[of[1]])
            case rules.STARTER_CHOSEN:
                return StarterChosen(of[0])
            case rules.TILE_DRAWN:
                return TileDrawn(of[0], self.tiles[of[1]])
            case rules.CASTLE_PLACED:
                return CastlePlaced(of[0], of[1], self.squares[of[2]])
            case rules.TILE_PLACED:
                chosen = self.setting.no_luck
                return TilePlaced(of[0], self.tiles[of[1]], self.squares[of[2]], chosen)
            case rules.STARTING_TILE_PLACED:
                return StartingTilePlaced(of[0], self.tiles[of[1]], self.squares[of[2]])
            case rules.PASSED:
                return Passed(of[0])
            case scoring.LINE_SCORED:
                return self._line_scored(of)
            case rules.FINAL_ROUND:
                return FinalRound(of[0])
            case rules.ROUND_ENDED:
                return RoundEnded(of[0])
            case rules.CASTLES_RETURNED:
                return CastlesReturned(of[0], of[1])
            case rules.GAME_ENDED:
                return GameEnded(tuple(of[1:]), of[0])
        raise AssertionError(fact)

    def _line_scored(self, of: Sequence[int]) -> LineScored:
        line, first, length, base, *gains = of
        is_row = line < self.setting.rows
        step = 1 if is_row else self.setting.columns
        squares = tuple(self.squares[first + step * at] for at in range(length))
        name = f"row {squares[0][1:]}" if is_row else f"column {squares[0][0]}"
        whole = length == (self.setting.columns if is_row else self.setting.rows)
        return LineScored(name, whole, squares, base, tuple(gains))
