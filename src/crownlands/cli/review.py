"""`crownlands review RECORD`: how a match went for one seat, and the decisions that cost most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from pathlib import Path
from shlex import quote
from typing import Any

import click
import msgspec
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import track
from rich.text import Text

from crownlands.bots import STRONGEST, Weighed
from crownlands.bots.review import Entry, Review, decisions, entries, review, walks_for
from crownlands.cli.boards.colours import SEAT_STYLES, badge
from crownlands.cli.plot import Plot, Scale, axis, labelled
from crownlands.cli.seats import bot_name, names_of
from crownlands.cli.style import Command, console, json_option, program
from crownlands.cli.why import margin_text, wins_text
from crownlands.core.errors import NoDecisions, UnknownName
from crownlands.core.files import read_text, reading
from crownlands.core.match import Match
from crownlands.core.record import Record, read_record
from crownlands.games import find_game
from crownlands.locales import Locale, signed

WIDEST, NARROWEST = 100, 12  # characters of a line, and of a curve
HEIGHT = 7  # lines of a curve; odd, so that there is one in the middle
LEAST_MARGIN = 5  # points that a curve of margins shows at least
NUMBERS = "①②③"


def command(t: Locale) -> click.Command:
    def run(record: str, seat: str | None, simulations: int | None, as_json: bool) -> None:
        with reading(record):
            found = read_record(read_text(Path(record)), find_game)
        spoken = t.with_names(names_of(found.sitters, t))
        if seat is None and found.result is None:
            raise click.UsageError(t("cli-review-open"))
        at = reviewed_seat(seat, found, spoken.names)
        walks = simulations or walks_for(found.setup.game.name)
        match = found.match()
        of = list(decisions(found.setup, match.plies, at))
        if not of:
            raise NoDecisions(record, spoken.names[at])
        progress = track(
            entries(of, walks),
            t("cli-review-progress"),
            total=len(of),
            console=Console(stderr=True),
            disable=not Console(stderr=True).is_terminal,
        )
        result = review(match, at, list(progress))
        if as_json:
            click.echo(msgspec.json.encode(document(found, result, walks)).decode())
        else:
            out = console()
            out.print(Told(match, result, spoken).page(min(out.width, WIDEST)))
            for one in result.costly[:1]:
                see = f"{program()} {seeing(record, found, at, one, simulations)}"
                out.print(Text(t("cli-review-replay", command=see), "dim"), soft_wrap=True)

    return Command(t, "review", params=_params(t), callback=run)


def _params(t: Locale) -> list[click.Parameter]:
    return [
        click.Argument(["record"], metavar="RECORD", type=click.Path()),
        click.Option(["--seat"], metavar="LETTER|N|NAME", help=t("cli-review-seat-help")),
        click.Option(["--simulations"], metavar="N", type=click.IntRange(1, 1_000_000),
                     help=t("cli-review-simulations-help")),
        json_option(t),
    ]  # fmt: skip


def reviewed_seat(asked: str | None, record: Record, names: Sequence[str]) -> int:
    """By letter, number or name; without a wish the first person, or the first seat."""
    if asked is None:
        people = [seat for seat, sitter in enumerate(record.sitters) if not sitter.is_bot]
        return people[0] if people else 0
    seats = range(record.setup.seats)
    tokens, numbers = record.setup.seat_tokens, [str(seat + 1) for seat in seats]
    for called in (tokens, names, [sitter.name for sitter in record.sitters], numbers):
        for seat in seats:
            if called[seat].casefold() == asked.casefold():
                return seat
    raise UnknownName("place", asked, ", ".join((*tokens, *names, *numbers)))


def seeing(path: str, record: Record, seat: int, one: Entry, simulations: int | None) -> str:
    """The command that explains a decision with the figures of this review; while the match lasts,
    to its own seat."""
    own = "" if record.result is not None else f" --seat {record.setup.seat_tokens[seat]}"
    judge = STRONGEST if simulations is None else f"{STRONGEST}:simulations={simulations}"
    return f"replay {quote(path)}{own} --ply {one.ply} --why --judge {judge}"


def document(record: Record, found: Review, walks: int) -> dict[str, Any]:
    """The review as one JSON document; `best` is what the bot would have played."""
    texts = record.setup.vocabulary.texts

    def move(one: Weighed) -> dict[str, Any]:
        return {"move": texts[one.move], "wins": one.wins, "margin": one.margin}

    return {
        "game": record.setup.game.name,
        "seat": found.seat,
        "who": record.setup.seat_tokens[found.seat],
        "name": record.sitters[found.seat].name,
        "finished": record.result is not None,
        "simulations": walks,
        "decisions": [
            {
                "ply": one.ply,
                "turn": one.turn,
                "round": one.stage,
                "played": move(one.look.played),
                "best": move(one.look.best),
                "cost": one.look.cost,
                "error": one.look.error,
                "mistake": one.look.is_mistake,
            }
            for one in found.entries
        ],
        "curve": [
            {"ply": point.ply, "wins": point.wins, "margin": point.margin} for point in found.curve
        ],
        "costly": [one.ply for one in found.costly],
    }


@dataclass(frozen=True)
class Told:
    """Tells a review to a person."""

    match: Match
    review: Review
    t: Locale

    def page(self, width: int) -> RenderableType:
        t, seat = self.t, self.review.seat
        many = len(self.review.entries)
        return Group(
            Text.assemble(
                badge(self.match.setup, seat),
                (f" {t('cli-review-title', name=t.names[seat])}", "bold"),
            ),
            Text(t("cli-review-weighed", n=many, bot=bot_name(STRONGEST, t))),
            *self._curves(width),
            Text(),
            *self._costly(),
        )

    def _curves(self, width: int) -> Iterator[RenderableType]:
        wins = [(point.ply, point.wins) for point in self.review.curve]
        margins = [(point.ply, point.margin) for point in self.review.curve]
        low = min(-LEAST_MARGIN, *(floor(margin) for _, margin in margins))
        high = max(LEAST_MARGIN, *(ceil(margin) for _, margin in margins))
        percents = [(1.0, "100 %"), (0.0, "0 %"), (0.5, "50 %")]
        points = [(float(high), signed(high)), (float(low), signed(low)), (0.0, "0")]
        yield from self._curve("bot-why-wins", wins, Scale(0.0, 1.0, 0.5), percents, width)
        yield from self._curve("bot-why-margin", margins, Scale(low, high, 0.0), points, width)

    def _curve(
        self,
        title: str,
        points: Sequence[tuple[float, float]],
        scale: Scale,
        labels: Sequence[tuple[float, str]],
        width: int,
    ) -> Iterator[RenderableType]:
        space = max(len(word) for _, word in labels)
        room = max(NARROWEST, width - space - 3)
        plot = Plot(points, len(self.match.plies), room, HEIGHT, scale)
        yield Text()
        yield Text(self.t(title), "bold")
        yield from labelled(plot, labels, self._colour())
        marks = [(one.ply, NUMBERS[at]) for at, one in enumerate(self.review.costly)]
        yield from axis(plot, space, marks, self._stages())

    def _stages(self) -> list[tuple[float, str]]:
        """Where each round begins; in a game without rounds the first and the last move."""
        first: dict[int, int] = {}
        for one in self.review.entries:
            if one.stage is not None:
                first.setdefault(one.stage, one.ply)
        last = len(self.match.plies)
        return [(ply, self._stage(stage)) for stage, ply in first.items()] or [
            (0, "0"),
            (last, str(last)),
        ]

    def _stage(self, stage: int) -> str:
        return self.t(f"{self.match.setup.game.name}-word-stage", n=stage)

    def _colour(self) -> str:
        """The background of the seat's badge."""
        style = SEAT_STYLES.get(self.match.setup.seat_colours[self.review.seat], "")
        return f"bold {style.rpartition(' ')[2]}".strip()

    def _costly(self) -> Iterator[RenderableType]:
        t, found = self.t, self.review.costly
        yield Text(t("bot-review-costly" if found else "bot-review-none"), "bold")
        for at, one in enumerate(found):
            look = one.look
            cost = percent(look.best.wins) - percent(look.played.wins)  # as they are told
            heading = f"{NUMBERS[at]} {t('bot-review-cost', cost=cost)} · "
            yield Text.assemble((heading, "bold"), self._when(one))
            for id, move in (("bot-review-played", look.played), ("bot-review-better", look.best)):
                yield Padding(self._move(id, move), (0, 0, 0, 2), expand=False)

    def _when(self, one: Entry) -> str:
        ply = self.t("cli-review-ply", ply=str(one.ply))
        if one.stage is None:
            return ply
        return f"{self._stage(one.stage)} · {ply}"

    def _move(self, id: str, one: Weighed) -> Text:
        t, setup = self.t, self.match.setup
        told = t.text(setup.say(setup.vocabulary.moves[one.move]))
        promised = t("bot-why-told", margin=margin_text(one, t), wins=wins_text(one)[:-2])
        return Text.assemble(t(id, move=told), "\n", (promised, "dim"))


def percent(part: float) -> int:
    return round(part * 100)
