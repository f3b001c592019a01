"""A scoring of El Grande as a table: every place with everybody's caballeros and points."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import TITLE, badge
from crownlands.cli.boards.el_grande.signs import GONE, Signs
from crownlands.core.game import Event
from crownlands.games.el_grande.events import PlaceScored


class Sheet:
    """What the events of a scoring say."""

    def __init__(self, signs: Signs, told: Sequence[Event], seats: Sequence[int]) -> None:
        self.signs = signs
        self.seats = seats
        self.scored = [event for event in told if isinstance(event, PlaceScored)]

    def __rich__(self) -> RenderableType:
        t = self.signs.t
        table = Table(
            box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_footer=len(self.scored) > 1
        )
        table.add_column(t("el_grande-word-place"), Text(t("el_grande-table-sum"), "bold"))
        for seat in self.seats:
            total = sum(event.points[seat] for event in self.scored)
            table.add_column(
                badge(self.signs.setup, seat), Text(f"+{total}", TITLE), justify="right"
            )
        for event in self.scored:
            cells = [self._cell(event, seat) for seat in self.seats]
            table.add_row(Text(self.signs.place(event.place)), *cells)
        return table

    def _cell(self, event: PlaceScored, seat: int) -> Text:
        """3 +5: caballeros and what they bring."""
        count, points = event.counts[seat], event.points[seat]
        if not count:
            return Text(GONE, "dim")
        told = Text(str(count), "dim")
        return told.append(f" +{points}", "not dim bold") if points else told
