"""A live table: one task owns it, takes messages one by one, and checks, applies, saves, speaks."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from crownlands.bots import Trouble
from crownlands.bots.review import last_choice
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.errors import CrownlandsError
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.games import find_game
from crownlands.server import explaining, telling, wire
from crownlands.server.connection import (
    GONE,
    Command,
    Connection,
    Entered,
    Heard,
    Left,
    Rematched,
    Seated,
    Thought,
    refuse,
    refuse_because,
)
from crownlands.server.reviewing import Reviews
from crownlands.server.store import Kept, Seat, Step, StepTaken, Store
from crownlands.server.thinking import Task, Thinkers, task_of

INBOX = 256  # messages that may wait
NONCES = 512  # answered messages that are remembered
RETRY = 1.0  # seconds after which a bot that failed is asked again
NEVER = -1  # the revision of no table
LOG = logging.getLogger(__name__)


def setup_of(kept: Kept) -> Setup:
    game = find_game(kept.game)
    box = game.read_box(kept.box) if kept.box else None
    return game.setup(len(kept.seats), kept.options, box)


class Table:
    match: Match
    rev: int

    def __init__(self, kept: Kept, store: Store, thinkers: Thinkers) -> None:
        self.id = kept.id
        self.kind = kept.kind
        self.host = kept.host
        self.rematch = kept.rematch
        self.setup = setup_of(kept)
        self.seats = list(kept.seats)
        self.inbox: asyncio.Queue[Command] = asyncio.Queue(maxsize=INBOX)
        self.connections: set[Connection] = set()
        self._store = store
        self._thinkers = thinkers
        self._nonces: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._asked: dict[int, tuple[int, list[int]]] = {}  # by seat: since which revision, what
        self._thinking: asyncio.Task[None] | None = None
        self._reviews = Reviews(thinkers)
        self._mishaps: list[wire.Mishap] = []
        self._working = False
        self._rebuild(kept.steps)

    # ---------------------------------------------------------------- the owner task

    async def run(self) -> None:
        """Take commands for ever; whoever made this task cancels it."""
        await self._survive(self._go_on())
        while True:
            command = await self.inbox.get()
            if not await self._survive(self._take(command)) and isinstance(command, Heard):
                refuse(command.connection, "server-trouble")

    async def _survive(self, work: Coroutine[Any, Any, None]) -> bool:
        """A fault, of the database say, ends one command and not the table: the store knows how
        things stand."""
        self._working = True
        try:
            await work
        except Exception:
            LOG.exception("table %s", self.id)
            with contextlib.suppress(Exception):
                await self._reload()
            return False
        finally:
            self._working = False
        return True

    def dismiss(self) -> None:
        """The table goes to sleep: nobody is here any more, not even in thought."""
        self._stop_thinking()
        self._reviews.stop()
        for connection in self.connections:
            connection.drop(GONE)

    async def _take(self, command: Command) -> None:
        match command:
            case Entered(connection):
                self._welcome(connection)
            case Left(connection):
                self.connections.discard(connection)
                self._reviews.leave(connection)
                self._tell_presence()
            case Seated(at, seat):
                await self._seat(at, seat)
            case Rematched(table):
                self.rematch = table
                self._publish()
            case Thought(rev, seat, move, troubles):
                self._thinking = None
                if rev == self.rev and self.seats[seat].kind == "bot":
                    await self._change(seat, move, f"bot {rev}")
                    self._report(seat, troubles)
                else:
                    await self._go_on()
            case Heard(connection, message):
                if connection in self.connections:
                    await self._hear(connection, message)

    async def _hear(self, connection: Connection, message: wire.FromClient | None) -> None:
        match message:
            case None | wire.Hello():
                refuse(connection, "server-unreadable")
            case wire.Play(rev, move, nonce):
                await self._act(connection, rev, nonce, move)
            case wire.Undo(rev, nonce):
                await self._act(connection, rev, nonce, None)
            case wire.AskHint(rev):
                self._advise(connection, rev)
            case wire.Seek(ply, eyes):
                self._show_frame(connection, ply, eyes)
            case wire.AskReview(seat):
                self._review(connection, seat)
            case wire.AskWhy(ply, own):
                self._explain(connection, ply, own)
            case wire.Ping():
                connection.send(wire.Pong())

    # ---------------------------------------------------------------- changing the table

    async def _seat(self, at: int, seat: Seat) -> None:
        """Whoever was there before, a bot in thought too, is there no more."""
        self.seats[at] = seat
        for connection in [one for one in self.connections if not self._is_seated(one)]:
            self.connections.discard(connection)
            connection.drop(GONE)
        self._stop_thinking()
        await self._go_on()
        self._publish()

    def _is_seated(self, connection: Connection) -> bool:
        """Still, or a spectator: its secret may have been replaced."""
        seat = connection.seat
        return seat is None or self.seats[seat].secret == connection.proof

    async def _act(self, connection: Connection, rev: int, nonce: str, move: int | None) -> None:
        """A seat's move, or its undo where there is no move."""
        seat = connection.seat
        if (seat, nonce) in self._nonces:  # sent again because the answer was lost
            self._update(connection)
        elif seat is None or self.is_waiting:
            refuse(connection, "server-not-seated" if seat is None else "server-waiting", nonce)
        elif rev != self.rev and (move is None or not self._still_asks(seat, rev)):
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
        if move is None:
            self._mishaps = [each for each in self._mishaps if each.ply <= len(self.match.plies)]
        self._stop_thinking()
        self._publish()
        await self._go_on()

    def _stop_thinking(self) -> None:
        """It was about a table that is no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _go_on(self) -> None:
        """Let chance begin when all have sat down, and bots think when it is their turn."""
        if self.is_waiting or self.kind == "record":
            return
        if self.match.state.actor() == CHANCE:
            texts = self.setup.vocabulary.texts
            made = tuple((ply.seat, texts[ply.move]) for ply in self.match.settle())
            await self._store.add_step(self.id, Step(self.rev + 1, CHANCE, made, "begin"))
            self._count(CHANCE, "begin")
            self._publish()
        bots = self._bots().intersection(self.match.state.actors())
        if bots and self._thinking is None:
            seat = min(bots)
            asked = task_of(self.setup, self.match.vantage(seat))
            self._thinking = asyncio.create_task(self._think(asked, seat, self.rev))

    async def _think(self, asked: Task, seat: int, rev: int) -> None:
        pause = asyncio.sleep(self._thinkers.pause)
        choosing = self._thinkers.choose(asked, self.seats[seat].name, self.id)
        try:
            chosen, _ = await asyncio.gather(choosing, pause)
            thought = Thought(rev, seat, chosen.move, chosen.troubles)
        except Exception:
            LOG.exception("bot at table %s", self.id)
            await asyncio.sleep(RETRY)
            thought = Thought(NEVER, seat, 0)
        await self.inbox.put(thought)

    def _report(self, seat: int, troubles: Sequence[Trouble]) -> None:
        """Everybody learns that a bot failed; what it may have known stays in the log."""
        for why in troubles:
            LOG.error("bot %s at table %s: %s, %s\n%s", why.bot, self.id, why.kind, why.detail,
                      why.trace)  # fmt: skip
            said = telling.said(telling.trouble(seat, why))
            mishap = wire.Mishap(seat, len(self.match.plies), said)
            self._mishaps.append(mishap)
            for connection in self.connections:
                connection.send(mishap)

    def _advise(self, connection: Connection, rev: int) -> None:
        """In a task of its own: the table does not wait for it. One hint at a time."""
        seat = connection.seat
        if seat is None or rev != self.rev or seat not in self.match.state.actors():
            refuse(connection, "server-stale")
        elif connection.advising is None or connection.advising.done():
            asked = task_of(self.setup, self.match.vantage(seat))
            connection.advising = asyncio.create_task(self._give_advice(connection, rev, asked))

    async def _give_advice(self, connection: Connection, rev: int, asked: Task) -> None:
        try:
            weighed = await self._thinkers.advise(asked)
            connection.send(wire.Advice(rev, [telling.weight(one) for one in weighed]))
        except Exception:
            LOG.exception("hint at table %s", self.id)
            refuse(connection, "server-trouble")

    def _review(self, connection: Connection, seat: int) -> None:
        if not self.is_told:
            refuse(connection, "server-no-review")
        elif seat >= self.setup.seats:
            refuse(connection, "server-unreadable")
        else:
            self._reviews.ask(connection, self.match, seat)

    def _explain(self, connection: Connection, ply: int, own: bool) -> None:
        if not self.is_told:
            refuse(connection, "server-why-secret")
        else:
            bots = {seat: self.seats[seat].name for seat in self._bots() if own}
            explaining.ask(self._thinkers, connection, self.match, bots, ply)

    def _still_asks(self, seat: int, rev: int) -> bool:
        """Whether all that has changed since is what others chose at the same time."""
        since, _ = self._asked.get(seat, (self.rev + 1, []))
        return since <= rev < self.rev

    def _ask(self, seat: int) -> None:
        """Note since when each seat may choose, and among what, now that this one has acted."""
        actors = self.match.state.actors()
        for other in range(self.setup.seats):
            legal = self.match.state.legal(other) if other in actors else []
            if not legal:
                self._asked.pop(other, None)
            elif other == seat or self._asked.get(other, (0, []))[1] != legal:
                self._asked[other] = self.rev, legal

    def _count(self, seat: int, nonce: str) -> None:
        self.rev += 1
        self._reviews.forget()
        self._ask(seat)
        self._nonces[seat, nonce] = self.rev
        if len(self._nonces) > NONCES:
            self._nonces.popitem(last=False)

    async def _reload(self) -> None:
        """Another process was faster: the store knows better."""
        kept = await self._store.find(self.id)
        assert kept is not None
        self.seats = list(kept.seats)
        self.rematch = kept.rematch
        self._rebuild(kept.steps)
        self._publish()
        await self._go_on()

    def _rebuild(self, steps: tuple[Step, ...]) -> None:
        """Any seat may have been a bot's when an undo was taken: it was allowed then."""
        anybody = range(self.setup.seats)
        self.match = Match(self.setup)
        self.rev = 0
        self._asked.clear()
        for step in steps:
            if step.moves:
                for seat, text in step.moves:
                    self.match.replay(seat, self.setup.vocabulary.read(text))
            else:
                self.match.undo(step.seat, anybody)
            self._count(step.seat, step.nonce)

    # ---------------------------------------------------------------- telling the connections

    @property
    def is_busy(self) -> bool:
        """A command is being carried out, or a bot is thinking."""
        return self._working or self._thinking is not None

    @property
    def is_over(self) -> bool:
        return self.match.state.actor() == NOBODY

    @property
    def is_told(self) -> bool:
        """Nothing is secret: the match is finished, or was uploaded by somebody who has it all."""
        return self.is_over or self.kind == "record"

    @property
    def is_waiting(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def _bots(self) -> set[int]:
        return {at for at, seat in enumerate(self.seats) if seat.kind == "bot"}

    def _welcome(self, connection: Connection) -> None:
        if not self._is_seated(connection):
            connection.drop(GONE)
            return
        setup = self.setup
        vocabulary: list[dict[str, Any]] = msgspec.to_builtins(setup.vocabulary.moves)
        connection.send(
            wire.Welcome(
                wire.PROTOCOL,
                self.id,
                self.kind,
                setup.game.name,
                connection.seat,
                connection.seat is not None and connection.seat == self.host,
                dict(setup.options),
                list(setup.seat_tokens),
                list(setup.seat_colours),
                vocabulary,
                setup.printed(),
            )
        )
        plies = self.match.plies
        told = telling.facts(setup, plies, 0, connection.eyes)
        connection.send(wire.Story(told, telling.series(setup, plies), [*self._mishaps]))
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
        connection.send(
            wire.Update(
                self.rev,
                len(plies),
                telling.view(self.match, connection.eyes),
                *telling.standing(self.match),
                self._prompt(connection),
                news,
                self._sitters(),
                self._may_undo(connection),
                self.rematch,
                self._made(len(plies)),
            )
        )

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

    def _show_frame(self, connection: Connection, ply: int, eyes: int | None) -> None:
        if not 0 <= ply <= len(self.match.plies):
            refuse(connection, "server-no-such-ply")
        elif eyes is not None and not self._may_look(connection, eyes):
            refuse(connection, "server-not-your-eyes")
        else:
            through = connection.seat if eyes is None else eyes
            then = Match(self.setup, plies=self.match.plies[:ply])
            view = telling.view(then, NOBODY if through is None else through)
            made = self._made(ply)
            connection.send(wire.Frame(ply, through, view, *telling.standing(then), made))

    def _made(self, ply: int) -> wire.Made | None:
        """Told where nothing is secret any more."""
        last = last_choice(self.setup, self.match.plies[:ply]) if self.is_told else 0
        return wire.Made(self.match.plies[last - 1].seat, last) if last else None

    def _may_look(self, connection: Connection, eyes: int) -> bool:
        """Through that seat's eyes: one's own, or anybody's where nothing is secret any more."""
        return eyes == connection.seat or (self.is_told and eyes < self.setup.seats)
