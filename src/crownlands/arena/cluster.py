"""The arena on a Ray cluster: the same games as on one machine; every row comes back to be written.

Ray is an extra. `RAY_ADDRESS` names the cluster, as everywhere with Ray; without it a small one is
started on this machine. Crownlands and the bots have to be installed on every node.
"""

import os
import socket
from collections.abc import Iterator, Sequence
from errno import ETIMEDOUT
from functools import lru_cache
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec

from crownlands.arena.play import Row, play
from crownlands.arena.schedule import Pairing
from crownlands.arena.spec import Spec
from crownlands.bots.guard import Late, deadline
from crownlands.core.errors import LostWorker, MissingExtra, NoCluster
from crownlands.core.game import Setup

ADDRESS = "RAY_ADDRESS"
PATIENCE = 10.0  # seconds for a cluster to answer
JOINING = 30.0  # seconds for it to let us in
AHEAD = 2  # games for each core of the cluster that wait or are played


def play_on_cluster(spec: Spec, due: Sequence[Pairing], jobs: int) -> Iterator[Row]:
    """Rows in the order in which the games end."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _start(ray, jobs)
    try:
        yield from _share_out(ray, spec, iter(due))
    finally:
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise MissingExtra("ray") from None


def _start(ray: Any, jobs: int) -> None:
    """A cluster has its own number of cores; one that we start gets as many as we may use."""
    address = os.environ.get(ADDRESS)
    quiet = {"log_to_driver": False, "logging_level": "warning"}
    if not address:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        return
    _call(address)
    try:
        with deadline(JOINING):
            ray.init(**quiet)
    except Late:
        ray.shutdown()
        raise NoCluster(address, os.strerror(ETIMEDOUT)) from None
    except Exception as error:
        raise NoCluster(address, _brief(error)) from None


def _brief(error: Exception) -> str:
    """What it says, without the advice that follows, for a sentence that goes on."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")


def _call(address: str) -> None:
    """Whether anybody answers there, for Ray itself would go on trying for long."""
    try:
        found = urlsplit(address if "://" in address else f"//{address}")
        if found.port is not None:
            socket.create_connection((found.hostname, found.port), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise NoCluster(address, _brief(error)) from None


def _share_out(ray: Any, spec: Spec, due: Iterator[Pairing]) -> Iterator[Row]:
    """A new game is handed out for every one that ends."""
    task = ray.remote(_task)
    settings = ray.put(msgspec.json.encode(spec))
    cores = int(ray.cluster_resources().get("CPU", 1))
    playing: dict[Any, int] = {}

    def hand_out(games: int) -> None:
        for _, pairing in zip(range(games), due, strict=False):
            playing[task.remote(settings, pairing)] = pairing.number

    hand_out(cores * AHEAD)
    while playing:
        done, _ = ray.wait(list(playing))
        for one in done:
            yield _fetch(ray, one, playing.pop(one))
        hand_out(len(done))


def _fetch(ray: Any, done: Any, number: int) -> Row:
    try:
        row = ray.get(done)
    except ray.exceptions.RayTaskError:
        raise  # which tells what a bot did
    except ray.exceptions.RayError:
        raise LostWorker(number + 1) from None
    assert isinstance(row, Row)
    return row


def _task(settings: bytes, pairing: Pairing) -> Row:
    """On a node."""
    spec, setup = _prepared(settings)
    return play(spec, setup, pairing)


@lru_cache(1)
def _prepared(settings: bytes) -> tuple[Spec, Setup]:
    spec = msgspec.json.decode(settings, type=Spec)
    return spec, spec.setup()
