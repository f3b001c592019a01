"""`crownlands simulate GAME`: many random games at full speed, and what came of them."""

import json
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from crownlands.cli.style import (
    Command,
    console,
    game_argument,
    json_option,
    make_setup,
    setup_options,
)
from crownlands.core.game import Setup
from crownlands.core.playout import playout
from crownlands.core.rng import Rng
from crownlands.core.seeds import new_seed, seeded
from crownlands.games import find_game
from crownlands.locales import Locale, minus

BARS = 12  # rows of the picture
WIDTH = 40  # its widest bar


@dataclass
class Outcome:
    """What many games of one setup came to."""

    setup: Setup
    choices: list[int] = field(default_factory=list)  # by game
    scores: list[list[int]] = field(default_factory=list)  # by game and seat
    wins: list[float] = field(default_factory=list)  # by seat; a shared win counts in parts

    def add(self, choices: int, scores: list[int], winners: list[int]) -> None:
        self.choices.append(choices)
        self.scores.append(scores)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def of_seat(self, seat: int) -> list[int]:
        return [scores[seat] for scores in self.scores]

    def as_dict(self) -> dict[str, object]:
        seats = {
            token: {"wins": round(self.wins[seat], 2), **spread(self.of_seat(seat))}
            for seat, token in enumerate(self.setup.seat_tokens)
        }
        return {
            "game": self.setup.game.name,
            "games": len(self.choices),
            "options": dict(self.setup.options),
            "choices": spread(self.choices),
            "seats": seats,
        }


def command(t: Locale) -> click.Command:
    def run(
        game: str,
        games: int,
        seats: int,
        seed: str | None,
        as_json: bool,
        variants: tuple[str, ...],
        options: tuple[str, ...],
        box: str | None,
    ) -> None:
        setup = make_setup(find_game(game), seats, variants, options, box)
        numbers = track(
            range(games),
            t("cli-simulate-progress"),
            console=Console(stderr=True),
            disable=not Console(stderr=True).is_terminal,
        )
        outcome = simulate(setup, iter(numbers), seeded(new_seed() if seed is None else seed))
        if as_json:
            click.echo(json.dumps(outcome.as_dict()))
        else:
            show(t, outcome)

    params = [
        game_argument(),
        click.Option(["--games"], type=click.IntRange(1, 10_000_000), default=1000,
                     metavar="N", help=t("cli-simulate-games-help")),
        click.Option(["--seats"], type=int, default=2, metavar="N",
                     help=t("cli-simulate-seats-help")),
        click.Option(["--seed"], metavar="TEXT", help=t("cli-seed-help")),
        json_option(t),
        *setup_options(t),
    ]  # fmt: skip
    return Command(t, "simulate", params=params, callback=run)


def simulate(setup: Setup, numbers: Iterator[int], rng: Rng) -> Outcome:
    """Play one random game for every number."""
    outcome = Outcome(setup, wins=[0.0] * setup.seats)
    start = setup.new()
    for _ in numbers:
        state = start.copy()
        choices = playout(state, rng)
        outcome.add(choices, state.scores(), state.ranking()[0])
    return outcome


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, deviation and the five numbers of a box plot."""
    ordered = sorted(values)
    quarters = [ordered[round((len(ordered) - 1) * q / 4)] for q in range(5)]
    names = ("least", "lower", "median", "upper", "most")
    mean = round(statistics.fmean(values), 2)
    deviation = round(statistics.pstdev(values), 2)
    return {"mean": mean, "deviation": deviation, **dict(zip(names, quarters, strict=True))}


def show(t: Locale, outcome: Outcome) -> None:
    out = console()
    games = len(outcome.choices)
    length = spread(outcome.choices)
    out.print(
        t("cli-simulate-length", games=games, mean=t.decimal(length["mean"]),
          least=int(length["least"]), most=int(length["most"])),
        highlight=False,
    )  # fmt: skip
    table = Table(show_edge=False, header_style="bold")
    table.add_column(t("cli-simulate-seat"))
    for id in ("wins", "mean", "deviation", "least", "lower", "median", "upper", "most"):
        table.add_column(t(f"cli-simulate-{id}"), justify="right")
    for seat, token in enumerate(outcome.setup.seat_tokens):
        values = spread(outcome.of_seat(seat)).values()
        share = f"{t.decimal(round(100 * outcome.wins[seat] / games, 1))} %"
        table.add_row(token, share, *map(t.decimal, values))
    out.print(table)
    out.print(t("cli-simulate-picture"), style="bold")
    for line in picture([score for scores in outcome.scores for score in scores]):
        out.print(line, highlight=False)


def picture(values: Sequence[int]) -> Iterator[str]:
    """How often scores fall into each of a dozen ranges, as bars."""
    least, most = min(values), max(values)
    step = max(1, -(-(most - least + 1) // BARS))
    counts = [0] * ((most - least) // step + 1)
    for value in values:
        counts[(value - least) // step] += 1
    for at, count in enumerate(counts):
        low = least + at * step
        bar = "█" * round(WIDTH * count / max(counts)) or ("▏" if count else "")
        most_here = f" … {low + step - 1:>5}" if step > 1 else ""
        yield minus(f"{low:>6}{most_here}  {bar}")
