"""How everything here is timed: work done per second of processor time, after a warm-up.

Other programs on the machine can only slow us down, never speed us up, so the time is cut into
slices and the best slice counts: for the peers as for us.
"""

import time
from collections.abc import Callable

WARM_UP = 0.2  # of the time that is measured
SLICES = 10


def per_second(step: Callable[[], int], seconds: float) -> float:
    """How much work `step` does per second; it says how much it did."""
    _rate(step, seconds * WARM_UP)
    return max(_rate(step, seconds / SLICES) for _ in range(SLICES))


def _rate(step: Callable[[], int], seconds: float) -> float:
    work = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        work += step()
        spent = time.process_time() - start
    return work / spent
