"""Reviews of a table's match: one after the other, each made once, told to all who wait for it."""

import asyncio
import logging
from dataclasses import dataclass, field

from crownlands.bots.review import Entry, Review, decisions, entry, review
from crownlands.core.match import Match
from crownlands.server import telling, wire
from crownlands.server.connection import Connection, refused
from crownlands.server.thinking import Thinkers, task_of

STEPS = 20  # messages that tell how far it is
LOG = logging.getLogger(__name__)


@dataclass
class Wanted:
    """A review that somebody waits for."""

    match: Match
    progress: wire.Reviewing
    waiting: set[Connection] = field(default_factory=set)
    task: asyncio.Task[None] | None = None  # while it is being made

    def come_to(self, done: float) -> None:
        self.progress = wire.Reviewing(self.progress.seat, done)
        self.tell(self.progress)

    def tell(self, message: wire.FromServer) -> None:
        for connection in self.waiting:
            connection.send(message)


@dataclass
class Reviews:
    """Those of one match. Each decision is a question of its own to the thinkers, so that bots
    have their turns in between, and the truth never leaves the table."""

    thinkers: Thinkers
    made: dict[int, wire.Reviewed] = field(default_factory=dict)  # by seat
    queue: dict[int, Wanted] = field(default_factory=dict)  # by seat; the first is being made

    def ask(self, connection: Connection, match: Match, seat: int) -> None:
        """Whoever asks for another seat's does not wait for the one before any more."""
        self.leave(connection, but=seat)
        if seat in self.made:
            connection.send(self.made[seat])
            return
        wanted = self.queue.setdefault(seat, Wanted(match, wire.Reviewing(seat, None)))
        self._go_on()
        wanted.waiting.add(connection)
        connection.send(wanted.progress)

    def leave(self, connection: Connection, but: int | None = None) -> None:
        """What nobody waits for any more is given up."""
        for seat, wanted in [*self.queue.items()]:
            if seat != but:
                wanted.waiting.discard(connection)
                if not wanted.waiting:
                    self._give_up(seat)
        self._go_on()

    def stop(self) -> None:
        for seat in [*self.queue]:
            self._give_up(seat)

    def forget(self) -> None:
        """The match is another one now."""
        self.stop()
        self.made.clear()

    def _give_up(self, seat: int) -> None:
        wanted = self.queue.pop(seat)
        if wanted.task is not None:
            wanted.task.cancel()

    def _go_on(self) -> None:
        """With the one that was asked for first, if it is not being made already."""
        for seat, wanted in self.queue.items():
            if wanted.task is None:
                wanted.task = asyncio.create_task(self._make(seat, wanted))
                wanted.come_to(0.0)
            break

    async def _make(self, seat: int, wanted: Wanted) -> None:
        try:
            found = await self._entries(seat, wanted)
            self.made[seat] = told(review(wanted.match, seat, found))
            wanted.tell(self.made[seat])
        except Exception:
            LOG.exception("review")
            wanted.tell(refused("server-trouble"))
        del self.queue[seat]
        self._go_on()

    async def _entries(self, seat: int, wanted: Wanted) -> list[Entry]:
        setup, plies = wanted.match.setup, tuple(wanted.match.plies)
        of = await asyncio.to_thread(lambda: list(decisions(setup, plies, seat)))
        found: list[Entry] = []
        for at, decision in enumerate(of):
            if at and at * STEPS // len(of) != (at - 1) * STEPS // len(of):
                wanted.come_to(at / len(of))
            asked = task_of(setup, decision.vantage)
            found.append(entry(decision, await self.thinkers.review(asked, decision.played)))
        return found


def told(found: Review) -> wire.Reviewed:
    curve = [wire.Point(point.ply, point.stage, point.wins, point.margin) for point in found.curve]
    return wire.Reviewed(found.seat, curve, [_costly(one) for one in found.costly])


def _costly(one: Entry) -> wire.Costly:
    look = one.look
    played, best = telling.weight(look.played), telling.weight(look.best)
    return wire.Costly(one.ply, one.stage, look.cost, played, best)
