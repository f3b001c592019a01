"""What an El Grande position is worth to a seat: points, what the board promises, and reserves.

Where others have still to answer a special action, they are taken to answer as suits them best.
"""

from typing import Final

from crownlands.bots.greedy import Judge, lead
from crownlands.core.contract import State
from crownlands.core.ints import i64, vec
from crownlands.games.el_grande import scoring
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import (
    ACTING,
    ADVISER,
    ALWAYS,
    ANGER,
    COURT,
    DECAY,
    DECKS,
    DISCS,
    EXPULSION,
    GRANDE,
    INCOME,
    INTRIGUE,
    KEEP_VETO,
    KING,
    NONE,
    ONE_EACH,
    OVER,
    PARS,
    POWER,
    RECALL,
    RETREAT,
    RETURN,
    SCORE_ANY,
    SCORE_CASTILLO,
    SCORE_CLASS,
    SCORE_FIRST,
    SCORE_LEAST,
    SCORE_MOST,
    SCORE_SECRET,
    SCOREBOARD,
    SPECIAL,
    TAKING,
    VETO,
    VETOES,
)

POINT: Final = 1000  # one point, in the judge's numbers
# percent of what a place brings now that it is worth in general scorings to come
SOON: Final = 70  # if that is at the end of this round
NEXT: Final = 55
LATER: Final = 20  # each that comes after the next
# caballeros
FIRM: Final = 110  # each by which a lead, or a place that scores, is safe; so many at most
SAFE: Final = 3
PRESENT: Final = 90  # each in a region, whatever its rank
INSIDE: Final = 320  # each in the Castillo: it may come out where it is needed
READY: Final = 300  # each in the court, as far as turns are left to place it
SPARE: Final = 10  # each more than that
A_TURN: Final = 3  # caballeros that a turn places on average
# cards
EARLY: Final = 100  # a power card in hand, by its value
HEAD: Final = 230  # and by its heads
VETO_NEXT: Final = 1500  # a veto that lasts beyond this round
VETO_NOW: Final = 500  # one that does not, for each other that has still to act
UNIQUE: Final = 60  # percent: how likely nobody else names the same region
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


class GrandeJudge(Judge):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, ElGrande)
        later: i64 = asides(state, seat)
        if state.phase in (VETO, DISCS, RETURN):
            state = answered(state)
        return lead(prospects(state), seat) + later

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
    next_one: i64 = SOON if setting.scores_after[state.round] else NEXT
    later: i64 = (scorings_left(state) - 1) * LATER
    for place in range(setting.places):
        _add_place(state, place, next_one, 0 if place == setting.castillo else later, totals)
    for seat in range(setting.seats):
        totals[seat] += court(state, seat) + hand(state, seat) + veto(state, seat)
    return totals


def scorings_left(state: ElGrande) -> i64:
    left: i64 = 0
    number: i64
    for number in range(state.round, len(state.setting.rounds)):
        left += state.setting.scores_after[number]
    return left


# ---------------------------------------------------------------- the board


def _add_place(state: ElGrande, place: i64, next_one: i64, later: i64, totals: vec[i64]) -> None:
    """What it would bring now, and, as far as that is safe, later; and who is there at all."""
    setting = state.setting
    points = scoring.result(state, place, setting.limit).points
    each: i64 = INSIDE if place == setting.castillo else PRESENT
    seat: i64
    other: i64
    for seat in range(setting.seats):
        count: i64 = state.count(place, seat)
        if count == 0:
            continue
        totals[seat] += min(count, 2 + SAFE) * each
        below: i64 = 0
        for other in range(setting.seats):
            if below < state.count(place, other) < count:
                below = state.count(place, other)
        if points[seat]:
            ahead: i64 = min(count - below, SAFE)
            share: i64 = next_one + later * ahead // SAFE
            totals[seat] += points[seat] * POINT * share // 100 + ahead * FIRM


def court(state: ElGrande, seat: i64) -> i64:
    """Caballeros that are ready, as far as they will be used."""
    turns: i64 = len(state.setting.rounds) - state.round - 1
    if is_to_act(state, seat):
        turns += 1
    ready: i64 = min(state.court[seat], turns * A_TURN)
    return ready * READY + (state.court[seat] - ready) * SPARE


