"""Every reason for which a move is refused is reached, each in its own case."""

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.errors import IllegalMove
from crownlands.core.rng import Rng
from crownlands.games.eight_minute_empire import choices
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.speech import CHAPTERS
from tests.games.eight_minute_empire.draw import draw, empire, play, up_to_bids
from tests.laws.walk import play_out

SETUP = empire(2, neutral_armies="ten")
RED, BLUE = 0, 1
NEUTRAL = [f"{'RB'[n % 2]} neutral W1" for n in range(10)]


def using(card: str, *made: str, board: str = "START RRRBBB M4 r") -> Empire:
    state = draw(SETUP, board, using=card)
    play(SETUP, state, *made)
    return state


def taking() -> Empire:
    return draw(SETUP, row="wood:S3 ore:S2 carrot:C anvil:L5", coins={"R": 1})


def before(*made: str) -> Empire:
    state = up_to_bids(SETUP)
    play(SETUP, state, *made)
    return state


def over() -> Empire:
    state = SETUP.new()
    play_out(SETUP, state, Rng(1))
    return state


CASES: dict[str, tuple[Empire, int, str | int]] = {
    # why: the position, who moves, and how
    "unknown-move": (taking(), RED, len(SETUP.vocabulary)),
    "game-over": (over(), RED, "take 1"),
    "not-your-turn": (taking(), BLUE, "take 1"),
    "chance-only": (taking(), RED, "card wood:S3"),
    "not-chance": (SETUP.new(), CHANCE, "roll R"),
    "neutral-first": (before(), RED, "bid 1"),
    "bid-first": (before(*NEUTRAL), RED, "take 1"),
    "already-bid": (before(*NEUTRAL, "B bid 1"), BLUE, "bid 0"),
    "name-first": (before(*NEUTRAL, "B bid 1", "R bid 0"), BLUE, "take 1"),
    "only-before": (taking(), RED, "first B"),
    "take-first": (taking(), RED, "place START"),
    "too-dear": (taking(), RED, "take 4"),
    "no-card": (taking(), RED, "take 5"),
    "already-taken": (using("ore:+3"), RED, "take 1"),
    "not-on-card": (using("ore:+3"), RED, "move START M2"),
    "used-up": (using("crystal:+1", "R place M4"), RED, "place M4"),
    "not-a-base": (using("ore:+3"), RED, "place M2"),
    "no-armies": (using("ore:+3", board="START " + "R" * 14), RED, "place START"),
    "no-army-there": (using("wood:L3"), RED, "move M4 M6"),
    "by-sea": (using("wood:L3", "R move START M4"), RED, "move M4 W5"),
    "no-cities": (using("carrot:C", board="START Rrrr"), RED, "city START"),
    "nothing-there": (using("wood:D/C"), RED, "destroy B M4"),
}


@pytest.mark.parametrize("rule", CASES)
def test_a_move_is_refused_for_its_reason_and_changes_nothing(rule: str) -> None:
    state, seat, move = CASES[rule]
    ints = state.to_ints()
    with pytest.raises(IllegalMove) as raised:
        state.play(seat, move if isinstance(move, int) else SETUP.vocabulary.read(move))
    assert raised.value.rule == rule
    assert state.to_ints() == ints


@pytest.mark.parametrize(
    ("state", "seat", "move", "rule"),
    [
        (using("ore:+3"), RED, "bid 1", "only-before"),
        (using("ore:+3"), RED, "neutral W1", "only-before"),
        (using("wood:D/C", "R destroy B START"), RED, "city START", "used-up"),
        (using("wood:S3", *["R move START M2"] * 3), RED, "move M2 M1", "used-up"),
        (using("crystal:+1"), RED, "destroy B START", "not-on-card"),
        (using("carrot:C"), RED, "city M4", "no-army-there"),
        (SETUP.new(), RED, "card wood:S3", "not-your-turn"),
        (before(*NEUTRAL), RED, "card wood:S3", "chance-only"),
        (before(*NEUTRAL), CHANCE, "card wood:S3", "not-your-turn"),
    ],
)
def test_the_same_reasons_elsewhere(state: Empire, seat: int, move: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as raised:
        state.play(seat, SETUP.vocabulary.read(move))
    assert raised.value.rule == rule


def test_no_reason_is_left_out_and_every_one_has_a_chapter() -> None:
    named = {name: value for name, value in vars(choices).items() if name.isupper()}
    reasons = {value for value in named.values() if isinstance(value, str) and value}
    assert reasons == set(CASES)
    assert reasons - CHAPTERS.keys() == {choices.NOT_CHANCE}
