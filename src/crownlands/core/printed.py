"""Reading an editable box.toml: typed values, and errors that name the line and the key."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from typing import Any

from crownlands.core.errors import BadBox

Path = tuple[str | int, ...]  # such as ("tile", 3, "value")


class Printed:
    """The contents of a box.toml. Every question says what it expects."""

    def __init__(self, text: str) -> None:
        self._text = text
        try:
            self._data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            line = int(place[1]) if place else text.count("\n") + 1
            raise BadBox(line, "", "syntax", str(error).partition(" (at")[0]) from None
        except (ValueError, RecursionError):  # a number or a nesting beyond all measure
            raise BadBox(1, "", "syntax", "…") from None

    def bad(
        self, path: Path, problem: str, detail: object = "", known: Iterable[str] = ()
    ) -> BadBox:
        """What was found there is cut short, what is known is told whole."""
        told = filter(None, (str(detail)[:80], ", ".join(known)))
        return BadBox(line_of(self._text, path), _spell(path), problem, ": ".join(told))

    def integer(self, path: Path, least: int, most: int) -> int:
        value = self._get(path)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(path, "not-a-number", value)
        if not least <= value <= most:
            raise self.bad(path, "out-of-range", f"{value}: {least}–{most}")
        return value

    def word(self, path: Path) -> str:
        value = self._get(path)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.bad(path, "not-a-word", value)
        return value

    def length(self, path: Path, least: int, most: int) -> int:
        """How many entries a list, or a list of tables, has."""
        value = self._get(path)
        if not isinstance(value, list):
            raise self.bad(path, "not-a-list", value)
        if not least <= len(value) <= most:
            raise self.bad(path, "wrong-length", f"{len(value)}: {least}–{most}")
        return len(value)

    def keys(self, path: Path) -> list[str]:
        value = self._get(path)
        if not isinstance(value, dict):
            raise self.bad(path, "not-a-table", value)
        return list(value)

    def only(self, path: Path, allowed: set[str]) -> None:
        """Refuse a key that nobody reads: it is a slip of the pen."""
        for key in self.keys(path):
            if key not in allowed:
                raise self.bad((*path, key), "unknown-key", known=sorted(allowed))

    def has(self, path: Path) -> bool:
        return path[-1] in self.keys(path[:-1])

    def _get(self, path: Path) -> Any:
        value: Any = self._data
        for step in path:
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                raise self.bad(path, "missing") from None
        return value


def fingerprint(facts: object) -> str:
    """Tells boxes apart by what they print, whatever their texts look like."""
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]


def _spell(path: Path) -> str:
    """tile[3].value, counting from 1 as people do."""
    spelled = ""
    for step in path:
        if isinstance(step, int):
            spelled += f"[{step + 1}]"
        else:
            spelled += f".{step}" if spelled else step
    return spelled


def line_of(text: str, path: Path) -> int:
    """The line of a key, of the nearest table around it, or else the first."""
    places = _scan(text)
    while path and path not in places:
        path = path[:-1]
    return places.get(path, 1)


def _scan(text: str) -> dict[Path, int]:
    """Where each table and each key of a table begins."""
    places: dict[Path, int] = {}
    table: Path = ()
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if found := re.match(r"\s*\[\[\s*([\w.-]+)\s*\]\]", line):
            counts[found[1]] = counts.get(found[1], -1) + 1
            table = (*found[1].split("."), counts[found[1]])
            places.setdefault(table[:-1], number)
            places[table] = number
        elif found := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            table = tuple(found[1].split("."))
            places.setdefault(table, number)
        elif found := re.match(r"\s*\"?([\w-]+)\"?\s*[=.]", line):
            places.setdefault((*table, found[1]), number)
    return places
