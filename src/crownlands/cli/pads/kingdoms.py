"""The score pad of Kingdoms: the board, then money per row, column and seat."""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards.colours import seat_label
from crownlands.cli.boards.kingdoms import board
from crownlands.core.game import Box
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.scorepad import Pad, score
from crownlands.games.kingdoms.setup import KingdomsSetup
from crownlands.locales import Locale, signed


class KingdomsPad:
    def read(self, box: Box, text: str) -> "KingdomsSheet":
        """With all colours of the box at the table: a board may show any of them."""
        setup = GAME.setup(GAME.seats[-1], box=box)
        assert isinstance(setup, KingdomsSetup)
        return KingdomsSheet(setup, score(setup, text))


PAD = KingdomsPad()


@dataclass(frozen=True)
class KingdomsSheet:
    setup: KingdomsSetup
    pad: Pad

    def document(self) -> dict[str, int]:
        return {self.setup.seat_tokens[seat]: self.pad.total(seat) for seat in self.pad.seats}

    def render(self, t: Locale) -> RenderableType:
        pad = self.pad
        table = Table(show_edge=False, header_style="bold", pad_edge=False)
        table.add_column("")
        table.add_column(t("kingdoms-word-base"), justify="right")
        for seat in pad.seats:
            table.add_column(seat_label(t, self.setup, seat), justify="right")
        for kind, together in (("row", "kingdoms-word-rows"), ("column", "kingdoms-word-columns")):
            for name in _names(self.setup, kind):
                _add_line(t, table, pad, kind, name)
            _add_sum(t, table, pad, together, kind)
        _add_sum(t, table, pad, "kingdoms-word-total", "")
        return Group(board(t, self.setup, pad.view), table)


def _names(setup: KingdomsSetup, kind: str) -> list[str]:
    """1 .. 5 for rows, a .. f for columns."""
    squares = setup.box.squares()
    if kind == "row":
        return [square[1:] for square in squares[:: setup.box.columns]]
    return [square[0] for square in squares[: setup.box.columns]]


def _add_line(t: Locale, table: Table, pad: Pad, kind: str, name: str) -> None:
    parts = (pad.view.rows if kind == "row" else pad.view.columns)[_index(kind, name)]
    scored = [line for line in pad.lines if line.line == f"{kind} {name}"]
    base = " / ".join(signed(part.base) for part in parts)
    cells = [_money(sum(line.gains[seat] for line in scored)) for seat in pad.seats]
    table.add_row(t(f"kingdoms-word-{kind}", n=name), base or "0", *cells)


def _index(kind: str, name: str) -> int:
    return int(name) - 1 if kind == "row" else ord(name) - ord("a")


def _add_sum(t: Locale, table: Table, pad: Pad, id: str, kind: str) -> None:
    cells = [_money(pad.total(seat, kind), "bold") for seat in pad.seats]
    table.add_row(Text(t(id), style="bold"), "", *cells, end_section=True)


def _money(amount: int, style: str = "") -> Text:
    colour = "green" if amount > 0 else "red" if amount < 0 else "dim"
    return Text(signed(amount), style=f"{style} {colour}".strip())
