"""The review after a match: curves with the costly decisions on them, and the way back to each."""

import json
import re
import time

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from crownlands.core.record import Record, person
from tests.bots.test_review import BLUNDER, tiny
from tests.browser.conftest import Visit
from tests.browser.test_phone import new_phone
from tests.browser.visitor import PATIENCE, Visitor
from tests.browser.words import plain
from tests.server.client import Client
from tests.server.server import Server
from tests.server.test_records import unfinished, upload

PLY = 6  # orange's blunder
SOON = 10_000  # milliseconds


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A record of white's victory, which orange helped with."""
    record = Record.of(tiny(BLUNDER), (person("Anna"), person("Béla"))).write()
    found: str = upload(server, record).json["table"]
    return found


def open_review(visitor: Visitor, table: str, seat: str) -> Locator:
    """From the ranking; the answer is the list of what cost most."""
    visitor.go(f"#/watch/{table}")
    slider = visitor.named("slider", "web-replay")
    slider.fill(slider.get_attribute("max") or "")
    visitor.button("web-review").click()
    expect(visitor.tab("web-review")).to_have_attribute("aria-selected", "true")
    expect(visitor.named("table", "web-ranking")).to_have_count(0)  # it hid the board
    whose = visitor.named("combobox", "web-review-of")
    expect(visitor.says("web-review-about")).to_be_visible()
    expect(whose.locator("option:checked")).to_have_text("Anna")
    whose.select_option(label=seat)
    expect(visitor.says("web-review-about")).to_be_visible()
    return visitor.named("list", "bot-review-costly")


def mark(visitor: Visitor, number: str) -> Locator:
    curve = visitor.named("group", "bot-why-wins")
    return curve.get_by_role("button").filter(has_text=re.compile(f"^{number}$"))


def test_a_costly_decision_is_told_in_words_and_leads_to_what_its_seat_saw(
    visit: Visit, table: str
) -> None:
    anna = visit("hu")
    worst = open_review(anna, table, "Béla").get_by_role("button").first
    told = plain(worst.inner_text())
    moves = [anna.t("kingdoms-move-place-castle", rank=4, square=place) for place in ("b2", "a2")]
    played, better = (
        anna.t("bot-review-played", move=moves[0]),
        anna.t("bot-review-better", move=moves[1]),
    )
    assert plain(played) in told and plain(better) in told
    assert plain(anna.t("kingdoms-word-stage", n=1)) in told and re.search(r"−[5-9]\d %", told)
    worst.click()
    expect(anna.page).to_have_url(re.compile(f"/{PLY - 1}$"))
    expect(worst).to_have_attribute("aria-current", "step")
    expect(anna.bar).to_contain_text(better)
    expect(anna.board.locator(".hint")).to_have_count(1)
    eyes = anna.named("combobox", "web-replay-eyes")
    expect(eyes.locator("option:checked")).to_have_text("Béla")
    anna.page.locator("body").press("ArrowRight")
    expect(anna.bar).not_to_contain_text(better)


@pytest.mark.parametrize("height", [720, 900])
def test_curves_and_the_costliest_decision_fit_beside_the_board(
    visit: Visit, table: str, height: int
) -> None:
    anna = visit(viewport=ViewportSize(width=1280, height=height))
    anna.go(f"#/watch/{table}").tab("web-review").click()
    expect(anna.says("web-review-about")).to_be_visible()
    anna.named("combobox", "web-review-of").select_option(label="Béla")
    worst = anna.named("list", "bot-review-costly").get_by_role("button").first
    curves = [anna.named("group", name) for name in ("bot-why-wins", "bot-why-margin")]
    expect(worst).to_be_visible()
    for part in (anna.players, *curves, worst, anna.named("slider", "web-replay")):
        expect(part).to_be_in_viewport(ratio=1, timeout=SOON)


