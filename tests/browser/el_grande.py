"""What tests of El Grande in the browser share: boxes, duels, and how its things are found."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, expect

from crownlands.games.el_grande import GAME
from tests.browser.playing import Act, click, tap
from tests.browser.visitor import Visitor
from tests.server.client import Client
from tests.server.server import Json, Server

GRANDE = GAME.name
INTRIGUE, VETO, RETREAT, SCORE, BOARD, KING = (
    "d1_2own_2foreign", "d2_veto", "d2_secret_2", "d3_score_castillo", "d4_scoreboard", "d5_king",
)  # fmt: skip
LOW = {"width": 1280, "height": 720}
TWO_ROWS = 112  # points of a bar

Box = tuple[float, float, float, float]


def box(found: Locator) -> Box:
    """Left, top, right and bottom on the screen."""
    rect = found.bounding_box()
    assert rect is not None
    x, y = rect["x"], rect["y"]
    return x, y, x + rect["width"], y + rect["height"]


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
    server: Server,
    visitor: Visitor,
    rounds: int = 1,
    deck2: str = "d2_score_any",
    worth: int | None = None,
    boards: str = "8, 4, 0",
    **wish: Any,
) -> Iterator[Client]:
    """The visitor plays the first power card; the answer is Béla, who plays the second. All first
    places are worth so much, and the first scoreboard has these values."""
    box = box_of(rounds, (INTRIGUE, deck2, SCORE, BOARD, KING)).replace("8, 4, 0", boards)
    if worth is not None:
        box = re.sub(r"values = \[\d+,", f"values = [{worth},", box)
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
  const steps = Array.from({ length: 13 }, (_, step) => (step + 1) / 14);
  const free = steps
    .flatMap((x) => steps.map((y) => ({ x: width * x, y: height * y })))
    .filter(({ x, y }) => document.elementFromPoint(left + x, top + y) === element);
  const mean = (axis) => free.reduce((sum, at) => sum + at[axis], 0) / free.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (at) => Math.hypot(at.x - x, at.y - y);
  return free.sort((one, other) => far(one) - far(other))[0];
}"""


def choose(visitor: Visitor, name: str, act: Act = click) -> None:
    """Press a place that is open, once the page has it so: until then things may still shift."""
    expect(place(visitor, name)).to_have_attribute("aria-disabled", "false")
    press(visitor, name, act)


def press(visitor: Visitor, name: str, act: Act = click) -> None:
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


def take_veto(visitor: Visitor, opponent: Client, act: Act = click) -> None:
    """Anna keeps a veto; Béla has the King's card in use."""
    come_to_cards(visitor, opponent, act)
    act(card(visitor, 2))
    end_turn(visitor, act)
    play(opponent, {"type": "call", "number": 6}, {"type": "take", "deck": 5})
