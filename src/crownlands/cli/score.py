"""`crownlands score GAME FILE`: the score pad for people at a real table."""

import json
import sys
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from crownlands.cli.boards import kingdoms as drawing
from crownlands.cli.style import Command, box_option, console, game_argument, json_option, read_box
from crownlands.core.files import LARGEST, decode, read_text, reading
from crownlands.core.game import Game
from crownlands.games import find_game
from crownlands.games.kingdoms.scorepad import Pad, score
from crownlands.games.kingdoms.setup import KingdomsSetup
from crownlands.locales import Locale, signed


def command(t: Locale) -> click.Command:
    def run(game: str, file: str, box: str | None, as_json: bool) -> None:
        setup = pad_setup(find_game(game), box)
        with reading(file):
            pad = score(setup, read(file))
        if as_json:
            totals = {setup.seat_tokens[seat]: pad.total(seat) for seat in pad.seats}
            click.echo(json.dumps(totals))
        else:
            show(t, setup, pad)

    file = click.Argument(["file"], metavar="FILE|-")
    options = [game_argument(), file, box_option(t), json_option(t)]
    return Command(t, "score", params=options, callback=run)


def pad_setup(game: Game, box: str | None) -> KingdomsSetup:
    """All colours of the box at the table: a board may show any of them."""
    setup = game.setup(game.seats[-1], box=read_box(game, box))
    assert isinstance(setup, KingdomsSetup)
    return setup


def read(file: str) -> str:
    if file == "-":
        return decode(sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b"", "-")
    return read_text(Path(file))


def show(t: Locale, setup: KingdomsSetup, pad: Pad) -> None:
    """The board, then money per row, column and seat."""
    out = console()
    out.print(drawing.board(t, setup, pad.view))
    table = Table(show_edge=False, header_style="bold", pad_edge=False)
    table.add_column("")
    table.add_column(t("kingdoms-word-base"), justify="right")
    for seat in pad.seats:
        table.add_column(drawing.seat_label(t, setup, seat), justify="right")
    for kind, together in (("row", "kingdoms-word-rows"), ("column", "kingdoms-word-columns")):
        for name in _names(setup, kind):
            _add_line(t, table, pad, kind, name)
        _add_sum(t, table, pad, together, kind)
    _add_sum(t, table, pad, "kingdoms-word-total", "")
    out.print(table)


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
