"""The other commands, the language, exit codes and bad command lines."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.games import NAMES, find_game
from crownlands.locales import LANGUAGES, Locale
from tests.cli.terminal import Said, here


def crownlands(*arguments: str, **environment: str) -> Said:
    return here(*arguments, environment=plain(**environment))


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "crownlands", *arguments],
        env=plain(**environment),
        capture_output=True,
        text=True,
    )


def plain(**wanted: str) -> dict[str, str]:
    """The environment without a language, and with what is wanted."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return kept | wanted


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("chess", "no command “chess”"),
        (
            "simulate chess",
            "no game “chess”. Known: kingdoms, eight_minute_empire, royals, el_grande.",
        ),
        ("play chess", "no game “chess”"),
        ("simulate kingdoms --seats 5", "takes 2 to 4 seats, not 5"),
        ("simulate kingdoms --seats 1", "takes 2 to 4 seats, not 1"),
        ("simulate kingdoms --seats many", "--seats: this value is not possible: “many”"),
        ("simulate kingdoms --games 0", "--games: this value is not possible: “0”"),
        ("simulate kingdoms --variant luck", "no variant “luck”"),
        ("simulate kingdoms --option luck=no", "no option “luck”"),
        ("simulate kingdoms --option debt=maybe", "Known: allowed, clamped"),
        ("simulate kingdoms --option debt", "Known: allowed, clamped"),
        (
            "simulate eight_minute_empire --seats 3 --option youngest=3-1",
            "“youngest=3-1” is not a value of that option. Known: last, 1-2-3 … 3-2-1.",
        ),
        (
            "play eight_minute_empire --seats me,bot --option youngest=3-1-2",
            "“youngest=3-1-2” is not a value of that option. Known: last, 1-2 … 2-1.",
        ),
        ("simulate eight_minute_empire --option youngest=2-2", "“youngest=2-2” is not a value"),
        ("simulate eight_minute_empire --variant no_luck", "no variant “no_luck”"),
        ("simulate eight_minute_empire --seats 6", "takes 2 to 5 seats, not 6"),
        ("simulate kingdoms --gamez 3", "no option --gamez. Did you mean --games?"),
        ("rules", "Missing: GAME"),
        ("rules kingdoms chess", "one word too many: “chess”"),
        ("rules kingdoms --lang fr", "no language “fr”. Known: en, hu, it, de."),
        ("rules kingdoms --lang", "--lang needs a value"),
        ("completion tcsh", "no completion for the shell “tcsh”"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_line(arguments: str, told: str) -> None:
    run = crownlands(*arguments.split())
    assert (run.returncode, run.stdout) == (2, "")
    assert told in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "command", ["score kingdoms", "replay", "box kingdoms --check", "box check"]
)
@pytest.mark.parametrize("file", ["/nowhere/at/all", "/", "/dev/null", sys.executable])
def test_a_file_that_cannot_be_used_is_told_in_one_line(command: str, file: str) -> None:
    run = crownlands(*command.split(), file)
    assert (run.returncode, run.stdout) == (3, "")
    assert run.stderr.startswith(file)
    assert run.stderr.count("\n") == 1


