"""What an El Grande position is worth to a seat: points, what the board promises, and reserves.

Where others have still to answer a special action, they are taken to answer as suits them best.
"""

from crownlands.bots.el_grande.answers import answered
from crownlands.bots.el_grande.cards import expected_card, is_next
from crownlands.bots.el_grande.prospects import POINT, READY, Memory, prospects
from crownlands.bots.greedy import NO_LIMIT, Judge
from crownlands.core.contract import State
from crownlands.core.ints import i64, vec
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import (
    ACTING,
    ALWAYS,
    DISCS,
    INCOME,
    NONE,
    POWER,
    RETURN,
    SPECIAL,
    TAKING,
    VETO,
)


class GrandeJudge(Judge):
    def __init__(self) -> None:
        self.point = POINT
        self.spread = 20 * POINT
        self.swing = 0
        self.trust = 200.0
        self.few = 6
        self.deep = NO_LIMIT
        self.past_draws = False
        self.careful = False
        self.rounds = 1
        self.again = False
        self.memory: Memory | None = None

    def prospects(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, ElGrande)
        if self.memory is None:
            self.memory = Memory(state.setting)
        later: i64 = asides(state, seat)
        if state.phase in (VETO, DISCS, RETURN):
            state = answered(state, self.memory)
        totals = prospects(state, self.memory)
        totals[seat] += later
        return totals

    def to_come(self, state: State) -> i64:
        assert isinstance(state, ElGrande)
        rounds: i64 = len(state.setting.rounds)
        return 100 * (rounds - state.round) // rounds

    def goes_on(self, state: State, seat: i64) -> bool:
        """Placing and the special action belong to one turn."""
        assert isinstance(state, ElGrande)
        amid: bool = state.phase in (ACTING, SPECIAL)
        return amid and state.turn == seat

    def rests(self, state: State, seat: i64) -> bool:
        """At the end of a round: within it, it matters who has had a turn."""
        assert isinstance(state, ElGrande)
        if state.phase != POWER:
            return False
        other: i64
        for other in range(state.setting.seats):
            if state.played[other]:
                return False
        return True

    def minds_chance(self, state: State) -> bool:
        """Nobody has a claim to the cards that are turned up."""
        return False


def asides(state: ElGrande, seat: i64) -> i64:
    """What no seat has yet, but this one may look forward to. Of two that are the same, the veto
    that asks about everything, and goes on asking, is better."""
    total: i64 = 0 if state.watch[seat] == ALWAYS else -1
    if state.phase == VETO and state.acting == seat:
        total += 1
    if state.card != NONE and state.turn == seat:
        total += state.setting.kind_deck[state.card]  # else cards just taken would look the same
    if state.phase in (POWER, INCOME, TAKING) and state.played[seat] and is_next(state, seat):
        heads: i64 = 0
        if state.phase == POWER or seat != state.turn:
            heads = min(state.setting.heads[state.played[seat]], state.province[seat])
        total += heads * READY + expected_card(state, seat, heads)
    return total
