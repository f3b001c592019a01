"""Royals in the browser: drawing, payments, takeovers, a whole game, a phone, an edited box."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from crownlands.games.royals import GAME
from tests.browser import test_access, test_phone
from tests.browser.conftest import Visit
from tests.browser.keyboard import focused_name, tab_to
from tests.browser.playing import Act, click, close_scoring, is_on_turn, is_over, tap
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES
from tests.server.client import Client
from tests.server.server import Server

ROYALS = GAME.name
KINDS = 8  # of cards in one hand: four of countries, four of intrigue
TWO_COUNTRIES = (("france", 50), ("spain", 0))  # so that every card is one of France


def box_of(countries: tuple[tuple[str, int], ...], hand: int = 12) -> str:
    """The standard box with these countries, so many cards of each for two, three at first."""
    before, *parts = re.split(
        r"(?m)^(?=\[\[(?:title|country|city)\]\]|# (?:Countr|Cit))", GAME.standard_box().text
    )
    cards = dict(countries)
    kept = []
    for part in parts:
        named = re.search(r'(?m)^(?:name|country) = "(\w+)"$', part)
        if part.startswith("[[country]]"):
            assert named is not None
            if named[1] not in cards:
                continue
            counts = ", ".join(
                f"{seats} = {cards[named[1]] * (seats - 1)}" for seats in range(2, 6)
            )
            part = re.sub(r"cards = \{.*\}", f"cards = {{ {counts} }}", part)
        elif part.startswith("[[city]]") and not re.search(
            rf'country = "(?:{"|".join(cards)})"', part
        ):
            continue
        kept.append(part)
    text = "".join([before, *kept])
    text = re.sub(r"(?m)^country = 12$", f"country = {hand}", text)
    return re.sub(r"(?m)^2 = \[2, 3\]$", "2 = [3, 3]", text)


@contextmanager
def duel(server: Server, visitor: Visitor, act: Act = click) -> Iterator[Client]:
    """The visitor has drawn three cards of France, the first turn is hers; the answer is Béla."""
    made = server.make(
        "open", "open", game=ROYALS, box=box_of(TWO_COUNTRIES), options={"starter": "1"}
    )
    sat = server.sit(made, 1)
    visitor.sit(made["table"], made["invites"][0]["secret"], "Anna")
    draw(visitor, 3, act)
    with Client(server, made["table"], sat["secret"]) as opponent:
        yield opponent


def draw(visitor: Visitor, cards: int, act: Act = click) -> None:
    """So many from the pile, by its own button."""
    for left in range(cards, 0, -1):
        expect(visitor.bar).to_contain_text(visitor.t.like(f"{ROYALS}-word-draws-left", n=left))
        act(pile(visitor, "pile-left"))
    expect(visitor.bar).not_to_contain_text(visitor.t.like(f"{ROYALS}-word-draws-left"))


def pile(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.t.like(f"{ROYALS}-word-{name}"))


def position(visitor: Visitor, city: str, title: str) -> Locator:
    t = visitor.t
    name = f"^{t(f'{ROYALS}-title-{title}')}, {t(f'{ROYALS}-city-{city}')}:"
    return visitor.board.get_by_role("button", name=re.compile(name))


def fan(visitor: Visitor, country: str = "france") -> Locator:
    """The cards of a country in the visitor's hand."""
    name = visitor.t(f"{ROYALS}-country-{country}")
    return visitor.hand.get_by_role("button", name=re.compile(f"^{name}: "))


def bill(visitor: Visitor, city: str, title: str) -> Locator:
    t = visitor.t
    names = {"city": t(f"{ROYALS}-city-{city}"), "title": t(f"{ROYALS}-title-{title}")}
    return visitor.named("group", f"{ROYALS}-word-payment", **names)


def held_by(visitor: Visitor, name: str) -> re.Pattern[str]:
    return visitor.t.like(f"{ROYALS}-word-held-by", seat=name)


def end_turn(visitor: Visitor, act: Act = click) -> None:
    act(visitor.button(f"{ROYALS}-move-end-turn"))


def play(opponent: Client, *moves: dict[str, str]) -> None:
    """These moves, one after the other, once it is the opponent's turn."""
    opponent.until_turn()
    for move in moves:
        rev = opponent.rev
        opponent.play(opponent.find(**move))
        opponent.until_rev(rev + 1)


DRAW_THREE = [{"type": "draw-from-pile"}] * 3
END = {"type": "end-turn"}


def take_turn(player: Client, plan: str, *, place: dict[str, str] | None = None) -> None:
    """Draw as planned, perhaps claim that place, and keep what cards may be kept."""
    player.until_turn()
    step(player, plan, "draw-intrigue", "draw-from-pile")
    if place:
        play(player, place)
        step(player, "pay-card", "pay-in-joker")
    step(player, "end-turn", "discard-card", "discard-intrigue")


