"""`crownlands play`: typing moves, saving and resuming, secrets between people, bad input."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from crownlands.cli.moves import grouped, read_move
from crownlands.cli.typed import next_words
from crownlands.core.errors import UnreadableMove
from crownlands.games import find_game
from tests.cli.terminal import COMMAND, Terminal, environment, piped

WIPED = "\x1b[3J"
PROMPT = ">\x1b["  # the cursor is moved behind it
SQUARES = [f"{column}{row}" for row in range(1, 6) for column in "abcdef"]
EVERYTHING = [
    line
    for square in SQUARES
    for line in ("draw", f"place {square}", *(f"castle {rank} {square}" for rank in range(1, 5)))
]


def moves_of(record: Path) -> list[str]:
    """The moves that seats made, without chance's."""
    lines = record.read_text().splitlines()
    moves = lines[lines.index("moves") + 1 :]
    return [line for line in moves if re.match(r"[YRBG] ", line)]


def small_box(folder: Path) -> str:
    """One round on two squares."""
    _, text, _ = piped(folder, "box", "kingdoms")
    for old, new in (
        ("rows = 5", "rows = 1"),
        ("columns = 6", "columns = 2"),
        ("count = 3 ", "count = 1 "),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "box.toml"
    path.write_text(text)
    return str(path)


def test_moves_come_through_a_pipe_and_the_match_is_saved_when_it_ends(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    run = piped(
        tmp_path, "play", "kingdoms", "--seed", "1", "--save", str(save), typed="draw\nplace a1\n"
    )
    assert run.returncode == 0
    assert "You: " in run.stdout
    assert f"crownlands play --resume {save}" in run.stdout
    assert [move for move in moves_of(save) if move.startswith("Y")][:2] == ["Y draw", "Y place a1"]


def test_without_save_a_file_named_after_the_game_waits_in_the_data_folder(tmp_path: Path) -> None:
    piped(tmp_path, "play", "kingdoms")
    [saved] = (tmp_path / "crownlands").iterdir()
    assert saved.name.startswith("kingdoms-")
    assert saved.read_text().startswith("crownlands record 1\n")


def test_a_seed_fixes_chance_and_bots_also_across_a_pause(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    first, second = "castle 1 a1\ndraw\n", "place c3\nplace c4\ncastle 2 f5\ncastle 2 f4\n"
    seed = ("--seed", "rainy day")
    piped(tmp_path, "play", "kingdoms", *seed, "--save", str(whole), typed=first + second)
    piped(tmp_path, "play", "kingdoms", *seed, "--save", str(halves), typed=first)
    assert halves.read_text() != whole.read_text()
    piped(tmp_path, "play", *seed, "--resume", str(halves), typed=second)
    assert halves.read_text() == whole.read_text()


def test_a_whole_match_ends_with_scoring_and_ranking_and_resuming_shows_them(
    tmp_path: Path,
) -> None:
    save = tmp_path / "match.txt"
    arguments = ("--seats", "me,uniform", "--seed", "7", "--save", str(save))
    run = piped(tmp_path, "play", "kingdoms", *arguments, typed="\n".join(EVERYTHING * 4))
    assert run.returncode == 0
    assert "Victory: " in run.stdout
    assert re.search(r"Column f .*\n", run.stdout)
    assert re.search(r"\n +1\. ", run.stdout)
    assert str(save) in run.stdout
    record = save.read_text()
    assert "\nend finished " in record
    again = piped(tmp_path, "play", "--resume", str(save))
    assert "This match is finished." in again.stdout
    assert re.search(r"\n +1\. ", again.stdout)
    assert save.read_text() == record


def test_bad_lines_are_explained_and_change_nothing(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed = "\n   \ncastel 3 b4\nhlep\npass\nplace a1\ndeal Y +1\n\x1b[2Jxyz\n" + "x" * 9999 + "\n"
    run = piped(tmp_path, "play", "kingdoms", "--seats", "me,You", "--save", str(save), typed=typed)
    assert run.returncode == 0
    assert run.stderr == ""
    assert "“castel 3 b4” is not a move. Did you mean “castle 3 b4”?" in run.stdout
    assert "Did you mean “help”?" in run.stdout
    assert "You still have a possible action, so you cannot pass." in run.stdout
    assert "You have not drawn a tile that you could place." in run.stdout
    assert "Only chance makes this move." in run.stdout
    assert "\x1b" not in run.stdout
    assert moves_of(save) == []


def test_input_that_is_no_text_does_no_harm(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    run = subprocess.run(
        [*COMMAND, "play", "kingdoms", "--seats", "me,Ben", "--save", str(save)],
        input=bytes(range(256)) * 8 + b"\ncastle 1 a1\n",
        capture_output=True,
        env=environment(tmp_path),
        check=False,
    )
    assert run.returncode == 0
    assert run.stderr == b""
    assert [move[2:] for move in moves_of(save)] == ["castle 1 a1"]


def test_short_forms_stand_for_the_only_move_they_can_mean() -> None:
    vocabulary = find_game("kingdoms").setup(2).vocabulary
    texts = ["castle 3 b4", "castle 3 b5", "starting b5", "draw"]
    legal = [vocabulary.read(text) for text in texts]
    meant = {"c3 b4": 0, "c 3 b5": 1, "STARTING  b5": 2, "s b5": 2, "d": 3}
    assert {line: read_move(vocabulary, legal, line) for line in meant} == {
        line: legal[at] for line, at in meant.items()
    }
    with pytest.raises(UnreadableMove) as refused:
        read_move(vocabulary, legal, "castle b5")
    assert refused.value.near in texts
    holding = [vocabulary.read("place b4")]
    assert vocabulary.texts[read_move(vocabulary, holding, "c1")] == "place c1"


def test_moves_are_listed_by_where_they_lead() -> None:
    texts = ["castle 1 a1", "castle 1 b1", "castle 2 a1", "castle 2 b1", "starting b1", "draw"]
    assert grouped(texts) == [
        (["castle 1", "castle 2"], ["a1", "b1"]),
        (["starting"], ["b1"]),
        (["draw"], []),
    ]


def test_completion_goes_word_by_word() -> None:
    phrases = ["castle 1 a1", "castle 1 b1", "castle 3 a1", "draw"]
    assert next_words(phrases, "") == ["castle ", "draw"]
    assert next_words(phrases, "castle ") == ["1 ", "3 "]
    assert next_words(phrases, "castle 1 b") == ["b1"]


def test_nobody_is_told_what_another_seat_holds(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed = "castle 1 a1\nlog\nboard\n"
    run = piped(
        tmp_path, "play", "kingdoms", "--seats", "me,uniform,bot", "--save", str(save), typed=typed
    )
    assert "You: starting tile drawn – " in run.stdout
    assert "Uniform: starting tile drawn\n" in run.stdout
    assert not re.search(r"(Uniform|Steady): (starting )?tile drawn –", run.stdout)


def test_hint_moves_help_and_rules_answer_without_moving(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed = "hint\nmoves\n?\nrules\nsave\n"
    run = piped(tmp_path, "play", "kingdoms", "--seats", "me,Ben", "--save", str(save), typed=typed)
    assert "Hint: " in run.stdout
    assert "castle 1, castle 2, castle 3, castle 4, starting → a1 b1" in run.stdout
    assert "take back your last move" in run.stdout
    assert "An example" in run.stdout
    assert f"Saved: {save}" in run.stdout
    assert moves_of(save) == []


def test_undo_takes_back_an_open_move_and_the_bots_answer(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    game = ("play", "kingdoms", "--variant", "no_luck", "--seed", "3", "--save", str(save))
    piped(tmp_path, *game, typed="")
    before = moves_of(save)
    piped(tmp_path, "play", "--resume", str(save), typed="castle 2 c3\n")
    assert "Y castle 2 c3" in moves_of(save)
    run = piped(tmp_path, "play", "--resume", str(save), typed="undo\nundo\n")
    assert moves_of(save) == before
    assert "There is nothing you can undo" in run.stdout


def test_the_only_possible_move_is_made_and_told(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    arguments = ("--seats", "Anna,Ben", "--box", small_box(tmp_path), "--save", str(save))
    run = piped(tmp_path, "play", "kingdoms", *arguments, typed="draw\nplace a1\ndraw\n")
    assert "only one possible move – place b1" in run.stdout
    assert "\nend finished " in save.read_text()


def test_bots_among_themselves_just_play(tmp_path: Path) -> None:
    run = piped(tmp_path, "play", "kingdoms", "--seats", "bot,bot,uniform", "--seed", "1")
    assert run.returncode == 0
    assert "Steady 2" in run.stdout
    assert "Uniform" in run.stdout
    assert "The match is over." in run.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["kingdoms", "--seats", "me"], 2, "2 to 4 seats"),
        (["kingdoms", "--seats", "me,robot"], 2, "“robot” cannot take a seat"),
        (["kingdoms", "--seats", "me,,bot"], 2, "in --seats a name is missing: “me,,bot”. Try"),
        (["kingdoms", "--save", "/no/such/folder/match.txt"], 3, "cannot be written"),
        (["kingdoms", "--save", "x" * 300], 3, "cannot be written"),
        (["--resume", "/no/such/match.txt"], 3, "no such file"),
        ([], 2, "GAME"),
    ],
)
def test_what_cannot_be_done_is_said_before_playing(
    tmp_path: Path, arguments: list[str], code: int, told: str
) -> None:
    found, shown, complaint = piped(tmp_path, "play", *arguments)
    assert found == code
    assert told in complaint
    assert shown == ""


def test_a_new_match_never_overwrites_a_file(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    run = piped(tmp_path, "play", "kingdoms", "--save", str(letter))
    assert run.returncode == 3
    typed = f"save {letter}\n"
    run = piped(tmp_path, "play", "kingdoms", typed=typed)
    assert "already" in run.stdout
    assert letter.read_text() == "Dear Anna"


def test_a_match_that_cannot_be_saved_any_more_can_be_saved_elsewhere(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "stick", tmp_path / "elsewhere.txt"
    folder.mkdir()
    terminal = Terminal(
        tmp_path, "play", "kingdoms", "--seats", "me,Ben", "--save", f"{folder}/m.txt"
    )
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    terminal.wait_for(PROMPT)
    shutil.rmtree(folder)
    terminal.type("castle 1 a1\r")
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    assert "cannot be written" in terminal.wait_for(PROMPT)
    terminal.type(f"save {elsewhere}\r")
    terminal.wait_for("Saved: ")
    terminal.type("quit\r")
    assert terminal.end() == 0
    assert [move[2:] for move in moves_of(elsewhere)] == ["castle 1 a1"]


def test_between_people_the_screen_shows_no_secret(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "kingdoms", "--seats", "Anna,Ben", "--seed", "2")
    assert "tile" not in terminal.wait_for("Press Enter")
    terminal.type("\r")
    assert "Your starting tile: " in terminal.wait_for(PROMPT)
    terminal.type("castle 1 a1\r")
    terminal.wait_for(WIPED)
    assert "tile" not in terminal.wait_for("Press Enter")
    terminal.type("undo\r")
    terminal.wait_for(WIPED)
    assert "tile" not in terminal.wait_for("Press Enter")
    terminal.type("\x04")
    assert terminal.end() == 0
    [saved] = (tmp_path / "crownlands").iterdir()
    assert moves_of(saved) == []


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_leaving_by_a_key_saves_and_says_how_to_go_on(tmp_path: Path, key: str, code: int) -> None:
    save = tmp_path / "match.txt"
    terminal = Terminal(tmp_path, "play", "kingdoms", "--seed", "2", "--save", str(save))
    terminal.wait_for("You>")
    terminal.type("castle 1 a1\r")
    terminal.wait_for("You: castle 1")
    terminal.wait_for("You>")
    assert "Y castle 1 a1" in moves_of(save)  # before leaving: a cut of power would lose nothing
    terminal.type(key)
    terminal.wait_for("crownlands play --resume")
    assert terminal.end() == code
    assert "Y castle 1 a1" in moves_of(save)


def test_tab_completes_a_move_at_the_terminal(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    terminal = Terminal(
        tmp_path, "play", "kingdoms", "--seats", "me,bot", "--seed", "1", "--save", str(save)
    )
    terminal.wait_for("You>")
    terminal.type("ca\t4 f\t")
    terminal.wait_for("f5")
    terminal.type("5\r")
    terminal.wait_for("You: castle 4")
    terminal.type("quit\r")
    terminal.end()
    assert "Y castle 4 f5" in moves_of(save)


def test_a_bare_square_is_no_move_where_several_fit(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    run = piped(
        tmp_path, "play", "kingdoms", "--seed", "8", "--save", str(save), typed="b4\ndraw\nb4\n"
    )
    assert "“b4” is not a move" in run.stdout  # castle 1 b4, starting b4 ...
    mine = [move for move in moves_of(save) if move.startswith("Y")]
    assert mine[:2] == ["Y draw", "Y place b4"]  # with a tile in hand only one can be meant


def test_whoever_leaves_a_hot_seat_leaves_no_secret_on_the_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "kingdoms", "--seats", "Anna,Ben", "--seed", "2")
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    terminal.wait_for("Your starting tile: ")
    terminal.type("quit\r")
    terminal.wait_for(WIPED)
    assert terminal.end() == 0
    assert "tile" not in terminal.screen
    assert "--resume" in terminal.screen


def test_a_record_with_an_unknown_bot_is_refused_with_its_line(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    piped(tmp_path, "play", "kingdoms", "--save", str(save))
    text = save.read_text().replace("bot steady", "bot deepest")
    save.write_text(text[: text.index("check ")])
    run = piped(tmp_path, "play", "--resume", str(save))
    line = text.split("\n").index("seat R bot deepest") + 1
    assert run.returncode == 3
    assert f"match.txt: Line {line}: the bot “deepest” is not here." in run.stderr


def test_a_record_says_me_in_no_language(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    piped(tmp_path, "play", "kingdoms", "--lang", "de", "--save", str(save))
    assert "seat Y person me\n" in save.read_text()
