"""El Grande in the browser: cards step by step, the disc, the veto, a whole game, a phone."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, expect

from crownlands.games.el_grande import GAME
from tests.browser import test_access, test_phone
from tests.browser.conftest import Visit
from tests.browser.keyboard import focused_name, tab_to
from tests.browser.playing import Act, click, close_scoring, is_on_turn, is_over, tap
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.server import Json, Server

GRANDE = GAME.name
INTRIGUE, VETO, SCORE, BOARD, KING = (
    "d1_2own_2foreign", "d2_veto", "d3_score_castillo", "d4_scoreboard", "d5_king",
)  # fmt: skip


def box_of(rounds: int = 1, cards: tuple[str, ...] | None = None) -> str:
    """The standard box with so many rounds, all scored in the end, and only these cards."""
    text = GAME.standard_box().text
    numbers = ", ".join(str(number + 1) for number in range(rounds))
    text = re.sub(r"(?m)^full = \[.*\]$", f"full = [{numbers}]", text)
    text = re.sub(r"(?m)^short = \[.*\]$", f"short = [{numbers}]", text)
    text = re.sub(r"(?m)^scoring = \[3, 6, 9\]", f"scoring = [{rounds}]", text)
    if cards is None:
        return text
    before, *parts = re.split(r"(?m)^(?=\[\[card\]\])", text)
    kept = [part for part in parts if re.search(rf'(?m)^name = "(?:{"|".join(cards)})"$', part)]
    bare = [re.sub(r"(?m)^copies = \d+\n", "", part) for part in kept]
    return before + "".join(
        part.replace("effect", f"copies = {rounds}\neffect", 1) for part in bare
    )


@contextmanager
def duel(
    server: Server, visitor: Visitor, rounds: int = 1, deck2: str = "d2_score_any", **wish: Any
) -> Iterator[Client]:
    """The visitor plays the first power card; the answer is Béla, who plays the second."""
    box = box_of(rounds, (INTRIGUE, deck2, SCORE, BOARD, KING))
    options = {"starter": "1", **wish}
    made = server.make("open", "open", game=GRANDE, box=box, options=options)
    sat = server.sit(made, 1)
    visitor.sit(made["table"], made["invites"][0]["secret"], "Anna")
    with Client(server, made["table"], sat["secret"]) as opponent:
        yield opponent


def play(opponent: Client, *moves: Json) -> None:
    """These moves, one after the other, each once it may be made."""
    for move in moves:
        opponent.until_turn()
        rev = opponent.rev
        opponent.play(opponent.find(**move))
        opponent.until_rev(rev + 1)


def power(visitor: Visitor, value: int) -> Locator:
    name = visitor.t.like(f"{GRANDE}-word-power", n=value)
    return visitor.hand.get_by_role("button", name=re.compile(f"{name.pattern}: "))


def card(visitor: Visitor, deck: int) -> Locator:
    name = visitor.t.like(f"{GRANDE}-word-deck", n=deck)
    return visitor.page.get_by_role("button", name=re.compile(f"{name.pattern}: "))


def place(visitor: Visitor, name: str) -> Locator:
    called = visitor.t(f"{GRANDE}-place-{name}")
    return visitor.board.get_by_role("button", name=re.compile(f"^\u2068?{called}\u2069?:"))


# The point of an element, counted from the corner of the box around it, that nothing else covers
# and that is nearest to the middle of all such points.
FREE = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const steps = Array.from({ length: 23 }, (_, step) => (step + 1) / 24);
  const free = steps
    .flatMap((x) => steps.map((y) => ({ x: width * x, y: height * y })))
    .filter(({ x, y }) => document.elementFromPoint(left + x, top + y) === element);
  const mean = (axis) => free.reduce((sum, at) => sum + at[axis], 0) / free.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (at) => Math.hypot(at.x - x, at.y - y);
  return free.sort((one, other) => far(one) - far(other))[0];
}"""


def choose(visitor: Visitor, name: str, act: Act = click) -> None:
    """Regions are no rectangles: press where this one is."""
    found = place(visitor, name)
    found.evaluate("region => region.scrollIntoView({ block: 'start' })")  # above the sheet
    at = found.evaluate(FREE)
    assert at is not None, f"{name} is covered"
    if act is tap:
        found.tap(position=at, force=True)
    else:
        found.click(position=at, force=True)


def mode(visitor: Visitor, name: str, **args: int) -> Locator:
    return visitor.bar.get_by_role("button", name=visitor.t.like(f"{GRANDE}-word-{name}", **args))


def asks(visitor: Visitor, name: str, **args: int | str) -> None:
    expect(visitor.bar).to_contain_text(visitor.t.like(f"{GRANDE}-ask-{name}", **args))


