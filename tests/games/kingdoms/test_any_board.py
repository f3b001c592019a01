"""Any board at all pays what the rulebook's four steps of scoring say, told here the slow way."""

from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from tests.games.kingdoms.draw import Money, kingdoms, score

Grid = dict[tuple[int, int], str]
ROWS, COLUMNS = range(5), range(6)
SETUP = kingdoms(3)
TILES = [tile.token for tile in SETUP.box.tiles for _ in range(tile.count)]
CASTLES = [f"{seat}{rank}" for seat in "YRB" for rank in (1, 1, 1, 2, 2, 2, 3, 3, 4)]
LINES = [[(row, column) for column in COLUMNS] for row in ROWS]
LINES += [[(row, column) for row in ROWS] for column in COLUMNS]

pieces = st.permutations(TILES + CASTLES + [".."] * 10).map(lambda mixed: ["Y1", *mixed[:29]])


@given(pieces)
def test_any_board_pays_what_the_rulebook_says(tokens: list[str]) -> None:
    at = [(row, column) for row in ROWS for column in COLUMNS]
    grid = dict(zip(at, tokens, strict=True))
    total = dict.fromkeys("YRB", 0)
    for line in LINES:
        for part in parts(grid, line):
            for seat in "YRB":
                total[seat] += base(grid, part) * ranks(grid, part, seat)
    paid: Money = {seat: money for seat, money in total.items() if money}
    assert score(SETUP, " ".join(tokens)).total == paid


def parts(grid: Grid, line: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """1: mountains cut a line, and each part is a line of its own."""
    groups = groupby(line, key=lambda square: grid[square] == "MT")
    return [list(squares) for is_mountain, squares in groups if not is_mountain]


def base(grid: Grid, part: list[tuple[int, int]]) -> int:
    """2: hazards and resources; the dragon voids resources, the gold mine doubles the result."""
    tokens = [grid[square] for square in part]
    hazards = sum(int(token) for token in tokens if token[0] == "-")
    resources = sum(int(token) for token in tokens if token[0] == "+")
    net = hazards + (0 if "DR" in tokens else resources)
    return net * 2 if "GM" in tokens else net


def ranks(grid: Grid, part: list[tuple[int, int]], seat: str) -> int:
    """3: the effective ranks of a seat's castles in the part add up."""
    own = [square for square in part if grid[square][0] == seat]
    return sum(int(grid[square][1]) + wizards(grid, square) for square in own)


def wizards(grid: Grid, square: tuple[int, int]) -> int:
    """4: one more for the wizard above, below, left or right."""
    row, column = square
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [grid.get(other) for other in beside].count("WZ")
