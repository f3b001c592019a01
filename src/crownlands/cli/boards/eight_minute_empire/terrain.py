"""Draws the map of Eight-Minute Empire: regions in their places, or a table for edited maps."""

from collections.abc import Collection, Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.canvas import Canvas
from crownlands.cli.boards.colours import FRAME
from crownlands.cli.boards.eight_minute_empire.layouts import WIDTH, Layout, layout_of
from crownlands.cli.boards.eight_minute_empire.pieces import (
    CITY,
    CROWN,
    crowned,
    forces,
    good_sign,
    strengths,
)
from crownlands.cli.boards.spots import flowing, row_lines
from crownlands.cli.boards.words import spoken
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.games.eight_minute_empire.views import EmpireView
from crownlands.locales import Locale

SEA = "#4f8fc0"
WIDEST = 108
NEW = "›"


class Map:
    """The regions with all that lies in them, and below them the continents."""

    def __init__(
        self,
        t: Locale,
        setup: EmpireSetup,
        view: EmpireView,
        fresh: Collection[str] = (),  # regions to be marked
        notes: Sequence[str] = (),  # for the legend
    ) -> None:
        self.t = t
        self.setup = setup
        self.view = view
        self.fresh = fresh
        self.notes = notes

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        layout = layout_of(self.setup.side)
        if layout and options.max_width >= WIDTH:
            yield from self._drawn(layout, min(options.max_width, WIDEST))
        else:
            yield self._listed()
        yield from flowing(self._continents(), options.max_width, "  ")
        yield from flowing(self._legend(), options.max_width, " · ")

    # ---------------------------------------------------------------- the drawing

    def _drawn(self, layout: Layout, width: int) -> Iterator[Text]:
        def column(x: int) -> int:
            return round(x * (width - 1) / (WIDTH - 1))

        faces = {name: self._face(name) for name in layout.spots}

        def need(name: str) -> int:
            spot = layout.spots[name]
            return len(flowing(faces[name], column(spot.right) - column(spot.left) - 1, ""))

        rows = row_lines(layout.spots, layout.heights, need)

        def line(row: float) -> int:
            top = rows[int(row)]
            return top + (rows[int(row) + 1] - top) // 2 if row % 1 else top

        canvas = Canvas(width, rows[-1] + 1)
        for points in layout.routes.values():
            canvas.dots([(column(x), line(row)) for x, row in points])
        for name, spot in layout.spots.items():
            left, top, right = column(spot.left), rows[spot.top], column(spot.right)
            bottom = rows[spot.bottom]
            canvas.box(left, top, right, bottom)
            for at, text in enumerate(_fitted(faces[name], right - left - 1, bottom - top - 1)):
                canvas.write(left + 1, top + 1 + at, text)
        yield from canvas.lines(FRAME, SEA)

    def _face(self, name: str) -> list[Text]:
        """What is to be seen of a region: its name, its token, everybody's pieces."""
        region = self.view.regions[name]
        title = crowned(self.setup, name, region.owner)
        if name in self.fresh:
            title = Text(NEW, "bold").append_text(title)
        token = [good_sign(region.token)] if region.token else []
        return [title, *token, *forces(self.setup, region)]

    # ---------------------------------------------------------------- the table

    def _listed(self) -> RenderableType:
        t, side = self.t, self.setup.side
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for id in ("region", "pieces", "land", "sea"):
            table.add_column(t(f"cli-board-{id}"))
        for _, names in side.continents:
            table.add_section()
            for name in names:
                title, *rest = self._face(name)
                ways = [" ".join(_beyond(pairs, name)) for pairs in (side.land, side.sea)]
                table.add_row(title, Text(" ").join(rest), *ways)
        return table

    # ---------------------------------------------------------------- below it

    def _continents(self) -> list[Text]:
        found = []
        for name, continent in self.view.continents.items():
            label = crowned(self.setup, self._continent(name), continent.owner)
            counts = strengths(self.setup, continent.counts)
            found.append(Text.assemble(label, " ", counts) if counts else label)
        return found

    def _continent(self, name: str) -> str:
        """By its name, and by its regions, which the map calls by their short names."""
        text = spoken(self.t, self.setup.speech.continent(name))
        side = self.setup.side
        inside = [region for region in dict(side.continents)[name] if region != side.start]
        return f"{text} {inside[0]}–{inside[-1]}" if len(inside) > 1 else text

    def _legend(self) -> list[Text]:
        t = self.t
        signs = [f"{CROWN} {t('cli-board-controls')}", f"{CITY} {t('cli-board-city')}"]
        signs.append(f"┄ {t('eight_minute_empire-word-sea-route')}")
        tokens = {region.token for region in self.view.regions.values() if region.token}
        goods = [good.name for good in self.setup.box.goods if good.name in tokens]
        names = {good: spoken(t, self.setup.speech.good(good)) for good in goods}
        named = [good_sign(good).append(f" {names[good]}", "not bold default") for good in goods]
        return named + [Text(sign, "dim") for sign in (*signs, *self.notes)]


def _fitted(face: Sequence[Text], width: int, height: int) -> list[Text]:
    """Apart from each other where there is room."""
    apart = flowing(face, width, " ")
    return apart if len(apart) <= height else flowing(face, width, "")


def _beyond(pairs: Sequence[tuple[str, str]], name: str) -> list[str]:
    return [one if other == name else other for one, other in pairs if name in (one, other)]
