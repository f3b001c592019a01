"""El Grande in the browser: cards step by step, the disc, the veto, a whole game."""

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.el_grande import (
    FREE,
    GRANDE,
    KING,
    LOW,
    RETREAT,
    TWO_ROWS,
    VETO,
    asks,
    box,
    box_of,
    card,
    choose,
    come_to_cards,
    duel,
    elsewhere,
    end_turn,
    home,
    mode,
    near,
    play,
    power,
    press,
    stands,
    take_veto,
    to_the_scoring,
    wedge,
)
from tests.browser.keyboard import focused_name, tab_to
from tests.browser.playing import click, close_scoring, is_on_turn, is_over
from tests.browser.tables import watch
from tests.browser.visitor import Visitor
from tests.server.server import Server

# ---------------------------------------------------------------- turns


def test_one_click_opens_a_game_against_bots(visit: Visit) -> None:
    anna = visit().go()
    anna.play_now(GRANDE).click()
    expect(anna.board).to_be_visible()
    expect(anna.players.get_by_role("article")).to_have_count(3)
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    expect(card(anna, 5)).to_be_visible()


def test_caballeros_are_placed_beside_the_king_only(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna) as opponent:
        come_to_cards(anna, opponent)
        card(anna, 3).click()
        asks(anna, "place", n=3)
        opponent.sync()
        king = opponent.view["king"]
        press(anna, king)  # not open, but whoever tries is told why
        expect(anna.refusal).to_contain_text(anna.t(f"{GRANDE}-refused-kings-region"))
        beside = near(opponent.view, opponent)[0]
        before = opponent.view["places"][beside]["caballeros"][0]
        choose(anna, beside)
        asks(anna, "place", n=2)
        stands(anna, beside, f"Anna {before + 1}")
        anna.button("web-undo").click()
        asks(anna, "place", n=3)
        choose(anna, "castillo")
        asks(anna, "place", n=2)
        stands(anna, "castillo", anna.t(f"{GRANDE}-word-castillo-closed"))


def test_an_intrigue_goes_one_caballero_at_a_time(visit: Visit, server: Server) -> None:
    anna = visit("de")
    with duel(server, anna) as opponent:
        come_to_cards(anna, opponent)
        opponent.sync()
        own, theirs = home(opponent, 0), home(opponent, 1)
        goal = elsewhere(opponent, own, theirs)
        card(anna, 1).click()
        mode(anna, "mode-special").click()
        asks(anna, "source")
        expect(anna.bar).to_contain_text(anna.t.like(f"{GRANDE}-word-left-both", own=2, foreign=2))
        choose(anna, own)
        asks(anna, "target", seat="Anna", region=anna.t(f"{GRANDE}-place-{own}"))
        anna.page.keyboard.press("Escape")
        asks(anna, "source")
        for region, own_left, foreign_left in ((own, 1, 2), (theirs, 1, 1)):
            choose(anna, region)
            choose(anna, goal)
            left = anna.t.like(f"{GRANDE}-word-left-both", own=own_left, foreign=foreign_left)
            expect(anna.bar).to_contain_text(left)
        stands(anna, goal, "Anna 1.*Béla 1")
        choose(anna, goal)  # both stand there: whose?
        asks(anna, "owner", region=anna.t(f"{GRANDE}-place-{goal}"))
        anna.bar.get_by_role("button", name="Béla").click()
        choose(anna, own)
        stands(anna, own, "Béla 1")
        anna.button(f"{GRANDE}-move-enough").click()
        asks(anna, "place", n=1)


def test_a_scoreboard_is_chosen_and_laid(visit: Visit, server: Server) -> None:
    anna = visit("de", viewport=LOW)
    with duel(server, anna, boards="7, 5, 1") as opponent:
        come_to_cards(anna, opponent)
        opponent.sync()
        goal = elsewhere(opponent)
        assert card(anna, 4).locator(".picture text").all_text_contents() == [*"751400"]
        card(anna, 4).click()
        asks(anna, "place", n=4)
        anna.page.keyboard.press("s")
        asks(anna, "board")
        _, top, _, bottom = box(anna.bar)
        assert bottom - top <= TWO_ROWS
        anna.bar.get_by_role("button", name=re.compile("4.0.0")).click()
        choose(anna, goal)
        asks(anna, "place", n=4)
        stands(anna, goal, anna.t(f"{GRANDE}-word-scoreboard") + ": 4;")  # two seats: one place


