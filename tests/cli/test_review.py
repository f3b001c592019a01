"""`crownlands review`: two curves, the decisions that cost most, JSON, and what cannot be done."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from crownlands.cli.plot import Plot, Scale, axis
from crownlands.core.record import Record, Sitter, person
from crownlands.locales import LANGUAGES, Locale
from tests.bots.test_review import BLUNDER, tiny
from tests.cli.terminal import Terminal, piped
from tests.server.test_records import unfinished

PEOPLE = (person("Anna"), Sitter("bot", "greedy"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a match that white won because of what orange did, one that was broken off, and one
    in which nobody has chosen yet."""
    folder = tmp_path_factory.mktemp("review")
    matches = {
        "finished": BLUNDER,
        "open": BLUNDER.rpartition(",")[0],
        "begun": "chance deal W -25, chance deal O +25",
    }
    for name, moves in matches.items():
        (folder / f"{name}.txt").write_text(Record.of(tiny(moves), PEOPLE).write())
    return folder


def review(folder: Path, name: str, *options: str) -> str:
    code, told, complaint = piped(folder, "review", str(folder / name), *options)
    assert code == 0, complaint
    return told


def document(folder: Path, name: str, *options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(review(folder, name, "--json", *options))
    return found


def test_the_costliest_decision_is_told_in_words_with_what_was_better(folder: Path) -> None:
    told = review(folder, "finished.txt", "--seat", "O", "--simulations", "80")
    assert told.startswith(" O  Review: Greedy\n")
    first = told.partition("The decisions that cost most\n")[2]
    assert re.match(r"① Chance to win −[5-9]\d\s% · Epoch 1 · --ply 6\n", first)
    assert re.search(r"  Played: Place castle 4 → b2 *\n  Margin −", first)
    assert re.search(r"  Better: Place castle 4 → a2 *\n  Margin \+", first)
    cost, played, better = map(int, re.findall(r"(\d+)\s%", first)[:3])
    assert cost == better - played
    assert re.search(r"replay \S*finished.txt --ply 6 --why --judge fierce:simulations=80\n$", told)


def test_both_curves_are_drawn_with_their_scales_and_the_marked_decision(folder: Path) -> None:
    told = review(folder, "finished.txt", "--seat", "O", "--simulations", "80")
    wins, _, margins = told.partition("Expected margin")
    assert all(f"\n{label} ┤" in wins for label in ("100 %", " 50 %", "  0 %"))
    assert len(re.findall(r"\n *[−+]?\d+ ┤", margins)) >= 2 and "\n   0 ┤" in margins
    for part in (wins, margins):
        assert len(re.findall("[⠁-⣿]", part)) > 30
        assert re.search(r"╰─.*①.*─", part)
    assert max(map(len, told.splitlines()[:-1])) <= 80


def test_a_narrow_terminal_gets_a_narrow_curve(folder: Path) -> None:
    run = piped(folder, "review", str(folder / "finished.txt"), "--simulations", "4", columns=30)
    assert (run.returncode, run.stderr) == (0, "")
    drawn = [line for line in run.stdout.splitlines() if "┤" in line]
    assert len(drawn) == 14 and {len(line.rstrip()) <= 30 for line in drawn} == {True}


def test_where_nothing_clearly_cost_anything_that_is_said(folder: Path) -> None:
    told = review(folder, "finished.txt", "--seat", "Anna", "--simulations", "1")
    assert "No decision clearly cost anything." in told
    assert "①" not in told and "replay" not in told


def test_json_holds_every_decision_and_the_curve(folder: Path) -> None:
    found = document(folder, "finished.txt", "--seat", "2", "--simulations", "80")
    assert (found["game"], found["who"], found["name"]) == ("kingdoms", "O", "greedy")
    assert (found["finished"], found["simulations"]) == (True, 80)
    assert [one["ply"] for one in found["decisions"]] == [4, 6, 8]
    worst = found["decisions"][1]
    assert worst["played"]["move"] == "castle 4 b2" and worst["best"]["move"] == "castle 4 a2"
    assert worst["cost"] == worst["best"]["wins"] - worst["played"]["wins"] > worst["error"]
    assert (worst["mistake"], worst["round"], found["costly"][0]) == (True, 1, 6)
    assert found["curve"][-1] == {"ply": 9, "wins": 0.0, "margin": -200.0}


def test_without_a_wish_it_is_the_first_person(folder: Path) -> None:
    found = document(folder, "finished.txt", "--simulations", "4")
    assert (found["who"], found["finished"]) == ("W", True)


def test_an_unfinished_match_has_no_end(folder: Path) -> None:
    found = document(folder, "open.txt", "--seat", "W", "--simulations", "4")
    assert (found["who"], found["finished"]) == ("W", False)
    assert [point["ply"] for point in found["curve"]] == [5, 7]


def test_while_a_match_lasts_no_sealed_choice_is_told_unasked(tmp_path: Path) -> None:
    save = str(tmp_path / "sealed.txt")
    seats = ("--seats", "Zoe,Bea", "--save", save)
    piped(tmp_path, "play", "eight_minute_empire", *seats, typed="bid 3\n")
    for way in ((), ("--json",)):
        code, out, complaint = piped(tmp_path, "review", save, "--simulations", "1", *way)
        assert (code, out) == (2, "") and "name your own with --seat" in complaint
    assert "bid 3" in review(tmp_path, save, "--seat", "Zoe", "--simulations", "1", "--json")
    code, _, complaint = piped(tmp_path, "review", save, "--seat", "Bea", "--simulations", "1")
    assert code == 3 and "nothing has been decided at this seat (Bea)" in complaint


@pytest.mark.parametrize("name", ["finished.txt", "open.txt"])
def test_the_command_that_it_prints_works_as_printed(folder: Path, name: str) -> None:
    told = review(folder, name, "--seat", "O", "--simulations", "80")
    _, _, command = told.partition("See it: ")
    assert "Expected margin" in replayed(folder, command)


@pytest.mark.parametrize("options", [("--simulations", "300"), ()])
def test_the_command_that_it_prints_judges_as_the_review_does(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    (tmp_path / "match.txt").write_text(unfinished(15))  # red has made two mistakes by then
    told = review(tmp_path, "match.txt", "--seat", "R", *options)
    _, _, command = told.partition("See it: ")
    shown = replayed(tmp_path, command)
    assert "As the bot “Fierce” weighs it" in shown
    rows = re.findall(r"^ ([ ►]) .*? ([+−]?[\d.]+) +(\d+) %", shown, re.MULTILINE)
    [played] = [row for row in rows if row[0] == "►"]
    first = told.partition("① Chance")[2].partition("②")[0]
    for id, (_, margin, wins) in (("Played", played), ("Better", rows[0])):
        figures = rf"{id}: .*\n *Margin\s{re.escape(margin)},\schance\sto\swin\s{wins}\s%"
        assert re.search(figures, first), (id, first, shown)


def replayed(folder: Path, command: str) -> str:
    """What the printed command says."""
    code, told, complaint = piped(folder, *command[command.index("replay ") :].split())
    assert code == 0, complaint
    return told


@pytest.mark.parametrize("seat", ["o", "2", "Greedy"])
def test_a_seat_goes_by_letter_number_or_name(folder: Path, seat: str) -> None:
    assert document(folder, "open.txt", "--simulations", "1", "--seat", seat)["seat"] == 1


@pytest.mark.parametrize(
    ("name", "arguments", "code", "told"),
    [
        ("finished.txt", ["--seat", "Q"], 2, "“Q” is no seat of this match. Known: W, O, "),
        ("finished.txt", ["--simulations", "0"], 2, "--simulations: this value is not possible"),
        (
            "begun.txt",
            ["--seat", "W"],
            3,
            "begun.txt: nothing has been decided at this seat (Anna)",
        ),
        ("nowhere.txt", [], 3, "nowhere.txt"),
    ],
)
def test_what_cannot_be_done_is_told(
    folder: Path, name: str, arguments: list[str], code: int, told: str
) -> None:
    got, out, complaint = piped(folder, "review", str(folder / name), *arguments)
    assert (got, out) == (code, "")
    assert told in complaint


def test_a_damaged_record_is_refused_with_its_line(folder: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.txt"
    damaged.write_text((folder / "open.txt").read_text().replace("\nmoves\n", "\nmoves\nW dance\n"))
    code, out, complaint = piped(tmp_path, "review", str(damaged))
    assert (code, out) == (3, "")
    assert re.search(r"damaged.txt: Line \d+", complaint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_four_languages(folder: Path, language: str) -> None:
    t = Locale(language)
    options = ("--lang", language, "--seat", "O", "--simulations", "20")
    told = review(folder, "finished.txt", *options)
    for id in ("bot-why-wins", "bot-why-margin", "bot-review-costly"):
        assert f"{t(id)}\n" in told
    assert t("kingdoms-word-stage", n=1) in told


def test_ctrl_c_ends_it_at_once(folder: Path) -> None:
    terminal = Terminal(folder, "review", str(folder / "finished.txt"), "--simulations", "900000")
    terminal.wait_for("Reviewing")
    terminal.interrupt()
    terminal.wait_for("Interrupted.")
    assert terminal.end() == 130


def test_a_curve_has_no_gaps_and_reaches_its_ends() -> None:
    plot = Plot([(0, 0.0), (1, 1.0), (4, 1.0)], 4, 20, 5, Scale(0.0, 1.0, 0.5))
    lines = [line.plain for line in plot.lines("")]
    assert all(any("⠁" <= sign <= "⣿" for sign in column) for column in zip(*lines, strict=True))
    assert lines[-1][0] != " " and lines[0][-1] != " "


def test_a_curve_that_falls_from_the_very_top_has_no_gap_either() -> None:
    plot = Plot([(0, 1.0), (2, 1.0), (2.01, 0.0), (4, 0.0)], 4, 20, 5, Scale(0.0, 1.0, 0.5))
    assert all(re.search("[⠁-⣿]", line.plain) for line in plot.lines(""))


def test_marks_on_an_axis_do_not_cover_each_other() -> None:
    plot = Plot([(0, 0.0), (100, 1.0)], 100, 12, 5, Scale(0.0, 1.0, 0.5))
    line, words = axis(plot, 3, [(50, "①"), (51, "②"), (100, "③")], [(0, "one"), (9, "two")])
    assert sorted(sign for sign in line.plain if sign in "①②③") == ["①", "②", "③"]
    assert line.plain.endswith("③")
    assert words.plain.split() == ["one"]
