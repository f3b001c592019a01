"""The bots that come with Crownlands: uniform, greedy, search, and one that is half of each."""

import time
from collections.abc import Sequence

from crownlands.bots.bot import Bot, Budget, Weighed
from crownlands.bots.eight_minute_empire import EmpireJudge
from crownlands.bots.el_grande.judge import GrandeJudge
from crownlands.bots.greedy import LINES, SAMPLES, TRIED, Judge, best_move, turns
from crownlands.bots.kingdoms.judge import KingdomsJudge
from crownlands.bots.royals.judge import RoyalsJudge
from crownlands.bots.search import ONE, Node, Search, chance_of
from crownlands.core.game import Setup
from crownlands.core.vantage import Vantage

SIMULATIONS = 1000  # of a search that is not told how many
AT_ONCE = 16  # walks between two looks at the clock, or at Ctrl-C

JUDGES: dict[str, type[Judge]] = {  # each decision has one of its own
    "kingdoms": KingdomsJudge,
    "eight_minute_empire": EmpireJudge,
    "royals": RoyalsJudge,
    "el_grande": GrandeJudge,
}


class Uniform:
    """Every legal move is as likely as any other."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return vantage.legal[budget.rng.below(len(vantage.legal))]


class Dreamer:
    """About every second choice as greedy, the others at random."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        bot: Bot = Uniform() if budget.rng.below(2) else Greedy()
        return bot.choose(vantage, budget)


class Greedy:
    """The move that looks best when the turn is over, by the game's judge."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        if len(vantage.legal) == 1:
            return vantage.legal[0]
        judge = JUDGES[vantage.setup.game.name]()
        return best_move(judge, vantage.imagine(budget.rng), vantage.seat, budget.rng)

    def weigh(self, vantage: Vantage, budget: Budget) -> Sequence[Weighed]:
        judge = JUDGES[vantage.setup.game.name]()
        state = vantage.imagine(budget.rng)
        doubt, best = judge.doubt(state), dict[int, int]()
        for turn in turns(judge, state, vantage.seat, budget.rng, TRIED, LINES, SAMPLES):
            best.setdefault(turn.moves[0], turn.worth // SAMPLES)
        return [
            Weighed(move, worth / judge.point, chance_of(worth, doubt) / ONE, 1 / len(best))
            for move, worth in best.items()
        ]


class Searcher:
    """Information-set tree search; it keeps the part of the tree that still applies."""

    def __init__(self) -> None:
        self._search: Search | None = None
        self._of: tuple[Setup, int] | None = None  # whose it is
        self.simulated = 0  # walks so far

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        if len(vantage.legal) == 1:
            return vantage.legal[0]
        search = self._tree(vantage, budget)
        self.simulated += _grow(search, budget, hurry=True)
        return _told(search, vantage)[0].move

    def weigh(
        self, vantage: Vantage, budget: Budget, insisted: int | None = None
    ) -> Sequence[Weighed]:
        """A move that is insisted on is looked at and among those returned, good or bad."""
        if len(vantage.legal) == 1:  # there is nothing to search for
            return Greedy().weigh(vantage, budget)
        search = self._tree(vantage, budget)
        search.insisted = -1 if insisted is None else insisted
        self.simulated += _grow(search, budget, hurry=False)
        return _told(search, vantage)

    def _tree(self, vantage: Vantage, budget: Budget) -> Search:
        """What is left of the last one in the same seat, or a new one."""
        state, of = vantage.imagine(budget.rng), (vantage.setup, vantage.seat)
        if self._search is None or self._of != of or not self._search.keep(state, budget.rng):
            judge = JUDGES[vantage.setup.game.name]()
            self._search = Search(judge, state, vantage.seat, budget.rng)
            self._of = of
        return self._search


def _grow(search: Search, budget: Budget, hurry: bool) -> int:
    """As long as the budget allows; how many walks it were. In a hurry it ends as soon as more
    walks could not change the choice."""
    most = budget.simulations
    if budget.seconds is None and most is None:
        most = SIMULATIONS
    begin, walked, left = time.perf_counter(), 0, most
    while left is None or left > 0:
        walks = AT_ONCE if left is None else min(AT_ONCE, left)
        search.grow(walks)
        walked += walks
        left = None if most is None else most - walked
        if budget.seconds is not None:
            spent = time.perf_counter() - begin
            if spent >= budget.seconds:
                break
            in_time = int(walked * (budget.seconds - spent) / spent)
            left = in_time if left is None else min(left, in_time)
        if hurry and left is not None and search.is_decided(left):
            break
    return walked


def _told(search: Search, vantage: Vantage) -> list[Weighed]:
    """The moves that may be made, those first that were looked at most."""
    judge, root = search.judge, search.root
    found: dict[int, list[Node]] = {}
    for node in root.children:
        if node.seat == vantage.seat and node.moves[0] in vantage.legal:
            found.setdefault(node.moves[0], []).append(node)
    weighed = [_weighed(judge, nodes, root.visits) for nodes in found.values()]
    return sorted(weighed, key=lambda one: (-one.share, -one.wins, one.move))


def _weighed(judge: Judge, nodes: Sequence[Node], walks: int) -> Weighed:
    best = max(nodes, key=lambda node: (node.visits, node.total))
    visits = sum(node.visits for node in nodes)
    return Weighed(
        best.moves[0],
        int(best.margin) / int(best.visits * judge.point),
        int(best.total) / int(best.visits * ONE),
        visits / walks,
    )


BOTS: dict[str, type[Bot]] = {"uniform": Uniform, "greedy": Greedy, "search": Searcher}
