"""The results file: it loses nothing, goes on exactly, and refuses what is not its own."""

import json
from pathlib import Path

import pytest

from crownlands.arena import Row, Spec
from crownlands.arena.results import Results
from crownlands.arena.run import run
from crownlands.arena.schedule import schedule
from crownlands.core.errors import BadResults, UnreadableFile, UnwritableFile
from tests.arena.contests import spec

ASKED = spec(bots="uniform,uniform")
GAMES = 6


def timeless(path: Path) -> list[Row]:
    return [row.timeless() for row in Results.read(path).in_order()]


def played(path: Path, games: int = GAMES) -> Results:
    results = Results.new(path, ASKED)
    list(run(results, schedule(ASKED, games), "local", 1))
    return results


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    results = played(tmp_path / "new" / "folder" / "results.jsonl")
    read = Results.read(results.path)
    assert read.spec == ASKED
    assert read.in_order() == results.in_order()
    assert read.missing(ASKED, schedule(ASKED, GAMES)) == []


def test_every_game_is_in_the_file_as_soon_as_it_is_over(tmp_path: Path) -> None:
    results = Results.new(tmp_path / "results.jsonl", ASKED)
    rows = run(results, schedule(ASKED, GAMES), "local", 1)
    for number in range(3):
        assert next(rows) in Results.read(results.path).rows.values()
        assert len(Results.read(results.path).rows) == number + 1


def test_stopped_at_any_byte_it_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole.jsonl").path
    due, data = schedule(ASKED, GAMES), whole.read_bytes()
    head = data.index(b"\n") + 1
    for end in (head, head + 5, len(data) // 2, len(data) - 1):
        part = tmp_path / "part.jsonl"
        part.write_bytes(data[:end])
        results = Results.read(part)
        missing = results.missing(ASKED, due)
        assert len(missing) == GAMES - data[head:end].count(b"\n") > 0
        results.save()
        list(run(results, missing, "local", 1))
        assert timeless(part) == timeless(whole)


def test_the_end_has_the_order_of_the_schedule(tmp_path: Path) -> None:
    results = Results.new(tmp_path / "results.jsonl", ASKED)
    due = schedule(ASKED, GAMES)
    list(run(results, due[::-1], "local", 1))
    lines = results.path.read_text().splitlines()[1:]
    assert [f'{{"number":{number},' in line for number, line in enumerate(lines)] == [True] * GAMES


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (spec("royals", "uniform,uniform"), "game"),
        (spec(bots="uniform,uniform", seats=3), "seats"),
        (spec(bots="uniform,greedy"), "bots"),
        (spec(bots="uniform,uniform", seed="y"), "seed"),
        (spec(bots="uniform,uniform", field="greedy"), "field"),
        (spec(bots="uniform,uniform", no_luck="yes"), "options"),
    ],
)
def test_other_settings_are_refused_by_name(other: Spec, named: str, tmp_path: Path) -> None:
    results = Results.new(tmp_path / "results.jsonl", ASKED)
    with pytest.raises(BadResults) as caught:
        results.missing(other, schedule(other, GAMES))
    assert (caught.value.problem, caught.value.detail) == ("other", named)


def test_there_may_be_more_games_than_before_but_not_fewer(tmp_path: Path) -> None:
    results = played(tmp_path / "results.jsonl")
    assert len(results.missing(ASKED, schedule(ASKED, GAMES + 4))) == 4
    with pytest.raises(BadResults) as caught:
        results.missing(ASKED, schedule(ASKED, GAMES - 1))
    assert (caught.value.problem, caught.value.detail) == ("fewer", str(GAMES))


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "not-results"),
        ("castle 3 b4\n", 1, "not-results"),
        ('{"arena":1}\n', 1, "not-results"),
        ("HEAD\n{}\n", 2, "row"),
        ("HEAD\n\n", 2, "row"),
        ("FUTURE\n", 1, "format"),
    ],
)
def test_what_is_no_results_file_is_refused_with_its_line(
    text: str, line: int, problem: str, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    head = Results.new(path, ASKED).path.read_text().strip()
    future = head.replace('"arena":1', '"arena":99')
    path.write_text(text.replace("HEAD", head).replace("FUTURE", future))
    with pytest.raises(BadResults) as caught:
        Results.read(path)
    assert (caught.value.line, caught.value.problem) == (line, problem)
    assert caught.value.file == str(path)


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ("scores", [1]),
        ("places", [0, 1, 2]),
        ("places", [1, 1]),
        ("order", [0, 7]),
        ("order", []),
        ("choices", [3]),
        ("micros", [[-1], [2]]),
        ("troubles", [{"seat": 2, "kind": "late", "detail": ""}]),
        ("troubles", [{"seat": 0, "kind": "bored", "detail": ""}]),
    ],
)
def test_what_no_game_can_come_to_is_refused(what: str, other: object, tmp_path: Path) -> None:
    results = Results.new(tmp_path / "results.jsonl", ASKED)
    list(run(results, schedule(ASKED, 2), "local", 1))
    head, one, two = results.path.read_text().splitlines()
    edited = json.dumps(json.loads(two) | {what: other})
    results.path.write_text(f"{head}\n{one}\n{edited}\n")
    with pytest.raises(BadResults) as caught:
        Results.read(results.path)
    assert (caught.value.line, caught.value.problem) == (3, "row")


def test_nobody_s_results_are_overwritten(tmp_path: Path) -> None:
    path = Results.new(tmp_path / "results.jsonl", ASKED).path
    with pytest.raises(BadResults) as caught:
        Results.new(path, ASKED)
    assert caught.value.problem == "exists"


def test_places_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        Results.read(tmp_path / "nowhere")
    (tmp_path / "file").write_text("")
    with pytest.raises(UnwritableFile):
        Results.new(tmp_path / "file" / "results.jsonl", ASKED)
