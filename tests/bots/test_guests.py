"""Bots of other authors live in processes of their own: nothing that they do stops a table."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crownlands.bots import Player, apart, find_player, guests, make_player
from crownlands.bots.apart import RUNNING, end_all
from crownlands.bots.guard import ENOUGH
from crownlands.bots.guests import MERCY
from crownlands.core.errors import BadBot
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games import NAMES, find_game
from crownlands.locales import LANGUAGES, Locale
from tests.bots.wicked import FILE

PATIENCE = 0.3


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CROWNLANDS_BOT_PATIENCE", str(PATIENCE))
    yield
    end_all()


def vantage(game: str = "kingdoms") -> Vantage:
    match = Match(find_game(game).setup(2), Rng(4))
    match.settle()
    return match.vantage(match.state.actor())


def wicked(name: str) -> Player:
    return find_player(f"{FILE}:{name}")


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Counting", "late", "0.3"),
        ("Playing", "late", "0.3"),
        ("Forgiving", "late", "0.3"),
        ("Exiting", "died", "0.3"),
        ("Stalling", "died", "0.3"),
        ("Babbling", "died", "0.3"),
        ("Meddling", "illegal", "budget.rng"),
        ("Peeking", "raised", "ValueError, wicked.py:"),
    ],
)
def test_whoever_cannot_be_stopped_loses_its_move_to_greedy(
    name: str, kind: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "STALL", 1)
    player, numbers, same = wicked(name), Rng(5), Rng(5)
    begin = time.monotonic()
    for at in (1, 2):
        chosen = player.choose(vantage(), numbers)
        assert chosen == find_player("greedy").choose(vantage(), same)
        assert numbers.state == same.state
        assert [trouble.kind for trouble in player.troubles] == [kind] * at
    assert player.troubles[0].detail.startswith(detail)
    assert player.troubles[0].bot == f"wicked:{name}"
    assert time.monotonic() - begin < 2 * (PATIENCE + MERCY) + 20


def test_whoever_holds_up_the_others_again_and_again_is_not_asked_any_more() -> None:
    player = wicked("Exiting")
    for _ in range(ENOUGH + 2):
        assert player.choose(vantage(), Rng(5)) in vantage().legal
    kinds = [trouble.kind for trouble in player.troubles]
    assert kinds == ["died"] * ENOUGH + ["gone"] * 2
    assert player.troubles[-1].detail == str(ENOUGH)
    assert wicked("Exiting").failures == 0


RELOADED = """
import os, time
from pathlib import Path

times = Path(__file__).with_suffix(".times")
times.write_text(times.read_text() + "x" if times.exists() else "x")
if len(times.read_text()) > 1:
    {then}


class Reloaded:
    def choose(self, vantage, budget):
        os._exit(1)
