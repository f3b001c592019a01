"""A board of squares as lines of text: cards with borders where there is room, else bare tokens."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from crownlands.cli.boards.colours import FRAME

LABEL = "bold"
LEAST_CARD, MOST_CARD = 6, 12  # columns inside a card
MOST_CARD_ROWS = 7
ROOMY = 5  # columns from token to token
BESIDE = 7  # a gap and “+10/−6”; always the same, so that the board never jumps


@dataclass(frozen=True)
class Cell:
    """One square: what lies on it in words, its short sign, and how it is coloured."""

    name: str
    sign: str
    token: str  # the sign where only a token has room
    style: str
    fresh: bool = False


@dataclass(frozen=True)
class Grid:
    """The squares by row, the names of columns and rows, and what to write beside and below them.

    A label is a list, for a line may be cut into parts.
    """

    cells: Sequence[Sequence[Cell]]
    columns: Sequence[str]
    rows: Sequence[str]
    beside: Sequence[Sequence[Text]]
    below: Sequence[Sequence[Text]]

    @property
    def margin(self) -> int:
        return max(map(len, self.rows)) + 1

    def card_width(self, width: int) -> int:
        """How wide a card may be inside; 0 where cards have no room."""
        room = (width - self.margin - 1 - BESIDE) // len(self.columns) - 1
        fits = room >= LEAST_CARD and len(self.rows) <= MOST_CARD_ROWS
        return min(room, MOST_CARD) if fits else 0

    def width(self, card: int) -> int:
        """Of the whole board with cards of that width."""
        return self.margin + 1 + (card + 1) * len(self.columns) + BESIDE

    def lines(self, card: int, width: int) -> Iterator[Text]:
        """The board with cards of that width, or with tokens if it is 0."""
        return self._cards(card) if card else self._tokens(width)

    def _cards(self, card: int) -> Iterator[Text]:
        yield self._header(card + 1, " " * (self.margin + 1))
        yield self._rule(card, "╭┬╮")
        for at, row in enumerate(self.cells):
            if at:
                yield self._rule(card, "├┼┤")
            yield from self._card_row(at, row, card)
        yield self._rule(card, "╰┴╯")
        yield from self._footer(card + 1, " " * (self.margin + 1))

    def _rule(self, card: int, corners: str) -> Text:
        line = corners[0] + corners[1].join("─" * card for _ in self.columns) + corners[2]
        return Text(" " * self.margin + line, style=FRAME, no_wrap=True)

    def _card_row(self, at: int, row: Sequence[Cell], card: int) -> Iterator[Text]:
        label = _stacked(self.beside[at], BESIDE)
        names = [Text(centred(cell.name, card), style=cell.style) for cell in row]
        signs = [Text(centred(_marked(cell), card), style=cell.style) for cell in row]
        yield self._card_line(self.rows[at].rjust(self.margin - 1) + " ", names, label[0])
        yield self._card_line(" " * self.margin, signs, label[1])

    def _card_line(self, margin: str, faces: Sequence[Text], label: Text) -> Text:
        bar = Text("│", style=FRAME)
        line = Text.assemble((margin, LABEL), no_wrap=True)
        for face in faces:
            line.append_text(bar).append_text(face)
        return line.append_text(bar).append(" ").append_text(label)

    def _tokens(self, width: int) -> Iterator[Text]:
        """A mark and a token for every square, spread out where there is room."""
        longest = max(cell_len(cell.token) for row in self.cells for cell in row)
        room = (width - self.margin - BESIDE) // len(self.columns)
        pitch = max(1 + longest, min(ROOMY, room), 3)
        margin = " " * (self.margin + 1)
        yield self._header(pitch, margin)
        for at, row in enumerate(self.cells):
            line = Text.assemble((self.rows[at].rjust(self.margin - 1) + " ", LABEL), no_wrap=True)
            for cell in row:
                line.append("›" if cell.fresh else " ", "bold")
                line.append(centred(cell.token, pitch - 1), cell.style)
            yield line.append("  ").append_text(_joined(self.beside[at]))
        yield from self._footer(pitch, margin)

    def _header(self, pitch: int, margin: str) -> Text:
        letters = "".join(centred(letter, pitch - 1) + " " for letter in self.columns)
        return Text(margin + letters.rstrip(), style=LABEL, no_wrap=True)

    def _footer(self, pitch: int, margin: str) -> Iterator[Text]:
        """A column's parts lie below each other, so their labels do where they are too wide."""
        fitting = [
            [_joined(label)] if _joined(label).cell_len < pitch else list(label)
            for label in self.below
        ]
        for level in zip_longest(*fitting, fillvalue=Text()):
            line = Text(margin, no_wrap=True)
            for label in level:
                line.append_text(_centred_text(label, pitch - 1)).append(" ")
            line.rstrip()
            yield line


def centred(text: str, width: int) -> str:
    """Shortened with an ellipsis where it is too wide."""
    label = Text(text)
    label.truncate(width, overflow="ellipsis")
    return _centred_text(label, width).plain


def _centred_text(text: Text, width: int) -> Text:
    spare = max(width - text.cell_len, 0)
    return Text.assemble(" " * (spare // 2), text, " " * (spare - spare // 2))


def _marked(cell: Cell) -> str:
    return f"›{cell.sign}‹" if cell.fresh else cell.sign


def _joined(label: Sequence[Text]) -> Text:
    return Text("/").join(label)


def _stacked(label: Sequence[Text], width: int) -> tuple[Text, Text]:
    """On the two lines of a row of cards: the second one takes what the first has no room for."""
    if _joined(label).cell_len < width or len(label) < 2:
        return _joined(label), Text()
    half = (len(label) + 1) // 2
    return _joined(label[:half]).append("/"), _joined(label[half:])
