"""`crownlands box GAME`: print the box to edit it; `box check FILE`: check an edited one."""

import re
from pathlib import Path

import click

from crownlands.cli.style import Command, game_argument, read_box
from crownlands.core.files import read_text, reading
from crownlands.core.game import Game
from crownlands.games import NAMES, find_game
from crownlands.locales import Locale

CHECK = "check"


def command(t: Locale) -> click.Command:
    def run(game: str, file: str | None, check: str | None) -> None:
        found = meant_by(file) if game == CHECK and file else find_game(game)
        check = check or file
        if check is None:
            click.echo(found.standard_box().text, nl=False)
            return
        box = read_box(found, check)
        assert box is not None
        id = "cli-box-standard" if box.standard else "cli-box-good"
        click.echo(t(id, file=check, fingerprint=box.fingerprint))

    file = click.Argument(["file"], metavar="[FILE]", required=False, type=click.Path())
    option = click.Option(["--check"], metavar="FILE", help=t("cli-box-check-help"))
    return Command(t, "box", params=[game_argument(), file, option], callback=run)


def meant_by(path: str) -> Game:
    """The game whose own box has most of the headings in a file, which may be broken."""
    with reading(path):
        found = _headings(read_text(Path(path)))
    games = [find_game(name) for name in NAMES]
    return max(games, key=lambda game: len(found & _headings(game.standard_box().text)))


def _headings(text: str) -> set[str]:
    return set(re.findall(r"^(?:\[+)?(\w+)(?:\]| *=)", text, re.MULTILINE))