def test_an_edited_box_is_checked_line_by_line(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = crownlands("box", "kingdoms").stdout
    box.write_text(text)
    assert (
        "the same as the standard one" in crownlands("box", "kingdoms", "--check", str(box)).stdout
    )
    box.write_text(text.replace("rows = 5", "rows = 4"))
    assert "a valid box (" in crownlands("box", "kingdoms", "--check", str(box)).stdout
    box.write_text(text.replace("rows = 5", "rows = true"))
    line = text.splitlines().index("rows = 5      # numbered from the top, 1 to 99") + 1
    refused = crownlands("box", "kingdoms", "--check", str(box))
    assert refused.returncode == 3
    assert f"box.toml: Line {line}: “board.rows” must be a whole number" in refused.stderr


@pytest.mark.parametrize("game", NAMES)
def test_a_box_is_checked_without_naming_its_game(game: str, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = crownlands("box", game).stdout
    box.write_text(text)
    assert "the same as the standard one" in crownlands("box", "check", str(box)).stdout
    box.write_text(text.replace("[[colour]]", "[[colour", 1))
    broken = crownlands("box", "check", str(box))
    assert broken.returncode == 3
    assert "not valid TOML" in broken.stderr


def test_a_simulation_with_a_seed_repeats_itself_and_adds_up() -> None:
    once, again = (
        crownlands("simulate", "kingdoms", "--games", "50", "--seats", "3", "--seed", "x", "--json")
        for _ in range(2)
    )
    assert once.stdout == again.stdout
    outcome = json.loads(once.stdout)
    assert outcome["games"] == 50
    assert sum(seat["wins"] for seat in outcome["seats"].values()) == pytest.approx(50, abs=0.05)


def test_a_simulation_of_the_other_game_counts_points_one_by_one() -> None:
    options = ("--option", "youngest=3-1-2", "--option", "side=B", "--variant", "dice")
    run = crownlands("simulate", "eight_minute_empire", "--seats", "3", "--games", "20", *options)
    assert run.returncode == 0, run.stderr
    assert " K " not in run.stdout and " Y " in run.stdout
    assert "…" not in run.stdout.partition("How often")[2]


def test_a_simulation_shows_length_seats_and_spread(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(find_game("kingdoms").standard_box().text.replace("rows = 5", "rows = 3"))
    run = crownlands("simulate", "kingdoms", "--games", "20", "--box", str(box), LANG="de_DE.UTF-8")
    assert run.returncode == 0, run.stderr
    assert "Y" in run.stdout and "█" in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_help_speak_every_language(language: str) -> None:
    t = Locale(language)
    rules = crownlands("--lang", language, "rules", "kingdoms").stdout
    assert t("kingdoms-rules-goal.title") in rules
    for command in ("play", "score", "replay", "simulate", "rules", "box", "completion"):
        page = crownlands(command, "--help", f"--lang={language}")
        assert page.returncode == 0
        assert t("cli-options-word") in page.stdout
        assert page.stdout.startswith(t("cli-usage-word"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LC_ALL": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert Locale(language)("cli-commands-word") in crownlands("--help", **environment).stdout


def test_the_version_says_how_the_rules_run() -> None:
    assert process("--version").stdout.startswith("crownlands 0.")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_are_printed(shell: str) -> None:
    assert "_CROWNLANDS_COMPLETE" in crownlands("completion", shell).stdout


def test_completion_offers_games_and_variants() -> None:
    asked = {"_CROWNLANDS_COMPLETE": "bash_complete", "COMP_CWORD": "4"}
    words = "crownlands simulate kingdoms --variant "
    offered = process(COMP_WORDS=words, **asked).stdout
    assert "last_castle" in offered and "no_luck" in offered
    assert "three_games" not in offered  # which is the other game's


def test_completion_offers_values_of_the_named_game() -> None:
    asked = {"_CROWNLANDS_COMPLETE": "bash_complete", "COMP_CWORD": "4"}
    words = "crownlands play eight_minute_empire --option "
    offered = process(COMP_WORDS=words, **asked).stdout
    assert "side=B" in offered and "continents=regions" in offered
    assert "debt=clamped" not in offered


@pytest.mark.parametrize("reader", ["head -1", "true"])
@pytest.mark.parametrize("asked", ["rules kingdoms", "box kingdoms", "--help"])
def test_output_into_a_closed_pipe_ends_quietly(asked: str, reader: str) -> None:
    command = f"set -o pipefail; {sys.executable} -m crownlands {asked} | {reader}"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("asked", ["rules kingdoms", "box kingdoms", "--version", "play kingdoms"])
def test_output_onto_a_full_disk_is_told_in_one_line(asked: str) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "crownlands", *asked.split()]
        run = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
    assert run.returncode == 1
    assert run.stderr.decode().count("\n") == 1


@pytest.mark.parametrize("unbuffered", ["", "1"])  # empty: as if it were not set
def test_complaints_onto_a_full_disk_leave_the_exit_code(unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "crownlands", "chess"]
        run = subprocess.run(
            command, stderr=full, env={**os.environ, "PYTHONUNBUFFERED": unbuffered}
        )
    assert run.returncode == 2


@pytest.mark.parametrize("asked", ["", "help", "--help", "-h"])
def test_without_arguments_the_help_is_shown(asked: str) -> None:
    run = crownlands(*asked.split())
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("Usage: crownlands")


def test_a_board_from_a_closed_input_is_an_empty_file() -> None:
    command = f"{sys.executable} -m crownlands score kingdoms - <&-"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (run.returncode, run.stderr.count("\n")) == (3, 1)
