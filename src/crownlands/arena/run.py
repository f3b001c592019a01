"""Runs an arena: plays what is missing and keeps every row as soon as it is there."""

from collections.abc import Callable, Iterator, Sequence

from crownlands.arena.cluster import play_on_cluster
from crownlands.arena.local import play_here
from crownlands.arena.play import Row
from crownlands.arena.results import Results
from crownlands.arena.schedule import Pairing
from crownlands.arena.spec import Spec

Engine = Callable[[Spec, Sequence[Pairing], int], Iterator[Row]]

ENGINES: dict[str, Engine] = {"local": play_here, "ray": play_on_cluster}


def run(results: Results, due: Sequence[Pairing], engine: str, jobs: int) -> Iterator[Row]:
    """One row after the other; in the end the file has them in the order of the schedule."""
    for row in ENGINES[engine](results.spec, due, jobs):
        results.add(row)
        yield row
    results.save()
