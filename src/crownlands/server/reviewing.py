"""Reviews of a table's match: one at a time, each made once, told to all who wait for it."""

import asyncio
import logging
from dataclasses import dataclass, field

from crownlands.bots.review import Entry, Review, decisions, entry, review
from crownlands.core.match import Match
from crownlands.server import telling, wire
from crownlands.server.connection import Connection, refuse
from crownlands.server.thinking import Thinkers, task_of

STEPS = 20  # messages that tell how far it is
LOG = logging.getLogger(__name__)


@dataclass
class Running:
    """A review in the making."""

    seat: int
    waiting: set[Connection]
    progress: wire.Reviewing
    task: asyncio.Task[None] | None = None

    def tell(self, message: wire.Reviewing | wire.Reviewed) -> None:
        for connection in self.waiting:
            connection.send(message)


@dataclass
class Reviews:
    """Those of one match. Each decision is a question of its own to the thinkers, so that bots
    have their turns in between, and the truth never leaves the table."""

    thinkers: Thinkers
    made: dict[int, wire.Reviewed] = field(default_factory=dict)  # by seat
    running: Running | None = None

    def ask(self, connection: Connection, match: Match, seat: int) -> None:
        if seat in self.made:
            connection.send(self.made[seat])
        elif self.running is None:
            self.running = Running(seat, {connection}, wire.Reviewing(seat, 0.0))
            self.running.task = asyncio.create_task(self._make(match, self.running))
        elif self.running.seat == seat:
            self.running.waiting.add(connection)
            connection.send(self.running.progress)
        else:
            refuse(connection, "server-reviewing")

    def leave(self, connection: Connection) -> None:
        """What nobody waits for any more is given up."""
        if self.running is not None:
            self.running.waiting.discard(connection)
            if not self.running.waiting:
                self.stop()

    def stop(self) -> None:
        if self.running is not None and self.running.task is not None:
            self.running.task.cancel()
        self.running = None

    def forget(self) -> None:
        """The match is another one now."""
        self.stop()
        self.made.clear()

    async def _make(self, match: Match, running: Running) -> None:
        try:
            found = await self._entries(match, running)
            made = told(review(match, running.seat, found))
            self.made[running.seat] = made
            running.tell(made)
        except Exception:
            LOG.exception("review")
            for connection in running.waiting:
                refuse(connection, "server-trouble")
        if self.running is running:
            self.running = None

    async def _entries(self, match: Match, running: Running) -> list[Entry]:
        plies = tuple(match.plies)
        of = await asyncio.to_thread(lambda: list(decisions(match.setup, plies, running.seat)))
        found: list[Entry] = []
        for at, decision in enumerate(of):
            if at * STEPS // len(of) != (at - 1) * STEPS // len(of):
                running.progress = wire.Reviewing(running.seat, at / len(of))
                running.tell(running.progress)
            asked = task_of(match.setup, decision.vantage)
            found.append(entry(decision, await self.thinkers.review(asked, decision.played)))
        return found


def told(found: Review) -> wire.Reviewed:
    curve = [wire.Point(point.ply, point.stage, point.wins, point.margin) for point in found.curve]
    return wire.Reviewed(found.seat, curve, [_costly(one) for one in found.costly])


def _costly(one: Entry) -> wire.Costly:
    look = one.look
    played, best = telling.weight(look.played), telling.weight(look.best)
    return wire.Costly(one.ply, one.stage, look.cost, played, best)
