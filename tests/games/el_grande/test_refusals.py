"""Every reason for which a move is refused is reached, each in its own case."""

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.errors import IllegalMove
from crownlands.core.rng import Rng
from crownlands.games.el_grande import refusals
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.speech import CHAPTERS
from tests.games.el_grande.draw import draw, grande, play
from tests.laws.walk import play_out

SETUP = grande(3)
RED, BLUE = 0, 1
BOARD = "galicia R3 B2 / aragon R1 Y2 / cataluna R4"


def with_card(card: str, *made: str) -> ElGrande:
    state = draw(SETUP, BOARD, card=card, homes={"R": "galicia"}, boards={1: "galicia"})
    play(SETUP, state, *made)
    return state


def over() -> ElGrande:
    state = SETUP.new()
    play_out(SETUP, state, Rng(1))
    return state


def power() -> ElGrande:
    """Blue has to play; red has played 9, and blue 3 in an earlier round."""
    state = SETUP.new()
    play(SETUP, state, "chance crown cataluna", "chance home galicia", "chance home aragon")
    play(SETUP, state, "chance home sevilla", "chance first R", "chance reveal d1_4_own")
    play(SETUP, state, "chance reveal d2_each_1", "chance reveal d3_score_4")
    play(SETUP, state, "chance reveal d4_grande", "R power 9")
    return state


def later_power() -> ElGrande:
    state = draw(SETUP, turn="Y", card="d4_grande", earlier={"Y": (8,)})
    play(SETUP, state, "Y done", "chance reveal d1_4_own", "chance reveal d2_each_1")
    play(SETUP, state, "chance reveal d3_score_4", "chance reveal d4_grande")
    return state


def income(province: int = 2) -> ElGrande:
    return draw(SETUP, BOARD, heads=3, province={"R": province})


def vetoed() -> ElGrande:
    state = draw(SETUP, BOARD, card="d5_king", vetoes={"B": 1})
    play(SETUP, state, "R king sevilla")
    return state


def discs(*set_by: str) -> ElGrande:
    return (
        with_card("d4_expulsion", "R expel aragon")
        if not set_by
        else with_card("d4_score_secret", "R use", *set_by)
    )


CASES: dict[str, tuple[ElGrande, int, str | int]] = {
    # why: the position, who moves, and how
    "unknown-move": (with_card("d5_king"), RED, len(SETUP.vocabulary)),
    "game-over": (over(), RED, "done"),
    "not-your-turn": (with_card("d5_king"), BLUE, "done"),
    "chance-only": (with_card("d5_king"), RED, "crown aragon"),
    "not-chance": (SETUP.new(), CHANCE, "home aragon"),
    "not-now": (with_card("d5_king"), RED, "power 7"),
    "power-first": (power(), BLUE, "done"),
    "not-in-hand": (later_power(), 2, "power 8"),
    "value-taken": (power(), BLUE, "power 9"),
    "income-first": (income(), RED, "take 1"),
    "too-many": (income(), RED, "call 3"),
    "province-first": (income(), RED, "withdraw galicia"),
    "take-first": (draw(SETUP, taken=False), RED, "done"),
    "card-gone": (with_card("d5_king", "R done", "B call 0"), BLUE, "take 5"),
    "no-heads": (with_card("d1_4_own", "R place aragon"), RED, "place aragon"),
    "court-empty": (draw(SETUP, court={"R": 0}), RED, "place aragon"),
    "kings-region": (with_card("d4_grande"), RED, "grande cataluna"),
    "not-adjacent": (with_card("d4_grande"), RED, "place sevilla"),
    "not-on-card": (with_card("d4_grande"), RED, "king sevilla"),
    "used-up": (with_card("d1_2own_2foreign", *["R move R galicia sevilla"] * 2), RED,
        "move R galicia sevilla"),
    "special-over": (with_card("d5_king", "R king sevilla"), RED, "king granada"),
    "finish-first": (with_card("d1_4_own", "R move R galicia sevilla"), RED, "done"),
    "compulsory": (with_card("d2_each_1", "R banish B galicia"), RED, "enough"),
    "nothing-begun": (with_card("d1_4_own"), RED, "enough"),
    "nothing-to-do": (draw(SETUP, card="d2_decay_3", court={"B": 0, "Y": 0}), RED, "use"),
    "nobody-there": (with_card("d1_4_any"), RED, "move Y galicia sevilla"),
    "other-region": (with_card("d1_all_own", "R move R galicia sevilla"), RED,
        "move R aragon sevilla"),
    "one-of-each": (with_card("d2_each_1", "R banish B galicia"), RED, "banish B galicia"),
    "there-already": (with_card("d4_grande"), RED, "grande galicia"),
    "board-there": (with_card("d4_scoreboard"), RED, "board 2 galicia"),
    "not-played": (with_card("d4_recall_power", "R use"), RED, "recall 13"),
    "veto-first": (vetoed(), BLUE, "done"),
    "disc-first": (discs(), 2, "done"),
    "disc-set": (discs("B disc aragon"), BLUE, "disc aragon"),
    "same-region": (discs(), 2, "disc aragon"),
    "too-few-there": (draw(SETUP, "galicia B2 / aragon B1", card="d2_secret_2"), BLUE,
        "disc aragon"),
    "return-first": (with_card("d2_kings_anger_3", "R use"), BLUE, "done"),
    "one-by-one": (with_card("d4_court_2"), RED, "call 2"),
    "asked-already": (with_card("d5_king"), RED, "ask again"),
}  # fmt: skip
play(SETUP, CASES["too-few-there"][0], "R use")


