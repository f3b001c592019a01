"""`crownlands rules GAME`: our own short rules text."""

import click
from rich.markdown import Markdown
from rich.panel import Panel

from crownlands.cli.style import Command, console, game_argument
from crownlands.games import find_game
from crownlands.locales import Locale

SECTIONS = {
    "kingdoms": (
        "goal", "box", "setup", "turn", "scoring", "special", "example", "next", "end",
        "last_castle", "no_luck", "as_you_go", "rulings", "notation",
    ),
}  # fmt: skip


def command(t: Locale) -> click.Command:
    def run(game: str) -> None:
        show_rules(t, find_game(game).name)

    return Command(t, "rules", params=[game_argument()], callback=run)


def show_rules(t: Locale, game: str) -> None:
    out = console()
    out.print(Panel(t(f"{game}-blurb"), title=t(f"{game}-title"), style="bold"))
    for section in SECTIONS[game]:
        id = f"{game}-rules-{section}"
        out.print(f"\n[bold]{t(id + '.title')}[/bold]\n", highlight=False)
        out.print(Markdown(t(id)))
