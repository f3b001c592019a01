"""One turn ahead, compiled: try every move on a copy and keep the one the judge likes best.

A turn of several choices is followed to its end along the few lines that look best on the way.
"""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64, vec
from crownlands.core.playout import settle
from crownlands.core.rng import Rng

SAMPLES: Final = 6  # how often chance is tried where a move calls for it
TRIED: Final = 8  # moves whose turn is followed to its end
LINES: Final = 3  # ways on from each of them that are kept at every choice
CHOICES: Final = 8  # that a turn is followed for


class Judge:
    """What a position is worth to a seat; only the order of the numbers matters."""

    def worth(self, state: State, seat: i64) -> i64:
        raise NotImplementedError

    def goes_on(self, state: State, seat: i64) -> bool:
        """Whether the seat is amid a turn of several choices, to be judged when it is over."""
        return False

    def minds_chance(self, state: State) -> bool:
        """Whether what chance has to do next may change the worth; if not, it is not tried."""
        return True


def lead(totals: vec[i64], seat: i64) -> i64:
    """How far the seat is ahead of the best of the others, or behind."""
    others: i64 = 0
    found = False
    other: i64
    for other in range(len(totals)):
        if other != seat and (not found or totals[other] > others):
            others = totals[other]
            found = True
    return totals[seat] - others


class Best:
    """The move of highest worth so far; equal ones are equally likely."""

    __slots__ = ("equals", "move", "worth")

    def __init__(self) -> None:
        self.move: i64 = -1
        self.worth: i64 = 0
        self.equals: i64 = 0

    def offer(self, move: i64, worth: i64, rng: Rng) -> None:
        if self.move < 0 or worth > self.worth:
            self.move, self.worth, self.equals = move, worth, 1
        elif worth == self.worth:
            self.equals += 1
            if rng.below(self.equals) == 0:
                self.move = move


class Lines:
    """The best of the positions offered, best first. On the way on, of equal worth only one, as it
    is mostly the same position reached in another order; of first moves each is one of its own."""

    __slots__ = ("first", "moves", "room", "states", "worths")

    def __init__(self, room: i64, first: bool) -> None:
        self.room: i64 = room
        self.first: bool = first
        self.worths: list[int] = []
        self.states: list[State] = []
        self.moves: list[int] = []  # that led there

    def offer(self, worth: i64, state: State, move: i64) -> None:
        at: i64 = len(self.worths)
        while at > 0 and self.worths[at - 1] < worth:
            at -= 1
        known: bool = at > 0 and self.worths[at - 1] == worth
        if at == self.room or (known and not self.first):
            return
        self.worths.insert(at, worth)
        self.states.insert(at, state)
        self.moves.insert(at, move)
        if len(self.worths) > self.room:
            self.worths.pop()
            self.states.pop()
            self.moves.pop()


def best_move(judge: Judge, state: State, seat: i64, rng: Rng) -> i64:
    """The legal move of highest worth. They are tried in any order, so that of many that look the
    same it is not always the first that are followed."""
    best = Best()
    lines = Lines(TRIED, True)
    moves = state.legal(seat)
    left: i64
    for left in range(len(moves) - 1, 0, -1):
        other: i64 = rng.below(left + 1)
        moves[left], moves[other] = moves[other], moves[left]
    _try_all(judge, state, seat, moves, rng, 0, best, lines)
    at: i64
    for at in range(len(lines.moves)):
        best.offer(lines.moves[at], _rest_of_turn(judge, lines.states[at], seat, rng), rng)
    return best.move


def _try_all(
    judge: Judge,
    state: State,
    seat: i64,
    moves: list[int],
    rng: Rng,
    made: i64,
    ending: Best,
    going: Lines,
) -> None:
    """Offer every move as one that ends the turn or as a line to go on with. Of equal worth, the
    turn in which fewer choices were made is better."""
    move: i64
    for move in moves:
        trial = state.copy()
        trial.apply(seat, move)
        if judge.goes_on(trial, seat):
            going.offer(judge.worth(trial, seat), trial, move)
        else:
            ending.offer(move, _settled(judge, trial, seat, rng) - made, rng)


def _rest_of_turn(judge: Judge, state: State, seat: i64, rng: Rng) -> i64:
    """The most that the seat can still make of its turn."""
    ending = Best()
    lines = Lines(LINES, False)
    lines.offer(0, state, 0)
    made: i64
    for made in range(1, CHOICES + 1):
        further = Lines(LINES, False)
        for position in lines.states:
            _try_all(judge, position, seat, position.legal(seat), rng, made, ending, further)
        lines = further
    for worth in lines.worths:  # longer than we look
        ending.offer(0, worth * SAMPLES - CHOICES, rng)
    return ending.worth


def _settled(judge: Judge, state: State, seat: i64, rng: Rng) -> i64:
    """What a position is worth; where chance has to move, the sum over a few tries."""
    if state.actor() != CHANCE or not judge.minds_chance(state):
        return judge.worth(state, seat) * SAMPLES
    total: i64 = 0
    for _ in range(SAMPLES):
        drawn = state.copy()
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
