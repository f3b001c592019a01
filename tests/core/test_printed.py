"""Printed matter: every question finds its value or names the line and the key that is wrong."""

import pytest

from crownlands.core.errors import BadBox
from crownlands.core.printed import Path, Printed, line_of

TEXT = """\
# a comment with [brackets] = 1
title = "x"

[board]
rows = 5
"columns" = 6
size.deep = 1

[[tile]]
name = "a"
[[tile]]   # the second
name = "b"
value = [
  1,
  2,
]

[castles.rank1]
2 = 4
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("board", "rows"), 5),
        (("board", "columns"), 6),
        (("tile", 0, "name"), 10),
        (("tile", 1, "name"), 12),
        (("tile", 1, "value"), 13),
        (("castles", "rank1", "2"), 19),
    ],
)
def test_a_key_is_found_at_its_line(path: Path, line: int) -> None:
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("board", "depth"), 4),
        (("tile", 0, "value"), 9),
        (("tile", 1, "value", 1), 13),
        (("tile", 5), 9),
        (("castles", "rank1", "3"), 18),
        (("nowhere", "at", "all"), 1),
        ((), 1),
    ],
)
def test_a_missing_key_is_found_at_the_nearest_table_around_it(path: Path, line: int) -> None:
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [(("board",), 4), (("tile",), 9), (("tile", 1), 11), (("castles", "rank1"), 18)],
)
def test_a_table_is_found_at_its_own_line(path: Path, line: int) -> None:
    assert line_of(TEXT, path) == line


def problem(text: str, ask: str, *args: object) -> tuple[str, str]:
    with pytest.raises(BadBox) as raised:
        getattr(Printed(text), ask)(*args)
    return raised.value.key, raised.value.problem


def test_numbers_words_and_lists_are_what_they_say() -> None:
    printed = Printed('a = 3\nb = "word"\nc = [1, 2]\n[d]\ne = 1\n')
    assert printed.integer(("a",), 3, 3) == 3
    assert printed.word(("b",)) == "word"
    assert printed.length(("c",), 2, 2) == 2
    assert printed.keys(("d",)) == ["e"]
    assert printed.has(("d", "e"))
    assert not printed.has(("d", "f"))


@pytest.mark.parametrize("value", ['"3"', "3.0", "true", "[3]", "1979-05-27"])
def test_only_a_whole_number_is_a_number(value: str) -> None:
    assert problem(f"a = {value}", "integer", ("a",), 0, 9) == ("a", "not-a-number")


@pytest.mark.parametrize("value", ["-1", "10"])
def test_a_number_has_its_limits(value: str) -> None:
    assert problem(f"a = {value}", "integer", ("a",), 0, 9) == ("a", "out-of-range")


@pytest.mark.parametrize("value", ['""', '"  "', "7", '"two\\nlines"', '"bell\\u0007"'])
def test_only_a_printable_word_is_a_word(value: str) -> None:
    assert problem(f"a = {value}", "word", ("a",)) == ("a", "not-a-word")


def test_a_list_and_a_table_are_told_apart() -> None:
    assert problem("[a]\nb = 1", "length", ("a",), 0, 9) == ("a", "not-a-list")
    assert problem("a = [1]", "keys", ("a",)) == ("a", "not-a-table")
    assert problem("a = [1, 2]", "length", ("a",), 3, 9) == ("a", "wrong-length")


def test_keys_are_spelled_as_people_count() -> None:
    assert problem("[[tile]]\n[[tile]]", "integer", ("tile", 1, "value"), 0, 9) == (
        "tile[2].value",
        "missing",
    )


def test_a_key_that_nobody_reads_is_refused() -> None:
    assert problem("[a]\nb = 1\nc = 2", "only", ("a",), {"b"}) == ("a.c", "unknown-key")


def test_a_question_through_a_value_that_is_no_table_is_a_missing_key() -> None:
    assert problem("a = 1", "integer", ("a", "b"), 0, 9) == ("a.b", "missing")


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = = 2\n", 2), ("a = 1\n\n[b\n", 3), ('a = "x', 1)]
)
def test_what_is_not_toml_is_refused_at_its_line(text: str, line: int) -> None:
    with pytest.raises(BadBox) as raised:
        Printed(text)
    assert (raised.value.line, raised.value.problem) == (line, "syntax")


def test_a_long_value_is_cut_in_the_error() -> None:
    with pytest.raises(BadBox) as raised:
        Printed(f'a = "{"x" * 1000}"').integer(("a",), 0, 9)
    assert len(raised.value.detail) <= 80
