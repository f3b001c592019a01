"""Plots as SVG, drawn by hand: ranges along an axis, and histograms.

Colours are those of the page around them; every mark tells its figures when it is pointed at. They
are as wide as a phone, so that their words can be read there.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT = 400, 30, 24  # the picture, and what is beside its axis
ROW, TOP, FOOT = 44, 10, 30
LONGEST = 30  # characters of a label
BARS = 24  # of a histogram, at most
TALL = 120  # its highest bar


@dataclass(frozen=True)
class Mark:
    """One line of a plot: a value within its range."""

    label: str
    low: float
    value: float
    high: float
    text: str


@dataclass(frozen=True)
class Axis:
    """From the least to the greatest value, even steps or even factors."""

    low: float
    high: float
    ticks: Sequence[float]
    tell: Callable[[float], str]
    even_factors: bool = False

    def at(self, value: float) -> float:
        """The place of a value in the picture."""
        low, high, value = map(self._straight, (self.low, self.high, value))
        part = (min(max(value, low), high) - low) / ((high - low) or 1)
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def _straight(self, value: float) -> float:
        return math.log10(max(value, self.low)) if self.even_factors else value


def axis(low: float, high: float, tell: Callable[[float], str], least: float = 0) -> Axis:
    """About five ticks at round numbers, no closer than `least`, and no value beyond them."""
    step = max(least, round_step((high - low) / 5 or 1))
    first, last = math.floor(low / step), math.ceil(high / step)
    ticks = [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]
    return Axis(ticks[0], ticks[-1], ticks, tell)


def factor_axis(low: float, high: float, tell: Callable[[float], str]) -> Axis:
    """A tick at every power of ten."""
    first = math.floor(math.log10(low))
    last = max(math.ceil(math.log10(high)), first + 1)
    ticks = [10.0**power for power in range(first, last + 1)]
    return Axis(ticks[0], ticks[-1], ticks, tell, even_factors=True)


def round_step(step: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    size = 10.0 ** math.floor(math.log10(step))
    return next(round(size * times, 10) for times in (1, 2, 5, 10) if size * times >= step * 0.999)


def ranges(title: str, marks: Sequence[Mark], along: Axis, usual: float | None = None) -> str:
    """A dot for every value, a line for its range; `usual` is a line across all of them."""
    height = TOP + ROW * len(marks)
    parts = [*_grid(along, height)]
    if usual is not None:
        parts.append(_line("usual", along.at(usual), TOP, along.at(usual), height))
    for at, mark in enumerate(marks):
        parts += _range(mark, along, TOP + ROW * at)
    return _picture(title, height + FOOT, parts)


def _range(mark: Mark, along: Axis, top: float) -> Iterator[str]:
    """Its words stand above it."""
    y = top + ROW - 13
    low, value, high = along.at(mark.low), along.at(mark.value), along.at(mark.high)
    yield f"<g><title>{escape(mark.label)}: {escape(mark.text)}</title>"
    yield _text("label", 0, top + 15, _short(mark.label))
    yield _line("range", low, y, high, y)
    yield f'<circle class="dot" cx="{value:.1f}" cy="{y:.1f}" r="6"/>'
    yield _text("figure", WIDTH, top + 15, mark.text.split(" (")[0])
    yield "</g>"


def histogram(
    title: str, values: Sequence[int], among: Sequence[int], tell: Callable[[float], str]
) -> str:
    """How often values fall into ranges of equal size; `among` all of them lie on the axis."""
    bars = counted(values, among)
    along = axis(bars[0].low, bars[-1].low + bars[-1].size, tell, least=1)
    most = max(bar.count for bar in bars)
    height = TOP + TALL
    parts = [*_grid(along, height), _text("most", LEFT - 6, TOP + 12, str(most))]
    parts += [_bar(along, bar, TALL * bar.count / most, height) for bar in bars if bar.count]
    parts.append(_line("base", LEFT, height, WIDTH - RIGHT, height))
    return _picture(title, height + FOOT, parts)


@dataclass(frozen=True)
class Bar:
    """How many values there are from a least one on."""

    low: int
    size: int
    count: int


def counted(values: Sequence[int], among: Sequence[int]) -> list[Bar]:
    least, most = min(among), max(among)
    size = max(1, round(round_step((most - least + 1) / BARS)))
    first = least // size
    counts = [0] * (most // size - first + 1)
    for value in values:
        counts[value // size - first] += 1
    return [Bar((first + at) * size, size, count) for at, count in enumerate(counts)]


def _bar(along: Axis, bar: Bar, tall: float, floor: float) -> str:
    left, right = along.at(bar.low), along.at(bar.low + bar.size)
    told = along.tell(bar.low)
    if bar.size > 1:
        told += f" … {along.tell(bar.low + bar.size - 1)}"
    return (
        f'<rect class="bar" x="{left + 1:.1f}" y="{floor - tall:.1f}" '
        f'width="{max(right - left - 2, 1):.1f}" height="{tall:.1f}">'
        f"<title>{escape(told)}: {bar.count}</title></rect>"
    )


def _grid(along: Axis, height: float) -> Iterator[str]:
    for tick in along.ticks:
        x = along.at(tick)
        yield _line("grid", x, TOP, x, height)
        yield _text("tick", x, height + 20, along.tell(tick))


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _short(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    drawn = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{drawn}</svg>"
    )
