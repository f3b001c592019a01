"""Measures our search once in this process: `bench.bots.speed GAME SECONDS`.

A simulation is one walk down the tree. The search thinks as it does in play, from a vantage, at
choices from the whole of a game, with a new tree for each.
"""

import json
import sys

from bench.clock import per_second
from bench.ours import own_version
from crownlands.bots import Budget, find_player, search
from crownlands.bots.builtin import Searcher
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games import find_game

SEATS = 2
SEED = 7
POSITIONS = 6  # spread over the game
WALKS = 1000  # from each of them at most


def choices(game: str) -> list[Vantage]:
    """What a seat knows at some of its choices, in a game of greedy bots."""
    match, rng = Match(find_game(game).setup(SEATS), Rng(SEED)), Rng(SEED + 1)
    match.settle()
    found = []
    while (seat := match.state.actor()) != NOBODY:
        vantage = match.vantage(seat)
        if len(vantage.legal) > 1:
            found.append(vantage)
        match.play(seat, find_player("greedy").choose(vantage, rng))
    return found[:: len(found) // POSITIONS][:POSITIONS]


def main(game: str, seconds: str) -> None:
    asked, rng = choices(game), Rng(SEED)

    def step() -> int:
        walked = 0
        for vantage in asked:
            bot = Searcher()
            bot.choose(vantage, Budget(rng, WALKS))
            walked += bot.simulated  # fewer where that was enough
        return walked

    figures = {"simulations": per_second(step, float(seconds))}
    compiled = not str(search.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "version": own_version(), "figures": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
