"""Players: a bot together with what it may spend on a choice, under a name.

A name is that of a level, of a bot of ours or of an installed package, or the path of a file; and
perhaps a budget: `cunning`, `greedy`, `search:simulations=500`, `./mybot.py:seconds=0.1`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import cast

from crownlands.bots.bot import Bot, Budget, Trouble, Weighed, Weighs
from crownlands.bots.builtin import BOTS, Greedy
from crownlands.bots.finding import from_file, from_package, installed, is_file, misnamed
from crownlands.bots.guard import (
    ENOUGH,
    HOLDS_UP,
    Found,
    attempt,
    fault,
    gone,
    legal_or_trouble,
    limit,
    mute,
    patience,
    weighed_or_trouble,
)
from crownlands.bots.levels import LEVELS
from crownlands.core.errors import BadBot, BadBudget, UnknownName
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage

MANY = 10_000  # moves that a bot may weigh
MOST = {"simulations": 10**9, "seconds": 86_400}  # for a choice


@dataclass
class Player:
    """Sits at one seat of one match. Whatever its bot does, there is a choice."""

    name: str
    bot: Bot
    simulations: int | None = None
    seconds: float | None = None
    patience: float = field(default_factory=patience)
    troubles: list[Trouble] = field(default_factory=list)
    failures: int = 0  # in a row that others had to wait for

    def choose(self, vantage: Vantage, rng: Rng) -> int:
        """One of vantage.legal; where the bot fails, greedy's choice. Who fails again and again,
        so that others have to wait, is not asked any more."""
        spare, numbers = _again(vantage), _same(rng)
        found = gone(self.name) if self.failures >= ENOUGH else self.answer(vantage, rng)
        if not isinstance(found, Trouble):
            self.failures = 0
            return found
        self.failures = self.failures + 1 if found.kind in HOLDS_UP else 0
        self.troubles.append(found)
        rng.state = numbers.state
        return Greedy().choose(spare, Budget(rng))

    def answer(self, vantage: Vantage, rng: Rng) -> int | Trouble:
        """What the bot chooses, or why it does not."""
        legal = frozenset(vantage.legal)
        found = self.attempt(lambda: self.bot.choose(vantage, self.budget(rng)))
        return found if isinstance(found, Trouble) else legal_or_trouble(self.name, found, legal)

    def weigh(self, vantage: Vantage, rng: Rng) -> Sequence[Weighed]:
        """The moves as the bot sees them, best first; nothing if it does not say."""
        found = self.weights(vantage, rng) or mute(self.name)
        if isinstance(found, Trouble):
            self.troubles.append(found)
            return ()
        return found

    def weights(self, vantage: Vantage, rng: Rng) -> list[Weighed] | Trouble:
        bot, legal = self.bot, frozenset(vantage.legal)
        if not isinstance(bot, Weighs):
            return []
        budget = self.budget(rng)
        found = self.attempt(lambda: list(islice(bot.weigh(vantage, budget), MANY)))
        return found if isinstance(found, Trouble) else weighed_or_trouble(self.name, found, legal)

    def attempt(self, work: Callable[[], Found]) -> Found | Trouble:
        return attempt(self.name, self.limit, work)

    def leave(self) -> None:
        """Nothing is asked of it any more."""

    def budget(self, rng: Rng) -> Budget:
        return Budget(rng, self.simulations, self.seconds)

    @property
    def limit(self) -> float:
        """Seconds after which the bot is taken to hang."""
        return limit(self.patience, self.simulations, self.seconds)


def _again(vantage: Vantage) -> Vantage:
    """The same once more: whatever a bot does to its own, this one stays as it was."""
    return Vantage(vantage.setup, vantage.imagine(Rng(0)), vantage.seat)


def _same(rng: Rng) -> Rng:
    copy = Rng(0)
    copy.state = rng.state
    return copy


def make_player(name: str) -> Player:
    """A new player of that name in this process, whoever wrote it."""
    kind, wanted, _ = _parts(name)
    check_kind(kind)
    simulations, seconds = budget_of(name)
    return Player(called(name), _new(kind, wanted), simulations, seconds)


def budget_of(name: str) -> tuple[int | None, float | None]:
    """Simulations and seconds: those of a level, unless the name says others."""
    kind, _, settings = _parts(name)
    level = LEVELS.get(kind)
    found = {"simulations": level and level.simulations, "seconds": level and level.seconds}
    for setting in settings:
        key, _, text = setting.partition("=")
        try:
            value = {"simulations": int, "seconds": float}[key](text)
        except (KeyError, ValueError):
            raise _bad_budget(name, setting) from None
        if not 0 < value <= MOST[key]:
            raise _bad_budget(name, setting)
        found[key] = value
    return cast(tuple[int | None, float | None], (found["simulations"], found["seconds"]))


def _bad_budget(name: str, setting: str) -> BadBudget:
    return BadBudget(called(name), setting, str(MOST["simulations"]), str(MOST["seconds"]))


def _parts(name: str) -> tuple[str, str | None, list[str]]:
    """Its kind, the class that is wanted of a file, and its settings."""
    kind, *settings = name.split(":")
    wanted = settings.pop(0) if is_file(kind) and settings and "=" not in settings[0] else None
    return kind, wanted, settings


def check_kind(name: str) -> None:
    """Refuse a name that stands for nothing, before anything is run."""
    kind = name.split(":")[0]
    if not is_ours(kind) and not is_file(kind) and kind not in installed():
        if bad := misnamed().get(name) or misnamed().get(kind):
            raise bad
        raise UnknownName("bot", kind, ", ".join((*LEVELS, *BOTS, *installed())))


def is_ours(name: str) -> bool:
    return name.split(":")[0] in (*LEVELS, *BOTS)


def called(name: str) -> str:
    """A player's name at a table and in a record: a file's without its folder, so that no record
    can ever name a file to be run."""
    kind, *rest = name.split(":")
    return ":".join([Path(kind).stem if is_file(kind) else kind, *rest])


def _new(kind: str, wanted: str | None) -> Bot:
    if is_ours(kind):
        return (LEVELS[kind].bot if kind in LEVELS else BOTS[kind])()
    if is_file(kind):
        if is_ours(Path(kind).stem):
            raise BadBot(kind, "taken", Path(kind).stem)
        make = from_file(kind, wanted)
    else:
        make = from_package(kind)
    try:
        return make()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadBot(kind, "made", fault(error)) from error
