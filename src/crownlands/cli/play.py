"""`crownlands play GAME`: play a match at the terminal, against bots or with people beside you."""

from datetime import datetime
from pathlib import Path
from typing import TypedDict, Unpack

import click
from rich.text import Text

from crownlands.bots import Roster
from crownlands.cli.ask import asker
from crownlands.cli.seats import files_of, known_words, names_of, read_seats
from crownlands.cli.style import (
    Command,
    bot_option,
    complete,
    console,
    listed,
    make_setup,
    setup_options,
)
from crownlands.cli.table import Table, is_taken, path_of
from crownlands.cli.turns import Turns
from crownlands.core.errors import BadBudget, BadRecord, UnknownName, UnwritableFile
from crownlands.core.files import data_folder, read_text, reading
from crownlands.core.match import Match
from crownlands.core.record import Record, read_record
from crownlands.core.seeds import new_seed
from crownlands.games import NAMES, find_game
from crownlands.locales import Locale

SEATS = "me,bot"


class Asked(TypedDict):
    """What the command line says."""

    game: str | None
    seats: str | None
    variants: tuple[str, ...]
    options: tuple[str, ...]
    box: str | None
    seed: str | None
    save: str | None
    resume: str | None
    bots: tuple[str, ...]


def command(t: Locale) -> click.Command:
    game = click.Argument(["game"], metavar="GAME", required=False,
                          shell_complete=complete(lambda: list(NAMES)))  # fmt: skip

    def run(**asked: Unpack[Asked]) -> int:
        if asked["game"] is None and asked["resume"] is None:
            raise click.MissingParameter(param=game)
        table = resumed(asked, t) if asked["resume"] is not None else new_table(asked, t)
        return play(table, t)

    params = [game, _seats_option(t)]
    return Command(t, "play", params=[*params, *setup_options(t), *_own_options(t)], callback=run)


def _seats_option(t: Locale) -> click.Option:
    def offer(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        """The last seat of the list, behind those already named."""
        before, comma, last = incomplete.rpartition(",")
        words = [word for word in known_words() if word.startswith(last)]
        return [f"{before}{comma}{word}" for word in words]

    help = t("cli-play-seats-help")
    return click.Option(["--seats"], metavar="WHO,WHO", help=help, shell_complete=offer)


def _own_options(t: Locale) -> list[click.Parameter]:
    return [
        click.Option(["--seed"], metavar="TEXT", help=t("cli-play-seed-help")),
        click.Option(["--save"], metavar="FILE", type=click.Path(), help=t("cli-play-save-help")),
        click.Option(["--resume"], metavar="FILE", type=click.Path(),
                     help=t("cli-play-resume-help")),
        bot_option(t),
    ]  # fmt: skip


def play(table: Table, t: Locale) -> int:
    out = console()
    if table.is_over:
        out.print(Text(t("cli-play-finished")))
    else:
        table.open()
    spoken = t.with_names(names_of(table.sitters, t))
    return Turns(table, out, asker(out), spoken).run()


def new_table(asked: Asked, t: Locale) -> Table:
    words = listed(t, "--seats", SEATS if asked["seats"] is None else asked["seats"])
    roster = Roster([*files_of(words), *asked["bots"]])
    sitters = read_seats(words, roster, t)
    game = find_game(asked["game"] or "")
    setup = make_setup(game, len(sitters), asked["variants"], asked["options"], asked["box"])
    path = chosen_path(asked["save"]) if asked["save"] is not None else usual_path(game.name)
    return Table(Match(setup), sitters, path, _seed(asked), roster)


def resumed(asked: Asked, t: Locale) -> Table:
    """Box, seats and options are the record's own; it goes on in the same file or in a new one."""
    if any(asked[name] for name in ("seats", "variants", "options", "box")):
        raise click.UsageError(t("cli-play-resume-alone"))
    source = path_of(asked["resume"] or "")
    with reading(str(source)):
        text = read_text(source)
        record = read_record(text, find_game)
        roster = Roster(asked["bots"])
        check_bots(text, record, roster)
    game = record.setup.game.name
    if asked["game"] not in (None, game):
        raise click.UsageError(t("cli-play-other-game", game=game))
    path = chosen_path(asked["save"]) if asked["save"] is not None else source
    return Table(record.match(), record.sitters, path, _seed(asked), roster)


def check_bots(text: str, record: Record, roster: Roster) -> None:
    """A record may name a bot of another time or place; this match could not go on."""
    for token, sitter in zip(record.setup.seat_tokens, record.sitters, strict=True):
        try:
            if sitter.is_bot:
                roster.find(sitter.name).leave()
        except (UnknownName, BadBudget):
            lines = [line.split()[:2] for line in text.split("\n")]
            line = lines.index(["seat", token]) + 1
            raise BadRecord(line, "bot", sitter.name) from None


def _seed(asked: Asked) -> str:
    return new_seed() if asked["seed"] is None else asked["seed"]


def chosen_path(name: str) -> Path:
    """Nobody's file is overwritten by a new match."""
    path = path_of(name)
    if not name:
        raise UnwritableFile("''", "forbidden")
    if is_taken(path):
        raise UnwritableFile(name, "exists")
    return path


def usual_path(game: str) -> Path:
    """A new file in the user's data folder, named after the game and the time."""
    folder = data_folder()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{end}.txt" for end in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not is_taken(folder / name))
