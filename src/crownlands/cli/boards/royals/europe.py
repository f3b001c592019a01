"""The countries of Royals: their cities with all positions, and who has how much influence."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from crownlands.cli.boards.colours import badge, seat_style
from crownlands.cli.boards.royals.signs import (
    BARE,
    EXILE,
    FREE,
    FRESH,
    INFLUENCE,
    PRESENT,
    TAKEN,
    Signs,
    fitted,
)
from crownlands.games.royals.box import City
from crownlands.games.royals.views import RoyalsView

MOST_NAME, MOST_WIDTH, GAP = 11, 39, 2
BAR = "▪"


class Europe:
    def __init__(
        self,
        signs: Signs,
        view: RoyalsView,
        fresh: Sequence[tuple[str, str]] = (),  # city and title
        only: Sequence[str] = (),  # these countries, or all
        shown: bool = False,  # who owns which marker
    ) -> None:
        self.signs = signs
        self.box = signs.setup.box
        self.view = view
        self.fresh = fresh
        self.countries = [
            at for at, country in enumerate(self.box.countries) if not only or country.name in only
        ]
        self.shown = shown
        self.city_width = self._widest("city", [city.name for city in self.box.cities])
        self.title_width = self._widest("title", [title.name for title in self.box.titles])
        self.width = self.city_width + self.title_width + 16  # of a country, at least

    def _widest(self, kind: str, names: Sequence[str]) -> int:
        return min(MOST_NAME, max(len(self.signs.name(kind, name)) for name in names))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Two countries beside each other, if there is room."""
        half = (options.max_width - GAP) // 2
        beside = 2 if self.width <= half else 1
        self.width = max(self.width, min(half, MOST_WIDTH))
        for first in range(0, len(self.countries), beside):
            blocks = [list(self.country(at)) for at in self.countries[first : first + beside]]
            for row in zip_longest(*blocks, fillvalue=Text()):
                line = Text(" " * GAP).join(fitted(part, self.width) for part in row)
                line.no_wrap = True
                yield line

    def legend(self) -> Text:
        t = self.signs.t
        signs = {
            FREE: "royals-word-marker",
            TAKEN: "royals-word-taken",
            "8": "royals-word-cost",
            f"{INFLUENCE}3": "royals-word-influence",
            EXILE: "royals-word-exile",
        }
        told = [f"{sign} {t(id)}" for sign, id in signs.items()]
        if self.view.seat is not None:
            told.append(f"{PRESENT} {t('royals-word-present')}")
        return Text(" · ".join(told), "dim")

    def country(self, at: int) -> Iterator[Text]:
        yield self._head(at)
        for city in self.box.cities:
            if city.country == at:
                yield from self._city(city)

    # ---------------------------------------------------------------- a country

    def _head(self, at: int) -> Text:
        """Its name, its bonus markers and the influence of everybody."""
        country = self.box.countries[at]
        owners = self.view.markers.countries[country.name]
        parts = [self.signs.country(country.name)]
        pairs = zip(country.bonus, owners, strict=True)
        parts += [self.signs.marker(points, owner, self.shown) for points, owner in pairs]
        head = Text(" ").join(parts)
        room = self.width - head.cell_len - 2
        return head.append("  ").append_text(self._influence(at, room))

    def _influence(self, at: int, room: int) -> Text:
        """K5▪▪▪W3▪····: a bar of everybody's influence, the strongest first; without room, the
        numbers alone."""
        held = self.view.influence[self.box.countries[at].name]
        order = sorted(range(len(held)), key=lambda seat: -held[seat])
        cubes = [(self.signs.cube(seat, held[seat]), held[seat], seat) for seat in order]
        total = sum(points for city in self.box.cities if city.country == at
                    for _, points in city.positions)  # fmt: skip
        bar = Text()
        for cube, points, seat in cubes:
            if points:
                style = seat_style(self.signs.setup, seat)
                bar.append_text(cube).append(BAR * (points - cube.cell_len), style)
        bar.append(BARE * (total - sum(held)), "dim")
        return bar if bar.cell_len <= room else self.signs.cubes(held)

    # ---------------------------------------------------------------- a city

    def _city(self, city: City) -> Iterator[Text]:
        """A line for every position; exiled cubes below the city's name."""
        labels = [self._label(city)]
        width = self.city_width + 5
        if exiled := self.signs.cubes(self.view.exiled[city.name], width - 4):
            labels.append(Text.assemble((f" {EXILE} ", "dim"), exiled))
        places = [self._position(city, title, points) for title, points in city.positions]
        for label, place in zip_longest(labels, places):
            yield fitted(label or Text(), width).append_text(place or Text())

    def _label(self, city: City) -> Text:
        here = self._is_present(city)
        name = fitted(Text(self.signs.name("city", city.name)), self.city_width)
        marker = self.signs.marker(city.bonus, self.view.markers.cities[city.name], self.shown)
        return Text.assemble((PRESENT if here else " ", "bold green"), name, " ", marker)

    def _is_present(self, city: City) -> bool:
        """Whether the viewer has a cube there, as the country bonus wants."""
        seat = self.view.seat
        if seat is None:
            return False
        held = any(place.city == city.name and place.holder == seat for place in self.view.places)
        return held or self.view.exiled[city.name][seat] > 0

    def _position(self, city: City, at: int, points: int) -> Text:
        title = self.box.titles[at]
        place = next(
            place
            for place in self.view.places
            if (place.city, place.title) == (city.name, title.name)
        )
        fresh = (city.name, title.name) in self.fresh
        line = Text(FRESH if fresh else " ", "bold")
        name = Text(self.signs.name("title", title.name), "bold" if fresh else "not bold")
        line.append_text(fitted(name, self.title_width)).append(f"{title.cost:3}", "not bold dim")
        line.append(f" {INFLUENCE}{points} ", "not bold")
        free = Text(f" {BARE} ", "dim")
        return line.append_text(
            free if place.holder is None else badge(self.signs.setup, place.holder)
        )
