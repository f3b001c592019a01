"""Eight-Minute Empire in the browser: bids, turns, undo, the map, a whole game, an edited box."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from crownlands.games.eight_minute_empire import GAME
from tests.browser.conftest import Visit
from tests.browser.playing import Act, click, close_scoring, is_on_turn, is_over, tap
from tests.browser.test_access import AXE, complaints
from tests.browser.test_phone import WIDER, new_phone
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.games import play_randomly
from tests.server.server import Server

EME = GAME.name


def box_of(actions: str, cards: int = 13) -> str:
    """The standard box with cards of one kind; two players own so many in the end."""
    text = GAME.standard_box().text
    before, _, rest = text.partition("[[card]]")
    after = rest[rest.index("# The two sides") :]
    assert before.count("2 = 13\n") == 1
    kept = before.replace("2 = 13\n", f"2 = {cards}\n")
    return f'{kept}[[card]]\ngood = "carrot"\nactions = "{actions}"\ncount = 42\n{after}'


@contextmanager
def duel(server: Server, visitor: Visitor, box: str) -> Iterator[Client]:
    """The visitor is to bid at a new table of two; the answer is the opponent, who bids nothing."""
    made = server.make("open", "open", game=EME, box=box)
    sat = server.sit(made, 1)
    visitor.go(f"#/sit/{made['table']}/{made['invites'][0]['secret']}")
    visitor.named("textbox", "web-your-name").fill("Anna")
    visitor.button("web-join").click()
    expect(visitor.bar).to_contain_text(visitor.t(f"{EME}-ask-bid"))
    with Client(server, made["table"], sat["secret"]) as opponent:
        opponent.play(opponent.find(type="bid", coins=0))
        opponent.until_rev(opponent.rev + 1)
        yield opponent


def bids(visitor: Visitor) -> Locator:
    return visitor.named("region", f"{EME}-word-bids")


def choose_bid(visitor: Visitor, coins: int, act: Act = click) -> Locator:
    name = visitor.t(f"{EME}-move-bid", coins=coins)
    coin = bids(visitor).get_by_role("button", name=name, exact=True)
    act(coin)
    return coin


def bid(visitor: Visitor, coins: int, act: Act = click) -> None:
    choose_bid(visitor, coins, act)
    act(bids(visitor).get_by_role("button", name=visitor.t("web-confirm")))


def start(visitor: Visitor, act: Act = click) -> None:
    """Win the bid and the first turn."""
    bid(visitor, 1, act)
    act(bids(visitor).get_by_role("button", name=re.compile("Anna")))
    expect(visitor.bar).to_contain_text(visitor.t(f"{EME}-ask-take"))


def take(visitor: Visitor, act: Act = click) -> None:
    act(visitor.named("region", f"{EME}-word-row").get_by_role("button").first)
    expect(visitor.bar).not_to_contain_text(visitor.t(f"{EME}-ask-take"))


def region(visitor: Visitor, n: int) -> Locator:
    """A region of the largest continent; 0 is the start."""
    name = visitor.t.like(f"{EME}-word-start").pattern
    if n:
        continent = visitor.t(f"{EME}-continent-MAIN")
        name = visitor.t.like(f"{EME}-region", continent=continent, n=n).pattern
    return visitor.board.get_by_role("button", name=re.compile(f"^{name}:"))


def armies(visitor: Visitor, n: int) -> re.Pattern[str]:
    """How a region says that Anna has so many armies there."""
    return re.compile(f"Anna\u2069?: {visitor.t(f'{EME}-word-armies')} {n}")


def play_by_options(visitor: Visitor, act: Act = click) -> None:
    """To the end, always by the first of all moves in the list."""
    act(visitor.tab("web-options"))
    options = visitor.page.get_by_role("tabpanel").get_by_role("button")
    while not is_over(visitor) and not visitor.go_on.count():
        if is_on_turn(visitor):
            act(options.first)
            expect(visitor.bar).not_to_contain_text(visitor.t.like("web-thinking"))


def states(visitor: Visitor, server: Server, act: Act) -> Iterator[str]:
    """Brings a table into each state; the answer is what it shows."""
    with duel(server, visitor, box_of("land 2", cards=1)) as opponent:
        yield "bid"
        start(visitor, act)
        yield "take"
        take(visitor, act)
        yield "act"
        act(region(visitor, 4))
        expect(region(visitor, 4)).to_have_accessible_name(armies(visitor, 1))
        act(visitor.button(f"{EME}-move-end-turn"))
        opponent.until_turn()
        while opponent.legal:
            play_randomly([opponent], 1, random.Random(1))
        act(visitor.go_on)
        expect(visitor.named("table", "web-ranking")).to_be_visible()
        yield "end"


def test_one_click_opens_a_game_against_bots(visit: Visit) -> None:
    anna = visit().go()
    anna.play_now(EME).click()
    expect(anna.board).to_be_visible()
    expect(anna.bar).to_contain_text(anna.t(f"{EME}-ask-bid"))
    expect(anna.players.get_by_role("article")).to_have_count(3)


def test_two_people_bid_at_the_same_time_and_see_both_bids(visit: Visit, server: Server) -> None:
    anna, bela = visit("en"), visit("hu")
    made = server.make("open", "open", game=EME)
    for visitor, at, name in ((anna, 0, "Anna"), (bela, 1, "Béla")):
        visitor.sit(made["table"], made["invites"][at]["secret"], name)
    for visitor in (anna, bela):
        expect(visitor.bar).to_contain_text(visitor.t("web-your-turn"))
    bid(anna, 3)
    expect(bids(bela).get_by_role("img", name=bela.t(f"{EME}-word-bid-made"))).to_be_visible()
    expect(bids(bela).get_by_role("img", name="3", exact=True)).to_have_count(0)
    bid(bela, 2)
    for visitor in (anna, bela):
        for coins in ("3", "2"):
            expect(bids(visitor).get_by_role("img", name=coins, exact=True)).to_be_visible()
        expect(visitor.says(f"{EME}-event-bids-revealed").first).to_be_visible()
    bids(anna).get_by_role("button", name=re.compile("Béla")).click()
    expect(bela.bar).to_contain_text(bela.t(f"{EME}-ask-take"))


def test_an_army_makes_two_steps_and_one_of_them_is_undone(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, box_of("land 2")) as opponent:
        start(anna)
        take(anna)
        region(anna, 3).click()
        expect(region(anna, 0)).to_have_accessible_name(armies(anna, 2))
        anna.button("web-undo").click()
        expect(region(anna, 0)).to_have_accessible_name(armies(anna, 3))
        expect(region(anna, 3)).not_to_have_accessible_name(armies(anna, 1))
        region(anna, 3).click()
        expect(region(anna, 3)).to_have_accessible_name(armies(anna, 1))
        region(anna, 7).click()  # the army that has moved is still in hand
        expect(region(anna, 7)).to_have_accessible_name(armies(anna, 1))
        expect(anna.bar).to_contain_text(anna.t(f"{EME}-ask-end"))
        anna.button(f"{EME}-move-end-turn").click()
        opponent.until_turn()
        assert opponent.view["regions"]["M7"]["armies"][0] == 1


def test_a_whole_game_is_played_by_the_list_of_moves(visit: Visit, server: Server) -> None:
    anna = visit("it")
    made = server.make("open", "greedy", game=EME, box=box_of("place 1 or land 2", cards=3))
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    play_by_options(anna)
    close_scoring(anna, click)
    ranking = anna.named("table", "web-ranking")
    expect(ranking.get_by_role("row")).to_have_count(3)
    expect(ranking).to_contain_text("Anna")
    for kind in ("regions", "continents", "goods"):
        heading = ranking.get_by_role("columnheader", name=anna.t(f"{EME}-word-{kind}"))
        expect(heading).to_be_visible()


def test_a_turn_by_tap_fits_a_phone(visit: Visit, server: Server) -> None:
    phone = new_phone(visit, "en")
    wider = {name: phone.page.evaluate(WIDER) for name in states(phone, server, tap)}
    assert wider == {"bid": 0, "take": 0, "act": 0, "end": 0}


def test_another_map_is_played_as_a_plain_table(visit: Visit, server: Server) -> None:
    anna = visit()
    box = box_of("place 1").replace('"W1-W2", ', "")
    with duel(server, anna, box):
        expect(anna.board).to_have_count(0)
        plain = anna.named("region", "web-table-view")
        start(anna)
        take(anna)
        plain.get_by_role("button", name=anna.t.like(f"{EME}-word-start")).click()
        expect(anna.says(f"{EME}-event-army-placed").first).to_be_visible()


def test_axe_finds_nothing_in_any_state(visit: Visit, server: Server) -> None:
    anna = visit("de")
    anna.context.add_init_script(path=AXE)
    assert complaints(anna.page, states(anna, server, click), 4) == ""
