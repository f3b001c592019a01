"""`crownlands arena`: plays, reports, is stopped and goes on, and refuses clearly."""

import contextlib
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from crownlands.arena.results import Results
from crownlands.arena.spec import Spec
from crownlands.bots import search
from crownlands.cli.arena import usual_folder
from crownlands.games import find_game
from crownlands.locales import LANGUAGES, Locale
from tests.cli.terminal import COMMAND, Terminal, environment, piped

UNIFORM = ("arena", "--game", "kingdoms", "--bots", "uniform,uniform")
ONE = ("--jobs", "1")
WICKED = Path(__file__).parents[1] / "bots" / "wicked.py"


def timeless(folder: Path) -> list[object]:
    return [row.timeless() for row in Results.read(folder / "results.jsonl").in_order()]


def test_it_plays_prints_and_writes_a_report(tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = ("arena", "--game", "kingdoms", "--bots", "greedy,uniform", "--games", "2")
    code, told, err = piped(tmp_path, *asked, *ONE, "--out", str(out), "--seed", "x")
    assert (code, err) == (0, "")
    assert "Games: 2 · deals: 1" in told
    assert "greedy" in told and "100 %" in told
    names = {"results.jsonl", "report.html", "bots.csv", "games.csv"}
    assert {file.name for file in out.iterdir()} == names
    assert str(out / "report.html") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reports_in_the_user_s_language(language: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = (*UNIFORM, "--games", "1", *ONE, "--out", str(out), "--lang", language)
    code, told, _ = piped(tmp_path, *asked)
    assert code == 0
    for text in (told, (out / "report.html").read_text(encoding="utf-8")):
        assert Locale(language)("cli-arena-strength") in text
    code, help, _ = piped(tmp_path, "arena", "--help", "--lang", language)
    assert code == 0 and "--resume" in help and "--field greedy" in help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("uniform:simulations=1234567", "simulations=1234567 "),
        (f"{WICKED}:First:seconds=1", "…/wicked.py:"),
    ],
)
def test_no_name_is_broken_at_80_columns(
    bot: str, told: str, language: str, tmp_path: Path
) -> None:
    bots = ("--bots", f"greedy,{bot}")  # of which one wins all, so that figures are long
    asked = ("arena", "--game", "kingdoms", *bots, "--games", "12", "--seed", "b", *ONE)
    code, text, _ = piped(tmp_path, *asked, "--lang", language)
    *lines, _ = text.splitlines()  # without the path
    assert code == 0 and max(map(len, lines)) <= 80
    assert any(line.startswith((told, bot)) for line in lines)
    (won,) = [line for line in lines if line.startswith("greedy") and "±" in line]
    assert re.search(r" 100 % +75[.,]8–100 % +100–100 % +\d+[.,]\d ± \d[.,]\d +\+\d+", won)


def test_without_a_folder_it_finds_one_of_the_user_s_own(tmp_path: Path) -> None:
    code, told, _ = piped(tmp_path, *UNIFORM, "--games", "1", *ONE)
    (page,) = tmp_path.glob("crownlands/arena/kingdoms-*/report.html")
    assert code == 0 and str(page) in told


def test_of_arenas_that_begin_together_each_has_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len({usual_folder("kingdoms") for _ in range(5)}) == 5


def test_bots_go_by_the_names_that_people_read(tmp_path: Path) -> None:
    bots = ("--bots", "Freundlich,Zufall", "--lang", "de")
    code, told, _ = piped(tmp_path, "arena", "--game", "kingdoms", *bots, "--games", "2", *ONE)
    assert code == 0 and "friendly" in told and "uniform" in told


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        folder = str(tmp_path / jobs)
        asked = (*UNIFORM, "--seats", "3", "--games", "6", "--jobs", jobs, "--seed", "x")
        assert piped(tmp_path, *asked, "--out", folder)[0] == 0
    assert timeless(tmp_path / "1") == timeless(tmp_path / "2")
    heads = [(tmp_path / jobs / "results.jsonl").read_text().splitlines()[0] for jobs in "12"]
    assert heads[0] == heads[1]


