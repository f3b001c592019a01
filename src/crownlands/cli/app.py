"""The `crownlands` command: finds the language, runs a subcommand, reports errors in one line.

Exit codes: 0 done, 1 the output cannot be written, 2 a wrong command line, 3 a file that cannot
be used, 130 interrupted.
"""

import codecs
import errno
import io
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

import click
from rich.console import Console
from rich.text import Text

from crownlands import __version__
from crownlands.cli import (
    arena,
    box,
    completion,
    play,
    replay,
    review,
    rules,
    score,
    serve,
    simulate,
)
from crownlands.cli.style import Group, complete, console
from crownlands.core import rng
from crownlands.core.errors import CrownlandsError, FileError
from crownlands.core.messages import Msg
from crownlands.locales import LANGUAGES, Locale, language_of

OUR_FAULT, USAGE, BAD_FILE, INTERRUPTED = 1, 2, 3, 130
COMPLETE = "_CROWNLANDS_COMPLETE"
OUTPUT_FAILED = {errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EBADF}
COMMANDS = (serve, play, score, replay, review, simulate, arena, rules, box, completion)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="crownlands")
    code = run(list(sys.argv[1:] if arguments is None else arguments))
    sys.exit(_flush(code))


def run(arguments: list[str]) -> int:
    """Run the command line and say the exit code."""
    t = Locale(language_of(os.environ))
    try:
        t = Locale(take_language(arguments) or t.language)
        return invoke(build(t), asked(arguments))
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
        return 0
    except OSError as error:
        if error.errno not in OUTPUT_FAILED:
            raise
        complain(t("cli-output-failed"))
        return OUR_FAULT


def invoke(group: click.Group, arguments: list[str]) -> int:
    """Run a subcommand. click's own main() is left to shells that ask for completion: it has
    its own ways with closed pipes."""
    if COMPLETE in os.environ:
        group.main(arguments, prog_name="crownlands")
    try:
        with group.make_context("crownlands", arguments) as context:
            result = group.invoke(context)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    return result if isinstance(result, int) else 0


def asked(arguments: list[str]) -> list[str]:
    """`crownlands` and `crownlands help COMMAND` ask for help."""
    if not arguments or arguments[0] == "help":
        return [*arguments[1:], "--help"]
    return arguments


def _flush(code: int) -> int:
    """What could not be written by now never will be; Python must not try again at exit."""
    failed = _written(sys.stdout, 1)
    if failed and not isinstance(failed, BrokenPipeError) and code == 0:
        complain(Locale(language_of(os.environ))("cli-output-failed"))
        code = OUR_FAULT
    _written(sys.stderr, 2)
    return code


def _written(stream: TextIO | None, number: int) -> OSError | None:
    """Why not, if it could not be; the rest goes nowhere then."""
    try:
        if stream:
            stream.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
        return error
    return None


def _encode(error: UnicodeError) -> tuple[bytes | str, int]:
    """A file name that is not text goes out as it came in; a sign without a code is a ?."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    raw = b"".join(
        bytes([ord(sign) - 0xDC00]) if "\udc80" <= sign <= "\udcff" else b"?" for sign in signs
    )
    return raw, error.end


codecs.register_error("crownlands", _encode)


def build(t: Locale) -> click.Group:
    """The whole command in one language."""
    group = Group(t, "crownlands", help=t("cli-help"), epilog=t("cli-epilog"))
    group.params = [
        click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False,
                     callback=_show_version, help=t("cli-version-help")),
        click.Option(["--lang"], metavar="en|hu|it|de", expose_value=False,
                     help=t("cli-lang-help"), shell_complete=complete(lambda: list(LANGUAGES))),
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
    with suppress(OSError):  # where even this cannot be written, the exit code must do
        Console(stderr=True, soft_wrap=True).print(Text(line, style="bold red"))


def usage_message(error: click.UsageError) -> Msg:
    """What click has against the command line, as one of our messages."""
    match error:
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ()) or "none"
            return Msg("cli-no-such-option", {"option": error.option_name, "near": near})
        case click.MissingParameter():
            return Msg("cli-missing", {"name": _name(error)})
        case click.BadParameter():
            name = error.param.opts[0] if error.param else ""
            return Msg(
                "cli-bad-value", {"name": name, "value": _given(error), "range": _range(error)}
            )
        case click.BadOptionUsage():
            return Msg("cli-needs-value", {"option": error.option_name})
    if extra := re.search(r"extra arguments? \((.*)\)", error.message):
        return Msg("cli-too-many", {"extra": extra[1]})
    return Msg("cli-usage", {"detail": error.message})


def _name(error: click.MissingParameter) -> str:
    """As it is typed: an option by its name, an argument by what stands for it."""
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return error.param.make_metavar(_context(error)) if error.param else ""


def _given(error: click.BadParameter) -> str:
    """The value that was refused, which click only puts into its own sentence."""
    quoted = re.search(r"'([^']*)'|(-?\d+)", error.message)
    return quoted[1] or quoted[2] if quoted else error.message


def _range(error: click.BadParameter) -> str:
    """What the numbers may be, where click knows."""
    kind = error.param.type if error.param else None
    return f"{kind.min}–{kind.max}" if isinstance(kind, click.IntRange) else "none"


def _context(error: click.UsageError) -> click.Context:
    return error.ctx or click.Context(click.Command("crownlands"))


def _show_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        how = "plain" if rng.__file__.endswith(".py") else "compiled"
        console().print(f"crownlands {__version__} ({how})", highlight=False)
        context.exit()