def stands(visitor: Visitor, name: str, text: str) -> None:
    """What the region says of who is there."""
    expect(place(visitor, name)).to_have_accessible_name(re.compile(text))


def come_to_cards(visitor: Visitor, opponent: Client, act: Act = click) -> None:
    """Anna plays 9, Béla 1; both call all that may come, and Anna's turn is first."""
    act(power(visitor, 9))
    play(opponent, {"type": "power", "value": 1})
    asks(visitor, "income")
    act(mode(visitor, "call", n=2))
    asks(visitor, "take")


def near(view: Json, opponent: Client) -> list[str]:
    """The regions beside the King's."""
    pairs = opponent.welcome["box"]["borders"]
    return [
        other for pair in pairs for other in pair if view["king"] in pair and other != view["king"]
    ]


def home(opponent: Client, seat: int) -> str:
    region: str = opponent.view["homes"][seat]
    return region


def end_turn(visitor: Visitor, act: Act = click) -> None:
    act(visitor.button(f"{GRANDE}-move-end-turn"))


def elsewhere(opponent: Client, *but: str) -> str:
    """Any region that is neither the King's nor one of these."""
    names: list[str] = list(opponent.welcome["box"]["regions"])
    return next(name for name in names if name not in (opponent.view["king"], *but))


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
        choose(anna, king)  # not open, but whoever tries is told why
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
    anna = visit("it")
    with duel(server, anna) as opponent:
        come_to_cards(anna, opponent)
        opponent.sync()
        goal = elsewhere(opponent)
        card(anna, 4).click()
        asks(anna, "place", n=4)
        anna.page.keyboard.press("s")
        asks(anna, "board")
        anna.bar.get_by_role("button", name=re.compile("4.0.0")).click()
        choose(anna, goal)
        asks(anna, "place", n=4)
        stands(anna, goal, anna.t(f"{GRANDE}-word-scoreboard") + ": 4;")  # two seats: one place


# ---------------------------------------------------------------- the disc, the veto


def to_the_scoring(visitor: Visitor, opponent: Client, act: Act = click) -> None:
    """Anna has a caballero in the Castillo, and all turns are over."""
    come_to_cards(visitor, opponent, act)
    act(card(visitor, 3))
    choose(visitor, "castillo", act)
    asks(visitor, "place", n=2)
    end_turn(visitor, act)
    play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 1}, {"type": "end-turn"})
    asks(visitor, "disc-castillo")


def wedge(visitor: Visitor, region: str) -> Locator:
    dial = visitor.page.get_by_role("group", name=visitor.t(f"{GRANDE}-word-dial"), exact=True)
    name = visitor.t(f"{GRANDE}-place-{region}")
    return dial.get_by_role("button", name=name, exact=True)


def test_the_disc_is_turned_and_sealed(visit: Visit, server: Server) -> None:
    anna = visit("hu")
    with duel(server, anna) as opponent:
        to_the_scoring(anna, opponent)
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
        close_scoring(anna, click)
        stands(anna, other, "Anna 1")


def take_veto(visitor: Visitor, opponent: Client, act: Act = click) -> None:
    """Anna keeps a veto; Béla has the King's card in use."""
    come_to_cards(visitor, opponent, act)
    act(card(visitor, 2))
    end_turn(visitor, act)
    play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 5})


def test_a_veto_stops_what_was_announced(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, deck2=VETO) as opponent:
        take_veto(anna, opponent)
        before = opponent.view["king"]
        play(opponent, {"type": "king", "region": elsewhere(opponent)})
        expect(anna.bar).to_contain_text(anna.t(f"{GRANDE}-card-{KING}"))
        expect(anna.bar).to_contain_text(anna.t.like(f"{GRANDE}-move-king"))
        expect(anna.button("web-grande-pass")).to_be_visible()
        anna.button(f"{GRANDE}-move-veto").first.click()
        stands(anna, before, anna.t(f"{GRANDE}-word-king-here"))
        opponent.until_turn()
        assert opponent.view["king"] == before


