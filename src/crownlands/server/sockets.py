"""The socket: hello first, then messages both ways, bounded in size, number and time."""

import asyncio
import contextlib
import time
from collections import Counter
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from crownlands.server import wire
from crownlands.server.hub import Hub
from crownlands.server.tables import Connection, Entered, Heard, Left, Table, refuse, refused

PATIENCE = 10.0  # seconds for hello, and for a client to take what we write
SILENCE = 60.0  # seconds without a word, not even a ping
LARGEST = 4096  # bytes of a message
BURST, PER_SECOND = 40, 20  # messages
POLICY, TOO_SLOW, GONE = 4400, 4408, 4404  # close codes

MOST_SOCKETS = 500  # at once from one address; a whole school may sit behind one
SOCKETS: Counter[str] = Counter()

DECODE = msgspec.json.Decoder(wire.FromClient)
ENCODE = msgspec.json.Encoder()


class Bucket:
    """Lets through a burst, then a steady rate."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * PER_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@websocket("/api/socket")
async def socket(socket: WebSocket) -> None:  # type: ignore[type-arg]
    if not is_same_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    with contextlib.suppress(WebSocketDisconnect, TimeoutError):
        if SOCKETS[address] >= MOST_SOCKETS:
            await _bid_farewell(socket, "server-too-many", POLICY)
            return
        SOCKETS[address] += 1
        try:
            await _serve(socket, socket.app.state.hub)
        finally:
            SOCKETS[address] -= 1


def is_same_origin(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """A page of another site may not speak for its visitors; a program has no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _serve(socket: WebSocket, hub: Hub) -> None:  # type: ignore[type-arg]
    entered = await _enter(socket, hub)
    if entered is None:
        return
    table, connection = entered
    writer = asyncio.create_task(_write(socket, connection))
    reader = asyncio.create_task(_read(socket, table, connection))
    lost = asyncio.create_task(connection.lost.wait())
    try:
        await asyncio.wait({writer, reader, lost}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader, lost):
            task.cancel()
        await asyncio.gather(writer, reader, lost, return_exceptions=True)
        await table.inbox.put(Left(connection))
    with contextlib.suppress(Exception):
        await socket.close(TOO_SLOW)


async def _enter(socket: WebSocket, hub: Hub) -> tuple[Table, Connection] | None:  # type: ignore[type-arg]
    """Hello, or nothing."""
    hello = await asyncio.wait_for(_next(socket), PATIENCE)
    if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
        await _bid_farewell(socket, "server-hello-first", POLICY)
        return None
    table = await hub.table(hello.table)
    seat = await hub.seat_of(table, hello.secret) if table and hello.secret else None
    if table is None or (hello.secret and seat is None):
        await _bid_farewell(socket, "server-no-such-table", GONE)
        return None
    connection = Connection(seat)
    await table.inbox.put(Entered(connection))
    return table, connection


async def _bid_farewell(socket: WebSocket, id: str, close: int) -> None:  # type: ignore[type-arg]
    await socket.send_data(ENCODE.encode(refused(id)).decode(), mode="text")
    await socket.close(close)


async def _read(socket: WebSocket, table: Table, connection: Connection) -> None:  # type: ignore[type-arg]
    bucket = Bucket()
    while True:
        message = await asyncio.wait_for(_next(socket), SILENCE)
        if not bucket.take():
            refuse(connection, "server-too-fast", None)
            await asyncio.sleep(1)
        elif message is None or isinstance(message, wire.Hello):
            refuse(connection, "server-unreadable", None)
        else:
            await table.inbox.put(Heard(connection, message))


async def _next(socket: WebSocket) -> wire.FromClient | None:  # type: ignore[type-arg]
    """The next message; None for one that cannot be read."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    if not isinstance(text, str) or len(text) > LARGEST:
        return None
    try:
        message: wire.FromClient = DECODE.decode(text)
    except msgspec.DecodeError:
        return None
    return message


async def _write(socket: WebSocket, connection: Connection) -> None:  # type: ignore[type-arg]
    while True:
        message = await connection.outbox.get()
        sending = socket.send_data(ENCODE.encode(message).decode(), mode="text")
        await asyncio.wait_for(sending, PATIENCE)
