"""What a Kingdoms position is worth to a seat: money, the board as it stands, castles in hand."""

from typing import Final

from crownlands.bots.greedy import Judge, lead
from crownlands.core.contract import NOBODY, State
from crownlands.core.ints import i64, vec
from crownlands.games.kingdoms import scoring
from crownlands.games.kingdoms.rules import Kingdoms

GOLD: Final = 100  # one piece of gold, in the judge's numbers
RANK_IN_HAND: Final = 600  # what one rank of an unplaced castle will earn, given time


class KingdomsJudge(Judge):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Kingdoms)
        totals = projected(state)
        other: i64
        for other in range(state.setting.seats):
            totals[other] = totals[other] * GOLD + in_hand(state, other)
        return lead(totals, seat)


def projected(state: Kingdoms) -> vec[i64]:
    """Everybody's money if the board were scored as it stands."""
    setting = state.setting
    money = state.money[:]
    if state.acting == NOBODY:
        return money
    line: i64
    for line in range(len(setting.lines)):
        squares = setting.lines[line]
        while squares:
            part = scoring.survey(setting, state.board, squares)
            if not (setting.as_you_go and has_paid(state, line, part)):
                scoring.pay(setting, state.board, money, squares, part)
            squares = squares[part[1] + 1 :]
    return money


def has_paid(state: Kingdoms, line: i64, part: scoring.Survey) -> bool:
    """As you go: whether a part was scored when it, or its whole line, became full."""
    return scoring.is_full(state, line) if state.setting.whole_lines else part[3] == 0


def in_hand(state: Kingdoms, seat: i64) -> i64:
    """Castles not yet placed: rank 1 serves this round and comes back, the others serve once."""
    setting = state.setting
    if state.acting == NOBODY:
        return 0
    empty: i64 = len(state.empties)
    reserve: i64 = state.reserve(seat)
    low: i64 = state.castles[seat * setting.ranks]
    lasting: i64 = RANK_IN_HAND * (reserve - low)
    if state.final or (state.round == setting.rounds and not setting.last_castle):
        lasting = lasting * empty // setting.squares
    return lasting + RANK_IN_HAND * low * empty // setting.squares
