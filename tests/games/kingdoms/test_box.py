"""The box: what may be edited plays, and what cannot be played is refused at its line and key."""

import re
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import BadBox
from crownlands.games.kingdoms.box import read_box, standard_box
from tests.games.edits import fault_in, line_number, replaced
from tests.games.kingdoms.draw import draw, hand, kingdoms, moves, score

TEXT = standard_box().text
edited = partial(replaced, TEXT)
fault = partial(fault_in, read_box)


VILLAGE = 'name = "village"\nkind = "resource"\nvalue = 1\ncount = 2'
SWAMP = 'name = "swamp"\nkind = "hazard"\nvalue = -1'
MOUNTAIN = 'name = "mountain"\nkind = "mountain"\ncount = 2'
MANY = "".join(
    f'[[tile]]\nname = "t{n}"\nkind = "resource"\nvalue = {n}\ncount = 99\n' for n in range(7, 12)
)

FAULTS = {
    # what is edited: (old, new), the key, the problem, and how the line begins that is named
    "a number is missing": ("rows = 5 ", "#", "board.rows", "missing", "[board]"),
    "a table is missing": ("[money]\nstart = 50", "", "money", "missing", "#"),
    "a word for a number": ("rows = 5 ", 'rows = "5" ', "board.rows", "not-a-number", "rows"),
    "a truth for a number": ("rows = 5 ", "rows = true ", "board.rows", "not-a-number", "rows"),
    "a fraction": ("rows = 5 ", "rows = 5.5 ", "board.rows", "not-a-number", "rows"),
    "no rows": ("rows = 5 ", "rows = 0 ", "board.rows", "out-of-range", "rows"),
    "too many columns": ("columns = 6", "columns = 27", "board.columns", "out-of-range", "columns"),
    "too many squares": ("rows = 5 ", "rows = 99 ", "board.rows", "too-many-squares", "rows"),
    "money below nothing": ("start = 50", "start = -1", "money.start", "out-of-range", "start"),
    "no rounds": ("count = 3  ", "count = 0  ", "rounds.count", "out-of-range", "count = 0"),
    "an unknown key": ("start = 50", "start = 50\nend = 9", "money.end", "unknown-key", "end"),
    "an unknown first key": ("[board]", "colors = 4\n[board]", "colors", "unknown-key", "colors"),
    "an unknown table": ("[money]", "[bank]\ncoins = 4\n[money]", "bank", "unknown-key", "[bank]"),
    "a number that is a table": (
        "[money]\nstart = 50", "[money.start]\nx = 1",
        "money.start", "not-a-number", "[money.start]"),
    "a small letter": (
        'letter = "Y"', 'letter = "y"', "colour[1].letter", "not-a-letter", 'letter = "y"'),
    "two letters": (
        'letter = "B"', 'letter = "BL"', "colour[3].letter", "not-a-letter", 'letter = "BL"'),
    "no ASCII letter": (
        'letter = "B"', 'letter = "É"', "colour[3].letter", "not-a-letter", 'letter = "É"'),
    "a letter twice": (
        'letter = "R"', 'letter = "Y" #', "colour[2].letter", "twice", 'letter = "Y" #'),
    "a colour twice": (
        'name = "red"', 'name = "yellow" #', "colour[2].name", "twice", 'name = "yellow" #'),
    "a colour without a name": (
        'name = "red"', 'name = ""', "colour[2].name", "not-a-word", 'name = ""'),
    "castles that are no list": (
        "each = [4, 3, 2, 1]", "each = 4", "castles.each", "not-a-list", "each"),
    "no ranks": ("each = [4, 3, 2, 1]", "each = []", "castles.each", "wrong-length", "each"),
    "a negative castle": (
        "each = [4, 3, 2, 1]", "each = [4, -3, 2, 1]", "castles.each[2]", "out-of-range", "each"),
    "no deal for four": ("4 = 2\n", "", "castles.rank1.4", "missing", "[castles.rank1]"),
    "a deal for five": ("4 = 2\n", "4 = 2\n5 = 1\n", "castles.rank1.5", "unknown-key", "5 = 1"),
    "more dealt than there are": ("2 = 4", "2 = 5", "castles.rank1.2", "out-of-range", "2 = 5"),
    "an unknown kind": (
        'kind = "wizard"', 'kind = "witch"', "tile[19].kind", "unknown-kind", 'kind = "witch"'),
    "a kind that is no word": (
        'kind = "wizard"', "kind = 7", "tile[19].kind", "not-a-word", "kind = 7"),
    "a resource that costs": (VILLAGE, VILLAGE.replace("value = 1", "value = -7"),
        "tile[1].value", "out-of-range", "value = -7"),
    "a resource without value": (VILLAGE, VILLAGE.replace("value = 1\n", ""),
        "tile[1].value", "missing", "[[tile]]"),
    "a hazard that pays": (SWAMP, SWAMP.replace("-1", "77"),
        "tile[10].value", "out-of-range", "value = 77"),
    "a mountain with a value": (MOUNTAIN, MOUNTAIN + "\nvalue = 33",
        "tile[16].value", "out-of-range", "value = 33"),
    "a tile without a count": (VILLAGE, VILLAGE.replace("count = 2", ""),
        "tile[1].count", "missing", "[[tile]]"),
    "no tile of a kind": (VILLAGE, VILLAGE.replace("count = 2", "count = 0"),
        "tile[1].count", "out-of-range", "count = 0"),
    "a tile twice": (
        'name = "farm"', 'name = "village" #', "tile[2].name", "twice", 'name = "village" #'),
    "a tile with an unknown key": (VILLAGE, VILLAGE + "\nvaule = 3",
        "tile[1].vaule", "unknown-key", "vaule"),
    "too many tiles": ("[[tile]]", MANY + "[[tile]]", "tile", "wrong-tile-count", "[[tile]]"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_box_with_a_fault_is_refused_at_its_line_and_key(name: str) -> None:
    old, new, key, problem, mark = FAULTS[name]
    text = edited((old, new))
    found = fault(text)
    assert (found.key, found.problem) == (key, problem)
    assert found.line == line_number(text, mark)


def test_a_slip_of_the_pen_is_found_at_its_line() -> None:
    text = edited(("columns = 6", "columns = = 6"))
    found = fault(text)
    assert (found.problem, found.line) == ("syntax", line_number(text, "columns"))


def test_an_unclosed_word_at_the_end_is_found_there() -> None:
    text = TEXT + 'name = "'
    found = fault(text)
    assert (found.problem, found.line) == ("syntax", text.count("\n") + 1)


def test_a_key_given_twice_is_a_syntax_error() -> None:
    assert fault(edited(("start = 50", "start = 50\nstart = 60"))).problem == "syntax"


def test_a_number_longer_than_any_is_refused_and_does_not_crash() -> None:
    assert fault(edited(("start = 50", "start = " + "9" * 5000))).problem in (
        "syntax",
        "out-of-range",
    )


def test_lists_nested_without_end_are_refused_and_do_not_crash() -> None:
    assert fault("board = " + "[" * 20_000).problem == "syntax"


@pytest.mark.parametrize("gone", [("green",), ("red", "blue", "green")])
def test_fewer_than_four_colours_are_refused_where_the_colours_begin(gone: tuple[str, ...]) -> None:
    text = without_colours(*gone)
    found = fault(text)
    assert (found.key, found.problem) == ("colour", "wrong-length")
    assert found.line == line_number(text, "[[colour]]")


def without_colours(*names: str) -> str:
    text = TEXT
    for name in names:
        text = re.sub(rf'\[\[colour\]\]\nname = "{name}"\nletter = "."\n', "", text)
    return text


def test_fewer_tiles_than_seats_are_too_few() -> None:
    text = TEXT[: TEXT.index("[[tile]]")]
    text += '[[tile]]\nname = "farm"\nkind = "resource"\nvalue = 1\ncount = 3\n'
    found = fault(text)
    assert (found.key, found.problem) == ("tile", "wrong-tile-count")
    assert found.line == line_number(text, "[[tile]]")


def test_a_seat_without_any_castle_cannot_play() -> None:
    text = edited(("each = [4, 3, 2, 1]", "each = [4, 0, 0, 0]"), ("3 = 3", "3 = 0"))
    found = fault(text)
    assert (found.key, found.problem) == ("castles.rank1.3", "no-castles")
    assert found.line == line_number(text, "3 = 0")


def test_a_box_that_prints_the_same_is_the_standard_box() -> None:
    box = read_box("# my copy\n" + TEXT)
    assert box.standard
    assert box == standard_box()


@pytest.mark.parametrize(
    "change",
    [
        ("start = 50", "start = 51"),
        ("rows = 5 ", "rows = 6 "),
        ("count = 3  ", "count = 4  "),
        ('letter = "Y"', 'letter = "W"'),
        ('name = "yellow"', 'name = "white"'),
        ("each = [4, 3, 2, 1]", "each = [4, 3, 2, 2]"),
        ("4 = 2", "4 = 3"),
        ('name = "village"', 'name = "hamlet"'),
        (VILLAGE, VILLAGE.replace("count = 2", "count = 3")),
    ],
)
def test_every_printed_thing_counts_in_the_fingerprint(change: tuple[str, str]) -> None:
    box = read_box(edited(change))
    assert not box.standard
    assert box.fingerprint != standard_box().fingerprint


@given(st.data())
def test_whatever_is_edited_the_box_is_read_or_refused_at_a_line(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 20)))
    text = TEXT[:start] + data.draw(st.text(max_size=12)) + TEXT[end:]
    line = 1
    try:
        read_box(text)
    except BadBox as error:
        line = error.line
    assert 1 <= line <= len(text.splitlines()) + 1


