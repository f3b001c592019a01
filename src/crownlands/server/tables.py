"""A live table: one task owns it, takes messages one by one, and checks, applies, saves, speaks."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec

from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.errors import CrownlandsError, IllegalMove
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.core.messages import Msg
from crownlands.games import find_game
from crownlands.server import telling, wire
from crownlands.server.store import Kept, Seat, Step, StepTaken, Store
from crownlands.server.thinking import Task, Thinkers, task

INBOX, OUTBOX = 256, 64  # messages that may wait
NONCES = 512  # answered messages that are remembered
RETRY = 1.0  # seconds after which a bot that failed is asked again
NEVER = -1  # the revision of no table
LOG = logging.getLogger(__name__)


@dataclass(eq=False)
class Connection:
    """One socket at the table. `outbox` is emptied by the socket's own task."""

    seat: int | None
    outbox: asyncio.Queue[wire.FromServer] = field(
        default_factory=lambda: asyncio.Queue(maxsize=OUTBOX)
    )
    shown: int = 0  # plies that it was told of
    advising: asyncio.Task[None] | None = None
    lost: asyncio.Event = field(default_factory=asyncio.Event)  # it could not keep up

    @property
    def eyes(self) -> int:
        return NOBODY if self.seat is None else self.seat

    def send(self, message: wire.FromServer) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()


@dataclass(frozen=True)
class Entered:
    connection: Connection


@dataclass(frozen=True)
class Left:
    connection: Connection


@dataclass(frozen=True)
class Heard:
    connection: Connection
    message: wire.FromClient


@dataclass(frozen=True)
class Seated:
    """Somebody sat down, or a seat was given up."""

    at: int
    seat: Seat


@dataclass(frozen=True)
class Thought:
    """A bot's choice, made for the table as it was at that revision."""

    rev: int
    seat: int
    move: int


Command = Entered | Left | Heard | Seated | Thought


def setup_of(kept: Kept) -> Setup:
    game = find_game(kept.game)
    box = game.read_box(kept.box) if kept.box else None
    return game.setup(len(kept.seats), kept.options, box)


