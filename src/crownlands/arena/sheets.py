"""The report as CSV, for other programs: one sheet of bots, one of games."""

import csv
import io
from collections.abc import Iterable, Sequence
from statistics import fmean

from crownlands.arena.figures import BotFigures, Figures
from crownlands.arena.play import KINDS, MICRO, Row
from crownlands.arena.statistics import quantile
from crownlands.arena.tables import HALF, MOST

BOTS = (
    "bot", "games", "wins", "wilson_low", "wilson_high", "deals_low", "deals_high",
    "mu", "sigma", "ordinal", "margin", "choices", "median_seconds", "p95_seconds",
    "simulations_per_second", *KINDS,
)  # fmt: skip
GAMES = (
    "game", "deal", "seat", "bot", "turn", "score", "place", "win", "margin",
    "choices", "seconds", "simulations", "troubles",
)  # fmt: skip


def bots_sheet(found: Figures) -> str:
    return _sheet(BOTS, (_bot(bot) for bot in found.bots))


def games_sheet(rows: Sequence[Row]) -> str:
    """A line for every seat of every game."""
    return _sheet(GAMES, (_seat(row, seat) for row in rows for seat in range(len(row.bots))))


def _bot(bot: BotFigures) -> list[object]:
    wins, rating, seconds, by_deals = bot.wins, bot.rating, bot.seconds, bot.wins.by_deals
    return [
        bot.name,
        wins.of,
        wins.value,
        *(wins.wilson.low, wins.wilson.high),
        *((by_deals.low, by_deals.high) if by_deals else (None, None)),
        *(rating.mu, rating.sigma, rating.ordinal),
        fmean(bot.margins),
        bot.choices,
        *(quantile(seconds, part) if seconds else None for part in (HALF, MOST)),
        bot.per_second,
        *(bot.troubles[kind] for kind in KINDS),
    ]


def _seat(row: Row, seat: int) -> list[object]:
    return [
        row.number + 1,
        row.deal + 1,
        seat + 1,
        row.bots[seat],
        row.order.index(seat) + 1 if seat in row.order else None,
        row.scores[seat],
        row.places[seat] + 1,
        row.share(seat),
        row.margin(seat),
        row.choices[seat],
        sum(row.micros[seat]) / MICRO,
        row.simulations[seat],
        sum(one.seat == seat for one in row.troubles),
    ]


def _sheet(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_cell(value) for value in line] for line in lines)
    return text.getvalue()


def _cell(value: object) -> object:
    """No more digits than mean something."""
    return f"{value:.6g}" if isinstance(value, float) else value
