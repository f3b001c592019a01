"""`crownlands score GAME FILE`: the score pad for people at a real table."""

import json
import sys
from pathlib import Path

import click

from crownlands.cli.pads import score_pad
from crownlands.cli.style import Command, box_option, console, game_argument, json_option, read_box
from crownlands.core.files import LARGEST, decode, read_text, reading
from crownlands.games import NAMES, find_game
from crownlands.locales import Locale


def command(t: Locale) -> click.Command:
    def run(game: str, file: str, box: str | None, as_json: bool) -> None:
        found = find_game(game)
        printed = read_box(found, box) or found.standard_box()
        with reading(file):
            sheet = score_pad(game).read(printed, read(file))
        if as_json:
            click.echo(json.dumps(sheet.document()))
        else:
            console().print(sheet.render(t))

    file = click.Argument(["file"], metavar="FILE|-")
    options = [game_argument(), file, box_option(t), json_option(t)]
    return Command(t, "score", help=help_page(t), params=options, callback=run)


def help_page(t: Locale) -> str:
    """How each game's table is written down."""
    notations = [f"{t(f'{game}-title')}\n\n{t(f'cli-score-{game}')}" for game in NAMES]
    return "\n\n".join([t("cli-score-help"), *notations])


def read(file: str) -> str:
    if file == "-":
        return decode(sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b"", "-")
    return read_text(Path(file))
