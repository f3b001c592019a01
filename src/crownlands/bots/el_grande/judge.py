"""What an El Grande position is worth to a seat: points, what the board promises, and reserves.

Where others have still to answer a special action, they are taken to answer as suits them best.
"""

from crownlands.bots.el_grande.answers import answered
from crownlands.bots.el_grande.cards import expected_card, is_next
from crownlands.bots.el_grande.prospects import READY, Memory, prospects
from crownlands.bots.greedy import Judge, lead
from crownlands.core.contract import State
from crownlands.core.ints import i64
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
        self.memory: Memory | None = None

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, ElGrande)
        if self.memory is None:
            self.memory = Memory(state.setting)
        later: i64 = asides(state, seat)
        if state.phase in (VETO, DISCS, RETURN):
            state = answered(state, self.memory)
        return lead(prospects(state, self.memory), seat) + later

    def goes_on(self, state: State, seat: i64) -> bool:
        """Placing and the special action belong to one turn."""
        assert isinstance(state, ElGrande)
        amid: bool = state.phase in (ACTING, SPECIAL)
        return amid and state.turn == seat

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
