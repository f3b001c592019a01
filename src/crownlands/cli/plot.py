"""A curve at the terminal, in braille dots: two columns and four rows of them in a character."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row
BRAILLE = 0x2800
BASE, EDGE, CORNER, AXIS = "┈", "┤", "╰", "─"


@dataclass(frozen=True)
class Scale:
    """Of what is plotted: from the lowest to the highest, with a line across at `base`."""

    low: float
    high: float
    base: float

    def row(self, value: float, rows: int) -> int:
        """The row of a value among so many, from above."""
        return round((self.high - value) / (self.high - self.low) * (rows - 1))


@dataclass(frozen=True)
class Plot:
    """Values at places along the axis, in a picture of so many characters."""

    points: Sequence[tuple[float, float]]  # place and value, by place
    last: float  # the axis begins at 0 and ends here
    width: int
    height: int
    scale: Scale

    def lines(self, style: str) -> list[Text]:
        """The picture without its labels, from above."""
        dots = self._dots()
        base = self.scale.row(self.scale.base, self.height)
        return [
            Text.assemble(*(_sign(cell, row == base, style) for cell in cells), no_wrap=True)
            for row, cells in enumerate(dots)
        ]

    def column(self, place: float) -> int:
        """The character in which a place of the axis lies."""
        return min(self.width - 1, int(place / self.last * self.width))

    def _dots(self) -> list[list[int]]:
        """By row and column the dots of a character; from column to column without a gap."""
        found = [[0] * self.width for _ in range(self.height)]
        first, last = (int(place / self.last * (self.width * 2 - 1)) for place in self._ends())
        before: int | None = None
        for x in range(first, last + 1):
            y = self.scale.row(self._value(x / (self.width * 2 - 1) * self.last), self.height * 4)
            from_row = y if before is None else before
            for at in range(min(y, from_row), max(y, from_row) + 1):
                found[at // 4][x // 2] |= DOTS[x % 2][at % 4]
            before = y
        return found

    def _ends(self) -> tuple[float, float]:
        return self.points[0][0], self.points[-1][0]

    def _value(self, place: float) -> float:
        """Between two points, on the straight line from one to the other."""
        after = bisect_right(self.points, place, key=lambda point: point[0])
        if after == 0 or after == len(self.points):
            return self.points[max(0, after - 1)][1]
        (x0, y0), (x1, y1) = self.points[after - 1 : after + 1]
        return y0 + (y1 - y0) * (place - x0) / (x1 - x0)


def _sign(dots: int, is_base: bool, style: str) -> tuple[str, str]:
    if dots:
        return chr(BRAILLE + dots), style
    return (BASE, "dim") if is_base else (" ", "")


def labelled(plot: Plot, labels: Sequence[tuple[float, str]], style: str) -> list[Text]:
    """The picture with words for values on its left; the last of them matter most."""
    beside = {plot.scale.row(value, plot.height): word for value, word in labels}
    space = max(len(word) for _, word in labels)
    return [
        Text.assemble((f"{beside.get(row, ''):>{space}} ", ""), (EDGE, "dim"), line, no_wrap=True)
        for row, line in enumerate(plot.lines(style))
    ]


def axis(
    plot: Plot, space: int, marks: Sequence[tuple[float, str]], words: Sequence[tuple[float, str]]
) -> list[Text]:
    """The line below with single signs on it, and words under it. Of two words that would touch
    the second is left out."""
    line = [AXIS] * plot.width
    for place, sign in marks:
        free = (at for at in range(plot.width) if line[at] == AXIS)
        line[min(free, key=lambda at: abs(at - plot.column(place)))] = sign
    below, end = [" "] * plot.width, 0
    for place, word in words:
        at = max(0, min(plot.column(place), plot.width - len(word)))
        if at >= end:
            below[at : at + len(word)] = word
            end = at + len(word) + 1
    left = " " * (space + 1)
    drawn = Text.assemble(
        (f"{left}{CORNER}", "dim"), *((sign, "dim" * (sign == AXIS)) for sign in line)
    )
    return [drawn, Text(f"{left} {''.join(below)}".rstrip(), "dim")]
