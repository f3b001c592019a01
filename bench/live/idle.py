"""What a table costs while nobody moves: the server's memory, before and after a thousand more."""

import asyncio
import contextlib
import tempfile
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.live.crowd import PER_ADDRESS, Table, make_tables, source
from bench.live.figures import Figure, Part
from tests.server.databases import new_database
from tests.server.server import Server

TABLES = 1000
FIRST = 200  # made before, so that what is made only once does not count
SETTLE = 2.0  # seconds of rest before memory is read

METHOD = """\
Growth of the server's resident memory over {tables} tables at which both people sat down, divided
by their number; {first} tables were made before. Then again with one socket connected to each of
them that was told everything and stays, offering compression as browsers do."""


def measure() -> Part:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(new_database("sqlite", Path(folder)), Path(folder)).start()
        try:
            warm = make_tables(server.address, FIRST)
            asyncio.run(hold(server, warm))
            before = resident(server.group)
            tables = make_tables(server.address, TABLES)
            time.sleep(SETTLE)
            made = resident(server.group)
            watched = asyncio.run(hold(server, tables))
        finally:
            server.stop()
    return Part(
        "Memory of an idle table",
        METHOD.format(tables=TABLES, first=FIRST),
        [
            Figure("without a socket", (made - before) / TABLES / 1000, "KB", 100),
            Figure("with a connected socket", (watched - before) / TABLES / 1000, "KB", 100),
        ],
    )


async def hold(server: Server, tables: list[Table]) -> int:
    """Connect to all of them; the answer is the server's memory meanwhile."""
    address = server.address.replace("http", "ws") + "/api/socket"
    async with contextlib.AsyncExitStack() as stack:
        for at, table in enumerate(tables):
            await stack.enter_async_context(await greet(address, source(at // PER_ADDRESS), table))
        await asyncio.sleep(SETTLE)
        return resident(server.group)


async def greet(address: str, here: str, table: Table) -> ClientConnection:
    socket = await connect(address, local_addr=(here, 0))
    id, secrets = table
    hello = {"t": "hello", "protocol": 1, "table": id, "secret": secrets[0]}
    await socket.send(msgspec.json.encode(hello).decode())
    while '"t":"update"' not in str(await socket.recv()):
        pass
    return socket


def resident(process: int) -> int:
    """Bytes of memory that a process really occupies."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return 1024 * int(line.split()[1])
    raise AssertionError("no VmRSS")
