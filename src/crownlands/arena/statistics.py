"""Intervals and quantiles: how sure a figure is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from crownlands.core.rng import Rng

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations
DRAWS = 1_000_000  # of deals, in all resamples of a bootstrap
RESAMPLES = range(200, 1001)


@dataclass(frozen=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """How often something was so, and the 95 % intervals of it."""

    value: float
    of: int
    wilson: Interval  # as if every game were dealt anew
    by_deals: Interval | None  # deals are what chance chose; a single one tells nothing of others


def wilson(count: float, of: int) -> Interval:
    """The score interval of a share; shared wins may count in parts."""
    share, z2 = count / of, Z * Z
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z / (1 + z2 / of) * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(deals: Sequence[tuple[float, int]]) -> Interval:
    """Of a share, given its count and its size on every deal: deals are drawn again and again."""
    rng = Rng(len(deals))
    resamples = min(max(DRAWS // len(deals), RESAMPLES.start), RESAMPLES.stop - 1)
    shares = []
    for _ in range(resamples):
        drawn = [deals[rng.below(len(deals))] for _ in deals]
        shares.append(sum(count for count, _ in drawn) / sum(of for _, of in drawn))
    return Interval(quantile(shares, 0.025), quantile(shares, 0.975))


def share(deals: Sequence[tuple[float, int]]) -> Share:
    count, of = sum(count for count, _ in deals), sum(of for _, of in deals)
    by_deals = bootstrap(deals) if len(deals) > 1 else None
    return Share(count / of, of, wilson(count, of), by_deals)


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
