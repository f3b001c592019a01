"""Review: a match as one seat lived it, and the decisions that cost it most.

Every decision is weighed by what the seat knew when it chose, with numbers that come from that
knowledge alone: two truths that looked alike to the seat are reviewed alike.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from crownlands.bots.bot import Budget, Weighed
from crownlands.bots.builtin import Searcher
from crownlands.bots.levels import FEW, IS_COMPILED, SECOND
from crownlands.bots.search import INSISTED
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.game import Setup
from crownlands.core.match import Match, Ply
from crownlands.core.seeds import seeded
from crownlands.core.vantage import Vantage

TOLD = 3  # decisions that cost most
OTHERS = 2  # moves that are told beside the best
GLANCES = 8  # decisions that are weighed in a second
CLOSER = 4  # times as many walks for what may be a mistake
SPREAD = 0.2  # of what single walks bring, in parts of a win
SURE = 2.0  # standard errors
LEAST = 0.03  # of a win: two searches that try the same lines mostly differ by less


@dataclass(frozen=True)
class Decision:
    """A choice of the seat between several moves, as it stood before it."""

    ply: int  # the number of the move, from 1, chance's included
    turn: int  # that of the first move of the same turn
    stage: int | None  # the round, period or game, where there are several
    vantage: Vantage
    played: int


@dataclass(frozen=True)
class Look:
    """What was played and what the bot would have played instead, perhaps the same."""

    played: Weighed
    best: Weighed
    walks: int
    others: tuple[Weighed, ...] = ()  # what the bot looked at most besides, the best first

    @property
    def weighed(self) -> tuple[Weighed, ...]:
        """All that can be told of it: the best, others, and what was played."""
        made = () if self.played == self.best else (self.played,)
        return (self.best, *self.others, *made)

    @property
    def cost(self) -> float:
        """The part of a win that was given away."""
        return max(0.0, self.best.wins - self.played.wins)

    @property
    def error(self) -> float:
        """What two averages of so many walks may differ by though the moves are equally good."""
        visits = (max(1.0, one.share * self.walks) for one in (self.played, self.best))
        return SURE * SPREAD * sqrt(sum(1 / each for each in visits))

    @property
    def is_mistake(self) -> bool:
        return self.cost >= max(LEAST, self.error)

    @property
    def is_suspect(self) -> bool:
        """Worth a closer look."""
        return self.cost >= max(LEAST, self.error / 2)


@dataclass(frozen=True)
class Entry:
    """One decision, weighed."""

    ply: int
    turn: int
    stage: int | None
    look: Look


@dataclass(frozen=True)
class Point:
    """How things stood for the seat after that many moves."""

    ply: int
    stage: int | None
    wins: float  # how likely it was to win, 0 to 1; in the end its part of the victory
    margin: float  # points by which it was expected to be ahead, or behind


@dataclass(frozen=True)
class Review:
    seat: int
    entries: tuple[Entry, ...]
    curve: tuple[Point, ...]
    costly: tuple[Entry, ...]  # the worst first


def decisions(setup: Setup, plies: Sequence[Ply], seat: int) -> Iterator[Decision]:
    """What the seat had to decide. Chance does not end a turn, nor does a move without choice."""
    state, turn, stage = setup.new(), 0, None
    for number, ply in enumerate(plies, 1):
        if ply.seat == seat:
            vantage = Vantage(setup, state, seat)
            if not turn or vantage.view.stage != stage:
                turn, stage = number, vantage.view.stage
            if len(vantage.legal) > 1:
                yield Decision(number, turn, stage, vantage, ply.move)
        elif ply.seat >= 0:
            turn = 0
        state.play(ply.seat, ply.move)


def last_choice(setup: Setup, plies: Sequence[Ply]) -> int:
    """The number of the last choice of whoever moved last, or of that move where there was none;
    0 if nobody has moved."""
    state, choices, last = setup.new(), dict[int, int](), 0
    for number, ply in enumerate(plies, 1):
        if ply.seat != CHANCE:
            last = number
            if state.count_legal(ply.seat) > 1:
                choices[ply.seat] = number
        state.apply(ply.seat, ply.move)
    return choices.get(plies[last - 1].seat, last) if last else 0


def walks_for(game: str) -> int:
    """So many for each decision that a whole match takes well under a minute."""
    return SECOND[game] // GLANCES if IS_COMPILED else FEW


def look(vantage: Vantage, played: int, walks: int) -> Look:
    """Weigh a decision. What may be a mistake is weighed twice more, closer and with new numbers:
    of many moves that were looked at briefly some look bad by chance, and a search now and then
    tries a line that others miss. What only one of the two finds does not count."""
    brief = _look(vantage, played, walks, "glance")
    if not brief.is_suspect:
        return brief
    closer = _look(vantage, played, walks * CLOSER, "closer")
    if not closer.is_mistake:
        return closer
    again = _look(vantage, played, walks * CLOSER, "again")
    return min(closer, again, key=lambda found: found.cost)


def _look(vantage: Vantage, played: int, walks: int, why: str) -> Look:
    rng = seeded("review", why, vantage.seat, *vantage.to_ints())
    weighed = Searcher().weigh(vantage, Budget(rng, simulations=walks), insisted=played)
    [made] = [one for one in weighed if one.move == played]
    best = max(weighed, key=lambda one: _liking(one, played))
    return Look(made, best, walks, _others(weighed, made, best))


def _others(weighed: Sequence[Weighed], made: Weighed, best: Weighed) -> tuple[Weighed, ...]:
    """What got less attention than the best and promises more is not sure."""
    rest = [one for one in weighed if one not in (made, best) and one.wins <= best.wins]
    return tuple(sorted(rest[:OTHERS], key=lambda one: -one.wins))


def _liking(one: Weighed, played: int) -> float:
    """How much the bot looked at a move by itself: some walks went to what was played in any case,
    and where there are many moves these alone are more than any other got."""
    return one.share - (1 / INSISTED if one.move == played else 0.0)


def entry(decision: Decision, found: Look) -> Entry:
    return Entry(decision.ply, decision.turn, decision.stage, found)


def entries(of: Sequence[Decision], walks: int) -> Iterator[Entry]:
    """One after the other, so that whoever waits can see how far it is."""
    for decision in of:
        yield entry(decision, look(decision.vantage, decision.played, walks))


def review(match: Match, seat: int, found: Sequence[Entry]) -> Review:
    """Put together what was found; also of a match that was broken off."""
    curve = [_point(one) for one in found]
    if match.state.actor() == NOBODY:
        curve.append(_end(match, seat))
    return Review(seat, tuple(found), tuple(curve), costliest(found))


def costliest(found: Sequence[Entry]) -> tuple[Entry, ...]:
    """Of each turn the choice that cost most: several small ones often make one mistake."""
    worst: dict[int, Entry] = {}
    for one in found:
        known = worst.get(one.turn)
        if one.look.is_mistake and (known is None or one.look.cost > known.look.cost):
            worst[one.turn] = one
    return tuple(sorted(worst.values(), key=lambda one: (-one.look.cost, one.ply))[:TOLD])


def _point(one: Entry) -> Point:
    return Point(one.ply, one.stage, one.look.played.wins, one.look.played.margin)


def _end(match: Match, seat: int) -> Point:
    scores, winners = match.state.scores(), match.state.ranking()[0]
    ahead = scores[seat] - max(score for at, score in enumerate(scores) if at != seat)
    part = 1 / len(winners) if seat in winners else 0.0
    return Point(len(match.plies), match.vantage(seat).view.stage, part, float(ahead))
