"""The arena on this machine: games in as many processes as it is given."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from os import _exit
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from types import FrameType

from crownlands.arena.play import Row, play
from crownlands.arena.schedule import Pairing
from crownlands.arena.spec import Spec
from crownlands.bots.apart import kill_all
from crownlands.core.errors import CrownlandsError, LostWorker
from crownlands.core.game import Setup

PATIENCE = 10.0  # seconds for a process to end by itself


def play_here(spec: Spec, due: Sequence[Pairing], jobs: int) -> Iterator[Row]:
    """Rows in the order in which the games end."""
    if min(jobs, len(due)) <= 1:
        setup = spec.setup()
        yield from (play(spec, setup, pairing) for pairing in due)
        return
    workers = [_Worker(spec) for _ in range(min(jobs, len(due)))]
    try:
        yield from _share_out(workers, iter(due))
    finally:
        for worker in workers:
            worker.end()


def _share_out(workers: Sequence["_Worker"], due: Iterator[Pairing]) -> Iterator[Row]:
    """Whoever is done gets the next game."""
    busy = {worker.pipe: worker for worker in workers if worker.give(next(due, None))}
    while busy:
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            worker = busy[pipe]
            row = worker.take()
            if not worker.give(next(due, None)):
                del busy[pipe]
            yield row


class _Worker:
    """A process that plays one game after the other."""

    def __init__(self, spec: Spec) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(spec, theirs), daemon=True)
        self.process.start()
        theirs.close()  # so that its end is noticed here
        self.game = 0

    def give(self, pairing: Pairing | None) -> bool:
        if pairing is None:
            return False
        self.game = pairing.number
        with suppress(BrokenPipeError):  # take() will find out
            self.pipe.send(pairing)
        return True

    def take(self) -> Row:
        try:
            found = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise LostWorker(self.game + 1) from None
        if isinstance(found, CrownlandsError):
            raise found
        assert isinstance(found, Row)
        return found

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()


def _work(spec: Spec, pipe: Connection) -> None:
    """In the process: until there is nobody to play for."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C is for the one who started us
    signal(SIGTERM, _end)
    setup = spec.setup()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(_row(spec, setup, pipe.recv()))


def _row(spec: Spec, setup: Setup, pairing: Pairing) -> Row | CrownlandsError:
    """Or why there is none: a bot that could be loaded when the arena began may have changed."""
    try:
        return play(spec, setup, pairing)
    except CrownlandsError as error:
        return error


def _end(number: int, frame: FrameType | None) -> None:
    """At once, whatever it interrupts, and no bot goes on without us."""
    kill_all()
    _exit(0)