def test_a_card_without_a_choice_has_one_button_and_scores_in_passing(
    visit: Visit, server: Server
) -> None:
    anna = visit("de", viewport={"width": 1280, "height": 720})
    with duel(server, anna) as opponent:
        come_to_cards(anna, opponent)
        card(anna, 3).click()
        choose(anna, "castillo")
        asks(anna, "place", n=2)
        expect(anna.bar.locator("button.mode")).to_have_count(0)
        anna.button(f"{GRANDE}-move-use").click()
        expect(anna.go_on).to_be_visible()
        expect(anna.go_on).to_have_count(0)  # nobody pressed it
        asks(anna, "end")


# ---------------------------------------------------------------- the disc, the veto


def test_the_disc_is_turned_and_sealed(visit: Visit, server: Server) -> None:
    anna, guest = visit("hu"), visit("it")
    with duel(server, anna) as opponent:
        to_the_scoring(anna, opponent)
        watch(guest, opponent.table)
        opponent.sync()
        wedge(anna, opponent.view["king"]).click(force=True)
        expect(anna.refusal).to_contain_text(anna.t(f"{GRANDE}-refused-kings-region"))
        homes = (home(opponent, 0), home(opponent, 1))
        one = elsewhere(opponent, *homes)
        other = elsewhere(opponent, *homes, one)
        wedge(anna, one).click()
        asks(anna, "disc-chosen", region=anna.t(f"{GRANDE}-place-{one}"))
        choose(anna, other)  # the map turns it as well
        expect(wedge(anna, other)).to_have_attribute("aria-pressed", "true")
        anna.button(f"{GRANDE}-word-set-disc").click()
        expect(anna.go_on).to_be_visible()
        told = anna.page.get_by_role("table").first
        expect(told).to_contain_text(anna.t(f"{GRANDE}-place-castillo"))
        expect(told.get_by_role("rowheader")).to_have_count(11)  # ten places and the sum
        expect(guest.go_on).to_be_visible()
        expect(guest.go_on).to_have_count(0)  # who only watches need not press it
        expect(anna.go_on).to_be_visible()
        close_scoring(anna, click)
        stands(anna, other, "Anna 1")


def test_who_has_single_caballeros_only_sends_one_back(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, deck2=RETREAT) as opponent:
        come_to_cards(anna, opponent)
        card(anna, 1).click()
        mode(anna, "mode-special").click()
        choose(anna, home(opponent, 0))  # where her only two stand
        choose(anna, elsewhere(opponent, home(opponent, 0)))
        anna.button(f"{GRANDE}-move-enough").click()
        end_turn(anna)
        play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 2}, {"type": "use"})
        expect(anna.bar).to_contain_text(anna.t("web-grande-retreat-one"))


def test_a_veto_stops_what_was_announced(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, deck2=VETO) as opponent:
        take_veto(anna, opponent)
        before = opponent.view["king"]
        play(opponent, {"type": "king", "region": elsewhere(opponent)})
        expect(anna.bar).to_contain_text(anna.t(f"{GRANDE}-card-{KING}"))
        expect(anna.bar).to_contain_text(anna.t.like(f"{GRANDE}-move-king"))
        expect(anna.button("web-grande-pass")).to_be_visible()
        expect(anna.board.locator(".announced")).to_have_count(2)  # from where, and where to
        anna.page.keyboard.press("v")
        stands(anna, before, anna.t(f"{GRANDE}-word-king-here"))
        opponent.until_turn()
        assert opponent.view["king"] == before


def test_a_holder_may_ask_to_be_left_alone_and_change_its_mind(
    visit: Visit, server: Server
) -> None:
    anna = visit("de")
    with duel(server, anna, rounds=2, deck2=VETO) as opponent:
        come_to_cards(anna, opponent)
        card(anna, 2).click()
        end_turn(anna)
        play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 1})
        play(opponent, {"type": "end-turn"}, {"type": "power", "value": 13})
        power(anna, 5).click()
        play(opponent, {"type": "take", "deck": 5})
        play(opponent, {"type": "king", "region": elsewhere(opponent)})
        anna.button("web-grande-unless-place").click()
        asks(anna, "unless")
        anna.page.keyboard.press("Escape")
        expect(anna.button("web-grande-unless-me")).to_be_visible()
        anna.bar.get_by_role("button", name=anna.t("web-grande-not-round")).click()
        play(opponent, {"type": "end-turn"})
        wish = anna.t(f"{GRANDE}-table-asked", asked="not-round", place="")
        asks(anna, "income")
        mode(anna, "call", n=4).click()
        expect(anna.bar).to_contain_text(wish)
        anna.page.keyboard.press("n")
        asks(anna, "take")
        expect(anna.bar).not_to_contain_text(wish)


