"""The moves of Kingdoms: typed, and as one line of text that is the same in every language."""

from collections.abc import Iterator
from functools import lru_cache

from crownlands.core.vocabulary import Move, Vocabulary
from crownlands.games.kingdoms.box import KingdomsBox


class PlaceCastle(Move, frozen=True, tag="place-castle"):
    rank: int
    square: str


class PlaceStartingTile(Move, frozen=True, tag="place-starting-tile"):
    square: str


class PlaceDrawnTile(Move, frozen=True, tag="place-drawn-tile"):
    square: str


class DrawTile(Move, frozen=True, tag="draw-tile"):
    pass


class Pass(Move, frozen=True, tag="pass"):
    pass


class PlaceSupplyTile(Move, frozen=True, tag="place-supply-tile"):
    """No luck: choose a tile of the open supply and place it."""

    tile: str
    square: str


class DealStartingTile(Move, frozen=True, tag="deal-starting-tile"):
    """Chance."""

    seat: int
    tile: str


class TurnUpTile(Move, frozen=True, tag="turn-up-tile"):
    """Chance: the tile that the seat draws."""

    tile: str


class ChooseStarter(Move, frozen=True, tag="choose-starter"):
    """Chance."""

    seat: int


KingdomsMove = (
    PlaceCastle
    | PlaceStartingTile
    | PlaceDrawnTile
    | DrawTile
    | Pass
    | PlaceSupplyTile
    | DealStartingTile
    | TurnUpTile
    | ChooseStarter
)


@lru_cache(maxsize=64)
def vocabulary(box: KingdomsBox, seats: int) -> Vocabulary:
    letters = [colour.letter for colour in box.colours]

    def write(move: Move) -> str:
        match move:
            case PlaceCastle(rank, square):
                return f"castle {rank} {square}"
            case PlaceStartingTile(square):
                return f"starting {square}"
            case PlaceDrawnTile(square):
                return f"place {square}"
            case DrawTile():
                return "draw"
            case Pass():
                return "pass"
            case PlaceSupplyTile(tile, square):
                return f"tile {tile} {square}"
            case DealStartingTile(seat, tile):
                return f"deal {letters[seat]} {tile}"
            case TurnUpTile(tile):
                return f"drawn {tile}"
            case ChooseStarter(seat):
                return f"first {letters[seat]}"
        raise AssertionError(move)

    return Vocabulary(_all_moves(box, seats), write)


def _all_moves(box: KingdomsBox, seats: int) -> Iterator[Move]:
    """In the order that Setting numbers them."""
    squares = box.squares()
    tokens = [tile.token for tile in box.tiles]
    yield from (PlaceDrawnTile(square) for square in squares)
    for rank in range(1, len(box.castles) + 1):
        yield from (PlaceCastle(rank, square) for square in squares)
    yield from (PlaceStartingTile(square) for square in squares)
    yield DrawTile()
    yield Pass()
    for token in tokens:
        yield from (PlaceSupplyTile(token, square) for square in squares)
    for seat in range(seats):
        yield from (DealStartingTile(seat, token) for token in tokens)
    yield from (TurnUpTile(token) for token in tokens)
    yield from (ChooseStarter(seat) for seat in range(seats))
