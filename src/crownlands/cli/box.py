"""`crownlands box GAME`: print the box to edit it, or check an edited one."""

import click

from crownlands.cli.style import Command, game_argument, read_box
from crownlands.games import find_game
from crownlands.locales import Locale


def command(t: Locale) -> click.Command:
    def run(game: str, check: str | None) -> None:
        found = find_game(game)
        if check is None:
            click.echo(found.standard_box().text, nl=False)
            return
        box = read_box(found, check)
        assert box is not None
        id = "cli-box-standard" if box.standard else "cli-box-good"
        click.echo(t(id, file=check, fingerprint=box.fingerprint))

    option = click.Option(["--check"], metavar="FILE", help=t("cli-box-check-help"))
    return Command(t, "box", params=[game_argument(), option], callback=run)