def test_who_watches_a_place_is_asked_about_it_in_full(visit: Visit, server: Server) -> None:
    anna = visit("it")
    with duel(server, anna, deck2=VETO) as opponent:
        come_to_cards(anna, opponent)
        card(anna, 2).click()
        end_turn(anna)
        play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 1})
        start, goal = home(opponent, 1), elsewhere(opponent, home(opponent, 1))
        move = {"type": "move", "owner": 1, "region": start, "to": goal}
        play(opponent, move)
        anna.button("web-grande-unless-place").click()
        choose(anna, goal)
        play(opponent, move)
        expect(anna.bar).to_contain_text(anna.t(f"{GRANDE}-place-{goal}"))
        anna.button(f"{GRANDE}-move-veto").click()
        opponent.until_turn()
        assert opponent.view["places"][goal]["caballeros"][1] == 1


# ---------------------------------------------------------------- a whole game


def by_mouse(visitor: Visitor, rng: random.Random) -> None:
    """One step of a turn: whatever is open on the screen, or else a button of the bar."""
    opens = ":not([aria-disabled=true])"
    set_disc = visitor.button(f"{GRANDE}-word-set-disc")
    cards = visitor.hand.locator(f".powers button{opens}")
    market = visitor.page.locator(f".cards button{opens}")
    owners = visitor.bar.locator("button.mode[aria-pressed=false]")
    places = visitor.board.locator(f"[role=button]{opens}")
    commands = visitor.bar.locator("button.primary")
    choices = [set_disc, cards, market, places, commands]
    if not places.count() or rng.random() < 0.3:
        choices.insert(3, owners)
    if rng.random() < 0.15:
        choices = [commands, *choices]
    for each in choices:
        if count := each.count():
            one = each.nth(rng.randrange(count))
            one.click(position=one.evaluate(FREE)) if each is places else one.click()
            return


def by_keyboard(visitor: Visitor, rng: random.Random) -> None:
    """One step of a turn, by the keys that the page tells of."""
    keys = visitor.page.keyboard
    asked = visitor.bar.inner_text()
    hot = [key for key in visitor.bar.locator("kbd").all_inner_texts() if key not in "UHEsc"]
    if visitor.t(f"{GRANDE}-ask-power") in asked:
        keys.press(str(rng.randint(0, 9)))
    elif visitor.t(f"{GRANDE}-ask-take") in asked or visitor.t.like(f"{GRANDE}-ask-owner").search(
        asked
    ):
        keys.press(str(rng.randint(1, 5)))
    elif "D" in hot:
        keys.press("d")
    elif rng.random() < 0.2:
        keys.press("s")
    elif rng.random() < 0.75 or not hot:
        choose_by_arrows(visitor, rng)
    else:
        keys.press(rng.choice(hot))


def choose_by_arrows(visitor: Visitor, rng: random.Random) -> None:
    """Walk over the board until a place can be chosen; else leave it at that."""
    tab_to(visitor, re.compile("^[^:]+: .*; "))
    for _ in range(24):
        if visitor.t.like("web-grande-open").search(focused_name(visitor)):
            visitor.page.keyboard.press("Enter")
            return
        arrows = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
        visitor.page.keyboard.press(rng.choice(arrows))
    visitor.page.keyboard.press("e")


def await_quiet(visitor: Visitor) -> None:
    expect(visitor.bar).not_to_contain_text(visitor.t.like("web-thinking"))


def test_mouse_and_keyboard_play_a_whole_game(visit: Visit, server: Server) -> None:
    anna, bela = visit("en", viewport={"width": 1280, "height": 720}), visit("de")
    made = server.make("open", "open", game=GRANDE, box=box_of(2))
    for visitor, at, name in ((anna, 0, "Anna"), (bela, 1, "Béla")):
        visitor.sit(made["table"], made["invites"][at]["secret"], name)
    rng = random.Random(5)
    for _ in range(1500):
        if is_over(anna) and is_over(bela):
            break
        for visitor in (anna, bela):
            if visitor.go_on.count():
                visitor.page.keyboard.press("Escape")  # it may go by itself at this very moment
            elif is_on_turn(visitor):
                by_mouse(visitor, rng) if visitor is anna else by_keyboard(visitor, rng)
                await_quiet(visitor)
    for visitor in (anna, bela):
        close_scoring(visitor, click)
        ranking = visitor.named("table", "web-ranking")
        expect(ranking.get_by_role("row")).to_have_count(3)
        expect(ranking).to_contain_text(visitor.t(f"{GRANDE}-word-regions"))
