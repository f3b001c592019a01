"""Home: one click to play, a table to one's own taste, invitations, my tables, strange names."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import move_by_pointer
from tests.browser.tables import come_to_turn, duel
from tests.server.server import Server

STRANGE = "<img src=x onerror=alert(1)>"


def test_one_click_plays_against_bots(visit: Visit) -> None:
    anna = visit().go()
    anna.play_now().click()
    expect(anna.board).to_be_visible()
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    move_by_pointer(anna, random.Random(1))
    expect(anna.players.get_by_role("article")).to_have_count(3)
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))  # the bots have moved


def test_what_is_far_below_comes_when_it_is_near(visit: Visit) -> None:
    anna = visit().go()
    expect(anna.cover().locator("svg[viewBox]")).to_be_visible()
    picture = anna.cover("el_grande").locator("svg[viewBox]")
    form = anna.named("region", "web-new-table")
    expect(picture.or_(form)).to_have_count(0)
    anna.cover("el_grande").scroll_into_view_if_needed()
    expect(picture).to_be_visible()
    anna.page.mouse.wheel(0, 9999)
    expect(form).to_be_visible()


def test_a_table_is_made_with_a_form_generated_from_the_games_options(visit: Visit) -> None:
    anna = visit().plan()
    expect(anna.named("textbox", "web-your-name")).to_be_focused()
    anna.page.keyboard.type("Anna")
    anna.button("web-seat-add").click()
    anna.named("combobox", "web-seat", n=2).select_option("friendly")
    anna.named("combobox", "web-seat", n=3).select_option("steady")
    anna.named("checkbox", "kingdoms-option-no_luck").check()
    anna.button("web-open-table").click()
    expect(anna.board).to_be_visible()
    expect(anna.players.get_by_role("article")).to_have_count(3)
    expect(anna.named("group", "kingdoms-word-open-supply")).to_be_visible()
    expect(anna.players).to_contain_text("Anna")


def test_every_option_of_the_game_stands_in_the_form(visit: Visit, server: Server) -> None:
    anna = visit().plan()
    anna.says("web-rulings").click()
    game = server.get("/api/games").json[0]
    assert len(game["options"]) > 5
    for option in game["options"]:
        name = anna.t(f"kingdoms-option-{option['name']}")
        expect(anna.page.get_by_label(name)).to_have_count(1)


def test_a_table_waits_for_guests_who_need_only_a_name(visit: Visit) -> None:
    anna, bela = visit("en"), visit("it")
    anna.plan().named("textbox", "web-your-name").fill("Anna")
    anna.button("web-open-table").click()
    expect(anna.bar).to_contain_text(anna.t("web-waiting-seats"))
    bela.page.goto(anna.named("textbox", "web-invite").input_value())
    bela.button("web-join").click()
    expect(bela.says("web-name-missing")).to_be_visible()
    bela.named("textbox", "web-your-name").fill("Béla")
    bela.button("web-join").click()
    expect(bela.board).to_be_visible()
    expect(anna.bar).not_to_contain_text(anna.t("web-waiting-seats"))
    expect(anna.players).to_contain_text("Béla")


def test_an_invitation_holds_only_once(visit: Visit, server: Server) -> None:
    made = server.make("me", "open")
    server.sit(made)
    late = visit().go(f"#/sit/{made['table']}/{made['invites'][0]['secret']}")
    late.forgive("404")
    expect(late.says("web-sit-taken")).to_be_visible()
    expect(late.named("textbox", "web-your-name")).to_have_count(0)
    late.link("web-watch").click()
    expect(late.board).to_be_visible()


def test_an_invitation_says_what_it_is_for(visit: Visit, server: Server) -> None:
    made = server.make("me", "open", name="Anna", options={"no_luck": "yes"})
    bela = visit("de").go(f"#/sit/{made['table']}/{made['invites'][0]['secret']}")
    page = bela.page.get_by_role("main")
    for told in ("kingdoms-title", "kingdoms-colour-red", "kingdoms-option-no_luck"):
        expect(page).to_contain_text(bela.t(told))
    expect(page).to_contain_text("Anna")


def test_who_is_named_like_a_bot_is_still_a_person(visit: Visit, server: Server) -> None:
    anna = visit()
    made = server.make("open", "me", name="greedy")
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    anna.go()
    mine = anna.named("region", "web-my-tables")
    expect(mine).to_contain_text("greedy")
    expect(mine).not_to_contain_text(anna.t("web-bot"))


def test_a_box_that_could_not_be_read_is_not_forgotten(visit: Visit) -> None:
    anna = visit().plan()
    anna.says("web-box").click()
    empty = {"name": "box.toml", "mimeType": "text/plain", "buffer": b""}
    anna.page.get_by_label(anna.t("web-box-choose")).set_input_files(empty)  # type: ignore[arg-type]
    expect(anna.says("web-problem-empty-file")).to_be_visible()
    anna.button("web-open-table").click()
    expect(anna.says("web-box-refused")).to_be_visible()
    anna.button("web-box-remove").click()
    anna.button("web-open-table").click()
    expect(anna.board).to_be_visible()


def test_an_address_of_no_page_says_so(visit: Visit) -> None:
    lost = visit().go("#/what/ever")
    expect(lost.says("web-lost-page")).to_be_visible()
    lost.link("web-home").click()
    expect(lost.play_now()).to_be_visible()


def test_my_tables_say_where_i_am_to_move(visit: Visit, server: Server) -> None:
    anna, rng = visit(), random.Random(2)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.page.get_by_role("heading", level=1).get_by_role("link").click()
        mine = anna.named("region", "web-my-tables").get_by_role("listitem")
        expect(mine).to_contain_text(anna.t("web-state-mine"))
        mine.get_by_role("link").click()
        expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
        move_by_pointer(anna, rng)
        anna.go()
        expect(mine).to_contain_text(anna.t("web-state-theirs"))


@pytest.mark.parametrize("name", [STRANGE, "a & b <b>bold</b>"])
def test_names_with_html_in_them_are_shown_as_text(visit: Visit, server: Server, name: str) -> None:
    anna = visit()
    made = server.make("open", "open")
    server.sit(made, 1, name=name)
    anna.sit(made["table"], made["invites"][0]["secret"], name)
    expect(anna.players.get_by_text(name)).to_have_count(2)
    expect(anna.page.locator(".chronicle img, main img, main b b")).to_have_count(0)
    anna.go()
    expect(anna.named("region", "web-my-tables")).to_contain_text(name)
