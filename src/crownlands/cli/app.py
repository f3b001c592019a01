"""The `crownlands` command: finds the language, runs a subcommand, reports errors in one line.

Exit codes: 0 done, 1 our own mistake, 2 a wrong command line, 3 a file that cannot be used,
130 interrupted.
"""

import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from crownlands import __version__
from crownlands.cli import box, completion, play, replay, rules, score, simulate
from crownlands.cli.style import Group, console
from crownlands.core import rng
from crownlands.core.errors import CrownlandsError, FileError
from crownlands.core.messages import Msg
from crownlands.locales import Locale, language_of

USAGE, BAD_FILE, INTERRUPTED = 2, 3, 130
COMMANDS = (play, score, replay, simulate, rules, box, completion)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a sign that cannot be shown is no reason to fail
            stream.reconfigure(errors="replace")
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run the command line and say the exit code."""
    t = Locale(language_of(os.environ))
    try:
        t = Locale(take_language(arguments) or t.language)
        result = build(t).main(arguments, prog_name="crownlands", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except CrownlandsError as error:
        if isinstance(error, FileError):
            complain(f"{error.file}: " * bool(error.file) + t.text(error.msg()))
            return BAD_FILE
        complain(t.text(error.msg()))
        return USAGE
    except click.UsageError as error:
        complain(t.text(usage_message(error)))
        return USAGE
    except (KeyboardInterrupt, click.Abort):
        complain(t("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115 - until we exit
        return 0


def build(t: Locale) -> click.Group:
    """The whole command in one language."""
    group = Group(t, "crownlands", help=t("cli-help"), epilog=t("cli-epilog"))
    group.params = [
        click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False,
                     callback=_show_version, help=t("cli-version-help")),
        click.Option(["--lang"], metavar="en|hu|it|de", expose_value=False,
                     help=t("cli-lang-help")),
    ]  # fmt: skip
    for module in COMMANDS:
        group.add_command(module.command(t))
    return group


def take_language(arguments: list[str]) -> str | None:
    """Take `--lang xx` or `--lang=xx` out of the arguments, wherever it stands."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    for at, argument in enumerate(arguments[:end]):
        if argument.startswith("--lang="):
            del arguments[at]
            return argument.removeprefix("--lang=")
        if argument == "--lang":
            if at + 1 == end:
                raise click.BadOptionUsage("--lang", "")
            language = arguments[at + 1]
            del arguments[at : at + 2]
            return language
    return None


def complain(line: str) -> None:
    Console(stderr=True, soft_wrap=True).print(Text(line, style="bold red"))


def usage_message(error: click.UsageError) -> Msg:
    """What click has against the command line, as one of our messages."""
    match error:
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ()) or "none"
            return Msg("cli-no-such-option", {"option": error.option_name, "near": near})
        case click.MissingParameter():
            name = error.param.make_metavar(_context(error)) if error.param else ""
            return Msg("cli-missing", {"name": name})
        case click.BadParameter():
            name = error.param.opts[0] if error.param else ""
            return Msg("cli-bad-value", {"name": name, "value": _given(error)})
        case click.BadOptionUsage():
            return Msg("cli-needs-value", {"option": error.option_name})
    if extra := re.search(r"extra arguments? \((.*)\)", error.message):
        return Msg("cli-too-many", {"extra": extra[1]})
    return Msg("cli-usage", {"detail": error.message})


def _given(error: click.BadParameter) -> str:
    """The value that was refused, which click only puts into its own sentence."""
    quoted = re.search(r"'([^']*)'|(-?\d+)", error.message)
    return quoted[1] or quoted[2] if quoted else error.message


def _context(error: click.UsageError) -> click.Context:
    return error.ctx or click.Context(click.Command("crownlands"))


def _show_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        how = "plain" if rng.__file__.endswith(".py") else "compiled"
        console().print(f"crownlands {__version__} ({how})", highlight=False)
        context.exit()
