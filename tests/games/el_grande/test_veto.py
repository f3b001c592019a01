"""The veto: who is asked and when, what it stops, what stays, how long it lasts."""

import pytest

from crownlands.core.errors import IllegalMove
from crownlands.games.el_grande.events import (
    ActionStarted,
    Announced,
    DiscShown,
    Vetoed,
    VetoExpired,
)
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.games.el_grande.views import Pending
from tests.games.el_grande.draw import (
    actor,
    court,
    draw,
    grande,
    kinds,
    moves,
    phase,
    play,
    scored,
    standing,
    targets,
)

SETUP = grande(4)
BOARD = "galicia R3 B2 Y1 / aragon R1 Y2"


def against(card: str, board: str = BOARD, setup: GrandeSetup = SETUP, **more: int) -> ElGrande:
    """Blue holds a veto, red has taken the card."""
    return draw(setup, board, card=card, vetoes={"B": 2} | more)


def move(text: str) -> int:
    return SETUP.vocabulary.read(text)


def asks(setup: GrandeSetup, state: ElGrande) -> str:
    """Whom the position asks for a veto, if anybody."""
    return actor(setup, state) if phase(setup, state) == "veto" else ""


def test_two_of_four_are_moved_the_third_is_stopped_and_the_fourth_is_lost() -> None:
    state = against("d1_4_any")
    play(SETUP, state, "R move R galicia sevilla", "B allow")
    play(SETUP, state, "R move R galicia sevilla", "B allow")
    events = play(SETUP, state, "R move Y galicia valencia", "B veto")
    assert events == [
        Announced(0, "d1_4_any", move("move Y galicia valencia"), None, None),
        Vetoed(1, 0, "d1_4_any"),
    ]
    assert standing(SETUP, state, "sevilla") == "R2"
    assert standing(SETUP, state, "valencia") == ""
    assert kinds(SETUP, state) == {"done", "place"}
    assert SETUP.view(state, 0).vetoes == ()


@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("d1_add2", "add sevilla"),
        ("d1_3_any", "move Y aragon sevilla"),
        ("d2_decay_all", "use"),
        ("d2_kings_anger_3", "use"),
        ("d2_each_1", "banish R galicia"),
        ("d2_secret_2", "use"),
        ("d2_score_any", "score castillo"),
        ("d3_score_4", "use"),
        ("d3_score_castillo", "use"),
        ("d3_score_first_only", "use"),
        ("d3_score_most", "use"),
        ("d4_scoreboard", "board 1 galicia"),
        ("d4_royal_adviser", "king aragon"),
        ("d4_expulsion", "expel galicia"),
        ("d4_grande", "grande sevilla"),
        ("d4_recall_power", "use"),
        ("d4_court_2", "call 1"),
        ("d4_score_secret", "use"),
        ("d5_king", "king sevilla"),
    ],
)
def test_every_special_action_can_be_stopped_before_its_first_part(card: str, first: str) -> None:
    state = against(card)
    before = SETUP.view(state, 0)
    play(SETUP, state, f"R {first}")
    assert asks(SETUP, state) == "B"
    play(SETUP, state, "B veto")
    after = SETUP.view(state, 0)
    for what in ("places", "court", "province", "scores", "king", "homes", "boards", "power"):
        assert getattr(after, what) == getattr(before, what), what
    assert kinds(SETUP, state) == {"done", "place"}


def test_placing_and_income_are_never_stopped() -> None:
    state = against("d1_4_any")
    play(SETUP, state, "R place aragon")
    assert actor(SETUP, state) == "R"
    state = draw(SETUP, vetoes={"B": 2}, heads=3)
    play(SETUP, state, "R call 3", "R take 1")
    assert actor(SETUP, state) == "R"


def test_placing_may_follow_a_veto() -> None:
    state = against("d5_king")
    play(SETUP, state, "R king sevilla", "B veto")
    assert targets(SETUP, state, "place") == ["aragon", "valencia", "castillo"]