def refused(state: ElGrande, seat: int, move: str | int) -> str:
    """Why; and nothing has changed."""
    ints = state.to_ints()
    with pytest.raises(IllegalMove) as raised:
        state.play(seat, move if isinstance(move, int) else SETUP.vocabulary.read(move))
    assert state.to_ints() == ints
    return raised.value.rule


@pytest.mark.parametrize("rule", CASES)
def test_a_move_is_refused_for_its_reason_and_changes_nothing(rule: str) -> None:
    assert refused(*CASES[rule]) == rule


@pytest.mark.parametrize(
    ("state", "seat", "move", "rule"),
    [
        (with_card("d1_4_own"), RED, "move B galicia sevilla", "not-on-card"),
        (with_card("d1_4_own"), RED, "add galicia", "not-on-card"),
        (with_card("d1_4_own"), RED, "move R cataluna sevilla", "kings-region"),
        (with_card("d1_4_own"), RED, "move R galicia cataluna", "kings-region"),
        (with_card("d1_add2"), RED, "add cataluna", "kings-region"),
        (with_card("d1_add2"), RED, "place cataluna", "kings-region"),
        (with_card("d2_veto"), RED, "use", "special-over"),
        (with_card("d4_royal_adviser"), RED, "king sevilla", "not-adjacent"),
        (with_card("d5_king"), RED, "king cataluna", "there-already"),
        (with_card("d4_expulsion"), RED, "expel sevilla", "nobody-there"),
        (with_card("d4_expulsion"), RED, "expel cataluna", "kings-region"),
        (with_card("d4_court_2"), RED, "call 0", "nothing-to-do"),
        (draw(SETUP, card="d4_court_2", province={"R": 0}), RED, "call 1", "too-many"),
        (with_card("d4_court_2"), RED, "withdraw galicia", "not-on-card"),
        (with_card("d4_recall_power"), RED, "recall 3", "not-on-card"),
        (with_card("d4_recall_power", "R use"), RED, "use", "not-on-card"),
        (income(), RED, "enough", "income-first"),
        (income(0), RED, "withdraw cataluna", "kings-region"),
        (income(0), RED, "withdraw sevilla", "nobody-there"),
        (income(0), RED, "call 1", "too-many"),
        (discs(), RED, "disc sevilla", "not-your-turn"),
        (vetoed(), BLUE, "ask again", "veto-first"),
        (draw(SETUP, taken=False, vetoes={"R": 1}), RED, "ask again", "asked-already"),
        (with_card("d2_kings_anger_3", "R use"), BLUE, "give sevilla", "nobody-there"),
    ],
)
def test_the_same_reasons_elsewhere(state: ElGrande, seat: int, move: str, rule: str) -> None:
    assert refused(state, seat, move) == rule


def test_no_reason_is_left_out_and_every_one_has_a_chapter() -> None:
    named = {name: value for name, value in vars(refusals).items() if name.isupper()}
    reasons = {value for value in named.values() if isinstance(value, str) and value}
    assert reasons == set(CASES)
    assert reasons - CHAPTERS.keys() == {refusals.NOT_CHANCE}
