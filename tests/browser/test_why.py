"""Why a move was made, asked in the replay: who weighed what, in words and on the board."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from crownlands.core.contract import NOBODY
from crownlands.core.record import Record, Sitter, person
from tests.bots.test_review import BLUNDER, tiny
from tests.browser.conftest import Visit
from tests.browser.playing import move_by_pointer
from tests.browser.tables import come_to_turn, duel
from tests.browser.test_phone import new_phone
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES, plain
from tests.server.server import Server
from tests.server.test_records import upload

BY_BOT, BY_PERSON, CHANCE = 6, 7, 3  # plies


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A match of a person and a steady bot, which is over."""
    record = Record.of(tiny(BLUNDER), (person("Anna"), Sitter("bot", "steady"))).write()
    found: str = upload(server, record).json["table"]
    return found


def look_at(visitor: Visitor, table: str, ply: int) -> Locator:
    """The answer is the button."""
    visitor.go(f"#/watch/{table}/{ply}")
    expect(visitor.bar).to_contain_text(visitor.t.like("web-replay-at"))
    return visitor.bar.get_by_role("button", name=visitor.t.like("web-why"))


def castle(visitor: Visitor, square: str) -> str:
    return plain(visitor.t("kingdoms-move-place-castle", rank=4, square=square))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bots_move_is_explained_in_the_readers_language(
    visit: Visit, table: str, language: str
) -> None:
    anna = visit(language)
    look_at(anna, table, BY_BOT).click()
    expect(anna.bar).to_contain_text(anna.t.like("web-why-own", bot=anna.t("bot-steady")))
    moves = anna.bar.get_by_role("list").get_by_role("button")
    told = [plain(text) for text in moves.all_inner_texts()]
    assert len(told) in (3, 4)
    (played,) = [text for text in told if anna.t("web-why-played") in text]
    assert played.startswith(castle(anna, "b2"))
    assert all(re.search(r"[+−]?\d+([.,]\d)?\D+\d+ %$", text) for text in told), told


def test_the_last_move_can_be_asked_for_its_reason_too(visit: Visit, server: Server) -> None:
    """At the end of a match, and of a record that was broken off."""
    anna, last = visit(), len(tiny(BLUNDER).plies)
    for epochs in (1, 2):
        match = tiny(BLUNDER, epochs)
        record = Record.of(match, (person("Anna"), Sitter("bot", "steady"))).write()
        anna.go(f"#/watch/{upload(server, record).json['table']}/{last}")
        if match.state.actor() == NOBODY:
            expect(anna.button("web-why")).to_have_count(0)
            anna.page.keyboard.press("w")  # is no way round that
            anna.button("web-see-board").click()
        expect(anna.button("web-show-scoring")).to_be_visible()
        anna.button("web-why").click()
        expect(anna.bar).to_contain_text(anna.t.like("bot-review-played"))
        expect(anna.page).to_have_url(re.compile(f"/{last - 1}$"))
        anna.page.keyboard.press("Escape")
        expect(anna.button("web-show-scoring")).to_be_visible()
        expect(anna.page).not_to_have_url(re.compile(f"/{last - 1}$"))


def test_what_was_weighed_is_shown_on_the_board_as_its_seat_saw_it(
    visit: Visit, table: str
) -> None:
    anna = visit()
    look_at(anna, table, BY_BOT).click()
    moves = anna.bar.get_by_role("list").get_by_role("button")
    pressed = anna.bar.get_by_role("button", pressed=True)
    expect(pressed).to_contain_text(anna.t("web-why-played"))
    expect(anna.board.locator(".hint")).to_have_count(1)
    expect(anna.page).to_have_url(re.compile(f"/{BY_BOT - 1}$"))
    eyes = anna.named("combobox", "web-replay-eyes")
    expect(eyes).to_have_value("1")
    before = anna.board.locator(".hint").bounding_box()
    better = anna.t.like("kingdoms-move-place-castle", rank=4, square="a2")
    moves.filter(has_text=better).click()
    expect(pressed).not_to_contain_text(anna.t("web-why-played"))
    expect(anna.board.locator(".hint")).to_have_count(1)
    assert anna.board.locator(".hint").bounding_box() != before
    anna.page.keyboard.press("Escape")
    expect(anna.page).to_have_url(re.compile(f"/{BY_BOT}$"))
    expect(eyes).to_have_value("")
    expect(anna.board.locator(".hint")).to_have_count(0)
    anna.page.keyboard.press("w")  # what is known already is told at once
    expect(pressed).to_contain_text(anna.t("web-why-played"))
    anna.page.locator("body").press("ArrowRight")
    expect(moves).to_have_count(0)


