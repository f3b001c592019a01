"""Draws Kingdoms: the board with its base values, the seats, and the scoring of an epoch."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import TypeGuard

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards import Scene, one_by_one
from crownlands.cli.boards.colours import BOT, TITLE, TURN, badge, seat_style
from crownlands.cli.boards.grid import Cell, Grid
from crownlands.core.contract import NOBODY, State
from crownlands.core.game import Event, Setup, View
from crownlands.core.messages import Arg, Msg, Word
from crownlands.games.kingdoms import events
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from crownlands.games.kingdoms.state import NO_TILE
from crownlands.games.kingdoms.views import BARE, HIDDEN, KingdomsView, Part
from crownlands.locales import Locale, minus, signed

RESOURCE = "bold #24521f on #dbe7c3"
HAZARD = "bold #8c1717 on #f3d5cc"
SPECIAL = "bold #2d2463 on #dcd6ee"
EMPTY = "dim"
GAIN, LOSS, NOTHING = "bold #3f9142", "bold #d4483b", "dim"
TOWER = "♜"
SIGNS = {"MT": "╱╲", "DR": "→0", "GM": "×2", "WZ": f"{TOWER}+1"}  # what the specials do
MOST_TOWERS = 5
PANEL, MOST_PANEL, GAP = 20, 34, 2


class KingdomsDrawing:
    def board(self, scene: Scene) -> RenderableType:
        return _Table(scene)

    def shows(self, event: Event) -> bool:
        return False

    def lines(self, setup: Setup, events: Sequence[Event], t: Locale) -> Iterator[Text]:
        return one_by_one(setup, events, t)

    def ends_round(self, event: Event) -> bool:
        return isinstance(event, events.RoundEnded)

    def full_board(self, setup: Setup, before: State, events: Sequence[Event]) -> State:
        assert isinstance(before, Kingdoms)
        assert isinstance(setup, KingdomsSetup)
        full = before.copy()
        full.acting = NOBODY
        for event in filter(_is_placed, events):
            _lay(setup, full, event)
        return full

    def scores(self, event: Event) -> bool:
        return isinstance(event, events.LineScored)

    def scoring(self, setup: Setup, events: Sequence[Event], t: Locale) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        table.add_column(t("cli-board-line"))
        table.add_column(t("kingdoms-word-base"), justify="right")
        for name in t.names:
            table.add_column(Text(name), justify="right", no_wrap=True)
        lines = _last_round(events)
        for line in lines:
            label = setup.say(line).args["line"]
            assert isinstance(label, Msg)
            table.add_row(t.text(label), _amount(line.base), *map(_amount, line.gains))
        totals = [sum(gains) for gains in zip(*(line.gains for line in lines), strict=True)]
        if totals:
            table.add_section()
            table.add_row(Text(t("kingdoms-word-total"), "bold"), "", *map(_amount, totals))
        return table

    def tie_breaks(self, state: State) -> dict[str, list[int]]:
        return {}


DRAWING = KingdomsDrawing()


def board(t: Locale, setup: KingdomsSetup, view: KingdomsView) -> RenderableType:
    """A board alone, without seats: that of a real table, to be scored."""
    return _Squares(t, setup, view, set())


Placed = events.CastlePlaced | events.TilePlaced | events.StartingTilePlaced


def _is_placed(event: Event) -> TypeGuard[Placed]:
    return isinstance(event, Placed)


def _lay(setup: KingdomsSetup, state: Kingdoms, event: Placed) -> None:
    """Put the event's piece on the board, from where it was before."""
    square = setup.box.squares().index(event.square)
    if isinstance(event, events.CastlePlaced):
        castle = event.seat * setup.setting.ranks + event.rank - 1
        state.castles[castle] -= 1
        state.board[square] = setup.setting.first_castle + castle
        return
    tile = [tile.token for tile in setup.box.tiles].index(event.tile)
    state.board[square] = 1 + tile
    if isinstance(event, events.StartingTilePlaced):
        state.starting[event.seat] = NO_TILE
    elif event.chosen:
        state.supply[tile] -= 1
        state.left -= 1
    else:
        state.held = NO_TILE


