"""The targets for Kingdoms with four seats, and whether a run reached them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from bench.samples import COMPILED, PLAIN, Results, ours

SEATS = 4
FAST = ours(COMPILED, SEATS)
SLOW = ours(PLAIN, SEATS)


@dataclass(frozen=True)
class Target:
    """A figure of one run, the bound that it should keep, and on which side."""

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


TARGETS = (
    Target(
        "compiled, through the API with legal lists: M decisions/s, at least 1.0",
        lambda results: millions(results.figures(FAST, "api")),
        least=1.0,
    ),
    Target(
        "compiled, inside playouts: M decisions/s, at least 4",
        lambda results: millions(results.figures(FAST, "playouts")),
        least=4.0,
    ),
    Target(
        "compiled, a copy: ns, under 400",
        lambda results: nanoseconds(results.figures(FAST, "copy")),
        below=400.0,
    ),
    Target(
        "plain, through the API with legal lists: M decisions/s, at least 0.25",
        lambda results: millions(results.figures(SLOW, "api")),
        least=0.25,
    ),
    Target(
        "compiled, a position in memory: bytes, under 2048",
        lambda results: results.figures(FAST, "memory"),
        below=2048.0,
    ),
    Target(
        "compiled through the API, times Catanatron's, at least 40",
        lambda results: results.ratios(FAST, "Catanatron", "api"),
        least=40.0,
        needs_peers=True,
    ),
    Target(
        "compiled through the API, times that of OpenSpiel's hearts, at least 3",
        lambda results: results.ratios(FAST, "OpenSpiel hearts", "api"),
        least=3.0,
        needs_peers=True,
    ),
)


def verdicts(results: Results, with_peers: bool) -> Iterator[Verdict]:
    """Judged by the median of the rounds."""
    for target in TARGETS:
        if with_peers or not target.needs_peers:
            values = target.values(results)
            yield Verdict(target, median(values) if values else None)
