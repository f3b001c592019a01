"""`crownlands arena`: bots against each other on the same deals, and what came of it."""

import os
import re
import sys
from collections.abc import Sequence
from datetime import datetime
from itertools import chain
from pathlib import Path
from signal import SIGTERM, signal
from textwrap import wrap as fold
from typing import Literal, TypedDict, Unpack

import click
from rich import box as boxes
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from crownlands.arena.results import Results
from crownlands.arena.run import ENGINES, run
from crownlands.arena.schedule import Pairing, schedule
from crownlands.arena.spec import Spec
from crownlands.bots import BOTS
from crownlands.cli.seats import our_bot
from crownlands.cli.style import Command, complete, console, listed, make_setup, setup_options
from crownlands.core.errors import BadBot, CrownlandsError, UnknownName, UnwritableFile
from crownlands.core.files import data_folder
from crownlands.core.game import Setup
from crownlands.core.seeds import new_seed
from crownlands.games import NAMES, find_game
from crownlands.locales import Locale

FILE = "results.jsonl"
GAMES = 100
FOLDERS = re.compile(r"\S*/")
PARTS = re.compile(r":(?=[^\d\s])")  # of a name, not the line of a file
ANY_WIDTH = 1000
SHORT = 16  # letters of a name in a line where there is no room
WORDS = re.compile(r" (?!%)")
NEEDED: tuple[Literal["game", "bots"], ...] = ("game", "bots")


class Asked(TypedDict):
    """What the command line says."""

    game: str
    seats: int | None
    bots: str
    field: str | None
    games: int
    variants: tuple[str, ...]
    options: tuple[str, ...]
    box: str | None
    seed: str | None
    out: str | None
    jobs: int
    engine: str
    resume: bool


def command(t: Locale) -> click.Command:
    params = [*_who(t), *setup_options(t), *_how(t)]

    def run(**asked: Unpack[Asked]) -> None:
        for param in params:  # click would say so in the help, in English
            if param.name in NEEDED and asked[param.name] is None:
                raise click.MissingParameter(param=param)
        arena(t, asked)

    return Command(t, "arena", params=params, callback=run)


def _who(t: Locale) -> list[click.Parameter]:
    return [
        click.Option(["--game"], metavar="GAME", help=t("cli-arena-game-help"),
                     shell_complete=complete(lambda: list(NAMES))),
        click.Option(["--bots"], metavar="BOT,BOT", help=t("cli-arena-bots-help"),
                     shell_complete=complete(lambda: list(BOTS))),
        click.Option(["--seats"], type=int, metavar="N", help=t("cli-arena-seats-help")),
        click.Option(["--field"], metavar="BOT", help=t("cli-arena-field-help"),
                     shell_complete=complete(lambda: list(BOTS))),
        click.Option(["--games"], type=click.IntRange(1, 1_000_000), default=GAMES, metavar="N",
                     help=t("cli-arena-games-help")),
    ]  # fmt: skip


def _how(t: Locale) -> list[click.Parameter]:
    cores = os.cpu_count() or 1
    return [
        click.Option(["--seed"], metavar="TEXT", help=t("cli-arena-seed-help")),
        click.Option(["--out"], metavar="FOLDER", type=click.Path(), help=t("cli-arena-out-help")),
        click.Option(["--resume"], is_flag=True, help=t("cli-arena-resume-help")),
        click.Option(["--jobs"], type=click.IntRange(1, 1024), default=cores, metavar="N",
                     help=t("cli-arena-jobs-help")),
        click.Option(["--engine"], metavar="|".join(ENGINES), default="local",
                     help=t("cli-arena-engine-help"),
                     shell_complete=complete(lambda: list(ENGINES))),
    ]  # fmt: skip


def arena(t: Locale, asked: Asked) -> None:
    if asked["engine"] not in ENGINES:
        raise UnknownName("engine", asked["engine"], ", ".join(ENGINES))
    bots = tuple(our_bot(bot, t) or bot for bot in listed(t, "--bots", asked["bots"]))
    if asked["field"] is not None:
        asked["field"] = our_bot(asked["field"], t) or asked["field"]
    setup = _setup(asked, bots)
    if asked["field"] is not None and len(bots) >= setup.seats:
        raise click.UsageError(t("cli-arena-field-full", seats=setup.seats))
    results, due = resumed(t, asked, setup, bots) if asked["resume"] else new(asked, setup, bots)
    play(t, results, due, asked)
    show(t, results)


def _setup(asked: Asked, bots: Sequence[str]) -> Setup:
    """As many seats as bots where nothing else is said and the game has room."""
    game = find_game(asked["game"])
    seats = asked["seats"]
    if seats is None:
        seats = min(max(len(bots), game.seats.start), game.seats.stop - 1)
    return make_setup(game, seats, asked["variants"], asked["options"], asked["box"])


