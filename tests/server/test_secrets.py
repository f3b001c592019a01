"""On the wire: two tables that differ only in what a seat may not know send it the same bytes."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter
from crownlands.games import find_game
from crownlands.server.store import Kept, Seat, Step, Store, hashed
from tests.server.client import Client
from tests.server.databases import KINDS, new_database
from tests.server.server import Answer, Server

TABLE, HER_TURN, CHANGING = "the-table", "her-turn", "changing"
NAMES = ("Anna", "Béla", "Cili")
SETUP = find_game("kingdoms").setup(3, {}, None)
OPTIONS = dict(SETUP.options)

# Anna knows her own +1. The others' tiles differ, and so does the one that Béla has just drawn.
ONE = (("deal Y +1", "deal R +2", "deal B +3", "first R"), ("draw", "drawn +4"))
OTHER = (("deal Y +1", "deal R +3", "deal B -6", "first R"), ("draw", "drawn DR"))


def kept(id: str, texts: tuple[tuple[str, ...], tuple[str, ...]]) -> Kept:
    """A table of Anna's where that was dealt, and then drawn by Béla."""
    dealt, drawn = texts
    begin = Step(1, CHANCE, tuple((CHANCE, text) for text in dealt), "begin")
    draw = Step(2, 1, ((1, drawn[0]), (CHANCE, drawn[1])), "n1")
    seats = tuple(Seat("person", name, secret=hashed(f"of {name}")) for name in NAMES)
    return Kept(id, "kingdoms", 1, None, OPTIONS, seats, (begin, draw), host=0)


def on_her_turn(texts: tuple[tuple[str, ...], tuple[str, ...]]) -> Kept:
    """The same deal, and Anna begins."""
    dealt = (*texts[0][:-1], "first Y")
    begin = Step(1, CHANCE, tuple((CHANCE, text) for text in dealt), "begin")
    return replace(kept(HER_TURN, texts), steps=(begin,))


def save(database: str, *tables: Kept) -> None:
    async def work() -> None:
        store = Store(database)
        await store.open()
        for table in tables:
            await store.add_table(table)
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
        save(database, kept(TABLE, texts), kept(CHANGING, texts), on_her_turn(texts))
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
        for eyes in (None, *range(4)):
            client.say({"t": "seek", "ply": 4, "eyes": eyes})
        for seat in range(4):
            client.say({"t": "review", "seat": seat})
        client.say({"t": "undo", "rev": client.rev, "nonce": "u"})
        client.say({"t": "hello", "protocol": 1, "table": TABLE})
        if name != "Béla":
            client.say({"t": "hint", "rev": client.rev})
        client.say_raw("{")
        client.sync()
        return client.raw


def looks(answer: Answer) -> tuple[int, bytes, dict[str, str]]:
    """All but times and what was asked before."""
    changing = ("date", "ratelimit-reset", "ratelimit-remaining")
    headers = {name: value for name, value in answer.headers.items() if name not in changing}
    return answer.status, re.sub(rb'"changed_at":\d+', b"", answer.body), headers


@pytest.mark.parametrize("name", ["Anna", None], ids=["a seat", "a spectator"])
def test_who_may_not_know_the_difference_is_told_the_same_bytes(
    servers: tuple[Server, Server], name: str | None
) -> None:
    one, other = (conversation(server, name) for server in servers)
    assert one == other
    assert len([text for text in one if '"t":"frame"' in text]) == (9 if name else 8)
    assert len([text for text in one if '"not-your-eyes"' in text]) == (3 if name else 4)
    assert len([text for text in one if '"no-review"' in text]) == 4
    assert len([text for text in one if '"t":"refused"' in text]) >= 16


def test_who_may_know_the_difference_is_told_it(servers: tuple[Server, Server]) -> None:
    one, other = (conversation(server, "Béla") for server in servers)
    assert one != other
    assert any('"+4"' in text for text in one if '"t":"update"' in text)