IS_COMPILED = not str(search.__file__).endswith(".py")
SLOW = "search:simulations=20,uniform" if IS_COMPILED else "uniform,uniform"  # enough to be stopped
STOPPED = ("arena", "--game", "kingdoms", "--seats", "4", "--bots", SLOW, "--games", "30", "--seed",
           "x", "--jobs")  # fmt: skip


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[object]:
    """What is played when nobody stops it."""
    folder = tmp_path_factory.mktemp("whole")
    assert piped(folder, *STOPPED, "1", "--out", str(folder / "out"))[0] == 0
    return timeless(folder / "out")


@pytest.mark.parametrize(
    ("ending", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)]
)
def test_stopped_in_any_way_it_loses_nothing_and_goes_on(
    ending: signal.Signals, code: int, whole: list[object], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    process = subprocess.Popen(
        [*COMMAND, *STOPPED, "2", "--out", str(out)],
        env=environment(tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    wait_for_games(out / "results.jsonl", 2)
    process.send_signal(ending)
    told = process.communicate(timeout=30)[1]
    assert process.returncode == code
    played = len(Results.read(out / "results.jsonl").rows)
    assert 2 <= played < len(whole)
    if ending != signal.SIGKILL:
        assert f"Games played: {played} of {len(whole)}" in told and "--resume --out" in told
    assert piped(tmp_path, *STOPPED, "1", "--out", str(out), "--resume")[0] == 0
    assert timeless(out) == whole


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_bots_that_hang_too(jobs: str, tmp_path: Path) -> None:
    bots = f"{WICKED}:Counting,uniform"
    asked = ("arena", "--game", "kingdoms", "--bots", bots, "--games", "4", "--jobs", jobs)
    process = subprocess.Popen(
        [*COMMAND, *asked, "--out", str(tmp_path / "out")],
        env={**environment(tmp_path), "CROWNLANDS_BOT_PATIENCE": "60"},
        stderr=subprocess.DEVNULL,
    )
    end = time.monotonic() + 30
    while len(family(tmp_path)) < int(jobs) * 2:  # each game has its bot by now
        assert time.monotonic() < end
        time.sleep(0.1)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 130
    end = time.monotonic() + 2
    while family(tmp_path):
        assert time.monotonic() < end
        time.sleep(0.05)


def family(home: Path) -> list[str]:
    """All processes that were started with this folder as their home."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"XDG_DATA_HOME={home}\0".encode() in (each / "environ").read_bytes():
                found.append(each.name)
    return found


def wait_for_games(file: Path, games: int) -> None:
    end = time.monotonic() + 30
    while not file.exists() or len(file.read_bytes().splitlines()) <= games:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_at_a_terminal_it_shows_how_far_it_is(tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    terminal = Terminal(tmp_path, *UNIFORM, "--games", "4", *ONE, "--out", out)
    terminal.wait_for("Playing")
    terminal.wait_for("4/4")
    terminal.wait_for("report.html")
    assert terminal.end() == 0


def test_results_that_are_there_are_neither_overwritten_nor_mixed(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "out"), "--games", "2", *ONE)
    assert piped(tmp_path, *UNIFORM, *out, "--seed", "x")[0] == 0
    code, _, err = piped(tmp_path, *UNIFORM, *out)
    assert code == 3 and "there are results here already" in err
    code, _, err = piped(tmp_path, *UNIFORM, *out, "--resume", "--seed", "y")
    assert code == 3 and "other settings: “seed” differs" in err
    code, _, err = piped(tmp_path, *UNIFORM, *out, "--resume", "--seats", "3")
    assert code == 3 and "other settings: “seats” differs" in err
    assert piped(tmp_path, *UNIFORM, *out, "--resume")[0] == 0


SECOND = """
from pathlib import Path

times = Path(__file__).with_suffix(".times")
times.write_text(times.read_text() + "x" if times.exists() else "x")
assert len(times.read_text()) < 3, "spoiled"


class Second:
    def choose(self, vantage, budget):
        return vantage.legal[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_can_no_longer_be_loaded_is_told(jobs: str, tmp_path: Path) -> None:
    bot, out = tmp_path / "second.py", str(tmp_path / "out")
    bot.write_text(SECOND)
    asked = ("arena", "--game", "kingdoms", "--bots", f"{bot},uniform", "--games", "4")
    code, _, err = piped(tmp_path, *asked, "--jobs", jobs, "--out", out)
    assert code == 3 and "the bot cannot be loaded: spoiled (AssertionError" in unfolded(err)
    assert "Traceback" not in err


def test_where_nothing_could_be_played_no_more_is_left_than_was_there(tmp_path: Path) -> None:
    out = tmp_path / "out"
    far = ("--engine", "ray", "--out", str(out))
    wide = {**environment(tmp_path), "RAY_ADDRESS": "127.0.0.1:1"}
    done = subprocess.run([*COMMAND, *UNIFORM, *far], env=wide, capture_output=True, text=True)
    assert done.returncode == 2 and "no Ray cluster" in done.stderr, done.stderr
    assert "--resume" not in done.stderr and not out.exists()
    spec = Spec.of(find_game("kingdoms").setup(2), ("uniform", "uniform"), None, "x")
    path = Results.new(out / "results.jsonl", spec).path
    resumed = [*COMMAND, *UNIFORM, *far, "--resume"]
    done = subprocess.run(resumed, env=wide, capture_output=True, text=True)
    assert done.returncode == 2 and path.exists()


@pytest.mark.parametrize("folder", ["", "~"])
def test_two_versions_of_a_bot_are_not_mixed(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    bot, out = tmp_path / "edited.py", ("--out", str(tmp_path / "out"), *ONE)
    bot.write_text("class Edited:\n def choose(self, vantage, budget): return vantage.legal[0]")
    named = f"uniform,{folder or tmp_path}/edited.py"
    asked = ("arena", "--game", "kingdoms", "--bots", named, *out, "--games")
    assert piped(tmp_path, *asked, "2")[0] == 0
    bot.write_text(f"{bot.read_text()} # as before")
    code, _, err = piped(tmp_path, *asked, "4", "--resume")
    assert code == 3 and "edited.py: the file has changed" in unfolded(err)


def test_a_bot_that_is_edited_while_it_plays_ends_the_arena(tmp_path: Path) -> None:
    bot, out = tmp_path / "restless.py", ("--out", str(tmp_path / "out"), *ONE)
    bot.write_text(
        "class Restless:\n def choose(self, vantage, budget):\n"
        "  open(__file__, 'a').write('#')\n  return vantage.legal[0]\n"
    )
    asked = ("arena", "--game", "kingdoms", "--bots", f"{bot},uniform", *out, "--games")
    code, _, err = piped(tmp_path, *asked, "4")
    assert code == 3 and "restless.py: the file has changed" in unfolded(err)
    assert "--resume" not in err
    assert len(Results.read(tmp_path / "out" / "results.jsonl").rows) == 1


def unfolded(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--game chess --bots greedy,uniform", "no game “chess”"),
        ("--game kingdoms", "Missing: --bots."),
        ("--game kingdoms --bots greedy", "“greedy” would have nobody to play against in 2 seats"),
        ("--game kingdoms --bots greedy,deepest", "no bot “deepest”"),
        ("--game kingdoms --bots greedy,", "in --bots a name is missing: “greedy,”. Try"),
        ("--game kingdoms --bots greedy --field deepest", "no bot “deepest”"),
        ("--game kingdoms --bots greedy,search:seconds=-1", "no budget for the bot"),
        ("--game kingdoms --bots greedy,search:seconds=1e9", "more than 0, at most 86400"),
        ("--game kingdoms --bots greedy,search:simulations=0", "1 to 1000000000"),
        ("--game kingdoms --bots greedy,uniform --seats 5", "takes 2 to 4 seats, not 5"),
        ("--game kingdoms --bots greedy,uniform --games 0", "--games: this value is not possible"),
        ("--game kingdoms --bots greedy,uniform --engine steam", "no engine “steam”. Known: local"),
        ("--game kingdoms --bots greedy,uniform --resume", "--resume needs --out"),
        ("--game kingdoms --bots greedy,uniform --field search", "The 2 seats are full"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_line(
    arguments: str, told: str, tmp_path: Path
) -> None:
    code, out, err = piped(tmp_path, "arena", *arguments.split())
    assert (code, out) == (2, "")
    assert told in " ".join(err.split())


def test_a_folder_without_results_is_told(tmp_path: Path) -> None:
    code, _, err = piped(tmp_path, *UNIFORM, "--resume", "--out", str(tmp_path / "nowhere"))
    assert code == 3 and "there is no such file" in err
