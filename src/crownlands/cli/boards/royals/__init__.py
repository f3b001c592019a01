"""Draws Royals: the table with its countries, and the scoring of a period and of the titles."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from crownlands.cli.boards import Scene
from crownlands.cli.boards.royals import telling
from crownlands.cli.boards.royals.sheet import Scored, Sheet
from crownlands.cli.boards.royals.signs import Signs
from crownlands.cli.boards.royals.table import RoyalsTable
from crownlands.core.contract import NOBODY, State
from crownlands.core.game import Event, Setup
from crownlands.games.royals import events
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.locales import Locale

Shown = (
    events.CardShown
    | events.TurnStarted
    | events.DrawPlanned
    | events.PositionClaimed
    | events.TurnEnded
    | events.PeriodStarted
)


class RoyalsDrawing:
    def board(self, scene: Scene) -> RenderableType:
        return RoyalsTable(scene)

    def shows(self, event: Event) -> bool:
        return isinstance(event, Shown)

    def lines(self, setup: Setup, events: Sequence[Event], t: Locale) -> Iterator[Text]:
        assert isinstance(setup, RoyalsSetup)
        return telling.lines(setup, events, t)

    def ends_round(self, event: Event) -> bool:
        return isinstance(event, events.PeriodScored)

    def full_board(self, setup: Setup, before: State, events: Sequence[Event]) -> State:
        """The last ply of a period moves no cube: the position before it, with nobody's turn."""
        assert isinstance(before, Royals)
        full = before.copy()
        full.acting = NOBODY
        return full

    def scores(self, event: Event) -> bool:
        return isinstance(event, Scored)

    def scoring(self, setup: Setup, events: Sequence[Event], t: Locale) -> RenderableType:
        assert isinstance(setup, RoyalsSetup)
        return Sheet(Signs(t, setup), events, range(setup.seats))

    def tie_breaks(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, Royals)
        best = [state.standing(seat)[1] for seat in range(state.setting.seats)]
        return {"royals-word-best-marker": best}


DRAWING = RoyalsDrawing()
