"""Scoring: the worked cases of the rule sheet, each drawn as a board and played to its payment."""

from tests.games.kingdoms.draw import Scores, kingdoms, score


def on_board(board: str) -> Scores:
    return score(kingdoms(4), board)


def test_a_castle_scores_its_row_and_its_column() -> None:  # S01
    scores = on_board("""
        .. .. .. .. .. ..
        .. R2 .. .. +3 ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. -1 .. .. .. ..
    """)
    assert scores.total == {"R": 4}
    assert scores.lines == {"row 2": {"R": 6}, "column b": {"R": -2}}


def test_ranks_of_one_seats_castles_in_a_line_add_up() -> None:  # S02
    scores = on_board("""
        Y1 +4 Y3 -2 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"Y": 8}
    assert scores.lines == {"row 1": {"Y": 8}}


def test_seats_in_one_line_are_paid_independently() -> None:  # S03
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        Y1 R3 B2 G4 +5 -1
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"Y": 4, "R": 12, "B": 8, "G": 16}
    assert scores.lines == {"row 3": {"Y": 4, "R": 12, "B": 8, "G": 16}}


def test_without_tiles_in_reach_there_is_no_money() -> None:  # S04
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. Y4 .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {}
    assert scores.lines == {}


def test_hazards_alone_are_paid_to_the_bank() -> None:  # S05
    scores = on_board("""
        B4 -6 -5 .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"B": -44}
    assert scores.lines == {"row 1": {"B": -44}}


def test_the_gold_mine_doubles_the_net_value_of_its_row() -> None:  # S06
    scores = on_board("""
        .. .. .. .. .. ..
        +6 GM -2 R3 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 24}
    assert scores.lines == {"row 2": {"R": 24}}


def test_the_gold_mine_doubles_hazards_too() -> None:  # S07
    scores = on_board("""
        .. .. GM .. .. ..
        .. .. .. .. .. ..
        .. .. -4 .. .. ..
        .. .. .. .. .. ..
        .. .. Y2 .. .. ..
    """)
    assert scores.total == {"Y": -16}
    assert scores.lines == {"column c": {"Y": -16}}


def test_the_dragon_voids_resources_but_not_hazards() -> None:  # S09
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        +6 DR +3 -2 Y2 ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"Y": -4}
    assert scores.lines == {"row 4": {"Y": -4}}


def test_a_resource_voided_in_its_column_still_counts_in_its_row() -> None:  # S10
    scores = on_board("""
        .. .. B1 .. .. ..
        .. .. .. .. .. ..
        R2 .. +6 .. .. ..
        .. .. .. .. .. ..
        .. .. DR .. .. ..
    """)
    assert scores.total == {"R": 12}
    assert scores.lines == {"row 3": {"R": 12}}


def test_dragon_and_gold_mine_together_void_resources_and_double_hazards() -> None:  # S11
    scores = on_board("""
        .. R1 .. .. .. ..
        .. GM .. .. .. ..
        .. +4 .. .. .. ..
        .. DR .. .. .. ..
        .. -3 .. .. .. ..
    """)
    assert scores.total == {"R": -6}
    assert scores.lines == {"column b": {"R": -6}}


def test_dragon_and_gold_mine_with_resources_only_pay_nothing() -> None:  # S12
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        +6 +5 DR GM B4 ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {}
    assert scores.lines == {}


def test_a_mountain_splits_a_row_and_one_seat_may_hold_both_sides() -> None:  # S13
    scores = on_board("""
        +6 R1 MT -4 R2 ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": -2}
    assert scores.lines == {"row 1 a1-b1": {"R": 6}, "row 1 d1-f1": {"R": -8}}


def test_a_castle_behind_a_mountain_gets_nothing_from_the_far_side() -> None:  # S14
    scores = on_board("""
        Y3 MT +6 +6 +5 +5
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {}
    assert scores.lines == {}


def test_a_mountain_stops_the_dragon() -> None:  # S15
    scores = on_board("""
        .. .. .. .. .. ..
        Y1 +5 DR MT +6 B1
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"B": 6}
    assert scores.lines == {"row 2 e2-f2": {"B": 6}}


def test_a_mountain_stops_the_gold_mine() -> None:  # S16
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        GM +2 Y1 MT +3 B1
    """)
    assert scores.total == {"Y": 4, "B": 3}
    assert scores.lines == {"row 5 a5-c5": {"Y": 4}, "row 5 e5-f5": {"B": 3}}


def test_mountains_at_the_edge_or_side_by_side_leave_empty_parts() -> None:  # S18
    scores = on_board("""
        MT MT +4 R2 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 8}
    assert scores.lines == {"row 1 c1-f1": {"R": 8}}


