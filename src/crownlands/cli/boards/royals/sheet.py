"""The scoring of Royals as tables: the countries of a period, then the titles."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import TITLE, badge
from crownlands.cli.boards.royals.signs import GONE, Signs
from crownlands.core.game import Event
from crownlands.games.royals import events

TIE_BREAKS = {
    "title": "royals-word-tie-title",
    "city": "royals-word-tie-city",
    "next": "royals-word-tie-next",
    "order": "royals-word-tie-order",
}
Scored = events.PeriodScored | events.TitleScored


class Sheet:
    """What the events of a scoring say."""

    def __init__(
        self,
        signs: Signs,
        told: Sequence[Event],
        seats: Sequence[int],
    ) -> None:
        self.signs = signs
        self.t = signs.t
        self.seats = seats
        self.countries = [event for event in told if isinstance(event, events.PeriodScored)]
        self.titles = [event for event in told if isinstance(event, events.TitleScored)]

    def __rich__(self) -> RenderableType:
        parts: list[RenderableType] = []
        if self.countries:
            parts.append(self._periods())
        if self.titles:
            parts.append(self._titles())
        return Group(*parts)

    def _table(self, head: str, figures: str) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column(Text(head, TITLE))
        for seat in self.seats:
            table.add_column(badge(self.signs.setup, seat), justify="center")
        table.add_column(Text(self.t(figures)))
        return table

    def _periods(self) -> RenderableType:
        """Everybody's influence in each country, and who takes its two markers."""
        year = self.t("royals-word-period-year", n=self.countries[0].period)
        table = self._table(year, "royals-word-points")
        if any(event.ties for event in self.countries):
            table.add_column("")
        for event in self.countries:
            figures = [_figure(event.influence[seat]) for seat in self.seats]
            row = [self.signs.country(event.country), *figures, self._markers(event)]
            table.add_row(*row, *([self._ties(event)] if event.ties else []))
        return table

    def _ties(self, event: events.PeriodScored) -> Text:
        """K › W: higher title."""
        tokens = self.signs.setup.seat_tokens
        return Text("; ").join(
            Text(f"{tokens[tie.winner]} › {tokens[tie.loser]}: {self.t(TIE_BREAKS[tie.by])}")
            for tie in event.ties
        )

    def _markers(self, event: events.PeriodScored) -> Text:
        if event.first is None:
            return Text(GONE, "dim")
        first = self._prize(event.first, event.points[0])
        if event.second is None:
            return first.append("  ").append_text(Text(GONE, "dim"))
        return first.append("  ").append_text(self._prize(event.second, event.points[1]))

    def _prize(self, seat: int, points: int) -> Text:
        return Text.assemble(badge(self.signs.setup, seat), (f" +{points}", "bold"))

    def _titles(self) -> RenderableType:
        """Everybody's cubes on each title marker, and who takes it, whole or half."""
        table = self._table(self.t("royals-word-titles"), "royals-word-points")
        for event in self.titles:
            figures = [_figure(event.cubes[seat]) for seat in self.seats]
            prizes = [self._prize(seat, event.points) for seat in event.winners]
            told = Text("  ").join(prizes or [Text(GONE, "dim")])
            table.add_row(Text(self.signs.name("title", event.title)), *figures, told)
        return table


def _figure(number: int) -> Text:
    return Text(str(number)) if number else Text(GONE, "dim")