def step(player: Client, *kinds: str) -> None:
    """Moves of these kinds, as long as there are any."""
    vocabulary = player.welcome["vocabulary"]
    while open := {vocabulary[move]["type"] for move in player.legal}.intersection(kinds):
        rev = player.rev
        player.play(player.first_legal(min(open, key=kinds.index)))
        player.until_rev(rev + 1)


def claim(city: str, title: str) -> dict[str, str]:
    return {"type": "claim-position", "city": city, "title": title}


# ---------------------------------------------------------------- turns


def test_one_click_opens_a_game_against_bots(visit: Visit) -> None:
    anna = visit().go()
    anna.play_now(ROYALS).click()
    expect(anna.board).to_be_visible()
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    expect(anna.bar).to_contain_text(anna.t(f"{ROYALS}-ask-draw"))
    expect(anna.players.get_by_role("article")).to_have_count(3)


def test_a_payment_goes_card_by_card_and_can_be_taken_back(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna):
        position(anna, "reims", "baron").click()  # for two of three cards
        expect(position(anna, "reims", "baron")).to_have_accessible_name(held_by(anna, "Anna"))
        anna.button("web-undo").click()
        expect(fan(anna)).to_have_accessible_name(re.compile(": 3$"))
        position(anna, "avignon", "marshal").click()  # for one card, or all three as a joker
        paying = bill(anna, "avignon", "marshal")
        expect(paying).to_contain_text(anna.t.like(f"{ROYALS}-word-pay-left", n=1))
        anna.button(f"{ROYALS}-word-as-joker").click()
        expect(anna.bar).to_contain_text(anna.t.like(f"{ROYALS}-ask-pay-joker"))
        anna.page.keyboard.press("Escape")
        expect(anna.bar).to_contain_text(anna.t.like(f"{ROYALS}-ask-pay"))
        fan(anna).click()
        expect(position(anna, "avignon", "marshal")).to_have_accessible_name(held_by(anna, "Anna"))
        expect(fan(anna)).to_have_accessible_name(re.compile(": 2$"))
        expect(paying).to_have_count(0)


def test_a_joker_takes_three_cards(visit: Visit, server: Server) -> None:
    anna = visit("hu")
    with duel(server, anna) as opponent:
        position(anna, "avignon", "marshal").click()
        expect(bill(anna, "avignon", "marshal")).to_be_visible()
        anna.page.keyboard.press("j")
        fan(anna).click()  # the other two can only follow
        expect(fan(anna)).to_have_count(0)
        expect(position(anna, "avignon", "marshal")).to_have_accessible_name(held_by(anna, "Anna"))
        end_turn(anna)
        opponent.until_turn()
        assert opponent.view["hands"][0]["cards"] == 0


def test_a_payment_shows_what_is_paid_and_what_is_left(visit: Visit, server: Server) -> None:
    anna = visit("de")
    with duel(server, anna) as opponent:
        end_turn(anna)
        play(opponent, *DRAW_THREE, END)
        anna.button(f"{ROYALS}-move-plan-three").click()
        draw(anna, 3)
        position(anna, "reims", "baron").click()  # two of six cards, or jokers
        paying = bill(anna, "reims", "baron")
        expect(paying).to_contain_text(anna.t.like(f"{ROYALS}-word-pay-left", n=2))
        fan(anna).click()
        expect(paying).to_contain_text(anna.t.like(f"{ROYALS}-word-pay-left", n=1))
        expect(paying).to_contain_text(anna.t(f"{ROYALS}-country-france"))
        anna.button(f"{ROYALS}-word-as-joker").click()
        fan(anna).click()  # and what follows of itself
        expect(position(anna, "reims", "baron")).to_have_accessible_name(held_by(anna, "Anna"))
        expect(fan(anna)).to_have_accessible_name(re.compile(": 2$"))


def test_a_takeover_costs_intrigue_and_sends_a_cube_into_exile(
    visit: Visit, server: Server
) -> None:
    anna = visit()
    with duel(server, anna) as opponent:
        place = position(anna, "avignon", "marshal")
        end_turn(anna)
        play(opponent, *DRAW_THREE, claim("avignon", "marshal"), {"type": "pay-card"}, END)
        expect(place).to_have_accessible_name(held_by(anna, "Béla"))
        place.click(force=True)  # not open, but whoever tries is told why
        expect(anna.refusal).to_contain_text(anna.t(f"{ROYALS}-refused-plan-first"))
        anna.button(f"{ROYALS}-move-plan-intrigue").click()
        pile(anna, "intrigue-pile-left").click()
        draw(anna, 1)
        place.click()
        expect(bill(anna, "avignon", "marshal")).to_contain_text(
            anna.t.like(f"{ROYALS}-word-pay-left", n=1)
        )
        fan(anna).click()
        expect(place).to_have_accessible_name(held_by(anna, "Anna"))
        expect(place).to_have_accessible_name(anna.t.like(f"{ROYALS}-word-exiled", cubes="Béla 1"))


