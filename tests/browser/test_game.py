"""A whole game of Kingdoms by two people: one by mouse in English, one by keyboard in German."""

import random
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import close_scoring_by_keyboard, move_by_keyboard, tab_to
from tests.browser.playing import click, close_scoring, is_on_turn, is_over, move_by_pointer
from tests.browser.visitor import Visitor

PATIENCE = 20.0  # seconds for a turn to come


def test_two_people_play_a_whole_game_by_mouse_and_by_keyboard(visit: Visit) -> None:
    anna, bela = visit("en"), visit("de")
    links = open_table(anna)
    join_by_keyboard(bela, links[0])
    rng, moves = random.Random(5), 0
    while (acting := await_turn(anna, bela)) is not None:
        if acting is anna:
            move_by_pointer(anna, rng)
        else:
            move_by_keyboard(bela, rng)
        moves += 1
    assert moves > 60
    for visitor in (anna, bela):
        expect(visitor.page.get_by_role("table").first).to_be_visible()
    assert same_money(anna, bela)


def open_table(host: Visitor) -> list[str]:
    """Make a table of two with the form; the answer is the invite links."""
    host.plan().named("textbox", "web-your-name").fill("Anna")
    host.button("web-open-table").click()
    invites = host.named("textbox", "web-invite")
    expect(invites.first).to_be_visible()
    return [link.input_value() for link in invites.all()]


def join_by_keyboard(guest: Visitor, link: str) -> None:
    guest.page.goto(link)
    expect(guest.button("web-join")).to_be_visible()
    field = guest.named("textbox", "web-your-name")
    for _ in range(20):
        guest.page.keyboard.press("Tab")
        if field.evaluate("field => field === document.activeElement"):
            break
    guest.page.keyboard.type("Béla")
    tab_to(guest, guest.t.like("web-join"))
    guest.page.keyboard.press("Enter")
    expect(guest.board).to_be_visible()


def await_turn(anna: Visitor, bela: Visitor) -> Visitor | None:
    """Whoever is to move now; nobody when the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        close_scoring(anna, click)
        close_scoring_by_keyboard(bela)
        for visitor in (anna, bela):
            if is_on_turn(visitor):
                return visitor
        if is_over(anna) and is_over(bela):
            return None
    raise AssertionError("nobody is to move")


def same_money(*visitors: Visitor) -> bool:
    told = [visitor.players.get_by_role("status").all_inner_texts() for visitor in visitors]
    return len(told[0]) == 2 and all(money == told[0] for money in told)
