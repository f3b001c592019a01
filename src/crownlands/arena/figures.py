"""What the rows of an arena come to: per bot, per pair of bots, per seat, per game."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from crownlands.arena.play import MICRO, Row
from crownlands.arena.ratings import Rating, rate
from crownlands.arena.statistics import Share, share

NOTICEABLE = 0.01  # part of the choices
Counted = Iterator[tuple[int, float]]  # a deal, and how much of a win it brought


@dataclass(frozen=True)
class BotFigures:
    name: str
    wins: Share
    rating: Rating
    margins: Sequence[int]  # by game and seat
    seconds: Sequence[float]  # by choice
    per_second: float | None  # simulations, of our own search
    choices: int  # also those without an alternative
    troubles: Counter[str]  # by kind
    firsts: Mapping[str, str]  # what the first of each kind was

    @property
    def lost(self) -> float:
        """The part of its choices that another bot made."""
        return self.troubles.total() / max(1, self.choices)

    @property
    def is_lost(self) -> bool:
        """Whether its figures are noticeably another's."""
        return self.lost >= NOTICEABLE


@dataclass(frozen=True)
class Duel:
    """How often one bot ended ahead of another; a shared place counts half."""

    one: str
    other: str
    ahead: Share


@dataclass(frozen=True)
class Figures:
    bots: Sequence[BotFigures]  # the strongest first
    duels: Sequence[Duel]
    seats: Sequence[Share]  # wins by seat, all bots together
    turns: Sequence[Share]  # wins of whoever made the first choice, the second and so on
    lengths: Sequence[int]  # choices by game
    deals: int


def figures(rows: Sequence[Row]) -> Figures:
    names = list(dict.fromkeys(name for row in rows for name in row.bots))
    ratings = rate(rows)
    bots = [_bot(name, rows, ratings[name]) for name in names]
    bots.sort(key=lambda bot: -bot.wins.value)
    ordered = [bot.name for bot in bots]
    seats, turns = range(len(rows[0].bots)), range(max(len(row.order) for row in rows))
    return Figures(
        bots,
        [duel for pair in combinations(ordered, 2) for duel in _duel(rows, *pair)],
        [_share(rows, _wins_at(at)) for at in seats],
        [_share(rows, _wins_of_turn(at)) for at in turns],
        [sum(row.choices) for row in rows],
        len({row.deal for row in rows}),
    )


def _bot(name: str, rows: Sequence[Row], rating: Rating) -> BotFigures:
    sat = [(row, seat) for row in rows for seat in _seats(row, name)]
    micros = [micro for row, seat in sat for micro in row.micros[seat]]
    told = [(row.simulations[seat], sum(row.micros[seat])) for row, seat in sat]
    troubles = [one for row in rows for one in row.troubles if row.bots[one.seat] == name]
    return BotFigures(
        name,
        _share(rows, lambda row: _wins(row, _seats(row, name))),
        rating,
        [row.margin(seat) for row, seat in sat],
        [micro / MICRO for micro in micros],
        _per_second(told),
        sum(row.choices[seat] for row, seat in sat),
        Counter(one.kind for one in troubles),
        {one.kind: one.detail for one in reversed(troubles)},
    )


def _per_second(told: Sequence[tuple[int | None, int]]) -> float | None:
    counted = [(number, micros) for number, micros in told if number is not None and micros]
    micros = sum(micros for _, micros in counted)
    return sum(number for number, _ in counted) * MICRO / micros if micros else None


def _duel(rows: Sequence[Row], one: str, other: str) -> Iterator[Duel]:
    """Nothing where they never met."""
    if any(one in row.bots and other in row.bots for row in rows):
        yield Duel(one, other, _share(rows, lambda row: _ahead(row, one, other)))


def _share(rows: Sequence[Row], counted: Callable[[Row], Iterable[float]]) -> Share:
    by_deal: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        by_deal[row.deal] += counted(row)
    return share([(sum(parts), len(parts)) for parts in by_deal.values() if parts])


def _wins(row: Row, seats: Iterable[int]) -> list[float]:
    return [row.share(seat) for seat in seats]


def _wins_at(seat: int) -> Callable[[Row], list[float]]:
    return lambda row: _wins(row, [seat])


def _wins_of_turn(turn: int) -> Callable[[Row], list[float]]:
    """Of the seat that made its first choice after so many others."""
    return lambda row: _wins(row, row.order[turn : turn + 1])


def _ahead(row: Row, one: str, other: str) -> list[float]:
    places = row.places
    return [
        (places[ours] < places[theirs]) + (places[ours] == places[theirs]) / 2
        for ours in _seats(row, one)
        for theirs in _seats(row, other)
    ]


def _seats(row: Row, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(row.bots) if bot == name]
