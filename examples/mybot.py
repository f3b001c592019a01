"""A bot to start from: it plays every legal move on a few imagined tables and keeps the best.

crownlands play kingdoms --seats me,./examples/mybot.py
crownlands serve --bot ./examples/mybot.py
"""

from crownlands.bots import Budget
from crownlands.core.playout import playout
from crownlands.core.vantage import Vantage

TABLES = 20  # imagined for each move


class Dicer:
    """Chooses the move after which random play to the end goes best for its seat."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return max(vantage.legal, key=lambda move: self.hopes(vantage, move, budget))

    def hopes(self, vantage: Vantage, move: int, budget: Budget) -> int:
        """The sum of leads at the end of a few random games that begin with the move."""
        total = 0
        for _ in range(TABLES):
            table = vantage.imagine(budget.rng)  # what the seat cannot know is dealt anew
            table.play(vantage.seat, move)
            playout(table, budget.rng)
            mine, *others = table.scores()[vantage.seat :] + table.scores()[: vantage.seat]
            total += mine - max(others)
        return total
