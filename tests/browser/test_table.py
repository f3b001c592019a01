"""At the table: secrets, reloads, devices, languages, undo, hints, confirming, and refusals."""

import json
import random
import re

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    await_answer,
    click,
    move_by_pointer,
    open_squares,
    short_box,
    take_piece,
    targets,
)
from tests.browser.tables import come_to_turn, duel, play_to_the_end, watch
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES, Words, plain
from tests.server.client import Client
from tests.server.server import Server


def listen(visitor: Visitor) -> list[str]:
    """All that the server will tell this visitor's page."""
    heard: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    visitor.page.on("websocket", follow)
    return heard


def test_a_spectator_watches_by_the_link_and_sees_no_hidden_tile(
    visit: Visit, server: Server
) -> None:
    anna, sara, rng = visit(), visit(), random.Random(3)
    heard = listen(sara)
    with duel(server, anna) as opponent:
        anna.page.get_by_text(anna.t("web-links")).click()
        sara.page.goto(anna.named("textbox", "web-watch-link").input_value())
        expect(sara.board).to_be_visible()
        for _ in range(6):
            come_to_turn(anna, opponent, rng)
            move_by_pointer(anna, rng)
        sara.await_squares(anna.squares)
        expect(sara.hand).to_have_count(0)
        assert sara.board.get_by_role("button", name=sara.t.like("web-square-open")).count() == 0
    views = [told["view"] for told in map(json.loads, heard) if told["t"] == "update"]
    assert len(views) > 6
    assert {tile for view in views for tile in view["starting"]} <= {"??", None}
    assert {view["held"] for view in views} <= {"??", None}


