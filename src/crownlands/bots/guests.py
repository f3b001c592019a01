"""Guests: bots of other authors, each in a process of its own, so that no table waits for one.

Ours are trusted and stay in the process that asks them.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

from crownlands.bots.apart import Failed, Task, Worker, task_of, vantage_of
from crownlands.bots.bot import Budget, Trouble, Weighed
from crownlands.bots.finding import installed, misnamed
from crownlands.bots.guard import HOLDS_UP, Found, limit, patience, raised, trace
from crownlands.bots.players import Player, budget_of, called, check_kind, is_ours, make_player
from crownlands.core.errors import BadBot, CrownlandsError
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage

MERCY = 1.0  # seconds for a bot to be stopped in its process, before that is ended
MAKING = 30.0  # seconds for a bot to be loaded and made, with all that it imports
STATES = range(2**63)  # of a generator


def find_player(name: str) -> Player:
    """A new player of that name, which cannot stop whoever asks it."""
    return make_player(name) if is_ours(name) else Guest.of(name)


def check_player(name: str) -> str:
    """What a player of that name is called; a CrownlandsError says what is wrong with it."""
    player = find_player(name)
    player.leave()
    return player.name


@cache
def unfit() -> dict[str, CrownlandsError]:
    """The bots of installed packages that cannot play, and why: each is loaded in a process of its
    own, several at the same time."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        tried = zip(installed(), pool.map(_problem, installed()), strict=True)
        return {**misnamed(), **{name: problem for name, problem in tried if problem is not None}}


def _problem(name: str) -> CrownlandsError | None:
    try:
        check_player(name)
    except CrownlandsError as error:
        return error
    return None


@dataclass
class Guest(Player):
    """Is late or dead where its process is, and made anew then."""

    bot: "Elsewhere"

    @classmethod
    def of(cls, name: str) -> "Guest":
        check_kind(name)
        simulations, seconds = budget_of(name)
        bot = Elsewhere(name, patience())
        bot.make()
        return cls(called(name), bot, simulations, seconds, bot.patience)

    def attempt(self, work: Callable[[], Found]) -> Found | Trouble:
        """Time is kept elsewhere."""
        try:
            return work()
        except Failed as failed:
            return Trouble(self.name, failed.kind, f"{self.limit:g}")
        except Told as told:
            return told.trouble
        except CrownlandsError as error:  # it cannot be made any more
            return self._unmade(error)
        except Exception as error:  # of one that answers in riddles
            return raised(self.name, error)

    def _unmade(self, error: CrownlandsError) -> Trouble:
        if not isinstance(error, BadBot):
            return Trouble(self.name, "absent", "", trace())
        if error.problem not in HOLDS_UP:
            return Trouble(self.name, "absent", "", trace(), error.detail)
        return Trouble(self.name, error.problem, error.detail, trace())

    def leave(self) -> None:
        self.bot.leave()


class Told(Exception):
    """What went wrong elsewhere."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.kind)
        self.trouble = trouble


@dataclass(frozen=True)
class Make:
    """A new bot in the place of the last one."""

    source: str
    patience: float


@dataclass(frozen=True)
class Asked:
    """A choice, or what the bot thinks of all of them."""

    task: Task
    numbers: int  # the state of the generator
    simulations: int | None
    seconds: float | None
    is_why: bool


@dataclass(frozen=True)
class Answer:
    found: int | list[Weighed] | Trouble
    numbers: int


class Elsewhere:
    """A bot in another process, which may remember there what it saw before."""

    def __init__(self, source: str, patience: float) -> None:
        self.source = source
        self.patience = patience
        self._worker: Worker | None = None

    def make(self) -> None:
        """As soon as somebody sits down: what is wrong with a bot is said before it plays."""
        worker = Worker(answer, quiet=True)
        try:
            problem = worker.ask(Make(self.source, self.patience), MAKING)
        except Failed as failed:
            raise BadBot(self.source, failed.kind, f"{MAKING:g}") from None
        if isinstance(problem, CrownlandsError):
            raise problem
        self._worker = worker

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        found = self._ask(vantage, budget, is_why=False)
        assert isinstance(found, int)
        return found

    def weigh(self, vantage: Vantage, budget: Budget) -> Sequence[Weighed]:
        found = self._ask(vantage, budget, is_why=True)
        assert isinstance(found, list)
        return found

    def leave(self) -> None:
        """Its process goes with it, and all that it left there: the next match finds no memory of
        this one."""
        if self._worker is not None:
            self._worker.end()
        self._worker = None

    def _ask(self, vantage: Vantage, budget: Budget, is_why: bool) -> object:
        if self._worker is None:
            self.make()
        worker, self._worker = self._worker, None  # whoever fails to answer is not asked again
        assert worker is not None
        asked = Asked(
            task_of(vantage.setup, vantage),
            budget.rng.state,
            budget.simulations,
            budget.seconds,
            is_why,
        )
        seconds = limit(self.patience, budget.simulations, budget.seconds)
        answer = worker.ask(asked, seconds + MERCY)
        if not isinstance(answer, Answer):
            worker.end()
            raise Failed("died")
        self._worker = worker
        if isinstance(answer.found, Trouble):
            raise Told(answer.found)
        budget.rng.state = answer.numbers
        return answer.found


# ---------------------------------------------------------------- in the process

HERE: list[Player] = []  # the one bot that lives here


def answer(question: Make | Asked) -> Answer | CrownlandsError | None:
    if isinstance(question, Asked):
        return _answer(HERE[0], question)
    try:
        player = make_player(question.source)
    except CrownlandsError as error:
        return error
    player.patience = question.patience
    HERE[:] = [player]
    return None


def _answer(player: Player, asked: Asked) -> Answer:
    rng, vantage = Rng(0), vantage_of(asked.task)
    rng.state = asked.numbers
    player.simulations, player.seconds = asked.simulations, asked.seconds
    ask = player.weights if asked.is_why else player.answer
    found: int | list[Weighed] | Trouble = ask(vantage, rng)
    if type(rng.state) is int and rng.state in STATES:
        return Answer(found, rng.state)
    return Answer(Trouble(player.name, "illegal", "budget.rng"), asked.numbers)
