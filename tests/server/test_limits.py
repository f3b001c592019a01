"""Limits, on real sockets: who takes too much is stopped, and everybody else goes on."""

import asyncio
import contextlib
import json
import random
import socket
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from crownlands.server.hub import Hub
from crownlands.server.limits import Addresses, Bucket, whose
from crownlands.server.settings import Settings
from crownlands.server.store import TABLES, Store
from crownlands.server.thinking import Thinkers
from tests.server.client import Client
from tests.server.games import SHORT, play_randomly, two_people
from tests.server.server import Server
from tests.server.test_store import on
from tests.server.tuned import tuned, wait_until

POLICY, TOO_SLOW, GONE = 4400, 4408, 4404
STRICT = Settings(burst=60, flood=30, sockets=4, tables_per_hour=40)
PING = '{"t":"ping"}'


@pytest.fixture
def strict(database: str) -> Iterator[Server]:
    with tuned(database, STRICT) as server:
        yield server


def assert_goes_on(first: Client, second: Client) -> None:
    rev = second.rev
    play_randomly([first, second], 1, random.Random(8))
    assert first.rev == second.rev == rev + 1


def test_who_floods_is_refused_then_shown_out_and_never_troubles_the_table(strict: Server) -> None:
    with two_people(strict) as (first, second), Client(strict, first.table) as rude:
        began = time.monotonic()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(5000):
                rude.socket.send(PING)
        assert_goes_on(first, second)
        assert time.monotonic() - began < 8.0
        assert rude.until_closed() == POLICY
        told = [message["t"] for message in rude.heard]
        assert told.count("pong") <= STRICT.burst + STRICT.per_second
        codes = {message["code"] for message in rude.heard if message["t"] == "refused"}
        assert codes == {"too-fast"}


def test_who_was_refused_a_little_may_go_on_after_a_breath(strict: Server) -> None:
    with two_people(strict) as (first, second):
        for _ in range(STRICT.burst + 5):
            first.socket.send(PING)
        assert first.expect("refused")["code"] == "too-fast"
        time.sleep(0.8)
        assert_goes_on(first, second)


def test_who_does_not_read_is_dropped_and_the_table_goes_on(database: str) -> None:
    patient = Settings(patience=0.5, burst=1000)
    with tuned(database, patient) as server, two_people(server) as (first, second):
        with deaf(server, first.table, first.secret) as ears:
            first.socket.close()
            for _ in range(300):
                ears.send('{"t":"seek","ply":0}')
            second.expect_presence(first.welcome["seat"], online=False)
        with Client(server, first.table, first.secret) as again:
            assert_goes_on(again, second)


