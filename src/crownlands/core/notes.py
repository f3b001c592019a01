"""Notes of a real table as people write them down: words, each with its place for complaints."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from crownlands.core.errors import BadBoard


@dataclass(frozen=True)
class Note:
    """One word."""

    raw: str
    line: int
    column: int

    @property
    def text(self) -> str:
        return self.raw.casefold()

    @property
    def name(self) -> str:
        """As the first word of a line, where a colon may follow."""
        return self.text.rstrip(":")

    def bad(self, problem: str, detail: str = "") -> BadBoard:
        return BadBoard(self.line, self.column, problem, detail or self.raw[:20])


def read_lines(text: str) -> list[list[Note]]:
    """The words of every line that has any; commas and comments do not count."""
    return [words for words in _lines(text) if words]


def _lines(text: str) -> Iterator[list[Note]]:
    for number, line in enumerate(text.split("\n"), 1):
        found = re.finditer(r"[^\s,;]+", line.partition("#")[0])
        yield [Note(word[0], number, word.start() + 1) for word in found]


def take_settings(lines: list[list[Note]], settings: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """What is set, wherever it stands; its lines are taken out. `settings` names the values."""
    found: dict[str, str] = {}
    for words in [words for words in lines if words[0].name in settings]:
        lines.remove(words)
        name = words[0].name
        known = {value.casefold(): value for value in settings[name]}
        if len(words) != 2 or words[1].text not in known:
            raise words[-1].bad("setting", f"{name} {'|'.join(known.values())}")
        if found.setdefault(name, known[words[1].text]) != known[words[1].text]:
            raise words[1].bad("twice", name)
    return found


def meant(word: Note, names: Sequence[str], problem: str, text: str = "") -> str:
    """The one name that is written, or begun, there; `text` is the part of the word that counts."""
    text = text or word.name
    begun = [name for name in names if name.startswith(text)]
    if text in begun:
        return text
    if not begun:
        raise word.bad(problem)
    if len(begun) > 1:
        raise word.bad("unclear", f"{text}: {', '.join(begun)}")
    return begun[0]
