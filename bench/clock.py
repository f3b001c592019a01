"""How everything here is timed: work done per second of processor time, after a warm-up."""

import time
from collections.abc import Callable

WARM_UP = 0.2  # of the time that is measured


def per_second(step: Callable[[], int], seconds: float) -> float:
    """How much work `step` does per second; it says how much it did."""
    _work(step, seconds * WARM_UP)
    work, spent = _work(step, seconds)
    return work / spent


def _work(step: Callable[[], int], seconds: float) -> tuple[int, float]:
    work = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        work += step()
        spent = time.process_time() - start
    return work, spent