def test_the_wizard_raises_a_castle_for_its_row_and_its_column() -> None:  # S19
    scores = on_board("""
        .. .. +3 .. .. ..
        .. .. .. .. .. ..
        +2 .. R1 WZ .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 10}
    assert scores.lines == {"row 3": {"R": 4}, "column c": {"R": 6}}


def test_diagonal_is_not_beside_the_wizard() -> None:  # S20
    scores = on_board("""
        .. .. +3 .. .. ..
        .. .. .. WZ .. ..
        +2 .. R1 .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 5}
    assert scores.lines == {"row 3": {"R": 2}, "column c": {"R": 3}}


def test_the_wizard_helps_every_colour() -> None:  # S22
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. R1 .. +1 ..
        .. Y2 WZ B3 +1 ..
        .. .. G1 .. +2 ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 2, "Y": 3, "B": 4, "G": 4}
    assert scores.lines == {"row 2": {"R": 2}, "row 3": {"Y": 3, "B": 4}, "row 4": {"G": 4}}


def test_a_wizard_behind_a_mountain_is_two_squares_away() -> None:  # S23
    scores = on_board("""
        .. .. .. .. .. ..
        +4 R1 MT WZ .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 4}
    assert scores.lines == {"row 2 a2-b2": {"R": 4}}


def test_the_wizard_makes_a_bad_line_worse() -> None:  # S25
    scores = on_board("""
        -6 +3 Y4 R1 B1 Y1
        .. .. .. .. .. WZ
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"Y": -18, "R": -3, "B": -3}
    assert scores.lines == {"row 1": {"Y": -18, "R": -3, "B": -3}}


def test_the_dragon_does_not_touch_the_wizard() -> None:  # S26
    scores = on_board("""
        B1 WZ DR -2 +6 ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"B": -4}
    assert scores.lines == {"row 1": {"B": -4}}


def test_the_gold_mine_doubles_values_and_not_ranks() -> None:  # S27
    scores = on_board("""
        B1 WZ GM +3 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"B": 12}
    assert scores.lines == {"row 1": {"B": 12}}


def test_empty_squares_are_worth_nothing() -> None:  # S30
    scores = on_board("""
        Y2 .. +5 .. .. ..
        .. .. .. .. .. ..
        -3 .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"Y": 4}
    assert scores.lines == {"row 1": {"Y": 10}, "column a": {"Y": -6}}


def test_the_review_of_2002_scores_a_gold_mine_line() -> None:  # S36
    scores = on_board("""
        +5 +1 +4 -3 GM R1
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 14}
    assert scores.lines == {"row 1": {"R": 14}}