def test_a_bonus_says_which_cities_are_missing(visit: Visit, server: Server) -> None:
    anna = visit("it")
    with duel(server, anna):
        cities = ("paris", "bordeaux", "avignon", "nantes", "reims")
        missing = ", ".join(anna.t(f"{ROYALS}-city-{name}") for name in cities)
        said = anna.t.like(f"{ROYALS}-word-lacks-cities", cities=missing)
        anna.page.get_by_role("button", name=said).focus()
        expect(anna.page.get_by_text(said).last).to_be_visible()


def test_what_is_paid_stays_in_sight_beside_a_full_hand(visit: Visit, server: Server) -> None:
    made = server.make("open", "open", game=ROYALS, options={"starter": "2"})
    table, sat, other = made["table"], server.sit(made, 0, "Anna"), server.sit(made, 1)
    with (
        Client(server, table, sat["secret"]) as player,
        Client(server, table, other["secret"]) as opponent,
    ):
        for plan in ("plan-three", *["plan-intrigue"] * 3, "plan-three"):
            take_turn(opponent, "plan-three")
            take_turn(player, plan)
        take_turn(opponent, "plan-three", place=claim("bordeaux", "baron"))
        player.until_turn()
        step(player, "plan-intrigue", "draw-intrigue", "draw-from-pile")
    anna = visit("hu", viewport={"width": 1280, "height": 720})
    anna.go(f"#/sit/{table}/{sat['secret']}").button("web-sit-continue").click()
    position(anna, "bordeaux", "baron").click()
    expect(bill(anna, "bordeaux", "baron")).to_be_visible()
    for language in LANGUAGES:
        anna.page.locator("header select").select_option(language)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        slots = [slot.bounding_box() for slot in anna.page.locator(".bill .slot").all()]
        widths = [slot["width"] for slot in slots if slot]
        assert len(widths) >= 2
        assert min(widths) >= 40, f"{language}: {widths}"


# ---------------------------------------------------------------- a whole game


def by_mouse(visitor: Visitor, rng: random.Random, act: Act = click) -> None:
    """One step of a turn: whatever is open on the screen, or else the end of the turn."""
    opens = "button:not([aria-disabled=true])"
    cards = visitor.hand.get_by_role("button", disabled=False).and_(visitor.page.locator(opens))
    market = visitor.page.locator(f".market {opens}")
    places = visitor.board.locator("[role=button]:not([aria-disabled=true])")
    commands = visitor.bar.locator("button.primary")
    for choices in (cards, market, places, commands):
        if count := choices.count():
            act(choices.nth(rng.randrange(count)))
            return


def by_keyboard(visitor: Visitor, rng: random.Random) -> None:
    """One step of a turn, by the keys that the page tells of."""
    keys = visitor.page.keyboard
    asked = visitor.bar.inner_text()
    if visitor.t.like(f"{ROYALS}-ask-plan").search(asked):
        keys.press(rng.choice("32"))
    elif visitor.t.like(f"{ROYALS}-move-draw-from-pile").search(asked):
        keys.press("p")
    elif visitor.t.like(f"{ROYALS}-move-draw-intrigue").search(asked):
        keys.press("i")
    elif visitor.t(f"{ROYALS}-ask-play") in asked:
        claim_by_arrows(visitor, rng)
    elif visitor.t(f"{ROYALS}-ask-end") in asked:
        keys.press("e")
    else:  # paying, discarding, or only the display is left to draw from
        keys.press(str(rng.randint(1, KINDS)))


def claim_by_arrows(visitor: Visitor, rng: random.Random) -> None:
    """Walk over the board until a position can be claimed; else end the turn."""
    tab_to(visitor, re.compile("^.*, .*: .*; "))
    for _ in range(16):
        if visitor.t.like("web-royals-open").search(focused_name(visitor)):
            visitor.page.keyboard.press("Enter")
            return
        arrows = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
        visitor.page.keyboard.press(rng.choice(arrows))
    visitor.page.keyboard.press("e")


