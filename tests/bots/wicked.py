"""Bots that do all that a bot must not, some in ways that nothing inside their process can stop."""

import faulthandler
import itertools
import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from crownlands.bots import Budget, Weighed
from crownlands.bots.apart import Task
from crownlands.core.match import Match
from crownlands.core.playout import playouts
from crownlands.core.vantage import Vantage

FILE = Path(__file__)
SECRET = "what I hold in my hand"


class First:
    """Good, but talkative, and with a memory."""

    def __init__(self) -> None:
        self.seen = 0

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        self.seen += 1
        print(f"move {self.seen}", flush=True)
        os.write(2, b"move\n")
        budget.rng.bits()
        return vantage.legal[self.seen % len(vantage.legal)]


class Raising:
    def choose(self, vantage: Vantage, budget: Budget) -> int:
        raise ValueError(SECRET)


class Cheating:
    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return -1


class Sleeping:
    def choose(self, vantage: Vantage, budget: Budget) -> int:
        time.sleep(1000)
        return vantage.legal[0]


class Counting:
    """Hangs outside Python, where no timer of Python's reaches it."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return sum(itertools.repeat(1))


class Playing:
    """Hangs in our own compiled code."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        playouts(vantage.imagine(budget.rng), budget.rng, 10**9)
        return vantage.legal[0]


class Forgiving:
    """Nothing that is raised stops it."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        while True:
            try:
                time.sleep(1000)
            except BaseException:
                continue


class Exiting:
    def choose(self, vantage: Vantage, budget: Budget) -> int:
        os._exit(3)


class Founding:
    """Starts a process that goes on without it, and ends or hangs."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        child = subprocess.Popen(["sleep", "1000"])
        Path(os.environ["FOUNDED"]).write_text(str(child.pid))
        if budget.simulations == 1:
            os._exit(3)
        return vantage.legal[0]


class Learning:
    """Remembers all that any bot of its file saw."""

    seen = 0

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        Learning.seen += 1
        return vantage.legal[Learning.seen % len(vantage.legal)]


class Stalling:
    """Begins to answer, and never ends."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_REAL, 0)
        os.write(int(sys.argv[2]), struct.pack("!i", 100))
        return sum(itertools.repeat(1))


class Babbling:
    """Answers in words of its own."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        words = b"no pickle"
        os.write(int(sys.argv[2]), struct.pack("!i", len(words)) + words)
        return vantage.legal[0]


class Naming:
    """Its error has a name that commands a terminal."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        name = "\x1b[2J\nEvil" + "!" * 1000
        if vantage.seat:
            raise type(name, (Exception,), {})
        return cast(int, type(name, (), {})())


class Meddling:
    """Spoils the numbers that the table goes on with."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        budget.rng.state = -5
        return vantage.legal[0]


class Peeking:
    """Looks for the truth wherever it is called from, and tells what it found by how it fails."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        frame = sys._getframe()
        while frame is not None:
            if any(isinstance(found, Match) for found in frame.f_locals.values()):
                raise LookupError
            frame = frame.f_back  # type: ignore[assignment]
        raise ValueError(os.getpid())


class Spying:
    """Looks at whatever else is thought about in its process."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        thinking: Any = import_module("crownlands.server.thinking")
        real: Callable[[Task], Vantage] = thinking.vantage_of

        def look(task: Task) -> Vantage:
            self.seats.add(task.seat)
            return real(task)

        thinking.vantage_of = look

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        if self.seats - {vantage.seat}:
            raise LookupError
        return vantage.legal[0]


class Sulking:
    """Hangs where a file says so, and remembers how often it chose."""

    def __init__(self) -> None:
        self.seen = 0

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        self.seen += 1
        if Path(os.environ["SULKING"]).exists():
            return sum(itertools.repeat(1))
        return vantage.legal[self.seen]


class Untold:
    """Says why in a way that nobody understands."""

    simulated = 0.5

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return vantage.legal[0]

    def weigh(self, vantage: Vantage, budget: Budget) -> list[Weighed]:
        return [Weighed(vantage.legal[0], float("nan"), 0.5, 0.5)]


class Open:
    """Says why."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return vantage.legal[0]

    def weigh(self, vantage: Vantage, budget: Budget) -> list[Weighed]:
        return [Weighed(move, 1.0, 0.5, 0.5) for move in vantage.legal[:2]]


class Remembering:
    """Fails with the number of its choices."""

    def __init__(self) -> None:
        self.choices = 0

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        self.choices += 1
        return -self.choices


class Mute:
    """Plays, and ends its process when it is asked why."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return vantage.legal[0]

    def weigh(self, vantage: Vantage, budget: Budget) -> list[Weighed]:
        os._exit(1)