def test_on_a_phone_the_review_is_in_sight_when_its_tab_is_tapped(visit: Visit, table: str) -> None:
    phone = new_phone(visit, "en").go(f"#/watch/{table}/{PLY - 1}")  # before what cost most
    curves = [phone.named("group", name) for name in ("bot-why-wins", "bot-why-margin")]
    phone.tab("web-review").tap()
    phone.named("combobox", "web-review-of").select_option(label="Béla")
    worst = phone.named("list", "bot-review-costly").get_by_role("button").first
    expect(worst).to_have_attribute("aria-current", "step")
    for part in (phone.tab("web-review"), *curves):
        expect(part).to_be_in_viewport(ratio=1, timeout=SOON)
    for _ in range(2):
        worst.tap()
        expect(phone.board).to_be_in_viewport(ratio=1, timeout=SOON)
        phone.tab("web-review").tap()  # though it is chosen already
        for curve in curves:
            expect(curve).to_be_in_viewport(ratio=1, timeout=SOON)


def test_on_a_phone_a_scoring_that_is_over_leaves_the_board_in_sight(
    visit: Visit, server: Server
) -> None:
    match = tiny(BLUNDER, epochs=2)
    record = Record.of(match, (person("Anna"), person("Béla"))).write()
    table = upload(server, record).json["table"]
    phone = new_phone(visit, "en").go(f"#/watch/{table}/{len(match.plies)}")
    phone.tab("web-review").tap()
    expect(phone.says("web-review-about")).to_be_visible()
    phone.button("web-show-scoring").tap()
    phone.button("web-continue").tap()
    expect(phone.tab("web-review")).to_have_attribute("aria-selected", "true")
    expect(phone.board).to_be_in_viewport(ratio=1, timeout=SOON)


def test_the_curves_can_be_pointed_at_by_mouse_and_keyboard(visit: Visit, table: str) -> None:
    anna = visit()
    decisions = open_review(anna, table, "Béla").get_by_role("button")
    anna.named("group", "bot-why-margin").hover(position={"x": 190, "y": 40})
    told = anna.t.like("bot-why-told", margin="−200", wins=0)
    expect(anna.page.get_by_text(told)).to_be_visible()
    first = mark(anna, "1")
    first.focus()
    expect(decisions.first).to_have_class(re.compile(r"\blit\b"))
    first.press("Enter")
    expect(anna.page).to_have_url(re.compile(f"/{PLY - 1}$"))


