"""The vocabulary: every move of a game as an id, a typed Move and one line of text."""

import difflib
from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from crownlands.core.errors import UnreadableMove

UNLIKE = 0.5  # two words less alike than this, of 1, are not taken for each other
NOTHING_NEAR = "none"  # in UnreadableMove: no move is like what was typed


class Move(msgspec.Struct, frozen=True):
    """A choice, in the imperative: PlaceCastle, DrawTile. Each game defines its own kinds."""


class Vocabulary:
    """A table built once from the box; a move's id is its place in it."""

    def __init__(self, moves: Iterable[Move], write: Callable[[Move], str]) -> None:
        self.moves: Sequence[Move] = tuple(moves)
        self.texts: Sequence[str] = tuple(write(move) for move in self.moves)
        self._by_move = {move: at for at, move in enumerate(self.moves)}
        self._by_text = {text.casefold(): at for at, text in enumerate(self.texts)}
        assert len(self._by_move) == len(self._by_text) == len(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def id_of(self, move: Move) -> int:
        return self._by_move[move]

    def read(self, line: str) -> int:
        """The id of a move typed by a person: any case, any spaces."""
        text = " ".join(line.casefold().replace("\N{MINUS SIGN}", "-").split())
        found = self._by_text.get(text)
        if found is None:
            raise UnreadableMove(text[:60], self._nearest(text[:60]))
        return found

    def _nearest(self, text: str) -> str:
        """The most similar move: first by its first word, then by the rest."""
        words = {text.split(" ")[0] for text in self._by_text}
        first = _most_similar(text.split(" ")[0], words, UNLIKE)
        same = [text for text in self._by_text if text.split(" ")[0] == first]
        near = _most_similar(text, same, 0.0)
        return self.texts[self._by_text[near]] if near else NOTHING_NEAR


def _most_similar(text: str, among: Collection[str], cutoff: float) -> str | None:
    return next(iter(difflib.get_close_matches(text, sorted(among), n=1, cutoff=cutoff)), None)
