"""Bots at the terminal: levels by name, bots from files, failures told, moves explained."""

import re
import shlex
import time
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, piped
from tests.cli.test_play import EVERYTHING, small_box

FAILING = """
class Failing:
    def choose(self, vantage, budget):
        raise ValueError("what I hold in my hand")
"""

KNOWING = """
from crownlands.bots import Weighed


class Knowing:
    def choose(self, vantage, budget):
        return vantage.legal[0]

    def weigh(self, vantage, budget):
        return [Weighed(vantage.legal[0], 1.5, 0.77, 1.0)]
"""


@pytest.fixture
def failing(tmp_path: Path) -> str:
    path = tmp_path / "failing.py"
    path.write_text(FAILING)
    return str(path)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished match of two small rounds."""
    folder = tmp_path_factory.mktemp("why")
    save = str(folder / "match.txt")
    seats = ("--seats", "steady,friendly", "--seed", "4", "--save", save)
    assert piped(folder, "play", "kingdoms", *seats).returncode == 0
    return save


def test_levels_sit_down_by_name_and_are_called_so_in_every_language(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", "me,friendly,cunning,fierce", "--seed", "1", "--save", str(save))
    run = piped(tmp_path, "--lang", "hu", "play", "kingdoms", *seats, typed="")
    assert run.returncode == 0
    assert all(name in run.stdout for name in ("Barátságos", "Ravasz", "Kíméletlen"))
    named = re.findall(r"^seat . bot (.*)$", save.read_text(), re.MULTILINE)
    assert named == ["friendly", "cunning", "fierce"]


@pytest.mark.parametrize(
    ("language", "typed", "level"),
    [
        ("en", "Fierce", "fierce"),
        ("en", "CUNNING:simulations=5", "cunning:simulations=5"),
        ("hu", "Ravasz", "cunning"),
        ("hu", "ravasz", "cunning"),
        ("hu", "Fierce", "fierce"),
        ("it", "spietato", "fierce"),
        ("de", "Gierig", "greedy"),
    ],
)
def test_a_level_sits_down_by_the_name_that_is_shown_too(
    tmp_path: Path, language: str, typed: str, level: str
) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", f"me,{typed}", "--save", str(save), "--lang", language)
    assert piped(tmp_path, "play", "kingdoms", *seats).returncode == 0
    assert f"seat R bot {level}\n" in save.read_text()


def test_a_bot_with_a_budget_takes_a_seat_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", "me,search:simulations=3", "--save", str(save))
    assert piped(tmp_path, "play", "kingdoms", *seats).returncode == 0
    assert "bot search:simulations=3\n" in save.read_text()
    assert piped(tmp_path, "play", "--resume", str(save)).returncode == 0
    code, _, complaint = piped(tmp_path, "play", "kingdoms", "--seats", "me,search:depth=3")
    assert code == 2 and "depth=3" in complaint


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "failing: the bot “failing” has failed (ValueError, failing.py:4)."),
        ("de", "failing: Der Bot „failing“ ist gescheitert (ValueError, failing.py:4)."),
    ],
)
def test_a_bot_that_fails_is_reported_and_the_match_goes_on(
    tmp_path: Path, failing: str, language: str, told: str
) -> None:
    seats = ("--seats", f"me,{failing}", "--seed", "1", "--lang", language)
    run = piped(tmp_path, "play", "kingdoms", *seats, typed="castle 1 a1\ncastle 1 b1\n")
    assert run.returncode == 0
    assert told in run.stdout.replace("\n", " ")
    assert "what I hold" not in run.stdout


def test_when_the_match_is_over_its_author_sees_the_whole_failure(
    tmp_path: Path, failing: str
) -> None:
    seats = ("--seats", f"me,{failing}", "--box", small_box(tmp_path), "--seed", "1")
    run = piped(tmp_path, "play", "kingdoms", *seats, typed="\n".join(EVERYTHING))
    assert "The match is over." in run.stdout
    assert "ValueError: what I hold in my hand" in run.stdout


SEVERAL = """
class Several:
    def choose(self, vantage, budget):
        if len(vantage.legal) % 2:
            raise ValueError(f"odd: {len(vantage.legal)}")
        return -len(vantage.legal)