def test_a_persons_move_is_explained_as_the_strongest_level_sees_it(
    visit: Visit, table: str
) -> None:
    anna = visit()
    look_at(anna, table, BY_PERSON).click()
    expect(anna.bar).to_contain_text(anna.t.like("web-why-review", bot=anna.t("bot-fierce")))
    expect(anna.bar).to_contain_text(re.compile("Anna.*" + re.escape(anna.t("web-back"))))
    expect(anna.button("web-why-ask-own")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bots_mistake_is_explained_as_the_review_sees_it_and_by_itself_on_demand(
    visit: Visit, table: str, language: str
) -> None:
    anna = visit(language)
    anna.go(f"#/watch/{table}").tab("web-review").click()
    anna.named("combobox", "web-review-of").select_option(index=1)
    worst = anna.named("list", "bot-review-costly").get_by_role("button").first
    worst.click()
    expect(anna.page).to_have_url(re.compile(f"/{BY_BOT - 1}$"))
    reviewed = re.findall(r"\d+ %", plain(worst.inner_text()))[1:]  # after what it cost
    anna.button("web-why").click()
    expect(anna.bar).to_contain_text(anna.t.like("web-why-review", bot=anna.t("bot-fierce")))
    moves = anna.bar.get_by_role("list").get_by_role("button")
    told = [re.findall(r"\d+ %$", plain(text))[0] for text in moves.all_inner_texts()]
    assert told[:2] == reviewed
    anna.button("web-why-ask-own").click()
    expect(anna.bar).to_contain_text(anna.t.like("web-why-own", bot=anna.t("bot-steady")))
    anna.button("web-why-ask-review").click()
    expect(anna.bar).to_contain_text(anna.t.like("web-why-review", bot=anna.t("bot-fierce")))
    anna.page.keyboard.press("Escape")
    expect(moves).to_have_count(0)
    expect(anna.page).to_have_url(re.compile(f"/{BY_BOT - 1}$"))
    expect(worst).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_gives_no_reasons_is_named_and_not_asked_again(
    visit: Visit, server: Server, language: str
) -> None:
    record = Record.of(tiny(BLUNDER), (person("Anna"), Sitter("bot", "uniform"))).write()
    anna = visit(language)
    look_at(anna, upload(server, record).json["table"], BY_BOT).click()
    expect(anna.bar).to_contain_text(
        anna.t.like("bot-why-trouble", kind="mute", bot=anna.t("bot-uniform"))
    )
    expect(anna.bar).to_contain_text(anna.t.like("web-why-review", bot=anna.t("bot-fierce")))
    for other in ("web-why-ask-own", "web-why-ask-review"):
        expect(anna.button(other)).to_have_count(0)


def test_what_nobody_chose_cannot_be_asked_about(visit: Visit, table: str) -> None:
    anna = visit()
    expect(look_at(anna, table, CHANCE)).to_have_count(0)
    expect(look_at(anna, table, BY_BOT)).to_have_count(1)


def test_on_a_phone_what_was_played_comes_first_and_more_can_be_seen_to_follow(
    visit: Visit, table: str
) -> None:
    phone = new_phone(visit, "en")
    look_at(phone, table, BY_BOT).click()
    row = phone.bar.get_by_role("list")
    moves = row.get_by_role("button")
    expect(moves.first).to_contain_text(phone.t("web-why-played"))
    expect(moves.first).to_be_in_viewport(ratio=1)
    expect(moves.nth(1)).to_be_in_viewport()  # but not all of it
    expect(moves.nth(1)).not_to_be_in_viewport(ratio=1)
    faded = "at => getComputedStyle(at).maskImage !== 'none'"
    assert row.evaluate(faded)
    row.evaluate("at => at.scrollTo(at.scrollWidth, 0)")
    expect(moves.last).to_be_in_viewport(ratio=1)
    expect(row).not_to_have_class(re.compile(r"\bafter\b"))
    expect(row).to_have_class(re.compile(r"\bbefore\b"))


def test_on_a_phone_a_costly_decision_brings_the_board_into_sight(visit: Visit, table: str) -> None:
    phone = new_phone(visit, "en")
    phone.go(f"#/watch/{table}").tab("web-review").click()
    phone.named("combobox", "web-review-of").select_option(index=1)
    phone.named("list", "bot-review-costly").get_by_role("button").first.click()
    expect(phone.page).to_have_url(re.compile(f"/{BY_BOT - 1}$"))
    expect(phone.board).to_be_in_viewport(ratio=0.9)


def test_while_the_match_lasts_nobody_can_ask(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(1)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        move_by_pointer(anna, rng)
        come_to_turn(anna, opponent, rng)
        anna.named("slider", "web-replay").fill("1")
        expect(anna.bar).to_contain_text(anna.t.like("web-replay-at", ply=1))
        expect(anna.button("web-why")).to_have_count(0)
