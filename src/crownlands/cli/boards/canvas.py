"""A picture made of characters: boxes that share their edges, dotted lines and words."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from operator import itemgetter

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = " ╵╷│╴╯╮┤╶╰╭├─┴┬┼"  # by the sum of the directions that meet
DOTS = " ┊┊┊┄╯╮┊┄╰╭┊┄┄┄┊"


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self._lines = [[0] * width for _ in range(height)]
        self._dots = [[0] * width for _ in range(height)]
        self._words: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """The outline; where it runs along another box, they share the line."""
        for x in (left, right):
            self._draw(self._lines, [(x, top), (x, bottom)])
        for y in (top, bottom):
            self._draw(self._lines, [(left, y), (right, y)])

    def dots(self, points: Sequence[tuple[int, int]]) -> None:
        """A dotted line from point to point; boxes cover it."""
        self._draw(self._dots, points)

    def write(self, x: int, y: int, text: Text) -> None:
        for at, sign in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= at < span.end]
            self._words[x + at, y] = (sign, " ".join([str(text.style), *styles]).strip())

    def lines(self, line_style: str, dot_style: str) -> Iterator[Text]:
        for y, row in enumerate(self._lines):
            signs = [self._sign(x, y, line_style, dot_style) for x in range(len(row))]
            line = Text(no_wrap=True)
            for style, run in groupby(signs, key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            yield line

    def _sign(self, x: int, y: int, line_style: str, dot_style: str) -> tuple[str, str]:
        """What is seen there, and in which style; words lie over lines, lines over dots."""
        if (x, y) in self._words:
            return self._words[x, y]
        if bits := self._lines[y][x]:
            return LINES[bits], line_style
        return DOTS[self._dots[y][x]], dot_style

    def _draw(self, layer: list[list[int]], points: Sequence[tuple[int, int]]) -> None:
        for (x0, y0), (x1, y1) in pairwise(points):
            for x in range(min(x0, x1), max(x0, x1)):
                layer[y0][x] |= RIGHT
                layer[y0][x + 1] |= LEFT
            for y in range(min(y0, y1), max(y0, y1)):
                layer[y][x0] |= DOWN
                layer[y + 1][x0] |= UP
