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
NO_LIMIT: Final = 1000


class Judge:
    """What a position is worth to a seat, in numbers of the judge's own."""

    point: i64  # so many of them are one point of the game
    spread: i64  # with a lead of so many, six games of seven are won when the end is near
    swing: i64  # and so many more it takes when the game begins
    trust: float  # so many walks of a search are worth as much as a first sight
    few: i64  # moves that are tried where there is no time for all
    deep: i64  # turns that a search looks ahead at most, before it is judged or goes on at a glance
    past_draws: bool  # whether it looks on past a draw, after a glance at what was drawn
    careful: bool  # whether a search among more than two chooses replies with care from the start
    rounds: i64  # that are played, the last ones at a glance, before a walk is judged
    again: bool  # whether a seat has one more turn before it is judged: what lies ready counts

    def prospects(self, state: State, seat: i64) -> vec[i64]:
        """What every seat has and may hope for, as that seat sees it."""
        raise NotImplementedError

    def to_come(self, state: State) -> i64:
        """How much of the game is still to be played, in percent: roughly."""
        raise NotImplementedError

    def doubt(self, state: State) -> i64:
        """With a lead of so many in this position, six games of seven are won."""
        return self.spread + self.swing * self.to_come(state) // 100

    def worth(self, state: State, seat: i64) -> i64:
        """How far the seat is ahead."""
        return lead(self.prospects(state, seat), seat)

    def goes_on(self, state: State, seat: i64) -> bool:
        """Whether the seat is amid a turn of several choices, to be judged when it is over."""
        return False

    def rests(self, state: State, seat: i64) -> bool:
        """Whether a round is over, when others have replied: the seat's next turn begins."""
        return state.actor() == seat and not self.goes_on(state, seat)

    def swift(self, state: State, seat: i64, rng: Rng) -> i64:
        """A move that is made without much thought."""
        return best_of_few(self, state, seat, rng)

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


def best_of_few(judge: Judge, state: State, seat: i64, rng: Rng) -> i64:
    """The best of a few moves taken at random."""
    count: i64 = state.count_legal(seat)
    best: i64 = -1
    highest: i64 = 0
    few: i64 = min(judge.few, count)
    at: i64
    for at in range(few):
        move: i64 = state.nth_legal(seat, at if few == count else rng.below(count))
        trial = state.copy()
        trial.apply(seat, move)
        worth: i64 = judge.worth(trial, seat)
        if best < 0 or worth > highest:
            highest = worth
            best = move
    return best


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
        self.moves: list[list[int]] = []  # that led there

    def offer(self, worth: i64, state: State, made: list[int], move: i64) -> None:
        at: i64 = len(self.worths)
        while at > 0 and self.worths[at - 1] < worth:
            at -= 1
        known: bool = at > 0 and self.worths[at - 1] == worth
        if at == self.room or (known and not self.first):
            return
        self.worths.insert(at, worth)
        self.states.insert(at, state)
        self.moves.insert(at, [*made, move])
        if len(self.worths) > self.room:
            self.worths.pop()
            self.states.pop()
            self.moves.pop()


class Turn:
    """Choices that make up a turn, and what it is worth when it is over."""

    __slots__ = ("moves", "worth")

    def __init__(self, moves: list[int], worth: i64) -> None:
        self.moves = moves
        self.worth: i64 = worth


def best_move(judge: Judge, state: State, seat: i64, rng: Rng) -> i64:
    """The legal move of highest worth."""
    best = Best()
    for turn in turns(judge, state, seat, rng, TRIED, LINES, SAMPLES):
        best.offer(turn.moves[0], turn.worth, rng)
    return best.move


def turns(
    judge: Judge, state: State, seat: i64, rng: Rng, tried: i64, room: i64, samples: i64
) -> list[Turn]:
    """Ways to make the turn, best first. Of those that take several choices, `tried` beginnings are
    followed to the end, each along the `room` lines that look best at every choice. They are tried
    in any order, so that of many that look the same it is not always the first that are followed.
    """
    ended: list[Turn] = []
    begun = Lines(tried, True)
    _try_all(judge, state, seat, shuffled(state.legal(seat), rng), rng, [], ended, begun, samples)
    at: i64
    for at in range(len(begun.states)):
        ended.append(
            _rest_of_turn(judge, begun.states[at], seat, rng, begun.moves[at], room, samples)
        )
    ended.sort(key=_least)
    return ended


def turn_with(judge: Judge, state: State, seat: i64, move: i64, rng: Rng, room: i64) -> Turn:
    """The best turn that begins with a move."""
    after = state.copy()
    after.apply(seat, move)
    if judge.goes_on(after, seat):
        return _rest_of_turn(judge, after, seat, rng, [move], room, 1)
    return Turn([move], _settled(judge, after, seat, rng, 1))


def shuffled(moves: list[int], rng: Rng) -> list[int]:
    left: i64
    for left in range(len(moves) - 1, 0, -1):
        other: i64 = rng.below(left + 1)
        moves[left], moves[other] = moves[other], moves[left]
    return moves


def _least(turn: Turn) -> i64:
    return -turn.worth


def _try_all(
    judge: Judge,
    state: State,
    seat: i64,
    moves: list[int],
    rng: Rng,
    made: list[int],
    ended: list[Turn],
    going: Lines,
    samples: i64,
) -> None:
    """Every move ends the turn or is a line to go on with. Of equal worth, the turn in which fewer
    choices were made is better."""
    move: i64
    for move in moves:
        trial = state.copy()
        trial.apply(seat, move)
        if judge.goes_on(trial, seat):
            going.offer(judge.worth(trial, seat), trial, made, move)
        else:
            worth: i64 = _settled(judge, trial, seat, rng, samples) - len(made)
            ended.append(Turn([*made, move], worth))


def _rest_of_turn(
    judge: Judge, state: State, seat: i64, rng: Rng, made: list[int], room: i64, samples: i64
) -> Turn:
    """The most that the seat can still make of its turn."""
    best = Turn(made, 0)
    found = False
    lines = Lines(room, False)
    lines.worths.append(0)
    lines.states.append(state)
    lines.moves.append(made)
    for _ in range(CHOICES):
        further = Lines(room, False)
        ended: list[Turn] = []
        at: i64
        for at in range(len(lines.states)):
            now = lines.states[at]
            made = lines.moves[at]
            _try_all(judge, now, seat, now.legal(seat), rng, made, ended, further, samples)
        for turn in ended:
            if not found or turn.worth > best.worth:
                best = turn
                found = True
        lines = further
    for at in range(len(lines.states)):  # longer than we look
        worth: i64 = lines.worths[at] * samples - CHOICES
        if not found or worth > best.worth:
            best = Turn(lines.moves[at], worth)
            found = True
    return best


def _settled(judge: Judge, state: State, seat: i64, rng: Rng, samples: i64) -> i64:
    """What a position is worth; where chance has to move, the sum over a few tries."""
    if state.actor() != CHANCE or not judge.minds_chance(state):
        return judge.worth(state, seat) * samples
    total: i64 = 0
    for _ in range(samples):
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
