"""Scoring a place: the worked cases of rulebook and rule sheet, ties, bonuses, scoreboards."""

import pytest

from crownlands.games.el_grande.setup import GrandeSetup
from tests.games.el_grande.draw import draw, grande, play, scored

TWO, THREE, FOUR, FIVE = grande(2), grande(3), grande(4), grande(5)
NOTHING_FOR_THREE = grande(3, three_way_tie="none")


def points(
    setup: GrandeSetup,
    place: str,
    who: str,
    *,
    king: str = "cataluna",
    home: str = "",
    board: int = 0,
) -> tuple[int, ...]:
    """What the place brings by the card that scores any; red's Grande is at home."""
    boards = {board: place} if board else {}
    homes = {"R": home} if home else {}
    state = draw(
        setup, f"{place} {who}", king=king, homes=homes, boards=boards, card="d2_score_any"
    )
    return scored(play(setup, state, f"R score {place}"))[place]


@pytest.mark.parametrize(
    ("setup", "place", "who", "expected"),
    [
        # examples of the rulebook
        (FOUR, "pais_vasco", "R3 B2 Y1", (5, 3, 1, 0)),
        (FOUR, "pais_vasco", "R4 B4 Y4 W3", (3, 3, 3, 1)),
        (FOUR, "castilla_la_vieja", "R4 B3 Y2 W2", (6, 4, 0, 0)),
        # the rule sheet
        (FOUR, "castilla_la_nueva", "R3 B3 Y2 W1", (4, 4, 2, 0)),
        (FOUR, "castilla_la_nueva", "R3 B3 Y2 W2", (4, 4, 0, 0)),
        (FOUR, "galicia", "R3 B2 Y1", (4, 2, 0, 0)),
        (FOUR, "pais_vasco", "W1", (0, 0, 0, 5)),
        (FOUR, "pais_vasco", "", (0, 0, 0, 0)),
        (FIVE, "castilla_la_vieja", "R1 B1 Y1 W1 K1", (4, 4, 4, 4, 4)),
        (FIVE, "castilla_la_vieja", "R2 B1 Y1 W1 K1", (6, 2, 2, 2, 2)),
        (THREE, "aragon", "R3 B2 Y1", (5, 4, 0)),
        (THREE, "aragon", "R3 B3 Y2", (4, 4, 0)),
        (THREE, "aragon", "R3 B2 Y2", (5, 0, 0)),
        (THREE, "aragon", "R2 B2 Y2", (4, 4, 4)),
        (NOTHING_FOR_THREE, "aragon", "R2 B2 Y2", (0, 0, 0)),
        (NOTHING_FOR_THREE, "aragon", "R2 B2 Y1", (4, 4, 0)),
        (TWO, "granada", "R4 B2", (6, 0)),
        (TWO, "granada", "R4 B4", (0, 0)),
        # the Castillo, by the same rule
        (FOUR, "castillo", "R2 B2 Y1", (3, 3, 1, 0)),
        (THREE, "castillo", "R3 B2 Y1", (5, 3, 0)),
        (TWO, "castillo", "R1 B2", (0, 5)),
    ],
)
def test_places_and_ties(
    setup: GrandeSetup, place: str, who: str, expected: tuple[int, ...]
) -> None:
    assert points(setup, place, who) == expected


@pytest.mark.parametrize(
    ("who", "king", "home", "expected"),
    [
        ("R4 B2", "granada", "granada", (10, 3, 0, 0)),
        ("R4 B2", "granada", "sevilla", (8, 3, 0, 0)),
        ("R4 B2", "sevilla", "granada", (8, 3, 0, 0)),
        ("B4 R2", "granada", "granada", (3, 8, 0, 0)),
        ("B4 R2", "sevilla", "granada", (3, 6, 0, 0)),
        ("R4 B4", "granada", "granada", (3, 3, 0, 0)),
        ("R1", "granada", "granada", (10, 0, 0, 0)),
    ],
)
def test_bonuses_are_for_a_sole_leader(
    who: str, king: str, home: str, expected: tuple[int, ...]
) -> None:
    assert points(FOUR, "granada", who, king=king, home=home) == expected


def test_two_players_with_both_bonuses() -> None:
    assert points(TWO, "granada", "R4 B2", king="granada", home="granada") == (10, 0)
    assert points(TWO, "granada", "R4 B4", king="granada", home="granada") == (0, 0)


@pytest.mark.parametrize(
    ("board", "who", "expected"),
    [
        (1, "R2 B2 Y1", (4, 4, 0, 0)),
        (1, "R2 B1", (8, 4, 0, 0)),
        (2, "R2 B2", (0, 0, 0, 0)),
        (2, "R2 B1", (4, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("place", ["valencia", "castillo"])
def test_a_mobile_scoreboard_takes_the_place_of_what_is_printed(
    place: str, board: int, who: str, expected: tuple[int, ...]
) -> None:
    assert points(FOUR, place, who, board=board) == expected


def test_the_view_says_what_every_place_would_bring() -> None:
    state = draw(FOUR, "galicia R2 B1 / castillo Y3", homes={"R": "galicia"})
    places = FOUR.view(state, 2).places
    assert places["galicia"].points == (6, 2, 0, 0)
    assert places["castillo"].points == (0, 0, 5, 0)
