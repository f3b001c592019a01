"""A server inside the test's own process, with limits small enough to be reached quickly."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from crownlands.server.app import make_app
from crownlands.server.settings import Settings
from tests.server.server import PATIENCE, Server

SMALL_BUFFER = 8192  # bytes that the system keeps for a client who does not read


@contextlib.contextmanager
def tuned(database: str, settings: Settings, static: Path = Path("nowhere")) -> Iterator[Server]:
    """Runs as long as the block; its database is to be of the test's own."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
    app = make_app(database, static, settings)
    running = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=running.run, args=([listening],))
    thread.start()
    server = Server(database, Path())
    server.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        wait_until(lambda: running.started)
        yield server
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.02)
