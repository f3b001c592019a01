"""The position of a Kingdoms match: what lies on the board, in the supply and before each seat.

Everything is a small int:

- a *square* is row * columns + column;
- a *tile* is its number among the box's distinct tiles, from 0;
- a *piece* is what stands on a square: 0 nothing, 1 + tile for a tile, and for a castle
  first_castle + seat * ranks + rank - 1;
- a *seat* is 0 .. seats - 1, in clockwise order.
"""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64, vec

# kinds of pieces
EMPTY: Final = 0
RESOURCE: Final = 1
HAZARD: Final = 2
MOUNTAIN: Final = 3
DRAGON: Final = 4
GOLD_MINE: Final = 5
WIZARD: Final = 6
CASTLE: Final = 7

# what the match waits for
DEALING: Final = 0  # chance gives each seat its starting tile
STARTER: Final = 1  # chance names the starting player
TURN: Final = 2  # a seat chooses its action
DRAWING: Final = 3  # chance turns up the tile that a seat draws
HOLDING: Final = 4  # that seat must place the drawn tile
OVER: Final = 5

NO_TILE: Final = -1
SCALARS: Final = 8  # how many single numbers open to_ints()


class Setting:
    """The box and the options as tables: fixed before the first move, shared by every position."""

    __slots__ = (
        "as_you_go",
        "bases",
        "castle",
        "castles",
        "choose_starter",
        "clamp_debt",
        "columns",
        "deal",
        "draw",
        "end",
        "faces",
        "first_castle",
        "ignore_unfilled",
        "kind",
        "last_castle",
        "lines",
        "no_luck",
        "owner",
        "pass_",
        "ranks",
        "reserve_wins",
        "rounds",
        "rows",
        "seats",
        "squares",
        "start_money",
        "starter_clockwise",
        "starting",
        "supply",
        "supply_size",
        "tile",
        "turn_up",
        "value",
        "whole_lines",
    )

    def __init__(
        self,
        seats: i64,
        rows: i64,
        columns: i64,
        tile_kinds: list[int],
        tile_values: list[int],
        tile_counts: list[int],
        castles: list[int],
        start_money: i64,
        rounds: i64,
    ) -> None:
        """`castles` says how many of each rank, from rank 1, every seat starts with."""
        self.seats: i64 = seats
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.squares: i64 = rows * columns
        self.faces: i64 = len(tile_kinds)
        self.ranks: i64 = len(castles)
        self.start_money: i64 = start_money
        self.rounds: i64 = rounds
        self.supply: vec[i64] = vec[i64](tile_counts)
        self.supply_size: i64 = sum(tile_counts)
        self.castles: vec[i64] = vec[i64](castles)
        self.last_castle: bool = False
        self.no_luck: bool = False
        self.as_you_go: bool = False
        self.clamp_debt: bool = False
        self.starter_clockwise: bool = False
        self.reserve_wins: bool = False
        self.whole_lines: bool = False
        self.ignore_unfilled: bool = False
        self._describe_pieces(tile_kinds, tile_values)
        self._lay_lines()
        self._number_moves()

    def _describe_pieces(self, tile_kinds: list[int], tile_values: list[int]) -> None:
        """By piece: its kind, its value (a castle's is its rank) and its owner."""
        seats = range(self.seats)
        ranks = range(1, self.ranks + 1)
        self.first_castle: i64 = 1 + self.faces
        castles = [(seat, rank) for seat in seats for rank in ranks]
        nobody = [-1] * (1 + self.faces)
        self.kind: vec[i64] = vec[i64]([EMPTY] + tile_kinds + [CASTLE for _ in castles])
        self.value: vec[i64] = vec[i64]([0] + tile_values + [rank for _, rank in castles])
        self.owner: vec[i64] = vec[i64](nobody + [seat for seat, _ in castles])

    def _lay_lines(self) -> None:
        """The squares of each line, rows from the top, then columns from the left."""
        squares = list(range(self.squares))
        across: int = self.columns
        rows = [squares[first : first + across] for first in range(0, self.squares, across)]
        columns = [squares[first::across] for first in range(across)]
        self.lines: list[list[int]] = rows + columns

    def _number_moves(self) -> None:
        """Where each kind of move begins in the vocabulary; those of most games come first."""
        self.castle: i64 = self.squares  # by rank and square; below it: the drawn tile on a square
        self.starting: i64 = self.castle + self.ranks * self.squares  # the starting tile
        self.draw: i64 = self.starting + self.squares
        self.pass_: i64 = self.draw + 1
        self.tile: i64 = self.pass_ + 1  # no luck: a tile of the supply on a square
        self.deal: i64 = self.tile + self.faces * self.squares  # chance: seat, starting tile
        self.turn_up: i64 = self.deal + self.seats * self.faces  # chance: the drawn tile
        self.choose_starter: i64 = self.turn_up + self.faces  # chance: a seat
        self.end: i64 = self.choose_starter + self.seats
        # by hand (see Position): where the moves begin that place what is in it
        begin = range(self.castle, self.draw, self.squares)
        self.bases: list[list[int]] = [
            [base for bit, base in enumerate(begin) if hand >> bit & 1]
            for hand in range(2 ** (self.ranks + 1))
        ]


