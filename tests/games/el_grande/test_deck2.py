"""Deck 2: decay, the King's anger, one of each, secret retreats, scoring at choice."""

import pytest

from crownlands.core.errors import IllegalMove
from crownlands.games.el_grande.rules import ElGrande
from tests.games.el_grande.draw import (
    actor,
    court,
    draw,
    grande,
    kinds,
    moves,
    phase,
    play,
    province,
    scored,
    standing,
    targets,
)

SETUP = grande(3)
COURTS = {"R": 5, "B": 2, "Y": 6}


@pytest.mark.parametrize(("card", "left"), [("d2_decay_all", (5, 0, 0)), ("d2_decay_3", (5, 0, 3))])
def test_every_other_court_goes_to_the_province(card: str, left: tuple[int, ...]) -> None:
    state = draw(SETUP, "galicia B4", card=card, court=COURTS)
    play(SETUP, state, "R use")
    assert tuple(state.court) == left
    assert [court(SETUP, state, seat) + province(SETUP, state, seat) for seat in "RBY"] == [
        30,
        26,
        30,
    ]
    assert standing(SETUP, state, "galicia") == "B4"


@pytest.mark.parametrize("card", ["d2_decay_all", "d2_decay_3"])
def test_empty_courts_have_nothing_to_give(card: str) -> None:
    state = draw(SETUP, card=card, court={"R": 5, "B": 0, "Y": 0})
    with pytest.raises(IllegalMove, match="nothing-to-do"):
        play(SETUP, state, "R use")


# the King's anger


def anger(board: str = "galicia B2 Y1 / cataluna B5 / castillo B4", **courts: int) -> ElGrande:
    return draw(SETUP, board, card="d2_kings_anger_3", court={"R": 7, "B": 1, "Y": 0} | courts)


def test_each_of_the_others_gives_three_back_clockwise() -> None:
    state = anger()
    play(SETUP, state, "R use")
    assert (phase(SETUP, state), actor(SETUP, state)) == ("return", "B")
    assert moves(SETUP, state) == ["give court", "give galicia"]
    play(SETUP, state, "B give court", "B give galicia", "B give galicia")
    assert actor(SETUP, state) == "Y"
    play(SETUP, state, "Y give galicia")  # and no more is within reach
    assert (actor(SETUP, state), phase(SETUP, state)) == ("R", "acting")
    assert standing(SETUP, state, "cataluna") == "B5"
    assert standing(SETUP, state, "castillo") == "B4"


def test_anger_begins_on_the_takers_left() -> None:
    state = draw(SETUP, "galicia R1 B1", turn="Y", card="d2_kings_anger_3")
    play(SETUP, state, "Y use")
    assert actor(SETUP, state) == "R"


def test_anger_skips_whoever_has_nobody_within_reach() -> None:
    state = anger("cataluna B5 / castillo B4 / galicia Y3", B=0)
    play(SETUP, state, "R use")
    assert actor(SETUP, state) == "Y"


def test_what_anger_demands_cannot_be_refused() -> None:
    state = anger()
    play(SETUP, state, "R use")
    with pytest.raises(IllegalMove, match="return-first"):
        play(SETUP, state, "B enough")
    with pytest.raises(IllegalMove, match="kings-region"):
        play(SETUP, state, "B give cataluna")


# one of each


def test_one_caballero_of_every_player_the_takers_too() -> None:
    state = draw(SETUP, "galicia R1 B2 / aragon Y3 / cataluna R5", card="d2_each_1")
    assert targets(SETUP, state, "banish") == ["R galicia", "B galicia", "Y aragon"]
    play(SETUP, state, "R banish B galicia")
    assert moves(SETUP, state) == ["banish R galicia", "banish Y aragon"]
    with pytest.raises(IllegalMove, match="one-of-each"):
        play(SETUP, state, "R banish B galicia")
    with pytest.raises(IllegalMove, match="compulsory"):
        play(SETUP, state, "R enough")
    play(SETUP, state, "R banish Y aragon", "R banish R galicia")
    assert phase(SETUP, state) == "acting"
    assert [province(SETUP, state, seat) for seat in "RBY"] == [18, 22, 21]


def test_whoever_has_nobody_within_reach_is_left_out() -> None:
    state = draw(SETUP, "galicia R1 / cataluna B2 / castillo Y3", card="d2_each_1")
    play(SETUP, state, "R banish R galicia")
    assert phase(SETUP, state) == "acting"


# secret retreats


def test_two_leave_a_region_that_everyone_chooses_in_secret() -> None:
    state = draw(SETUP, "galicia B2 Y1 / aragon B1 Y4 / sevilla R5", card="d2_secret_2")
    play(SETUP, state, "R use")
    assert moves(SETUP, state, "B") == ["disc galicia"]
    assert moves(SETUP, state, "Y") == ["disc aragon"]
    assert moves(SETUP, state, "R") == []
    play(SETUP, state, "Y disc aragon", "B disc galicia")
    assert standing(SETUP, state, "galicia") == "Y1"
    assert standing(SETUP, state, "aragon") == "B1 Y2"


def test_where_nobody_has_two_one_leaves() -> None:
    state = draw(SETUP, "galicia B1 / aragon B1 / cataluna B3", card="d2_secret_2")
    play(SETUP, state, "R use")
    assert moves(SETUP, state) == ["disc galicia", "disc aragon"]
    play(SETUP, state, "B disc aragon")
    assert standing(SETUP, state, "aragon") == ""


@pytest.mark.parametrize("card", ["d2_secret_2", "d2_secret_all"])
def test_only_in_the_kings_region_and_the_castillo_nobody_is_concerned(card: str) -> None:
    state = draw(SETUP, "cataluna B3 / castillo B2 Y1", card=card)
    assert "use" not in kinds(SETUP, state)


def test_all_leave_a_region_that_everyone_chooses_in_secret() -> None:
    state = draw(SETUP, "galicia B2 Y1 / aragon B5", card="d2_secret_all")
    play(SETUP, state, "R use")
    assert moves(SETUP, state, "B") == ["disc galicia", "disc aragon"]
    play(SETUP, state, "B disc aragon", "Y disc galicia")
    assert standing(SETUP, state, "aragon") == ""
    assert standing(SETUP, state, "galicia") == "B2"
    assert province(SETUP, state, "B") == 21


# scoring at choice


def test_any_region_the_kings_or_the_castillo_may_be_scored() -> None:
    state = draw(SETUP, "castillo B2 R1", card="d2_score_any")
    assert targets(SETUP, state, "score") == SETUP.box.place_names()
    assert scored(play(SETUP, state, "R score castillo")) == {"castillo": (3, 5, 0)}
    assert standing(SETUP, state, "castillo") == "R1 B2"
    state = draw(SETUP, "cataluna Y2 R1", card="d2_score_any")
    assert scored(play(SETUP, state, "R score cataluna")) == {"cataluna": (2, 0, 6)}
    assert "score" not in kinds(SETUP, state)
