"""Plays one seeded match at every table and prints the records: `python -m tests.laws.seeded`."""

from collections.abc import Iterator

from crownlands.core import playout
from tests.laws.registry import ENTRIES
from tests.laws.walk import finished, record_of


def records() -> Iterator[str]:
    """Events are in it too, so that compiled and plain must agree on what they tell."""
    for at, entry in enumerate(ENTRIES):
        match = finished(entry.setup, 1000 + at)
        yield f"{entry.name}\n{record_of(match)}{match.plies}\n"


if __name__ == "__main__":
    print(playout.__file__)
    print("".join(records()), end="")