@contextlib.contextmanager
def deaf(server: Server, table: str, secret: str | None) -> Iterator[ClientConnection]:
    """Somebody who speaks and never listens: nothing takes what has come from the system."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.socket() as ears:
        ears.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ears.connect((host, int(port)))
        address = f"ws://{host}:{port}/api/socket"
        with connect(
            address, sock=ears, max_queue=1, compression=None, ping_interval=None, close_timeout=0.1
        ) as talker:
            talker.send(json.dumps({"t": "hello", "protocol": 1, "table": table, "secret": secret}))
            yield talker


def test_who_never_says_hello_is_shown_out(database: str) -> None:
    with tuned(database, Settings(greeting=0.2)) as server:
        made = server.make("me", "open")
        with Client(server, made["table"], greet=False) as mute:
            assert mute.until_closed() == POLICY
            assert mute.heard[0]["code"] == "hello-first"


def test_who_is_silent_for_long_is_gone(database: str) -> None:
    silence = 2.0
    with (
        tuned(database, Settings(silence=silence)) as server,
        two_people(server) as (first, second),
    ):
        for _ in range(10):
            second.say({"t": "ping"})
            time.sleep(silence / 4)
        assert first.until_closed() == TOO_SLOW
        second.expect_presence(first.welcome["seat"], online=False)


def test_an_address_has_so_many_sockets_and_no_more(strict: Server) -> None:
    with two_people(strict) as (first, second):
        with Client(strict, first.table), Client(strict, first.table):
            with Client(strict, first.table, greet=False) as fifth:
                assert fifth.until_closed() == POLICY
                assert fifth.heard[0]["code"] == "too-many"
            assert_goes_on(first, second)
        wait_until(lambda: is_let_in(strict, first.table))


def is_let_in(server: Server, table: str) -> bool:
    with Client(server, table, greet=False) as client:
        client.hello(table)
        return bool(client.next()["t"] == "welcome")


def test_an_address_makes_so_many_tables_and_no_more(strict: Server) -> None:
    made = strict.make("me", "open")
    statuses = [
        strict.post("/api/tables", {"game": "kingdoms", "seats": [{"kind": "me"}] * 2}).status
        for _ in range(STRICT.tables_per_hour + 5)
    ]
    assert statuses[0] == 400 and statuses[-1] == 429
    wish = {"game": "kingdoms", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = strict.post("/api/tables", wish)
    assert (refused.status, refused.json["code"]) == (429, "too-many-tables")
    upload = strict.post_raw("/api/records", b"crownlands record 1\n")
    assert (upload.status, upload.json["code"]) == (429, "too-many-tables")
    assert strict.sit(made)["seat"] == 1


def test_a_large_record_costs_more_than_a_small_one(strict: Server) -> None:
    large = b"x" * 200_000
    statuses = [strict.post_raw("/api/records", large).status for _ in range(3)]
    assert statuses == [400, 400, 429]


def test_a_bucket_lets_through_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(3, 50, debt=2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.is_overdrawn
    bucket.take()
    bucket.take()
    assert bucket.is_overdrawn
    time.sleep(0.1)
    assert bucket.take() and not bucket.is_overdrawn


def test_whoever_has_a_whole_network_has_one_bucket() -> None:
    addresses = Addresses(1, 0)
    assert addresses.take("2001:db8::1") and not addresses.take("2001:db8::2:3")
    assert addresses.take("2001:db8:0:1::1") and addresses.take("10.0.0.1")
    assert whose("10.0.0.1") == "10.0.0.1" and whose("") == ""


# sleep


@pytest.fixture
def sleepy(database: str) -> Iterator[Server]:
    """A server that puts every table to sleep as soon as nobody looks."""
    with tuned(database, Settings(sweep_every=0.05, expires=1000)) as server:
        yield server


def test_a_table_that_slept_wakes_unharmed(sleepy: Server) -> None:
    made = sleepy.make("me", "open", **SHORT)
    secrets = [made["secret"], sleepy.sit(made)["secret"]]
    seen = None
    for round in range(4):
        with (
            Client(sleepy, made["table"], secrets[0]) as anna,
            Client(sleepy, made["table"], secrets[1]) as bela,
        ):
            assert seen in (None, anna.view)
            play_randomly([anna, bela], 3, random.Random(round))
            time.sleep(0.2)  # swept, but not asleep: somebody is here
            play_randomly([anna, bela], 1, random.Random(round))
            seen = anna.view
        time.sleep(0.3)


def test_bots_play_on_while_nobody_looks(sleepy: Server) -> None:
    made = sleepy.make("uniform", "uniform", **SHORT)
    with Client(sleepy, made["table"]) as watching:
        ply = watching.ply
    wait_until(lambda: sleepy.get(f"/api/tables/{made['table']}/record").status == 200)
    with Client(sleepy, made["table"]) as again:
        assert again.is_over and again.ply > ply


def test_a_table_expires_but_not_while_somebody_is_there(sleepy: Server) -> None:
    watched, old = sleepy.make("me", "open"), sleepy.make("me", "open")
    with Client(sleepy, watched["table"]) as watching:
        for made in (watched, old):
            age(sleepy.database, made["table"])
        wait_until(lambda: not sleepy.mine(old["table"], old["secret"]))
        watching.sync()
        assert sleepy.mine(watched["table"], watched["secret"])
    with Client(sleepy, old["table"], greet=False) as late:
        late.hello(old["table"])
        assert late.until_closed() == GONE


def test_who_only_asks_how_a_table_stands_wakes_it_not(database: str) -> None:
    async def work(store: Store) -> list[int]:
        hub = Hub(store, Thinkers(), Settings())
        made = await hub.make("kingdoms", [("me", ""), ("open", "")], {}, None)
        awake = [len(asyncio.all_tasks())]
        for ask in (hub.look, hub.table):
            assert await ask(made.kept.id) is not None
            awake.append(len(asyncio.all_tasks()))
        await hub.close()
        return [count - awake[0] for count in awake]

    assert on(database, work) == [0, 0, 1]


def age(database: str, table: str) -> None:
    """Let it be untouched for very long."""

    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            aged = (
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(touched_at=int(time.time()) - 2000)
            )
            await connection.execute(aged)

    on(database, work)
