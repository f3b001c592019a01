"""Limits: a burst and then a steady rate, for a socket or for all that comes from one address."""

import ipaddress
import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000  # that are remembered; then the one that was quiet longest is forgotten
NETWORK = 64  # bits of an IPv6 address that say whose it is


class Bucket:
    """Lets through a burst, then a steady rate. What it refuses is counted too, down to `debt`."""

    def __init__(self, burst: float, per_second: float, debt: float = 0.0) -> None:
        self._burst = burst
        self._per_second = per_second
        self._debt = debt
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left >= cost:
            self._left -= cost
            return True
        self._left = max(-self._debt, self._left - cost) if self._debt else self._left
        return False

    @property
    def is_overdrawn(self) -> bool:
        """So much was refused that nothing more can be."""
        return self._left <= -self._debt


class Addresses:
    """A bucket for each address."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._rate = burst, per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        key = whose(address)
        bucket = self._buckets.setdefault(key, Bucket(*self._rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


def whose(address: str) -> str:
    """The address, or of IPv6, where everybody has billions of them, the network."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, NETWORK), strict=False))
