"""What the open action cards of El Grande are worth to a seat that may take one of them."""

from typing import Final

from crownlands.bots.el_grande.prospects import POINT, READY, is_to_act
from crownlands.bots.greedy import lead
from crownlands.core.ints import i64
from crownlands.games.el_grande import scoring
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import (
    ADVISER,
    ANGER,
    COURT,
    DECAY,
    DECKS,
    EXPULSION,
    GRANDE,
    INTRIGUE,
    KEEP_VETO,
    KING,
    NONE,
    ONE_EACH,
    PARS,
    RECALL,
    RETREAT,
    SCORE_ANY,
    SCORE_CASTILLO,
    SCORE_CLASS,
    SCORE_FIRST,
    SCORE_LEAST,
    SCORE_MOST,
    SCORE_SECRET,
    SCOREBOARD,
)

AHEAD: Final = 60  # percent: how likely one who is earlier takes the card that one wants
# what special actions are worth before one knows how they will be used
ANY_USE: Final = 900
USES: Final = {
    KING: 1600,
    SCOREBOARD: 1100,
    KEEP_VETO: 1000,
    ADVISER: 800,
    EXPULSION: 900,
    RETREAT: 700,
    GRANDE: 600,
    ONE_EACH: 400,
    SCORE_SECRET: 400,
    RECALL: 200,
}
A_MOVE: Final = 420  # each caballero that an intrigue moves


def is_next(state: ElGrande, seat: i64) -> bool:
    return is_to_act(state, seat) or state.turn == seat


def expected_card(state: ElGrande, seat: i64, heads: i64) -> i64:
    """Of the open cards, the one that those before are likely to leave."""
    values: list[int] = []
    deck: i64
    for deck in range(DECKS):
        if state.open[deck] != NONE:
            values.append(card_worth(state, seat, deck, heads))
    values.sort(reverse=True)
    ahead: i64 = min(before(state, seat) * AHEAD, (len(values) - 1) * 100)
    at: i64 = ahead // 100
    worth: i64 = values[at]
    if ahead % 100:
        worth -= (worth - values[at + 1]) * (ahead % 100) // 100
    return worth


def before(state: ElGrande, seat: i64) -> i64:
    """How many turns come before the seat's: of those that are not fixed yet, about half."""
    fixed: i64 = 0
    open_: i64 = 0
    other: i64
    for other in range(state.setting.seats):
        if state.played[other] == 0:
            open_ += 1
        elif state.played[other] > state.played[seat]:
            fixed += 1 if is_next(state, other) else 0
    return fixed + open_ * (state.setting.powers - state.played[seat]) // state.setting.powers


def card_worth(state: ElGrande, seat: i64, deck: i64, heads: i64) -> i64:
    """Its heads, as far as the court has caballeros, and its special action."""
    setting = state.setting
    kind: i64 = state.open[deck]
    worth: i64 = min(deck + 1, state.court[seat] + heads) * READY
    effect: i64 = setting.effect[kind]
    first: i64 = setting.par[kind * PARS]
    if effect == INTRIGUE:
        moved: i64 = setting.par[kind * PARS + 2]
        added: i64 = setting.par[kind * PARS + 4]
        return worth + max(min(moved, 4), added) * A_MOVE
    if SCORE_ANY <= effect <= SCORE_LEAST:
        return worth + scoring_worth(state, seat, effect, first)
    if effect in (DECAY, ANGER):
        return worth + _courts_lost(state, seat, first) * READY
    if effect == COURT:
        return worth + min(first, state.province[seat]) * READY
    use: i64 = USES.get(effect, ANY_USE)
    return worth + use


def scoring_worth(state: ElGrande, seat: i64, effect: i64, values: i64) -> i64:
    """How far a special scoring would bring the seat ahead, if it does."""
    setting = state.setting
    scored: i64 = (1 << setting.places) - 1  # any one of them
    if effect == SCORE_CLASS:
        scored = scoring.by_value(state, values)
    elif effect == SCORE_CASTILLO:
        scored = 1 << setting.castillo
    elif effect == SCORE_FIRST:
        scored = (1 << setting.regions) - 1
    elif effect == SCORE_MOST:
        scored = scoring.fullest(state)
    elif effect == SCORE_LEAST:
        scored = scoring.sparsest(state)
    limit: i64 = 1 if effect == SCORE_FIRST else setting.limit
    total: i64 = 0
    place: i64
    for place in range(setting.places):
        if scored >> place & 1:
            gain: i64 = lead(scoring.result(state, place, limit).points, seat) * POINT
            total = max(total, gain) if effect == SCORE_ANY else total + gain
    return max(0, total)


def _courts_lost(state: ElGrande, seat: i64, number: i64) -> i64:
    """The most that one of the others would give back."""
    most: i64 = 0
    other: i64
    for other in range(state.setting.seats):
        if other != seat:
            most = max(most, min(number, state.court[other]))
    return most