class Late:
    """Keeps reviews back on their way to the page, until they are let through."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.reviews: dict[int, str] = {}  # by seat
        self.page.route_web_socket("**/api/socket", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self.socket = page
        page.connect_to_server().on_message(lambda message: self._hear(str(message)))

    def _hear(self, message: str) -> None:
        told = json.loads(message)
        if told["t"] == "reviewed":
            self.reviews[told["seat"]] = message
        else:
            self.socket.send(message)

    def wait_for(self, seat: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while seat not in self.reviews and time.monotonic() < deadline:
            self.page.wait_for_timeout(50)
        assert seat in self.reviews

    def let_through(self, seat: int) -> None:
        self.wait_for(seat)
        self.socket.send(self.reviews[seat])


def test_a_review_that_comes_late_is_not_shown_as_another_seats(visit: Visit, table: str) -> None:
    anna = visit()
    late = Late(anna)
    anna.go(f"#/watch/{table}").tab("web-review").click()
    late.wait_for(0)
    anna.named("combobox", "web-review-of").select_option(label="Béla")
    late.let_through(0)
    anna.named("slider", "web-replay").fill("1")
    expect(anna.bar).to_contain_text(anna.t.like("web-replay-at", ply=1))  # all before was heard
    expect(anna.says("web-review-working")).to_be_visible()
    expect(anna.says("web-review-about")).to_have_count(0)
    late.let_through(1)
    expect(anna.says("web-review-about")).to_be_visible()
    expect(anna.named("list", "bot-review-costly").get_by_role("button").first).to_be_visible()


def test_a_review_that_has_to_wait_says_so(visit: Visit, server: Server) -> None:
    table = upload(server, unfinished(18)).json["table"]
    anna = visit()
    with Client(server, table) as other:
        other.say({"t": "review", "seat": 1})
        other.expect("reviewing")
        anna.go(f"#/watch/{table}").tab("web-review").click()
        expect(anna.says("web-review-waiting")).to_be_visible()
    expect(anna.says("web-review-about")).to_be_visible()
    expect(anna.refusal).to_have_count(0)


def test_where_nothing_was_decided_that_is_said(visit: Visit, server: Server) -> None:
    anna = visit()
    anna.go(f"#/watch/{upload(server, unfinished(2)).json['table']}/1")
    anna.tab("web-review").click()
    expect(anna.says("web-review-empty")).to_be_visible()
    expect(anna.named("group", "bot-why-wins")).to_have_count(0)


@pytest.mark.parametrize(("move", "lines"), [("draw", 1), ("starting a1", 2)])
def test_a_single_decision_is_told_without_a_curve(
    visit: Visit, server: Server, move: str, lines: int
) -> None:
    """What was played, and what was better if that cost something."""
    match = tiny(f"chance deal W -25, chance deal O +25, chance first O, O {move}")
    record = Record.of(match, (person("Anna"), person("Béla"))).write()
    anna = visit().go(f"#/watch/{upload(server, record).json['table']}")
    anna.tab("web-review").click()
    anna.named("combobox", "web-review-of").select_option(label="Béla")
    expect(anna.says("web-review-about")).to_be_visible()
    told = anna.page.get_by_role("tabpanel").get_by_text(anna.t.like("bot-why-told"))
    expect(told).to_have_count(lines)
    for name in ("bot-why-wins", "bot-why-margin"):
        expect(anna.named("group", name)).to_have_count(0)


# The marks that lie over the curve.
HIDING = """curve => {
  const box = (at) => at.getBoundingClientRect();
  const [{ left, top }, line] = [box(curve), curve.querySelector('path.line')];
  const far = Array.from({ length: Math.ceil(line.getTotalLength()) }, (_, at) => at);
  const points = far.map((at) => line.getPointAtLength(at));
  return [...curve.querySelectorAll('.mark circle:not(.reach)')].filter((mark) => {
    const { x, y, width } = box(mark);
    const [a, b] = [x - left + width / 2, y - top + width / 2];
    return points.some((at) => Math.hypot(at.x - a, at.y - b) < width / 2);
  }).length;
}"""


@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 400), (1280, 720, 180)])
def test_curves_are_as_wide_as_there_is_room_and_no_mark_hides_them(
    visit: Visit, table: str, width: int, height: int, least: int
) -> None:
    anna = visit(viewport=ViewportSize(width=width, height=height))
    open_review(anna, table, "Béla")
    for name in ("bot-why-wins", "bot-why-margin"):
        curve = anna.named("group", name)
        box = curve.bounding_box()
        assert box and box["width"] >= least and box["height"] >= 110
        expect(curve.locator(".mark")).not_to_have_count(0)
        assert curve.evaluate(HIDING) == 0


# How far the labels of a curve are from where it begins, in widths of a mark.
CLEAR = """curve => {
  const box = (name) => curve.querySelector(name).getBoundingClientRect();
  const labels = [...curve.querySelectorAll('text:not(.word, .number)')];
  const end = Math.max(...labels.map((label) => label.getBoundingClientRect().right));
  return (box('path').left - end) / box('.mark circle:not(.reach)').width;
}"""


def test_a_mark_on_the_first_move_is_clear_of_the_labels(visit: Visit, table: str) -> None:
    anna = visit(viewport=ViewportSize(width=390, height=844))
    open_review(anna, table, "Béla")
    for name in ("bot-why-wins", "bot-why-margin"):
        assert anna.named("group", name).evaluate(CLEAR) > 0.5