def test_the_review_of_1994_scores_a_plain_line() -> None:  # S37
    scores = on_board("""
        R3 +6 +4 -1 -2 ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"R": 21}
    assert scores.lines == {"row 1": {"R": 21}}


def test_two_mountains_cut_a_line_into_three_parts() -> None:
    scores = on_board("""
        .. .. .. .. .. ..
        Y1 +2 MT R1 MT +6
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. B2
    """)
    assert scores.total == {"Y": 2, "B": 12}
    assert scores.lines == {"row 2 a2-b2": {"Y": 2}, "column f": {"B": 12}}


def test_a_mountain_splits_a_column_as_it_does_a_row() -> None:
    scores = on_board("""
        .. Y1 .. .. .. ..
        .. +3 .. .. .. ..
        .. MT .. .. .. ..
        .. -5 .. .. .. ..
        .. Y2 .. .. .. ..
    """)
    assert scores.total == {"Y": -7}
    assert scores.lines == {"column b b1-b2": {"Y": 3}, "column b b4-b5": {"Y": -10}}


def test_a_rank_four_castle_beside_the_wizard_counts_five() -> None:
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. +2 .. Y4 .. ..
        .. .. .. WZ .. ..
        .. .. .. .. .. ..
    """)
    assert scores.lines == {"row 3": {"Y": 10}}


def test_the_end_of_a_row_is_not_beside_the_start_of_the_next() -> None:
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. +1 WZ
        R1 +1 .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.lines == {"row 3": {"R": 1}}


def test_the_start_of_a_row_is_not_beside_the_end_of_the_row_above() -> None:
    scores = on_board("""
        .. .. .. .. .. ..
        .. .. .. .. +1 R1
        WZ +1 .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.lines == {"row 2": {"R": 1}}


def test_the_wizard_raises_castles_on_all_four_sides() -> None:
    scores = on_board("""
        .. .. .. .. .. ..
        +1 .. Y1 .. .. ..
        +1 R1 WZ B1 .. ..
        +1 .. G1 .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {"Y": 2, "R": 2, "B": 2, "G": 2}


def test_special_tiles_are_worth_nothing_themselves() -> None:
    scores = on_board("""
        Y4 DR GM .. .. WZ
        MT .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
    """)
    assert scores.total == {}


def test_the_dragon_does_not_reach_past_a_mountain_in_its_column() -> None:
    scores = on_board("""
        .. .. .. DR .. ..
        .. .. .. +4 .. ..
        .. .. .. MT .. ..
        .. .. .. +4 .. ..
        .. .. .. B1 .. ..
    """)
    assert scores.lines == {"column d d4-d5": {"B": 4}}


# S31: the rulebook's own example, with the rulings of RULES 14

EXAMPLE = """
    +3 R1 Y4 B1 -6 Y1
    B2 GM +4 +1 MT WZ
    +2 +4 R2 -5 -2 B1
    Y2 DR +3 MT B1 +5
    -1 -3 B1 Y3 +6 +2
"""


def test_the_worked_example_pays_yellow_44_red_3_and_blue_53() -> None:
    assert score(kingdoms(3), EXAMPLE).total == {"Y": 44, "R": 3, "B": 53}


def test_the_worked_example_pays_line_by_line_as_printed() -> None:
    assert score(kingdoms(3), EXAMPLE).lines == {
        "row 1": {"Y": -18, "R": -3, "B": -3},
        "row 2 a2-d2": {"B": 20},
        "row 3": {"R": -2, "B": -2},
        "row 4 e4-f4": {"B": 5},
        "row 5": {"Y": 12, "B": 4},
        "column a": {"Y": 8, "B": 8},
        "column b": {"R": -6},
        "column c": {"Y": 28, "R": 14, "B": 7},
        "column d d1-d3": {"B": -4},
        "column e e3-e5": {"B": 4},
        "column f": {"Y": 14, "B": 14},
    }


def test_lines_are_scored_rows_from_the_top_then_columns_from_the_left() -> None:
    lines = list(score(kingdoms(3), EXAMPLE).lines)
    assert lines == sorted(lines, key=lambda line: (line.startswith("column"), line))


def test_the_example_is_worth_the_same_when_the_last_castle_decides() -> None:
    assert score(kingdoms(3, last_castle="yes"), EXAMPLE).total == {"Y": 44, "R": 3, "B": 53}
