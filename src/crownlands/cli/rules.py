"""`crownlands rules GAME`: our own short rules text."""

import click
from rich.box import SIMPLE_HEAD
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from crownlands.cli.style import Command, console, game_argument
from crownlands.core.game import Game
from crownlands.games import find_game
from crownlands.locales import Locale


def command(t: Locale) -> click.Command:
    def run(game: str) -> None:
        show_rules(t, find_game(game).name)

    return Command(t, "rules", params=[game_argument()], callback=run)


def show_rules(t: Locale, name: str) -> None:
    game, out = find_game(name), console()
    out.print(Panel(t(f"{name}-blurb"), title=t(f"{name}-title"), style="bold"))
    for chapter in game.chapters:
        id = f"{name}-rules-{chapter}"
        out.print(f"\n[bold]{t(id + '.title')}[/bold]\n", highlight=False)
        out.print(Markdown(t(id)))
    out.print(f"\n[bold]{t('cli-rules-options')}[/bold]\n", highlight=False)
    out.print(options_table(t, game))


def options_table(t: Locale, game: Game) -> Table:
    """Every option with its values, the default first: what `--variant` and `--option` take."""
    table = Table(box=SIMPLE_HEAD, show_header=False, padding=(0, 1))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for option in game.options:
        id = f"{game.name}-option-{option.name}"
        word = f"--variant {option.name}" if option.is_switch else option.name
        table.add_row(word, Text.assemble((t(id), "bold"), f". {t(id + '.help')}"))
        for value in option.values if not option.is_switch else ():
            table.add_row(f"  --option {option.name}={value}", t(f"{id}-{value}"))
    return table
