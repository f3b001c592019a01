"""What the laws must know of Kingdoms: its edited boxes, what is conserved, what is secret."""

from collections import Counter
from collections.abc import Hashable, Mapping

from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.box import read_box
from crownlands.games.kingdoms.events import KingdomsEvent
from crownlands.games.kingdoms.moves import KingdomsMove
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from crownlands.games.kingdoms.views import HIDDEN, KingdomsView

__all__ = [
    "BOXES",
    "GAME",
    "KingdomsEvent",
    "KingdomsMove",
    "KingdomsView",
    "answers",
    "conserved",
    "secrets",
]

COLOURS = "".join(
    f'[[colour]]\nname = "{name}"\nletter = "{name[0].upper()}"\n'
    for name in ("white", "orange", "black", "pink")
)
SMALL = f"""
[board]
rows = 3
columns = 4
[money]
start = 7
[rounds]
count = 2
{COLOURS}
[castles]
each = [3, 0, 2]
rank1 = {{ 2 = 3, 3 = 2, 4 = 1 }}
[[tile]]
name = "palace"
kind = "resource"
value = 25
count = 2
[[tile]]
name = "pit"
kind = "hazard"
value = -13
count = 2
[[tile]]
name = "peak"
kind = "mountain"
count = 2
[[tile]]
name = "drake"
kind = "dragon"
count = 1
[[tile]]
name = "mine"
kind = "gold_mine"
count = 2
[[tile]]
name = "witch"
kind = "wizard"
count = 2
"""


def wide_box() -> str:
    """A board too large to be filled: rounds end because nobody can act."""
    text = GAME.standard_box().text
    return text.replace("rows = 5 ", "rows = 7 ").replace("columns = 6 ", "columns = 9 ")


BOXES = {"standard": None, "small": read_box(SMALL), "wide": read_box(wide_box())}


def conserved(setup: KingdomsSetup, state: Kingdoms) -> Mapping[Hashable, Hashable]:
    """Tiles always; castles in hand and on the board within a round; those of rank 1 between."""
    castles = _castles(setup, state)
    kept: dict[Hashable, Hashable] = {
        "tiles": _tiles(setup, state),
        "supply": state.left == sum(state.supply),
        "empty squares": list(state.empties) == [at for at, p in enumerate(state.board) if not p],
        ("castles", state.round): castles,
    }
    if not setup.setting.last_castle:
        kept["rank 1"] = castles[:: setup.setting.ranks]
    return kept


def _tiles(setup: KingdomsSetup, state: Kingdoms) -> tuple[int, ...]:
    """How many there are of each tile, wherever they are."""
    standing = Counter(state.board)
    hidden = Counter([*state.starting, state.held])
    return tuple(
        count + standing[1 + tile] + hidden[tile] for tile, count in enumerate(state.supply)
    )


def _castles(setup: KingdomsSetup, state: Kingdoms) -> tuple[int, ...]:
    """How many each seat has of each rank, in hand and on the board."""
    standing = Counter(state.board)
    first = setup.setting.first_castle
    return tuple(count + standing[first + at] for at, count in enumerate(state.castles))


def secrets(setup: KingdomsSetup, state: Kingdoms, seat: int) -> Mapping[str, str]:
    """The starting tiles of the others, and a tile that another has drawn."""
    view = setup.view(state, seat)
    tokens = [tile.token for tile in setup.box.tiles]
    hidden = {
        f"starting {at}": tokens[tile]
        for at, tile in enumerate(state.starting)
        if view.starting[at] == HIDDEN
    }
    return hidden | ({"held": tokens[state.held]} if view.held == HIDDEN else {})


def answers(setup: KingdomsSetup, state: Kingdoms, seat: int) -> Mapping[str, int]:
    """Every tile that the seat has not seen is as likely as their number."""
    return setup.view(state, seat).unseen
