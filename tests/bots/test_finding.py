"""Bots of other authors: in a file, in an installed package, and every way to get it wrong."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.bots import LEVELS, Roster, find_player, make_player
from crownlands.core.errors import BadBot, CrownlandsError, UnknownName, UnreadableFile
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.locales import LANGUAGES, Locale
from tests.cli.terminal import environment
from tests.server.databases import new_database
from tests.server.server import Server

ROOT = Path(__file__).parents[2]
INSTALLABLE = Path(__file__).with_name("installable")
GOOD = """
class Careful:
    def choose(self, vantage, budget):
        return vantage.legal[0]
"""


def written(folder: Path, text: str, name: str = "mybot.py") -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


def test_a_file_with_one_bot_is_enough(tmp_path: Path) -> None:
    player = find_player(written(tmp_path, GOOD))
    match = Match(find_game("kingdoms").setup(2), Rng(1))
    match.settle()
    vantage = match.vantage(match.state.actor())
    assert player.choose(vantage, Rng(1)) == vantage.legal[0]
    assert player.troubles == []


def test_its_name_says_no_folder(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD, "shy.py")
    assert find_player(path).name == "shy"
    assert find_player(f"{path}:Careful:seconds=2").name == "shy:Careful:seconds=2"
    assert find_player(f"{path}:seconds=2").seconds == 2.0


def test_of_several_bots_one_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD + GOOD.replace("Careful", "Bold"), "two.py")
    assert type(make_player(f"{path}:Bold").bot).__name__ == "Bold"


def test_a_file_may_use_what_lies_beside_it(tmp_path: Path) -> None:
    written(tmp_path, "def first(moves): return moves[0]", "beside_mybot.py")
    text = "from beside_mybot import first\n" + GOOD.replace("legal[0]", "legal")
    assert find_player(written(tmp_path, text, "neighbour.py")).name == "neighbour"


@pytest.mark.parametrize(
    ("text", "ask", "problem", "detail"),
    [
        ("x = (", "", "import", "was never closed (SyntaxError, bad.py:1)"),
        ("\nraise SyntaxError('odd')", "", "import", "odd (SyntaxError, bad.py:2)"),
        ("\nimport nowhere_at_all", "", "import", "nowhere_at_all"),
        ("\n1 / 0", "", "import", "ZeroDivisionError, bad.py:2"),
        ("raise SystemExit", "", "import", "SystemExit"),
        ("x = 1", "", "no-class", "choose"),
        ("class Empty: pass", "", "no-class", "choose"),
        ("class Empty: pass", ":Empty", "no-class", "Empty"),
        (GOOD, ":Bold", "no-such-class", "Bold"),
        (GOOD + GOOD.replace("Careful", "Bold"), "", "several", "Careful, Bold"),
        (GOOD.replace(", budget", ""), "", "signature", "Careful.choose(self, vantage)"),
        (GOOD + "    def __init__(self, depth): pass", "", "arguments", "Careful(depth)"),
        (GOOD + "    def __init__(self): 1 / 0", "", "made", "bad.py:5"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_and_where(
    tmp_path: Path, text: str, ask: str, problem: str, detail: str
) -> None:
    path = written(tmp_path, text, "bad.py")
    with pytest.raises(BadBot) as caught:
        find_player(path + ask)
    assert caught.value.problem == problem
    assert detail in caught.value.detail
    for language in LANGUAGES:
        assert path in Locale(language).text(caught.value.msg())


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    for path, reason in ((f"{tmp_path}/no.py", "missing"), (f"{tmp_path}/", "folder")):
        with pytest.raises(UnreadableFile) as caught:
            find_player(path)
        assert caught.value.reason == reason


def test_a_file_cannot_pass_for_one_of_our_bots(tmp_path: Path) -> None:
    with pytest.raises(BadBot) as caught:
        find_player(written(tmp_path, GOOD, "fierce.py"))
    assert caught.value.problem == "taken"


def test_a_roster_knows_files_by_name_and_runs_no_other(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD, "mine.py")
    roster = Roster([path])
    assert "mine" in roster.names and "greedy" not in roster.names
    assert roster.find("mine:seconds=3").seconds == 3.0
    assert roster.source("mine") == path and roster.source("greedy") == "greedy"
    for stranger in (path, "./mine.py", "search:simulations=9", "mine:seconds=9", "nobody"):
        with pytest.raises(UnknownName):
            roster.source(stranger)
    with pytest.raises(UnknownName):
        roster.find(path)


def test_a_roster_keeps_the_budget_that_a_file_is_given(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD, "slow.py")
    roster = Roster([f"{path}:Careful:seconds=2"])
    assert "slow:Careful" in roster.names
    assert roster.source("slow:Careful") == f"{path}:Careful:seconds=2"
    assert roster.find("slow:Careful").seconds == 2.0
    assert roster.find("slow:Careful:seconds=3").name == "slow:Careful:seconds=3"


def test_a_roster_finds_a_class_in_a_file_that_is_given_without_one(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD, "plain.py")
    roster = Roster([f"{path}:seconds=2"])
    assert roster.find("plain:Careful").name == "plain:Careful:seconds=2"
    assert roster.file("plain:Careful:seconds=3") == f"{path}:Careful:seconds=2"
    with pytest.raises(BadBot):
        roster.find("plain:Bold")
    with pytest.raises(UnknownName):  # a browser names exactly what is offered
        roster.source("plain:Careful")


def test_a_roster_finds_the_only_class_that_is_given_of_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD + GOOD.replace("Careful", "Bold"), "both.py")
    assert Roster([f"{path}:Bold"]).find("both").name == "both:Bold"
    with pytest.raises(UnknownName):
        Roster([f"{path}:Bold", f"{path}:Careful"]).find("both")
    with pytest.raises(UnknownName):
        Roster([f"{path}:Bold"]).find("both:Careful")


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    one, other = (written(tmp_path / folder, GOOD, "mine.py") for folder in ("a", "b"))
    assert Roster([one, one, f"{one}:seconds=2"]).names.count("mine") == 1
    with pytest.raises(BadBot) as caught:
        Roster([one, other])
    for language in LANGUAGES:
        told = Locale(language).text(caught.value.msg())
        assert one in told and other in told and "no-class" not in told
    assert caught.value.problem == "same"


def test_a_roster_is_checked_before_it_is_offered(tmp_path: Path) -> None:
    with pytest.raises(CrownlandsError):
        Roster([written(tmp_path, "x = (", "broken.py")]).check()


def test_the_example_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    player = make_player(str(ROOT / "examples" / "mybot.py"))
    monkeypatch.setattr(sys.modules[type(player.bot).__module__], "TABLES", 1)
    match = Match(find_game("kingdoms").setup(2, {"no_luck": "yes"}), Rng(1))
    match.settle()
    for _ in range(3):
        seat = match.state.actor()
        match.play(seat, player.choose(match.vantage(seat), Rng(seat)))
    assert player.troubles == []


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has put the example package, away from everything else."""
    folder = tmp_path_factory.mktemp("author")
    shutil.copytree(INSTALLABLE, folder / "source")
    command = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation"]
    command += ["--no-index", "--disable-pip-version-check", "--target", str(folder / "installed")]
    subprocess.run([*command, str(folder / "source")], check=True, capture_output=True)
    return folder / "installed"


