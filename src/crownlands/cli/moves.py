"""Reads a typed move, also a shortened one, and lists the legal ones."""

import difflib
import re
from collections.abc import Sequence

from crownlands.core.errors import UnreadableMove
from crownlands.core.vocabulary import Vocabulary


def read_move(vocabulary: Vocabulary, legal: Sequence[int], line: str) -> int:
    """A move in full, legal or not; or a short form that only one legal move can mean."""
    try:
        return vocabulary.read(line)
    except UnreadableMove as error:
        meant = [move for move in legal if _short_for(vocabulary.texts[move], error.text)]
        if len(meant) == 1:
            return meant[0]
        texts = [vocabulary.texts[move] for move in meant or legal]
        raise UnreadableMove(error.text, _nearest(error.text, texts)) from None


def _short_for(text: str, typed: str) -> bool:
    """`c3 b4` and `c 3 b4` for `castle 3 b4`; `b4` for whatever can be done there."""
    first, _, rest = text.casefold().partition(" ")
    begun, _, then = re.sub(r"^([^\W\d]+)(\d)", r"\1 \2", typed).partition(" ")
    return rest == typed or (first.startswith(begun) and rest == then)


def _nearest(text: str, among: Sequence[str]) -> str:
    by_text = {other.casefold(): other for other in among}
    return by_text[difflib.get_close_matches(text, by_text, n=1, cutoff=0.0)[0]]


def grouped(texts: Sequence[str]) -> list[tuple[list[str], list[str]]]:
    """Moves that differ only in their last word on one line; beginnings with equal ends together."""
    ends: dict[str, list[str]] = {}
    for text in texts:
        start, _, end = text.rpartition(" ")
        ends.setdefault(start or end, []).extend([end] if start else [])
    starts: dict[tuple[str, ...], list[str]] = {}
    for start, last in ends.items():
        starts.setdefault(tuple(last), []).append(start)
    return [(beginnings, list(last)) for last, beginnings in starts.items()]
