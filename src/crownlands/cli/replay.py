"""`crownlands replay RECORD`: step through a saved match, print it, or hand it on as JSON."""

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.text import Text

from crownlands.bots import BOTS, LEVELS, Roster
from crownlands.bots.players import called
from crownlands.cli.ask import is_live
from crownlands.cli.chronicle import Chronicle
from crownlands.cli.seats import bots_among, files_of, names_of, our_bot
from crownlands.cli.style import Command, bot_option, complete, console, json_option
from crownlands.cli.viewpoint import Viewpoint
from crownlands.cli.why import Explainer
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.errors import UnknownName
from crownlands.core.files import read_text, reading
from crownlands.core.match import Match
from crownlands.core.record import Record, read_record
from crownlands.games import find_game
from crownlands.locales import Locale

ALL = "all"


def command(t: Locale) -> click.Command:
    def run(
        record: str,
        seat: str | None,
        ply: int | None,
        board: bool,
        why: bool,
        judge: str | None,
        as_json: bool,
        bots: tuple[str, ...],
    ) -> None:
        if board + why + as_json > 1:
            raise click.UsageError(t("cli-replay-one-way"))
        if judge is not None and not why and (board or as_json or not is_live()):
            raise click.UsageError(t("cli-replay-judge-alone"))
        roster = Roster((*bots, *files_of([judge or ""])))
        roster.check()
        if judge is not None:
            judge = our_bot(judge, t) or called(judge)
            roster.find(judge).leave()
        with reading(record):
            found = read_record(read_text(Path(record)), find_game)
        match = found.match()
        at = chosen_ply(ply, match, t)
        viewpoint = Viewpoint(found.setup, viewing_seat(seat, found))
        spoken = t.with_names(names_of(found.sitters, t))
        chronicle = Chronicle(viewpoint, bots_among(found.sitters), spoken)
        explainer = Explainer(match, found.sitters, chronicle, roster, judge)
        if as_json:
            click.echo(msgspec.json.encode(document(found, match, viewpoint, at or 1)).decode())
        elif board:
            print_board(console(), chronicle, match, at)
        elif why:
            console().print(explainer.tell(at))
        elif is_live():
            from crownlands.cli.stepper import Stepper  # loads slowly

            Stepper(chronicle, match.plies, console(), explainer).run(at or 0)
        else:
            print_all(console(), chronicle, match, at or 1)

    return Command(t, "replay", params=_params(t), callback=run)


def _params(t: Locale) -> list[click.Parameter]:
    return [
        click.Argument(["record"], metavar="RECORD", type=click.Path()),
        click.Option(["--seat"], metavar="LETTER|all", help=t("cli-replay-seat-help")),
        click.Option(["--ply"], metavar="N", type=int, help=t("cli-replay-ply-help")),
        click.Option(["--board"], is_flag=True, help=t("cli-replay-board-help")),
        click.Option(["--why"], is_flag=True, help=t("cli-replay-why-help")),
        click.Option(["--judge"], metavar="BOT", help=t("cli-replay-judge-help"),
                     shell_complete=complete(lambda: [*LEVELS, *BOTS])),
        bot_option(t),
        json_option(t),
    ]  # fmt: skip


def chosen_ply(ply: int | None, match: Match, t: Locale) -> int | None:
    if ply is not None and not 0 <= ply <= len(match.plies):
        raise click.UsageError(t("cli-replay-no-ply", ply=str(ply), last=str(len(match.plies))))
    return ply


def viewing_seat(asked: str | None, record: Record) -> int | None:
    """A finished match lies open; of an unfinished one only what a spectator sees."""
    tokens = record.setup.seat_tokens
    if asked is None:
        return NOBODY if record.result is None else None
    if asked.casefold() == ALL:
        return None
    if asked.upper() not in tokens:
        raise UnknownName("place", asked, ", ".join((*tokens, ALL)))
    return tokens.index(asked.upper())


def print_board(out: Console, chronicle: Chronicle, match: Match, at: int | None) -> None:
    """The board after that many plies, or the last one."""
    plies = match.plies if at is None else match.plies[:at]
    state = Match(match.setup, plies=list(plies)).state
    out.print(chronicle.board(state, plies[-1:]))


def print_all(out: Console, chronicle: Chronicle, match: Match, first: int) -> None:
    """Every ply in words, numbered, with the board at the end of each round and of the record."""
    plies, t = match.plies, chronicle.t
    width = len(str(len(plies)))
    for at in range(max(first - 1, 0), len(plies)):
        if chronicle.ends_round(plies[at]):
            out.print(chronicle.full_board(plies, at))
        for line in chronicle.tell(plies[at]):
            number = f"{at + 1:{width}}  "
            out.print(Text(number).append_text(line) if isinstance(line, Text) else line)
    if match.state.actor() == NOBODY:
        out.print(chronicle.ranking(match.state))
    else:
        out.print(chronicle.board(match.state, plies[-1:]))
        out.print(Text(t("cli-replay-unfinished")))


def document(record: Record, match: Match, viewpoint: Viewpoint, first: int) -> dict[str, Any]:
    """The record as one JSON document, telling only what the viewpoint may know."""
    setup, tokens = record.setup, record.setup.seat_tokens
    box: dict[str, Any] = {"standard": setup.box.standard, "fingerprint": setup.box.fingerprint}
    if not setup.box.standard:
        box["text"] = setup.box.text
    viewer = {None: ALL, NOBODY: None} | dict(enumerate(tokens))
    return {
        "game": setup.game.name,
        "edition": setup.game.edition,
        "box": box,
        "options": dict(setup.options),
        "sitters": [
            {"seat": seat, "who": tokens[seat], "kind": sitter.kind, "name": sitter.name}
            for seat, sitter in enumerate(record.sitters)
        ],
        "viewpoint": viewer[viewpoint.seat],
        "plies": [_ply(match, viewpoint, at) for at in range(max(first - 1, 0), len(match.plies))],
        "finished": record.result is not None,
        "scores": record.result and dict(zip(tokens, record.result, strict=True)),
        "ranking": record.result and [[tokens[s] for s in p] for p in match.state.ranking()],
    }


def _ply(match: Match, viewpoint: Viewpoint, at: int) -> dict[str, Any]:
    ply = match.plies[at]
    return {
        "ply": at + 1,
        "seat": None if ply.seat == CHANCE else ply.seat,
        "who": "chance" if ply.seat == CHANCE else match.setup.seat_tokens[ply.seat],
        "move": viewpoint.move(ply),
        "events": [msgspec.to_builtins(event) for event in viewpoint.events(ply)],
    }