def _last_round(told: Sequence[Event]) -> list[events.LineScored]:
    scored: list[events.LineScored] = []
    for event in told:
        if isinstance(event, events.RoundStarted):
            scored = []
        elif isinstance(event, events.LineScored):
            scored.append(event)
    return scored


def _amount(value: int) -> Text:
    return Text(signed(value), GAIN if value > 0 else LOSS if value < 0 else NOTHING)


def together(views: Sequence[View]) -> KingdomsView:
    """What the viewers know if they tell each other everything."""
    known = [view for view in views if isinstance(view, KingdomsView)]
    first = known[0]
    starting = tuple(_told(tiles) for tiles in zip(*(view.starting for view in known), strict=True))
    held = _told([view.held for view in known])
    pairs = [*zip(first.starting, starting, strict=True), (first.held, held)]
    found = Counter(now for was, now in pairs if was == HIDDEN and now != HIDDEN)
    unseen = Counter(first.unseen)
    unseen.subtract(token for token in found.elements() if token is not None)
    left = {token: count for token, count in unseen.items() if count}
    return msgspec.structs.replace(first, starting=starting, held=held, unseen=left)


def _told(tiles: Sequence[str | None]) -> str | None:
    return next((tile for tile in tiles if tile != HIDDEN), HIDDEN)


class _Squares:
    """The board alone."""

    def __init__(
        self, t: Locale, setup: KingdomsSetup, view: KingdomsView, fresh: Collection[str]
    ) -> None:
        self.t = t
        self.setup = setup
        self.view = view
        self.fresh = fresh

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = self.grid()
        yield from grid.lines(grid.card_width(options.max_width), options.max_width)

    def grid(self) -> Grid:
        box = self.setup.box
        names = box.squares()
        cells = [
            self._cell(name, piece) for name, piece in zip(names, self.view.board, strict=True)
        ]
        return Grid(
            [cells[at : at + box.columns] for at in range(0, len(cells), box.columns)],
            [chr(ord("a") + column) for column in range(box.columns)],
            [str(row) for row in range(1, box.rows + 1)],
            [_bases(parts) for parts in self.view.rows],
            [_bases(parts) for parts in self.view.columns],
        )

    def _cell(self, square: str, piece: str) -> Cell:
        if piece == BARE:
            return Cell("", "·", "·", EMPTY)
        fresh = square in self.fresh
        if piece[0] in self.setup.seat_tokens and piece[1:].isdigit():
            rank = int(piece[1:])
            towers = TOWER * rank if rank <= MOST_TOWERS else f"{rank}{TOWER}"
            style = seat_style(self.setup, self.setup.seat_tokens.index(piece[0]))
            return Cell(towers, piece, piece, style, fresh)
        sign = SIGNS.get(piece) or minus(piece)
        name = _tile_name(self.setup.speech.tile(piece), self.t)
        return Cell(name, sign, minus(piece), _tile_style(piece), fresh)


