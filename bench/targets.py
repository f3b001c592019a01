"""The targets for each game, with the number of seats it is judged by, and a run's verdicts."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from bench.samples import COMPILED, PLAIN, Results, ours

KINGDOMS, EMPIRE, ROYALS, GRANDE = "kingdoms", "eight_minute_empire", "royals", "el_grande"
SEATS = {KINGDOMS: 4, EMPIRE: 4, ROYALS: 4, GRANDE: 5}  # by which a game is judged


@dataclass(frozen=True)
class Target:
    """A figure of one run, the bound that it should keep, and on which side."""

    game: str
    text: str
    values: Callable[[Results], list[float]]
    least: float | None = None
    below: float | None = None
    needs_peers: bool = False

    def reached(self, value: float) -> bool:
        return value >= self.least if self.least is not None else value < (self.below or 0)


@dataclass(frozen=True)
class Verdict:
    target: Target
    value: float | None  # the median, or nothing when it was not measured

    @property
    def reached(self) -> bool:
        return self.value is not None and self.target.reached(self.value)


def nanoseconds(rates: list[float]) -> list[float]:
    return [1e9 / rate for rate in rates]


def millions(rates: list[float]) -> list[float]:
    return [rate / 1e6 for rate in rates]


def measured(figure: str, game: str, build: str = COMPILED) -> Callable[[Results], list[float]]:
    return lambda results: results.figures(ours(build, game, SEATS[game]), figure)


def api(game: str, least: float) -> Target:
    values = measured("api", game)
    text = f"compiled, through the API with legal lists: M decisions/s, at least {least:g}"
    return Target(game, text, lambda results: millions(values(results)), least=least)


def playouts(game: str, least: float) -> Target:
    values = measured("playouts", game)
    text = f"compiled, inside playouts: M decisions/s, at least {least:g}"
    return Target(game, text, lambda results: millions(values(results)), least=least)


def copy(game: str, below: float) -> Target:
    values = measured("copy", game)
    text = f"compiled, a copy: ns, under {below:g}"
    return Target(game, text, lambda results: nanoseconds(values(results)), below=below)


def plain_api(game: str, least: float) -> Target:
    values = measured("api", game, PLAIN)
    text = f"plain, through the API with legal lists: M decisions/s, at least {least:g}"
    return Target(game, text, lambda results: millions(values(results)), least=least)


def memory(game: str, below: float) -> Target:
    text = f"compiled, a position in memory: bytes, under {below:g}"
    return Target(game, text, measured("memory", game), below=below)


def times(peer: str, told: str, least: float) -> Target:
    """How much faster than a peer; Kingdoms speaks for all of ours."""
    own = ours(COMPILED, KINGDOMS, SEATS[KINGDOMS])
    text = f"compiled through the API, times {told}, at least {least:g}"
    return Target(
        KINGDOMS,
        text,
        lambda results: results.ratios(own, peer, "api"),
        least=least,
        needs_peers=True,
    )


TARGETS = (
    api(KINGDOMS, 1.0),
    playouts(KINGDOMS, 4),
    copy(KINGDOMS, 400),
    plain_api(KINGDOMS, 0.25),
    memory(KINGDOMS, 2048),
    times("Catanatron", "Catanatron's", 40),
    times("OpenSpiel hearts", "that of OpenSpiel's hearts", 3),
    api(EMPIRE, 0.6),
    playouts(EMPIRE, 2.5),
    copy(EMPIRE, 500),
    api(ROYALS, 0.5),
    playouts(ROYALS, 2),
    copy(ROYALS, 600),
    api(GRANDE, 0.4),
    playouts(GRANDE, 1.5),
    copy(GRANDE, 800),
)


def tables(games: Sequence[str], seats: Sequence[int]) -> list[tuple[str, int]]:
    """Every game with every number of seats that was asked for, and with that of its targets."""
    return [
        (game, count) for game in games for count in sorted({*seats, SEATS[game]}, reverse=True)
    ]


def verdicts(results: Results, games: Sequence[str], with_peers: bool) -> Iterator[Verdict]:
    """Judged by the median of the rounds."""
    for target in TARGETS:
        if target.game in games and (with_peers or not target.needs_peers):
            values = target.values(results)
            yield Verdict(target, median(values) if values else None)
