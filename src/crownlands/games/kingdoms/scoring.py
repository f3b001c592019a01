"""Scoring: what rows, columns and their parts are worth, and when they pay."""

from typing import Final

from crownlands.core.contract import Fact
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
    Position,
    Setting,
)

# A *line* is a row (0 .. rows - 1, from the top) or a column (rows .. rows + columns - 1, from the
# left): the order of scoring. A *part* is what mountains leave of a line.

LINE_SCORED: Final = 8  # a fact: line, first square, length, base value, what each seat gained
Survey = tuple[i64, i64, i64, i64]  # of a part: base value, length, castles, empty squares


def survey(setting: Setting, board: vec[i64], squares: list[int]) -> Survey:
    """Walk a part from the first of these squares to a mountain or the last of them: its (base
    value, length, castles, empty squares). The dragon voids resources, each gold mine doubles."""
    kinds = setting.kind
    values = setting.value
    resources: i64 = 0
    hazards: i64 = 0
    factor: i64 = 1
    dragon = False
    length: i64 = 0
    castles: i64 = 0
    empty: i64 = 0
    for square in squares:
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
        length += 1
    if dragon:
        resources = 0
    return (resources + hazards) * factor, length, castles, empty


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
    setting: Setting, board: vec[i64], money: vec[i64], squares: list[int], part: Survey
) -> None:
    """Give each seat the base value times its ranks in the part that begins these squares."""
    base, length, _, _ = part
    if base == 0:
        return
    owners = setting.owner
    for square in squares[:length]:
        owner: i64 = owners[board[square]]
        if owner >= 0:
            money[owner] += base * effective_rank(setting, board, square)
    if setting.clamp_debt:  # RULES 1: what is missing is forgiven
        seat: i64
        for seat in range(setting.seats):
            if money[seat] < 0:
                money[seat] = 0


def score_board(position: Position, log: list[Fact] | None) -> None:
    """Rows from the top, then columns from the left."""
    setting = position.setting
    if setting.as_you_go and (len(position.empties) == 0 or setting.ignore_unfilled):  # RULES 5
        return
    line: i64
    for line in range(setting.rows + setting.columns):
        if not setting.as_you_go:
            _score_line(position, line, False, log)
        elif not setting.whole_lines:
            _score_line(position, line, True, log)
        elif not is_full(position, line):
            _score_line(position, line, False, log)


def _score_line(position: Position, line: i64, unfilled_only: bool, log: list[Fact] | None) -> None:
    """Score each part of a row or column; as you go, the full ones were scored before."""
    setting = position.setting
    squares = setting.lines[line]
    while squares:
        part = survey(setting, position.board, squares)
        if part[2] and (part[3] or not unfilled_only):
            _score_part(position, line, squares, part, log)
        squares = squares[part[1] + 1 :]


def _score_part(
    position: Position, line: i64, squares: list[int], part: Survey, log: list[Fact] | None
) -> None:
    """Pay for a part with castles in it, and tell what each seat gained."""
    if log is None:
        pay(position.setting, position.board, position.money, squares, part)
    else:
        before = list(position.money)
        pay(position.setting, position.board, position.money, squares, part)
        gains = [now - then for now, then in zip(position.money, before, strict=True)]
        log.append((LINE_SCORED, line, squares[0], part[1], part[0], *gains))


def score_filled(position: Position, square: i64, log: list[Fact] | None) -> None:
    """As you go: the row, then the column, that the piece on this square made full."""
    row: i64 = square // position.setting.columns
    column: i64 = square % position.setting.columns
    _score_filled_line(position, row, column, log)
    _score_filled_line(position, position.setting.rows + column, row, log)


def _score_filled_line(position: Position, line: i64, at: i64, log: list[Fact] | None) -> None:
    """`at` says where in the line the new piece lies."""
    setting = position.setting
    squares = setting.lines[line]
    if setting.whole_lines:  # RULES 4
        if is_full(position, line):
            _score_line(position, line, False, log)
        return
    first: i64 = at  # where the part begins that ends at, or holds, the new piece
    while first > 0 and setting.kind[position.board[squares[first - 1]]] != MOUNTAIN:
        first -= 1
    _score_if_full(position, line, squares[first:], log)
    if setting.kind[position.board[squares[at]]] == MOUNTAIN:
        _score_if_full(position, line, squares[at + 1 :], log)


def _score_if_full(
    position: Position, line: i64, squares: list[int], log: list[Fact] | None
) -> None:
    part = survey(position.setting, position.board, squares)
    if part[2] and part[3] == 0:
        _score_part(position, line, squares, part, log)


def is_full(position: Position, line: i64) -> bool:
    for square in position.setting.lines[line]:
        if position.board[square] == 0:
            return False
    return True
