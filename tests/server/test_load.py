"""Load: two servers on one database, answers without delay, and too many requests."""

import contextlib
import random
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.games import play_randomly
from tests.server.server import Server


@pytest.fixture
def rivals(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on the same database."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one = Server(database, folders[0]).start()
    one.get("/api/games")
    other = Server(database, folders[1]).start()
    try:
        yield one, other
    finally:
        one.stop()
        other.stop()


def test_a_step_that_another_server_took_is_not_taken_again(rivals: tuple[Server, Server]) -> None:
    one, other = rivals
    made = one.make("me", "open", name="Anna")
    secrets = [made["secret"], one.sit(made)["secret"]]
    with Client(one, made["table"], secrets[0]) as anna:
        seat = 0 if anna.legal else 1
    with (
        Client(one, made["table"], secrets[seat]) as here,
        Client(other, made["table"], secrets[seat]) as there,
    ):
        assert there.last["view"] == here.last["view"]
        rev, castles = here.rev, [move for move in here.legal if move >= 30]
        here.play(castles[0])
        here.sync()
        there.play(castles[1])
        there.sync()
        assert there.rev == here.rev == rev + 1
        assert there.view == here.view
        with Client(other, made["table"], secrets[1 - seat]) as second:
            play_randomly([there, second], 2, random.Random(1))
            assert second.rev == rev + 3


def test_answers_on_one_connection_come_at_once(server: Server) -> None:
    with contextlib.closing(HTTPConnection(server.address.removeprefix("http://"))) as connection:
        began = time.monotonic()
        for _ in range(30):
            assert ask(connection)[0] == 200
        assert time.monotonic() - began < 0.6


def ask(connection: HTTPConnection) -> tuple[int, bytes]:
    connection.request("GET", "/api/games")
    answer = connection.getresponse()
    return answer.status, answer.read()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_address_that_asks_too_much_is_told_to_wait(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path).start()
    try:
        statuses, body = ask_until_refused(server.address.removeprefix("http://"))
    finally:
        server.stop()
    assert len(statuses) > 500 and statuses[-1] == 429
    assert b'"too-fast"' in body


def ask_until_refused(host: str) -> tuple[list[int], bytes]:
    """The same small question again and again: the statuses, and the last answer."""
    statuses: list[int] = []
    body = b""
    with contextlib.closing(HTTPConnection(host, timeout=10)) as connection:
        while len(statuses) < 3000 and (not statuses or statuses[-1] == 200):
            status, body = ask(connection)
            statuses.append(status)
    return statuses, body
