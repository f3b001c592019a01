"""Reads a typed move, also a shortened one, and lists the legal ones."""

import difflib
import re
from collections.abc import Sequence

from crownlands.core.errors import UnreadableMove
from crownlands.core.vocabulary import NOTHING_NEAR, Vocabulary

LIKE, UNLIKE = 0.7, 0.3  # how alike two words are that may be taken for each other, of 1


def read_move(
    vocabulary: Vocabulary, legal: Sequence[int], line: str, others: Sequence[str] = ()
) -> int:
    """A move in full, legal or not; or a short form of which only one can be meant.

    `others` are words that may have been meant but are no moves.
    """
    try:
        return vocabulary.read(line)
    except UnreadableMove as error:
        meant = _meant(vocabulary, legal, error.text)
        if len(meant) == 1:
            return meant[0]
        texts = [vocabulary.texts[move] for move in meant or legal]
        raise UnreadableMove(error.text, _nearest(error.text, texts, others)) from None


def _meant(vocabulary: Vocabulary, legal: Sequence[int], typed: str) -> list[int]:
    """Legal moves if there are any; else their like, so that the refusal can say why not."""
    texts = vocabulary.texts
    starts = {texts[move].rpartition(" ")[0] for move in legal}
    words = {texts[move].partition(" ")[0] for move in legal}
    alike = [move for move, text in enumerate(texts) if text.rpartition(" ")[0] in starts]
    akin = [move for move, text in enumerate(texts) if text.partition(" ")[0] in words]
    for moves, fits in (
        (legal, _short_for), (legal, _begun_by), (alike, _short_for), (akin, _begun_by),
    ):  # fmt: skip
        if found := [move for move in moves if fits(texts[move], typed)]:
            return found
    return []


def _short_for(text: str, typed: str) -> bool:
    """`c3 b4` and `c 3 b4` for `castle 3 b4`; `b4` for whatever can be done there."""
    first, _, rest = text.casefold().partition(" ")
    begun, _, then = re.sub(r"^([^\W\d]+)(\d)", r"\1 \2", typed).partition(" ")
    return f" {rest}".endswith(f" {typed}") or (first.startswith(begun) and rest == then)


def _begun_by(text: str, typed: str) -> bool:
    """`cl par k`, `par k` and `par` for `claim paris king`: words begun, the last ones left out."""
    words, begun = text.casefold().split(), typed.split()
    return any(
        len(begun) <= len(rest) and all(map(str.startswith, rest, begun))
        for rest in (words, words[1:])
    )


def _nearest(typed: str, texts: Sequence[str], others: Sequence[str]) -> str:
    """The move most like what was typed, unless another word is very much like it."""
    close = difflib.get_close_matches(typed, others, n=1, cutoff=LIKE)
    by_text = {text.casefold(): text for text in texts}
    near = difflib.get_close_matches(typed, by_text, n=1, cutoff=UNLIKE)
    return close[0] if close else by_text[near[0]] if near else NOTHING_NEAR


def grouped(texts: Sequence[str]) -> list[tuple[list[str], list[str]]]:
    """Moves by beginning and last word; beginnings with the same last words go together."""
    ends: dict[str, list[str]] = {}
    for text in texts:
        start, _, end = text.rpartition(" ")
        ends.setdefault(start or end, []).extend([end] if start else [])
    starts: dict[tuple[str, ...], list[str]] = {}
    for start, last in ends.items():
        starts.setdefault(tuple(last), []).append(start)
    return [(beginnings, list(last)) for last, beginnings in starts.items()]
