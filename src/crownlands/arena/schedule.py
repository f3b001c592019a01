"""The schedule: who sits where in which game, so that every bot meets every deal in every seat."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, count, permutations

import msgspec

from crownlands.arena.spec import Spec

Lineup = tuple[str, ...]  # a bot's name for each seat


class Pairing(msgspec.Struct, frozen=True):
    """One game that is to be played."""

    number: int
    deal: int
    bots: Lineup


def schedule(spec: Spec, games: int) -> list[Pairing]:
    """At least so many games: a deal that is begun is played by all who are due."""
    due: list[Pairing] = []
    for deal in count():
        if len(due) >= games:
            break
        due += [Pairing(len(due) + at, deal, bots) for at, bots in enumerate(lineups(spec, deal))]
    return due


def lineups(spec: Spec, deal: int) -> list[Lineup]:
    """Every table with its bots moved on from seat to seat.

    Who follows whom at the table changes from deal to deal, in turn through all the ways.
    """
    found: list[Lineup] = []
    for table in tables(spec):
        circles = circles_of(table)
        found += rotations(circles[deal % len(circles)])
    return found


def tables(spec: Spec) -> list[Lineup]:
    """Who meets whom.

    With a field, or as many bots as seats, there is one table; with more bots, one for every
    choice among them; with fewer, each of them alone against each other one in all other seats.
    """
    bots, seats = spec.bots, spec.seats
    if len(bots) >= seats:
        return list(dict.fromkeys(combinations(bots, seats)))
    if spec.field is not None:
        return [(*bots, *[spec.field] * (seats - len(bots)))]
    different = list(dict.fromkeys(bots))
    pairs = list(permutations(different, 2)) or [(bots[0], bots[0])]
    return [(one, *[other] * (seats - 1)) for one, other in pairs]


@cache
def circles_of(table: Lineup) -> list[Lineup]:
    """Every different order around the table."""
    first, *others = table
    found: dict[frozenset[Lineup], Lineup] = {}
    for order in permutations(others):
        circle = (first, *order)
        found.setdefault(frozenset(rotations(circle)), circle)
    return list(found.values())


def rotations(circle: Lineup) -> list[Lineup]:
    """Everybody moved on by one seat, by two and so on; each different lineup once."""
    turned: Iterator[Lineup] = (circle[-at:] + circle[:-at] for at in range(len(circle)))
    return list(dict.fromkeys(turned))
