"""Deck 3, special scorings: which places are scored."""

import pytest

from tests.games.el_grande.draw import draw, grande, kinds, play, scored, standing

SETUP = grande(4)
FOUR = ["galicia", "cataluna", "sevilla"]
FIVE = ["pais_vasco", "aragon", "valencia"]
SIX = ["castilla_la_vieja", "castilla_la_nueva", "granada"]


@pytest.mark.parametrize(
    ("card", "boards", "places"),
    [
        ("d3_score_4", {}, FOUR),
        ("d3_score_5", {}, FIVE),
        ("d3_score_6_7", {}, SIX),
        ("d3_score_4", {1: "galicia"}, ["cataluna", "sevilla"]),
        ("d3_score_4", {2: "granada"}, [*FOUR, "granada"]),
        ("d3_score_4", {2: "castillo"}, FOUR),
        ("d3_score_6_7", {2: "granada"}, SIX[:2]),
        ("d3_score_first_only", {}, SETUP.box.region_names()),
        ("d3_score_castillo", {}, ["castillo"]),
    ],
)
def test_which_places_are_scored(card: str, boards: dict[int, str], places: list[str]) -> None:
    state = draw(SETUP, "castillo R2", card=card, boards=boards)
    assert list(scored(play(SETUP, state, "R use"))) == places
    assert "use" not in kinds(SETUP, state)


def test_first_places_only_with_their_bonuses() -> None:
    board = "valencia R3 B2 Y1 / galicia R2 B2 Y1 / sevilla B1"
    homes = {"R": "valencia", "B": "galicia"}
    state = draw(SETUP, board, king="valencia", homes=homes, card="d3_score_first_only")
    points = scored(play(SETUP, state, "R use"))
    assert points["valencia"] == (9, 0, 0, 0)
    assert points["galicia"] == (0, 0, 0, 0)
    assert points["sevilla"] == (0, 4, 0, 0)
    assert list(state.score) == [9, 4, 0, 0]


def test_the_fullest_regions_all_of_them_and_never_the_castillo() -> None:
    board = "galicia R4 B2 / aragon Y6 / sevilla B4 / castillo R9"
    state = draw(SETUP, board, card="d3_score_most")
    assert list(scored(play(SETUP, state, "R use"))) == ["galicia", "aragon"]


def test_the_sparsest_regions_all_of_them_and_no_empty_one() -> None:
    state = draw(SETUP, "galicia R2 / aragon Y1 / sevilla B1 / castillo R1", card="d3_score_least")
    assert list(scored(play(SETUP, state, "R use"))) == ["aragon", "sevilla"]


def test_a_castillo_that_is_scored_keeps_everybody() -> None:
    state = draw(SETUP, "castillo R3 B1", card="d3_score_castillo")
    assert scored(play(SETUP, state, "R use")) == {"castillo": (5, 3, 0, 0)}
    assert standing(SETUP, state, "castillo") == "R3 B1"


def test_one_at_choice() -> None:
    state = draw(SETUP, "granada R3 B1", card="d3_score_any")
    assert scored(play(SETUP, state, "R score granada")) == {"granada": (6, 3, 0, 0)}
    assert kinds(SETUP, state) == {"done", "place"}


def test_a_special_action_may_be_left() -> None:
    state = draw(SETUP, "granada R3 B1", card="d3_score_6_7")
    assert scored(play(SETUP, state, "R done")) == {}
    assert list(state.score) == [0, 0, 0, 0]
