"""Bots think in processes of their own, on what their seat may know, and never block a table."""

import asyncio
import os
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context

from crownlands.bots import find_bot
from crownlands.core.game import Setup
from crownlands.core.seeds import new_seed, seeded
from crownlands.core.vantage import Vantage
from crownlands.games import find_game

PROCESSES = 1
USUAL_BOT = "greedy"  # gives hints, and plays where nobody says which bot


@dataclass(frozen=True)
class Task:
    """A bot's turn as numbers and words, fit for another process."""

    game: str
    box: str | None
    seats: int
    options: tuple[tuple[str, str], ...]
    position: tuple[int, ...]  # redealt: the truth never leaves the table
    seat: int
    bot: str


def task(setup: Setup, vantage: Vantage, bot: str) -> Task:
    box = None if setup.box.standard else setup.box.text
    options = tuple(setup.options.items())
    position = tuple(vantage.to_ints())
    return Task(setup.game.name, box, setup.seats, options, position, vantage.seat, bot)


class Thinkers:
    """A small pool of processes."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause  # seconds before a bot's move, so that people can follow
        self._pool = _new_pool()

    async def choose(self, task: Task) -> int:
        """The bot's move."""
        return await self._think(task, new_seed())

    async def advise(self, task: Task) -> int:
        """A hint: the same whenever the seat knows the same."""
        return await self._think(task, repr(task))

    async def _think(self, task: Task, seed: str) -> int:
        """A process that died is replaced, and asked again."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, think, task, seed)
        except BrokenProcessPool:
            self._pool = _new_pool()
            return await loop.run_in_executor(self._pool, think, task, seed)

    async def close(self) -> None:
        """Wait for the processes to end, off the loop."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        del self._pool


def _new_pool() -> ProcessPoolExecutor:
    context = get_context("spawn")
    return ProcessPoolExecutor(PROCESSES, context, _follow, (os.getpid(),))


def _follow(parent: int) -> None:
    """In the worker: end when the server has gone, however it went."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(task: Task, seed: str) -> int:
    setup = _setup(task.game, task.box, task.seats, task.options)
    vantage = Vantage(setup, setup.restore(list(task.position)), task.seat)
    return find_bot(task.bot).choose(vantage, seeded(seed))


@lru_cache(maxsize=64)
def _setup(game: str, box: str | None, seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    found = find_game(game)
    chosen: Mapping[str, str] = dict(options)
    return found.setup(seats, chosen, found.read_box(box) if box else None)
