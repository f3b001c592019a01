"""Measures the search of OpenSpiel once in this process: `bench.bots.peers NAME SECONDS`.

A simulation is one walk down the tree and one random game from where it ends. The peer comes from
an environment of its own and is loaded by name, only when asked for.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.clock import per_second

SEED = 7
CURIOUS = 1.4
WALKS = 20
MEGABYTES = 1000  # that a tree of the compiled search may take


def start(game: Any) -> Any:
    """The first position in which a seat chooses."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def compiled(pyspiel: Any, game: Any) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    return pyspiel.MCTSBot(game, evaluator, CURIOUS, WALKS, MEGABYTES, False, SEED, False)


def plain(_: Any, game: Any) -> Any:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    rng = import_module("numpy").random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, CURIOUS, WALKS, evaluator, solve=False, random_state=rng)


GAMES = {"tic-tac-toe": "tic_tac_toe", "go 9x9": "go(board_size=9)", "backgammon": "backgammon"}
BOTS: dict[str, Callable[[Any, Any], Any]] = {"C++": compiled, "Python": plain}
PEERS = {f"OpenSpiel {game}, {bot}": (game, bot) for game in GAMES for bot in BOTS}


def main(name: str, seconds: str) -> None:
    game_name, bot_name = PEERS[name]
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(GAMES[game_name])
    bot, state = BOTS[bot_name](pyspiel, game), start(game)

    def step() -> int:
        bot.step(state)
        return WALKS

    figures = {"simulations": per_second(step, float(seconds))}
    print(json.dumps({"version": version("open_spiel"), "figures": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
