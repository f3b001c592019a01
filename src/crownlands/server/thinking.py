"""Bots think in processes of their own, on what their seat may know, and never block a table.

A bot that raises, hangs or answers illegally is stopped in its process; where that does not help,
the process is ended and replaced. The move is made all the same, by another bot. Our own bots share
a few processes; those of other authors have one for each seat, where they meet no other's thoughts.
"""

import asyncio
import os
from collections import OrderedDict
from dataclasses import dataclass, replace

from crownlands.bots import (
    STRONGEST,
    Player,
    Roster,
    Trouble,
    Weighed,
    advise,
    best_few,
    make_player,
)
from crownlands.bots.apart import Failed, Task, Worker, task_of, vantage_of
from crownlands.bots.guard import ENOUGH, HOLDS_UP, absent, gone, limit
from crownlands.bots.guard import USUAL as PATIENCE
from crownlands.bots.players import budget_of, is_ours
from crownlands.bots.review import Look, look, walks_for
from crownlands.core.contract import NOBODY
from crownlands.core.errors import CrownlandsError, UnknownName
from crownlands.core.seeds import new_seed, seeded

__all__ = ["Chosen", "Explained", "Task", "Thinkers", "task_of"]

PROCESSES = max(2, min(4, (os.cpu_count() or 1) - 1))  # one that hangs must not hold up all
FALLBACK = "greedy"
MERCY = 5.0  # seconds more, for another bot to make the move in the same process
GUESTS = 16  # processes that are kept for bots of other authors
KEPT = 8  # bots that a process keeps, with all that they remember
FAILING = 1000  # bots whose failures are remembered

Place = tuple[str, int, str]  # table, seat and bot


@dataclass(frozen=True)
class Asked:
    """Which bot is to choose, and how long it may take beyond its budget."""

    task: Task
    bot: str
    source: str | None  # what it is found by; None where nobody knows it any more
    seed: str
    patience: float
    place: Place
    is_known: bool = False  # whether the bot that chose there last is in the same process


@dataclass(frozen=True)
class Played:
    """A move that a seat made, to be weighed again after the match."""

    task: Task
    move: int


@dataclass(frozen=True)
class Why:
    """A move that a seat made, to be explained by its bot."""

    task: Task
    made: int
    bot: str
    source: str | None  # None where it is a person's, or nobody knows the bot any more
    patience: float


Question = Asked | Task | Played | Why


def place_of_guest(question: Question) -> Place | None:
    """Where another author's bot is at home; None where one of ours is asked."""
    match question:
        case Asked(source=str(source), place=place) if not is_ours(source):
            return place
        case Why(source=str(source)) if not is_ours(source):
            return ("", NOBODY, question.bot)  # after the match, whatever the seat
    return None


def instead(asked: Asked) -> Asked:
    """The same of the bot that moves for one that fails; it takes nobody's place."""
    table, seat, _ = asked.place
    return replace(asked, source=FALLBACK, place=(table, seat, FALLBACK), is_known=False)


@dataclass(frozen=True)
class Chosen:
    """A move, and why it may not be the bot's own."""

    move: int
    troubles: tuple[Trouble, ...] = ()


@dataclass(frozen=True)
class Explained:
    """The best few as a bot weighs them, and the move that was made if it looked at that."""

    bot: str  # who weighs them: the bot asked for, or the strongest level where that cannot say
    is_own: bool
    weighed: tuple[Weighed, ...]
    troubles: tuple[Trouble, ...] = ()  # why the bot does not


