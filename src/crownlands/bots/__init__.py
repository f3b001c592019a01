"""Bots: players that are given a Vantage and nothing more."""

from typing import Protocol

from crownlands.bots.eight_minute_empire import EmpireJudge
from crownlands.bots.el_grande.judge import GrandeJudge
from crownlands.bots.greedy import Judge, best_move
from crownlands.bots.kingdoms import KingdomsJudge
from crownlands.bots.royals import RoyalsJudge
from crownlands.core.errors import UnknownName
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage


class Bot(Protocol):
    def choose(self, vantage: Vantage, rng: Rng) -> int:
        """One of vantage.legal."""
        ...


class Uniform:
    """Every legal move is as likely as any other."""

    def choose(self, vantage: Vantage, rng: Rng) -> int:
        return vantage.legal[rng.below(len(vantage.legal))]


class Greedy:
    """The move that looks best when the turn is over, by the game's judge."""

    def choose(self, vantage: Vantage, rng: Rng) -> int:
        if len(vantage.legal) == 1:
            return vantage.legal[0]
        judge = JUDGES[vantage.setup.game.name]()
        return best_move(judge, vantage.imagine(rng), vantage.seat, rng)


JUDGES: dict[str, type[Judge]] = {  # each decision has one of its own
    "kingdoms": KingdomsJudge,
    "eight_minute_empire": EmpireJudge,
    "royals": RoyalsJudge,
    "el_grande": GrandeJudge,
}
BOTS: dict[str, Bot] = {"uniform": Uniform(), "greedy": Greedy()}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownName("bot", name, ", ".join(BOTS))
    return BOTS[name]
