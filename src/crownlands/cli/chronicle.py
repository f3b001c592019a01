"""Tells what happened in a match, line by line, with boards and scoring tables where they help."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards import Drawing, Scene, drawing
from crownlands.cli.viewpoint import Viewpoint
from crownlands.core.contract import State
from crownlands.core.game import Event, Setup
from crownlands.core.match import Match, Ply
from crownlands.core.messages import Names
from crownlands.locales import Locale, minus

LEAST_TABLE = 3  # scored lines; fewer are told one by one


@dataclass(frozen=True)
class Chronicle:
    """Tells a match to one viewpoint."""

    viewpoint: Viewpoint
    bots: frozenset[int]
    t: Locale

    @property
    def setup(self) -> Setup:
        return self.viewpoint.setup

    @property
    def drawing(self) -> Drawing:
        return drawing(self.setup.game.name)

    def board(self, state: State, fresh: Sequence[Ply] = (), brief: bool = False) -> RenderableType:
        """The board now, with the pieces of these plies marked."""
        marked = tuple(event for ply in fresh for event in self.viewpoint.events(ply))
        views = self.viewpoint.views(state)
        return self.drawing.board(Scene(self.setup, views, self.bots, marked, self.t, brief))

    def news(
        self, plies: Sequence[Ply], first: int, notes: Mapping[int, Text]
    ) -> Iterator[RenderableType]:
        """What of the plies from `first` on the board does not show, with notes before some of
        them; with the board as it lay where a round ended."""
        told: list[Event] = []
        for at in range(first, len(plies)):
            if at in notes or self.ends_round(plies[at]):
                yield from self._told(told)
                told = []
            if at in notes:
                yield notes[at]
            if self.ends_round(plies[at]):
                yield self.full_board(plies, at)
            seen = self.viewpoint.events(plies[at])
            told += [event for event in seen if not self.drawing.shows(event)]
        yield from self._told(told)

    def tell(self, ply: Ply) -> Iterator[RenderableType]:
        """Everything that one ply brought about."""
        return self._told(self.viewpoint.events(ply))

    def _told(self, told: Sequence[Event]) -> Iterator[RenderableType]:
        for is_scoring, run in groupby(told, self.drawing.scores):
            events = list(run)
            if is_scoring and len(events) >= LEAST_TABLE:
                yield self.drawing.scoring(self.setup, events, self.t)
            else:
                yield from self.drawing.lines(self.setup, events, self.t)

    def ends_round(self, ply: Ply) -> bool:
        return any(map(self.drawing.ends_round, ply.events))

    def full_board(self, plies: Sequence[Ply], at: int) -> RenderableType:
        """The board just after the ply's piece was laid, even if it has been cleared since."""
        before = Match(self.setup, plies=list(plies[:at])).state
        full = self.drawing.full_board(self.setup, before, plies[at].events)
        return self.board(full, plies[at : at + 1])

    def ranking(self, state: State) -> RenderableType:
        """Places, names and scores; those who share a place share its number."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column(self.t("cli-board-place"), justify="right")
        table.add_column(self.t("cli-board-seat"))
        table.add_column(self.t("cli-board-score"), justify="right")
        tie_breaks = self.drawing.tie_breaks(state)
        for id in tie_breaks:
            table.add_column(self.t(id), justify="right", style="dim")
        place, scores = 1, state.scores()
        for seats in state.ranking():
            for seat in seats:
                style = "bold" if place == 1 else ""
                figures = (str(found[seat]) for found in tie_breaks.values())
                score = minus(str(scores[seat]))
                table.add_row(f"{place}.", Text(self.t.names[seat]), score, *figures, style=style)
            place += len(seats)
        first = state.ranking()[0]
        shared = Text(self.t("cli-board-shared", names=Names(tuple(first))), "bold")
        return Group(table, shared) if len(first) > 1 else table
