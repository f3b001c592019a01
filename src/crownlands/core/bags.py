"""Bags: how many of each kind are left, never in which order, so there is nothing to peek at."""

from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng


def size(bag: vec[i64]) -> i64:
    total: i64 = 0
    for count in bag:
        total += count
    return total


def kind_at(bag: vec[i64], ticket: i64) -> i64:
    """The kind that a ticket in 0 .. size-1 draws: one ticket for every piece in the bag."""
    kind: i64 = 0
    while ticket >= bag[kind]:
        ticket -= bag[kind]
        kind += 1
    return kind


def draw(bag: vec[i64], rng: Rng) -> i64:
    """Take one piece out at random and say its kind."""
    kind: i64 = kind_at(bag, rng.below(size(bag)))
    bag[kind] -= 1
    return kind
