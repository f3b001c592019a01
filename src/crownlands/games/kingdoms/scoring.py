"""Scoring: what rows, columns and their parts are worth. Pure functions of a board."""

from crownlands.core.ints import i64, vec
from crownlands.games.kingdoms.state import (
    CASTLE,
    DRAGON,
    EMPTY,
    GOLD_MINE,
    HAZARD,
    MOUNTAIN,
    RESOURCE,
    WIZARD,
    Setting,
)

# A *line* is a row (0 .. rows - 1, from the top) or a column (rows .. rows + columns - 1, from the
# left): the order of scoring. A *part* is what mountains leave of a line.

Survey = tuple[i64, i64, i64, i64]  # of a part: base value, length, castles, empty squares


def survey(setting: Setting, board: vec[i64], line: i64, first: i64) -> Survey:
    """Walk a part from its first square to a mountain or the line's end: its (base value, length,
    castles, empty squares). The dragon voids resources, each gold mine doubles."""
    kinds = setting.kind
    values = setting.value
    step: i64 = setting.line_step[line]
    end: i64 = setting.line_end[line]
    resources: i64 = 0
    hazards: i64 = 0
    factor: i64 = 1
    dragon = False
    castles: i64 = 0
    empty: i64 = 0
    square: i64 = first
    while square < end:
        piece: i64 = board[square]
        kind: i64 = kinds[piece]
        if kind == CASTLE:
            castles += 1
        elif kind == RESOURCE:
            resources += values[piece]
        elif kind == HAZARD:
            hazards += values[piece]
        elif kind == EMPTY:
            empty += 1
        elif kind == MOUNTAIN:
            break
        elif kind == DRAGON:
            dragon = True
        elif kind == GOLD_MINE:
            factor = factor * 2
        square += step
    if dragon:
        resources = 0
    return (resources + hazards) * factor, (square - first) // step, castles, empty


def effective_rank(setting: Setting, board: vec[i64], square: i64) -> i64:
    """A castle's rank, one higher for each wizard beside it (not diagonally)."""
    kinds = setting.kind
    columns: i64 = setting.columns
    rank: i64 = setting.value[board[square]]
    column: i64 = square % columns
    if column > 0 and kinds[board[square - 1]] == WIZARD:
        rank += 1
    if column < columns - 1 and kinds[board[square + 1]] == WIZARD:
        rank += 1
    if square >= columns and kinds[board[square - columns]] == WIZARD:
        rank += 1
    if square + columns < setting.squares and kinds[board[square + columns]] == WIZARD:
        rank += 1
    return rank


def pay(
    setting: Setting, board: vec[i64], money: vec[i64], first: i64, step: i64, part: Survey
) -> None:
    """Give each seat the part's base value times its ranks there, or take it."""
    base, length, _, _ = part
    if base == 0:
        return
    owners = setting.owner
    square: i64 = first
    end: i64 = first + length * step
    while square < end:
        owner: i64 = owners[board[square]]
        if owner >= 0:
            money[owner] += base * effective_rank(setting, board, square)
        square += step
    if setting.clamp_debt:  # RULES 1: what is missing is forgiven
        seat: i64
        for seat in range(setting.seats):
            if money[seat] < 0:
                money[seat] = 0
