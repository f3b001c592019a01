"""Manners of the table: what it says of itself, and that nothing outlives its moment."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import move_by_pointer, open_squares, short_box, targets
from tests.browser.tables import come_to_turn, duel, play_to_the_end, watch
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.server import Server

LONG = "Maximiliana Alexandra von Hohenzollern"


def width_of(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"]


@pytest.mark.parametrize("width", [1440, 1280, 390])
def test_a_long_name_hides_nobody_s_score(visit: Visit, server: Server, width: int) -> None:
    anna = visit(viewport={"width": width, "height": 800})
    made = server.make("open", "greedy")
    anna.sit(made["table"], made["invites"][0]["secret"], LONG)
    scores = anna.players.get_by_role("status")
    expect(scores).to_have_count(2)
    for score in scores.all():
        assert width_of(score) <= width
        seat = score.locator("xpath=..")
        assert width_of(score) <= width_of(seat)


def test_a_confirmed_move_leaves_nothing_in_hand(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(1)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.button("web-preferences").click()
        anna.named("checkbox", "web-preference-confirm").check()
        anna.page.keyboard.press("Escape")
        castle = anna.hand.get_by_role("button", name=anna.t.like("web-castle", rank=2))
        castle.click()
        anna.square(open_squares(anna)[0]).click()
        anna.bar.get_by_role("button", name=anna.t.like("web-confirm")).click()
        come_to_turn(anna, opponent, rng)
        expect(castle).to_have_attribute("aria-pressed", "false")
        expect(targets(anna)).to_have_count(0)


@pytest.mark.parametrize("key", ["ArrowLeft", "Home", "End"])
def test_no_key_throws_a_player_out_of_the_game(visit: Visit, server: Server, key: str) -> None:
    anna, rng = visit(), random.Random(2)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.tab("web-table-view").click()
        castle = anna.hand.get_by_role("button", name=anna.t.like("web-castle", rank=2))
        for place in (castle, anna.page.get_by_role("tabpanel"), anna.page.get_by_role("main")):
            place.focus()
            anna.page.keyboard.press(key)
        opponent.sync()
        expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
        expect(anna.page).to_have_url(re.compile(f"{opponent.table}$"))


@pytest.mark.parametrize("screen", [(1440, 900), (1280, 720), (390, 844)])
def test_the_table_view_breaks_no_word_and_can_be_read_to_its_end(
    visit: Visit, server: Server, screen: tuple[int, int]
) -> None:
    anna, rng = visit(viewport={"width": screen[0], "height": screen[1]}), random.Random(6)
    made = server.make("open", "open", options={"no_luck": "yes"})
    sat = server.sit(made, 1)
    anna.sit(made["table"], made["invites"][0]["secret"], LONG)
    with Client(server, made["table"], sat["secret"]) as opponent:
        for _ in range(6):
            come_to_turn(anna, opponent, rng)
            move_by_pointer(anna, rng)
    anna.tab("web-table-view").click()
    cells = anna.page.get_by_role("tabpanel").locator("tbody td")
    expect(cells).to_have_count(35)
    heights = cells.evaluate_all("all => all.map((at) => at.getBoundingClientRect().height)")
    assert max(heights) < 70  # three lines
    wraps = cells.evaluate_all("all => all.map((at) => getComputedStyle(at).overflowWrap)")
    assert set(wraps) == {"normal"}
    panel = anna.page.get_by_role("tabpanel")
    wider = int(panel.evaluate("at => at.scrollWidth - at.clientWidth"))
    assert wider <= 0 or screen[0] < 640
    if wider > 0:
        panel.focus()
        for _ in range(30):
            anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_timeout(500)
        assert panel.evaluate("at => at.scrollLeft") >= wider - 1


def test_the_table_says_which_game_and_variants_are_played(visit: Visit, server: Server) -> None:
    anna = visit("de")
    options = {"no_luck": "yes", "debt": "clamped"}
    watch(anna, server.make("greedy", "greedy", options=options)["table"])
    game = anna.button("kingdoms-title")
    expect(game).to_contain_text(anna.t("kingdoms-option-no_luck"))
    expect(game).not_to_contain_text(anna.t("kingdoms-option-as_you_go"))
    game.click()
    expect(anna.says("kingdoms-option-debt-clamped")).to_be_visible()
    expect(anna.says("kingdoms-option-no_luck.help")).to_be_visible()
    anna.button("web-close").click()
    expect(anna.says("kingdoms-option-debt-clamped")).not_to_be_visible()


def finish(visitor: Visitor, opponent: Client) -> None:
    play_to_the_end(visitor, opponent, random.Random(3))
    visitor.go_on.click()


@pytest.mark.parametrize("screen", [(1440, 900), (1280, 720), (390, 844)])
def test_the_end_shows_the_ranking_and_what_to_do_next(
    visit: Visit, server: Server, screen: tuple[int, int]
) -> None:
    anna = visit(viewport={"width": screen[0], "height": screen[1]})
    with duel(server, anna, box=short_box()) as opponent:
        finish(anna, opponent)
        for thing in (
            anna.named("table", "web-ranking").get_by_role("row").last,
            anna.button("web-rematch"),
            anna.button("web-replay-start"),
            anna.link("web-record"),
        ):
            expect(thing).to_be_in_viewport(ratio=1)
            thing.click(trial=True)  # nothing lies over it
        anna.button("web-see-board").click()
        expect(anna.named("table", "web-ranking")).to_have_count(0)
        anna.bar.get_by_role("button", name=anna.t("web-ranking")).click()
        expect(anna.named("table", "web-ranking")).to_be_visible()


def test_who_is_asked_for_a_rematch_is_told_and_joins(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, box=short_box()) as opponent:
        finish(anna, opponent)
        expect(anna.says("web-rematch-asked")).to_have_count(0)
        secret = {"secret": opponent.secret}
        again = server.post(f"/api/tables/{opponent.table}/rematch", secret).json
        expect(anna.bar).to_contain_text(anna.t("web-rematch-asked"))
        anna.bar.get_by_role("button", name=anna.t("web-rematch-join")).click()
        expect(anna.page).to_have_url(re.compile(again["table"]))
        expect(anna.hand).to_be_visible()


def test_a_refusal_goes_with_its_moment_and_covers_nothing(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(4)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        castle = anna.hand.get_by_role("button", name=anna.t.like("web-castle", rank=2))
        castle.click()
        square, other = open_squares(anna)[:2]
        anna.square(square).click()
        expect(anna.bar).not_to_contain_text(anna.t("web-your-turn"))
        anna.square(other).click(force=True)
        expect(anna.refusal).to_be_visible()
        above = anna.refusal.bounding_box()
        board = anna.board.bounding_box()
        assert above is not None and board is not None
        assert above["y"] + above["height"] <= board["y"]
        come_to_turn(anna, opponent, rng)
        expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
        expect(anna.refusal).to_have_count(0)


def test_a_square_before_a_piece_needs_no_second_notice(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(5)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        free = opponent.view["board"].index("..")
        anna.square(opponent.welcome["box"]["squares"][free]).click(force=True)
        opponent.sync()
        expect(anna.bar).to_contain_text(anna.t("web-ask-choose"))
        expect(anna.refusal).to_have_count(0)


def test_whoever_comes_to_a_table_starts_there(visit: Visit, server: Server) -> None:
    anna = watch(visit(), server.make("greedy", "greedy")["table"])
    expect(anna.page.get_by_role("main")).to_be_focused()


def test_who_lost_the_seat_is_told_in_the_bar_and_offered_no_move(
    visit: Visit, server: Server
) -> None:
    anna, rng = visit(), random.Random(7)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        move_by_pointer(anna, rng)
        kept = "JSON.parse(localStorage.getItem('crownlands.seats'))[0].secret"
        secret = {"secret": anna.page.evaluate(kept)}
        server.post(f"/api/tables/{opponent.table}/renew", secret)
        expect(anna.bar).to_contain_text(anna.t("web-revoked"))
        expect(anna.bar.get_by_role("button")).to_have_count(0)
        anna.bar.get_by_role("link", name=anna.t("web-watch")).click()
        expect(anna.bar).to_contain_text(anna.t("web-watching"))


def test_a_move_that_is_not_there_leaves_the_address(visit: Visit, server: Server) -> None:
    table = server.make("open", "open")["table"]
    anna = visit().go(f"#/watch/{table}/99999")
    expect(anna.board).to_be_visible()
    expect(anna.page).to_have_url(re.compile(f"{table}$"))
