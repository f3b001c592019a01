"""Every reason for which a move is refused is reached, each in its own case."""

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.errors import IllegalMove
from crownlands.core.rng import Rng
from crownlands.games.royals import choices
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.speech import CHAPTERS
from tests.games.royals.draw import draw, play, royals
from tests.laws.walk import play_out

SETUP = royals(3)
STRICT = royals(3, cubes="strict", joker="shortage")
OPEN = royals(3, draw="open")
BLACK, WHITE = 0, 1
HELD = "cologne cardinal W / vienna king W / reims duke K"
NO_SCHEMES = {"K": "FG FG FG FG FB FB FB FB", "W": "FS FS FS FS GB GB GB GB",
              "G": "GS GS GS GS BS BS BS BS"}  # fmt: skip


def playing(setup: RoyalsSetup = SETUP, hand: str = "FFFGG", schemes: str = "FB") -> Royals:
    return draw(setup, HELD, hands={"K": hand}, schemes={"K": schemes})


def paying(
    claim: str, hand: str, schemes: str = "", *made: str, setup: RoyalsSetup = SETUP
) -> Royals:
    state = draw(setup, HELD, hands={"K": hand}, schemes={"K": schemes})
    play(setup, state, f"K claim {claim}", *made)
    return state


def drawing(plan: str = "three", *made: str, pile: str | None = None) -> Royals:
    state = draw(SETUP, phase="planning", display="FFS", pile=pile)
    play(SETUP, state, f"K {plan}", *made)
    return state


def discarding() -> Royals:
    state = draw(SETUP, hands={"K": "F" * 13}, schemes={"K": "FG"})
    play(SETUP, state, "K done")
    return state


def over() -> Royals:
    state = SETUP.new()
    play_out(SETUP, state, Rng(1))
    return state


BARON, BARON_HAND = "cologne baron", "GGFFFFFF"
PLOTS = ("cologne cardinal", "GGGGG", "GS FG FB")

CASES: dict[str, tuple[RoyalsSetup, Royals, int, str | int]] = {
    # why: the table, the position, who moves, and how
    "unknown-move": (SETUP, playing(), BLACK, len(SETUP.vocabulary)),
    "game-over": (SETUP, over(), BLACK, "done"),
    "not-your-turn": (SETUP, playing(), WHITE, "done"),
    "chance-only": (SETUP, playing(), BLACK, "show france"),
    "not-chance": (SETUP, SETUP.new(), CHANCE, "card france"),
    "plan-first": (SETUP, draw(SETUP, phase="planning"), BLACK, "pile"),
    "draw-first": (SETUP, drawing(), BLACK, "done"),
    "no-more-draws": (SETUP, drawing("two", "K take france"), BLACK, "pile"),
    "pile-empty": (SETUP, drawing(pile=""), BLACK, "pile"),
    "not-on-display": (SETUP, drawing(), BLACK, "take britain"),
    "no-intrigue-now": (SETUP, drawing(), BLACK, "intrigue"),
    "no-intrigue-left": (
        OPEN,
        draw(OPEN, schemes=NO_SCHEMES, phase="drawing", draws=(3, 1)),
        BLACK,
        "intrigue",
    ),
    "own-position": (SETUP, playing(), BLACK, "claim reims duke"),
    "too-few-cards": (SETUP, playing(), BLACK, "claim paris king"),
    "too-few-intrigue": (SETUP, playing(hand="GGGGG"), BLACK, "claim cologne cardinal"),
    "too-few-cubes": (
        STRICT,
        draw(STRICT, hands={"K": "F"}, cubes={"K": 1}),
        BLACK,
        "claim avignon marshal",
    ),
    "no-recall": (SETUP, playing(), BLACK, "recall paris"),
    "nothing-to-pay": (SETUP, playing(), BLACK, "pay france"),
    "pay-first": (SETUP, paying(BARON, BARON_HAND), BLACK, "done"),
    "intrigue-first": (SETUP, paying(*PLOTS), BLACK, "pay german_states"),
    "intrigue-paid": (SETUP, paying(BARON, BARON_HAND), BLACK, "plot german_states-spain"),
    "not-in-hand": (SETUP, paying(BARON, BARON_HAND), BLACK, "joker britain"),
    "wrong-country": (SETUP, paying(BARON, BARON_HAND), BLACK, "pay france"),
    "joker-begun": (SETUP, paying(BARON, BARON_HAND, "", "K joker france"), BLACK,
        "pay german_states"),
    "no-shortage": (STRICT, paying("cologne cardinal", "GGGGG", "GS FG FB", setup=STRICT), BLACK,
        "plotjoker france-britain"),
    "would-not-suffice": (SETUP, paying("vienna king", "G" * 8, "GS GS FG"), BLACK,
        "plotjoker german_states-spain"),
    "discard-first": (SETUP, discarding(), BLACK, "done"),
    "within-limit": (SETUP, discarding(), BLACK, "drop france-german_states"),
}  # fmt: skip


def refused(setup: RoyalsSetup, state: Royals, seat: int, move: str | int) -> str:
    """Why; and nothing has changed."""
    ints = state.to_ints()
    with pytest.raises(IllegalMove) as raised:
        state.play(seat, move if isinstance(move, int) else setup.vocabulary.read(move))
    assert state.to_ints() == ints
    return raised.value.rule


@pytest.mark.parametrize("rule", CASES)
def test_a_move_is_refused_for_its_reason_and_changes_nothing(rule: str) -> None:
    assert refused(*CASES[rule]) == rule


@pytest.mark.parametrize(
    ("setup", "state", "move", "rule"),
    [
        (SETUP, paying(*PLOTS), "joker german_states", "intrigue-first"),
        (SETUP, paying(*PLOTS), "plot france-britain", "wrong-country"),
        (SETUP, paying(*PLOTS), "plot german_states-britain", "not-in-hand"),
        (SETUP, paying(BARON, BARON_HAND), "plotjoker france-spain", "intrigue-paid"),
        (SETUP, discarding(), "discard spain", "not-in-hand"),
        (SETUP, playing(), "pile", "no-more-draws"),
        (SETUP, playing(), "three", "no-more-draws"),
        (SETUP, playing(), "discard france", "within-limit"),
        (SETUP, paying(BARON, BARON_HAND), "claim cologne baron", "pay-first"),
    ],
)
def test_the_same_reasons_elsewhere(
    setup: RoyalsSetup, state: Royals, move: str, rule: str
) -> None:
    assert refused(setup, state, BLACK, move) == rule


def test_no_reason_is_left_out_and_every_one_has_a_chapter() -> None:
    named = {name: value for name, value in vars(choices).items() if name.isupper()}
    reasons = {value for value in named.values() if isinstance(value, str) and value}
    assert reasons == set(CASES)
    assert reasons - CHAPTERS.keys() == {choices.NOT_CHANCE}
