"""On the wire: two tables that differ only in what a seat may not know send it the same bytes."""

import asyncio
from collections.abc import Iterator

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.match import Match
from crownlands.games import find_game
from crownlands.server.store import Kept, Seat, Step, Store, hashed
from tests.server.client import Client
from tests.server.databases import KINDS, new_database
from tests.server.server import Answer, Server

TABLE = "the-table"
NAMES = ("Anna", "Béla", "Cili")
OPTIONS = dict(find_game("kingdoms").setup(3, {}, None).options)

# Anna knows her own +1. The others' tiles differ, and so does the one that Béla has just drawn.
ONE = (("deal Y +1", "deal R +2", "deal B +3", "first R"), ("draw", "drawn +4"))
OTHER = (("deal Y +1", "deal R +3", "deal B -6", "first R"), ("draw", "drawn DR"))


def kept(texts: tuple[tuple[str, ...], tuple[str, ...]]) -> Kept:
    """A table where that was dealt, and then drawn by Béla."""
    dealt, drawn = texts
    begin = Step(1, CHANCE, tuple((CHANCE, text) for text in dealt), "begin")
    draw = Step(2, 1, ((1, drawn[0]), (CHANCE, drawn[1])), "n1")
    seats = tuple(Seat("person", name, secret=hashed(f"of {name}")) for name in NAMES)
    return Kept(TABLE, "kingdoms", 1, None, OPTIONS, seats, (begin, draw))


def save(database: str, kept: Kept) -> None:
    async def work() -> None:
        store = Store(database)
        await store.open()
        await store.add_table(kept)
        await store.close()

    asyncio.run(work())


@pytest.fixture(scope="module", params=KINDS)
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """One server with the one table, another with the other."""
    running = []
    for at, texts in enumerate((ONE, OTHER)):
        folder = tmp_path_factory.mktemp(f"{request.param}-{at}")
        database = new_database(request.param, folder)
        save(database, kept(texts))
        running.append(Server(database, folder).start())
    try:
        yield running[0], running[1]
    finally:
        for server in running:
            server.stop()


def conversation(server: Server, name: str | None) -> list[str]:
    """All that a seat, or a spectator, is told when it asks everything that can be asked."""
    with Client(server, TABLE, f"of {name}" if name else None) as client:
        client.sync()
        for move in (0, 35, -1, 10**6, client.find(type="draw-tile")):
            client.play(move, nonce=f"m{move}")
            client.play(move, nonce=f"s{move}", rev=0)
        for ply in range(-1, client.ply + 2):
            client.say({"t": "seek", "ply": ply})
        client.say({"t": "undo", "rev": client.rev, "nonce": "u"})
        client.say({"t": "hello", "protocol": 1, "table": TABLE})
        if name != "Béla":
            client.say({"t": "hint", "rev": client.rev})
        client.say_raw("{")
        client.sync()
        return client.raw


def looks(answer: Answer) -> tuple[int, bytes, dict[str, str]]:
    changing = ("date", "ratelimit-reset", "ratelimit-remaining")
    headers = {name: value for name, value in answer.headers.items() if name not in changing}
    return answer.status, answer.body, headers


@pytest.mark.parametrize("name", ["Anna", None], ids=["a seat", "a spectator"])
def test_who_may_not_know_the_difference_is_told_the_same_bytes(
    servers: tuple[Server, Server], name: str | None
) -> None:
    one, other = (conversation(server, name) for server in servers)
    assert one == other
    assert len([text for text in one if '"t":"frame"' in text]) == 7
    assert len([text for text in one if '"t":"refused"' in text]) >= 12


def test_who_may_know_the_difference_is_told_it(servers: tuple[Server, Server]) -> None:
    one, other = (conversation(server, "Béla") for server in servers)
    assert one != other
    assert any('"+4"' in text for text in one if '"t":"update"' in text)


def test_rest_says_the_same_bytes_of_both(servers: tuple[Server, Server]) -> None:
    proof = {"seats": [{"table": TABLE, "secret": "of Anna"}]}
    sitting = {"secret": "of Béla", "name": "Dani"}
    for one, other in (
        [server.post("/api/mine", proof) for server in servers],
        [server.get(f"/api/tables/{TABLE}/record") for server in servers],
        [server.post(f"/api/tables/{TABLE}/sit", sitting) for server in servers],
    ):
        assert looks(one) == looks(other)


def test_both_tables_are_matches_that_the_rules_allow() -> None:
    setup = find_game("kingdoms").setup(3, OPTIONS, None)
    for texts in (ONE, OTHER):
        match = Match(setup)
        for step in kept(texts).steps:
            for seat, text in step.moves:
                match.replay(seat, setup.vocabulary.read(text))
        assert match.state.actor() == 1


def test_nothing_is_logged_that_tells_the_tables_apart(servers: tuple[Server, Server]) -> None:
    assert [server.complaints() for server in servers] == ["", ""]
