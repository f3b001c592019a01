"""Draws El Grande: the table with Spain, and the scoring of regions and Castillo."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from crownlands.cli.boards import Scene
from crownlands.cli.boards.el_grande import telling
from crownlands.cli.boards.el_grande.sheet import Sheet
from crownlands.cli.boards.el_grande.signs import Signs
from crownlands.cli.boards.el_grande.table import GrandeTable
from crownlands.core.contract import NOBODY, State
from crownlands.core.game import Event, Setup
from crownlands.games.el_grande import events
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.locales import Locale

Shown = events.HomeDealt | events.CardRevealed | events.TurnStarted | events.TurnEnded


class GrandeDrawing:
    def board(self, scene: Scene) -> RenderableType:
        return GrandeTable(scene)

    def shows(self, event: Event) -> bool:
        return isinstance(event, Shown)

    def lines(self, setup: Setup, events: Sequence[Event], t: Locale) -> Iterator[Text]:
        assert isinstance(setup, GrandeSetup)
        return telling.lines(setup, events, t)

    def ends_round(self, event: Event) -> bool:
        """A general scoring."""
        return isinstance(event, events.ScoringStarted)

    def full_board(self, setup: Setup, before: State, events: Sequence[Event]) -> State:
        """The last ply before a scoring moves nothing: the position before it, nobody's turn."""
        assert isinstance(before, ElGrande)
        full = before.copy()
        full.put_card_away()
        full.acting = NOBODY
        return full

    def scores(self, event: Event) -> bool:
        return isinstance(event, events.PlaceScored)

    def scoring(self, setup: Setup, events: Sequence[Event], t: Locale) -> RenderableType:
        assert isinstance(setup, GrandeSetup)
        return Sheet(Signs(t, setup), events, range(setup.seats))

    def tie_breaks(self, state: State) -> dict[str, list[int]]:
        """A tie for victory is shared."""
        return {}


DRAWING = GrandeDrawing()
