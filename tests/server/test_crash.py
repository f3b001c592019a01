"""Crash: killed at any moment, the server comes back with all it acknowledged and nothing half."""

import asyncio
import contextlib
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from crownlands.core.contract import CHANCE
from crownlands.core.match import Match
from crownlands.server.store import Kept, Store
from crownlands.server.tables import setup_of
from tests.server.client import Client
from tests.server.games import play_randomly
from tests.server.server import PATIENCE, Json, Server

GAMES = 10  # at once
CRASHES = {"sqlite": 5, "postgresql": 2}
BROKEN = (WebSocketException, OSError, EOFError)  # a time-out is an OSError


@pytest.fixture
def mortal(database: str, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    server = Server(database, tmp_path).start()
    server.port = int(server.address.rpartition(":")[2])  # the same after a restart
    try:
        yield server
    finally:
        server.stop()


class Game:
    """Two people who play through a crash, come back by themselves, and remember what they were
    told."""

    def __init__(self, server: Server) -> None:
        made = server.make("me", "open")
        self.table = str(made["table"])
        self.secrets = [str(made["secret"]), str(server.sit(made)["secret"])]
        self.told: list[list[Json]] = [[], []]  # facts
        self.last: list[Json] = [{}, {}]  # updates
        self.has_begun = threading.Event()

    def live_through_a_crash(self, server: Server, rng: random.Random) -> None:
        """Play until the server goes, then go on as soon as it is back."""
        self.play_until_it_breaks(server, rng)
        for client in (back := [self.come_back(server, at) for at in (0, 1)]):
            client.sync()
        try:
            play_randomly(back, 3, rng)
        finally:
            for client in back:
                client.__exit__(None, None, None)

    def play_until_it_breaks(self, server: Server, rng: random.Random) -> None:
        one, other = (Client(server, self.table, secret) for secret in self.secrets)
        with contextlib.suppress(*BROKEN), one, other:
            play_randomly([one, other], 1, rng)
            self.has_begun.set()
            play_on([one, other], rng)
        for at, client in enumerate((one, other)):
            self.told[at] = heard_facts(client)
            self.last[at] = client.last

    def come_back(self, server: Server, at: int) -> Client:
        """Try until the server is there again: all that this seat was told is still so, and at
        most the last move was not yet told."""
        deadline = time.monotonic() + PATIENCE
        while True:
            again = Client(server, self.table, self.secrets[at])
            try:
                again.__enter__()
                break
            except BROKEN:
                assert time.monotonic() < deadline, "the server did not come back"
                time.sleep(0.1)
        last = self.last[at]
        assert last["rev"] <= again.rev <= last["rev"] + 1
        if again.rev == last["rev"]:
            assert again.view == last["view"] and again.ply == last["ply"]
            assert again.story["facts"] == self.told[at]
        known = min(again.ply, last["ply"])
        assert up_to(again.story["facts"], known) == up_to(self.told[at], known)
        return again


def play_on(people: list[Client], rng: random.Random) -> None:
    """Random moves, and now and then one taken back, for ever."""
    while not people[0].is_over:
        play_randomly(people, 1, rng)
        for client in people:
            if client.last["undo"] and rng.random() < 0.2:
                rev = client.rev
                client.undo()
                for hearing in people:
                    hearing.until_rev(rev + 1)
                break


def up_to(facts: list[Json], ply: int) -> list[Json]:
    return [fact for fact in facts if fact["ply"] <= ply]


def heard_facts(client: Client) -> list[Json]:
    """The story as told piece by piece: what was undone is untold."""
    facts: list[Json] = []
    for message in client.heard:
        if message["t"] == "story":
            facts = list(message["facts"])
        elif message["t"] == "update":
            facts = up_to(facts, message["ply"]) + message["news"]
    return facts


async def find(database: str, table: str) -> Kept:
    store = Store(database)
    try:
        kept = await store.find(table)
    finally:
        await store.close()
    assert kept is not None
    return kept


def assert_whole(kept: Kept) -> None:
    """Every saved step is legal and complete: after it, chance has nothing left to decide."""
    setup = setup_of(kept)
    match = Match(setup)
    for number, step in enumerate(kept.steps, 1):
        assert step.rev == number
        for seat, text in step.moves:
            match.replay(seat, setup.vocabulary.read(text))
        if not step.moves:
            match.undo(step.seat)
        assert match.state.actor() != CHANCE


def crash_once(server: Server, games: list[Game], rng: random.Random) -> None:
    """Kill the server at a random moment of these games; all go on when it is back."""
    with ThreadPoolExecutor(len(games)) as people:
        playing = [
            people.submit(game.live_through_a_crash, server, random.Random(rng.random()))
            for game in games
        ]
        for game in games:
            assert game.has_begun.wait(PATIENCE)
        time.sleep(rng.uniform(0.0, 1.0))
        server.kill()
        server.start()
        for outcome in playing:
            outcome.result()
    for game in games:
        assert_whole(asyncio.run(find(server.database, game.table)))


def test_after_a_kill_every_acknowledged_move_is_there_and_no_half_move(mortal: Server) -> None:
    rng = random.Random(9)
    kind = "sqlite" if "sqlite" in mortal.database else "postgresql"
    for _ in range(CRASHES[kind]):
        crash_once(mortal, [Game(mortal) for _ in range(GAMES)], rng)


def test_a_nonce_that_was_acknowledged_before_a_kill_counts_no_second_time(mortal: Server) -> None:
    made = mortal.make("me", "open")
    secrets = [made["secret"], mortal.sit(made)["secret"]]
    with Client(mortal, made["table"], secrets[0]) as one:
        seat = 0 if one.legal else 1
    with Client(mortal, made["table"], secrets[seat]) as acting:
        rev, move = acting.rev, acting.legal[0]
        acting.play(move, nonce="once")
        acting.until_rev(rev + 1)
        mortal.kill()
    mortal.start()
    with Client(mortal, made["table"], secrets[seat]) as again:
        again.play(move, nonce="once", rev=rev)
        assert [message["t"] for message in again.sync() if message["t"] == "refused"] == []
        assert again.rev == rev + 1


def test_a_bot_goes_on_after_a_kill(mortal: Server) -> None:
    made = mortal.make("uniform", "uniform")
    with Client(mortal, made["table"]) as watching:
        watching.until_rev(5)
        mortal.kill()
    mortal.start()
    with Client(mortal, made["table"]) as again:
        assert again.rev >= watching.rev
        again.until_rev(watching.rev + 5)


def test_a_killed_server_leaves_no_process_behind(mortal: Server) -> None:
    group = watch_bots(mortal)
    mortal.kill_alone()
    assert left_behind(group) == []


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=lambda how: how.name)
def test_a_server_that_is_asked_to_end_leaves_nothing_behind_and_says_nothing(
    mortal: Server, how: signal.Signals
) -> None:
    group = watch_bots(mortal)
    mortal.stop(how)
    assert left_behind(group) == []
    assert mortal.complaints() == ""


def watch_bots(server: Server) -> int:
    """See two bots move, so that their process runs; the answer is the server's group."""
    made = server.make("uniform", "uniform")
    with Client(server, made["table"]) as watching:
        watching.until_rev(3)
    return server.group


def left_behind(group: int) -> list[int]:
    """The processes that are still there after a while; they are ended then."""
    deadline = time.monotonic() + 5
    while members(group) and time.monotonic() < deadline:
        time.sleep(0.1)
    left = members(group)
    for process in left:
        os.kill(process, signal.SIGKILL)
    return left


def members(group: int) -> list[int]:
    """The processes that the server with that number started, and itself."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[3] == str(group) and fields[0] != "Z":
            found.append(int(folder.name))
    return found
