"""How people play in these tests: by mouse, by keyboard alone, by tap; any legal move will do."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from crownlands.games.kingdoms import GAME
from tests.browser.visitor import Visitor
from tests.browser.words import plain

Act = Callable[[Locator], None]


def short_box(rows: int = 2, columns: int = 3, rounds: int = 1) -> str:
    """The standard box with a small board, for a match that is soon over."""
    text = GAME.standard_box().text
    for old, new in (
        ("rows = 5 ", f"rows = {rows} "),
        ("columns = 6 ", f"columns = {columns} "),
        ("count = 3 ", f"count = {rounds} "),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def is_on_turn(visitor: Visitor) -> bool:
    return visitor.bar.get_by_text(visitor.t("web-your-turn"), exact=True).count() > 0


def is_over(visitor: Visitor) -> bool:
    return visitor.bar.get_by_text(visitor.t("web-over"), exact=True).count() > 0


def close_scoring(visitor: Visitor, act: Act) -> None:
    """Look at what an epoch brought, where one has just ended."""
    if visitor.go_on.count():
        act(visitor.go_on)
        expect(visitor.go_on).to_have_count(0)


def targets(visitor: Visitor) -> Locator:
    """The squares where the piece in hand may go."""
    return visitor.board.get_by_role("button", name=visitor.t.like("web-square-open"))


def open_squares(visitor: Visitor) -> list[str]:
    """The same by their names."""
    labels = targets(visitor).evaluate_all("all => all.map(at => at.ariaLabel)")
    return [plain(label).split(":")[0] for label in labels]


def open_pieces(visitor: Visitor) -> Locator:
    """What may be taken in hand now."""
    return visitor.hand.locator("button:not([aria-disabled=true])")


def take_piece(visitor: Visitor, rng: random.Random, act: Act) -> None:
    pieces = open_pieces(visitor)
    act(pieces.nth(rng.randrange(pieces.count())))
    expect(targets(visitor).first).to_be_attached()


def await_answer(visitor: Visitor, square: str) -> None:
    """Until the move to that square was answered; when an epoch ends the square is bare again."""
    expect(visitor.square(square)).not_to_have_accessible_name(visitor.t.like("web-square-open"))
    expect(visitor.bar).not_to_contain_text(visitor.t.like("web-thinking"))


def click(locator: Locator) -> None:
    locator.click()


def tap(locator: Locator) -> None:
    locator.tap()


def move_by_pointer(visitor: Visitor, rng: random.Random, act: Act = click) -> None:
    """One turn: a piece, then a square, both chosen on the screen."""
    if not open_squares(visitor):
        take_piece(visitor, rng, act)
    square = rng.choice(open_squares(visitor))
    act(visitor.square(square))
    await_answer(visitor, square)
