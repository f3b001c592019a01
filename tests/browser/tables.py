"""Tables for browser tests: a visitor at one seat, and a program that plays the other."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.browser.playing import Act, click, close_scoring, move_by_pointer
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.games import play_randomly
from tests.server.server import Server


@contextmanager
def duel(server: Server, visitor: Visitor, **wish: Any) -> Iterator[Client]:
    """The visitor sits at a new table of two; the answer is the opponent."""
    made = server.make("open", "open", **wish)
    sat = server.sit(made, 1)
    visitor.sit(made["table"], made["invites"][0]["secret"], "Anna")
    with Client(server, made["table"], sat["secret"]) as opponent:
        yield opponent


def come_to_turn(visitor: Visitor, opponent: Client, rng: random.Random, act: Act = click) -> None:
    """The opponent moves, if it is to, and the visitor's page says whose turn it is then."""
    opponent.sync()
    while opponent.legal:
        play_randomly([opponent], 1, rng)
    await_turn(visitor, act)


def await_turn(visitor: Visitor, act: Act) -> None:
    """Until the page says that it is the visitor's turn, after a scoring if there is one."""
    either = [re.escape(visitor.t(id)) for id in ("web-your-turn", "web-continue")]
    expect(visitor.bar).to_contain_text(re.compile("|".join(either)))
    close_scoring(visitor, act)
    expect(visitor.bar).to_contain_text(visitor.t("web-your-turn"))


def play_to_the_end(
    visitor: Visitor, opponent: Client, rng: random.Random, act: Act = click
) -> None:
    """Both play until the match is over; the last scoring stays on the screen."""
    opponent.sync()
    while not opponent.is_over:
        if opponent.legal:
            play_randomly([opponent], 1, rng)
        else:
            await_turn(visitor, act)
            move_by_pointer(visitor, rng, act)
        opponent.sync()


def watch(visitor: Visitor, table: str) -> Visitor:
    visitor.go(f"#/watch/{table}")
    expect(visitor.board).to_be_visible()
    return visitor
