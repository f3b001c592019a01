"""El Grande on screens: the score track, edited boxes, five seats, phones, what axe says."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, expect

from tests.browser import test_access, test_phone
from tests.browser.conftest import Visit
from tests.browser.el_grande import (
    GRANDE,
    LOW,
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
    play,
    power,
    stands,
    to_the_scoring,
    wedge,
)
from tests.browser.playing import Act, click, close_scoring, tap
from tests.browser.tables import watch
from tests.browser.visitor import Visitor
from tests.server.server import Server


def is_within(found: Locator, around: Locator) -> bool:
    (left, top, right, bottom), (x, y, to_x, to_y) = box(found), box(around)
    return x - 1 < left and y - 1 < top and right < to_x + 1 and bottom < to_y + 1


def are_apart(one: Locator, other: Locator) -> bool:
    (left, top, right, bottom), (x, y, to_x, to_y) = box(one), box(other)
    return right < x or to_x < left or bottom < y or to_y < top


def at(visitor: Visitor, name: str) -> Locator:
    """What flights know by that name."""
    return visitor.page.locator(f'[data-at="{name}"]')


# ---------------------------------------------------------------- the score track


def distance(one: Locator, other: Locator) -> float:
    """Between their middles."""
    (left, top, right, bottom), (x, y, to_x, to_y) = box(one), box(other)
    across, down = (left + right - x - to_x) / 2, (top + bottom - y - to_y) / 2
    return float((across**2 + down**2) ** 0.5)


# Notes in every frame that tells a scoring how clearly the first marker is seen, how wide it is,
# how far from the edge of the board, and where.
FOLLOW = """() => {
  window.seen = [];
  const look = () => {
    const marker = document.querySelector('[data-at="marker 0"]');
    const { left, top, right, bottom } = marker.getBoundingClientRect();
    const map = marker.closest('svg').getBoundingClientRect();
    const far = [left - map.left, top - map.top, map.right - right, map.bottom - bottom];
    const clear = Number(getComputedStyle(marker).opacity);
    const note = [clear, right - left, Math.min(...far), left + top];
    if (document.querySelector('.scoring')) window.seen.push(note);
    requestAnimationFrame(look);
  };
  look();
}"""

ARRIVE = "marker => Promise.all(marker.getAnimations().map((way) => way.finished))"


def test_markers_go_along_the_track_and_count_laps(visit: Visit, server: Server) -> None:
    anna = visit(viewport=LOW, reduced_motion="no-preference")
    with duel(server, anna, worth=40) as opponent:
        to_the_scoring(anna, opponent)
        expect(anna.board.locator("[data-at^=field]")).to_have_count(100)
        start = at(anna, "field 0")
        assert distance(at(anna, "marker 0"), start) < 8
        assert 5 < distance(at(anna, "marker 0"), at(anna, "marker 1")) < 30
        homes = (home(opponent, 0), home(opponent, 1))
        wedge(anna, elsewhere(opponent, *homes)).click()
        anna.page.evaluate(FOLLOW)
        anna.button(f"{GRANDE}-word-set-disc").click()
        expect(anna.page.locator(".scoring tbody").nth(2)).to_be_attached()
        anna.button("web-skip").click()
        for seat in (0, 1):
            at(anna, f"marker {seat}").evaluate(ARRIVE)
        seen = anna.page.evaluate("window.seen")
        assert all(clear == 1 and wide > 14 and far < 30 for clear, wide, far, _ in seen)
        assert len({place for *_, place in seen}) > 4  # more than there are stops
        opponent.sync()
        mine, theirs = opponent.last["scores"]
        assert mine >= 100 > theirs
        for seat, score in enumerate((mine, theirs)):
            field = at(anna, f"field {score % 100}")
            assert distance(at(anna, f"marker {seat}"), field) < 8
        expect(anna.board.locator(".laps")).to_have_text("100+")


# ---------------------------------------------------------------- edited boxes, five seats


def tenth_region(text: str) -> str:
    first = '[[region]]\nname = "galicia"'
    added = text.replace(first, f'[[region]]\nname = "murcia"\nvalues = [9, 6, 3]\n{first}')
    return added.replace("borders = [", 'borders = ["murcia-granada", "murcia-valencia",')


def test_regions_of_an_edited_box_lie_in_rows(visit: Visit, server: Server) -> None:
    edits: dict[str, Callable[[str], str]] = {
        "6": lambda text: text.replace("granada", "murcia"),
        "9": tenth_region,
    }
    for worth, edit in edits.items():
        anna = visit(viewport=LOW)
        made = server.make("open", "greedy", game=GRANDE, box=edit(box_of()))
        anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
        murcia = anna.board.get_by_role("button", name=re.compile("^\u2068?murcia"))
        values = anna.t(f"{GRANDE}-word-values")
        expect(murcia).to_have_accessible_name(re.compile(f"{values}: {worth};"))
        boards = at(anna, "beside").locator("> g").all()
        assert len(boards) == 2
        assert all(is_within(board, anna.board) for board in boards)
        assert are_apart(*boards)
        assert are_apart(anna.board.locator(".lock"), at(anna, "spot castillo"))
        neighbours = anna.board.locator("text.beside").filter(has_text="murcia")
        expect(neighbours.first).to_be_visible()


def test_five_seats_leave_room_for_map_and_table(visit: Visit, server: Server) -> None:
    anna = visit("de", viewport=LOW)
    made = server.make("open", *["greedy"] * 4, game=GRANDE, options={"starter": "1"})
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    power(anna, 13).click()
    asks(anna, "take")
    panel = anna.page.get_by_role("tabpanel")
    assert is_within(panel.get_by_role("listitem").nth(3), panel)
    for cards in anna.players.get_by_title(re.compile(anna.t(f"{GRANDE}-word-hand-of"))).all():
        left, top, right, bottom = box(cards)
        assert (right - left, bottom - top) >= (200, 15)
    anna.tab("web-table-view").click()
    expect(anna.page.get_by_role("table")).to_be_visible()
    _, top, _, bottom = box(anna.board)
    assert bottom - top >= 480
    _, top, _, bottom = box(panel)
    assert bottom - top >= 180


def test_the_castillo_is_open_where_the_table_wants_it(visit: Visit, server: Server) -> None:
    anna = visit()
    with duel(server, anna, castillo="shown") as opponent:
        come_to_cards(anna, opponent)
        card(anna, 3).click()
        choose(anna, "castillo")
        stands(anna, "castillo", "Anna 1")


# ---------------------------------------------------------------- phones, axe


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


# ---------------------------------------------------------------- phones, axe, edited boxes


def with_pictures_whole(phone: Visitor, states: Iterator[str]) -> Iterator[str]:
    """What the small screen must have in view in some of these states."""
    for name in states:
        sheet = box(phone.bar)
        if name == "power":
            group = phone.named("group", f"{GRANDE}-word-action-cards")
            for each in group.get_by_role("button").all():
                assert 0 < box(each)[1] < box(each)[3] < sheet[1]
            expect(at(phone, "marker 1")).to_be_visible()
        elif name == "cards":
            for each in phone.hand.locator(".cards button").all():
                assert is_within(each.locator(".picture"), each)
        elif name == "scoring":
            told = phone.page.get_by_role("table").first.locator("..")
            assert 0 < box(told)[1] < box(told)[3] < sheet[1]
            expect(phone.players.locator(".disc")).to_have_count(0)
        yield name


def test_a_phone_has_room_for_every_state_and_thumb(visit: Visit, server: Server) -> None:
    phone = test_phone.new_phone(visit, "hu")
    seen = with_pictures_whole(phone, states(phone, server, tap))
    assert test_phone.complaints(phone, seen, 13) == ""


def test_who_only_watches_has_a_low_bar_on_a_phone(visit: Visit, server: Server) -> None:
    phone = test_phone.new_phone(visit, "en")
    watch(phone, server.make("open", "open", game=GRANDE)["table"])
    _, top, _, bottom = box(phone.bar)
    assert bottom - top < 60


def in_two_rows(visitor: Visitor, states: Iterator[str]) -> Iterator[str]:
    for name in states:
        _, top, _, bottom = box(visitor.bar)
        assert bottom - top <= TWO_ROWS, name
        yield name


def test_axe_finds_nothing_in_any_state(visit: Visit, server: Server) -> None:
    anna = visit("de", viewport=LOW)
    anna.context.add_init_script(path=test_access.AXE)
    seen = in_two_rows(anna, states(anna, server, click))
    assert test_access.complaints(anna.page, seen, 13) == ""
