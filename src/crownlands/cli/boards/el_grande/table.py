"""The whole table of El Grande: Spain, the action cards and everybody's things."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards import Scene
from crownlands.cli.boards.colours import TITLE, sitter
from crownlands.cli.boards.el_grande.asked import Asked
from crownlands.cli.boards.el_grande.signs import GONE, HEAD, Signs
from crownlands.cli.boards.el_grande.spain import Spain
from crownlands.core.game import Event, View
from crownlands.core.messages import SeatName
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.games.el_grande.views import GrandeView

FIGURES = (
    "el_grande-word-points",
    "el_grande-word-court",
    "el_grande-word-province",
    "el_grande-table-power",
)
WHERE = ("place", "region", "to")  # fields of events that name places
SET, WAITING = "✓", "…"


class GrandeTable:
    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.setup, GrandeSetup)
        self.setup = scene.setup
        self.bots = scene.bots
        self.brief = scene.brief
        self.t = scene.t
        self.signs = Signs(scene.t, scene.setup)
        self.view = together(scene.views)
        self.spain = Spain(self.signs, self.view, touched(scene.fresh))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.spain.changes() if self.brief else self._whole()
        if self.brief and self.view.phase == "taking":
            yield self._cards()
        yield from Asked(self.signs, self.view).lines()

    def _whole(self) -> Iterator[RenderableType]:
        yield self._title()
        yield self.spain
        yield Text()
        yield self._cards()
        yield Text()
        yield self._seats()
        yield from self._vetoes()
        yield Text()

    def _title(self) -> Text:
        view, t = self.view, self.t
        title = Text.assemble((t("el_grande-title"), TITLE))
        title.append(f" · {t('el_grande-word-round', n=view.round, last=view.rounds[-1])}")
        if view.ranking is None:
            if view.round in view.scoring:
                title.append(f" · {t('el_grande-table-scoring-now')}", "bold")
            else:
                after = next(number for number in view.scoring if number > view.round)
                title.append(f" · {t('el_grande-word-scoring-after', n=after)}", "dim")
        return title

    # ---------------------------------------------------------------- the cards

    def _cards(self) -> RenderableType:
        """A line for every deck: its heads, the card and what it lets one do."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for deck, card in enumerate(self.view.cards, 1):
            heads = Text(HEAD * deck, TITLE)
            number = Text(f" {deck}", "bold")
            if card is None:
                table.add_row(number, heads, Text(GONE, "dim"), "")
            else:
                told = Text(self.signs.effect(card), "dim")
                table.add_row(number, heads, Text(self.signs.card(card), "bold"), told)
        return table

    def _vetoes(self) -> Iterator[Text]:
        for veto in self.view.vetoes:
            told = Text(self.t("el_grande-table-veto", seat=SeatName(veto.seat), n=veto.rounds))
            if veto.asked not in (None, "always"):
                place = "" if veto.place is None else self.signs.place(veto.place)
                wish = self.t("el_grande-table-asked", asked=veto.asked, place=place)
                told.append(f" – {wish}", "dim")
            yield told

    # ---------------------------------------------------------------- the seats

    def _seats(self) -> RenderableType:
        """A line for everybody: points, court, province, the power card of this round and those in
        hand; while discs are set, who has."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("", no_wrap=True)
        for id in FIGURES:
            table.add_column(Text(self.t(id)), justify="right")
        discs = self.view.phase == "discs" or any(self.view.has_set)
        if discs:
            table.add_column(Text(self.t("el_grande-table-disc")))
        table.add_column(Text(self.t("el_grande-table-hand")))
        for seat in range(self.setup.seats):
            who = sitter(self.t, self.setup, seat, seat in self.view.actors, self.bots)
            disc = [self._disc(seat)] if discs else []
            table.add_row(who, *self._figures(seat), *disc, self._hand(seat))
        return table

    def _figures(self, seat: int) -> Iterator[Text]:
        view = self.view
        yield Text(str(view.scores[seat]), TITLE)
        yield Text(str(view.court[seat]), "bold")
        yield Text(str(view.province[seat]))
        now = view.power[seat].now
        yield Text(GONE, "dim") if now is None else Text(str(now), "bold")

    def _hand(self, seat: int) -> Text:
        """The power cards that are left; after a ? those of which some came back unseen."""
        power = self.view.power[seat]
        told = Text(" ".join(map(str, power.hand)))
        if power.hidden:
            doubtful = "/".join(map(str, power.doubtful))
            told.append(f" + {power.hidden} ? {doubtful}", "dim")
        return told

    def _disc(self, seat: int) -> Text:
        region = self.view.discs[seat]
        if region is not None:
            return Text(self.signs.place(region), "bold")
        if self.view.has_set[seat]:
            return Text(SET)
        return Text(WAITING if seat in self.view.actors else GONE, "dim")


def together(views: Sequence[View]) -> GrandeView:
    """What the viewers know if they tell each other everything: hands, discs and wishes."""
    known = [view for view in views if isinstance(view, GrandeView)]
    if len(known) == 1:
        return known[0]
    power = tuple(view.power[seat] for seat, view in enumerate(known))
    discs = tuple(view.discs[seat] for seat, view in enumerate(known))
    vetoes = tuple(known[veto.seat].vetoes[at] for at, veto in enumerate(known[0].vetoes))
    return msgspec.structs.replace(known[0], power=power, discs=discs, vetoes=vetoes, seat=None)


def touched(fresh: Sequence[Event]) -> set[str]:
    """The places where something has just happened, as far as the viewer may know."""
    found = {getattr(event, field, None) for event in fresh for field in WHERE}
    return {place for place in found if isinstance(place, str)}