class Thinkers:
    """A few processes, and who may think in them."""

    def __init__(
        self, pause: float = 0.0, roster: Roster | None = None, patience: float = PATIENCE
    ) -> None:
        self.pause = pause  # seconds before a bot's move, so that people can follow
        self.roster = roster or Roster()
        self.patience = patience
        self._workers = [Worker(answer, quiet=False) for _ in range(PROCESSES)]
        self._free = list(self._workers)
        self._guests: OrderedDict[Place, Worker] = OrderedDict()  # whoever chose last comes last
        self._turn = asyncio.Semaphore(PROCESSES)
        self._homes: OrderedDict[Place, Worker] = OrderedDict()  # whoever chose last comes last
        self._failures: OrderedDict[Place, int] = OrderedDict()  # in a row; the latest come last
        self._reviewing = asyncio.Lock()
        self._jobs: set[asyncio.Task[object]] = set()

    async def open(self) -> None:
        """Bring up a process before somebody waits for it."""
        async with self._turn:
            worker = self._free.pop()
            try:
                await asyncio.to_thread(worker.start)
            finally:
                self._free.append(worker)

    async def choose(self, task: Task, bot: str, table: str) -> Chosen:
        """The bot's move, or another's for it. It is the same bot that chose in this seat before,
        if its process is free, and a new one otherwise."""
        place = (table, task.seat, bot)
        asked = Asked(task, bot, self._source(bot), new_seed(), self.patience, place)
        failures = self._failures.pop(place, 0)
        is_gone = failures >= ENOUGH
        chosen = await self._lasting(instead(asked) if is_gone else asked)
        assert isinstance(chosen, Chosen)
        if is_gone:
            chosen = replace(chosen, troubles=(gone(bot),))
        if any(trouble.kind in HOLDS_UP for trouble in chosen.troubles):
            self._failures[place] = failures + 1
            if len(self._failures) > FAILING:
                self._failures.popitem(last=False)
        return chosen

    async def advise(self, task: Task) -> list[Weighed]:
        """A hint: the same whenever the seat knows the same."""
        weighed = await self._lasting(task)
        assert isinstance(weighed, list)
        return weighed

    async def review(self, task: Task, move: int) -> Look:
        """What a move cost. One at a time: the other processes are for those who play."""
        async with self._reviewing:
            found = await self._lasting(Played(task, move))
        assert isinstance(found, Look)
        return found

    async def explain(self, task: Task, bot: str | None, made: int) -> Explained:
        """Why a move was made, as its bot sees it; a person's (None) as the review weighs it.
        Like a review it waits for others of its kind."""
        why = Why(task, made, bot or STRONGEST, bot and self._source(bot), self.patience)
        async with self._reviewing:
            found = await self._lasting(why)
        assert isinstance(found, Explained)
        is_absent = bot is not None and why.source is None
        return replace(found, troubles=(absent(why.bot),)) if is_absent else found

    def _source(self, bot: str) -> str | None:
        try:
            return self.roster.source(bot)
        except UnknownName:
            return None

    async def _lasting(self, question: Question) -> object:
        """Whoever waits may leave; the process is free again only when it has answered."""
        job = asyncio.create_task(self._ask(question))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    async def _ask(self, question: Question) -> object:
        async with self._turn:
            if (place := place_of_guest(question)) is not None:
                return await self._ask_guest(place, question)
            if isinstance(question, Asked):
                worker, question = self._at_home(question)
            else:
                worker = self._free.pop()
            try:
                return await self._answer(worker, question)
            finally:
                self._free.append(worker)

    async def _ask_guest(self, place: Place, question: Question) -> object:
        worker = self._guests.pop(place, None)
        if worker is None:
            worker = Worker(answer, quiet=True)
            self._workers.append(worker)
        if isinstance(question, Asked):
            question = replace(question, is_known=True)  # a new process knows nobody anyway
        try:
            return await self._answer(worker, question)
        finally:
            other = self._guests.pop(place, None)  # asked meanwhile: only one goes on there
            self._guests[place] = worker
            if other is None and len(self._guests) > GUESTS:
                _, other = self._guests.popitem(last=False)
            if other is not None:
                self._workers.remove(other)
                other.end()

    def _at_home(self, asked: Asked) -> tuple[Worker, Asked]:
        """The process where the bot is, if it is free."""
        home = self._homes.pop(asked.place, None)
        worker = home if home in self._free else self._free[-1]
        assert worker is not None
        self._free.remove(worker)
        self._homes[asked.place] = worker
        if len(self._homes) > PROCESSES * KEPT:
            self._homes.popitem(last=False)
        return worker, replace(asked, is_known=worker is home)

    async def _answer(self, worker: Worker, question: Question) -> object:
        try:
            return await self._wait(worker, question)
        except Failed as failed:
            again: Question
            match question:
                case Why(source=str()):
                    again = replace(question, source=None)
                case Asked():
                    again = instead(question)
                case _:
                    raise
            trouble = Trouble(question.bot, failed.kind, f"{self._limit(question):g}")
            found = await self._wait(worker, again)
            assert isinstance(found, Chosen | Explained)
            return replace(found, troubles=(trouble,))

    async def _wait(self, worker: Worker, question: Question) -> object:
        return await asyncio.to_thread(worker.ask, question, self._limit(question) + MERCY)

    def _limit(self, question: Question) -> float:
        """Seconds that a bot may take; hints and reviews have no less."""
        if isinstance(question, Asked | Why) and question.source:
            return limit(self.patience, *budget_of(question.source))
        return self.patience

    async def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in self._workers))


# ---------------------------------------------------------------- in the process


def answer(question: Question) -> object:
    match question:
        case Asked():
            return choose(question)
        case Task():
            return hint(question)
        case Played(task, move):
            return look(vantage_of(task), move, walks_for(task.game))
        case Why():
            return explain(question)


HERE: OrderedDict[Place, Player] = OrderedDict()  # whoever chose last comes last


def choose(asked: Asked) -> Chosen:
    try:
        player, troubles = _player(asked), list[Trouble]()
    except CrownlandsError as error:
        player = make_player(FALLBACK)
        troubles = [Trouble(asked.bot, "absent", "", str(error))]
    move = player.choose(vantage_of(asked.task), seeded(asked.seed))
    troubles += player.troubles
    player.troubles.clear()
    return Chosen(move, tuple(troubles))


def _player(asked: Asked) -> Player:
    """The one that chose there last, or a new one."""
    if asked.source is None:
        raise UnknownName("bot", asked.bot, "")
    known = HERE.pop(asked.place, None)
    player = known if known and asked.is_known else make_player(asked.source)
    player.patience = asked.patience
    HERE[asked.place] = player
    if len(HERE) > KEPT:
        HERE.popitem(last=False)
    return player


def hint(task: Task) -> list[Weighed]:
    return best_few(advise(vantage_of(task)))


def explain(why: Why) -> Explained:
    vantage, weighed = vantage_of(why.task), list[Weighed]()
    troubles = list[Trouble]()
    if why.source is not None:
        try:
            player = make_player(why.source)
        except CrownlandsError:
            troubles = [absent(why.bot)]
        else:
            player.patience = why.patience
            weighed = list(player.weigh(vantage, seeded("why", *vantage.to_ints())))
            troubles = player.troubles
    if not weighed:
        judged = look(vantage, why.made, walks_for(vantage.setup.game.name))
        return Explained(STRONGEST, False, judged.weighed, tuple(troubles))
    best = best_few(weighed)
    made = [one for one in weighed if one.move == why.made and one not in best]
    return Explained(why.bot, True, (*best, *made), tuple(troubles))
