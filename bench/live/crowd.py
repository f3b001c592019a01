"""Crowds of simulated players in processes of their own, at tables made over REST."""

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import msgspec

from bench.live.players import Outcome, Task

Table = tuple[str, list[str]]  # its id, and the secret of each seat
PROCESSES = 4
PER_ADDRESS = 200  # tables made from one address: fewer than the server would refuse


def source(number: int) -> str:
    """One of this machine's many addresses: the server counts what each of them asks."""
    return f"127.0.1.{1 + number}"


def make_tables(address: str, count: int) -> list[Table]:
    """Tables of two people who have both sat down."""
    made: list[Table] = []
    for number in range(0, count, PER_ADDRESS):
        host = address.removeprefix("http://")
        here = (source(number // PER_ADDRESS), 0)
        with closing(HTTPConnection(host, source_address=here)) as connection:
            made += [_make_table(connection) for _ in range(min(PER_ADDRESS, count - number))]
    return made


def _make_table(connection: HTTPConnection) -> Table:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "kingdoms", "name": "Anna", "seats": seats}
    made = _post(connection, "/api/tables", wish)
    invite = made["invites"][0]["secret"]
    sitting = {"secret": invite, "name": "Béla"}
    sat = _post(connection, f"/api/tables/{made['table']}/sit", sitting)
    return made["table"], [made["secret"], sat["secret"]]


def _post(connection: HTTPConnection, path: str, body: object) -> Any:
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    assert answer.status == 201, text
    return json.loads(text)


class Crowd:
    """Plays at all those tables until its time is up or it is stopped."""

    def __init__(
        self,
        address: str,
        tables: Sequence[Table],
        pause: tuple[float, float],
        seconds: float,
        warm_up: float = 0.0,
    ) -> None:
        socket = address.replace("http", "ws") + "/api/socket"
        self._processes = [
            start(
                Task(socket, source(at), list(tables[at::PROCESSES]), pause, warm_up, seconds, at)
            )
            for at in range(PROCESSES)
        ]

    def stop(self) -> None:
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.close()

    def outcome(self) -> Outcome:
        """What all of them saw, when they have finished."""
        whole = Outcome()
        for process in self._processes:
            with process:
                assert process.stdout is not None
                part = msgspec.json.decode(process.stdout.read(), type=Outcome)
            whole.latencies += part.latencies
            whole.acknowledged += part.acknowledged
            whole.refused += part.refused
            whole.welcomed += part.welcomed
            whole.sizes += part.sizes
        return whole


def start(task: Task) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "bench.live.players"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    process.stdin.flush()
    return process