"""


@pytest.mark.parametrize(
    ("then", "kind", "detail"),
    [
        ("time.sleep(60)", "late", "2"),
        ("os._exit(1)", "died", "2"),
        ("1 / 0", "absent", ""),
        ("", "absent", ""),  # its file is gone
    ],
)
def test_one_that_cannot_be_made_again_is_not_asked_for_ever(
    then: str, kind: str, detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "reloaded.py"
    path.write_text(RELOADED.format(then=then or "pass"))
    player = find_player(str(path))
    if not then:
        path.unlink()
    monkeypatch.setattr(guests, "MAKING", 2.0)
    for _ in range(ENOUGH + 1):
        assert player.choose(vantage(), Rng(5)) in vantage().legal
    told = [(trouble.kind, trouble.detail) for trouble in player.troubles]
    assert told == [("died", "0.3"), (kind, detail), (kind, detail), ("gone", str(ENOUGH))]
    assert ("ZeroDivisionError" in player.troubles[1].said) == (then == "1 / 0")


@pytest.mark.parametrize("game", NAMES)
def test_it_chooses_as_it_would_here(game: str) -> None:
    there, here = find_player(f"{FILE}:First"), make_player(f"{FILE}:First")
    for at in range(3):
        one, other = Rng(at), Rng(at)
        assert there.choose(vantage(game), one) == here.choose(vantage(game), other)
        assert one.state == other.state
    assert there.troubles == []


def test_it_remembers_until_its_process_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mood = tmp_path / "mood"
    monkeypatch.setenv("SULKING", str(mood))
    player, legal = wicked("Sulking"), vantage().legal
    chosen = [player.choose(vantage(), Rng(1)) for _ in range(2)]
    assert chosen == legal[1:3]
    mood.touch()
    player.choose(vantage(), Rng(1))
    mood.unlink()
    assert player.choose(vantage(), Rng(1)) == legal[1]
    assert [trouble.kind for trouble in player.troubles] == ["late"]


def test_each_seat_has_one_of_its_own_and_the_next_match_a_new_one() -> None:
    one, other = wicked("First"), wicked("First")
    assert len(RUNNING) == 2
    legal = vantage().legal
    assert [player.choose(vantage(), Rng(1)) for player in (one, other, one)] == [
        legal[1],
        legal[1],
        legal[2],
    ]
    one.leave()
    third = wicked("First")
    assert len(RUNNING) == 2
    assert third.choose(vantage(), Rng(1)) == legal[1]
    assert other.choose(vantage(), Rng(1)) == legal[2]


def test_the_next_match_finds_no_memory_of_the_last() -> None:
    for _ in range(2):
        player = wicked("Learning")
        assert player.choose(vantage(), Rng(1)) == vantage().legal[1]
        player.leave()


@pytest.mark.parametrize("budget", ["simulations=1", "simulations=2"])  # ends its process, or not
def test_what_it_started_goes_with_it(
    budget: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    founded = tmp_path / "founded"
    monkeypatch.setenv("FOUNDED", str(founded))
    player = wicked(f"Founding:{budget}")
    player.choose(vantage(), Rng(1))
    player.leave()
    wait_for_end(int(founded.read_text()), 5)


@pytest.mark.parametrize("seat", [0, 1])
def test_no_name_of_its_own_commands_a_terminal(seat: int) -> None:
    match = Match(find_game("eight_minute_empire").setup(2), Rng(4))
    match.settle()
    player = wicked("Naming")
    player.choose(match.vantage(seat), Rng(1))
    (trouble,) = player.troubles
    assert trouble.kind == ("raised" if seat else "illegal")
    assert "Evil" in trouble.detail and trouble.detail.isprintable() and len(trouble.detail) < 80


def test_a_player_that_is_forgotten_leaves_no_process_behind() -> None:
    player = wicked("First")
    assert len(RUNNING) == 1
    del player
    assert not RUNNING


def test_what_it_prints_disturbs_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    wicked("First").choose(vantage(), Rng(1))
    assert capfd.readouterr() == ("", "")


def test_a_choice_elsewhere_costs_little() -> None:
    player, seen = wicked("First"), vantage()
    player.choose(seen, Rng(1))
    costs = []
    for at in range(50):
        begin = time.perf_counter()
        player.choose(seen, Rng(at))
        costs.append(time.perf_counter() - begin)
    assert min(costs) < 0.005


@pytest.mark.parametrize(
    ("text", "problem"),
    [("import os\nos._exit(0)", "died"), ("sum(iter(int, 1))", "late")],
)
def test_a_file_that_stops_its_process_is_said_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, problem: str
) -> None:
    monkeypatch.setattr(guests, "MAKING", PATIENCE)
    path = tmp_path / "bad.py"
    path.write_text(text)
    with pytest.raises(BadBot) as caught:
        find_player(str(path))
    assert caught.value.problem == problem
    for language in LANGUAGES:
        assert str(path) in Locale(language).text(caught.value.msg())


def test_it_says_why_from_elsewhere_and_nonsense_is_not_told() -> None:
    open, untold = wicked("Open"), wicked("Untold")
    assert [one.move for one in open.weigh(vantage(), Rng(1))] == vantage().legal[:2]
    plain = wicked("First")
    assert plain.weigh(vantage(), Rng(1)) == ()
    assert [trouble.kind for trouble in plain.troubles] == ["mute"]
    assert untold.weigh(vantage(), Rng(1)) == ()
    assert [trouble.kind for trouble in untold.troubles] == ["illegal"]


ORPHANS = f"""
import sys
from crownlands.bots import find_player
from crownlands.bots.apart import RUNNING
from tests.bots.test_guests import vantage
from crownlands.core.rng import Rng
player = find_player("{FILE}:" + sys.argv[1])
print(*(process.pid for process in RUNNING), flush=True)
player.choose(vantage(), Rng(1))
"""


@pytest.mark.parametrize("name", ["Forgiving", "Counting"])
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_whoever_ends_the_program_ends_its_bots(name: str, ending: signal.Signals) -> None:
    patient = {"CROWNLANDS_BOT_PATIENCE": "3", "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-c", ORPHANS, name],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **patient},
    )
    assert process.stdout is not None
    bot = int(process.stdout.readline())
    time.sleep(0.5)
    process.send_signal(ending)
    process.communicate(timeout=10)
    wait_for_end(bot, 1 if ending == signal.SIGINT else 20)


INTERRUPTED = """
import signal, subprocess, sys
from crownlands.arena.local import _end
from crownlands.bots.apart import RUNNING
signal.signal(signal.SIGTERM, _end)
waited = subprocess.Popen(["sleep", "1000"], process_group=0)
RUNNING.add(waited)
print(waited.pid, flush=True)
waited.wait()
"""


def test_a_process_of_the_arena_ends_even_while_it_waits_for_a_bot_to_end() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    bot = int(process.stdout.readline())
    time.sleep(0.5)
    process.terminate()
    try:
        process.communicate(timeout=10)
    finally:
        process.kill()
    wait_for_end(bot, 5)


def wait_for_end(process: int, seconds: float) -> None:
    end = time.monotonic() + seconds
    while is_running(process):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
