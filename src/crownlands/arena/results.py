"""The results file: a line of settings, then a line for every game as soon as it is over."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from crownlands.arena.play import Row
from crownlands.arena.schedule import Pairing
from crownlands.arena.spec import Spec
from crownlands.core.errors import BadResults, UnreadableFile, UnwritableFile
from crownlands.core.files import write_text

FORMAT = 1


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    arena: int  # the version of this format
    spec: Spec


class Results:
    """Adds rows to a file; it can be gone on with after any interruption."""

    def __init__(self, path: Path, spec: Spec, rows: Iterable[Row] = ()) -> None:
        self.path = path
        self.spec = spec
        self.rows = {row.number: row for row in rows}

    @classmethod
    def new(cls, path: Path, spec: Spec) -> "Results":
        if path.exists():
            raise _bad(path, 1, "exists")
        results = cls(path, spec)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise UnwritableFile(str(path.parent), "forbidden") from None
        results.save()
        return results

    @classmethod
    def read(cls, path: Path) -> "Results":
        """A last line that was cut off is forgotten: its game is played again."""
        try:
            lines = path.read_bytes().split(b"\n")
        except FileNotFoundError:
            raise UnreadableFile(str(path), "missing") from None
        except OSError:
            raise UnreadableFile(str(path), "forbidden") from None
        try:
            head = msgspec.json.decode(lines[0], type=Head)
        except msgspec.DecodeError:
            raise _bad(path, 1, "not-results") from None
        if head.arena != FORMAT:
            raise _bad(path, 1, "format", str(head.arena))
        rows = [_row(path, at, line) for at, line in enumerate(lines[1:-1], 2)]
        return cls(path, head.spec, rows)

    def missing(self, spec: Spec, due: Sequence[Pairing]) -> list[Pairing]:
        """What is still to be played; results of other settings cannot be gone on with."""
        for name in Spec.__struct_fields__:
            if name != "files" and getattr(self.spec, name) != getattr(spec, name):
                raise _bad(self.path, 1, "other", name)
        self.spec.check_files()
        if self.rows and max(self.rows) >= len(due):
            raise _bad(self.path, 1, "fewer", str(max(self.rows) + 1))
        for row in self.rows.values():
            if (row.deal, row.bots) != (due[row.number].deal, due[row.number].bots):
                raise _bad(self.path, 1, "other", "schedule")
        return [pairing for pairing in due if pairing.number not in self.rows]

    def add(self, row: Row) -> None:
        """In the file before anything else happens."""
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")
        except OSError:
            raise UnwritableFile(str(self.path), "forbidden") from None
        self.rows[row.number] = row

    def save(self) -> None:
        """The whole file anew, in the order of the games."""
        lines = [msgspec.json.encode(Head(FORMAT, self.spec))]
        lines += [msgspec.json.encode(row) for row in self.in_order()]
        write_text(self.path, "".join(f"{line.decode()}\n" for line in lines))

    def discard(self) -> None:
        """Where nothing could be played, nothing is left that the next arena would trip over."""
        with suppress(OSError):
            self.path.unlink()
            self.path.parent.rmdir()

    def in_order(self) -> Sequence[Row]:
        return [self.rows[number] for number in sorted(self.rows)]


def _row(path: Path, at: int, line: bytes) -> Row:
    try:
        return msgspec.json.decode(line, type=Row)
    except msgspec.DecodeError:
        raise _bad(path, at, "row") from None


def _bad(path: Path, line: int, problem: str, detail: str = "") -> BadResults:
    error = BadResults(line, problem, detail)
    error.file = str(path)
    return error
