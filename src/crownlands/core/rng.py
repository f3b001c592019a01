"""Our own seeded generator: its sequence is fixed for ever, on every machine and Python.

Multiply-with-carry: the state stays below 2**63, so compiled and plain arithmetic agree to the bit.
A * 2**32 - 1 is a safe prime, so every seed has a period of about 2**62.
"""

from typing import Final

from crownlands.core.ints import i64

A: Final = 2131995753
LOW32: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9  # so that seed 0 is a seed like any other


class Rng:
    """A stream of fair numbers. Equal seeds give equal streams."""

    __slots__ = ("state",)
    state: i64

    def __init__(self, seed: i64) -> None:
        low: i64 = scramble((seed & LOW32) ^ GOLDEN)
        high: i64 = scramble(((seed >> 32) & LOW32) ^ low ^ GOLDEN)
        self.state = ((high % (A - 2) + 1) << 32) | (low ^ high)

    def bits(self) -> i64:
        """The next 32 bits."""
        x: i64 = self.state
        x = A * (x & LOW32) + (x >> 32)
        self.state = x
        return (x & LOW32) ^ (x >> 32)

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1, each exactly as likely as the others; 1 <= n <= 2**31."""
        x: i64 = self.state
        x = A * (x & LOW32) + (x >> 32)
        self.state = x
        ticket: i64 = ((x & LOW32) ^ (x >> 32)) * n
        if (ticket & LOW32) < n:  # the rare uneven rest is drawn again
            uneven: i64 = (LOW32 + 1 - n) % n
            while (ticket & LOW32) < uneven:
                ticket = self.bits() * n
        return ticket >> 32


def scramble(x: i64) -> i64:
    """Spread 32 bits so that neighbouring seeds share nothing; no product reaches 2**63."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & LOW32
    x = ((x ^ (x >> 15)) * 0x45D9F3B) & LOW32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW32
    return x ^ (x >> 15)
