"""What an El Grande position is worth to a seat: points, what the board promises, and reserves."""

from typing import Final

from crownlands.bots.greedy import Judge, lead
from crownlands.core.contract import State
from crownlands.core.ints import i64, vec
from crownlands.games.el_grande import scoring
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import ACTING, OVER, SPECIAL

POINT: Final = 1000  # one point, in the judge's numbers
BOARD: Final = 60  # percent of what a place would bring in the next general scoring
COURT: Final = 250  # a caballero that is ready to be placed
POWER: Final = 60  # a power card in hand, times its value


class GrandeJudge(Judge):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, ElGrande)
        return lead(prospects(state), seat)

    def goes_on(self, state: State, seat: i64) -> bool:
        """Placing and the special action belong to one turn."""
        assert isinstance(state, ElGrande)
        amid: bool = state.phase in (ACTING, SPECIAL)
        return amid and state.turn == seat

    def minds_chance(self, state: State) -> bool:
        """Nobody has a claim to the cards that are turned up."""
        return False


def prospects(state: ElGrande) -> vec[i64]:
    """What each seat has and may hope for."""
    setting = state.setting
    totals = vec[i64]([0] * setting.seats)
    seat: i64
    place: i64
    for seat in range(setting.seats):
        totals[seat] = state.score[seat] * POINT
    if state.phase == OVER:
        return totals
    for place in range(setting.places):
        points = scoring.result(state, place, setting.limit).points
        for seat in range(setting.seats):
            totals[seat] += points[seat] * POINT * BOARD // 100
    for seat in range(setting.seats):
        totals[seat] += state.court[seat] * COURT + _hand(state, seat)
    return totals


def _hand(state: ElGrande, seat: i64) -> i64:
    """The higher a power card, the earlier its turn."""
    total: i64 = 0
    value: i64
    for value in range(1, state.setting.powers + 1):
        if state.known_hand(seat) >> value & 1:
            total += value * POWER
    return total
