"""One move ahead, compiled: try every move on a copy and keep the one the judge likes best."""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64
from crownlands.core.playout import settle
from crownlands.core.rng import Rng

SAMPLES: Final = 6  # how often chance is tried where a move calls for it


class Judge:
    """What a position is worth to a seat; only the order of the numbers matters."""

    def worth(self, state: State, seat: i64) -> i64:
        raise NotImplementedError


def best_move(judge: Judge, state: State, seat: i64, rng: Rng) -> i64:
    """The legal move of highest worth; equal ones are equally likely."""
    best: i64 = -1
    highest: i64 = 0
    equals: i64 = 0
    moves = state.legal(seat)
    move: i64
    for move in moves:
        worth: i64 = _after(judge, state, seat, move, rng)
        if best < 0 or worth > highest:
            best, highest, equals = move, worth, 1
        elif worth == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = move
    return best


def _after(judge: Judge, state: State, seat: i64, move: i64, rng: Rng) -> i64:
    """The worth of a move; where chance answers it, the mean over a few answers."""
    trial = state.copy()
    trial.apply(seat, move)
    if trial.actor() != CHANCE:
        return judge.worth(trial, seat) * SAMPLES
    total: i64 = 0
    for _ in range(SAMPLES):
        drawn = trial.copy()
        settle(drawn, rng)
        if drawn.actor() == seat:
            total += _best_reply(judge, drawn, seat)
        else:
            total += judge.worth(drawn, seat)
    return total


def _best_reply(judge: Judge, state: State, seat: i64) -> i64:
    """The worth of the best move that the seat has now."""
    highest: i64 = 0
    found = False
    moves = state.legal(seat)
    move: i64
    for move in moves:
        trial = state.copy()
        trial.apply(seat, move)
        worth: i64 = judge.worth(trial, seat)
        if not found or worth > highest:
            highest = worth
            found = True
    return highest
