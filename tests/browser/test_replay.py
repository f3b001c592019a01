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


def looks_at(visitor: Visitor, ply: int, last: int) -> None:
    expect(visitor.bar).to_contain_text(visitor.t("web-replay-at", ply=ply, last=last))
    expect(visitor.page).to_have_url(re.compile(f"/{ply}$"))


def test_a_scrubber_and_arrow_keys_look_at_any_move(visit: Visit, finished: Client) -> None:
    anna, last = watch(visit(), finished.table), finished.ply
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
    looks_at(anna, 2, finished.ply)
    anna.named("combobox", "web-replay-speed").select_option(index=2)
    anna.button("web-replay-play").click()
    expect(anna.named("slider", "web-replay")).to_have_value("6")
    anna.button("web-replay-pause").click()


def test_every_move_has_a_link(visit: Visit, finished: Client) -> None:
    anna, bela = watch(visit(), finished.table), visit("de")
    anna.named("slider", "web-replay").fill("9")
    looks_at(anna, 9, finished.ply)
    bela.page.goto(anna.page.url)
    looks_at(bela, 9, finished.ply)
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
    looks_at(anna, 0, finished.ply)
    assert finished.table not in anna.page.url
    anna.named("slider", "web-replay").fill(str(finished.ply))
    anna.await_squares(now)


def test_a_spoilt_record_is_refused_with_its_line(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text("crownlands 1\nnonsense\n")
    anna = visit().go("#/replay")
    anna.forgive("400")
    anna.page.locator("input[type=file]").set_input_files(file)
    expect(anna.page.get_by_role("alert").first).to_contain_text(anna.t.like("web-line"))
