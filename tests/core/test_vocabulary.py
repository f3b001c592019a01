"""The vocabulary: moves are read as people type them, and a slip finds the nearest move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import UnreadableMove
from crownlands.core.vocabulary import NOTHING_NEAR
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.moves import PlaceCastle

VOCABULARY = GAME.setup(4).vocabulary


@pytest.mark.parametrize(
    "line",
    ["castle 3 b4", "CASTLE 3 B4", "  castle   3\tb4 ", "Castle 3 b4\n"],
)
def test_any_case_and_any_spaces_will_do(line: str) -> None:
    assert VOCABULARY.moves[VOCABULARY.read(line)] == PlaceCastle(3, "b4")


def test_the_typographic_minus_is_a_minus() -> None:
    assert VOCABULARY.read("tile −6 b4") == VOCABULARY.read("tile -6 b4")


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("castle 3 b44", "castle 3 b4"),
        ("casle 2 a1", "castle 2 a1"),
        ("drw", "draw"),
        ("pas", "pass"),
        ("strating c3", "starting c3"),
        ("plce f5", "place f5"),
        ("tile +5 b9", "tile +5 b"),
    ],
)
def test_a_slip_names_the_nearest_move(line: str, near: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        VOCABULARY.read(line)
    assert raised.value.near.startswith(near)


@pytest.mark.parametrize("line", ["castle", "castle 3", "castle 5 b4", "draw draw"])
def test_what_is_no_move_is_refused_with_the_nearest_one(line: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        VOCABULARY.read(line)
    assert raised.value.near in VOCABULARY.texts


@pytest.mark.parametrize("line", ["", " ", "b4", "árvíztűrő 漢字", "xyzzy"])
def test_what_is_like_no_move_is_refused_without_a_guess(line: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        VOCABULARY.read(line)
    assert raised.value.near == NOTHING_NEAR


def test_a_very_long_line_is_cut_in_the_error() -> None:
    with pytest.raises(UnreadableMove) as raised:
        VOCABULARY.read("castle " * 10_000)
    assert len(raised.value.text) <= 60


@given(st.text(max_size=80))
def test_any_text_is_a_move_or_an_unreadable_one(line: str) -> None:
    assert meant(line) in (*VOCABULARY.texts, NOTHING_NEAR)


def meant(line: str) -> str:
    """The text of the move that was read, or of the nearest one."""
    try:
        return VOCABULARY.texts[VOCABULARY.read(line)]
    except UnreadableMove as error:
        return error.near


def test_the_length_is_the_number_of_moves() -> None:
    assert len(VOCABULARY) == len(VOCABULARY.moves) == len(VOCABULARY.texts)
    assert len(VOCABULARY) == 4 * 30 + 30 + 30 + 2 + 16 * 30 + 4 * 16 + 16 + 4