def new(asked: Asked, setup: Setup, bots: tuple[str, ...]) -> tuple[Results, list[Pairing]]:
    seed = new_seed() if asked["seed"] is None else asked["seed"]
    spec = Spec.of(setup, bots, asked["field"], _readable(seed))
    due = schedule(spec, asked["games"])
    folder = usual_folder(spec.game) if asked["out"] is None else Path(asked["out"])
    return Results.new(folder / FILE, spec), due


def resumed(
    t: Locale, asked: Asked, setup: Setup, bots: tuple[str, ...]
) -> tuple[Results, list[Pairing]]:
    """The seed may be left to the file."""
    if asked["out"] is None:
        raise click.UsageError(t("cli-arena-resume-where"))
    results = Results.read(Path(asked["out"]) / FILE)
    seed = results.spec.seed if asked["seed"] is None else _readable(asked["seed"])
    spec = Spec.of(setup, bots, asked["field"], seed)
    due = results.missing(spec, schedule(spec, asked["games"]))
    results.save()  # without a line that was cut off
    return results, due


def usual_folder(game: str) -> Path:
    """A new one in the user's data folder, named after the game and the time; of several arenas
    that begin in the same second each has its own."""
    first = folder = data_folder() / "arena" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        try:
            folder.mkdir(parents=True)
            return folder
        except FileExistsError:
            number += 1
            folder = first.with_name(f"{first.name}-{number}")
        except OSError:
            raise UnwritableFile(str(folder), "forbidden") from None


def _readable(seed: str) -> str:
    """Bytes that are no text are spelled out, so that the file can name them."""
    return seed.encode("utf-8", "backslashreplace").decode()


def play(t: Locale, results: Results, due: Sequence[Pairing], asked: Asked) -> None:
    done, games = len(results.rows), len(results.rows) + len(due)
    signal(SIGTERM, lambda *_: sys.exit(128 + SIGTERM))  # no less gently than by Ctrl-C
    try:
        with _progress() as progress:
            task = progress.add_task(t("cli-arena-progress"), completed=done, total=games)
            for _ in run(results, due, asked["engine"], asked["jobs"]):
                progress.advance(task)
    except CrownlandsError as error:
        if not results.rows and not asked["resume"]:
            results.discard()
        elif not (isinstance(error, BadBot) and error.problem == "changed"):
            tell_stop(t, results, games)
        raise
    except BaseException:
        tell_stop(t, results, games)
        raise


def tell_stop(t: Locale, results: Results, games: int) -> None:
    """What was played, and how to go on."""
    folder = str(results.path.parent)
    told = t("cli-arena-stopped", done=len(results.rows), games=games, folder=folder)
    Console(stderr=True, soft_wrap=True).print(Text(told))


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    err = Console(stderr=True)
    return Progress(*columns, TimeRemainingColumn(), console=err, disable=not err.is_terminal)


def show(t: Locale, results: Results) -> None:
    # what rates and draws loads slowly, and other commands do without
    from crownlands.arena.figures import figures
    from crownlands.arena.report import write_report
    from crownlands.arena.tables import summary, tables, warnings

    found, out = figures(results.in_order()), console()
    page = write_report(t, results, found)
    for line in (summary(t, found), *warnings(t, found)):
        out.print(Text(line))
    for table in tables(t, found):
        out.print()
        out.print(Text(table.title, style="bold"))
        out.print(fitting(out, table.head, table.rows))
    out.print()
    out.print(Text(t("cli-arena-written", page=str(page))), soft_wrap=True)


def fitting(out: Console, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Where there is no room, names of bots lose the folders of their files, if they still differ
    then, and go on in a new line before their budget, or anywhere; figures are broken last."""
    table = drawn(head, rows)
    if fits(out, table):
        return table
    cells = {cell: FOLDERS.sub("…/", cell) for row in rows for cell in row}
    if len(set(cells.values())) < len(cells):
        cells = {cell: cell for cell in cells}
    head = [WORDS.sub("\n", word) for word in head]
    rows = [[PARTS.sub(":\n", cells[cell]) for cell in row] for row in rows]
    short = [[folded(row[0]), *row[1:]] for row in rows]
    tables = (drawn(head, rows), drawn(head, rows, 0), drawn(head, short, 0))
    return next((table for table in tables if fits(out, table)), drawn(head, rows, whole=False))


def folded(name: str) -> str:
    lines = (fold(line, SHORT, break_on_hyphens=False) for line in name.split("\n"))
    return "\n".join(chain.from_iterable(lines))


def fits(out: Console, table: Table) -> bool:
    return out.measure(table, options=out.options.update(width=ANY_WIDTH)).maximum <= out.width


def drawn(
    head: Sequence[str], rows: Sequence[Sequence[str]], apart: int = 1, whole: bool = True
) -> Table:
    """`apart`: spaces between columns, besides one; `whole`: whether figures stay so."""
    table = Table(
        box=boxes.SIMPLE_HEAD,
        header_style="bold",
        show_edge=False,
        pad_edge=False,
        padding=(0, apart, 0, 0),
    )
    for at, word in enumerate(head):
        side: Literal["left", "right"] = "right" if at else "left"
        table.add_column(word, justify=side, overflow="fold", no_wrap=whole or at == 0)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
