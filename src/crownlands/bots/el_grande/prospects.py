"""What every seat has in an El Grande position and may hope for: points, places and reserves."""

from typing import Final

from crownlands.core.ints import i64, vec
from crownlands.games.el_grande import scoring
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import (
    DISCS,
    NONE,
    OVER,
    POWER,
    VETOES,
    Setting,
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


class Memory:
    """What was found before in the same decision: most moves change few places and no hand."""

    __slots__ = ("hands", "hands_seen", "places", "places_seen")

    def __init__(self, setting: Setting) -> None:
        self.places: vec[i64] = vec[i64]([0] * (setting.places * setting.seats))
        self.places_seen: vec[i64] = vec[i64]([NONE] * setting.places)
        self.hands: vec[i64] = vec[i64]([0] * setting.seats)
        self.hands_seen: vec[i64] = vec[i64]([NONE] * setting.seats)


def prospects(state: ElGrande, memory: Memory) -> vec[i64]:
    """What each seat has and may hope for."""
    setting = state.setting
    totals = vec[i64]([0] * setting.seats)
    seat: i64
    place: i64
    for seat in range(setting.seats):
        totals[seat] = state.score[seat] * POINT
    if state.phase == OVER:
        return totals
    worths = memory.places
    at: i64 = 0
    for place in range(setting.places):
        look: i64 = look_of(state, place)
        if memory.places_seen[place] != look:
            memory.places_seen[place] = look
            judge_place(state, place, worths)
        for seat in range(setting.seats):
            totals[seat] += worths[at + seat]
        at += setting.seats
    for seat in range(setting.seats):
        totals[seat] += court(state, seat) + _hand(state, seat, memory) + veto(state, seat)
    return totals


def scorings_left(state: ElGrande) -> i64:
    left: i64 = 0
    number: i64
    for number in range(state.round, len(state.setting.rounds)):
        left += state.setting.scores_after[number]
    return left


# ---------------------------------------------------------------- the board


def look_of(state: ElGrande, place: i64) -> i64:
    """A number for all that decides what a place is worth to everybody."""
    seats: i64 = state.setting.seats
    caballeros, homes = state.caballeros, state.home
    look: i64 = state.round * 2 + (1 if state.king == place else 0)
    look = look * 8 + state.board_on(place) + 1
    first: i64 = place * seats
    seat: i64
    for seat in range(seats):
        home: i64 = 1 if homes[seat] == place else 0
        look = look << 10 | caballeros[first + seat] << 1 | home
    return look


def judge_place(state: ElGrande, place: i64, worths: vec[i64]) -> None:
    """What it would bring now, and, as far as that is safe, later; and who is there at all."""
    setting = state.setting
    next_one: i64 = SOON if setting.scores_after[state.round] else NEXT
    later: i64 = 0 if place == setting.castillo else (scorings_left(state) - 1) * LATER
    points = scoring.result(state, place, setting.limit).points
    each: i64 = INSIDE if place == setting.castillo else PRESENT
    seat: i64
    other: i64
    for seat in range(setting.seats):
        worth: i64 = 0
        count: i64 = state.count(place, seat)
        if count:
            worth = min(count, 2 + SAFE) * each
        if points[seat]:
            below: i64 = 0
            for other in range(setting.seats):
                if below < state.count(place, other) < count:
                    below = state.count(place, other)
            ahead: i64 = min(count - below, SAFE)
            share: i64 = next_one + later * ahead // SAFE
            worth += points[seat] * POINT * share // 100 + ahead * FIRM
        worths[place * setting.seats + seat] = worth


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


def _hand(state: ElGrande, seat: i64, memory: Memory) -> i64:
    """See hand(): nothing else decides it."""
    look: i64 = state.known_hand(seat) << 20 | state.province[seat] << 10
    look |= state.round * 2 + (1 if state.played[seat] else 0)
    if memory.hands_seen[seat] != look:
        memory.hands_seen[seat] = look
        memory.hands[seat] = hand(state, seat)
    return memory.hands[seat]


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
