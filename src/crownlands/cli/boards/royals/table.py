"""The whole table of Royals: Europe, titles and periods, the cards and everybody's things."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards import Scene
from crownlands.cli.boards.colours import TITLE, sitter
from crownlands.cli.boards.royals.asked import Asked
from crownlands.cli.boards.royals.europe import Europe
from crownlands.cli.boards.royals.lacks import lacks
from crownlands.cli.boards.royals.signs import GONE, Signs
from crownlands.cli.boards.royals.tracks import Tracks
from crownlands.core.game import Event, View
from crownlands.games.royals import events
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.views import Hand, RoyalsView


class RoyalsTable:
    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.setup, RoyalsSetup)
        self.setup = scene.setup
        self.bots = scene.bots
        self.brief = scene.brief
        self.t = scene.t
        self.signs = Signs(scene.t, scene.setup)
        self.open = len(scene.views) > 1
        self.view = together(scene.views)
        self.shown = self.view.ranking is not None or self.setup.options["markers"] == "shown"
        self.fresh = occupied(scene.fresh)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._changes() if self.brief else self._whole()
        if self.view.seat is not None:
            yield from self._hand(self.view.hands[self.view.seat])
            yield from Asked(self.signs, self.view).lines()

    def _whole(self) -> Iterator[RenderableType]:
        yield self._title()
        yield Text()
        europe = Europe(self.signs, self.view, self.fresh, shown=self.shown)
        yield europe
        yield europe.legend()
        yield Text()
        yield Tracks(self.signs, self.view, self.shown)
        yield Text()
        yield self._piles()
        yield Text()
        yield self._seats()
        if self.view.seat is not None:
            yield Text()
        yield from lacks(self.signs, self.view)

    def _changes(self) -> Iterator[RenderableType]:
        """In the middle of a turn: the countries where something happened, or what can be drawn."""
        homes = {city.name: self.setup.box.countries[city.country].name
                 for city in self.setup.box.cities}  # fmt: skip
        countries = [homes[city] for city, _ in self.fresh]
        if countries:
            yield Europe(self.signs, self.view, self.fresh, countries, self.shown)
        if self.view.phase == "drawing":
            yield self._display()

    def _title(self) -> Text:
        view, t = self.view, self.t
        title = Text.assemble((t("royals-title"), TITLE))
        title.append(f" · {t('royals-word-period', n=view.period)}")
        if view.closing:
            title.append(f" · {t('royals-word-last-round')}", "bold")
        if view.starter is not None:
            name = t.names[view.starter]
            title.append(f" · {t('royals-word-starter', seat=name)}", "dim")
        return title

    # ---------------------------------------------------------------- the cards

    def _display(self) -> Text:
        label = f"{self.t('royals-word-display')}: "
        return Text.assemble((label, "dim"), self.signs.cards("country", self.view.display))

    def _piles(self) -> RenderableType:
        """The display; the piles with their discards behind them."""
        view, t = self.view, self.t
        table = Table.grid(padding=(0, 2, 0, 0))
        rows = (
            ("pile", view.pile, "discards", "country", view.discards),
            ("intrigue-pile", view.intrigue_pile, "intrigue-discards", "short-pair",
             view.intrigue_discards),
        )  # fmt: skip
        table.add_row(
            Text(t("royals-word-display"), "dim"), "", self.signs.cards("country", view.display)
        )
        for pile, left, label, kind, discards in rows:
            named = f"{t(f'royals-word-{label}')} ({sum(discards.values())})"
            told = Text.assemble((f"{named}: ", "dim"), self.signs.cards(kind, discards))
            table.add_row(Text(t(f"royals-word-{pile}"), "dim"), Text(str(left), "bold"), told)
        return table

    def _hand(self, hand: Hand) -> Iterator[Text]:
        """The viewer's own cards, in words."""
        box = self.setup.box
        for id, kind, n, limit, cards in (
            ("cards-of", "country", hand.cards, box.most_cards, hand.countries),
            ("intrigue-of", "pair", hand.intrigue, box.most_intrigue, hand.pairs),
        ):
            line = Text.assemble((self.t(f"royals-word-{id}", n=n, limit=limit), "bold"))
            yield line.append(" – ").append_text(self.signs.cards(kind, cards)) if n else line

    # ---------------------------------------------------------------- the seats

    def _seats(self) -> RenderableType:
        """A line for everybody: points where they are open, how many cards, and what is known."""
        t = self.t
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("", no_wrap=True)
        for id in self._figures():
            table.add_column(Text(t(f"royals-word-{id}")), justify="right")
        table.add_column(Text(t("royals-word-hand" if self.open else "royals-word-known")))
        for seat in range(self.setup.seats):
            who = sitter(t, self.setup, seat, seat in self.view.actors, self.bots)
            figures = [figures[seat] for figures in self._figures().values()]
            table.add_row(who, *figures, self._known(seat))
        return table

    def _figures(self) -> dict[str, list[Text]]:
        """The columns of the table of seats, by what heads them."""
        view = self.view
        found = {
            "country-cards": [Text(str(hand.cards), "bold") for hand in view.hands],
            "intrigue-cards": [Text(str(hand.intrigue), "bold") for hand in view.hands],
        }
        if view.cubes is not None:
            found["cubes"] = [Text(str(left)) for left in view.cubes]
        if self.shown or view.seat is not None:
            found["points"] = [self._points(seat) for seat in range(self.setup.seats)]
        return found

    def _points(self, seat: int) -> Text:
        """One's own markers may always be looked at."""
        if self.shown or seat == self.view.seat:
            return Text(str(self.view.tally[seat].total), TITLE)
        return Text("?", "dim")

    def _known(self, seat: int) -> Text:
        """What the viewer knows of a hand; one's own is told below."""
        hand = self.view.hands[seat]
        if seat == self.view.seat:
            return Text(GONE, "dim")
        told = self.signs.cards("country", hand.countries)
        if hand.pairs:
            told.append(" · ").append_text(self.signs.cards("pair", hand.pairs))
        return told


def together(views: Sequence[View]) -> RoyalsView:
    """What the viewers know if they tell each other everything: all hands, and nobody's is own."""
    known = [view for view in views if isinstance(view, RoyalsView)]
    if len(known) == 1:
        return known[0]
    hands = tuple(view.hands[seat] for seat, view in enumerate(known))
    return msgspec.structs.replace(known[0], hands=hands, seat=None)


def occupied(fresh: Sequence[Event]) -> list[tuple[str, str]]:
    """The positions that have just changed hands, by city and title."""
    found = [event for event in fresh if isinstance(event, events.PositionOccupied)]
    return [(event.city, event.title) for event in found]