"""


def test_failures_of_one_kind_are_told_once_and_the_ranking_comes_last(tmp_path: Path) -> None:
    path = tmp_path / "several.py"
    path.write_text(SEVERAL)
    run = piped(tmp_path, "play", "kingdoms", "--seats", f"{path},uniform", "--seed", "1")
    assert run.stdout.count("Traceback") == 1
    assert len(re.findall(r"made\sthis\smove\. × \d+\n", run.stdout)) == 2
    failures, ranking = re.split(r"Place +Seat +Score", run.stdout)
    assert failures.count("several: the bot") == 2 and "several: the bot" not in ranking


def test_a_record_names_no_file_and_goes_on_with_one_that_is_given(
    tmp_path: Path, failing: str
) -> None:
    save = tmp_path / "match.txt"
    piped(tmp_path, "play", "kingdoms", "--seats", f"me,{failing}", "--save", str(save))
    assert "seat R bot failing\n" in save.read_text()
    assert str(tmp_path) not in save.read_text()
    run = piped(tmp_path, "play", "--resume", str(save))
    assert run.returncode == 3 and "--bot FILE" in run.stderr
    run = piped(tmp_path, "play", "--resume", str(save), "--bot", failing)
    assert run.returncode == 0


@pytest.mark.parametrize("name", ["failing", "failing:seconds=2", "failing:Failing"])
def test_a_file_that_is_given_sits_down_by_its_name(
    tmp_path: Path, failing: str, name: str
) -> None:
    save = tmp_path / "match.txt"
    asked = ("--seats", f"me,{name}", "--bot", failing, "--save", str(save))
    assert piped(tmp_path, "play", "kingdoms", *asked).returncode == 0
    assert f"seat R bot {name}\n" in save.read_text()


@pytest.mark.parametrize("ask", ["", ":seconds=2", ":Failing", ":Failing:seconds=1"])
def test_the_command_that_goes_on_names_the_files_of_its_bots(
    tmp_path: Path, failing: str, ask: str
) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", f"me,{failing}{ask},{failing}{ask}", "--save", str(save))
    run = piped(tmp_path, "play", "kingdoms", *seats)
    for _ in range(2):  # and so does the one that is printed then
        assert run.stdout.count("--bot ") == 1
        command = shlex.split(run.stdout.partition("Go on with: ")[2])
        run = piped(tmp_path, *command[command.index("play") :])
        assert run.returncode == 0, run.stderr
    run = piped(tmp_path, "play", "--resume", str(save), "--bot", failing)
    assert run.returncode == 0, run.stderr


def test_a_record_that_names_a_file_runs_nothing(tmp_path: Path, failing: str) -> None:
    save = tmp_path / "match.txt"
    piped(tmp_path, "play", "kingdoms", "--save", str(save))
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')")
    text = save.read_text().replace("bot steady", f"bot {trap}")
    save.write_text(text[: text.index("check ")])
    assert piped(tmp_path, "play", "--resume", str(save)).returncode == 3
    assert piped(tmp_path, "replay", str(save), "--seat", "all", "--why").returncode == 0
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize(
    ("seats", "code", "told"),
    [
        ("me,./nowhere.py", 3, "no such file"),
        ("me,deepest", 2, "friendly, steady, cunning, fierce, uniform"),
    ],
)
def test_a_bot_that_cannot_be_found_is_said_before_playing(
    tmp_path: Path, seats: str, code: int, told: str
) -> None:
    found, _, complaint = piped(tmp_path, "play", "kingdoms", "--seats", seats)
    assert found == code and told in complaint


def test_why_tells_the_best_moves_for_oneself(tmp_path: Path) -> None:
    run = piped(
        tmp_path, "play", "kingdoms", "--seats", "me,Ben", "--seed", "1", typed="hint\nwhy\n"
    )
    best = re.search(r"Hint: (.*)\n", run.stdout)
    told = run.stdout.partition("As the bot “Fierce” weighs it")[2]
    assert best is not None and "Expected margin" in told
    rows = re.findall(r"^ +(\S.*?) +[+−]?[\d.]+ +\d+ %", told, re.MULTILINE)
    assert len(rows) == 3 and rows[0] == best[1]


def test_a_move_of_a_finished_match_is_explained_by_its_own_bot(
    tmp_path: Path, record: str
) -> None:
    lines = Path(record).read_text().split("moves\n")[1].splitlines()
    ply = next(at for at, line in enumerate(lines, 1) if line.startswith("Y "))
    code, shown, _ = piped(tmp_path, "replay", record, "--ply", str(ply), "--why")
    assert code == 0
    assert "As the bot “Steady” weighs it" in shown
    assert f"► {lines[ply - 1][2:]}" in " ".join(shown.split())
    ply = next(at for at, line in enumerate(lines, 1) if line.startswith("R "))
    _, shown, _ = piped(tmp_path, "replay", record, "--ply", str(ply), "--why")
    assert "As the bot “Fierce” weighs it" in shown
    _, shown, _ = piped(tmp_path, "replay", record, "--ply", "1", "--why")
    assert "Chance made this move" in shown


def test_a_move_is_explained_by_whoever_is_wanted(tmp_path: Path, record: str) -> None:
    lines = Path(record).read_text().split("moves\n")[1].splitlines()
    ply = next(str(at) for at, line in enumerate(lines, 1) if line.startswith("Y "))
    for judge, name in (("fierce", "Fierce"), ("greedy", "Greedy"), ("friendly", "Fierce")):
        _, shown, _ = piped(tmp_path, "replay", record, "--ply", ply, "--why", "--judge", judge)
        assert f"As the bot “{name}” weighs it" in shown
        assert ("“Friendly” gives no reasons of its own" in shown) == (judge == "friendly")
    begin = time.monotonic()
    timed = ("--judge", "fierce:seconds=0.1")
    _, shown, _ = piped(tmp_path, "replay", record, "--ply", ply, "--why", *timed)
    assert "As the bot “fierce:seconds=0.1” weighs it" in shown and time.monotonic() - begin < 5
    code, shown, complaint = piped(tmp_path, "replay", record, "--why", "--judge", "deepest")
    assert (code, shown) == (2, "") and "no bot “deepest”" in complaint


def test_a_bot_in_a_file_explains_a_move(tmp_path: Path, record: str, failing: str) -> None:
    lines = Path(record).read_text().split("moves\n")[1].splitlines()
    ply = next(str(at) for at, line in enumerate(lines, 1) if line.startswith("Y "))
    knowing = tmp_path / "knowing.py"
    knowing.write_text(KNOWING)
    why = ("replay", record, "--ply", ply, "--why")
    for asked in ((str(knowing),), (f"{knowing}:seconds=1",), ("knowing", "--bot", str(knowing))):
        _, shown, _ = piped(tmp_path, *why, "--judge", *asked)
        assert "As the bot “knowing" in shown and "77 %" in shown
    _, shown, _ = piped(tmp_path, *why, "--judge", failing)
    assert "“failing” gives no reasons of its own" in shown
    assert "As the bot “Fierce” weighs it" in shown
    code, shown, complaint = piped(tmp_path, "replay", record, "--judge", failing)
    assert (code, shown) == (2, "") and "it needs --why" in complaint
    missing = str(tmp_path / "missing.py")
    code, shown, complaint = piped(tmp_path, *why, "--judge", missing)
    assert (code, shown) == (3, "") and missing in "".join(complaint.split("\n"))


def test_while_a_match_lasts_only_its_own_seat_has_a_move_explained(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed = "castle 1 a1\n"
    piped(tmp_path, "play", "kingdoms", "--seats", "me,Ben", "--save", str(save), typed=typed)
    first = "R" if "\nR castle" in save.read_text() else "Y"
    other = "Y" if first == "R" else "R"
    for seat in ((), ("--seat", other)):
        _, shown, _ = piped(tmp_path, "replay", str(save), "--why", *seat)
        assert "explained to the seat that made it" in shown
    _, shown, _ = piped(tmp_path, "replay", str(save), "--why", "--seat", first)
    assert "Expected margin" in shown


def test_a_key_explains_the_move_that_the_replay_shows(tmp_path: Path, record: str) -> None:
    terminal = Terminal(tmp_path, "replay", record, "--ply", "6")
    terminal.wait_for("w why")
    terminal.type("w")
    terminal.wait_for("Chance to win")
    terminal.type("q")
    assert terminal.end() == 0


WICKED = Path(__file__).parents[1] / "bots" / "wicked.py"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Counting", "gave no answer within 0.2 seconds"),
        ("Exiting", "has brought its process to an end"),
    ],
)
def test_no_bot_stops_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, told: str
) -> None:
    monkeypatch.setenv("CROWNLANDS_BOT_PATIENCE", "0.2")
    seats = ("--seats", f"me,{WICKED}:{name}", "--seed", "1")
    run = piped(tmp_path, "play", "kingdoms", *seats, typed="castle 1 a1\ncastle 1 b1\n")
    assert run.returncode == 0
    assert told in " ".join(run.stdout.split())


def test_what_a_bot_prints_does_not_disturb_the_board(tmp_path: Path) -> None:
    seats = ("--seats", f"me,{WICKED}:First", "--seed", "1", "--save", str(tmp_path / "a.txt"))
    terminal = Terminal(tmp_path, "play", "kingdoms", *seats)
    terminal.wait_for("You>")
    terminal.type("castle 1 a1\r")
    shown = terminal.wait_for("You>")
    terminal.type("quit\r")
    assert terminal.end() == 0
    assert "move 1" not in shown + terminal.screen


def test_ctrl_c_ends_a_match_and_the_bot_that_hangs_in_it(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", f"{WICKED}:Counting,uniform", "--seed", "1", "--save", str(save))
    terminal = Terminal(tmp_path, "play", "kingdoms", *seats)
    terminal.wait_for("thinking")
    begin = time.monotonic()
    terminal.interrupt()
    assert terminal.end() == 130
    assert time.monotonic() - begin < 5
    assert save.exists()


def test_two_files_of_one_name_are_told_apart_before_playing(tmp_path: Path) -> None:
    paths = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        paths.append(tmp_path / folder / "mine.py")
        paths[-1].write_text(FAILING)
    seats = ",".join(map(str, paths))
    code, _, complaint = piped(tmp_path, "play", "kingdoms", "--seats", seats, columns=400)
    assert code == 3 and all(str(path) in complaint for path in paths)


def test_a_file_that_is_given_explains_its_moves(tmp_path: Path) -> None:
    save, box = tmp_path / "match.txt", small_box(tmp_path)
    for name in ("Open", "Untold"):
        save.unlink(missing_ok=True)
        asked = ("--seats", f"{WICKED}:{name},uniform", "--box", box, "--save", str(save))
        assert piped(tmp_path, "play", "kingdoms", *asked).returncode == 0
        lines = save.read_text().split("moves\n")[1].splitlines()
        ply = next(str(at) for at, line in enumerate(lines, 1) if line.startswith("Y "))
        why = ("replay", str(save), "--ply", ply, "--why")
        assert "“Fierce” weighs it" in piped(tmp_path, *why).stdout
        shown = piped(tmp_path, *why, "--bot", f"{WICKED}:{name}").stdout
        teller = f"wicked:{name}" if name == "Open" else "Fierce"
        assert f"“{teller}” weighs it" in shown
        assert ("cannot be told (nan" in shown) == (name == "Untold")


@pytest.mark.parametrize("ways", ["--why --json", "--why --board", "--board --json"])
def test_a_match_is_shown_in_one_way(ways: str, tmp_path: Path) -> None:
    code, out, told = piped(tmp_path, "replay", "match.txt", *ways.split())
    assert (code, out) == (2, "") and "choose one of them" in told
