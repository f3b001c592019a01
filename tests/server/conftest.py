"""What the server's tests are given: a database of either kind, and a server that runs on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, new_database
from tests.server.server import Server, shared_server


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the test's own."""
    return new_database(request.param, tmp_path)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(request.param)
    with shared_server(new_database(request.param, folder), folder) as running:
        yield running


@pytest.fixture(scope="session")
def any_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For what does not depend on the kind of database."""
    folder = tmp_path_factory.mktemp("any")
    with shared_server(new_database("sqlite", folder), folder) as running:
        yield running
