"""Beside the map of Royals: the title markers with their cubes, the period table, noble house."""

from collections.abc import Iterator
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from crownlands.cli.boards.colours import TITLE
from crownlands.cli.boards.royals.signs import PRESENT, Signs, fitted
from crownlands.games.royals.box import LEAST_SEATS
from crownlands.games.royals.state import PERIODS
from crownlands.games.royals.views import RoyalsView

GAP, PERIOD, MOST_NAME = 2, 8, 16


class Tracks:
    def __init__(self, signs: Signs, view: RoyalsView, shown: bool = False) -> None:
        self.signs = signs
        self.box = signs.setup.box
        self.view = view
        self.shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        titles, periods = list(self._titles()), list(self._periods())
        width = max(line.cell_len for line in titles) + GAP
        if width + max(line.cell_len for line in periods) > options.max_width:
            yield from (*titles, *periods)
            return
        for title, period in zip_longest(titles, periods, fillvalue=Text()):
            yield fitted(title, width).append_text(period)

    # ---------------------------------------------------------------- titles

    def _titles(self) -> Iterator[Text]:
        """Each with its points, whole and half, and everybody's cubes."""
        yield Text(self.signs.t("royals-word-title-markers"), "dim")
        names = {title.name: self.signs.name("title", title.name) for title in self.box.titles}
        width = min(MOST_NAME, max(map(len, names.values())))
        for title in self.box.titles:
            cubes = self.view.title_cubes[title.name]
            here = self.view.seat is not None and cubes[self.view.seat] > 0
            line = Text.assemble((PRESENT if here else " ", "bold green"))
            line.append_text(fitted(Text(names[title.name]), width))
            line.append(f"{title.full:4}", "bold").append(f"/{title.half:<3}", "dim")
            yield line.append_text(self._cubes(title.name))

    def _cubes(self, title: str) -> Text:
        """When the titles are scored, with who took them."""
        cubes = self.signs.cubes(self.view.title_cubes[title])
        owners = {owner for owner in self.view.markers.titles[title] if owner is not None}
        won = [self.signs.setup.seat_tokens[owner] for owner in sorted(owners) if owner >= 0]
        return cubes.append(f" → {' '.join(won)}", "bold") if won else cubes

    # ---------------------------------------------------------------- periods

    def _periods(self) -> Iterator[Text]:
        """Two markers for each country and period; the present period stands out."""
        t = self.signs.t
        names = [self.signs.country(country.name) for country in self.box.countries]
        nobles = Text(t("royals-word-noble-house"))
        width = min(MOST_NAME, max(name.cell_len for name in (*names, nobles))) + 1
        head = fitted(Text(t("royals-word-periods"), "dim"), width)
        for when in range(PERIODS):
            year = Text(
                t("royals-word-period-year", n=when + 1), TITLE if self._is_now(when) else "dim"
            )
            head.append_text(fitted(year, PERIOD))
        yield head
        for at, name in enumerate(names):
            line = Text.assemble(fitted(name, width))
            for when in range(PERIODS):
                line.append_text(fitted(self._pair(at, when), PERIOD))
            yield line
        yield Text()
        yield fitted(nobles, width).append_text(self._nobles())

    def _is_now(self, when: int) -> bool:
        return when + 1 == self.view.period and self.view.ranking is None

    def _pair(self, country: int, when: int) -> Text:
        printed = self.box.countries[country]
        owners = self.view.markers.periods[printed.name][when]
        pairs = zip(printed.period[when], owners, strict=True)
        return Text(" ").join(self.signs.marker(*pair, self.shown) for pair in pairs)

    def _nobles(self) -> Text:
        values = self.box.nobles[self.signs.setup.seats - LEAST_SEATS]
        pairs = zip(values, self.view.markers.noble_house, strict=True)
        return Text(" ").join(self.signs.marker(*pair, self.shown) for pair in pairs)
