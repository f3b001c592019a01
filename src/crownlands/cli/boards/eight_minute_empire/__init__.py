"""Draws Eight-Minute Empire: the table with its map, and the scoring of a game."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from crownlands.cli.boards import Scene, one_by_one
from crownlands.cli.boards.eight_minute_empire.sheet import Scored, Sheet
from crownlands.cli.boards.eight_minute_empire.table import EmpireTable
from crownlands.core.contract import NOBODY, State
from crownlands.core.game import Event, Setup
from crownlands.games.eight_minute_empire import events
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.games.eight_minute_empire.state import NONE, TAKING
from crownlands.locales import Locale

TIE_BREAKS = (
    "eight_minute_empire-word-coins",
    "eight_minute_empire-word-armies",
    "eight_minute_empire-word-regions",
)


class EmpireDrawing:
    def board(self, scene: Scene) -> RenderableType:
        return EmpireTable(scene)

    def shows(self, event: Event) -> bool:
        return isinstance(event, events.CardTurnedUp | events.TokenLaid | events.TurnEnded)

    def lines(self, setup: Setup, events: Sequence[Event], t: Locale) -> Iterator[Text]:
        return one_by_one(setup, events, t)

    def ends_round(self, event: Event) -> bool:
        return isinstance(event, events.GameScored)

    def full_board(self, setup: Setup, before: State, events: Sequence[Event]) -> State:
        """The last ply of a game moves no piece: the position before it, with nobody's turn."""
        assert isinstance(before, Empire)
        full = before.copy()
        full.phase, full.acting, full.card = TAKING, NOBODY, NONE
        return full

    def scores(self, event: Event) -> bool:
        return isinstance(event, Scored)

    def scoring(self, setup: Setup, events: Sequence[Event], t: Locale) -> RenderableType:
        assert isinstance(setup, EmpireSetup)
        return Sheet(t, setup, events, range(setup.seats))

    def tie_breaks(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, Empire)
        standings = [state.standing(seat)[1:] for seat in range(state.setting.seats)]
        return dict(zip(TIE_BREAKS, map(list, zip(*standings, strict=True)), strict=True))


DRAWING = EmpireDrawing()
