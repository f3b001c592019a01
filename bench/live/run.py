"""Measures everything that is live and prints it: `scripts/bench live`."""

import sys
from collections.abc import Callable, Iterator

from bench.live import client, crash, idle, load
from bench.live.figures import Part

Measure = Callable[[], Part]


def parts(quick: bool) -> dict[str, Measure]:
    return {
        "load": lambda: load.measure(8.0 if quick else 40.0),
        "idle": idle.measure,
        "crash": lambda: crash.measure(2 if quick else 5),
        "client": lambda: client.measure(3, 40) if quick else client.measure(9, 100),
    }


def measure(quick: bool) -> Iterator[Part]:
    """One part after the other, so that none disturbs another."""
    for name, part in parts(quick).items():
        print(f"Measuring: {name} ...", file=sys.stderr)
        yield part()
