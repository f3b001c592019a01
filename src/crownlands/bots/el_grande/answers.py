"""How others will answer a special action of El Grande: they stop nothing, do what suits them."""

from typing import Final

from crownlands.bots.el_grande.prospects import POINT, Memory, prospects
from crownlands.bots.greedy import lead
from crownlands.core.ints import i64
from crownlands.games.el_grande import scoring
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import (
    DISCS,
    NONE,
    RETREAT,
    RETURN,
    SCORE_SECRET,
    VETO,
)

UNIQUE: Final = 60  # percent: how likely nobody else names the same region


def answered(state: ElGrande, memory: Memory) -> ElGrande:
    """The position when all have answered: nobody stops anything, and everybody else takes what
    suits them best."""
    state = state.copy()
    while state.phase in (VETO, DISCS, RETURN):
        seat: i64 = state.acting
        move: i64 = state.setting.allow
        if state.phase == DISCS:
            move = state.setting.disc + best_disc(state, seat, memory)
        elif state.phase == RETURN:
            move = best_return(state, seat, memory)
        state.apply(seat, move)
    return state


def best_disc(state: ElGrande, seat: i64, memory: Memory) -> i64:
    best: i64 = NONE
    most: i64 = 0
    region: i64
    for region in range(state.setting.regions):
        if not state.refusal(seat, state.setting.disc + region):
            worth: i64 = disc_worth(state, seat, region, memory)
            if best == NONE or worth > most:
                best = region
                most = worth
    return best


def disc_worth(state: ElGrande, seat: i64, region: i64, memory: Memory) -> i64:
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
    return lead(prospects(trial, memory), seat)


def best_return(state: ElGrande, seat: i64, memory: Memory) -> i64:
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
        worth: i64 = lead(prospects(trial, memory), seat)
        if best == NONE or worth > most:
            best = move
            most = worth
    return best
