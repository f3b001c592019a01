"""Deck 1, intrigues: one caballero at a time, from region to any place but the King's."""

import pytest

from crownlands.core.errors import IllegalMove
from crownlands.games.el_grande.rules import ElGrande
from tests.games.el_grande.draw import court, draw, grande, kinds, moves, phase, play, standing
from tests.games.el_grande.draw import targets as aims

SETUP = grande(4)
BOARD = "galicia R3 B2 / aragon R1 Y2 / cataluna R4 B4 / castillo R2 B2"  # King: cataluna


def with_card(card: str, board: str = BOARD) -> ElGrande:
    return draw(SETUP, board, card=card)


def movable(state: ElGrande) -> set[str]:
    """Whose caballeros may leave where."""
    return {" ".join(line.split()[:2]) for line in aims(SETUP, state, "move")}


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("d1_all_own", {"R galicia", "R aragon"}),
        ("d1_all_own_or_add2", {"R galicia", "R aragon"}),
        ("d1_4_own", {"R galicia", "R aragon"}),
        ("d1_3_foreign", {"B galicia", "Y aragon"}),
        ("d1_3_any", {"R galicia", "R aragon", "B galicia", "Y aragon"}),
        ("d1_4_any", {"R galicia", "R aragon", "B galicia", "Y aragon"}),
        ("d1_5_from_one", {"R galicia", "R aragon", "B galicia", "Y aragon"}),
        ("d1_2own_2foreign", {"R galicia", "R aragon", "B galicia", "Y aragon"}),
        ("d1_add2", set()),
    ],
)
def test_nothing_leaves_the_kings_region_or_the_castillo(card: str, expected: set[str]) -> None:
    assert movable(with_card(card)) == expected


def test_they_go_anywhere_but_to_the_king_also_into_the_castillo() -> None:
    found = {line.split()[2] for line in aims(SETUP, with_card("d1_4_own"), "move")}
    assert found == set(SETUP.box.place_names()) - {"cataluna"}


@pytest.mark.parametrize(("card", "most"), [("d1_3_any", 3), ("d1_4_any", 4), ("d1_5_from_one", 5)])
def test_so_many_of_any_colours(card: str, most: int) -> None:
    state = with_card(card, "galicia R3 B3")
    for at in range(most):
        play(SETUP, state, f"R move {'RB'[at % 2]} galicia castillo")
    assert phase(SETUP, state) == "acting"
    assert "move" not in kinds(SETUP, state)
    assert state.total(0) == 6 - most


def test_less_is_enough() -> None:
    state = with_card("d1_4_any")
    play(SETUP, state, "R move B galicia sevilla", "R enough")
    assert kinds(SETUP, state) == {"done", "place"}
    assert standing(SETUP, state, "sevilla") == "B1"


def test_all_own_of_one_region_are_spread_and_some_may_stay() -> None:
    state = with_card("d1_all_own")
    play(SETUP, state, "R move R galicia castillo", "R move R galicia valencia")
    assert movable(state) == {"R galicia"}
    play(SETUP, state, "R enough")
    assert standing(SETUP, state, "galicia") == "R1 B2"


def test_with_the_last_of_the_region_it_is_over() -> None:
    state = with_card("d1_all_own", "galicia R1 / aragon R5")
    play(SETUP, state, "R move R galicia granada")
    assert "move" not in kinds(SETUP, state)


def test_five_of_any_colours_leave_one_region_only() -> None:
    state = with_card("d1_5_from_one")
    play(SETUP, state, "R move B galicia granada")
    assert movable(state) == {"R galicia", "B galicia"}
    with pytest.raises(IllegalMove, match="other-region"):
        play(SETUP, state, "R move R aragon granada")


def test_three_of_the_others_never_ones_own() -> None:
    state = with_card("d1_3_foreign")
    with pytest.raises(IllegalMove, match="not-on-card"):
        play(SETUP, state, "R move R galicia granada")
    play(SETUP, state, *["R move B galicia aragon", "R move Y aragon galicia"])
    play(SETUP, state, "R move B aragon sevilla")
    assert "move" not in kinds(SETUP, state)


def test_two_own_and_two_others_do_not_stand_in_for_each_other() -> None:
    state = with_card("d1_2own_2foreign")
    play(SETUP, state, "R move R galicia sevilla", "R move R galicia granada")
    assert movable(state) == {"B galicia", "Y aragon"}
    play(SETUP, state, "R move B galicia sevilla", "R move Y aragon granada")
    assert kinds(SETUP, state) == {"done", "place"}


def test_two_more_from_the_court_go_anywhere_and_one_next_to_the_king() -> None:
    state = with_card("d1_add2")
    assert set(aims(SETUP, state, "add")) == set(SETUP.box.place_names()) - {"cataluna"}
    assert aims(SETUP, state, "place") == ["aragon", "valencia", "castillo"]
    play(SETUP, state, "R add sevilla", "R add sevilla", "R place aragon")
    assert moves(SETUP, state) == ["done"]
    assert (court(SETUP, state, "R"), standing(SETUP, state, "sevilla")) == (4, "R2")


def test_two_more_need_caballeros_in_the_court() -> None:
    state = draw(SETUP, card="d1_add2", court={"R": 1})
    play(SETUP, state, "R add sevilla")
    assert moves(SETUP, state) == ["done"]


@pytest.mark.parametrize(
    ("first", "lost"), [("move R galicia sevilla", "add"), ("add sevilla", "move")]
)
def test_either_or_is_decided_by_the_first_part(first: str, lost: str) -> None:
    state = with_card("d1_all_own_or_add2")
    assert {"move", "add"} <= kinds(SETUP, state)
    play(SETUP, state, f"R {first}")
    assert lost not in kinds(SETUP, state)
    assert first.split()[0] in kinds(SETUP, state)
