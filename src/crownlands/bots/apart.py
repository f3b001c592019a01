"""Processes for what may hang, die or print: bots of other authors, and all bots of a server.

Whoever asks gets an answer or learns why not, and can always go on: a process that is late is
ended, whatever it is doing, with those that it started. It ends by itself when nobody can ask any
more. This guards against faults, not against malice: what runs there has the rights of whoever
started it.
"""

import atexit
import faulthandler
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from crownlands.core.game import Setup
from crownlands.core.vantage import Vantage
from crownlands.games import find_game

START = 60.0  # seconds for a process to come up
STALL = 5  # seconds that an answer may stop in its middle
SPARE = 1.0  # seconds that a process without an answer lasts when nobody ends it
GLANCE = 0.2  # seconds between two looks whether anybody can still ask
BEGIN = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from crownlands.bots.apart import work
work(*map(int, sys.argv[2:]))
"""


@dataclass(frozen=True)
class Task:
    """A seat's turn as numbers and words, fit for another process."""

    game: str
    box: str | None
    seats: int
    options: tuple[tuple[str, str], ...]
    position: tuple[int, ...]  # redealt: the truth never leaves the table
    seat: int


def task_of(setup: Setup, vantage: Vantage) -> Task:
    box = None if setup.box.standard else setup.box.text
    options = tuple(setup.options.items())
    position = tuple(vantage.to_ints())
    return Task(setup.game.name, box, setup.seats, options, position, vantage.seat)


def vantage_of(task: Task) -> Vantage:
    """The very same, in whatever process."""
    setup = _setup(task.game, task.box, task.seats, task.options)
    return Vantage(setup, setup.restore(list(task.position)), task.seat)


@lru_cache(maxsize=64)
def _setup(game: str, box: str | None, seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    found = find_game(game)
    return found.setup(seats, dict(options), found.read_box(box) if box else None)


class Failed(Exception):
    """A process has not answered: it was "late", or it has "died"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Worker:
    """A process that answers one question at a time; it starts when it is first asked."""

    def __init__(self, answer: Callable[[Any], object], quiet: bool) -> None:
        self._answer = answer  # a function that the process can import
        self._quiet = quiet  # whether what is printed there goes nowhere
        self._process: subprocess.Popen[bytes] | None = None
        self._pipe: Connection | None = None

    def ask(self, question: object, seconds: float) -> object:
        """Blocks. A process that does not answer within that time is ended, and Failed says why.
        So is one whose answer nobody waits for any more."""
        try:
            pipe = self.start()
            pipe.send((question, seconds))
            return _next(pipe, seconds)
        except TimeoutError:
            self.end()
            raise Failed("late") from None
        except Exception:  # also of an answer that cannot be read
            self.end()
            raise Failed("died") from None
        except BaseException:  # Ctrl-C
            self.end()
            raise

    def start(self) -> Connection:
        """Bring the process up if it is not. One that is idle has nothing to say but that it has
        ended."""
        if self._pipe is not None and not self._pipe.poll():
            return self._pipe
        self.end()
        ours, theirs = Pipe()
        _limit_stalls(ours)
        with theirs:
            where = (str(theirs.fileno()), str(os.getpid()))
            silent = subprocess.DEVNULL if self._quiet else None
            self._process = process = subprocess.Popen(
                [sys.executable, "-P", "-c", BEGIN, json.dumps(list(map(str, sys.path))), *where],
                stdin=subprocess.DEVNULL,
                stdout=silent,
                stderr=silent,
                pass_fds=[theirs.fileno()],
                process_group=0,  # a terminal's Ctrl-C is for us, who end it
            )
        RUNNING.add(process)
        self._pipe = ours
        ours.send(self._answer)
        _next(ours, START)
        return ours

    def end(self) -> None:
        if self._process is not None:
            _end(self._process)
        self._process = self._pipe = None

    def __del__(self) -> None:
        self.end()


RUNNING: set[subprocess.Popen[bytes]] = set()


def end_all() -> None:
    """When the program ends, they do too."""
    for process in list(RUNNING):
        _end(process)


atexit.register(end_all)


def kill_all() -> None:
    """For who goes at once, in the middle of anything: nothing is waited for."""
    for process in list(RUNNING):
        _kill(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    _kill(process)
    process.wait()
    RUNNING.discard(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """With all that it started. Until it is waited for, its number means no other process."""
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _limit_stalls(pipe: Connection) -> None:
    """Whoever waits for the rest of an answer does not wait for ever."""
    with socket.socket(fileno=os.dup(pipe.fileno())) as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", STALL, 0))


def _next(pipe: Connection, seconds: float) -> object:
    if not pipe.poll(seconds):
        raise TimeoutError
    answer: object = pipe.recv()
    return answer


# ---------------------------------------------------------------- in the process


def work(pipe: int, parent: int) -> None:
    """Answer what is asked until nobody can ask any more."""
    asked = Connection(pipe)
    _follow(parent)
    with suppress(EOFError, OSError), Path(os.devnull).open("w") as nowhere:
        answer: Callable[[Any], object] = asked.recv()
        asked.send("ready")
        while True:
            question, seconds = asked.recv()
            # not even a hang outside Python outlives its time when there is nobody to end it
            faulthandler.dump_traceback_later(seconds + SPARE, exit=True, file=nowhere)
            found = answer(question)
            faulthandler.cancel_dump_traceback_later()
            asked.send(found)


def _follow(parent: int) -> None:
    """End when whoever asks has gone, however they went."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(GLANCE)
        os.killpg(os.getpgrp(), signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()
