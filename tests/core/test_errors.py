"""Errors: one tree, each with a code of its own, fields, and a message made of both."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from crownlands.core import errors
from crownlands.core.errors import CrownlandsError, FileError, InputError
from crownlands.games import find_game
from crownlands.locales import LANGUAGES, Locale


def tree(root: type[CrownlandsError]) -> Iterator[type[CrownlandsError]]:
    for kind in root.__subclasses__():
        yield kind
        yield from tree(kind)


RAISED = [kind for kind in tree(CrownlandsError) if "code" in vars(kind)]
SAMPLES: list[CrownlandsError] = [
    errors.IllegalMove(0, 7, "square-taken"),
    errors.UnreadableMove("drw", "draw"),
    errors.NothingToUndo(),
    errors.BadBudget("search", "depth=3", "9000", "60"),
    errors.WrongSeats(9, 2, 4),
    errors.NoOpponents("greedy", 2),
    errors.MissingExtra("ray"),
    errors.NoCluster("127.0.0.1:1", "refused"),
    errors.LostWorker(7),
    errors.EndlessGame("last_castle"),
    errors.NewerDatabase("0009"),
    errors.UnusableDatabase("sqlite:///nowhere/x", "no such folder"),
    errors.UnwritableFile("a.txt", "forbidden"),
    errors.NoDecisions("a.txt", "Anna"),
    *(errors.UnknownName(kind, "x", "y, z") for kind in (
        "game", "option", "value", "variant", "bot", "engine", "language", "seat", "shell",
        "command")),
    *(errors.UnreadableFile("a.txt", reason) for reason in (
        "missing", "folder", "forbidden", "empty", "huge", "binary")),
    *(errors.BadRecord(3, problem, "x") for problem in (
        "not-a-record", "game", "edition", "box", "fingerprint", "option", "seat", "bot", "setup",
        "move",
        "result", "checksum", "ends-early", "expected")),
    *(errors.BadBox(3, "tile[1].value", problem, "x") for problem in (
        "syntax", "missing", "not-a-number", "not-a-word", "not-a-list", "not-a-table",
        "not-a-letter", "out-of-range", "wrong-length", "unknown-key", "unknown-kind", "twice",
        "too-many-squares", "no-castles", "wrong-tile-count")),
    *(errors.BadBot("./mybot.py", problem, "x") for problem in (
        "import", "no-class", "no-such-class", "several", "signature", "arguments", "made",
        "taken", "name", "late", "changed")),
    *(errors.BadResults(3, problem, "x") for problem in (
        "exists", "not-results", "format", "row", "fewer", "other")),
    *(errors.BadBoard(3, 4, problem, "x") for problem in ("token", "columns", "rows")),
]  # fmt: skip


def test_every_error_that_is_raised_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in RAISED]
    assert len(set(codes)) == len(codes) >= 11
    assert all(is_dataclass(kind) for kind in RAISED)


def test_every_error_has_a_sample_here() -> None:
    assert {type(sample) for sample in SAMPLES} == set(RAISED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sample_is_told_in_every_language_and_differs_from_the_others(language: str) -> None:
    sentences = [Locale(language).text(sample.msg()) for sample in SAMPLES]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_message_carries_the_code_and_the_fields(sample: CrownlandsError) -> None:
    msg = sample.msg()
    assert msg.id == f"error-{sample.code}"
    assert {field.name for field in fields(sample)} <= set(msg.args)  # type: ignore[arg-type]
    assert str(sample).startswith(sample.code)


def test_files_are_inputs_and_all_are_ours() -> None:
    assert issubclass(FileError, InputError)
    assert issubclass(errors.BadRecord, FileError)
    assert not issubclass(errors.IllegalMove, InputError)


def test_a_game_that_does_not_exist_is_an_unknown_name() -> None:
    with pytest.raises(errors.UnknownName) as raised:
        find_game("chess")
    assert (raised.value.kind, raised.value.name, raised.value.known) == (
        "game",
        "chess",
        "kingdoms, eight_minute_empire, royals, el_grande",
    )


def test_a_language_that_does_not_exist_is_an_unknown_name() -> None:
    with pytest.raises(errors.UnknownName) as raised:
        Locale("la")
    assert raised.value.known == "en, hu, it, de"