def test_mouse_and_keyboard_play_a_whole_game_of_three_periods(
    visit: Visit, server: Server
) -> None:
    anna, bela = visit("en", viewport={"width": 1280, "height": 720}), visit("de")
    box = box_of((("france", 3), ("german_states", 3), ("britain", 3), ("spain", 3)), hand=1)
    made = server.make("open", "open", game=ROYALS, box=box)
    for visitor, at, name in ((anna, 0, "Anna"), (bela, 1, "Béla")):
        visitor.sit(made["table"], made["invites"][at]["secret"], name)
    rng = random.Random(5)
    scorings = steps = 0
    while not all(is_over(one) and not one.go_on.count() for one in (anna, bela)):
        steps += 1
        assert steps < 1000, visitor.bar.inner_text()
        for visitor in (anna, bela):
            if visitor.go_on.count():
                scorings += visitor is anna
                close_scoring(visitor, click)
            elif is_on_turn(visitor):
                by_mouse(visitor, rng) if visitor is anna else by_keyboard(visitor, rng)
                expect(visitor.bar).not_to_contain_text(visitor.t.like("web-thinking"))
    assert scorings == 3
    for visitor in (anna, bela):
        ranking = visitor.named("table", "web-ranking")
        expect(ranking.get_by_role("row")).to_have_count(3)
        expect(ranking).to_contain_text("Anna")


# ---------------------------------------------------------------- phones, axe, edited boxes


def states(visitor: Visitor, server: Server, act: Act) -> Iterator[str]:
    """Brings a table into each state; the answer is what it shows."""
    with duel(server, visitor, act) as opponent:
        yield "play"
        end_turn(visitor, act)
        yield "their turn"
        play(opponent, *DRAW_THREE, claim("avignon", "marshal"), {"type": "pay-card"}, END)
        expect(visitor.bar).to_contain_text(visitor.t(f"{ROYALS}-ask-plan"))
        yield "plan"
        act(visitor.button(f"{ROYALS}-move-plan-intrigue"))
        expect(visitor.bar).to_contain_text(visitor.t.like(f"{ROYALS}-word-draws-left", n=1))
        yield "draw"
        act(pile(visitor, "intrigue-pile-left"))
        draw(visitor, 1, act)
        yield "hand with intrigue"
        if act is tap:
            city = visitor.t(f"{ROYALS}-city-avignon")
            act(visitor.board.get_by_role("button", name=re.compile(f"^{city}:")))
            yield "city"
            act(visitor.button(f"{ROYALS}-word-take-over"))
        else:
            position(visitor, "avignon", "marshal").hover()
            yield "position pointed at"
            act(position(visitor, "avignon", "marshal"))
        expect(bill(visitor, "avignon", "marshal")).to_be_visible()
        yield "pay"
        act(fan(visitor))
        expect(bill(visitor, "avignon", "marshal")).to_have_count(0)
        yield "exile"
        act(visitor.tab("web-table-view"))
        yield "table view"


def test_a_phone_has_room_for_every_state_and_thumb(visit: Visit, server: Server) -> None:
    for language in ("en", "hu"):
        phone = test_phone.new_phone(visit, language)
        assert test_phone.complaints(phone, states(phone, server, tap), 9) == ""


def test_the_zoom_button_of_a_phone_hides_nothing(visit: Visit, server: Server) -> None:
    phone = test_phone.new_phone(visit, "hu")
    with duel(server, phone, tap):
        heading = phone.named("button", f"{ROYALS}-title").first.bounding_box()
        zoom = phone.button("web-zoom-in").bounding_box()
        board = phone.board.bounding_box()
        assert heading and zoom and board
        assert max(zoom["width"], zoom["height"]) <= 48
        assert zoom["y"] + zoom["height"] <= board["y"]
        assert heading["x"] + heading["width"] <= zoom["x"]
        for city in ("paris", "reims", "barcelona"):
            name = phone.t(f"{ROYALS}-city-{city}")
            tap(phone.board.get_by_role("button", name=re.compile(f"^{name}:")))
            expect(phone.named("heading", f"{ROYALS}-city-{city}")).to_be_visible()
            tap(phone.button("web-close"))


def test_axe_finds_nothing_in_any_state(visit: Visit, server: Server) -> None:
    anna = visit("de")
    anna.context.add_init_script(path=test_access.AXE)
    assert test_access.complaints(anna.page, states(anna, server, click), 9) == ""


def test_cities_of_an_edited_box_lie_in_rows(visit: Visit, server: Server) -> None:
    anna = visit()
    box = box_of(TWO_COUNTRIES).replace('name = "reims"', 'name = "lyon"')
    more = '{ title = "baron", influence = 1 }, { title = "marshal", influence = 7 }]'
    box = box.replace('{ title = "baron", influence = 1 }]', more, 1)
    made = server.make("open", "greedy", game=ROYALS, box=box, options={"starter": "1"})
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    draw(anna, 3)
    place = anna.board.get_by_role("button", name=re.compile("^Baron, \u2068?Lyon"))
    place.click()
    expect(place).to_have_accessible_name(held_by(anna, "Anna"))
    expect(position(anna, "bordeaux", "marshal")).to_have_accessible_name(
        re.compile("Influence: 7")
    )
