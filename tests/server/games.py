"""Tables and moves that several tests need: two people at a table, and random play."""

import contextlib
import random
from collections.abc import Iterator
from typing import Any

from tests.laws.kingdoms import SMALL
from tests.server.client import Client
from tests.server.server import Json, Server

SHORT: Json = {"box": SMALL}  # a small board and two rounds


@contextlib.contextmanager
def two_people(server: Server, **wish: Any) -> Iterator[tuple[Client, Client]]:
    """Anna and Béla at a new table of two; first the one whose turn it is."""
    made = server.make("me", "open", **wish)
    table, sat = made["table"], server.sit(made)
    with (
        Client(server, table, made["secret"]) as anna,
        Client(server, table, sat["secret"]) as bela,
    ):
        yield (anna, bela) if anna.legal else (bela, anna)


def play_randomly(clients: list[Client], moves: int, rng: random.Random) -> None:
    """So many moves, or to the end, by the people at a table without bots; all hear of each."""
    for _ in range(moves):
        acting = [client for client in clients if client.legal]
        if not acting:
            assert clients[0].is_over
            return
        rev = acting[0].rev
        acting[0].play(rng.choice(acting[0].legal))
        for client in clients:
            client.until_rev(rev + 1)


def without_presence(messages: list[Json]) -> list[Json]:
    return [message for message in messages if message["t"] != "presence"]
