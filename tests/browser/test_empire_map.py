"""The drawn map of Eight-Minute Empire: whose signs stand where, its focus, how it fits a phone."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import tap
from tests.browser.tables import watch
from tests.browser.test_empire import EME, bid, bids, box_of, choose_bid, duel, start, take
from tests.browser.test_phone import WIDER, new_phone
from tests.browser.visitor import Visitor
from tests.browser.words import LANGUAGES
from tests.server.client import Client
from tests.server.server import Json, Server

SEATS = 5
CROWDED = 96  # moves: not yet the end, but there are pieces all over the map
READABLE = 10.5  # pixels

# For each plate: the regions under its ends and its middle.
PLATES = """() => [...document.querySelectorAll('.map .plate')].map((plate) => {
  const { left, top, width, height } = plate.getBoundingClientRect();
  return [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(
    left + part * width, top + height / 2)?.closest('[data-place]')?.dataset.place ?? null);
})"""
# For each count of a continent: how high its digits are, and how far they run over its rim.
COUNTS = """() => [...document.querySelectorAll('.map [data-count]')].map((chip) => {
  const [text, rim] = [chip.querySelector('text'), chip.querySelector('rect')];
  const [inner, outer] = [text.getBoundingClientRect(), rim.getBoundingClientRect()];
  const scale = outer.width / rim.width.baseVal.value;
  return {
    high: parseFloat(getComputedStyle(text).fontSize) * scale,
    over: Math.max(outer.left - inner.left, inner.right - outer.right),
  };
})"""
# Keeps, for every copy that flies, how far its picture is drawn from where the copy is.
FLIGHTS = """() => {
  window.strays = [];
  new MutationObserver((changes) => {
    for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(copy instanceof SVGElement) || !copy.matches('.flying')) continue;
      const [there, drawn] = [copy, copy.firstElementChild].map((e) => e.getBoundingClientRect());
      window.strays.push(Math.hypot(there.left - drawn.left, there.top - drawn.top));
    }
  }).observe(document.body, { childList: true });
}"""
# How much of a line of text is cut off.
CUT = "(line) => line.scrollWidth - line.clientWidth"


@contextmanager
def crowd(server: Server, **wish: Any) -> Iterator[tuple[Json, Client]]:
    """A table of five in the middle of a match, and one of those at it."""
    made = server.make(*["open"] * SEATS, game=EME, **wish)
    secrets = [server.sit(made, seat, f"P{seat}")["secret"] for seat in range(SEATS)]
    with ExitStack() as sockets:
        clients = [
            sockets.enter_context(Client(server, made["table"], secret)) for secret in secrets
        ]
        act_randomly(clients, CROWDED)
        yield made, clients[0]


def act_randomly(clients: list[Client], moves: int) -> None:
    """Nobody ends a turn as long as there is something to do."""
    rng = random.Random(5)
    for _ in range(moves):
        acting = next(client for client in clients if client.legal)
        vocabulary, rev = acting.welcome["vocabulary"], acting.rev
        deeds = [move for move in acting.legal if vocabulary[move]["type"] != "end-turn"]
        acting.play(rng.choice(deeds or acting.legal))
        for client in clients:
            client.until_rev(rev + 1)


def ring(visitor: Visitor, name: str) -> str:
    """The colour of the ring around a region; none has none."""
    region = visitor.board.locator(f"[data-place={name}]")
    return str(region.evaluate("region => getComputedStyle(region).stroke"))


def top(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("side", ["A", "B"])
def test_signs_of_majorities_stand_in_their_regions(
    visit: Visit, server: Server, side: str
) -> None:
    with crowd(server, options={"side": side}, box=box_of("sea 6")) as (made, client):
        anna = watch(visit(), made["table"])
        held = {name for name, at in client.view["regions"].items() if at["owner"] is not None}
        assert len(held) > 3
        plates: list[list[str]] = anna.page.evaluate(PLATES)
        assert {middle for _, middle, _ in plates} == held
        assert [plate for plate in plates if len(set(plate)) > 1] == []


@pytest.mark.parametrize("is_phone", [False, True])
def test_counts_of_continents_are_readable(visit: Visit, server: Server, is_phone: bool) -> None:
    with crowd(server, box=box_of("place 4")) as (made, client):
        anna = watch(new_phone(visit, "en") if is_phone else visit(), made["table"])
        shown = client.view["continents"].values()
        counts = [count for continent in shown for count in continent["counts"] if count]
        assert max(counts) > 9
        chips = anna.page.evaluate(COUNTS)
        assert len(chips) == len(counts)
        assert min(chip["high"] for chip in chips) > READABLE
        assert max(chip["over"] for chip in chips) <= 0


def test_only_a_keyboard_sees_the_ring_of_the_focus(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, box_of("land 2")):
        start(anna)
        take(anna)
        anna.page.keyboard.press("Tab")
        anna.board.locator("[data-place=START]").focus()
        assert ring(anna, "START") != "none"
        anna.board.locator("[data-place=M3]").click()
        anna.board.locator("[data-place=START]").focus()
        assert (ring(anna, "START"), ring(anna, "M3")) == ("none", "none")


def test_a_bid_is_chosen_first_and_stays_chosen_while_others_bid(
    visit: Visit, server: Server
) -> None:
    anna = visit()
    made = server.make("open", "open", "open", game=EME)
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    secret = server.sit(made, 1)["secret"]
    server.sit(made, 2, "Carla")
    with Client(server, made["table"], secret) as other:
        choose_bid(anna, 3)
        expect(choose_bid(anna, 2)).to_have_attribute("aria-pressed", "true")
        other.play(other.find(type="bid", coins=0))
        sealed = bids(anna).get_by_role("img", name=anna.t(f"{EME}-word-bid-made"))
        expect(sealed).to_be_visible()
        expect(anna.bar).to_contain_text(anna.t(f"{EME}-move-bid", coins=2))
        anna.bar.get_by_role("button", name=anna.t("web-confirm")).click()
        expect(bids(anna).get_by_role("img", name="2", exact=True)).to_be_visible()
        expect(anna.bar).to_contain_text(anna.t(f"{EME}-ask-bid-wait"))


def test_links_fold_away_once_all_have_sat_down(visit: Visit, server: Server) -> None:
    anna = visit()
    made = server.make("open", "open", game=EME)
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    link = anna.says("web-watch-link").first
    expect(link).to_be_visible()
    server.sit(made, 1)
    expect(link).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_games_in_a_row_fit_the_head_of_a_phone(
    visit: Visit, server: Server, language: str
) -> None:
    phone = new_phone(visit, language)
    made = server.make("open", "open", game=EME, options={"three_games": "yes"})
    phone.sit(made["table"], made["invites"][0]["secret"], "Anna")
    assert phone.page.evaluate(WIDER) == 0
    status = phone.says(f"{EME}-word-game-of", n=1, total=3).first
    expect(status).to_be_visible()
    assert status.evaluate(CUT) == 0
    title = phone.button(f"{EME}-title")
    box = title.bounding_box()
    assert box is not None
    assert box["width"] > 250  # the name of the game, and what there is room for


def test_the_map_of_a_phone_stays_in_place_and_can_be_enlarged(
    visit: Visit, server: Server
) -> None:
    phone = new_phone(visit, "en")
    with duel(server, phone, box_of("place 1 or land 2")):
        bid(phone, 1, tap)
        tap(bids(phone).get_by_role("button", name="Anna"))
        expect(phone.bar).to_contain_text(phone.t(f"{EME}-ask-take"))
        before = top(phone.board)
        take(phone, tap)
        assert top(phone.board) == before
        narrow = phone.board.bounding_box()
        tap(phone.button("web-zoom-in"))
        wide = phone.board.bounding_box()
        assert narrow is not None
        assert wide is not None
        assert wide["width"] > narrow["width"]
        tap(phone.button("web-zoom-out"))
        assert phone.board.bounding_box() == narrow


def test_what_flies_is_drawn_where_it_flies(visit: Visit, server: Server) -> None:
    with crowd(server, box=box_of("land 2")) as (made, _):
        page = watch(visit(reduced_motion="no-preference"), f"{made['table']}/30").page
        page.evaluate(FLIGHTS)
        for _ in range(30):
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(200)
        strays = page.evaluate("window.strays")
        assert len(strays) > 3
        assert max(strays) < 12
