"""A bot that somebody else wrote and published."""

from crownlands.bots import Budget
from crownlands.core.vantage import Vantage


class Lucky:
    """Takes the last of the legal moves."""

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return vantage.legal[-1]