def test_the_taker_is_not_asked_about_its_own_action() -> None:
    state = draw(SETUP, BOARD, card="d5_king", vetoes={"R": 2})
    play(SETUP, state, "R king sevilla")
    assert phase(SETUP, state) == "acting"


def test_several_holders_are_asked_clockwise_from_the_left() -> None:
    state = draw(SETUP, BOARD, turn="Y", card="d5_king", vetoes={"B": 1, "W": 2})
    play(SETUP, state, "Y king sevilla")
    assert asks(SETUP, state) == "W"
    play(SETUP, state, "W allow")
    assert asks(SETUP, state) == "B"
    play(SETUP, state, "B allow")
    assert SETUP.view(state, 0).king == "sevilla"


def test_each_scored_region_is_a_part() -> None:
    state = against("d3_score_4", "galicia R1 / cataluna R1 / sevilla R1")
    assert play(SETUP, state, "R use") == [
        ActionStarted(0, "d3_score_4"),
        Announced(0, "d3_score_4", move("score galicia"), None, None),
    ]
    events = play(SETUP, state, "B allow", "B allow", "B veto")
    assert list(scored(events)) == ["galicia", "cataluna"]


def test_each_players_return_is_a_part_and_the_holder_saves_itself() -> None:
    state = draw(SETUP, BOARD, turn="W", card="d2_decay_3", vetoes={"B": 2})
    events = play(SETUP, state, "W use")
    assert events[-1] == Announced(3, "d2_decay_3", None, 0, None)
    play(SETUP, state, "B allow")
    assert (court(SETUP, state, "R"), asks(SETUP, state)) == (4, "B")
    play(SETUP, state, "B veto")
    assert [court(SETUP, state, seat) for seat in "RBYW"] == [4, 7, 7, 7]


def test_anger_asks_before_each_players_return() -> None:
    state = against("d2_kings_anger_3")
    play(SETUP, state, "R use", "B allow", *["B give court"] * 3)
    assert asks(SETUP, state) == "B"
    play(SETUP, state, "B veto")
    assert [court(SETUP, state, seat) for seat in "RBYW"] == [7, 4, 7, 7]


def test_each_caballero_that_comes_to_court_is_a_part() -> None:
    state = against("d4_court_2")
    play(SETUP, state, "R call 1", "B allow", "R call 1", "B veto")
    assert court(SETUP, state, "R") == 8
    assert kinds(SETUP, state) == {"done", "place"}


def test_each_disc_is_asked_about_before_it_is_set_and_all_before_they_are_shown() -> None:
    state = against("d2_secret_2", "galicia B2 Y2 W2")
    play(SETUP, state, "R use", "B allow")
    for seat in "BYW":
        assert phase(SETUP, state) == "discs"
        events = play(SETUP, state, f"{seat} disc galicia")
        what = "shown" if seat == "W" else "next"
        assert events[-1] == Announced(0, "d2_secret_2", None, None, what)
        assert SETUP.view(state, 0).pending == Pending(None, None, what)
        assert SETUP.view(state, 0).discs == (None, None, None, None)
        play(SETUP, state, "B allow")
    assert SETUP.view(state, 0).discs[2] == "galicia"
    play(SETUP, state, "B allow", "B veto")
    assert standing(SETUP, state, "galicia") == "Y2 W2"
    assert SETUP.view(state, 0).has_set == (False,) * 4


def test_after_the_first_disc_the_others_may_still_set_theirs_at_once() -> None:
    state = against("d4_score_secret")
    play(SETUP, state, "R use", "B allow", "Y disc aragon")
    with pytest.raises(IllegalMove, match="not-your-turn"):
        play(SETUP, state, "R disc galicia")
    play(SETUP, state, "B allow")
    assert SETUP.view(state, 0).actors == (0, 1, 3)