class Table:
    match: Match
    rev: int

    def __init__(self, kept: Kept, store: Store, thinkers: Thinkers) -> None:
        self.id = kept.id
        self.setup = setup_of(kept)
        self.seats = list(kept.seats)
        self.inbox: asyncio.Queue[Command] = asyncio.Queue(maxsize=INBOX)
        self.connections: set[Connection] = set()
        self._store = store
        self._thinkers = thinkers
        self._nonces: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._thinking: asyncio.Task[None] | None = None
        self._rebuild(kept.steps)

    # ---------------------------------------------------------------- the owner task

    async def run(self) -> None:
        """Take commands for ever; whoever made this task cancels it."""
        await self._survive(self._go_on())
        while True:
            command = await self.inbox.get()
            if not await self._survive(self._take(command)) and isinstance(command, Heard):
                refuse(command.connection, "server-trouble", None)

    async def _survive(self, work: Coroutine[Any, Any, None]) -> bool:
        """A fault, of the database say, ends one command and not the table: the store knows how
        things stand."""
        try:
            await work
        except Exception:
            LOG.exception("table %s", self.id)
            with contextlib.suppress(Exception):
                await self._reload()
            return False
        return True

    async def _take(self, command: Command) -> None:
        match command:
            case Entered(connection):
                self._welcome(connection)
            case Left(connection):
                self.connections.discard(connection)
                self._tell_presence()
            case Seated(at, seat):
                self.seats[at] = seat
                await self._go_on()
                self._publish()
            case Thought(rev, seat, move):
                self._thinking = None
                if rev == self.rev:
                    await self._change(seat, move, f"bot {rev}")
                else:
                    await self._go_on()
            case Heard(connection, message):
                await self._hear(connection, message)

    async def _hear(self, connection: Connection, message: wire.FromClient) -> None:
        match message:
            case wire.Play(rev, move, nonce):
                await self._act(connection, rev, nonce, move)
            case wire.Undo(rev, nonce):
                await self._act(connection, rev, nonce, None)
            case wire.AskHint(rev):
                self._advise(connection, rev)
            case wire.Seek(ply):
                self._show_frame(connection, ply)
            case wire.Ping():
                connection.send(wire.Pong())

    # ---------------------------------------------------------------- changing the table

    async def _act(self, connection: Connection, rev: int, nonce: str, move: int | None) -> None:
        """A seat's move, or its undo where there is no move."""
        seat = connection.seat
        if (seat, nonce) in self._nonces:  # sent again because the answer was lost
            self._update(connection)
        elif seat is None or self.is_waiting:
            refuse(connection, "server-not-seated" if seat is None else "server-waiting", nonce)
        elif rev != self.rev:
            refuse(connection, "server-stale", nonce)
            self._update(connection)
        else:
            try:
                await self._change(seat, move, nonce)
            except CrownlandsError as error:
                refuse_because(connection, self.setup, error, nonce)

    async def _change(self, seat: int, move: int | None, nonce: str) -> None:
        """Check and apply, save, and only then speak."""
        before = list(self.match.plies)
        if move is None:
            self.match.undo(seat, self._bots())
            made: tuple[tuple[int, str], ...] = ()
        else:
            texts = self.setup.vocabulary.texts
            plies = self.match.play(seat, move)
            made = tuple((ply.seat, texts[ply.move]) for ply in plies)
        try:
            await self._store.add_step(self.id, Step(self.rev + 1, seat, made, nonce))
        except StepTaken:
            await self._reload()
            return
        except BaseException:
            self.match = Match(self.setup, plies=before)
            raise
        self._count(seat, nonce)
        if self._thinking is not None:  # about a table that is no more
            self._thinking.cancel()
            self._thinking = None
        self._publish()
        await self._go_on()

    async def _go_on(self) -> None:
        """Let chance begin when all have sat down, and bots think when it is their turn."""
        if self.is_waiting:
            return
        if self.match.state.actor() == CHANCE:
            texts = self.setup.vocabulary.texts
            made = tuple((ply.seat, texts[ply.move]) for ply in self.match.settle())
            await self._store.add_step(self.id, Step(self.rev + 1, CHANCE, made, "begin"))
            self._count(CHANCE, "begin")
            self._publish()
        seat = self.match.state.actor()
        if seat >= 0 and self.seats[seat].kind == "bot" and self._thinking is None:
            asked = task(self.setup, self.match.vantage(seat), self.seats[seat].name)
            self._thinking = asyncio.create_task(self._think(asked, seat, self.rev))

    async def _think(self, asked: Task, seat: int, rev: int) -> None:
        pause = asyncio.sleep(self._thinkers.pause)
        try:
            move, _ = await asyncio.gather(self._thinkers.choose(asked), pause)
        except Exception:
            LOG.exception("bot at table %s", self.id)
            await asyncio.sleep(RETRY)
            rev, move = NEVER, 0
        await self.inbox.put(Thought(rev, seat, move))

    def _advise(self, connection: Connection, rev: int) -> None:
        """In a task of its own: the table does not wait for it. One hint at a time."""
        seat = connection.seat
        if seat is None or rev != self.rev or seat != self.match.state.actor():
            refuse(connection, "server-stale", None)
        elif connection.advising is None or connection.advising.done():
            asked = task(self.setup, self.match.vantage(seat), "greedy")
            connection.advising = asyncio.create_task(self._give_advice(connection, rev, asked))

    async def _give_advice(self, connection: Connection, rev: int, asked: Task) -> None:
        connection.send(wire.Advice(rev, await self._thinkers.choose(asked)))

    def _count(self, seat: int, nonce: str) -> None:
        self.rev += 1
        self._nonces[seat, nonce] = self.rev
        if len(self._nonces) > NONCES:
            self._nonces.popitem(last=False)

    async def _reload(self) -> None:
        """Another process was faster: the store knows better."""
        kept = await self._store.find(self.id)
        assert kept is not None
        self.seats = list(kept.seats)
        self._rebuild(kept.steps)
        self._publish()
        await self._go_on()

    def _rebuild(self, steps: tuple[Step, ...]) -> None:
        self.match = Match(self.setup)
        self.rev = 0
        for step in steps:
            if step.moves:
                for seat, text in step.moves:
                    self.match.replay(seat, self.setup.vocabulary.read(text))
            else:
                self.match.undo(step.seat, self._bots())
            self._count(step.seat, step.nonce)

    # ---------------------------------------------------------------- telling the connections

    @property
    def is_busy(self) -> bool:
        """A bot is thinking."""
        return self._thinking is not None

    @property
    def is_waiting(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def _bots(self) -> set[int]:
        return {at for at, seat in enumerate(self.seats) if seat.kind == "bot"}

    def _welcome(self, connection: Connection) -> None:
        setup = self.setup
        vocabulary: list[dict[str, Any]] = msgspec.to_builtins(setup.vocabulary.moves)
        connection.send(
            wire.Welcome(
                wire.PROTOCOL,
                self.id,
                setup.game.name,
                connection.seat,
                dict(setup.options),
                list(setup.seat_tokens),
                list(setup.seat_colours),
                vocabulary,
                setup.printed(),
            )
        )
        plies = self.match.plies
        told = telling.facts(setup, plies, 0, connection.eyes)
        connection.send(wire.Story(told, telling.series(setup, plies)))
        connection.shown = len(plies)
        self.connections.add(connection)
        self._update(connection)
        self._tell_presence()

    def _publish(self) -> None:
        for connection in self.connections:
            self._update(connection)

    def _update(self, connection: Connection) -> None:
        plies = self.match.plies
        connection.shown = min(connection.shown, len(plies))
        news = telling.facts(self.setup, plies, connection.shown, connection.eyes)
        connection.shown = len(plies)
        view = telling.view(self.match, connection.eyes)
        prompt = self._prompt(connection)
        undo = self._may_undo(connection)
        sitters = self._sitters()
        connection.send(wire.Update(self.rev, len(plies), view, prompt, news, sitters, undo))

    def _prompt(self, connection: Connection) -> wire.Prompt | None:
        seat = connection.seat
        if seat is None or self.is_waiting or seat not in self.match.state.actors():
            return None
        return wire.Prompt(self.match.state.legal(seat))

    def _may_undo(self, connection: Connection) -> bool:
        if connection.seat is None:
            return False
        return self.match.may_undo(connection.seat, self._bots())

    def _sitters(self) -> list[wire.Sitter]:
        here = {connection.seat for connection in self.connections}
        return [
            wire.Sitter(seat.kind, seat.name, seat.kind == "bot" or at in here)
            for at, seat in enumerate(self.seats)
        ]

    def _tell_presence(self) -> None:
        presence = wire.Presence(self._sitters())
        for connection in self.connections:
            connection.send(presence)

    def _show_frame(self, connection: Connection, ply: int) -> None:
        if not 0 <= ply <= len(self.match.plies):
            refuse(connection, "server-no-such-ply", None)
            return
        then = Match(self.setup, plies=self.match.plies[:ply])
        connection.send(wire.Frame(ply, telling.view(then, connection.eyes)))


def refuse(connection: Connection, id: str, nonce: str | None) -> None:
    connection.send(refused(id, nonce))


def refused(id: str, nonce: str | None = None) -> wire.Refused:
    """A refusal in the server's own words; the message's id gives its code."""
    return wire.Refused(id.removeprefix("server-"), wire.Said(id), nonce)


def refuse_because(
    connection: Connection, setup: Setup, error: CrownlandsError, nonce: str
) -> None:
    """Why the rules refuse it, to that seat alone."""
    msg: Msg = error.msg()
    if isinstance(error, IllegalMove):
        msg = setup.refusal(error.move, error.rule)
    connection.send(wire.Refused(error.code, telling.said(msg), nonce))
