"""Score as you go: a row, a column or a part of one pays the moment it is full, and only once."""

from crownlands.core.game import Box
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.events import LineScored
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from tests.games.kingdoms.draw import (
    EMPTY_BOARD,
    Money,
    board_of,
    draw,
    give_turn,
    kingdoms,
    lines_of,
    play,
    purses,
    score,
)
from tests.laws.walk import play_out


class Table:
    """A board on which pieces are put one by one, whoever's turn it is."""

    def __init__(self, board: str = EMPTY_BOARD, **options: str) -> None:
        self.setup = kingdoms(3, no_luck="yes", as_you_go="yes", **options)
        self.state: Kingdoms = draw(self.setup, board)

    def put(self, *pieces: str) -> dict[str, Money]:
        """Put pieces such as `R2 a1` or `+1 b1`: the lines that paid, and what."""
        paid: dict[str, Money] = {}
        for piece in pieces:
            token, square = piece.split()
            move = f"tile {token} {square}"
            if token[0] in self.setup.seat_tokens:
                self.state = give_turn(self.setup, self.state, token[0])
                move = f"castle {token[1]} {square}"
            seat = self.setup.seat_tokens[self.state.actor()]
            paid |= lines_of(self.setup, play(self.setup, self.state, f"{seat} {move}"))
        return paid


def test_a_full_row_pays_at_once() -> None:
    table = Table()
    assert table.put("R2 a1", "+1 b1", "+2 c1", "-3 d1", "+6 e1") == {}
    assert table.put("-2 f1") == {"row 1": {"R": 8}}
    assert purses(table.setup, table.state) == {"Y": 50, "R": 58, "B": 50}


def test_a_wizard_comes_too_late_for_a_scored_row_but_not_for_the_column() -> None:  # F14
    table = Table()
    row = table.put("R2 a1", "+1 b1", "+2 c1", "-3 d1", "+6 e1", "-2 f1")
    assert row == {"row 1": {"R": 8}}
    assert table.put("WZ a2", "+5 a3", "-1 a4") == {}
    assert table.put("Y1 a5") == {"column a": {"R": 12, "Y": 4}}


def test_the_same_squares_pay_the_wizard_twice_in_normal_scoring() -> None:  # F14
    board = """
        R2 +1 +2 -3 +6 -2
        WZ .. .. .. .. ..
        +5 .. .. .. .. ..
        -1 .. .. .. .. ..
        Y1 .. .. .. .. ..
    """
    assert score(kingdoms(3), board).total == {"R": 24, "Y": 4}


def test_a_part_pays_when_it_is_full_even_while_the_other_is_open() -> None:  # F16
    table = Table()
    assert table.put("+6 a3", "Y1 b3") == {}
    assert table.put("MT c3") == {"row 3 a3-b3": {"Y": 6}}
    assert table.put("-2 d3", "R3 e3") == {}
    assert table.put("-1 f3") == {"row 3 d3-f3": {"R": -9}}


def test_by_the_other_reading_all_parts_wait_for_the_whole_line() -> None:  # F16
    table = Table(split_line="whole")
    assert table.put("+6 a3", "Y1 b3", "MT c3", "-2 d3", "R3 e3") == {}
    assert table.put("-1 f3") == {"row 3 a3-b3": {"Y": 6}, "row 3 d3-f3": {"R": -9}}


def test_a_mountain_can_complete_two_parts_of_one_line() -> None:
    table = Table()
    assert table.put("+6 a3", "Y1 b3", "-2 d3", "R3 e3", "-1 f3") == {}
    assert table.put("MT c3") == {"row 3 a3-b3": {"Y": 6}, "row 3 d3-f3": {"R": -9}}


def test_a_mountain_can_complete_parts_of_its_row_and_of_its_column() -> None:
    table = Table("""
        +1 .. .. .. .. ..
        Y1 .. .. .. .. ..
        .. +2 R1 .. .. ..
        B1 .. .. .. .. ..
        +3 .. .. .. .. ..
    """)
    assert table.put("MT a3") == {"column a a1-a2": {"Y": 1}, "column a a4-a5": {"B": 3}}
    assert table.put("MT d3") == {"row 3 b3-c3": {"R": 2}}


def test_one_piece_can_fill_a_row_and_a_column_and_the_row_pays_first() -> None:
    table = Table("""
        .. +1 +2 -1 +3 +4
        +5 .. .. .. .. ..
        -2 .. .. .. .. ..
        +6 .. .. .. .. ..
        -3 .. .. .. .. ..
    """)
    paid = table.put("B2 a1")
    assert list(paid.items()) == [("row 1", {"B": 18}), ("column a", {"B": 12})]


