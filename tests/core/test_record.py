"""Records: a match comes back exactly as it was, or is refused with the line that is wrong."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.contract import CHANCE
from crownlands.core.errors import BadRecord
from crownlands.core.game import Game
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter, person, read_record
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.games.kingdoms import GAME

MOVES = ("castle 3 b4", "draw", "place c3", "castle 1 a1")


def some_match(seats: int = 2, box: str | None = None) -> Match:
    """A few moves: a castle, a drawn tile and another castle."""
    setup = GAME.setup(seats, {"starter_tie": "clockwise"}, GAME.read_box(box) if box else None)
    match = Match(setup, Rng(1))
    match.settle()
    for move in MOVES:
        match.play(match.state.actor(), setup.vocabulary.read(move))
    return match


def whole_match() -> Match:
    setup = GAME.setup(2, {"no_luck": "yes"})
    match, rng = Match(setup, Rng(2)), Rng(3)
    match.settle()
    while (seat := match.state.actor()) >= 0:
        match.play(seat, match.state.nth_legal(seat, rng.below(match.state.count_legal(seat))))
    return match


def written(match: Match) -> str:
    return Record.of(match, (person("Anna"), Sitter("bot", "greedy"))).write()


OPEN = written(some_match())
FINISHED = written(whole_match())
EDITED = GAME.standard_box().text.replace("start = 50", "start = 51")
OTHER_BOX = written(some_match(box=EDITED))


def unsigned(text: str) -> str:
    """A record edited by hand has no checksum."""
    return re.sub(r"check \w+\n", "", text)


def refused(text: str, game: Game | None = None) -> BadRecord:
    with pytest.raises(BadRecord) as raised:
        read_record(text, find_game if game is None else lambda _: game)
    return raised.value


def line_of(text: str, beginning: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return unsigned(text.replace(old, new, 1))


def test_a_record_is_readable_line_by_line() -> None:
    lines = OPEN.splitlines()
    assert lines[:3] == ["crownlands record 1", "game kingdoms", "edition 1"]
    assert "option starter_tie clockwise" in lines
    assert "seat Y person Anna" in lines
    assert "seat R bot greedy" in lines
    assert lines[-2] == "end open"
    assert re.fullmatch("check [0-9a-f]{8}", lines[-1])


@pytest.mark.parametrize("text", [OPEN, FINISHED, OTHER_BOX], ids=["open", "finished", "box"])
def test_what_is_read_is_written_again_to_the_letter(text: str) -> None:
    assert read_record(text, find_game).write() == text


def test_a_record_holds_who_sat_where_and_every_move_with_its_seat() -> None:
    record = read_record(OPEN, find_game)
    assert record.sitters == (person("Anna"), Sitter("bot", "greedy"))
    assert [sitter.is_bot for sitter in record.sitters] == [False, True]
    assert record.moves == tuple((ply.seat, ply.move) for ply in some_match().plies)
    assert record.moves[0][0] == CHANCE
    assert record.result is None


def test_a_finished_record_holds_the_result() -> None:
    record = read_record(FINISHED, find_game)
    assert record.result == tuple(whole_match().state.scores())


def test_a_record_goes_on_where_it_stopped() -> None:
    match = read_record(OPEN, find_game).match(Rng(5))
    assert match.state.to_ints() == some_match().state.to_ints()
    assert match.play(match.state.actor(), match.setup.vocabulary.read("castle 2 f5"))


def test_windows_line_ends_change_nothing() -> None:
    assert read_record(OPEN.replace("\n", "\r\n"), find_game).write() == OPEN


def test_empty_lines_and_comments_mean_nothing() -> None:
    text = unsigned(OPEN).replace("moves\n", "# here we go\n\nmoves\n  # first\n")
    assert read_record(text, find_game).write() == OPEN


def test_a_record_without_its_checksum_is_read() -> None:
    assert read_record(unsigned(OPEN), find_game).write() == OPEN


def test_moves_may_be_typed_in_any_case() -> None:
    text = swapped(OPEN, "castle 3 b4", "CASTLE  3 B4")
    assert read_record(text, find_game).write() == OPEN


# damage


@pytest.mark.parametrize("first", ["", "crownlands record 2\n", "PGN\n", "{}\n", "game kingdoms\n"])
def test_a_file_that_does_not_begin_as_a_record_is_none(first: str) -> None:
    found = refused(first + OPEN.partition("\n")[2])
    assert (found.line, found.problem) == (1, "not-a-record")


def test_a_foreign_file_is_no_record() -> None:
    assert refused(GAME.standard_box().text).problem == "not-a-record"


@pytest.mark.parametrize(
    ("old", "new", "problem", "at"),
    [
        ("game kingdoms", "game chess", "game", "game"),
        ("game kingdoms", "play kingdoms", "expected", "play"),
        ("game kingdoms", "game", "expected", "game"),
        ("edition 1", "edition 2", "edition", "edition"),
        ("edition 1", "edition one", "edition", "edition"),
        ("box standard", "box golden", "expected", "box"),
        ("option debt allowed", "option debt never", "option", "option debt"),
        ("option debt allowed", "option luck much", "option", "option luck"),
        ("seat Y person Anna", "seat Y dog Anna", "seat", "seat Y"),
        ("seat Y person Anna", "seat Y person", "seat", "seat Y"),
        ("seat R bot greedy", "seat Y bot greedy", "seat", "seat Y bot"),
        ("seat R bot greedy\n", "seat R bot greedy\nseat R bot x\n", "seat", "seat R bot x"),
        ("seat R bot greedy", "seat B bot greedy", "seat", "seat B"),
        ("moves\n", "", "expected", "chance deal Y"),
        ("castle 3 b4", "castle 3 b9", "move", "Y castle 3 b9|R castle 3 b9"),
        ("castle 1 a1", "castle 1 b4", "move", "Y castle 1 b4|R castle 1 b4"),
        ("chance deal R", "chance deal Y", "move", ""),
        ("end open", "end finished Y=1 R=2", "result", "end"),
        ("end open", "end", "expected", "end"),
        ("end open", "endless", "expected", "endless"),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(
    old: str, new: str, problem: str, at: str
) -> None:
    text = swapped(OPEN, old, new)
    found = refused(text)
    assert found.problem == problem
    if at:
        assert re.match(at, text.splitlines()[found.line - 1])


def test_a_move_out_of_turn_is_refused_at_its_line() -> None:
    line = next(line for line in OPEN.splitlines() if line.endswith("castle 3 b4"))
    other = ("R" if line[0] == "Y" else "Y") + line[1:]
    text = swapped(OPEN, line, other)
    found = refused(text)
    assert (found.problem, found.line) == ("move", line_of(text, other))
    assert found.detail == other


def test_a_move_by_somebody_who_is_not_there_is_refused() -> None:
    text = swapped(OPEN, "chance deal Y", "fate deal Y")
    assert refused(text).line == line_of(text, "fate")


def test_one_seat_is_too_few() -> None:
    text = swapped(OPEN, "seat R bot greedy\n", "")
    found = refused(text)
    assert (found.problem, found.line) == ("setup", line_of(text, "seat Y"))


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    end = next(line for line in FINISHED.splitlines() if line.startswith("end"))
    text = swapped(FINISHED, end, "end finished Y=999 R=0")
    found = refused(text)
    assert (found.problem, found.line) == ("result", line_of(text, "end"))
    assert refused(swapped(FINISHED, end, "end open")).problem == "result"


def test_a_changed_move_is_found_by_the_checksum() -> None:
    text = OPEN.replace("castle 3 b4", "castle 3 b5")
    found = refused(text)
    assert (found.problem, found.line) == ("checksum", line_of(text, "check"))


def test_a_changed_name_is_found_by_the_checksum() -> None:
    assert refused(OPEN.replace("Anna", "Hanna")).problem == "checksum"


def test_a_wrong_checksum_is_refused() -> None:
    assert refused(unsigned(OPEN) + "check 00000000\n").problem == "checksum"


@pytest.mark.parametrize("rest", ["rubbish\n", "Y castle 1 c1\n", "end open\n", OPEN])
def test_what_follows_the_end_is_refused(rest: str) -> None:
    found = refused(unsigned(OPEN) + rest)
    assert found.line == OPEN.count("\n")


@pytest.mark.parametrize("rest", ["rubbish\n", "check 00000000\n", OPEN])
def test_what_follows_the_checksum_is_refused(rest: str) -> None:
    found = refused(OPEN + rest)
    assert found.line == OPEN.count("\n") + 1


def test_a_record_cut_at_any_line_is_refused_at_its_end() -> None:
    lines = FINISHED.splitlines(keepends=True)
    for count in range(len(lines) - 2):
        found = refused("".join(lines[:count]))
        assert found.problem in ("ends-early", "not-a-record")
        assert found.line <= count + 1


def test_a_record_cut_within_any_line_is_refused_or_lost_only_its_checksum() -> None:
    whole = OPEN.index("check")
    for length in range(len(OPEN) - 1):
        text = OPEN[:length]
        if length in (whole - 1, whole):
            assert read_record(text, find_game).write() == OPEN
        else:
            refused(text)


@given(st.sampled_from([OPEN, OTHER_BOX]), st.data())
def test_whatever_the_damage_a_record_is_read_or_refused(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    damaged = text[:start] + data.draw(st.text(max_size=12)) + text[end:]
    line = 1
    try:
        read_record(damaged, find_game)
    except BadRecord as error:
        line = error.line
    assert 1 <= line <= damaged.count("\n") + 1


# boxes


def test_an_edited_box_is_written_into_the_record() -> None:
    assert "| start = 51" in OTHER_BOX
    record = read_record(OTHER_BOX, find_game)
    assert record.setup.box.text == EDITED
    assert not record.setup.box.standard


def test_an_edited_box_with_another_fingerprint_is_refused() -> None:
    text = swapped(OTHER_BOX, "| start = 51", "| start = 52")
    found = refused(text)
    assert (found.problem, found.line) == ("fingerprint", line_of(text, "box other"))


def test_the_standard_box_of_another_printing_is_refused() -> None:
    text = re.sub("box standard .*", "box standard 0123456789abcdef", unsigned(OPEN))
    assert (refused(text).problem, refused(text).line) == ("fingerprint", line_of(text, "box"))


def test_a_fault_of_the_box_is_found_at_its_line_of_the_record() -> None:
    text = swapped(OTHER_BOX, "| start = 51", "| start = -1")
    found = refused(text)
    assert (found.problem, found.line) == ("box", line_of(text, "| start = -1"))


def test_an_other_box_without_its_lines_is_refused() -> None:
    text = "".join(line for line in OTHER_BOX.splitlines(True) if not line.startswith("|"))
    assert refused(unsigned(text)).problem == "box"


def test_a_box_with_unusual_line_breaks_in_a_comment_is_read_back() -> None:
    box = EDITED.replace("start = 51", "start = 51 # one\u2028two\u0085three")
    text = written(some_match(box=box))
    assert read_record(text, find_game).write() == text


# names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Béla   Új ", "Béla Új"),
        ("two\nlines\tand\0more", "two lines and more"),
        ("", "?"),
        ("\n", "?"),
        ("x" * 100, "x" * 40),
        ("# Anna", "# Anna"),
    ],
)
def test_a_name_fits_into_one_line_and_is_read_back(typed: str, kept: str) -> None:
    assert person(typed).name == kept
    text = Record.of(some_match(), (person(typed), person("R"))).write()
    assert read_record(text, find_game).sitters[0] == Sitter("person", kept)
