"""What a Royals position is worth to a seat: markers, what the board promises, cards in hand."""

from typing import Final

from crownlands.bots.greedy import NO_LIMIT, Best, Judge, best_of_few
from crownlands.bots.royals.board import POINT, Atlas, Board
from crownlands.core.contract import State
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.state import (
    DRAWING,
    FROM_INTRIGUE,
    FROM_PILE,
    NONE,
    OVER,
    PAYING,
    PERIODS,
    PLAYING,
)

THIS_PERIOD: Final = 55  # percent of a marker to who would take it now; near the end, more
# cards
CARD: Final = 700  # each in hand that helps to buy something in its country
TOGETHER: Final = 35  # for the square of their number: the dear positions are worth saving for
JOKER_CARD: Final = 260  # each that is only good for a joker
UNSEEN: Final = 800  # one that is still to be drawn, at its best
SCHEMES: Final = (500, 400, 300, 200)  # intrigue cards in hand, one after the other
WANTED: Final = 900  # what one that is to be drawn is worth beyond that: it opens up positions
FEW: Final = 8  # free positions below which cards are worth less without intrigue
LATE: Final = 4  # turns before the end from which cards lose their worth


class RoyalsJudge(Judge):
    def __init__(self) -> None:
        self.point = POINT
        self.spread = 8 * POINT
        self.swing = 20 * POINT
        self.trust = 100.0
        self.few = 8
        self.deep = NO_LIMIT
        self.past_draws = False
        self.careful = False
        self.rounds = 2
        self.again = False
        self.atlas = Atlas()

    def prospects(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Royals)
        totals = prospects(state, self.atlas)
        if state.turn == seat:
            totals[seat] += to_be_drawn(state)
        return totals

    def to_come(self, state: State) -> i64:
        assert isinstance(state, Royals)
        cards: i64 = state.setting.deck_size
        left: i64 = (PERIODS - 1 - state.period) * cards + state.pile_size
        return 0 if state.phase == OVER else 100 * left // (PERIODS * cards)

    def goes_on(self, state: State, seat: i64) -> bool:
        """A payment belongs to the choice of its position."""
        assert isinstance(state, Royals)
        return state.phase == PAYING and state.turn == seat

    def swift(self, state: State, seat: i64, rng: Rng) -> i64:
        """Of all purchases the best, paid with the first cards that will do."""
        assert isinstance(state, Royals)
        if state.phase != PLAYING:
            return best_of_few(self, state, seat, rng)
        best = Best()
        move: i64
        for move in state.legal(seat):
            trial = state.copy()
            trial.apply(seat, move)
            while self.goes_on(trial, seat):
                trial.apply(seat, trial.nth_legal(seat, 0))
            best.offer(move, self.worth(trial, seat), rng)
        return best.move

    def minds_chance(self, state: State) -> bool:
        """Cards that are turned up are worth what an unseen one is, and the display is for the
        others first."""
        return False


def prospects(state: Royals, atlas: Atlas) -> vec[i64]:
    """What each seat has and may hope for."""
    setting = state.setting
    totals = vec[i64]([0] * setting.seats)
    seat: i64
    for seat in range(setting.seats):
        totals[seat] = state.points[seat] * POINT
    if state.phase == OVER:
        return totals
    board = atlas.board(state)
    spent: i64 = 100 - 100 * min(state.pile_size, setting.deck_size) // setting.deck_size
    share: i64 = 100 if state.closing else THIS_PERIOD + (100 - THIS_PERIOD) * spent // 100
    for seat in range(setting.seats):
        totals[seat] += board.markers[seat] * share * POINT // 100 + board.promises[seat]
        totals[seat] += cards(state, seat, board)
    return totals


# ---------------------------------------------------------------- cards


def cards(state: Royals, seat: i64, board: Board) -> i64:
    """Cards of a country as long as they buy something there, others as parts of jokers."""
    setting = state.setting
    total: i64 = 0
    country: i64
    for country in range(setting.countries):
        at: i64 = seat * setting.countries + country
        held: i64 = state.hands[at]
        useful: i64 = min(held, board.dearest[at])
        total += useful * CARD + useful * useful * TOGETHER + (held - useful) * JOKER_CARD
    over: i64 = state.cards_of(seat) - setting.most_cards
    if over > 0:
        total -= over * UNSEEN
    held = min(state.schemes_of(seat), setting.most_intrigue)
    for country in range(held):
        total += scheme(country)
    return total * min(LATE, turns_left(state, seat)) // LATE


def scheme(held: i64) -> i64:
    """What one more intrigue card is worth to a seat that holds some."""
    return SCHEMES[held] if held < len(SCHEMES) else 0


def to_be_drawn(state: Royals) -> i64:
    """Cards that the seat whose turn it is will still draw: of both ways the better one."""
    if state.phase != DRAWING and state.phase != FROM_PILE and state.phase != FROM_INTRIGUE:
        return 0
    setting = state.setting
    one: i64 = unseen(state, state.turn)
    fit: i64 = min(state.countries_left, max(0, setting.most_cards - state.cards_of(state.turn)))
    total: i64 = fit * one + (state.countries_left - fit) * JOKER_CARD
    held: i64 = state.schemes_of(state.turn)
    room: bool = held < setting.most_intrigue and turns_left(state, state.turn) > 1
    if state.intrigue_left and room:
        given_up: i64 = 2 * one if setting.open_draw else 0
        plot: i64 = scheme(held) + WANTED // (held + 1)
        if state.phase == FROM_INTRIGUE:
            return total - given_up + plot
        total += max(0, plot - given_up)
    return total


def unseen(state: Royals, seat: i64) -> i64:
    """A country card that may be any: without intrigue it buys only what nobody holds."""
    if state.schemes_of(seat):
        return UNSEEN
    free: i64 = 0
    holder: i64
    for holder in state.holder:
        free += 1 if holder == NONE else 0
    return JOKER_CARD + (UNSEEN - JOKER_CARD) * min(free, FEW) // FEW


def turns_left(state: Royals, seat: i64) -> i64:
    """How many turns the seat will have, this one included: roughly."""
    setting = state.setting
    seats: i64 = setting.seats
    if state.closing:
        first: i64 = state.starter
        return 1 if (seat + seats - first) % seats >= (state.turn + seats - first) % seats else 0
    later: i64 = (PERIODS - 1 - state.period) * setting.deck_size // 2
    return 1 + (state.pile_size + later) // (2 * seats)
