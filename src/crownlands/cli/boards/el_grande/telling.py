"""Events of El Grande in words: caballeros that one player places in a row share a line."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from crownlands.cli.boards import one_by_one
from crownlands.cli.boards.el_grande.signs import Signs
from crownlands.core.game import Event
from crownlands.core.messages import SeatName
from crownlands.games.el_grande import events
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.locales import Locale

PLACED, ADDED = "el_grande-table-placed", "el_grande-table-added"


def lines(setup: GrandeSetup, told: Sequence[Event], t: Locale) -> Iterator[Text]:
    signs = Signs(t, setup)
    for kind, run in groupby(told, _kind):
        alike = list(run)
        if kind is None or len(alike) == 1:
            yield from one_by_one(setup, alike, t)
        else:
            id, seat = kind
            yield Text(t(id, seat=SeatName(seat), places=_counted(signs, alike)))


def _kind(event: Event) -> tuple[str, int] | None:
    """What is told together: the same thing done by the same seat."""
    match event:
        case events.Placed(seat=seat):
            return PLACED, seat
        case events.Added(seat=seat):
            return ADDED, seat
    return None


def _counted(signs: Signs, told: Sequence[Event]) -> str:
    """Aragon ×2, Castillo."""
    placed = (event for event in told if isinstance(event, events.Placed | events.Added))
    counts = Counter(signs.place(event.place) for event in placed)
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())