def test_another_start_of_money_and_number_of_rounds_is_played() -> None:
    box = read_box(edited(("start = 50", "start = 7"), ("count = 3  ", "count = 1  ")))
    setup = kingdoms(2, box)
    state = draw(setup, hands={"Y": "1"}, supply="")
    assert state.scores() == [7, 7]
    state.play(0, setup.vocabulary.read("castle 1 a1"))
    assert state.actors() == []


def test_another_grid_has_its_own_squares() -> None:
    setup = kingdoms(
        2, read_box(edited(("rows = 5 ", "rows = 2 "), ("columns = 6", "columns = 3")))
    )
    assert setup.box.squares() == ["a1", "b1", "c1", "a2", "b2", "c2"]
    state = draw(setup, ".. .. .. .. .. ..")
    assert len(moves(setup, state)) == 4 * 6 + 1
    assert score(setup, "+1 Y2 .. .. +3 ..").lines == {"row 1": {"Y": 2}, "column b": {"Y": 6}}


def test_another_value_is_scored() -> None:
    setup = kingdoms(2, read_box(edited((SWAMP, SWAMP.replace("-1", "-40")))))
    assert score(setup, "-40 Y2" + " .." * 28).total == {"Y": -80}


def test_other_castles_are_dealt() -> None:
    box = read_box(edited(("each = [4, 3, 2, 1]", "each = [5, 0, 0, 0, 2]"), ("2 = 4", "2 = 1")))
    setup = kingdoms(2, box)
    assert hand(setup, setup.new(), "Y") == "155"
    everything = kingdoms(2, box, last_castle="yes")
    assert hand(everything, everything.new(), "R") == "1111155"


