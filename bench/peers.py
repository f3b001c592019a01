"""Measures one peer once in this process and prints figures as JSON: `bench.peers NAME SECONDS`.

The peers come from an environment of their own and are loaded by name, only when asked for. As with
us, a decision is a choice of a player; chance is settled but not counted. What a peer does not
offer is left out: only OpenSpiel plays out in compiled code and replays saved games.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import repeat
from typing import Any

from bench.clock import per_second

Figures = dict[str, float]

SEED = 7
COPIES = 100
ROLLOUTS = 20  # from each position that the search tries
TRIES = 3  # positions that one search tries: the root, then two of its children
COUNTED = 50  # playouts by which the decisions of one are counted
BESIDES = 6  # decisions before the position that is copied


# -------------------------------------------------------------------- OpenSpiel


def play_out(state: Any, has_chance: bool) -> int:
    """Random choices to the end; how many. Chance is drawn by its odds, as it is with us."""
    decisions = 0
    while not state.is_terminal():
        if has_chance and state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes()))
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(random.random() * len(moves))])
            decisions += 1
    return decisions


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """One of chance's moves by its probability."""
    ticket = random.random()
    for move, probability in outcomes:
        ticket -= probability
        if ticket < 0:
            return move
    return outcomes[-1][0]


def opening(game: Any, least: int) -> Any:
    """A position after a few choices at which more than one move is open."""
    state = game.new_initial_state()
    made = 0
    while made < least or state.is_chance_node() or len(state.legal_actions()) < 2:
        made += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


def searching(pyspiel: Any, game: Any, has_chance: bool) -> Callable[[], int]:
    """Compiled playouts: a search that tries few positions with many random games from each.

    The root and two of its children are tried, so the games are counted from there.
    """
    root = opening(game, 0)
    length = sum(play_out(root.clone(), has_chance) for _ in range(COUNTED)) / COUNTED
    decisions = round(ROLLOUTS * (TRIES * length - (TRIES - 1)))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, TRIES, 100, False, SEED, False)

    def step() -> int:
        bot.step(root)
        return decisions

    return step


def replaying(game: Any, has_chance: bool) -> Callable[[], int]:
    """Reading a saved game, which makes its moves again without checking that they are legal."""
    state = game.new_initial_state()
    play_out(state, has_chance)
    text = state.serialize()
    moves = len(state.history())

    def step() -> int:
        game.deserialize_state(text)
        return moves

    return step


def copying(copy: Callable[[], Any]) -> Callable[[], int]:
    def step() -> int:
        for _ in repeat(None, COPIES):
            copy()
        return COPIES

    return step


def open_spiel(name: str, seconds: float) -> Figures:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    has_chance = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    steps = {
        "api": lambda: play_out(game.new_initial_state(), has_chance),
        "playouts": searching(pyspiel, game, has_chance),
        "copy": copying(opening(game, BESIDES).clone),
        "replay": replaying(game, has_chance),
    }
    return {figure: per_second(step, seconds) for figure, step in steps.items()}


# -------------------------------------------------------------------- Catanatron


def catanatron(seconds: float) -> Figures:
    """Four of its random players; every tick of its game is a choice of one of them."""
    peer = import_module("catanatron")
    players = [peer.RandomPlayer(colour) for colour in peer.Color]

    def play() -> int:
        game = peer.Game(players)
        game.play()
        return len(game.state.actions)

    game = peer.Game(players)
    for _ in range(BESIDES):
        game.play_tick()
    return {"api": per_second(play, seconds), "copy": per_second(copying(game.copy), seconds)}


# -------------------------------------------------------------------- PettingZoo


def petting_zoo(name: str, seconds: float) -> Figures:
    """The raw environment, which builds an observation for every choice."""
    env = import_module(f"pettingzoo.classic.{name}").raw_env()

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            moves = observation["action_mask"].nonzero()[0]
            env.step(moves[int(random.random() * len(moves))])
            decisions += 1

    return {"seen": per_second(play, seconds)}


# name, the distribution that it comes from, and how it is measured
PEERS: dict[str, tuple[str, Callable[[float], Figures]]] = {
    "OpenSpiel hearts": ("open_spiel", lambda seconds: open_spiel("hearts", seconds)),
    "OpenSpiel tic-tac-toe": ("open_spiel", lambda seconds: open_spiel("tic_tac_toe", seconds)),
    "OpenSpiel go 9x9": ("open_spiel", lambda seconds: open_spiel("go(board_size=9)", seconds)),
    "OpenSpiel chess": ("open_spiel", lambda seconds: open_spiel("chess", seconds)),
    "Catanatron": ("catanatron", catanatron),
    "PettingZoo tic-tac-toe": ("pettingzoo", lambda seconds: petting_zoo("tictactoe_v3", seconds)),
    "PettingZoo connect four": (
        "pettingzoo",
        lambda seconds: petting_zoo("connect_four_v3", seconds),
    ),
}


def main(name: str, seconds: str) -> None:
    distribution, measure = PEERS[name]
    random.seed(SEED)
    figures = measure(float(seconds))
    print(json.dumps({"version": version(distribution), "figures": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