def test_a_reload_in_mid_turn_keeps_seat_and_position(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(4)
    with duel(server, anna) as opponent:
        for _ in range(3):
            come_to_turn(anna, opponent, rng)
            move_by_pointer(anna, rng)
        come_to_turn(anna, opponent, rng)
        take_piece(anna, rng, click)
        before = anna.squares
        anna.page.reload()
        expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
        anna.await_squares(before)
        move_by_pointer(anna, rng)


def test_the_same_seat_goes_on_at_another_device(visit: Visit, server: Server) -> None:
    anna, phone, rng = visit("en"), visit("de"), random.Random(5)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.page.get_by_text(anna.t("web-links")).click()
        anna.page.locator("summary").get_by_text(anna.t("web-device")).click()
        phone.page.goto(anna.named("textbox", "web-device").input_value())
        phone.button("web-sit-continue").click()
        expect(phone.bar).to_contain_text(phone.t("web-your-turn"))
        move_by_pointer(phone, rng)
        come_to_turn(anna, opponent, rng)
        move_by_pointer(anna, rng)


def test_a_language_chosen_in_mid_game_changes_every_sentence(visit: Visit, server: Server) -> None:
    anna, rng = visit("en"), random.Random(6)
    with duel(server, anna, box=short_box(rounds=2)) as opponent:
        for _ in range(5):
            come_to_turn(anna, opponent, rng)
            move_by_pointer(anna, rng)
        sara = watch(visit("en"), opponent.table)
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            choose_language(sara, language)
            native = watch(visit(language), opponent.table)
            assert len(native.chronicle) > 8
            assert sara.chronicle == native.chronicle
            assert (
                sara.page.locator("body").inner_text() == native.page.locator("body").inner_text()
            )


def choose_language(visitor: Visitor, language: str) -> None:
    visitor.named("combobox", "web-language").select_option(language)
    visitor.t = Words(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.board).to_be_visible()


def test_a_refusal_follows_the_language_too(visit: Visit, server: Server) -> None:
    anna, rng = visit("en"), random.Random(7)
    with duel(server, anna) as opponent:
        provoke(anna, opponent, rng)
        english = anna.refusal.inner_text()
        choose_language(anna, "hu")
        expect(anna.refusal).not_to_contain_text(english)
        expect(anna.refusal).to_contain_text(anna.t("web-see-rule"))


def test_a_move_is_taken_back_as_long_as_nothing_was_revealed(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(8)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        before = anna.squares
        anna.hand.get_by_role("button", name=anna.t.like("web-castle", rank=2)).click()
        square = rng.choice(open_squares(anna))
        anna.square(square).click()
        anna.button("web-undo").click()
        expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
        anna.await_squares(before)
        anna.hand.get_by_role("button", name=anna.t.like("web-draw")).click()
        expect(targets(anna).first).to_be_attached()
        expect(anna.button("web-undo")).to_have_count(0)


def test_a_hint_is_given_on_demand(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(9)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.button("web-hint").click()
        expect(anna.bar).to_contain_text(anna.t.like("web-hint-is"))


def test_who_wishes_so_confirms_every_move(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(10)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.button("web-preferences").click()
        anna.named("checkbox", "web-preference-confirm").check()
        anna.page.keyboard.press("Escape")
        before = opponent.rev
        for answer in ("web-back", "web-confirm"):
            take_piece_if_none(anna)
            anna.square(open_squares(anna)[0]).click()
            expect(anna.button("web-confirm")).to_be_visible()
            opponent.sync()
            assert opponent.rev == before
            anna.bar.get_by_role("button", name=anna.t.like(answer)).click()
        opponent.until_rev(before + 1)


def take_piece_if_none(visitor: Visitor) -> None:
    if not open_squares(visitor):
        visitor.hand.get_by_role("button", name=visitor.t.like("web-castle", rank=2)).click()


def test_an_illegal_attempt_is_explained_with_a_link_to_its_rule(
    visit: Visit, server: Server
) -> None:
    anna, rng = visit(), random.Random(11)
    with duel(server, anna) as opponent:
        provoke(anna, opponent, rng)
        link = anna.refusal.get_by_role("link")
        expect(link).to_have_attribute("href", re.compile(r"^#/rules/kingdoms/\w+$"))
        with anna.context.expect_page() as opened:
            link.click()
        chapter = opened.value
        name = (link.get_attribute("href") or "").rpartition("/")[2]
        title = anna.t(f"kingdoms-rules-{name}.title")
        expect(chapter.get_by_role("heading", name=title)).to_be_in_viewport()


def provoke(visitor: Visitor, opponent: Client, rng: random.Random) -> None:
    """Try to place a castle where something stands."""
    come_to_turn(visitor, opponent, rng)
    move_by_pointer(visitor, rng)
    come_to_turn(visitor, opponent, rng)
    take_piece_if_none(visitor)
    free = set(open_squares(visitor))
    taken = next(at for at in opponent.welcome["box"]["squares"] if at not in free)
    visitor.square(taken).click(force=True)
    expect(visitor.refusal).to_be_visible()


def test_the_tab_of_the_browser_calls_to_the_table(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(12)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        expect(anna.page).to_have_title(re.compile(re.escape(anna.t("web-your-turn"))))


@pytest.mark.parametrize("twin", ["web-table-view", "web-options"])
def test_a_turn_can_be_made_without_the_board(visit: Visit, server: Server, twin: str) -> None:
    anna, rng = visit(), random.Random(13)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        before = opponent.rev
        anna.tab(twin).click()
        if twin == "web-table-view":
            anna.hand.get_by_role("button", name=anna.t.like("web-castle", rank=1)).click()
        name = "web-square" if twin == "web-table-view" else "kingdoms-move-place-castle"
        panel = anna.page.get_by_role("tabpanel")
        panel.get_by_role("button", name=anna.t.like(name)).last.click()
        opponent.until_rev(before + 1)


def test_scores_are_told_line_by_line_then_ranked_and_played_again(
    visit: Visit, server: Server
) -> None:
    anna, rng = visit(reduced_motion="no-preference"), random.Random(14)
    with duel(server, anna, box=short_box(rows=3, columns=4)) as opponent:
        come_to_turn(anna, opponent, rng)
        place(anna, "kingdoms-word-your-starting-tile")  # so that there is something to score
        play_to_the_end(anna, opponent, rng)
        scoring = anna.page.get_by_role("region", name=anna.t.like("kingdoms-event-round-ended"))
        rows = scoring.locator("tbody").get_by_role("row")
        expect(rows.first).to_be_visible()
        first = rows.count()
        anna.button("web-skip").click()
        expect(anna.button("web-skip")).to_have_count(0)
        assert rows.count() >= first  # it may be that a single line scores
        assert said_gains(scoring.inner_text(), opponent.view["money"])
        anna.go_on.click()
        ranking = anna.named("table", "web-ranking")
        expect(ranking.get_by_role("row")).to_have_count(3)
        told = ranking.inner_text().replace("−", "-")
        assert all(str(money) in told for money in opponent.view["money"])
        anna.button("web-rematch").click()
        expect(anna.board).to_be_visible()
        expect(ranking).to_have_count(0)
        secret = {"secret": opponent.secret}
        again = server.post(f"/api/tables/{opponent.table}/rematch", secret).json
        assert again["table"] in anna.page.url


def place(visitor: Visitor, piece: str, **args: int | str) -> None:
    visitor.hand.get_by_role("button", name=visitor.t.like(piece, **args)).click()
    square = open_squares(visitor)[0]
    visitor.square(square).click()
    await_answer(visitor, square)


def said_gains(text: str, money: list[int]) -> bool:
    """Whether the totals of the scoring lead from the starting money to the final."""
    totals = [f"{amount - 50:+d}".replace("-", "−") for amount in money]
    return all(total in plain(text) for total in totals)
