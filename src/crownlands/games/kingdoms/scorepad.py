"""The score pad: reads a board as people write it down, and says what every line pays.

A board looks like this:

    +3 R1 Y4 B1 -6 Y1      tiles by value, MT mountain, DR dragon, GM gold mine, WZ wizard,
    B2 GM +4 .. MT WZ      castles by colour and rank, .. an empty square; # starts a comment
"""

import re
from dataclasses import dataclass

from crownlands.core.contract import NOBODY, Fact
from crownlands.core.errors import BadBoard
from crownlands.games.kingdoms.events import LineScored
from crownlands.games.kingdoms.scoring import score_board
from crownlands.games.kingdoms.setup import KingdomsSetup
from crownlands.games.kingdoms.views import KingdomsView, piece_tokens


@dataclass(frozen=True)
class Pad:
    """A scored board: what it shows, what each part pays each seat, and the seats that matter."""

    view: KingdomsView
    lines: tuple[LineScored, ...]
    seats: tuple[int, ...]  # those with a castle on the board, in the box's order

    def total(self, seat: int, kind: str = "") -> int:
        """A seat's money from all lines, or from the `row`s or `column`s alone."""
        return sum(line.gains[seat] for line in self.lines if line.line.startswith(kind))


def score(setup: KingdomsSetup, text: str) -> Pad:
    """Score a board, full or not, as at the end of a round."""
    setting = setup.setting
    pieces = read_board(setup, text)
    state = setup.new()
    state.lay_out(pieces)
    log: list[Fact] = []
    score_board(state, log)
    lines = [setup.event(fact) for fact in log]
    scored = tuple(line for line in lines if isinstance(line, LineScored))
    owners = {setting.owner[piece] for piece in pieces}
    seats = tuple(seat for seat in range(setup.seats) if seat in owners)
    return Pad(setup.view(state, NOBODY), scored, seats)


def read_board(setup: KingdomsSetup, text: str) -> list[int]:
    """The pieces by square; BadBoard names line and column of the first mistake."""
    rows, columns = setup.box.rows, setup.box.columns
    known = _pieces(setup)
    pieces: list[int] = []
    count, last = 0, 1
    for number, line in enumerate(text.split("\n"), 1):
        tokens = list(re.finditer(r"\S+", line.partition("#")[0]))
        if not tokens:
            continue
        count, last = count + 1, number
        if count > rows:
            raise BadBoard(number, tokens[0].start() + 1, "rows", f"> {rows}")
        for token in tokens[columns:]:
            raise BadBoard(number, token.start() + 1, "columns", f"{len(tokens)} ≠ {columns}")
        pieces += [_piece(known, token, number) for token in tokens]
        if len(tokens) < columns:
            raise BadBoard(number, tokens[-1].end() + 1, "columns", f"{len(tokens)} ≠ {columns}")
    if count < rows:
        raise BadBoard(last, 1, "rows", f"{count} ≠ {rows}")
    return pieces


def _pieces(setup: KingdomsSetup) -> dict[str, int]:
    """Every token of this box and its piece."""
    tokens = piece_tokens(setup.box, setup.setting)
    return {token: piece for piece, token in enumerate(tokens)}


def _piece(known: dict[str, int], token: re.Match[str], line: int) -> int:
    text = token[0].upper().replace("\N{MINUS SIGN}", "-")
    if text not in known:
        raise BadBoard(line, token.start() + 1, "token", token[0][:20])
    return known[text]
