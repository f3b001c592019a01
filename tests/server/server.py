"""Starts the server as people do, as a process of its own, and asks its REST part."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

COMMAND = [sys.executable, "-m", "crownlands", "serve", "--no-browser", "--port"]
PATIENCE = 20.0  # seconds

Json = dict[str, Any]


@contextlib.contextmanager
def shared_server(database: str, folder: Path) -> Iterator["Server"]:
    """Shared by tests, each with tables of its own; it must not log a single line."""
    server = Server(database, folder).start()
    try:
        yield server
    finally:
        server.stop()
    assert server.complaints() == ""


class Answer:
    """What REST said: a status, headers and a body."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """One process on one database. A second start() after a stop or kill is a restart.

    Without a port of its own, it takes a free one at every start.
    """

    def __init__(self, database: str, folder: Path, port: int = 0) -> None:
        self.database = database
        self.port = port
        self.log = folder / "server.log"
        self.address = ""
        self.environment: dict[str, str] = {}  # and what else the test wants it to know
        self.arguments: tuple[str, ...] = ()
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        plain = {"LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1"}
        ours = {"CROWNLANDS_DATABASE": self.database, "CROWNLANDS_BOT_PAUSE": "0", **plain}
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*COMMAND, str(self.port), *self.arguments],
                env={**os.environ, **ours, **self.environment},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[^/\s]+", line)
        if found is None:
            self.kill()
            raise AssertionError(f"no address in {line!r}; {self.log.read_text()}")
        self.address = found[0]
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ask it to end, as Ctrl-C does, and give it time to."""
        self._end(how)

    def kill(self) -> None:
        """Without a warning, and its children with it, as when the power fails."""
        os.killpg(self.group, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def kill_alone(self) -> None:
        """Without a warning, and its children live on."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdout is not None
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()

    @property
    def group(self) -> int:
        """The number of the session that holds it and all its children."""
        assert self._process is not None
        return self._process.pid

    def complaints(self) -> str:
        """What it wrote to its error stream, but for the farewell."""
        return self.log.read_text().replace("Interrupted.\n", "")

    # ---------------------------------------------------------------- REST

    def get(self, path: str) -> Answer:
        return self.ask(Request(self.address + path))

    def post(self, path: str, body: object, **headers: str) -> Answer:
        return self.post_raw(path, json.dumps(body).encode(), **headers)

    def post_raw(self, path: str, body: bytes, **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        typed = {"Content-Type": "application/json", **named}
        return self.ask(Request(self.address + path, body, typed))

    def ask(self, request: Request) -> Answer:
        try:
            with urlopen(request, timeout=PATIENCE) as found:
                return Answer(found.status, dict(found.headers.items()), found.read())
        except HTTPError as error:
            with error:
                return Answer(error.code, dict(error.headers.items()), error.read())

    def make(self, *seats: str, name: str = "Anna", **wish: Any) -> Json:
        """A new table; a seat is "me", "open" or a bot's name."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        answer = self.post(
            "/api/tables", {"game": "kingdoms", "name": name, "seats": kinds, **wish}
        )
        assert answer.status == 201, answer.body
        made: Json = answer.json
        return made

    def sit(self, made: Json, invite: int = 0, name: str = "Béla") -> Json:
        """Take a seat that was left open."""
        secret = made["invites"][invite]["secret"]
        answer = self.post(f"/api/tables/{made['table']}/sit", {"secret": secret, "name": name})
        assert answer.status == 201, answer.body
        sat: Json = answer.json
        return sat

    def mine(self, table: str, secret: str) -> list[Json]:
        answer = self.post("/api/mine", {"seats": [{"table": table, "secret": secret}]})
        assert answer.status == 201, answer.body
        found: list[Json] = answer.json
        return found