def is_to_act(state: ElGrande, seat: i64) -> bool:
    """Whether the seat's turn of this round is still to come."""
    if state.phase == POWER or state.played[seat] == 0:
        return True
    if state.phase in (DISCS, OVER) and state.card == NONE:
        return False
    return state.played[seat] < state.played[state.turn]


# ---------------------------------------------------------------- cards


def hand(state: ElGrande, seat: i64) -> i64:
    """An average power card for each of the rounds that are left: high ones are early, low ones
    bring caballeros as long as the province has any."""
    setting = state.setting
    rounds: i64 = len(setting.rounds) - state.round
    if state.played[seat]:
        rounds -= 1
    total: i64 = 0
    number: i64 = 0
    held: i64 = state.known_hand(seat)
    value: i64
    for value in range(1, setting.powers + 1):
        if held >> value & 1:
            number += 1
            total += value * EARLY + min(setting.heads[value], state.province[seat]) * HEAD
    return total * min(rounds, number) // number if number else 0


def veto(state: ElGrande, seat: i64) -> i64:
    """Vetoes that lie before the seat."""
    total: i64 = 0
    card: i64
    other: i64
    for card in range(VETOES):
        if state.vetoes[card * 2] != seat:
            continue
        last: i64 = len(state.setting.rounds) - 1
        if state.vetoes[card * 2 + 1] > state.round and state.round < last:
            total += VETO_NEXT
            continue
        for other in range(state.setting.seats):
            if other != seat and is_to_act(state, other):
                total += VETO_NOW
    return total


# ---------------------------------------------------------------- what is about to happen


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


# ---------------------------------------------------------------- how others will answer


def answered(state: ElGrande) -> ElGrande:
    """The position when all have answered: nobody stops anything, and everybody else takes what
    suits them best."""
    state = state.copy()
    while state.phase in (VETO, DISCS, RETURN):
        seat: i64 = state.acting
        move: i64 = state.setting.allow
        if state.phase == DISCS:
            move = state.setting.disc + best_disc(state, seat)
        elif state.phase == RETURN:
            move = best_return(state, seat)
        state.apply(seat, move)
    return state


def best_disc(state: ElGrande, seat: i64) -> i64:
    best: i64 = NONE
    most: i64 = 0
    region: i64
    for region in range(state.setting.regions):
        if not state.refusal(seat, state.setting.disc + region):
            worth: i64 = disc_worth(state, seat, region)
            if best == NONE or worth > most:
                best = region
                most = worth
    return best


def disc_worth(state: ElGrande, seat: i64, region: i64) -> i64:
    """What it would bring about by itself."""
    if state.card != NONE and state.effect() == SCORE_SECRET:
        points = scoring.result(state, region, state.setting.limit).points
        return lead(points, seat) * POINT * UNIQUE // 100
    trial = state.copy()
    seats: i64 = state.setting.seats
    source: i64 = state.setting.castillo if state.card == NONE else state.source
    if state.card != NONE and state.effect() == RETREAT:
        number: i64 = min(state.par(0), state.count(region, seat))
        trial.caballeros[region * seats + seat] -= number
    else:
        number = state.count(source, seat)
        trial.caballeros[source * seats + seat] = 0
        if region == state.king:
            trial.court[seat] += number
        else:
            trial.caballeros[region * seats + seat] += number
    return lead(prospects(trial), seat)


def best_return(state: ElGrande, seat: i64) -> i64:
    """From the court or from a region, whichever is worth least."""
    best: i64 = NONE
    most: i64 = 0
    move: i64
    for move in range(state.setting.give_court, state.setting.take):
        if state.refusal(seat, move):
            continue
        trial = state.copy()
        place: i64 = move - state.setting.give_back
        if place < 0:
            trial.court[seat] -= 1
        else:
            trial.caballeros[place * state.setting.seats + seat] -= 1
        worth: i64 = lead(prospects(trial), seat)
        if best == NONE or worth > most:
            best = move
            most = worth
    return best
