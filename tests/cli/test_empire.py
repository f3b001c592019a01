"""Eight-Minute Empire at the terminal: bids in private, turns of several moves, undo, replays."""

import re
from pathlib import Path

import pytest

from crownlands.cli.moves import grouped, read_move
from crownlands.cli.typed import next_words
from crownlands.games import find_game
from tests.cli.terminal import Terminal, piped, played

WIPED = "\x1b[3J"
PROMPT = ">\x1b["
GAME = "eight_minute_empire"


HOT_SEAT = ("--seats", "Anna,Ben", "--seed", "4")
BEGIN = "bid 1\nbid 0\nfirst R\n"


def test_bids_are_told_to_the_others_only_when_all_are_made(tmp_path: Path) -> None:
    shown, moves = played(tmp_path, GAME, "bid 6\n", *HOT_SEAT)
    before = shown.partition("To move: Ben")[2]
    assert "Anna: bid made\n" in before
    [anna] = [line for line in before.splitlines() if " Anna " in line]
    assert anna.split("Anna")[1].split()[0] == "✓"
    assert moves == ["R bid 6"]
    shown, moves = played(tmp_path, GAME, "bid 6\nbid 2\n", *HOT_SEAT)
    assert "Bids: Anna: 6, Ben: 2" in shown
    assert moves == ["R bid 6", "B bid 2"]


