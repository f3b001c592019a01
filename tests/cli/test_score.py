"""`crownlands score`: the score pad for people at a real table."""

import json
import tempfile
from pathlib import Path

import pytest

from tests.cli.terminal import Said, piped

EXAMPLE = """
+3 R1 Y4 B1 -6 Y1
B2 GM +4 +1 MT WZ
+2 +4 R2 -5 -2 B1
Y2 DR +3 MT B1 +5
-1 -3 B1 Y3 +6 +2
"""
BARE = ".. .. .. .. .. ..\n"


def score(board: str | bytes, *arguments: str) -> Said:
    return piped(Path(tempfile.gettempdir()), "score", "kingdoms", "-", *arguments, typed=board)


def money(board: str) -> dict[str, int]:
    run = score(board, "--json")
    assert run.returncode == 0, run.stderr
    found: dict[str, int] = json.loads(run.stdout)
    return found


def test_the_rulebooks_example_as_json_in_one_line() -> None:
    assert score(EXAMPLE, "--json").stdout == '{"Y": 44, "R": 3, "B": 53}\n'


def test_the_table_shows_rows_columns_and_totals() -> None:
    lines = [line.split() for line in score(EXAMPLE).stdout.splitlines()]
    figures = {" ".join(line[:2]): line for line in lines if line}
    assert figures["Row 1"][-5:] == ["−18", "│", "−3", "│", "−3"]
    assert figures["Column f"][-5:] == ["+14", "│", "0", "│", "+14"]
    assert figures["Total │"][-5:] == ["+44", "│", "+3", "│", "+53"]


def test_spaces_comments_blank_lines_and_lower_case_are_fine() -> None:
    rows = EXAMPLE.strip().splitlines()
    loose = "# our table\n\n" + "\n\n".join(f"\t {row.replace(' ', '   ')}  # row" for row in rows)
    assert money(loose.lower().replace("-", "−")) == {"Y": 44, "R": 3, "B": 53}


def test_a_board_that_is_not_full_is_scored_as_it_stands() -> None:
    assert money("G2 +5 .. .. .. ..\n" + 4 * BARE) == {"G": 10}


def test_an_empty_board_pays_nobody() -> None:
    assert money(5 * BARE) == {}


def test_the_example_has_four_blue_castles_of_rank_1_and_is_accepted() -> None:
    assert EXAMPLE.count("B1") == 4 and money(EXAMPLE)["B"] == 53


@pytest.mark.parametrize(
    ("board", "place"),
    [
        (BARE + "+3 +9 .. .. .. ..\n" + 3 * BARE, "Line 2, column 4: “+9”"),
        (BARE + "Y5 .. .. .. .. ..\n" + 3 * BARE, "Line 2, column 1: “Y5”"),
        ("# x\n" + BARE + ".. ..  .. .. ..\n" + 3 * BARE, "Line 3, column 16: "),
        (".. .. .. .. .. .. +1\n" + 4 * BARE, "Line 1, column 19: "),
        (4 * BARE, "Line 4, column 1: wrong number of rows (4 ≠ 5)"),
        (5 * BARE + "\n\n  +1 .. .. .. .. ..", "Line 8, column 3: wrong number of rows"),
        ("hello\n", "Line 1, column 1: “hello”"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_column(board: str, place: str) -> None:
    run = score(board)
    assert (run.returncode, run.stdout) == (3, "")
    assert place in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("board", [b"", b"  \n", b"\x00\x01\xff", b"\xff\xfe", b"+1 " * 3_000_000])
def test_rubbish_is_refused_in_one_line(board: bytes) -> None:
    run = score(board)
    assert run.returncode == 3
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr
