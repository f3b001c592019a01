"""The whole table of Eight-Minute Empire: the map, the row of cards and everybody's things."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards import Scene
from crownlands.cli.boards.colours import TITLE, sitter
from crownlands.cli.boards.eight_minute_empire.pieces import good_sign, hoard
from crownlands.cli.boards.eight_minute_empire.terrain import Map
from crownlands.cli.boards.words import spoken
from crownlands.core.game import Event, View
from crownlands.core.messages import Msg
from crownlands.games.eight_minute_empire import events
from crownlands.games.eight_minute_empire.box import JOKER as JOKER_CARD
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.games.eight_minute_empire.speech import ACTS, GAME
from crownlands.games.eight_minute_empire.state import AND
from crownlands.games.eight_minute_empire.views import EmpireView, InUse

BIDDING = ("bids", "dice", "naming")
FIGURES = (
    "eight_minute_empire-word-bids",
    "eight_minute_empire-word-points",
    "eight_minute_empire-word-coins",
    "eight_minute_empire-word-armies",
    "eight_minute_empire-word-cities",
    "eight_minute_empire-word-cards",
)
ASKED = {
    "neutral": ("eight_minute_empire-ask-neutral", "neutral {region} …"),
    "bids": ("eight_minute_empire-ask-bid", "bid 0 …"),
    "naming": ("eight_minute_empire-ask-starter", "first {letter} …"),
    "taking": ("eight_minute_empire-ask-take", "take 1 …"),
}
SEALED, WAITING = "✓", "…"


class EmpireTable:
    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.setup, EmpireSetup)
        self.setup = scene.setup
        self.bots = scene.bots
        self.t = scene.t
        self.view = together(scene.views)
        self.brief = scene.brief and self.view.phase not in BIDDING
        fresh = touched(scene.fresh)
        self.map = Map(self.t, self.setup, self.view, fresh, self._notes())
        self.unchanged = self.brief and bool(scene.fresh) and not fresh

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.brief:
            yield self._title()
        if not self.unchanged:
            yield self.map
        if not self.brief:
            yield Text()
            yield self._row()
            yield Text()
            yield self._seats()
        yield from self._in_use()
        yield from self._ask()

    def _notes(self) -> list[str]:
        """What the points of each seat are made of."""
        parts = [
            self.t("eight_minute_empire-word-regions"),
            self.t("eight_minute_empire-word-continents"),
            self.t("eight_minute_empire-word-goods"),
        ]
        if self.view.game > 1:
            parts.insert(0, self.t("eight_minute_empire-word-earlier"))
        return [] if self.brief else ["= " + " + ".join(parts)]

    def _title(self) -> Text:
        view, t = self.view, self.t
        title = Text.assemble((t(f"{GAME}-title"), TITLE))
        if view.games > 1:
            game = t("eight_minute_empire-word-game-of", n=view.game, total=view.games)
            title.append(f" · {game}")
        title.append(f" · {t('eight_minute_empire-word-pile-left', n=view.pile)}")
        title.append(f" · {t('eight_minute_empire-word-bank')}: {view.bank}")
        if view.neutrals:
            left = t("eight_minute_empire-word-neutrals-left", n=view.neutrals)
            title.append(f" · {left}", "bold")
        return title

    # ---------------------------------------------------------------- the row of cards

    def _row(self) -> RenderableType:
        """What each card costs, counts for and lets one do; too dear ones are dim."""
        table = Table.grid(padding=(0, 2, 0, 0))
        purse = self._purse()
        for slot, offer in enumerate(self.view.row, 1):
            style = "dim" if purse is not None and offer.coins > purse else ""
            price = Text(self._price(offer.coins), style)
            good, does = self._card(offer.card)
            table.add_row(Text(f" {slot}", f"bold {style}"), price, good, Text(does, style))
        return table

    def _purse(self) -> int | None:
        """The coins of whoever chooses now, if it is one alone."""
        view = self.view
        return view.coins[view.turn] if view.turn is not None and view.phase == "taking" else None

    def _card(self, token: str) -> tuple[Text, str]:
        """Its good and what it lets one do."""
        card = next(card for card in self.setup.deck if card.token == token)
        told = self.setup.speech.card(token)
        assert isinstance(told, Msg)
        times = f"{card.units} × " if card.units > 1 else ""
        good = Text.assemble(good_sign(card.good), f" {times}{spoken(self.t, told.args['good'])}")
        return good, spoken(self.t, told.args["action"])

    def _price(self, coins: int) -> str:
        if coins == 0:
            return self.t("eight_minute_empire-word-free")
        return self.t("eight_minute_empire-word-coin-count", n=coins)

    def _in_use(self) -> Iterator[Text]:
        """The card just taken, and what it still lets its seat do."""
        if self.view.in_use is None:
            return
        card = self.setup.speech.card(self.view.in_use.card)
        yield Text(self.t("eight_minute_empire-word-card-in-use", card=card), "bold")
        left = self._left(self.view.in_use)
        if left:
            yield Text(self.t("cli-board-left", left=left))
        elif self.view.seat == self.view.turn:
            yield Text(self.t("eight_minute_empire-ask-end"))

    def _ask(self) -> Iterator[Text]:
        """What the viewer has to do, and how that is typed."""
        if self.view.seat in self.view.actors and self.view.phase in ASKED:
            id, form = ASKED[self.view.phase]
            start, letter = self.setup.side.start, self.setup.seat_tokens[0]
            typed = form.format(region=start, letter=letter)
            yield Text.assemble((self.t(id), "bold"), (f" – {typed}", "dim"))

    def _left(self, in_use: InUse) -> Msg | None:
        card = next(card for card in self.setup.deck if card.token == in_use.card)
        acts = [
            Msg(f"{GAME}-act-{ACTS[act.kind]}", {"n": left})
            for act, left in zip(card.acts, in_use.left, strict=True)
            if left
        ]
        if len(acts) == 2:
            join = f"{GAME}-word-and" if card.op == AND else f"{GAME}-word-or"
            return Msg(join, {"one": acts[0], "other": acts[1]})
        return acts[0] if acts else None

    # ---------------------------------------------------------------- the seats

    def _seats(self) -> RenderableType:
        """A line for everybody: points now, and where they come from; coins, pieces, cards."""
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("", no_wrap=True)
        heads = FIGURES[self.view.phase not in BIDDING :]
        for id in heads:
            table.add_column(Text(self.t(id)), justify="right", no_wrap=True)
        goods = Text(self.t("eight_minute_empire-word-goods"), no_wrap=True)
        table.add_column(goods, overflow="fold")
        for seat in range(self.setup.seats):
            who = sitter(self.t, self.setup, seat, seat in self.view.actors, self.bots)
            table.add_row(who, *self._figures(seat), self._goods(seat))
        return table

    def _figures(self, seat: int) -> Iterator[Text]:
        view = self.view
        if view.phase in BIDDING:
            yield self._bid(seat)
        tally = view.tally[seat]
        parts = (tally.regions, tally.continents, tally.goods)
        earlier = (tally.earlier,) if view.game > 1 else ()
        told = "+".join(map(str, (*earlier, *parts)))
        yield Text.assemble((str(tally.total), "bold"), (f" ={told}", "dim"))
        yield Text(str(view.coins[seat]), "bold")
        yield Text(str(view.armies[seat]))
        yield Text(str(view.cities[seat]))
        yield Text(f"{len(view.cards[seat])}/{view.limit}")

    def _bid(self, seat: int) -> Text:
        bid = self.view.bids[seat]
        if bid is not None:
            return Text(str(bid), "bold")
        return Text(SEALED if self.view.has_bid[seat] else WAITING)

    def _goods(self, seat: int) -> Text:
        found = self.view.goods[seat]
        parts = [hoard(good, goods) for good, goods in found.items()]
        spare = self._jokers(seat) - sum(goods.jokers for goods in found.values())
        if spare:
            parts.append(good_sign(JOKER_CARD).append(str(spare), "not bold default"))
        return Text(" ").join(parts)

    def _jokers(self, seat: int) -> int:
        return sum(card.startswith(JOKER_CARD) for card in self.view.cards[seat])


def together(views: Sequence[View]) -> EmpireView:
    """What the viewers know if they tell each other everything: the sealed bids."""
    known = [view for view in views if isinstance(view, EmpireView)]
    bids = tuple(
        next((bid for bid in told if bid is not None), None)
        for told in zip(*(view.bids for view in known), strict=True)
    )
    return msgspec.structs.replace(known[0], bids=bids)


def touched(fresh: Sequence[Event]) -> set[str]:
    """The regions where something has just happened."""
    found: set[str] = set()
    for event in fresh:
        match event:
            case events.ArmyMoved(region=region, to=to):
                found |= {region, to}
            case (
                events.ArmyPlaced(region=region)
                | events.CityBuilt(region=region)
                | events.ArmyDestroyed(region=region)
                | events.NeutralPlaced(region=region)
            ):
                found.add(region)
    return found