@pytest.mark.parametrize("seats", ["Y", "YW", "WRYB"])
def test_discs_that_are_never_shown_go_back_unseen(seats: str) -> None:
    state = against("d4_score_secret")
    play(SETUP, state, "R use", "B allow")
    for seat in seats:
        play(SETUP, state, f"{seat} disc galicia", *["B allow"] * (seat != seats[-1]))
    events = play(SETUP, state, "B veto")
    assert scored(events) == {}
    assert not any(isinstance(event, DiscShown) for event in events)
    assert SETUP.view(state, 0).discs == (None,) * 4
    assert SETUP.view(state, 0).has_set == (False,) * 4
    assert (phase(SETUP, state), actor(SETUP, state)) == ("acting", "R")


def test_the_rest_of_an_action_passes_with_all_its_discs() -> None:
    state = against("d4_score_secret", "galicia R1 / aragon B1")
    play(SETUP, state, "R use", "B allow action")
    events = play(SETUP, state, *(f"{seat} disc galicia" for seat in "BYW"), "R disc aragon")
    assert list(scored(events)) == ["aragon"]


def test_a_general_scoring_asks_nobody_about_its_discs() -> None:
    board = "castillo R1 B1"
    state = draw(SETUP, board, turn="W", card="d4_court_2", vetoes={"B": 2}, round=3)
    play(SETUP, state, "W done", "B disc galicia")
    assert phase(SETUP, state) == "discs"
    play(SETUP, state, "R disc galicia")
    assert standing(SETUP, state, "galicia") == "R1 B1"


def test_an_expulsion_is_asked_about_when_named_shown_and_for_each_player() -> None:
    state = against("d4_expulsion")
    play(SETUP, state, "R expel galicia", "B allow", "Y disc sevilla", "B allow")
    play(SETUP, state, "B disc granada", "B allow", "B allow", "B veto")
    assert standing(SETUP, state, "granada") == "B2"
    assert standing(SETUP, state, "galicia") == "R3 Y1"


def test_an_either_or_card_loses_both_halves() -> None:
    state = against("d1_all_own_or_add2")
    play(SETUP, state, "R add sevilla", "B veto")
    assert kinds(SETUP, state) == {"done", "place"}


def test_whoever_is_asked_must_answer_first() -> None:
    state = against("d5_king")
    play(SETUP, state, "R king sevilla")
    answers = ["veto", "allow", "allow action", "allow round", "allow unless me"]
    assert moves(SETUP, state)[:5] == answers
    with pytest.raises(IllegalMove, match="veto-first"):
        play(SETUP, state, "B done")
    with pytest.raises(IllegalMove, match="not-your-turn"):
        play(SETUP, state, "R done")


# the card


def test_the_card_is_kept_when_taken_and_lasts_to_the_end_of_the_next_round() -> None:
    state = draw(SETUP, BOARD, card="d2_veto", round=4)
    assert kinds(SETUP, state) == {"done", "place"}
    assert (SETUP.view(state, 0).vetoes[0].seat, SETUP.view(state, 0).vetoes[0].rounds) == (0, 2)


@pytest.mark.parametrize(("rounds", "left"), [(2, 1), (1, 0)])
def test_unused_it_is_gone_after_the_next_round(rounds: int, left: int) -> None:
    state = draw(SETUP, BOARD, turn="W", card="d4_court_2", vetoes={"B": rounds}, round=4)
    events = play(SETUP, state, "W done")
    assert len(SETUP.view(state, 0).vetoes) == left
    assert (VetoExpired(1) in events) == (left == 0)


def test_it_lasts_over_a_general_scoring_in_the_short_game_too() -> None:
    setup = grande(4, rounds="short")
    state = draw(setup, BOARD, turn="W", card="d2_veto", round=3)
    play(setup, state, "W done")
    view = setup.view(state, 0)
    assert (view.round, view.vetoes[0].rounds) == (5, 1)


def test_of_two_vetoes_the_older_is_used() -> None:
    state = draw(SETUP, BOARD, card="d5_king", vetoes={"B": 2, "B again": 1})
    play(SETUP, state, "R king sevilla", "B veto")
    assert [card.rounds for card in SETUP.view(state, 0).vetoes] == [2]


def test_taking_a_veto_cannot_be_stopped() -> None:
    state = against("d2_veto")
    assert actor(SETUP, state) == "R"
    assert len(SETUP.view(state, 0).vetoes) == 2
