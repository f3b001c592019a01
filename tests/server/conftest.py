"""What the server's tests are given: a database of either kind, and a server that runs on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, new_database
from tests.server.server import Server


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the test's own."""
    return new_database(request.param, tmp_path)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server shared by tests, each with tables of its own; it must not log a single line."""
    folder = tmp_path_factory.mktemp(request.param)
    running = Server(new_database(request.param, folder), folder).start()
    try:
        yield running
    finally:
        running.stop()
    assert running.complaints() == ""
