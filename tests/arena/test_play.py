"""Games of the arena: the same rows from the same seed, on one process, two, or a cluster."""

import re
import tempfile
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from crownlands.arena import Row
from crownlands.arena.cluster import play_on_cluster
from crownlands.arena.local import play_here
from crownlands.arena.play import play
from crownlands.arena.schedule import Pairing, schedule
from crownlands.bots.guard import ENOUGH
from crownlands.core.errors import LostWorker, MissingExtra, NoCluster
from crownlands.games import NAMES
from tests.arena.contests import spec
from tests.bots.wicked import FILE, SECRET

UNIFORM = "uniform,uniform"


def timeless(rows: list[Row]) -> list[Row]:
    return [row.timeless() for row in sorted(rows, key=lambda row: row.number)]


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_gives_the_same_rows(game: str) -> None:
    asked = spec(game, UNIFORM, seats=3)
    due = schedule(asked, 2)
    once, again = (list(play_here(asked, due, 1)) for _ in range(2))
    assert timeless(once) == timeless(again)
    other = spec(game, UNIFORM, seats=3, seed="y")
    assert timeless(list(play_here(other, due, 1))) != timeless(once)


def test_a_row_tells_what_came_of_the_game() -> None:
    asked = spec(bots="greedy,uniform")
    row = play(asked, asked.setup(), Pairing(7, 3, ("greedy", "uniform")))
    assert (row.number, row.deal, row.bots) == (7, 3, ("greedy", "uniform"))
    assert row.places == (0, 1) and row.scores[0] > row.scores[1]
    assert (row.share(0), row.share(1)) == (1, 0)
    assert row.margin(0) == row.scores[0] - row.scores[1] == -row.margin(1)
    assert sorted(row.order) == [0, 1]
    assert sum(row.choices) > sum(map(len, row.micros)) > 0
    assert all(row.choices)
    assert sum(row.micros[0]) > sum(row.micros[1])
    assert row.troubles == ()


def test_options_and_box_reach_the_game() -> None:
    asked = spec("kingdoms", UNIFORM, no_luck="yes")
    assert asked.setup().options["no_luck"] == "yes"


def test_two_processes_play_the_same_as_one() -> None:
    asked = spec(bots=UNIFORM, seats=3)
    due = schedule(asked, 6)
    assert timeless(list(play_here(asked, due, 2))) == timeless(list(play_here(asked, due, 1)))


def test_a_process_that_dies_is_told() -> None:
    asked = spec(bots=UNIFORM)
    rows = play_here(asked, schedule(asked, 5000), 2)
    next(rows)
    for child in active_children():
        child.kill()
    with pytest.raises(LostWorker):
        list(rows)
    assert active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_ends_its_process_ends_no_game(jobs: int) -> None:
    asked = spec(bots=f"{FILE}:Exiting,uniform")
    due = schedule(asked, 2)
    rows = list(play_here(asked, due, jobs))
    for row in rows:
        kinds = [trouble.kind for trouble in row.troubles]
        assert kinds == ["died"] * ENOUGH + ["gone"] * (len(kinds) - ENOUGH)


def test_an_error_is_kept_with_what_it_says() -> None:
    asked = spec(bots=f"{FILE}:Raising,uniform")
    (row, *_) = play_here(asked, schedule(asked, 1), 1)
    (detail,) = {trouble.detail for trouble in row.troubles}
    assert re.fullmatch(rf"ValueError, wicked.py:\d+: {SECRET}", detail)


def test_a_bot_elsewhere_plays_the_same_in_any_number_of_processes() -> None:
    asked = spec(bots=f"{FILE}:First,uniform")
    due = schedule(asked, 4)
    once, again = (list(play_here(asked, due, jobs)) for jobs in (1, 2))
    assert timeless(once) == timeless(again)
    assert not any(row.troubles for row in once)


def test_only_our_own_search_counts_its_simulations() -> None:
    asked = spec(bots=f"{FILE}:Untold,search:simulations=1")
    (row,) = play_here(asked, schedule(asked, 1)[:1], 1)
    told = dict(zip(row.bots, row.simulations, strict=True))
    assert told.pop("search:simulations=1") is not None
    assert list(told.values()) == [None]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes on this machine, which leaves nothing behind."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")  # others' memory ends nothing here
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    ray = import_module("ray")
    one_core = {"num_cpus": 1, "include_dashboard": False}
    folder = tempfile.TemporaryDirectory()  # pytest's have names too long for sockets
    monkeypatch.setenv("RAY_TMPDIR", folder.name)
    cluster = import_module("ray.cluster_utils").Cluster(True, head_node_args=one_core)
    cluster.add_node(num_cpus=1)
    ray.init(cluster.address, log_to_driver=False, logging_level="warning")
    yield ray
    ray.shutdown()
    cluster.shutdown()
    folder.cleanup()


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # Ray leaves pipes to the collector
def test_a_cluster_plays_the_same_as_one_process(ray: Any) -> None:
    asked = spec(bots=UNIFORM, seats=3)
    due = schedule(asked, 6)
    assert [node["Resources"]["CPU"] for node in ray.nodes()] == [1, 1]
    assert timeless(list(play_on_cluster(asked, due, 2))) == timeless(
        list(play_here(asked, due, 1))
    )
    assert ray.is_initialized()  # which was not ours to end


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # Ray leaves pipes to the collector
def test_a_cluster_has_guests_too(ray: Any) -> None:
    asked = spec(bots=f"{FILE}:First,{FILE}:Exiting")
    due = schedule(asked, 2)
    rows = list(play_on_cluster(asked, due, 2))
    assert timeless(rows) == timeless(list(play_here(asked, due, 1)))
    assert {trouble.kind for row in rows for trouble in row.troubles} == {"died", "gone"}


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many", "rubbish", "auto"]
)
def test_a_cluster_that_is_not_there_is_named(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))  # which knows of none
    with pytest.raises(NoCluster) as caught:
        list(play_on_cluster(spec(), [], 1))
    assert caught.value.address == address and "\n" not in caught.value.reason


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(import_module("sys").modules, "ray", None)
    with pytest.raises(MissingExtra) as caught:
        list(play_on_cluster(spec(), [], 1))
    assert caught.value.extra == "ray"
