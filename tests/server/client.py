"""A player's or spectator's client: a real socket that keeps the last update it was told."""

import contextlib
import json
import random
import time
from collections import deque
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.server import Json, Server

PATIENCE = 40.0  # seconds for something to come: a busy machine takes its time
MOMENT = 0.01
PACE, WITHIN = 30, 2.0  # messages, seconds: below what the server lets through
QUIET = 10.0  # seconds after which one who only listens says a word, as browsers do


class Client:
    """Says hello on entering. `sync` waits until all that was said before has been answered."""

    def __init__(
        self, server: Server, table: str, secret: str | None = None, greet: bool = True
    ) -> None:
        self.table = table
        self.secret = secret
        self.last: Json = {}
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._sent: deque[float] = deque(maxlen=PACE)
        self._signs = 0  # of life, not answered yet
        self._address = server.address.replace("http", "ws") + "/api/socket"
        self._greet = greet
        self._open = contextlib.ExitStack()

    def __enter__(self) -> "Client":
        with contextlib.ExitStack() as opening:
            self.socket: ClientConnection = opening.enter_context(
                connect(self._address, max_size=None, max_queue=None)
            )
            if self._greet:
                self.hello(self.table, self.secret)
                self.welcome = self.expect("welcome")
                self.story = self.expect("story")
                self.expect("update")
            self._open = opening.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._open.close()

    # ---------------------------------------------------------------- speaking

    def say(self, message: object) -> None:
        self.say_raw(json.dumps(message))

    def say_raw(self, message: str | bytes) -> None:
        if len(self._sent) == PACE:
            time.sleep(max(0.0, self._sent[0] + WITHIN - time.monotonic()))
        self._sent.append(time.monotonic())
        self.socket.send(message)

    def hello(self, table: str, secret: str | None = None) -> None:
        self.say({"t": "hello", "protocol": 1, "table": table, "secret": secret})

    def play(self, move: int, nonce: str | None = None, rev: int | None = None) -> str:
        """Say a move; the answer is its nonce."""
        nonce = nonce or new_nonce()
        self.say({"t": "play", "rev": self.rev if rev is None else rev, "move": move,
                  "nonce": nonce})  # fmt: skip
        return nonce

    def undo(self) -> None:
        self.say({"t": "undo", "rev": self.rev, "nonce": new_nonce()})

    # ---------------------------------------------------------------- listening

    def next(self, patience: float = PATIENCE) -> Json:
        text = self._receive(patience)
        message: Json = json.loads(text)
        if message["t"] == "pong" and self._signs:
            self._signs -= 1
            return self.next(patience)
        self.raw.append(text)
        self.heard.append(message)
        if message["t"] == "update":
            self.last = message
        return message

    def _receive(self, patience: float) -> str:
        """Whoever waits for long gives signs of life, or the server hangs up."""
        while True:
            try:
                text = self.socket.recv(timeout=min(patience, QUIET))
            except TimeoutError:
                patience -= QUIET
                if patience <= 0:
                    raise
                self._signs += 1
                self.say({"t": "ping"})
            else:
                assert isinstance(text, str)
                return text

    def expect(self, kind: str) -> Json:
        """The next message of that kind; what comes before it is heard and kept."""
        while True:
            message = self.next()
            if message["t"] == kind:
                return message

    def sync(self) -> list[Json]:
        """All that came until now."""
        before = len(self.heard)
        self.say({"t": "ping"})
        self.expect("pong")
        return self.heard[before:-1]

    def drain(self) -> None:
        """Hear what comes in the next moment, if anything."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.next(MOMENT)

    def refusal(self) -> Json:
        """The one refusal that came until now."""
        (refused,) = [message for message in self.sync() if message["t"] == "refused"]
        return refused

    def until_closed(self) -> int | None:
        """Hear all there is until the server hangs up; the answer is its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def until_turn(self) -> None:
        """Wait until it is this seat's turn, or the game is over."""
        while not self.legal and not self.is_over:
            self.expect("update")

    def until_rev(self, rev: int) -> None:
        while self.rev < rev:
            self.expect("update")

    def expect_presence(self, seat: int, online: bool) -> Json:
        """The newest word of who is here, once it says so of that seat."""
        while True:
            told = [message for message in self.heard if message["t"] == "presence"]
            if told and told[-1]["sitters"][seat]["online"] == online:
                return told[-1]
            self.expect("presence")

    # ---------------------------------------------------------------- the last update

    @property
    def rev(self) -> int:
        rev: int = self.last["rev"]
        return rev

    @property
    def ply(self) -> int:
        ply: int = self.last["ply"]
        return ply

    @property
    def view(self) -> Json:
        view: Json = self.last["view"]
        return view

    @property
    def legal(self) -> list[int]:
        prompt = self.last["prompt"]
        return list(prompt["legal"]) if prompt else []

    @property
    def is_over(self) -> bool:
        return bool(self.view["ranking"])

    def find(self, **move: Any) -> int:
        """The number of the first move of the vocabulary with these fields."""
        for number, typed in enumerate(self.welcome["vocabulary"]):
            if all(typed.get(name) == value for name, value in move.items()):
                return number
        raise LookupError(move)

    def first_legal(self, kind: str) -> int:
        vocabulary = self.welcome["vocabulary"]
        return next(move for move in self.legal if vocabulary[move]["type"] == kind)


def new_nonce() -> str:
    return f"{random.getrandbits(64):016x}"
