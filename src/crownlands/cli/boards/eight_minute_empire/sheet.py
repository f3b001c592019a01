"""The scoring of a game of Eight-Minute Empire: regions, continents, goods, everybody's points."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import badge
from crownlands.cli.boards.eight_minute_empire.pieces import (
    JOKER,
    TOKEN,
    crowned,
    good_sign,
    strengths,
)
from crownlands.cli.boards.words import spoken
from crownlands.core.game import Event
from crownlands.games.eight_minute_empire import events
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.locales import Locale

Scored = events.RegionScored | events.ContinentScored | events.GoodsScored


class Sheet:
    """What the events of a scoring say, for the seats that matter."""

    def __init__(
        self,
        t: Locale,
        setup: EmpireSetup,
        told: Sequence[Event],
        seats: Sequence[int],
        earlier: Sequence[int] = (),  # points of the games before, by seat
    ) -> None:
        self.t = t
        self.setup = setup
        self.seats = seats
        self.earlier = earlier
        self.regions = {e.region: e for e in told if isinstance(e, events.RegionScored)}
        self.continents = {e.continent: e for e in told if isinstance(e, events.ContinentScored)}
        self.goods = {(e.seat, e.good): e for e in told if isinstance(e, events.GoodsScored)}

    def __rich__(self) -> RenderableType:
        return Group(self._places(), self._points())

    def _places(self) -> RenderableType:
        """By continent: who is how strong there, and who controls its regions."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for id in ("cli-board-continent", "cli-board-pieces", "eight_minute_empire-word-regions"):
            table.add_column(self.t(id))
        for name, regions in self.setup.side.continents:
            scored = self.continents.get(name)
            text = spoken(self.t, self.setup.speech.continent(name))
            label = crowned(self.setup, text, scored.seat if scored else None)
            counts = strengths(self.setup, scored.pieces) if scored else Text("–", "dim")
            table.add_row(Text.assemble(label), counts, Text(" ").join(map(self._region, regions)))
        return table

    def _region(self, name: str) -> Text:
        scored = self.regions.get(name)
        if scored is None or scored.seat is None:
            return Text(name, "dim")
        return crowned(self.setup, name, scored.seat)

    def _points(self) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column("")
        for seat in self.seats:
            name = Text(self.t.names[seat], no_wrap=True, overflow="ellipsis")
            table.add_column(Text.assemble(badge(self.setup, seat), " ", name), justify="right")
        for good in self.setup.box.goods:
            if any((seat, good.name) in self.goods for seat in self.seats):
                label = good_sign(good.name).append(" ")
                label.append(spoken(self.t, self.setup.speech.good(good.name)), "not bold default")
                table.add_row(label, *(self._good(seat, good.name) for seat in self.seats))
        table.add_section()
        for id, counts in self._sums():
            table.add_row(Text(self.t(id)), *map(str, counts))
        table.rows[-1].style = "bold"
        return table

    def _good(self, seat: int, good: str) -> Text:
        """4+1★ → 5: units on cards, tokens and jokers, and the points for them."""
        scored = self.goods.get((seat, good))
        if scored is None:
            return Text("–", "dim")
        parts = [str(scored.units)]
        parts += [f"{scored.tokens}{TOKEN}"] * bool(scored.tokens)
        parts += [f"{scored.jokers}{JOKER}"] * bool(scored.jokers)
        return Text.assemble("+".join(parts), (" → ", "dim"), (str(scored.points), "bold"))

    def _sums(self) -> Iterator[tuple[str, list[int]]]:
        regions = [e.seat for e in self.regions.values()]
        continents = [e.seat for e in self.continents.values()]
        goods = [
            sum(e.points for e in self.goods.values() if e.seat == seat) for seat in self.seats
        ]
        held = [regions.count(seat) for seat in self.seats]
        ruled = [continents.count(seat) for seat in self.seats]
        yield "eight_minute_empire-word-regions", held
        yield "eight_minute_empire-word-continents", ruled
        yield "eight_minute_empire-word-goods", goods
        before = [self.earlier[seat] if self.earlier else 0 for seat in self.seats]
        if any(before):
            yield "eight_minute_empire-word-earlier", before
        total = [sum(parts) for parts in zip(held, ruled, goods, before, strict=True)]
        yield "eight_minute_empire-word-total", total
