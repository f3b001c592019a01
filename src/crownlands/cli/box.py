"""`crownlands box GAME`: print the box to edit it, or check an edited one."""

from pathlib import Path

import click

from crownlands.cli.style import Command, console, game_argument
from crownlands.core.files import read_text
from crownlands.games import find_game
from crownlands.locales import Locale


def command(t: Locale) -> click.Command:
    def run(game: str, check: str | None) -> None:
        found = find_game(game)
        if check is None:
            click.echo(found.standard_box().text, nl=False)
            return
        box = found.read_box(read_text(Path(check)))
        id = "cli-box-standard" if box.standard else "cli-box-good"
        console().print(t(id, file=check, fingerprint=box.fingerprint), highlight=False)

    option = click.Option(["--check"], metavar="FILE", help=t("cli-box-check-help"))
    return Command(t, "box", params=[game_argument(), option], callback=run)