def test_between_bids_the_screen_is_wiped(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", GAME, "--seats", "Anna,Ben,uniform", "--seed", "1")
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    terminal.wait_for(PROMPT)
    terminal.type("bid 9\r")
    terminal.wait_for(WIPED)
    assert "9" not in terminal.wait_for("Press Enter")
    terminal.type("\r")
    seen = terminal.wait_for(PROMPT)
    assert "Anna: bid made" in seen
    assert "bid made – " not in seen
    terminal.type("bid 3\r")
    terminal.wait_for("Press Enter")
    terminal.type("\r")
    terminal.wait_for("Bids: Anna: 9, Ben: 3")
    terminal.wait_for(PROMPT)
    terminal.type("\x04")
    assert terminal.end() == 0


def test_bots_bid_too_whoever_sits_first(tmp_path: Path) -> None:
    shown, moves = played(
        tmp_path, GAME, "bid 11\n", "--seats", "uniform,me,uniform", "--seed", "5"
    )
    assert [move[0] for move in moves[:3]] == ["R", "B", "Y"]
    assert re.search(r"Bids: Uniform: \d+, You: 11, Uniform 2: \d+", shown)


def test_a_turn_can_be_undone_until_it_is_ended(tmp_path: Path) -> None:
    """With nothing left but `done`, the match waits: the last step may still be taken back."""
    typed = (
        BEGIN + "take 1\nplace START\nplace START\nplace START\nundo\nundo\nundo\nundo\ntake 2\n"
    )
    shown, moves = played(tmp_path, GAME, typed, *HOT_SEAT, "--box", plain_box(tmp_path))
    assert "Nothing left to do: end your turn" in shown
    assert "only one possible move" not in shown
    assert moves == ["R bid 1", "B bid 0", "R first R", "R take 2"]
    _, moves = played(
        tmp_path, GAME, typed + "done\nundo\n", *HOT_SEAT, "--box", plain_box(tmp_path)
    )
    assert moves[-1] == "R done"


def plain_box(folder: Path) -> str:
    """Cards that all place three armies."""
    _, text, _ = piped(folder, "box", "eight_minute_empire")
    path = folder / "box.toml"
    text = re.sub(r'^eu = ".*$', "", text, flags=re.MULTILINE)
    path.write_text(re.sub(r'actions = "[^"]*"', 'actions = "place 3"', text))
    return str(path)


def test_the_only_card_one_can_pay_is_taken_and_told(tmp_path: Path) -> None:
    typed = "bid 14\nbid 0\nfirst B\ntake 1\ndone\n"
    shown, moves = played(tmp_path, GAME, typed, *HOT_SEAT)
    assert "Anna: only one possible move – take 1" in shown
    assert moves[-1] == "R take 1"


def test_in_the_middle_of_a_turn_only_what_changed_is_shown(tmp_path: Path) -> None:
    box = plain_box(tmp_path)
    shown, _ = played(tmp_path, GAME, BEGIN + "take 1\nplace START\n", *HOT_SEAT, "--box", box)
    after_card, _, after_army = shown.partition("> take 1")[2].partition("> place START")
    assert "Still possible: place 3 armies" in after_card
    assert "START" not in after_card
    assert "›START♛R R4" in after_army
    assert "Points" not in after_army
    assert "Still possible: place 2 armies" in after_army


def test_short_forms_and_places_alone_are_understood() -> None:
    vocabulary = find_game("eight_minute_empire").setup(2).vocabulary
    texts = ["done", "move START M2", "move START M4", "city M8", "destroy B M6"]
    legal = [vocabulary.read(text) for text in texts]
    meant = {"d": 0, "m start m2": 1, "start m4": 2, "c m8": 3, "m8": 3, "d b m6": 4, "b m6": 4}
    assert {line: read_move(vocabulary, legal, line) for line in meant} == {
        line: legal[at] for line, at in meant.items()
    }
    row = [vocabulary.read(f"take {slot}") for slot in range(1, 7)]
    assert vocabulary.texts[read_move(vocabulary, row, "t3")] == "take 3"
    assert vocabulary.texts[read_move(vocabulary, row, "4")] == "take 4"


def test_moves_are_grouped_by_where_they_begin_and_completed_word_by_word() -> None:
    texts = ["done", "move M4 M6", "move M4 START", "move START M2", "destroy R START",
             "destroy B START"]  # fmt: skip
    assert grouped(texts) == [
        (["done"], []),
        (["move M4"], ["M6", "START"]),
        (["move START"], ["M2"]),
        (["destroy R", "destroy B"], ["START"]),
    ]
    assert next_words(texts, "mo") == ["move "]
    assert next_words(texts, "move m") == ["M4 "]
    assert next_words(texts, "move m4 s") == ["START"]


def test_help_and_rules_answer_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    shown, moves = played(
        tmp_path, GAME, BEGIN + "?\nmoves\nboard\nlog\nmove M1 W2\nhlep\n", *HOT_SEAT
    )
    assert "move START M2" in shown
    assert "take → 1 2 3 4 5 6" in shown
    assert "Did you mean “help”?" in shown
    assert moves[-1] == "R first R"


def test_the_youngest_wins_a_tie_for_the_bid(tmp_path: Path) -> None:
    seats = ("--seats", "Anna,Ben,Cili", "--seed", "1")
    for option, winner in (("youngest=3-1-2", "Cili"), ("youngest=1-2-3", "Anna")):
        shown, _ = played(tmp_path, GAME, "bid 2\nbid 2\nbid 2\n", *seats, "--option", option)
        assert f"{winner}: winning bid" in shown


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games in a row by bots."""
    folder = tmp_path_factory.mktemp("empire")
    options = ("--variant", "three_games", "--variant", "goods_tokens", "--option", "side=B")
    seats = ("--seats", "uniform,uniform,uniform", "--seed", "8")
    save = folder / "finished.txt"
    run = piped(folder, "play", GAME, *seats, *options, "--save", str(save))
    assert run.returncode == 0, run.stderr
    return save


def test_a_replay_shows_the_board_and_the_scoring_of_each_game(finished: Path) -> None:
    code, told, complaint = piped(finished.parent, "replay", str(finished))
    assert code == 0, complaint
    assert [told.count(f"Game {game} of 3") for game in (1, 2, 3)] == [1, 1, 1]
    assert told.count("Continent   ") == 3
    assert told.count("10/10") == 9
    assert told.count("Winner: ") + told.count("Shared victory: ") >= 1


def test_the_end_tells_places_with_what_breaks_ties(finished: Path) -> None:
    run = piped(finished.parent, "play", "--resume", str(finished))
    assert "This match is finished." in run.stdout
    assert re.search(r"Place +Seat +Score +Coins +Armies +Regions", run.stdout)
    totals = re.findall(r"^ +\d\.  +\S.*?  +(\d+)  +\d+ +\d+ +\d+ *$", run.stdout, re.MULTILINE)
    [end] = re.findall(r"^end finished (.*)$", finished.read_text(), re.MULTILINE)
    assert sorted(totals) == sorted(re.findall(r"=(\d+)", end))


def test_keys_jump_to_the_end_of_a_game(finished: Path) -> None:
    terminal = Terminal(finished.parent, "replay", str(finished))
    terminal.wait_for("quit >")
    terminal.type("r")
    assert "Game 1 of 3" in terminal.wait_for("Points in game 1")
    terminal.type("q")
    assert terminal.end() == 0