def test_tiles_of_one_kind_and_value_are_alike_and_keep_their_names() -> None:
    four = next(tile for tile in standard_box().tiles if tile.token == "+4")
    assert (four.count, four.names) == (2, ("windmill", "soldiers"))


# RULES 10: boxes with several special tiles

SEVERAL = read_box(TEXT.replace("count = 1\n", "count = 3\n"))


def test_one_dragon_is_as_good_as_two() -> None:
    assert score(kingdoms(2, SEVERAL), "DR DR +6 -2 Y1 .." + " .." * 24).total == {"Y": -2}


def test_each_gold_mine_doubles_again() -> None:
    assert score(kingdoms(2, SEVERAL), "GM GM +3 GM Y1 .." + " .." * 24).total == {"Y": 24}


def test_each_wizard_adds_one_rank() -> None:
    assert score(kingdoms(2, SEVERAL), "WZ Y1 WZ +2 .. .. .. WZ" + " .." * 22).total == {"Y": 8}


def test_more_gold_mines_than_numbers_can_bear_are_refused() -> None:
    mine = 'name = "gold_mine"\nkind = "gold_mine"\ncount = '
    read_box(edited((mine + "1", mine + "16")))
    found = fault(edited((mine + "1", mine + "17")))
    assert (found.problem, found.key) == ("out-of-range", "tile[18].count")
    second = '\n[[tile]]\nname = "other_mine"\nkind = "gold_mine"\ncount = 16\n'
    assert fault(TEXT + second).problem == "out-of-range"