def test_a_mountain_at_the_edge_completes_nothing_beyond_it() -> None:
    table = Table()
    assert table.put("Y1 b1", "+3 c1", "MT a1") == {}
    assert table.put("+2 d1", "+1 e1", "MT f1") == {"row 1 b1-e1": {"Y": 6}}


def test_a_full_board_is_not_scored_again_at_the_end_of_the_round() -> None:
    table = Table("""
        +1 +1 +2 +2 +3 +3
        +4 +4 +5 +5 +6 +6
        -1 -2 -3 -4 -5 -6
        MT MT DR GM WZ R1
        R1 R2 R4 Y1 Y1 ..
    """)
    paid = table.put("Y1 f5")
    assert list(paid) == ["column f"]  # the tiles of row 5 are none; all else was full before


def test_the_dragon_and_the_gold_mine_count_from_wherever_they_stand_in_the_full_part() -> None:
    table = Table()
    assert table.put("GM a2", "+2 b2", "DR c2", "-4 d2", "Y2 e2") == {}
    assert table.put("+6 f2") == {"row 2": {"Y": -16}}


def test_without_the_wizard_it_pays_what_normal_scoring_pays() -> None:
    """Everything but the wizard depends only on squares that can no longer change."""
    box = one_round_box(wizard="dragon")
    for seed in range(60):
        as_you_go, normal = paid_both_ways(kingdoms(3, box, as_you_go="yes"), seed)
        assert as_you_go == normal


def test_a_late_wizard_pays_less_or_costs_less_than_in_normal_scoring() -> None:
    setup = kingdoms(3, one_round_box(wizard="wizard"), as_you_go="yes")
    pairs = [paid_both_ways(setup, seed) for seed in range(60)]
    assert any(as_you_go != normal for as_you_go, normal in pairs)
    assert any(as_you_go == normal for as_you_go, normal in pairs)


def one_round_box(wizard: str) -> Box:
    """A game of one round ends with its board still standing."""
    text = GAME.standard_box().text.replace("count = 3     #", "count = 1     #")
    return GAME.read_box(text.replace('kind = "wizard"', f'kind = "{wizard}"'))


def paid_both_ways(setup: KingdomsSetup, seed: int) -> tuple[Money, Money]:
    """A random round's payments as they fell due, and what its full board pays at once."""
    state = setup.new()
    play_out(setup, state, Rng(seed))
    paid = {seat: money - 50 for seat, money in purses(setup, state).items() if money != 50}
    return paid, score(kingdoms(3, setup.box), board_of(setup, state)).total


# last castle and score as you go together: lines that are never filled

UNFILLED = """
    +6 .. .. .. .. ..
    .. .. .. .. .. ..
    R1 +2 MT .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""


def end_unfilled(**options: str) -> dict[str, Money]:
    """Yellow's rank 2 castle on b1 is the last piece of the game."""
    setup = kingdoms(3, last_castle="yes", as_you_go="yes", **options)
    state = draw(setup, UNFILLED, hands={"Y": "2"}, supply="", final=True)
    return lines_of(setup, play(setup, state, "Y castle 2 b1"))


def test_lines_never_filled_are_scored_when_the_game_ends() -> None:
    assert end_unfilled() == {
        "row 1": {"Y": 12},
        "column a": {"R": 6},
        "column b": {"Y": 4},
    }


def test_by_the_other_reading_lines_never_filled_pay_nothing() -> None:
    assert end_unfilled(unfilled_lines="ignored") == {}


def test_a_part_scored_before_is_not_scored_again_with_its_unfilled_line() -> None:
    assert "row 3 a3-b3" not in end_unfilled()  # it was full before the last castle


def test_read_whole_the_parts_of_an_unfilled_line_are_all_scored_at_the_end() -> None:
    assert end_unfilled(split_line="whole")["row 3 a3-b3"] == {"R": 2}


def test_nothing_is_logged_for_a_line_without_castles() -> None:
    setup = kingdoms(2, no_luck="yes", as_you_go="yes")
    state = draw(setup, "+1 +2 +3 +4 +5 .. " + ".. " * 24)
    events = play(setup, state, "Y tile +6 f1")
    assert not any(isinstance(event, LineScored) for event in events)
