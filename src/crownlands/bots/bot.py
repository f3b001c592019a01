"""What a bot is: given what a seat may know and what it may spend, it chooses a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one choice. Without a number it spends what it usually does."""

    rng: Rng  # all the chance it may use: the same numbers, the same choice
    simulations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Each seat has a bot of its own, which may remember what it saw before."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        """One of vantage.legal."""
        ...


@dataclass(frozen=True)
class Weighed:
    """One move as a bot sees it."""

    move: int
    margin: float  # points by which the seat is expected to be ahead in the end, or behind
    wins: float  # how likely it is to win, 0 to 1
    share: float  # of the bot's attention that went to it, 0 to 1


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say why."""

    def weigh(self, vantage: Vantage, budget: Budget) -> Sequence[Weighed]:
        """The moves that it looked at, best first; the first is the one it would choose."""
        ...


@dataclass(frozen=True)
class Trouble:
    """A choice that a bot failed to make, so that another made it.

    `detail` tells no secret of the bot's seat; `said` and `trace` may, and are for who runs the
    table.
    """

    bot: str
    kind: str  # "raised", "late", "illegal", "died"; "gone" when it is not even asked; "absent";
    # "mute" when it only does not say why
    detail: str  # what and where; after how many seconds; the answer; gone: after how many failures
    trace: str = ""
    said: str = ""  # the text of the error, in one short line