def at_the_terminal(
    folder: Path, installed: Path, *arguments: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "crownlands", *arguments],
        env={**environment(folder), "PYTHONPATH": beside(installed)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def beside(installed: Path) -> str:
    """Where Python finds the package, and Crownlands too."""
    found = importlib.util.find_spec("crownlands")
    assert found is not None and found.origin is not None
    return os.pathsep.join([str(installed), str(Path(found.origin).parents[1])])


def test_a_bot_of_an_installed_package_plays_by_its_name(tmp_path: Path, installed: Path) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", "lucky,uniform", "--seed", "1", "--save", str(save))
    run = at_the_terminal(tmp_path, installed, "play", "kingdoms", *seats)
    assert run.returncode == 0, run.stderr
    assert "The match is over." in run.stdout and "failed" not in run.stdout
    assert "seat Y bot lucky\n" in save.read_text()


def test_a_package_that_cannot_be_loaded_is_said_so(tmp_path: Path, installed: Path) -> None:
    run = at_the_terminal(tmp_path, installed, "play", "kingdoms", "--seats", "lost,uniform")
    assert run.returncode == 3
    assert run.stderr.startswith("lost: the bot cannot be loaded: ")
    assert "has no attribute 'Lost'" in run.stderr.replace("\n", " ")


def test_no_package_takes_the_names_of_people_or_of_our_bots(
    tmp_path: Path, installed: Path
) -> None:
    save = tmp_path / "match.txt"
    seats = ("--seats", "Anna,greedy", "--save", str(save))
    assert at_the_terminal(tmp_path, installed, "play", "kingdoms", *seats).returncode == 0
    assert "seat Y person Anna\nseat R bot greedy\n" in save.read_text()
    run = at_the_terminal(tmp_path, installed, "play", "kingdoms", "--seats", "me,deepest")
    assert run.stderr.count("greedy") == 1 and "lucky" in run.stderr
    assert "we:ird" not in run.stderr and "Anna" not in run.stderr


@pytest.mark.parametrize(
    "asked", [("play", "kingdoms", "--seats", "me,we:ird"),
              ("arena", "--game", "kingdoms", "--bots", "greedy,we:ird"),
              ("arena", "--game", "kingdoms", "--bots", "greedy,Anna")],
)  # fmt: skip
def test_who_asks_for_a_name_that_no_bot_can_have_is_told(
    tmp_path: Path, installed: Path, asked: tuple[str, ...]
) -> None:
    run = at_the_terminal(tmp_path, installed, *asked)
    assert run.returncode == 3 and "needs a name of its own" in run.stderr


def test_a_server_offers_no_package_that_cannot_play_and_says_why(
    tmp_path: Path, installed: Path
) -> None:
    server = Server(new_database("sqlite", tmp_path), tmp_path)
    server.environment = {"PYTHONPATH": beside(installed)}
    server.start()
    try:
        assert server.get("/api/games").json[0]["bots"] == [*LEVELS, "lucky"]
        said = server.complaints()
        for reason in (
            "lost: the bot cannot be loaded: ",
            "nowhere: the bot cannot be loaded: No module named 'no_such_module'",
            "thing: there is no bot here",
            *(f"{name}: a bot of a package (lucky" for name in ("Anna", "greedy", "we:ird")),
        ):
            assert said.count(f"Not offered – {reason}") == 1
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "lost"}]
        answer = server.post("/api/tables", {"game": "kingdoms", "seats": seats})
        assert (answer.status, answer.json["code"]) == (400, "unknown-name")
    finally:
        server.stop()
