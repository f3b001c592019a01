"""A socket's place at a table, and what is put into the table's inbox."""

import asyncio
from dataclasses import dataclass, field

from crownlands.bots import Trouble
from crownlands.core.contract import NOBODY
from crownlands.core.errors import CrownlandsError, IllegalMove
from crownlands.core.game import Setup
from crownlands.core.messages import Msg
from crownlands.server import telling, wire
from crownlands.server.store import Seat

OUTBOX = 64  # messages that may wait
POLICY, TOO_SLOW, GONE = 4400, 4408, 4404  # close codes


@dataclass(eq=False)
class Connection:
    """One socket at the table. `outbox` is emptied by the socket's own task."""

    seat: int | None
    proof: str | None = None  # hash of the secret that opened the seat
    outbox: asyncio.Queue[wire.FromServer] = field(
        default_factory=lambda: asyncio.Queue(maxsize=OUTBOX)
    )
    shown: int = 0  # plies that it was told of
    advising: asyncio.Task[None] | None = None
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    code: int = TOO_SLOW  # why it was lost

    @property
    def eyes(self) -> int:
        return NOBODY if self.seat is None else self.seat

    def send(self, message: wire.FromServer) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Let the socket's task close it."""
        if not self.lost.is_set():
            self.code = code
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
    message: wire.FromClient | None  # None where it could not be read


@dataclass(frozen=True)
class Seated:
    """Somebody sat down, a seat was given up, or its secret is another one now."""

    at: int
    seat: Seat


@dataclass(frozen=True)
class Rematched:
    """The match is played again at that table."""

    table: str


@dataclass(frozen=True)
class Thought:
    """A bot's choice, made for the table as it was at that revision."""

    rev: int
    seat: int
    move: int
    troubles: tuple[Trouble, ...] = ()


Command = Entered | Left | Heard | Seated | Rematched | Thought


def refuse(connection: Connection, id: str, nonce: str | None = None) -> None:
    connection.send(refused(id, nonce))


def refused(id: str, nonce: str | None = None) -> wire.Refused:
    """A refusal in the server's own words; the message's id gives its code."""
    return wire.Refused(id.removeprefix("server-"), wire.Said(id), nonce)


def refuse_because(
    connection: Connection, setup: Setup, error: CrownlandsError, nonce: str
) -> None:
    """Why the rules refuse it, to that seat alone."""
    msg: Msg = error.msg()
    chapter = None
    if isinstance(error, IllegalMove):
        msg = setup.refusal(error.move, error.rule)
        chapter = setup.chapter(error.rule)
    connection.send(wire.Refused(error.code, telling.said(msg), nonce, chapter))
