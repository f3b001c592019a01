"""People at tables, simulated: two sockets a table, a pause for thought, any legal move.

A process of its own: reads what to do as one line of JSON, plays until its time is up or its input
is closed, and prints what came of it as JSON. Time is that of the machine's monotonic clock, which
all processes share.
"""

import asyncio
import os
import random
import sys
import threading
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FIRST_WAIT, LONGEST_WAIT = 0.1, 1.0  # seconds between attempts to come back
LAST_ANSWERS = 3.0  # seconds to wait for them when time is up
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Task(msgspec.Struct):
    """Which tables to play at, and how."""

    address: str  # of the socket
    source: str  # our own address
    tables: list[tuple[str, list[str]]]  # id, and a secret for each seat
    pause: tuple[float, float]  # seconds that a move is thought about
    warm_up: float  # seconds before moves are counted
    seconds: float
    seed: int


class Outcome(msgspec.Struct):
    """What was seen."""

    latencies: list[float] = []  # seconds, from a move sent to the opponent's update received
    acknowledged: list[tuple[str, int, int, int]] = []  # table, rev, seat, move
    refused: list[str] = []  # codes
    welcomed: list[float] = []  # by player: when it came in last
    sizes: list[int] = []  # characters of each update received


class Prompt(msgspec.Struct):
    legal: list[int]


class Heard(msgspec.Struct):
    """As much of a message as we need."""

    t: str
    rev: int = 0
    prompt: Prompt | None = None
    code: str = ""


@dataclass
class Clock:
    """When to stop."""

    until: float

    @property
    def left(self) -> float:
        return self.until - time.monotonic()


@dataclass
class Move:
    """A move on its way; it keeps its nonce until it is answered."""

    rev: int
    number: int
    nonce: str
    sent_at: float = 0.0


@dataclass
class Player:
    """One seat that comes back by itself whenever it is cut off."""

    task: Task
    table: str
    seat: int
    secret: str
    rng: random.Random
    outcome: Outcome
    clock: Clock
    pending: Move | None = None
    welcomed: float = 0.0
    heard_at: dict[int, float] = field(default_factory=dict)  # by rev
    sent_at: dict[int, float] = field(default_factory=dict)

    async def play(self) -> None:
        wait = FIRST_WAIT
        while self.clock.left > 0:
            try:
                source = (self.task.source, 0)
                async with connect(self.task.address, local_addr=source, max_queue=None) as socket:
                    wait = FIRST_WAIT
                    await self._converse(socket)
            except GONE:
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    async def _converse(self, socket: ClientConnection) -> None:
        hello = {"t": "hello", "protocol": 1, "table": self.table, "secret": self.secret}
        await socket.send(msgspec.json.encode(hello).decode())
        while (left := self.clock.left + LAST_ANSWERS) > 0:
            text = await asyncio.wait_for(socket.recv(), left)
            now = time.monotonic()
            heard = msgspec.json.decode(text, type=Heard)
            if heard.t == "welcome":
                self.welcomed = now
            elif heard.t == "refused":
                self.outcome.refused.append(heard.code)
            elif heard.t == "update":
                self.outcome.sizes.append(len(text))
                await self._follow(socket, heard, now)
            if self.pending is None and self.clock.left < 0:
                return

    async def _follow(self, socket: ClientConnection, update: Heard, now: float) -> None:
        self.heard_at.setdefault(update.rev, now)
        if self.pending and update.rev > self.pending.rev:  # nobody else could have moved
            made = (self.table, self.pending.rev + 1, self.seat, self.pending.number)
            self.outcome.acknowledged.append(made)
            self.pending = None
        if not update.prompt or self.clock.left < 0:
            return
        if self.pending is None:
            await asyncio.sleep(self.rng.uniform(*self.task.pause))
            number = self.rng.choice(update.prompt.legal)
            self.pending = Move(update.rev, number, f"{self.rng.getrandbits(64):016x}")
        await self._send(socket, self.pending)

    async def _send(self, socket: ClientConnection, move: Move) -> None:
        play = {"t": "play", "rev": move.rev, "move": move.number, "nonce": move.nonce}
        self.sent_at.setdefault(move.rev + 1, time.monotonic())
        await socket.send(msgspec.json.encode(play).decode())


async def play_all(task: Task) -> Outcome:
    outcome = Outcome()
    counted_from = time.monotonic() + task.warm_up
    clock = Clock(counted_from + task.seconds)
    threading.Thread(target=stop_on_request, args=(clock,), daemon=True).start()
    rng = random.Random(task.seed)
    pairs = [
        [
            Player(task, table, seat, secret, random.Random(rng.getrandbits(64)), outcome, clock)
            for seat, secret in enumerate(secrets)
        ]
        for table, secrets in task.tables
    ]
    players = [player for pair in pairs for player in pair]
    await asyncio.gather(*(player.play() for player in players))
    for one, other in [*pairs, *(pair[::-1] for pair in pairs)]:
        outcome.latencies += [
            other.heard_at[rev] - sent
            for rev, sent in one.sent_at.items()
            if sent > counted_from and rev in other.heard_at
        ]
    outcome.welcomed = [player.welcomed for player in players]
    return outcome


def stop_on_request(clock: Clock) -> None:
    os.read(sys.stdin.fileno(), 1)
    clock.until = min(clock.until, time.monotonic())


def main() -> None:
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(play_all(task))))


if __name__ == "__main__":
    main()
