"""The client's types: generated from the server's, never stale."""

import msgspec
import pytest

from crownlands.server import typescript, wire
from crownlands.server.typescript import PRECISE, interface


class Inner(msgspec.Struct, frozen=True):
    word: str


class Sample(msgspec.Struct, frozen=True, tag="sample"):
    """Two lines
    of words."""

    inner: Inner | None
    grid: tuple[tuple[int, ...], ...]
    share: tuple[int, Inner]
    marks: list[str | None]
    counts: dict[str, bool] = {}


SAMPLE = """\
/**
 * Two lines
 * of words.
 */
export interface GameSample {
  type: 'sample';
  inner: GameInner | null;
  grid: number[][];
  share: [number, GameInner];
  marks: (string | null)[];
  counts: Record<string, boolean>;
}
"""


@pytest.mark.skipif(not typescript.FILE.parent.is_dir(), reason="the client's sources are not here")
def test_the_file_is_what_the_structs_say_now() -> None:
    written = typescript.FILE.read_text(encoding="utf-8")
    assert written == typescript.module(), "stale: run `python -m crownlands.server.typescript`"


def test_a_struct_becomes_an_interface() -> None:
    assert interface(Sample, "Game") == SAMPLE


def test_only_who_sends_may_leave_defaults_out() -> None:
    assert "secret?: string | null;" in interface(wire.Hello, may_omit=True)
    assert "nonce: string | null;" in interface(wire.Refused)


def test_every_precise_type_stands_for_a_field_that_there_is() -> None:
    for struct, field in PRECISE:
        assert field in struct.__struct_fields__


def test_every_name_is_declared_once() -> None:
    words = [line.split() for line in typescript.module().splitlines()]
    names = [line[2] for line in words if line[:1] == ["export"]]
    assert len(set(names)) == len(names) > 40
