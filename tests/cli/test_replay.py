"""`crownlands replay`: the chronicle, viewpoints that keep secrets, JSON, stepping by keys."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Terminal, piped


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a finished and an unfinished match."""
    folder = tmp_path_factory.mktemp("replay")
    seats = ("--seats", "bot,uniform", "--seed", "4")
    piped(folder, "play", "kingdoms", *seats, "--save", str(folder / "finished.txt"))
    typed = "draw\nplace c3\nplace d3\ncastle 2 a1\ncastle 2 a2\n"
    people = ("--seats", "Anna,Ben", "--seed", "4")
    piped(folder, "play", "kingdoms", *people, "--save", str(folder / "open.txt"), typed=typed)
    return folder


def replay(folder: Path, name: str, *options: str) -> str:
    code, told, complaint = piped(folder, "replay", str(folder / name), *options)
    assert code == 0, complaint
    return told


def document(folder: Path, name: str, *options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(replay(folder, name, "--json", *options))
    return found


def chance(folder: Path, name: str, word: str) -> list[str]:
    """What chance dealt or turned up, from the file itself."""
    return re.findall(rf"^chance ({word} .*)$", (folder / name).read_text(), re.MULTILINE)


def test_a_finished_match_is_told_in_full_with_a_board_for_each_round(folder: Path) -> None:
    told = replay(folder, "finished.txt")
    assert told.count("starting tile drawn – ") == 6
    assert [told.count(f"Kingdoms · Epoch {epoch} of 3") for epoch in (1, 2, 3)] == [1, 1, 1]
    assert "Victory: " in told
    assert "The match is not finished." not in told


def test_the_board_at_the_end_of_a_round_is_full(folder: Path) -> None:
    board = replay(folder, "finished.txt").partition("Kingdoms · Epoch 1")[2].partition("╰")[0]
    assert board.count("│") == 5 * 2 * 7
    assert "·   │" not in board


def test_an_unfinished_match_keeps_its_secrets(folder: Path) -> None:
    told = replay(folder, "open.txt")
    assert "Anna: starting tile drawn\n" in told
    assert "tile drawn –" not in told
    assert "The match is not finished." in told
    plies = document(folder, "open.txt")["plies"]
    dealt = [
        ply
        for ply in plies
        if any(e["type"] in ("tile-dealt", "tile-drawn") for e in ply["events"])
    ]
    assert len(dealt) == len(chance(folder, "open.txt", "(?:deal|drawn)")) == 3
    assert {ply["move"] for ply in dealt} == {None}
    assert {event["tile"] for ply in dealt for event in ply["events"] if "tile" in event} == {None}


def test_a_seat_sees_its_own_secrets_only_and_all_sees_everything(folder: Path) -> None:
    dealt = chance(folder, "open.txt", "deal")
    moves = {
        seat: [ply["move"] for ply in document(folder, "open.txt", "--seat", seat)["plies"][:2]]
        for seat in ("Y", "r", "all")
    }
    assert moves == {"Y": [dealt[0], None], "r": [None, dealt[1]], "all": dealt}
    board = replay(folder, "open.txt", "--seat", "Y", "--board")
    assert board.count("?? Starting tile") == 1
    assert "?? Starting tile" not in replay(folder, "open.txt", "--seat", "all", "--board")


def test_json_holds_setup_sitters_moves_and_the_result(folder: Path) -> None:
    found = document(folder, "finished.txt")
    record = (folder / "finished.txt").read_text()
    [end] = re.findall(r"^end finished (.*)$", record, re.MULTILINE)
    assert " ".join(f"{seat}={score}" for seat, score in found["scores"].items()) == end
    assert found["sitters"][1] == {"seat": 1, "who": "R", "kind": "bot", "name": "uniform"}
    assert found["options"]["debt"] == "allowed"
    lines = [f"{ply['who']} {ply['move']}" for ply in found["plies"]]
    assert lines == record[record.index("moves\n") + 6 : record.index("end ")].splitlines()
    assert found["plies"][-1]["events"][-1]["type"] == "game-ended"
    best = max(found["scores"].values())
    assert {found["scores"][seat] for seat in found["ranking"][0]} == {best}


def test_board_shows_one_position_and_nothing_else(folder: Path) -> None:
    empty = replay(folder, "finished.txt", "--board", "--ply", "0")
    assert empty.count("·   │") == 30
    last = replay(folder, "finished.txt", "--board")
    assert "Epoch 3 of 3" in last
    assert "Winner" not in last


def test_ply_says_where_the_story_begins(folder: Path) -> None:
    told = replay(folder, "open.txt", "--ply", "3")
    assert re.match(r" *3 ", told)
    assert document(folder, "open.txt", "--ply", "3")["plies"][0]["ply"] == 3


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--ply", "9999"], 2, "9999"),
        (["--ply", "-1"], 2, "-1"),
        (["--seat", "Q"], 2, "Q"),
    ],
)
def test_a_wrong_option_is_named(folder: Path, arguments: list[str], code: int, told: str) -> None:
    assert piped(folder, "replay", str(folder / "finished.txt"), *arguments)[0] == code
    assert told in piped(folder, "replay", str(folder / "finished.txt"), *arguments)[2]


def test_a_damaged_record_is_refused_with_its_line(folder: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.txt"
    text = (folder / "finished.txt").read_text()
    damaged.write_text(text.replace("\nmoves\n", "\nmoves\nY castle 9 z9\n"))
    run = piped(tmp_path, "replay", str(damaged))
    assert run.returncode == 3
    line = text[: text.index("moves")].count("\n") + 2
    assert f"Line {line}" in run.stderr
    assert run.stdout == ""


def test_keys_step_through_the_match(folder: Path) -> None:
    last = len(document(folder, "finished.txt")["plies"])
    terminal = Terminal(folder, "replay", str(folder / "finished.txt"))
    terminal.wait_for(f"Move 0 of {last}")
    terminal.wait_for("quit >")
    for keys, ply in (("\x1b[C", 1), ("\r", 2), ("\x1b[D", 1), ("12\r", 12), ("\x1b[F", last)):
        terminal.type(keys)
        terminal.wait_for(f"Move {ply} of {last}")
        terminal.wait_for("quit >")
    terminal.type("1\r")
    terminal.wait_for(f"Move 1 of {last}")
    terminal.wait_for("quit >")
    terminal.type("r")
    assert "·   │" not in terminal.wait_for("Epoch 1 is over")
    terminal.wait_for("quit >")
    terminal.type("a")
    terminal.wait_for("Epoch 2 begins")
    terminal.type("q")
    assert terminal.end() == 0
