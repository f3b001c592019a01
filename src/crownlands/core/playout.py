"""Chance and random play inside the compiled core, without building lists."""

from crownlands.core.contract import CHANCE, NOBODY, Fact, State
from crownlands.core.ints import i64
from crownlands.core.rng import Rng


def settle(state: State, rng: Rng, log: list[Fact] | None = None) -> list[int]:
    """Let chance make every move that is its to make; say which."""
    made: list[int] = []
    while state.actor() == CHANCE:
        move: i64 = state.chance(rng)
        state.apply(CHANCE, move, log)
        made.append(move)
    return made


def playout(state: State, rng: Rng) -> i64:
    """Play to the end, every seat choosing at random; say how many choices the seats made."""
    choices: i64 = 0
    seat: i64 = state.actor()
    while seat != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.chance(rng))
        else:
            state.apply(seat, state.nth_legal(seat, rng.below(state.count_legal(seat))))
            choices += 1
        seat = state.actor()
    return choices


def playouts(state: State, rng: Rng, games: i64) -> i64:
    """Many random games from one position, which stays as it is; say the choices made."""
    choices: i64 = 0
    for _ in range(games):
        choices += playout(state.copy(), rng)
    return choices
