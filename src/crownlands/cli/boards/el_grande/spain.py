"""Spain: regions whose shared edges are their borders, or a table for edited maps."""

from collections.abc import Collection, Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.canvas import Canvas
from crownlands.cli.boards.colours import FRAME, TITLE
from crownlands.cli.boards.el_grande.signs import BOARD, CLOSED, GRANDE, KING, NEW, Signs
from crownlands.cli.boards.spots import Spot, flowing, row_lines, touching
from crownlands.games.el_grande.box import CASTILLO, GrandeBox
from crownlands.games.el_grande.views import GrandeView

WIDTH, WIDEST = 80, 108
SPAIN = {
    "galicia": Spot(0, 20, 0, 1), "pais_vasco": Spot(20, 42, 0, 1),
    "aragon": Spot(42, 59, 0, 2), "cataluna": Spot(59, 79, 0, 2),
    "castilla_la_vieja": Spot(8, 42, 1, 2), "castilla_la_nueva": Spot(12, 49, 2, 3),
    "valencia": Spot(49, 64, 2, 3),
    "sevilla": Spot(4, 32, 3, 4), "granada": Spot(32, 60, 3, 4),
}  # fmt: skip
TOWER = {CASTILLO: Spot(66, 79, 3, 4)}
HEIGHTS = (3, 3, 3, 3)


def is_drawn(box: GrandeBox) -> bool:
    """Whether this is the map with these regions and borders; edited ones are listed."""
    borders = set(map(frozenset, box.borders))
    return set(SPAIN) == set(box.region_names()) and set(touching(SPAIN)) == borders


class Spain:
    def __init__(self, signs: Signs, view: GrandeView, fresh: Collection[str] = ()) -> None:
        """`fresh` are places to be marked."""
        self.signs = signs
        self.view = view
        self.fresh = fresh

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if is_drawn(self.signs.setup.box) and options.max_width >= WIDTH:
            yield from self._drawn(min(options.max_width, WIDEST))
        else:
            yield self._listed()
        yield from flowing(self._legend(), options.max_width, " · ")

    # ---------------------------------------------------------------- the drawing

    def _drawn(self, width: int) -> Iterator[Text]:
        spots = SPAIN | TOWER
        edges = {
            name: tuple(round(x * (width - 1) / (WIDTH - 1)) for x in (spot.left, spot.right))
            for name, spot in spots.items()
        }
        faces = {
            name: list(self._face(name, right - left - 3)) for name, (left, right) in edges.items()
        }
        rows = row_lines(spots, HEIGHTS, lambda name: len(faces[name]))
        canvas = Canvas(width, rows[-1] + 1)
        for name, spot in spots.items():
            left, right = edges[name]
            canvas.box(left, rows[spot.top], right, rows[spot.bottom])
            for at, line in enumerate(faces[name]):
                canvas.write(left + 2, rows[spot.top] + 1 + at, line)
        yield from canvas.lines(FRAME, "")

    def _face(self, name: str, width: int) -> Iterator[Text]:
        """The name, what the places are worth, and everybody there."""
        place = self.view.places[name]
        title = self._title(name)
        title.truncate(width, overflow="ellipsis")
        yield title
        yield from flowing([self.signs.values(place), *self._grandes(name)], width, " ")
        yield from flowing(self.signs.content(self.view, name), width, " ")

    def _title(self, name: str) -> Text:
        title = Text(self.signs.place(name), "bold")
        if self.view.places[name].king:
            title = Text.assemble((f"{KING} ", TITLE), title)
        return Text.assemble((NEW, "bold"), title) if name in self.fresh else title

    def _grandes(self, name: str) -> list[Text]:
        return [self.signs.grande(seat) for seat in self.view.places[name].grandes]

    # ---------------------------------------------------------------- without it

    def _listed(self) -> RenderableType:
        t, box = self.signs.t, self.signs.setup.box
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for id in ("el_grande-word-place", "el_grande-word-points", "cli-board-pieces",
                   "el_grande-table-borders"):  # fmt: skip
            table.add_column(Text(t(id)))
        for name in box.place_names():
            near = [one if other == name else other
                    for one, other in box.borders if name in (one, other)]  # fmt: skip
            beyond = Text(", ".join(map(self.signs.place, near)), "dim")
            table.add_row(self._title(name), *self.line(name), beyond)
        return table

    def line(self, name: str) -> tuple[Text, Text]:
        """What a place is worth, and who is there, in one line."""
        values = self.signs.values(self.view.places[name])
        pieces = [*self._grandes(name), *self.signs.content(self.view, name)]
        return values, Text(" ").join(pieces)

    def changes(self) -> Iterator[Text]:
        """Only the places where something happened."""
        for name in self.signs.setup.box.place_names():
            if name in self.fresh:
                yield Text("  ").join((self._title(name), *self.line(name)))

    def _legend(self) -> list[Text]:
        t = self.signs.t
        told = {KING: "el_grande-table-king", GRANDE: "el_grande-table-grande",
                BOARD: "el_grande-table-board"}  # fmt: skip
        if self.signs.is_hidden(self.view):
            told[CLOSED] = "el_grande-word-castillo-closed"
        if self.fresh:
            told[NEW] = "el_grande-table-new"
        return [Text(f"{sign} {t(id)}", "dim") for sign, id in told.items()]
