"""The socket: hello first, then messages both ways, bounded in size, number and time."""

import asyncio
import contextlib
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from crownlands.server import wire
from crownlands.server.connection import (
    GONE,
    POLICY,
    Connection,
    Entered,
    Heard,
    Left,
    refuse,
    refused,
)
from crownlands.server.hub import Hub
from crownlands.server.limits import Bucket, whose
from crownlands.server.settings import Settings
from crownlands.server.tables import Table

AnySocket = WebSocket[Any, Any, Any]

LARGEST = 4096  # bytes of a message

DECODE = msgspec.json.Decoder(wire.FromClient)
ENCODE = msgspec.json.Encoder()


@websocket("/api/socket")
async def socket(socket: AnySocket) -> None:
    if not is_same_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    sockets: Counter[str] = socket.app.state.sockets
    hub: Hub = socket.app.state.hub
    address = whose(socket.client.host if socket.client else "")
    with contextlib.suppress(WebSocketDisconnect, TimeoutError):
        if sockets[address] >= hub.settings.sockets:
            await _bid_farewell(socket, "server-too-many", POLICY)
            return
        sockets[address] += 1
        try:
            await _serve(socket, hub)
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]


def is_same_origin(socket: AnySocket) -> bool:
    """A page of another site may not speak for its visitors; a program has no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _serve(socket: AnySocket, hub: Hub) -> None:
    entered = await _enter(socket, hub)
    if entered is None:
        return
    table, connection = entered
    writer = asyncio.create_task(_write(socket, connection, hub.settings.patience))
    reader = asyncio.create_task(_read(socket, table, connection, hub.settings))
    lost = asyncio.create_task(connection.lost.wait())
    try:
        await asyncio.wait({writer, reader, lost}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader, lost):
            task.cancel()
        await asyncio.gather(writer, reader, lost, return_exceptions=True)
        await table.inbox.put(Left(connection))
    with contextlib.suppress(Exception):
        async with asyncio.timeout(hub.settings.patience):
            await socket.close(connection.code)


async def _enter(socket: AnySocket, hub: Hub) -> tuple[Table, Connection] | None:
    """Hello, or nothing."""
    hello = None
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(hub.settings.greeting):
            hello = await _next(socket)
    if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
        await _bid_farewell(socket, "server-hello-first", POLICY)
        return None
    table = await hub.table(hello.table)
    seat = hub.seat_of(table, hello.secret) if hello.secret else None
    if table is None or (hello.secret and seat is None):
        await _bid_farewell(socket, "server-no-such-table", GONE)
        return None
    connection = Connection(seat, None if seat is None else table.seats[seat].secret)
    await table.inbox.put(Entered(connection))
    return table, connection


async def _bid_farewell(socket: AnySocket, id: str, close: int) -> None:
    await socket.send_data(ENCODE.encode(refused(id)).decode(), mode="text")
    await socket.close(close)


async def _read(
    socket: AnySocket, table: Table, connection: Connection, settings: Settings
) -> None:
    """What comes too fast is read and thrown away, and never troubles the table."""
    bucket = Bucket(settings.burst, settings.per_second, settings.flood)
    while not bucket.is_overdrawn:
        async with asyncio.timeout(settings.silence):
            message = await _next(socket)
        if not bucket.take():
            refuse(connection, "server-too-fast")
            await asyncio.sleep(0)  # the others' turn, however much has come
        else:
            await table.inbox.put(Heard(connection, message))
    connection.drop(POLICY)


async def _next(socket: AnySocket) -> wire.FromClient | None:
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


async def _write(socket: AnySocket, connection: Connection, patience: float) -> None:
    while True:
        message = await connection.outbox.get()
        async with asyncio.timeout(patience):
            await socket.send_data(ENCODE.encode(message).decode(), mode="text")
