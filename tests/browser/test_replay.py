"""Replay: scrubber, arrow keys, by itself, a link for each move, records out and in again."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import short_box
from tests.browser.tables import watch
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.games import play_randomly
from tests.server.server import Server


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[Client]:
    """One of the two at a table where the match is over."""
    made = server.make("me", "open", box=short_box(rows=3, columns=4, rounds=2))
    sat = server.sit(made)
    one = Client(server, made["table"], made["secret"])
    other = Client(server, made["table"], sat["secret"])
    with one, other:
        play_randomly([one, other], 500, random.Random(1))
        assert one.is_over
        yield one


def looks_at(visitor: Visitor, move: int, last: int) -> None:
    """Moves are those that players make; the address counts chance too."""
    expect(visitor.bar).to_contain_text(visitor.t("web-replay-at", ply=move, last=last))
    expect(visitor.page).to_have_url(re.compile(r"/\d+$"))


def moves_of(client: Client) -> int:
    """The pieces that were placed, and passes."""
    updates = [told["news"] for told in client.heard if told["t"] == "update"]
    kinds = [fact["event"]["type"] for facts in updates for fact in facts]
    return sum(kind == "passed" or kind.endswith("-placed") for kind in kinds)


def test_a_scrubber_and_arrow_keys_look_at_any_move(visit: Visit, finished: Client) -> None:
    anna, last = watch(visit(), finished.table), moves_of(finished)
    now = anna.squares
    anna.named("slider", "web-replay").fill("7")
    looks_at(anna, 7, last)
    assert anna.squares != now
    anna.page.locator("body").press("ArrowRight")
    looks_at(anna, 8, last)
    for ply in (7, 6):
        anna.page.locator("body").press("ArrowLeft")
        looks_at(anna, ply, last)
    anna.button("web-replay-now").click()
    expect(anna.page).to_have_url(re.compile(f"/watch/{finished.table}$"))
    anna.await_squares(now)


def test_it_plays_by_itself(visit: Visit, finished: Client) -> None:
    anna = watch(visit(), finished.table)
    anna.named("slider", "web-replay").fill("2")
    looks_at(anna, 2, moves_of(finished))
    anna.named("combobox", "web-replay-speed").select_option(index=2)
    anna.button("web-replay-play").click()
    expect(anna.named("slider", "web-replay")).to_have_value("6")
    anna.button("web-replay-pause").click()


def test_every_move_has_a_link(visit: Visit, finished: Client) -> None:
    anna, bela = watch(visit(), finished.table), visit("de")
    anna.named("slider", "web-replay").fill("9")
    looks_at(anna, 9, moves_of(finished))
    bela.page.goto(anna.page.url)
    looks_at(bela, 9, moves_of(finished))
    assert len(bela.squares) == 12


def test_a_line_of_the_chronicle_leads_to_its_move(visit: Visit, finished: Client) -> None:
    anna = watch(visit(), finished.table)
    anna.tab("web-chronicle").click()
    line = anna.page.get_by_role("tabpanel").get_by_role("button").last
    line.click()
    expect(anna.bar).to_contain_text(anna.t.like("web-replay-at"))


def test_a_record_is_downloaded_and_uploaded_again(
    visit: Visit, finished: Client, tmp_path: Path
) -> None:
    anna = watch(visit(), finished.table)
    now = anna.squares
    with anna.page.expect_download() as download:
        anna.link("web-record").click()
    file = tmp_path / "match.record"
    download.value.save_as(file)
    anna.go("#/replay")
    anna.page.locator("input[type=file]").set_input_files(file)
    looks_at(anna, 0, moves_of(finished))
    assert finished.table not in anna.page.url
    assert len(anna.chronicle) <= 1  # how it ended is not told yet
    anna.named("slider", "web-replay").fill(str(moves_of(finished)))
    anna.await_squares(now)


def test_a_replay_from_the_start_does_not_tell_the_end(visit: Visit, finished: Client) -> None:
    anna = watch(visit(), finished.table)
    assert len(anna.chronicle) > 10
    anna.button("web-replay-start").click()
    looks_at(anna, 0, moves_of(finished))
    expect(anna.named("table", "web-ranking")).to_have_count(0)
    assert len(anna.chronicle) <= 1
    anna.page.keyboard.press("ArrowRight")
    looks_at(anna, 1, moves_of(finished))
    assert 1 < len(anna.chronicle) < 10
    anna.button("web-replay-now").click()
    expect(anna.named("table", "web-ranking")).to_be_visible()
    assert len(anna.chronicle) > 10


def test_a_spoilt_record_is_refused_with_its_line(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text("crownlands 1\nnonsense\n")
    anna = visit().go("#/replay")
    anna.forgive("400")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.get_by_role("alert").first).to_contain_text(anna.t.like("web-line"))
