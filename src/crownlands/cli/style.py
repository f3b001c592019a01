"""What every command shares: the console, help pages, and options that several commands take."""

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crownlands.core.errors import UnknownName
from crownlands.core.files import read_text, reading
from crownlands.core.game import Box, Game, Option, Setup
from crownlands.games import NAMES, find_game
from crownlands.locales import Locale


def program() -> str:
    """How this command is called here, for lines to be copied."""
    if shutil.which("crownlands"):
        return "crownlands"
    if Path(sys.argv[0]).name == "crownlands":
        return shlex.quote(sys.argv[0])
    return f"{shlex.quote(sys.executable)} -m crownlands"


class _Output(Console):
    def on_broken_pipe(self) -> None:
        """Let the command end quietly when its reader has gone."""
        raise BrokenPipeError


def console() -> Console:
    """Standard output, whatever it is now: a terminal, a pipe or a test's file."""
    return _Output()


class _Help(click.Command):
    """A help page in colour and in the user's language."""

    t: Locale

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = self.t("cli-help-help")
        return option

    def get_help(self, ctx: click.Context) -> str:
        out = Console(record=False, width=min(Console().width, 100))
        with out.capture() as captured:
            self._print_help(out, ctx)
        return captured.get().rstrip()

    def _print_help(self, out: Console, ctx: click.Context) -> None:
        usage = " ".join(self.collect_usage_pieces(ctx))
        out.print(Text.assemble((self.t("cli-usage-word"), "bold"), f" {ctx.command_path} {usage}"))
        out.print()
        out.print(Padding(Text(self.help or ""), (0, 2)))
        if isinstance(self, click.Group):
            rows = [(name, self.commands[name].short_help or "") for name in self.commands]
            self._section(out, "cli-commands-word", rows)
        options = [p for p in self.get_params(ctx) if isinstance(p, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx))]
        self._section(out, "cli-options-word", records)
        if self.epilog:
            out.print()
            out.print(Padding(Text(self.epilog), (0, 2)))

    def _section(self, out: Console, title: str, rows: list[tuple[str, str]]) -> None:
        if not rows:
            return
        out.print()
        out.print(Text(self.t(title), style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for left, right in rows:
            table.add_row(Text(left), Text(right))
        out.print(table)


class Command(_Help):
    def __init__(self, t: Locale, name: str, **rest: Any) -> None:
        self.t = t
        rest.setdefault("help", t(f"cli-{name}-help"))
        rest.setdefault("short_help", t(f"cli-{name}-short"))
        rest["options_metavar"] = f"[{t('cli-options-metavar')}]"
        rest["context_settings"] = {"help_option_names": ["-h", "--help"]}
        super().__init__(name, **rest)


class Group(_Help, click.Group):
    def __init__(self, t: Locale, name: str, **rest: Any) -> None:
        self.t = t
        rest["options_metavar"] = f"[{t('cli-options-metavar')}]"
        rest["subcommand_metavar"] = f"{t('cli-command-metavar')} ..."
        rest["context_settings"] = {"help_option_names": ["-h", "--help"]}
        super().__init__(name, **rest)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise UnknownName("command", args[0], ", ".join(self.commands))
        return super().resolve_command(ctx, args)


def game_argument() -> click.Argument:
    return click.Argument(["game"], metavar="GAME", shell_complete=complete(lambda: list(NAMES)))


def setup_options(t: Locale) -> list[click.Parameter]:
    """How a match is set up: `--variant`, `--option` and `--box`."""
    return [
        click.Option(["--variant", "variants"], metavar="NAME", multiple=True,
                     help=t("cli-variant-help"), shell_complete=_complete_option(_variants)),
        click.Option(["--option", "options"], metavar="NAME=VALUE", multiple=True,
                     help=t("cli-option-help"), shell_complete=_complete_option(_choices)),
        box_option(t),
    ]  # fmt: skip


def box_option(t: Locale) -> click.Option:
    return click.Option(["--box"], metavar="FILE", type=click.Path(), help=t("cli-box-option-help"))


def bot_option(t: Locale) -> click.Option:
    return click.Option(["--bot", "bots"], metavar="FILE", multiple=True, help=t("cli-bot-help"))


def listed(t: Locale, option: str, text: str) -> list[str]:
    """The names between the commas of an option's value."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise click.UsageError(t("cli-no-name", option=option, text=text))
    return names


def json_option(t: Locale) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=t("cli-json-help"))


def make_setup(
    game: Game, seats: int, variants: tuple[str, ...], options: tuple[str, ...], box: str | None
) -> Setup:
    """The setup that the options ask for."""
    chosen = dict.fromkeys(variants, "yes")
    switches = {option.name for option in game.options if option.is_switch}
    for name in variants:
        if name not in switches:
            raise UnknownName("variant", name, ", ".join(sorted(switches)))
    for option in options:
        name, _, value = option.partition("=")
        chosen[name] = value
    return game.setup(seats, chosen, read_box(game, box))


def read_box(game: Game, path: str | None) -> Box | None:
    if path is None:
        return None
    with reading(path):
        return game.read_box(read_text(Path(path)))


def complete(words: Callable[[], list[str]]) -> Callable[..., list[str]]:
    """Shell completion from a list of words."""

    def matching(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        return [word for word in words() if word.startswith(incomplete)]

    return matching


def _complete_option(words: Callable[[Option], list[str]]) -> Callable[..., list[str]]:
    """Shell completion from the options of the game that is named already, else of all games."""

    def matching(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        typed = (ctx.params.get("game"), *ctx.args)  # click has not sorted them all yet
        named = [word for word in typed if word in NAMES]
        games = [find_game(name) for name in named or NAMES]
        offered = {word for game in games for option in game.options for word in words(option)}
        return sorted(word for word in offered if word.startswith(incomplete))

    return matching


def _variants(option: Option) -> list[str]:
    return [option.name] if option.is_switch else []


def _choices(option: Option) -> list[str]:
    return [] if option.is_switch else [f"{option.name}={value}" for value in option.values]
