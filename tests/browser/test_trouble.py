"""When the server dies: a banner says so, and the page finds its way back by itself."""

import os
import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, require_client
from tests.browser.playing import move_by_pointer, open_squares
from tests.browser.tables import come_to_turn, duel
from tests.server.databases import new_database
from tests.server.server import Server

UNREACHABLE = "ERR_CONNECTION_RE(FUSED|SET)|WebSocket connection"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own that comes back on the same port."""
    require_client()
    server = Server(new_database("sqlite", tmp_path), tmp_path).start()
    server.port = int(server.address.rpartition(":")[2])
    try:
        yield server
    finally:
        server.stop()


def test_a_page_resumes_by_itself_after_the_server_was_killed(visit: Visit, mortal: Server) -> None:
    anna, rng = visit(address=mortal.address), random.Random(1)
    anna.forgive(UNREACHABLE)
    with duel(mortal, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        before, lines = anna.squares, anna.chronicle
        mortal.kill()
        expect(anna.says("web-lost")).to_be_visible()
    mortal.start()
    expect(anna.says("web-lost")).to_have_count(0)
    anna.await_squares(before)
    assert anna.chronicle == lines
    move_by_pointer(anna, rng)


def test_a_server_that_falls_silent_is_noticed_and_the_move_counts_once(
    visit: Visit, mortal: Server
) -> None:
    anna, rng = visit(address=mortal.address), random.Random(2)
    anna.forgive(UNREACHABLE)
    with duel(mortal, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        rev = opponent.rev
        anna.hand.get_by_role("button", name=anna.t.like("web-castle", rank=2)).click()
        square = open_squares(anna)[0]
        os.killpg(mortal.group, signal.SIGSTOP)
        try:
            anna.square(square).click()
            expect(anna.says("web-lost")).to_be_visible()
            expect(anna.button("web-hint")).to_have_count(0)
        finally:
            os.killpg(mortal.group, signal.SIGCONT)
        expect(anna.says("web-lost")).to_have_count(0)
        taken = anna.t("web-castle-of", rank=2, name="Anna")
        expect(anna.square(square)).to_have_accessible_name(re.compile(re.escape(taken)))
        opponent.until_rev(rev + 1)
        opponent.sync()
        assert opponent.rev == rev + 1


def test_a_hint_that_was_lost_with_the_server_is_asked_for_again(
    visit: Visit, mortal: Server
) -> None:
    anna, rng = visit(address=mortal.address), random.Random(3)
    anna.forgive(UNREACHABLE)
    with duel(mortal, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        os.killpg(mortal.group, signal.SIGSTOP)  # it hears nothing any more
        anna.button("web-hint").click()
        mortal.kill()
        expect(anna.says("web-lost")).to_be_visible()
    mortal.start()
    expect(anna.bar).to_contain_text(anna.t.like("web-hint-is"))


def test_a_browser_that_is_offline_says_so_at_once(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    with duel(server, anna):
        anna.context.set_offline(True)
        expect(anna.says("web-lost")).to_be_visible(timeout=3000)
        anna.context.set_offline(False)
        expect(anna.says("web-lost")).to_have_count(0)


def test_home_says_when_the_server_is_away_and_tries_again(visit: Visit, mortal: Server) -> None:
    anna = visit(address=mortal.address).go("#/about")
    anna.forgive(UNREACHABLE)
    expect(anna.page.get_by_role("main")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")  # what is still coming would be cut off
    mortal.kill()
    anna.go()
    expect(anna.says("web-problem-offline").first).to_be_visible()
    mortal.start()
    anna.button("web-try-again").first.click()
    expect(anna.play_now()).to_be_visible()


def test_a_table_that_is_not_there_is_said_so(visit: Visit) -> None:
    anna = visit().go("#/watch/nowhere")
    expect(anna.says("server-no-such-table")).to_be_visible()
    anna.link("web-home").last.click()
    expect(anna.play_now()).to_be_visible()
