"""How Kingdoms is played at a glance: what search supposes of everybody where its tree ends."""

from typing import Final

from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.state import (
    CASTLE,
    DRAGON,
    GOLD_MINE,
    HAZARD,
    HOLDING,
    MOUNTAIN,
    NO_TILE,
    RESOURCE,
    WIZARD,
    Setting,
)

GOLD: Final = 100  # one piece of gold, in the judge's numbers
RANK_IN_HAND: Final = 600  # what one rank of an unplaced castle will earn, given time
DRAWN: Final = 350  # what a tile brings on average for each rank that one is ahead where it goes
NOTHING: Final = -100_000


class Sight:
    """What one seat sees of every empty square at a glance, both of its parts taken together."""

    __slots__ = ("ahead", "base", "doubled", "voided")

    def __init__(self, setting: Setting, board: vec[i64], seat: i64) -> None:
        self.base = vec[i64]([0] * setting.squares)  # what a rank would earn there
        self.ahead = vec[i64]([0] * setting.squares)  # what each point of a tile would
        self.doubled = vec[i64]([0] * setting.squares)  # what a gold mine would
        self.voided = vec[i64]([0] * setting.squares)  # what the dragon would
        ranks = vec[i64]([0] * setting.seats)
        for squares in setting.lines:
            self._look(setting, board, seat, squares, ranks)

    def _look(
        self, setting: Setting, board: vec[i64], seat: i64, squares: list[int], ranks: vec[i64]
    ) -> None:
        first: i64 = 0
        end: i64 = len(squares)
        while first < end:
            first = self._look_at_part(setting, board, seat, squares, first, ranks) + 1

    def _look_at_part(
        self,
        setting: Setting,
        board: vec[i64],
        seat: i64,
        squares: list[int],
        first: i64,
        ranks: vec[i64],
    ) -> i64:
        """Where it ends."""
        resources: i64 = 0
        hazards: i64 = 0
        factor: i64 = 1
        dragon = False
        other: i64
        for other in range(len(ranks)):
            ranks[other] = 0
        at: i64 = first
        end: i64 = len(squares)
        while at < end:
            piece: i64 = board[squares[at]]
            kind: i64 = setting.kind[piece]
            if kind == MOUNTAIN:
                break
            if kind == CASTLE:
                ranks[setting.owner[piece]] += setting.value[piece]
            elif kind == RESOURCE:
                resources += setting.value[piece]
            elif kind == HAZARD:
                hazards += setting.value[piece]
            elif kind == DRAGON:
                dragon = True
            elif kind == GOLD_MINE:
                factor *= 2
            at += 1
        if dragon:
            resources = 0
        most: i64 = 0
        for other in range(len(ranks)):
            if other != seat:
                most = max(most, ranks[other])
        ahead: i64 = (ranks[seat] - most) * factor
        base: i64 = (resources + hazards) * factor
        while first < at:
            square: i64 = squares[first]
            self.base[square] += base
            self.ahead[square] += ahead
            self.doubled[square] += (resources + hazards) * ahead
            self.voided[square] -= resources * ahead
            first += 1
        return at


def swift_move(state: Kingdoms, seat: i64, rng: Rng) -> i64:
    """What brings most at a glance: a castle where a rank earns most, the starting tile, or a tile
    that has still to be drawn, or where the drawn one goes."""
    setting = state.setting
    if state.phase != HOLDING and state.hands[seat] == 0:
        return setting.draw if state.left else setting.pass_
    sight = Sight(setting, state.board, seat)
    if state.phase == HOLDING:
        return best_square(state, seat, sight, 1 + state.held, rng)
    empty: i64 = len(state.empties)
    best_at: i64 = state.empties[rng.below(empty)]
    widest: i64 = 0
    at: i64
    for at in range(empty):
        square: i64 = state.empties[at]
        if sight.base[square] > sight.base[best_at]:
            best_at = square
        apart: i64 = sight.ahead[square]
        if apart < 0:
            apart = -apart
        widest = max(widest, apart)
    move: i64 = setting.pass_
    gain: i64 = NOTHING
    if state.left:
        move = setting.draw
        gain = widest * DRAWN
    rank: i64
    earned: i64
    for rank in range(setting.ranks):
        if state.castles[seat * setting.ranks + rank] == 0:
            continue
        earned = (rank + 1) * (sight.base[best_at] * GOLD - cost_of(state, rank, empty))
        if earned > gain:
            gain = earned
            move = setting.castle + rank * setting.squares + best_at
    if state.starting[seat] != NO_TILE:
        piece: i64 = 1 + state.starting[seat]
        square = best_square(state, seat, sight, piece, rng)
        earned = gain_of(state, seat, sight, piece, square) * GOLD
        if earned > gain:
            move = setting.starting + square
    return move


def cost_of(state: Kingdoms, rank: i64, empty: i64) -> i64:
    """What a rank of a castle would earn later."""
    if rank == 0 or state.round == state.setting.rounds:
        return RANK_IN_HAND * empty // state.setting.squares
    return RANK_IN_HAND


def best_square(state: Kingdoms, seat: i64, sight: Sight, piece: i64, rng: Rng) -> i64:
    """Where a tile brings most; of equals any."""
    empty: i64 = len(state.empties)
    offset: i64 = rng.below(empty)
    best: i64 = state.empties[offset]
    highest: i64 = gain_of(state, seat, sight, piece, best)
    at: i64
    for at in range(1, empty):
        square: i64 = state.empties[(at + offset) % empty]
        gain: i64 = gain_of(state, seat, sight, piece, square)
        if gain > highest:
            highest = gain
            best = square
    return best


def gain_of(state: Kingdoms, seat: i64, sight: Sight, piece: i64, square: i64) -> i64:
    """What a tile on a square brings, nearly: of mountains only that they cut off a square."""
    setting = state.setting
    kind: i64 = setting.kind[piece]
    if kind in (RESOURCE, HAZARD):
        return setting.value[piece] * sight.ahead[square]
    if kind == GOLD_MINE:
        return sight.doubled[square]
    if kind == DRAGON:
        return sight.voided[square]
    if kind == WIZARD:
        return beside(state, seat, sight, square)
    return -sight.doubled[square] // 2


def beside(state: Kingdoms, seat: i64, sight: Sight, square: i64) -> i64:
    """What one rank more would bring to the castles around a square, those of others taken off."""
    columns: i64 = state.setting.columns
    column: i64 = square % columns
    gain: i64 = 0
    if column > 0:
        gain += rank_more(state, seat, sight, square - 1)
    if column < columns - 1:
        gain += rank_more(state, seat, sight, square + 1)
    if square >= columns:
        gain += rank_more(state, seat, sight, square - columns)
    if square + columns < state.setting.squares:
        gain += rank_more(state, seat, sight, square + columns)
    return gain


def rank_more(state: Kingdoms, seat: i64, sight: Sight, square: i64) -> i64:
    owner: i64 = state.setting.owner[state.board[square]]
    if owner < 0:
        return 0
    return sight.base[square] if owner == seat else -sight.base[square]