def test_a_hint_knows_no_more_than_the_seat(servers: tuple[Server, Server]) -> None:
    one, other = (hints(server) for server in servers)
    assert one == other
    assert len(one) == 3 and len(set(one)) == 1


def hints(server: Server) -> list[str]:
    """What Anna is advised on her turn, again and again."""
    with Client(server, HER_TURN, "of Anna") as anna:
        for _ in range(3):
            anna.say({"t": "hint", "rev": anna.rev})
            anna.expect("advice")
        return [text for text in anna.raw if '"t":"advice"' in text]


def test_a_seat_that_changes_hands_tells_the_others_nothing(
    servers: tuple[Server, Server],
) -> None:
    one, other = (change_hands(server) for server in servers)
    assert one == other
    assert len([text for text in one if '"kind":"open"' in text]) > 0


def change_hands(server: Server) -> list[str]:
    """All that Anna is told while Cili's seat is opened, taken by Dani, and given to a bot."""
    path, wish = f"/api/tables/{CHANGING}", {"secret": "of Anna", "seat": 2}
    with Client(server, CHANGING, "of Anna") as anna:
        invite = server.post(f"{path}/reopen", wish).json["secret"]
        anna.sync()
        sat = server.post(f"{path}/sit", {"secret": invite, "name": "Dani"}).json
        anna.sync()
        with Client(server, CHANGING, sat["secret"]) as dani:
            assert dani.view["starting"][2] != "??"
        server.post(f"{path}/reopen", {**wish, "bot": "uniform"})
        anna.sync()
        return [text for text in anna.raw if '"t":"presence"' not in text]


def test_of_two_unfinished_records_a_spectator_sees_the_same(
    servers: tuple[Server, Server],
) -> None:
    one, other = (
        watch_record(server, texts) for server, texts in zip(servers, (ONE, OTHER), strict=True)
    )
    assert one == other
    assert len([text for text in one if '"t":"frame"' in text]) == 7


def watch_record(server: Server, texts: tuple[tuple[str, ...], tuple[str, ...]]) -> list[str]:
    """All that a spectator is told of that match as a record, but for the table's id."""
    match = Match(SETUP)
    for step in kept(TABLE, texts).steps:
        for seat, text in step.moves:
            match.replay(seat, SETUP.vocabulary.read(text))
    record = Record.of(match, tuple(Sitter("person", name) for name in NAMES)).write()
    table = server.post_raw("/api/records", record.encode()).json["table"]
    with Client(server, table) as watching:
        for ply in range(watching.ply + 1):
            watching.say({"t": "seek", "ply": ply})
        watching.sync()
        return [text.replace(table, TABLE) for text in watching.raw]


def test_rest_says_the_same_bytes_of_both(servers: tuple[Server, Server]) -> None:
    proof = {"seats": [{"table": TABLE, "secret": "of Anna"}]}
    sitting = {"secret": "of Béla", "name": "Dani"}
    anna = {"secret": "of Anna"}
    for one, other in (
        [server.post("/api/mine", proof) for server in servers],
        [server.post(f"/api/tables/{TABLE}/rematch", anna) for server in servers],
        [server.post(f"/api/tables/{TABLE}/reopen", {**anna, "seat": 0}) for server in servers],
        [server.get(f"/api/tables/{TABLE}/record") for server in servers],
        [server.post(f"/api/tables/{TABLE}/sit", sitting) for server in servers],
    ):
        assert looks(one) == looks(other)


def test_both_tables_are_matches_that_the_rules_allow() -> None:
    for texts in (ONE, OTHER):
        match = Match(SETUP)
        for step in kept(TABLE, texts).steps:
            for seat, text in step.moves:
                match.replay(seat, SETUP.vocabulary.read(text))
        assert match.state.actor() == 1


def test_nothing_is_logged_that_tells_the_tables_apart(servers: tuple[Server, Server]) -> None:
    assert [server.complaints() for server in servers] == ["", ""]
