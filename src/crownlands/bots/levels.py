"""Levels: bots for people, from friendly to fierce. `bots.ftl` has their names and descriptions."""

from collections.abc import Sequence
from dataclasses import dataclass

from crownlands.bots import search
from crownlands.bots.bot import Bot, Budget, Weighed
from crownlands.bots.builtin import Dreamer, Greedy, Searcher
from crownlands.core.seeds import seeded
from crownlands.core.vantage import Vantage

IS_COMPILED = not str(search.__file__).endswith(".py")
SECOND = {  # walks that take at most a second on one core, on slow machines too
    "kingdoms": 8_000,
    "eight_minute_empire": 4_000,
    "royals": 3_000,
    "el_grande": 1_500,
}
TOLD = 3  # moves
NEARLY = 0.5  # of the attention that another move got
FEW = 20  # walks of a hint where the search is not compiled, which is many times slower


@dataclass(frozen=True)
class Level:
    """A bot and what it may spend on a choice."""

    bot: type[Bot]
    simulations: int | None = None
    seconds: float | None = None


LEVELS = {
    "friendly": Level(Dreamer),
    "steady": Level(Greedy),
    "cunning": Level(Searcher, simulations=200),
    "fierce": Level(Searcher, simulations=20_000, seconds=1.0),
}
USUAL = "steady"  # for who has no wish
STRONGEST = "fierce"  # gives hints


def best_few(weighed: Sequence[Weighed]) -> list[Weighed]:
    """What is told to people: of the moves that were looked at nearly as much as any the one that
    promises most, and others after it. Whatever got less attention and promises more is not sure.
    """
    enough = weighed[0].share * NEARLY
    best = max((one for one in weighed if one.share >= enough), key=promise)
    others = [one for one in weighed if one is not best and promise(one) <= promise(best)]
    return [best, *sorted(others[: TOLD - 1], key=promise, reverse=True)]


def promise(one: Weighed) -> tuple[float, float]:
    return one.wins, one.margin


def advise(vantage: Vantage) -> Sequence[Weighed]:
    """A hint: the moves as the strongest level sees them, best first. It is given a number of walks
    and no time, and numbers of its own: whoever knows the same is told the same."""
    walks = SECOND[vantage.setup.game.name] if IS_COMPILED else FEW
    rng = seeded("hint", vantage.seat, *vantage.to_ints())
    return Searcher().weigh(vantage, Budget(rng, simulations=walks))
