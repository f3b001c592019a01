"""Playing by keyboard alone: nothing here touches a mouse or sets the focus by script."""

import random
import re

from playwright.sync_api import expect

from tests.browser.playing import await_answer, open_pieces, open_squares, targets
from tests.browser.visitor import Visitor
from tests.browser.words import plain

MOST_STOPS = 80  # tab stops of a page


def tab_to(visitor: Visitor, name: re.Pattern[str]) -> None:
    """Press Tab until what has the focus is called so."""
    for _ in range(MOST_STOPS):
        if name.search(focused_name(visitor)):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no tab stop is called {name.pattern!r}")


def focused_name(visitor: Visitor) -> str:
    script = "() => document.activeElement?.ariaLabel || document.activeElement?.innerText || ''"
    return plain(str(visitor.page.evaluate(script)))


def focused_square(visitor: Visitor) -> str | None:
    """The square that has the focus, if one has."""
    found = re.match(r"([a-z]\d+):", focused_name(visitor))
    return found[1] if found else None


def tab_to_board(visitor: Visitor) -> None:
    for _ in range(MOST_STOPS):
        if focused_square(visitor):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError("the board is no tab stop")


def steer_to(visitor: Visitor, square: str) -> None:
    """With the arrow keys."""
    here = focused_square(visitor)
    assert here is not None
    across, down = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
    for _ in range(abs(across)):
        visitor.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        visitor.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert focused_square(visitor) == square


def piece_keys(visitor: Visitor) -> list[str]:
    """The keys of the pieces that may be taken now."""
    t = visitor.t
    names = {str(rank): t.like("web-castle", rank=rank) for rank in range(1, 5)}
    names |= {"s": t.like("kingdoms-word-your-starting-tile"), "d": t.like("web-draw")}
    labels = open_pieces(visitor).evaluate_all("all => all.map(at => at.ariaLabel || at.innerText)")
    return [key for key, name in names.items() if any(map(name.search, labels))]


def close_scoring_by_keyboard(visitor: Visitor) -> None:
    if visitor.go_on.count():
        visitor.page.keyboard.press("Escape")
        expect(visitor.go_on).to_have_count(0)


def move_by_keyboard(visitor: Visitor, rng: random.Random) -> None:
    """One turn, by the keys that the page tells of."""
    if not open_squares(visitor):
        visitor.page.keyboard.press(rng.choice(piece_keys(visitor)))
        expect(targets(visitor).first).to_be_attached()
    square = rng.choice(open_squares(visitor))
    tab_to_board(visitor)
    steer_to(visitor, square)
    visitor.page.keyboard.press("Enter")
    await_answer(visitor, square)
