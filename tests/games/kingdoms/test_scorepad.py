"""The score pad: a board written down by hand pays what it would pay in play."""

import pytest

from crownlands.core.errors import BadBoard
from crownlands.games.kingdoms import scorepad
from tests.games.kingdoms.draw import kingdoms, lines_of, score
from tests.games.kingdoms.test_scoring import EXAMPLE


def test_the_worked_example_is_scored_as_printed() -> None:
    pad = scorepad.score(kingdoms(4), EXAMPLE)
    assert [pad.total(seat) for seat in pad.seats] == [44, 3, 53]
    assert [pad.total(seat, "row") for seat in pad.seats] == [-6, -5, 24]
    assert [pad.total(seat, "column") for seat in pad.seats] == [50, 8, 29]


def test_every_line_pays_on_the_pad_what_it_pays_in_play() -> None:
    setup = kingdoms(4)
    pad = scorepad.score(setup, EXAMPLE)
    assert lines_of(setup, list(pad.lines)) == score(setup, EXAMPLE).lines


def test_only_seats_with_a_castle_matter() -> None:
    pad = scorepad.score(kingdoms(4), "R1 .. .. .. .. B2\n" + ".. .. .. .. .. ..\n" * 4)
    assert pad.seats == (1, 2)


def test_small_letters_a_typographic_minus_and_comments_are_understood() -> None:
    board = "# my board\ny2 −3 gm .. .. ..  # good\n\n" + ".. .. .. .. .. ..\n" * 4
    assert scorepad.score(kingdoms(2), board).total(0) == -12


ROW = ".. .. .. .. .. ..\n"


@pytest.mark.parametrize(
    ("board", "problem", "line", "column"),
    [
        (ROW * 2 + ".. .. Q7 .. .. ..\n" + ROW * 2, "token", 3, 7),
        (ROW * 2 + ".. +7 .. .. .. ..\n" + ROW * 2, "token", 3, 4),
        (ROW * 2 + ".. Y5 .. .. .. ..\n" + ROW * 2, "token", 3, 4),
        (ROW * 4 + ".. .. .. .. ..\n", "columns", 5, 15),
        (ROW + ".. .. .. .. .. .. MT\n" + ROW * 3, "columns", 2, 19),
        (ROW * 4, "rows", 4, 1),
        (ROW * 5 + "\n" + ROW, "rows", 7, 1),
        ("# nothing\n", "rows", 1, 1),
    ],
)
def test_a_board_that_cannot_be_read_names_line_and_column(
    board: str, problem: str, line: int, column: int
) -> None:
    with pytest.raises(BadBoard) as raised:
        scorepad.read_board(kingdoms(4), board)
    assert (raised.value.problem, raised.value.line, raised.value.column) == (problem, line, column)


def test_a_castle_of_a_colour_that_does_not_play_is_no_piece() -> None:
    with pytest.raises(BadBoard, match="G1"):
        scorepad.read_board(kingdoms(3), "G1 .. .. .. .. ..\n" + ROW * 4)
