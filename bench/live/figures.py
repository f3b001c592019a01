"""A figure of the live part: what it is, its bound, and whether a run kept it."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Smaller is better. Without a bound it is only told."""

    text: str
    value: float
    unit: str = ""
    below: float | None = None

    @property
    def reached(self) -> bool:
        return self.below is None or self.value < self.below

    def line(self) -> str:
        told = f"{self.text}: {self.value:.3g}{f' {self.unit}' if self.unit else ''}"
        if self.below is None:
            return f"              {told}"
        word = "reached    " if self.reached else "not reached"
        return f"{word}   {told} (under {self.below:g})"


@dataclass(frozen=True)
class Part:
    """One measurement: how it was done, and what it gave."""

    title: str
    method: str
    figures: Sequence[Figure]

    def text(self) -> str:
        method = textwrap.fill(f"{self.title}. {self.method}", 100)
        return "\n".join([method, *(one.line() for one in self.figures)])


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def refusals(text: str, codes: Sequence[str]) -> Figure:
    """How many there were, and of which kinds."""
    kinds = f" ({', '.join(sorted(set(codes)))})" if codes else ""
    return Figure(text + kinds, len(codes), below=1)
