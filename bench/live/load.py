"""Many tables at once: how soon the opponent hears of a move, and whether any move was lost."""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import fmean, median

from bench.live.crowd import PROCESSES, Crowd, Table, make_tables
from bench.live.figures import Figure, Part, quantile, refusals
from bench.live.players import Outcome
from crownlands.server.tables import setup_of
from tests.server.databases import new_database
from tests.server.server import Server
from tests.server.test_crash import find

TABLES = 200
PAUSE = (1.0, 2.0)  # seconds
WARM_UP = 5.0  # its moves are played but not counted

METHOD = """\
{tables} tables of two simulated people in {processes} processes, real sockets on loopback,
SQLite; each thinks {least:g} to {most:g} s about a random legal move: {rate:.0f} moves/s in all,
{count} moves. From just before a move is sent to the opponent's update received, the clients' own
queues included, after {warm_up:g} s of warm-up. The floor is a relay on the same stack that sends
updates of the same size to both and does nothing else. Lost is an acknowledged move, warm-up
included, that the store does not have at its place."""


def measure(seconds: float) -> Part:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(new_database("sqlite", Path(folder)), Path(folder)).start()
        try:
            tables = make_tables(server.address, TABLES)
            before = processor_time(server.group)
            seen = Crowd(server.address, tables, PAUSE, seconds, WARM_UP).outcome()
            spent = processor_time(server.group) - before
        finally:
            server.stop()
        lost = count_lost(server.database, seen)
    floor = measure_floor(tables, round(fmean(seen.sizes)), seconds)
    return report(seen, floor, lost, spent, seconds)


def count_lost(database: str, seen: Outcome) -> int:
    """Acknowledged moves that are not saved as they were made."""
    return asyncio.run(_count_lost(database, seen))


async def _count_lost(database: str, seen: Outcome) -> int:
    by_table: dict[str, list[tuple[int, int, int]]] = {}
    for table, rev, seat, move in seen.acknowledged:
        by_table.setdefault(table, []).append((rev, seat, move))
    lost = 0
    for table, moves in by_table.items():
        kept = await find(database, table)
        texts = setup_of(kept).vocabulary.texts
        saved = {step.rev: step.moves[0] for step in kept.steps if step.moves}
        lost += sum(saved.get(rev) != (seat, texts[move]) for rev, seat, move in moves)
    return lost


def measure_floor(tables: list[Table], size: int, seconds: float) -> Outcome:
    command = [sys.executable, "-m", "bench.live.relay", str(size)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as relay:
        assert relay.stdout is not None
        try:
            address = relay.stdout.readline().strip()
            return Crowd(address, tables, PAUSE, seconds, WARM_UP).outcome()
        finally:
            relay.kill()


def processor_time(process: int) -> float:
    """Seconds that it has worked so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(seen: Outcome, floor: Outcome, lost: int, spent: float, seconds: float) -> Part:
    ours, theirs = seen.latencies, floor.latencies
    per_move = 1e3 * spent / len(seen.acknowledged)
    method = METHOD.format(
        tables=TABLES, processes=PROCESSES, least=PAUSE[0], most=PAUSE[1], count=len(ours),
        rate=len(ours) / seconds, warm_up=WARM_UP,
    )  # fmt: skip
    return Part(
        "Move to the opponent's screen",
        method,
        [
            Figure("median", 1e3 * median(ours), "ms", 30),
            Figure("99 of 100", 1e3 * quantile(ours, 0.99), "ms", 100),
            Figure("most", 1e3 * max(ours), "ms"),
            Figure("the floor: median", 1e3 * median(theirs), "ms"),
            Figure("the floor: 99 of 100", 1e3 * quantile(theirs, 0.99), "ms"),
            Figure("median, times the floor's", median(ours) / median(theirs), "x"),
            Figure("the server's processor time for a move", per_move, "ms"),
            refusals("moves refused", seen.refused),
            Figure("acknowledged moves lost", lost, below=1),
        ],
    )
