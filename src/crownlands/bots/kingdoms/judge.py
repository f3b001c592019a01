"""What a Kingdoms position is worth to a seat: money, the board as it stands, castles in hand."""

from typing import Final

from crownlands.bots.greedy import Judge, best_of_few
from crownlands.bots.kingdoms.swift import GOLD, RANK_IN_HAND, swift_move
from crownlands.core.contract import NOBODY, State
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import scoring
from crownlands.games.kingdoms.rules import Kingdoms

FEW_LEFT: Final = 8  # empty squares with which two play a round to its end before it is judged


class KingdomsJudge(Judge):
    def __init__(self) -> None:
        self.point = GOLD
        self.spread = 25 * GOLD
        self.swing = 0
        self.trust = 10.0
        self.few = 6
        self.deep = 4
        self.past_draws = True
        self.careful = True
        self.rounds = 1
        self.again = False

    def prospects(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Kingdoms)
        totals = projected(state)
        other: i64
        for other in range(state.setting.seats):
            totals[other] = totals[other] * GOLD + in_hand(state, other)
        return totals

    def to_come(self, state: State) -> i64:
        assert isinstance(state, Kingdoms)
        setting = state.setting
        left: i64 = (setting.rounds - state.round) * setting.squares + len(state.empties)
        return 100 * left // (setting.rounds * setting.squares)

    def swift(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Kingdoms)
        if state.setting.no_luck:
            return best_of_few(self, state, seat, rng)
        return swift_move(state, seat, rng)

    def rests(self, state: State, seat: i64) -> bool:
        """When a round is nearly over, only what it pays is worth something. Among more than two
        that is so from its beginning: too much happens before a seat's next turn."""
        assert isinstance(state, Kingdoms)
        empty: i64 = len(state.empties)
        if empty == state.setting.squares:
            return True
        if empty < FEW_LEFT or state.setting.seats > 2:
            return False
        return state.acting == seat and state.held < 0

    def goes_on(self, state: State, seat: i64) -> bool:
        """A drawn tile has to be placed."""
        assert isinstance(state, Kingdoms)
        return state.held >= 0 and state.acting == seat


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
