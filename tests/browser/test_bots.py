"""Bots in the browser: levels with their descriptions, weighed hints, and one that fails."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from crownlands.games import NAMES
from tests.bots.wicked import FILE, SECRET
from tests.browser.conftest import Visit, require_client
from tests.browser.playing import move_by_pointer
from tests.browser.tables import come_to_turn, duel
from tests.browser.words import LANGUAGES, plain
from tests.server.databases import new_database
from tests.server.server import Server

# What is written beside a drawn board: where it leaves the frame, and what lies over what.
CROWDED = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  const found = [...document.querySelectorAll('.frame :is(li, div, article)[data-place]')];
  const all = found.map((at) => ({ name: at.dataset.place, box: at.getBoundingClientRect() }));
  const isOut = ({ box }) => box.top < frame.top || box.bottom > frame.bottom;
  const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
    && one.top < two.bottom - 1 && two.top < one.bottom - 1;
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((two) => [one, two]));
  return [
    ...all.filter(isOut).map(({ name }) => `${name} is cut off`),
    ...pairs.filter(([one, two]) => meet(one.box, two.box))
      .map(([one, two]) => `${one.name} lies over ${two.name}`),
  ];
}"""


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[Server]:
    """A server that offers bots which fail at every choice: in the same way, and in another one."""
    require_client()
    server = Server(new_database("sqlite", tmp_path), tmp_path)
    server.arguments = ("--bot", f"{FILE}:Raising", "--bot", f"{FILE}:Remembering")
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.mark.parametrize("language", ["en", "hu", "it", "de"])
def test_a_level_is_chosen_with_its_description(visit: Visit, language: str) -> None:
    anna = visit(language).go()
    card = anna.page.get_by_role("article", name=anna.t.like("kingdoms-title"))
    levels = card.get_by_label(anna.t("web-rivals-kind"))
    names = [anna.t(f"bot-{name}") for name in ("friendly", "steady", "cunning", "fierce")]
    expect(levels.locator("option")).to_have_text(names)
    levels.select_option("cunning")
    expect(levels).to_have_accessible_description(anna.t("bot-cunning.help"))
    anna.play_now().click()
    called = anna.t.like("web-seat-bot", name=anna.t("bot-cunning"))
    expect(anna.players.get_by_text(called)).to_have_count(2)


def test_of_another_authors_bot_it_is_said_that_it_is_one(visit: Visit, failing: Server) -> None:
    for language in LANGUAGES:
        anna = visit(language, address=failing.address).go()
        levels = anna.cover().get_by_label(anna.t("web-rivals-kind"))
        levels.select_option("wicked:Raising")
        expect(levels).to_have_accessible_description(anna.t("web-bot-guest"))
        anna.plan().named("combobox", "web-seat", n=2).select_option("wicked:Raising")
        expect(anna.named("region", "web-new-table")).to_contain_text(anna.t("web-bot-guest"))


def test_every_seat_of_a_new_table_may_have_a_level_of_its_own(visit: Visit) -> None:
    anna = visit().plan()
    anna.button("web-seat-add").click()
    anna.named("combobox", "web-seat", n=2).select_option("friendly")
    anna.named("combobox", "web-seat", n=3).select_option("cunning")
    form = anna.named("region", "web-new-table")
    for level in ("friendly", "cunning"):
        expect(form).to_contain_text(anna.t(f"bot-{level}.help"))
    anna.button("web-open-table").click()
    for level in ("friendly", "cunning"):
        called = anna.t.like("web-seat-bot", name=anna.t(f"bot-{level}"))
        expect(anna.players.get_by_text(called)).to_have_count(1)


def test_a_hint_weighs_the_best_moves_and_shows_the_one_that_is_chosen(
    visit: Visit, server: Server
) -> None:
    anna, rng = visit("de"), random.Random(9)
    with duel(server, anna) as opponent:
        come_to_turn(anna, opponent, rng)
        anna.button("web-hint").click()
        moves = anna.bar.get_by_role("list").get_by_role("button")
        expect(moves).to_have_count(3)
        expect(moves.first).to_have_attribute("aria-pressed", "true")
        told = [plain(text) for text in moves.all_inner_texts()]
        shape = re.compile(r"Vorsprung [+−]?\d+(,\d)?, Siegchance \d+ %$")
        assert all(shape.search(text) for text in told), told
        moves.nth(1).click()
        expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
        hinted = anna.t("web-hint-is", move=told[1].splitlines()[0])
        assert plain(hinted) in plain(anna.bar.inner_text())
        move_by_pointer(anna, rng)
        expect(moves).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_leaves_the_whole_board_in_sight(visit: Visit, server: Server, game: str) -> None:
    anna = visit(viewport={"width": 1280, "height": 720})
    made = server.make("open", "steady", "steady", game=game)
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    anna.button("web-hint").click()
    expect(anna.bar.get_by_role("list").get_by_role("button").first).to_be_visible()
    expect(anna.board).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(CROWDED) == []


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [("Raising", "raised", "ValueError, wicked.py:"), ("Remembering", "illegal", "-1")],
)
def test_a_bot_that_fails_is_told_of_and_the_table_goes_on(
    visit: Visit, failing: Server, bot: str, kind: str, detail: str
) -> None:
    anna, rng = visit(address=failing.address), random.Random(3)
    name = f"wicked:{bot}"
    made = failing.make("open", name, "steady")
    anna.sit(made["table"], made["invites"][0]["secret"], "Anna")
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    move_by_pointer(anna, rng)
    failed = anna.t.like("bot-trouble", kind=kind, bot=name)
    expect(anna.refusal).to_contain_text(failed)
    assert detail in anna.refusal.inner_text()
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    expect(anna.refusal).to_be_visible()  # though others have moved since
    anna.refusal.get_by_role("button").click()
    expect(anna.refusal).to_have_count(0)
    lines = anna.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text=failed)
    expect(lines).not_to_have_count(0)
    times = lines.count()
    anna.page.reload()
    expect(lines).to_have_count(times)
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    move_by_pointer(anna, rng)
    expect(lines).not_to_have_count(times)
    expect(anna.bar).to_contain_text(anna.t("web-your-turn"))
    expect(anna.refusal).to_have_count(0, timeout=2000)  # it is no news any more
    assert (SECRET in failing.complaints()) == (bot == "Raising")
