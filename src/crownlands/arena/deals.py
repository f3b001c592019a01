"""Deals: chance that falls the same whatever the seats choose, as far as the rules allow.

A draw depends on the seed, the deal, what may come up with which odds, and how often the same was
asked for before in this game. A bag or pile that only grows smaller thus gives the same pieces in
the same order, whoever draws them and whatever else happens in between; the second time that it is
filled it gives another order, again the same for all. What choices change is not the same: who gets
a piece, and everything that comes from a bag into which others put different things.
"""

from collections import Counter

from crownlands.core.contract import CHANCE, State
from crownlands.core.seeds import seeded


class Deal:
    """Chance in one game."""

    def __init__(self, seed: str, number: int) -> None:
        self._words = (seed, "deal", number)
        self._asked: Counter[str] = Counter()

    def draw(self, state: State) -> int:
        """Chance's next move."""
        bag = _contents(state)
        self._asked[bag] += 1
        return int(state.chance(seeded(*self._words, bag, self._asked[bag])))


def _contents(state: State) -> str:
    """What may come up, and how likely: not for whom, so ids count from the first of them."""
    moves = state.legal(CHANCE)
    pairs = zip(moves, state.odds(), strict=True)
    return " ".join(f"{move - moves[0]}:{odds}" for move, odds in pairs)
