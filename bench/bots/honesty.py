"""Whether the chance to win that a search tells is the truth: beside it, how often that seat won.

Greedy bots play; at some of their choices a search says how likely the seat is to win.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from statistics import mean

from bench.report import TITLES, Row
from bench.samples import show_progress
from crownlands.bots import Budget, find_player
from crownlands.bots.builtin import Searcher
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import find_game

SEATS = (2, 4)
GAMES = 60
WALKS = 300
EVERY = 13  # choices between two that are looked at
FAR = 0.1  # that told and won may lie apart on average
BANDS = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.01))


@dataclass(frozen=True)
class Saying:
    told: float
    won: float


def sayings(game: str, seats: int, seed: int) -> list[Saying]:
    """What a search said during one game, and what came of it."""
    match, rng, asked = Match(find_game(game).setup(seats), Rng(seed)), Rng(seed + 1), 0
    match.settle()
    said: list[tuple[int, float]] = []
    while (seat := match.state.actor()) != NOBODY:
        vantage = match.vantage(seat)
        if len(vantage.legal) > 1:
            if (asked + seed) % EVERY == 0:
                best = Searcher().weigh(vantage, Budget(rng, WALKS))[0]
                said.append((seat, best.wins))
            asked += 1
        match.play(seat, find_player("greedy").choose(vantage, rng))
    winners = match.state.ranking()[0]
    return [Saying(told, (seat in winners) / len(winners)) for seat, told in said]


def all_sayings(game: str, seats: int, games: int, jobs: int) -> list[Saying]:
    found: list[Saying] = []
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(sayings, repeat(game), repeat(seats), range(1, games + 1))
        for at, some in enumerate(played, 1):
            found += some
            show_progress(f"{at:4} of {games}  {TITLES[game]}, {seats} seats")
    show_progress("")
    return found


def row(game: str, seats: int, found: Sequence[Saying]) -> Row:
    told, won = mean(one.told for one in found), mean(one.won for one in found)
    bands = (" ".join(_band(found, *band)) or "-" for band in BANDS)
    return (f"{TITLES[game]}, {seats} seats", str(len(found)), f"{told:.0%}", f"{won:.0%}", *bands)


def _band(found: Sequence[Saying], low: float, high: float) -> Iterator[str]:
    within = [one.won for one in found if low <= one.told < high]
    if within:
        yield f"{mean(within):.0%} ({len(within)})"


def is_far(found: Sequence[Saying]) -> bool:
    return abs(mean(one.told for one in found) - mean(one.won for one in found)) > FAR