def test_a_holder_may_ask_to_be_left_alone_but_for_one_place(visit: Visit, server: Server) -> None:
    anna = visit("de")
    with duel(server, anna, deck2=VETO) as opponent:
        take_veto(anna, opponent)
        goal = elsewhere(opponent)
        play(opponent, {"type": "king", "region": goal})
        anna.button("web-grande-unless-place").click()
        asks(anna, "unless")
        anna.page.keyboard.press("Escape")
        anna.button("web-grande-unless-place").click()
        choose(anna, "castillo")
        stands(anna, goal, anna.t(f"{GRANDE}-word-king-here"))
        opponent.until_turn()
        [veto] = opponent.view["vetoes"]
        assert (veto["seat"], veto["asked"], veto["place"]) == (0, "place", "castillo")


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
    made = server.make("open", "open", game=GRANDE, box=box_of(3))
    for visitor, at, name in ((anna, 0, "Anna"), (bela, 1, "Béla")):
        visitor.sit(made["table"], made["invites"][at]["secret"], name)
    rng = random.Random(5)
    for _ in range(1500):
        if is_over(anna) and is_over(bela):
            break
        for visitor in (anna, bela):
            if visitor.go_on.count():
                close_scoring(visitor, click)
            elif is_on_turn(visitor):
                by_mouse(visitor, rng) if visitor is anna else by_keyboard(visitor, rng)
                await_quiet(visitor)
    for visitor in (anna, bela):
        close_scoring(visitor, click)
        ranking = visitor.named("table", "web-ranking")
        expect(ranking.get_by_role("row")).to_have_count(3)
        expect(ranking).to_contain_text(visitor.t(f"{GRANDE}-word-regions"))


# ---------------------------------------------------------------- phones, axe, edited boxes


def states(visitor: Visitor, server: Server, act: Act) -> Iterator[str]:
    """Brings a table into each state; the answer is what it shows."""
    with duel(server, visitor, rounds=2, deck2=VETO) as opponent:
        asks(visitor, "power")
        yield "power"
        act(power(visitor, 9))
        yield "their turn"
        play(opponent, {"type": "power", "value": 1})
        asks(visitor, "income")
        yield "income"
        act(mode(visitor, "call", n=2))
        asks(visitor, "take")
        yield "cards"
        act(card(visitor, 1))
        asks(visitor, "place", n=1)
        yield "placing"
        act(mode(visitor, "mode-special"))
        asks(visitor, "source")
        yield "source"
        choose(visitor, home(opponent, 0), act)
        yield "target"
        choose(visitor, elsewhere(opponent, home(opponent, 0)), act)
        act(visitor.button(f"{GRANDE}-move-enough"))
        end_turn(visitor, act)
        play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 3})
        play(opponent, {"type": "place", "place": "castillo"}, {"type": "end-turn"})
        play(opponent, {"type": "power", "value": 2})
        act(power(visitor, 13))
        asks(visitor, "take")
        act(card(visitor, 2))
        choose(visitor, "castillo", act)
        asks(visitor, "place", n=1)
        end_turn(visitor, act)
        play(opponent, {"type": "call", "number": 5}, {"type": "take", "deck": 5})
        play(opponent, {"type": "king", "region": elsewhere(opponent)})
        expect(visitor.button(f"{GRANDE}-move-veto").first).to_be_visible()
        yield "veto"
        act(visitor.button("web-grande-unless-place"))
        yield "unless"
        choose(visitor, "castillo", act)
        play(opponent, {"type": "end-turn"})
        asks(visitor, "disc-castillo")
        yield "disc"
        goal = elsewhere(opponent)
        play(opponent, {"type": "disc", "region": goal})
        act(wedge(visitor, goal))
        act(visitor.button(f"{GRANDE}-word-set-disc"))
        expect(visitor.go_on).to_be_visible()
        yield "scoring"
        close_scoring(visitor, act)
        yield "end"
        act(visitor.tab("web-table-view"))
        yield "table view"


def test_a_phone_has_room_for_every_state_and_thumb(visit: Visit, server: Server) -> None:
    for language in ("en", "hu"):
        phone = test_phone.new_phone(visit, language)
        assert test_phone.complaints(phone, states(phone, server, tap), 13) == ""


def test_axe_finds_nothing_in_any_state(visit: Visit, server: Server) -> None:
    anna = visit("de")
    anna.context.add_init_script(path=test_access.AXE)
    assert test_access.complaints(anna.page, states(anna, server, click), 13) == ""


def test_regions_of_an_edited_box_lie_in_rows(visit: Visit, server: Server) -> None:
    anna = visit()
    box = box_of().replace("granada", "murcia")
    made = server.make("open", "greedy", game=GRANDE, box=box, options={"starter": "1"})
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    power(anna, 5).click()
    expect(power(anna, 5)).to_have_accessible_name(anna.t.like(f"{GRANDE}-word-played-now"))
    murcia = anna.board.get_by_role("button", name=re.compile("^\u2068?murcia"))
    expect(murcia).to_have_accessible_name(re.compile(f"{anna.t(f'{GRANDE}-word-values')}: 6;"))


def test_the_castillo_is_open_where_the_table_wants_it(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, castillo="shown") as opponent:
        come_to_cards(anna, opponent)
        card(anna, 3).click()
        choose(anna, "castillo")
        stands(anna, "castillo", "Anna 1")
