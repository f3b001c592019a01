"""The floor for latency: a server on the same stack that checks, keeps and knows nothing.

It answers a play with an update of a given size to both sockets of the table. What is slower than
this is what the rules, the views and the saving cost. `bench.live.relay SIZE` prints its address.
"""

import contextlib
import json
import random
import socket
import sys

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

TABLES: dict[str, list["WebSocket"]] = {}  # type: ignore[type-arg]
SIZE = int(sys.argv[1]) if len(sys.argv) > 1 else 0
WORDS = random.Random(1).choices(
    ["castle", "square", "seat", "+3", "-6", "a1", "f5", "null"], k=SIZE
)
BODY = " ".join(WORDS)[:SIZE]  # compresses about as well as a real update


@websocket("/api/socket")
async def relay(socket: WebSocket) -> None:  # type: ignore[type-arg]
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        hello = json.loads(await socket.receive_text())
        here = TABLES.setdefault(hello["table"], [])
        here.append(socket)
        await socket.send_text('{"t": "welcome"}')
        await socket.send_text(update(0, len(here) == 2))
        while True:
            played = json.loads(await socket.receive_text())
            for other in here:
                await other.send_text(update(played["rev"] + 1, other is not socket))


def update(rev: int, is_on_turn: bool) -> str:
    prompt = {"legal": list(range(40))} if is_on_turn else None
    return json.dumps({"t": "update", "rev": rev, "prompt": prompt, "body": BODY})


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(uvicorn.Config(Litestar([relay]), log_level="error")).run(sockets=[listening])


if __name__ == "__main__":
    main()
