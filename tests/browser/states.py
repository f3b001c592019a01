"""Every page and every state of a table, one after the other, for checks that hold in all."""

import random
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.playing import Act, move_by_pointer, short_box, take_piece
from tests.browser.tables import come_to_turn, duel, play_to_the_end, watch
from tests.browser.visitor import Visitor
from tests.server.server import Server

TABS = ("web-chronicle", "web-scores", "web-table-view", "web-options")


def pages(visitor: Visitor, server: Server) -> Iterator[str]:
    """Goes to each page; the answer is what it shows."""
    visitor.plan()
    for summary in visitor.page.locator("main summary").all():
        summary.click()
    expect(visitor.says("web-box-help")).to_be_visible()
    expect(visitor.page.get_by_role("radio").first).to_be_visible()
    yield "home, all of it open"
    made = server.make("me", "open")
    visitor.go(f"#/sit/{made['table']}/{made['invites'][0]['secret']}")
    expect(visitor.button("web-join")).to_be_visible()
    yield "an invitation"
    visitor.go("#/table/nonesuch")
    expect(visitor.says("server-no-such-table")).to_be_visible()
    yield "a table that is not there"
    for hash in ("#/about", "#/replay", "#/rules/kingdoms"):
        visitor.go(hash)
        expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()
        yield hash
    visitor.button("web-preferences").click()
    expect(visitor.named("checkbox", "web-preference-confirm")).to_be_visible()
    yield "the settings"
    visitor.page.keyboard.press("Escape")


def table_states(visitor: Visitor, server: Server, act: Act) -> Iterator[str]:
    """Brings a table into each state; the answer is what it shows."""
    rng = random.Random(1)
    made = server.make("open", "open")
    visitor.sit(made["table"], made["invites"][0]["secret"], "Anna")
    yield "waiting for players"
    with duel(server, visitor, box=short_box(rows=3, columns=4)) as opponent:
        come_to_turn(visitor, opponent, rng, act)
        yield "my turn"
        act(visitor.button("web-hint"))
        expect(visitor.bar).to_contain_text(visitor.t.like("web-hint-is"))
        yield "a hint"
        take_piece(visitor, rng, act)
        yield "a piece in hand"
        move_by_pointer(visitor, rng, act)
        yield "their turn"
        for tab in TABS:
            act(visitor.tab(tab))
            yield f"the tab {tab}"
        come_to_turn(visitor, opponent, rng, act)
        act(visitor.hand.get_by_role("button", name=visitor.t.like("web-draw")))
        visitor.named("slider", "web-replay").fill("1")
        expect(visitor.bar).to_contain_text(visitor.t.like("web-replay-at"))
        yield "looking back"
        act(visitor.button("web-replay-now"))
        play_to_the_end(visitor, opponent, rng, act)
        yield "the scoring"
        act(visitor.go_on)
        expect(visitor.named("table", "web-ranking")).to_be_visible()
        yield "the end"
        act(visitor.button("web-review"))
        expect(visitor.says("web-review-about")).to_be_visible()
        yield "the review"
        visitor.named("slider", "web-replay").fill("2")
        act(visitor.button("web-why"))
        expect(visitor.says("web-why-review")).to_be_visible()
        yield "why a move was made"
    watch(visitor, server.make("uniform", "uniform", "uniform", "uniform")["table"])
    yield "watching"
