"""Killed without a warning while games are being played: what is left, and who comes back."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from bench.live.crowd import PROCESSES, Crowd, Table, make_tables
from bench.live.figures import Figure, Part, refusals
from bench.live.load import count_lost
from tests.server.databases import new_database
from tests.server.server import Server
from tests.server.test_crash import assert_whole, find

GAMES = 50
PAUSE = (0.1, 0.5)  # seconds
APART = (1.5, 3.0)  # seconds between a start and the kill
AT_THE_END = 5.0  # seconds for everybody to come back
LONGEST = 600.0  # seconds

METHOD = """\
{games} games at once by simulated people in {processes} processes, {least:g} to {most:g} s a move:
{count} moves. The server is killed (SIGKILL, its children too) {kills} times at random moments and
started again on the same port and SQLite file; the players come back by themselves and send an
unanswered move again with its nonce. Lost: acknowledged, and not in the store at its place. Half:
a saved step that is illegal, out of order, or leaves chance undecided. Not back: players that have
not come in again {end:g} s after the last start."""


def measure(kills: int) -> Part:
    rng = random.Random(11)
    moments = [rng.uniform(*APART) for _ in range(kills)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(new_database("sqlite", Path(folder)), Path(folder)).start()
        server.port = int(server.address.rpartition(":")[2])
        try:
            tables = make_tables(server.address, GAMES)
            crowd = Crowd(server.address, tables, PAUSE, LONGEST)
            for moment in moments:
                time.sleep(moment)
                server.kill()
                started = time.monotonic()
                server.start()
            time.sleep(AT_THE_END)
            crowd.stop()
            seen = crowd.outcome()
        finally:
            server.stop()
        lost = count_lost(server.database, seen)
        half = asyncio.run(count_half(server.database, tables))
    away = sum(came < started for came in seen.welcomed)
    method = METHOD.format(
        games=GAMES, processes=PROCESSES, least=PAUSE[0], most=PAUSE[1], kills=kills,
        count=len(seen.acknowledged), end=AT_THE_END,
    )  # fmt: skip
    return Part(
        "Killed and started again",
        method,
        [
            Figure("acknowledged moves lost", lost, below=1),
            Figure("games with a half move", half, below=1),
            Figure("players not back", away, below=1),
            refusals("moves refused", seen.refused),
        ],
    )


async def count_half(database: str, tables: list[Table]) -> int:
    found = 0
    for table, _ in tables:
        try:
            assert_whole(await find(database, table))
        except Exception as problem:
            print(f"{table}: {problem!r}")
            found += 1
    return found
