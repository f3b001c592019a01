"""Maps as rectangles that touch where there is a border, in rows as high as their content needs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations

from rich.text import Text

LEAST_BORDER = 2  # columns of a horizontal border; less is only a corner


@dataclass(frozen=True)
class Spot:
    """Columns of the screen, and rows of the map."""

    left: int
    right: int
    top: int
    bottom: int


Spots = Mapping[str, Spot]


def touching(spots: Spots) -> Iterator[frozenset[str]]:
    """Every pair that has a border."""
    for one, other in combinations(spots, 2):
        if _touch(spots[one], spots[other]):
            yield frozenset((one, other))


def _touch(one: Spot, other: Spot) -> bool:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return (wide == 0 and high >= 1) or (high == 0 and wide >= LEAST_BORDER)


def row_lines(spots: Spots, heights: Sequence[int], need: Callable[[str], int]) -> list[int]:
    """The line above each row and that below the last: rows are at least so high, and grow where
    a spot needs more lines."""
    grown = list(heights)
    for name, spot in spots.items():
        inside = sum(grown[spot.top : spot.bottom]) + spot.bottom - spot.top - 1
        grown[spot.bottom - 1] += max(need(name) - inside, 0)
    return list(accumulate((height + 1 for height in grown), initial=0))


def flowing(items: Sequence[Text], width: int, gap: str) -> list[Text]:
    """One after the other, on as many lines as that takes."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, item)
        else:
            lines.append(Text.assemble(item))
    return lines