class _Table:
    """Board and seats, side by side if there is room."""

    def __init__(self, scene: Scene) -> None:
        assert isinstance(scene.setup, KingdomsSetup)
        self.setup = scene.setup
        self.bots = scene.bots
        self.t = scene.t
        self.view = together(scene.views)
        # with several viewers, nobody's tile is "yours"
        self.viewer = self.view.seat if len(scene.views) == 1 else None
        fresh = {event.square for event in scene.fresh if _is_placed(event)}
        self.squares = _Squares(self.t, self.setup, self.view, fresh)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._title()
        grid = self.squares.grid()
        card = grid.card_width(options.max_width - PANEL - GAP)
        if card:
            panel = min(options.max_width - grid.width(card) - GAP, MOST_PANEL)
            beside = Table.grid(padding=(0, GAP, 0, 0))
            beside.add_column(width=grid.width(card), no_wrap=True)
            beside.add_column(width=panel)
            beside.add_row(Group(*grid.lines(card, options.max_width)), Group(*self._panel(panel)))
            yield beside
        else:
            yield self.squares
            yield from self._panel(min(options.max_width, MOST_PANEL))
        yield from self._own_tiles()

    def _title(self) -> Text:
        view, t = self.view, self.t
        title = Text.assemble((t("kingdoms-title"), TITLE))
        epoch = t("kingdoms-word-epoch", n=view.round)
        if view.rounds:
            epoch = t("kingdoms-word-epoch-of", n=view.round, total=view.rounds)
        title.append(f" · {epoch}")
        if view.final:
            title.append(f" · {t('cli-board-final-epoch')}", "bold")
        return title.append(f" · {t('kingdoms-word-supply-left', n=view.supply)}")

    def _panel(self, width: int) -> Iterator[Text]:
        roomy = len(self.view.money) < 4
        for seat in range(self.setup.seats):
            yield self._seat_line(seat, width)
            yield self._castles(seat)
            if self.view.starting[seat]:
                yield self._starting(seat)
            if roomy:
                yield Text()
        no_luck = self.setup.setting.no_luck
        label = "kingdoms-word-open-supply" if no_luck else "kingdoms-word-unseen"
        yield Text(f"{self.t(label)}:", "dim")
        yield Text(" ").join(self._unseen())

    def _seat_line(self, seat: int, width: int) -> Text:
        money = Text(minus(str(self.view.money[seat])), "bold")
        style = "bold" if seat == self.view.actor else ""
        mark = TURN if seat == self.view.actor else " "
        who = (self.t.names[seat], style)
        line = Text.assemble((mark, TITLE), badge(self.setup, seat), " ", who, no_wrap=True)
        if seat in self.bots:
            line.append(f" {BOT}", "dim")
        line.truncate(width - money.cell_len - 1, overflow="ellipsis", pad=True)
        return line.append(" ").append_text(money)

    def _castles(self, seat: int) -> Text:
        left = [
            f"{rank}{TOWER}×{count}"
            for rank, count in enumerate(self.view.castles[seat], 1)
            if count
        ]
        return Text(" " + (" ".join(left) or "–"))

    def _starting(self, seat: int) -> Text:
        label = self.t("kingdoms-word-starting-tile")
        tile = self.view.starting[seat] or ""
        line = Text(f" {minus(tile)} ", "bold", no_wrap=True, overflow="ellipsis")
        return line.append(label, "not bold dim")

    def _unseen(self) -> Iterator[Text]:
        for token, count in self.view.unseen.items():
            text = minus(token) + (f"×{count}" if count > 1 else "")
            value = 0 if token in SIGNS else int(token)
            yield Text(text, GAIN if value > 0 else LOSS if value < 0 else "bold")

    def _own_tiles(self) -> Iterator[Text]:
        """In words, for whoever is looking."""
        if self.viewer is None:
            return
        if tile := self.view.starting[self.viewer]:
            named = self.setup.speech.tile(tile)
            yield Text(self.t("kingdoms-word-your-starting-tile", tile=named))
        if self.view.held and self.view.held != HIDDEN:
            named = self.setup.speech.tile(self.view.held)
            yield Text(self.t("kingdoms-word-your-drawn-tile", tile=named), "bold")


def _bases(parts: Sequence[Part]) -> list[Text]:
    return [_amount(part.base) for part in parts] or [Text("–", NOTHING)]


def _tile_name(tile: Arg, t: Locale) -> str:
    """The name alone: the value has a line of its own."""
    name = tile.args["name"] if isinstance(tile, Msg) else tile
    return t(name.id) if isinstance(name, Word) else str(name)


def _tile_style(token: str) -> str:
    if token in SIGNS:
        return SPECIAL
    return HAZARD if token.startswith("-") else RESOURCE