class Position(State):
    """All that changes in a match. What may be done with it stands in rules.py."""

    __slots__ = (
        "acting",
        "board",
        "castles",
        "empties",
        "final",
        "hands",
        "held",
        "left",
        "money",
        "phase",
        "round",
        "setting",
        "starter",
        "starting",
        "supply",
        "turn",
    )
    setting: Setting
    round: i64  # from 1
    phase: i64
    turn: i64  # the seat whose turn it is, or that is being dealt to
    acting: i64  # that seat, CHANCE or NOBODY
    starter: i64  # who started this round
    held: i64  # the tile drawn and not yet placed
    left: i64  # tiles in the supply
    final: bool  # last castle: somebody has placed their last one
    board: vec[i64]  # piece by square
    empties: vec[i64]  # the empty squares, ascending
    supply: vec[i64]  # tiles left, by tile
    castles: vec[i64]  # castles not placed, by seat * ranks + rank - 1
    starting: vec[i64]  # starting tile by seat
    hands: vec[i64]  # what a seat can place: bit rank - 1 for castles, bit `ranks` for the tile
    money: vec[i64]

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def set_up(self) -> None:
        """Castles and money to every seat, an empty board, the tiles mixed."""
        setting = self.setting
        self.round = 0
        self.starter = 0
        self.final = False
        self.money = vec[i64]([setting.start_money] * setting.seats)
        dealt = list(setting.castles) * setting.seats
        self.castles = vec[i64](dealt)
        self.starting = vec[i64]([NO_TILE] * setting.seats)
        self.count_hands()
        self.clear_board()

    def clear_board(self) -> None:
        """An empty board, all tiles in the supply, no starting tiles: a round begins."""
        setting = self.setting
        self.round += 1
        self.phase = DEALING
        self.turn = 0
        self.acting = CHANCE
        self.held = NO_TILE
        self.board = vec[i64]([0] * setting.squares)
        self.empties = vec[i64](range(setting.squares))
        self.supply = setting.supply[:]
        self.left = setting.supply_size
        seat: i64
        for seat in range(setting.seats):
            self.starting[seat] = NO_TILE
            self.hands[seat] %= 1 << setting.ranks  # the bits of castles stay

    def count_hands(self) -> None:
        """Work out `hands` from the castles and starting tiles."""
        ranks: i64 = self.setting.ranks
        hands = vec[i64]([0] * self.setting.seats)
        seat: i64
        rank: i64
        for seat in range(self.setting.seats):
            for rank in range(ranks):
                if self.castles[seat * ranks + rank]:
                    hands[seat] += 1 << rank
            if self.starting[seat] != NO_TILE:
                hands[seat] += 1 << ranks
        self.hands = hands

    def take_from(self, other: "Position") -> None:
        """Become an independent copy of another position of the same setting."""
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.acting = other.acting
        self.starter = other.starter
        self.held = other.held
        self.left = other.left
        self.final = other.final
        self.board = other.board[:]
        self.empties = other.empties[:]
        self.supply = other.supply[:]
        self.castles = other.castles[:]
        self.starting = other.starting[:]
        self.hands = other.hands[:]
        self.money = other.money[:]

    def lay_out(self, pieces: list[int]) -> None:
        """Put a whole board of pieces down: for a score pad, or a position that was saved."""
        self.board = vec[i64](pieces)
        empty = [square for square, piece in enumerate(pieces) if piece == 0]
        self.empties = vec[i64](empty)

    def reserve(self, seat: i64) -> i64:
        """The total rank of the castles that a seat has not placed."""
        total: i64 = 0
        ranks: i64 = self.setting.ranks
        rank: i64
        for rank in range(ranks):
            total += self.castles[seat * ranks + rank] * (rank + 1)
        return total

    def to_ints(self) -> list[int]:
        single: list[int] = [self.round, self.phase, self.turn, self.acting, self.starter]
        single += [self.held, self.left, int(self.final)]
        tables = list(self.board) + list(self.supply) + list(self.castles)
        return single + tables + list(self.starting) + list(self.money)

    def load_ints(self, ints: list[int]) -> None:
        """The inverse of to_ints()."""
        setting = self.setting
        self.round, self.phase, self.turn, self.acting, self.starter = ints[:5]
        self.held, self.left = ints[5:7]
        self.final = bool(ints[7])
        sizes = [setting.squares, setting.faces, setting.seats * setting.ranks]
        sizes += [setting.seats, setting.seats]
        if len(ints) != SCALARS + sum(sizes):
            raise ValueError(f"{len(ints)} numbers are not a position of this setting")
        tables: list[vec[i64]] = []
        at = SCALARS
        for size in sizes:
            tables.append(vec[i64](ints[at : at + size]))
            at += size
        self.board, self.supply, self.castles, self.starting, self.money = tables
        self.lay_out(list(self.board))
        self.count_hands()
