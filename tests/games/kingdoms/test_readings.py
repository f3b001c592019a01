"""The readings a table may choose where the rulebook is silent, each in both ways."""

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.errors import UnknownName, WrongSeats
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.events import GameEnded
from tests.games.kingdoms.draw import (
    Money,
    Scores,
    actor,
    draw,
    kingdoms,
    lines_of,
    moves,
    play,
    purses,
    score,
)

FULL_BUT_ONE = """
    +1 +1 +2 +2 +3 +3
    +4 +4 +5 +5 +6 +6
    -1 -2 -3 -4 -5 -6
    MT MT DR GM WZ R1
    R1 R2 R4 Y1 Y1 ..
"""
FULL = FULL_BUT_ONE.replace("..", "Y1")


# RULES 1: debt

LOSS_THEN_GAIN = """
    .. -6 .. .. .. ..
    .. .. .. .. .. ..
    +4 .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
GAIN_THEN_LOSS = LOSS_THEN_GAIN.replace("-6", "??").replace("+4", "-6").replace("??", "+4")


def settle(board: str, money: int, **options: str) -> tuple[int, dict[str, Money]]:
    """Yellow's rank 2 castle on a1 ends the round: its money then, and what each line paid."""
    setup = kingdoms(2, **options)
    state = draw(setup, board, hands={"Y": "2"}, supply="", money={"Y": money})
    events = play(setup, state, "Y castle 2 a1")
    return purses(setup, state)["Y"], lines_of(setup, events)


def test_debt_is_allowed_unless_chosen_otherwise() -> None:
    assert settle(LOSS_THEN_GAIN, 5) == (1, {"row 1": {"Y": -12}, "column a": {"Y": 8}})


def test_clamped_debt_is_forgiven_at_once_so_that_later_gains_are_kept() -> None:
    clamped = settle(LOSS_THEN_GAIN, 5, debt="clamped")
    assert clamped == (8, {"row 1": {"Y": -5}, "column a": {"Y": 8}})


def test_clamped_debt_is_paid_from_earlier_gains() -> None:
    clamped = settle(GAIN_THEN_LOSS, 5, debt="clamped")
    assert clamped == (1, {"row 1": {"Y": 8}, "column a": {"Y": -12}})


def test_clamped_debt_never_leaves_less_than_nothing() -> None:
    assert settle(GAIN_THEN_LOSS, 3, debt="clamped")[0] == 0
    assert settle(GAIN_THEN_LOSS, 3)[0] == -1


def test_clamped_debt_is_forgiven_part_by_part() -> None:
    board = """
        -6 .. MT +4 .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. Y1 ..
    """
    setup = kingdoms(2, debt="clamped")
    castles = board.replace("+4 ..", "+4 Y2")
    state = draw(setup, castles, hands={"Y": "2"}, supply="", money={"Y": 5})
    events = play(setup, state, "Y castle 2 b1")
    assert lines_of(setup, events) == {"row 1 a1-b1": {"Y": -5}, "row 1 d1-f1": {"Y": 8}}


# RULES 2: tie for the next start


def after_a_tie(starter: str, money: Money, **options: str) -> tuple[str, list[str]]:
    """Who acts when the starting tiles of the next round are dealt, and what they may do."""
    setup = kingdoms(3, **options)
    state = draw(setup, hands={"Y": "1"}, supply="", money=money, starter=starter)
    play(setup, state, "Y castle 1 a1")
    play(setup, state, "chance deal Y +1", "chance deal R +2", "chance deal B +3")
    return actor(setup, state), moves(setup, state)


def test_a_tie_for_the_start_is_random_among_the_tied() -> None:
    assert after_a_tie("R", {"Y": 60, "B": 60}) == ("chance", ["first Y", "first B"])


@pytest.mark.parametrize(("starter", "next_starter"), [("Y", "Y"), ("R", "B"), ("B", "B")])
def test_clockwise_the_first_of_the_tied_from_the_last_starter_on(
    starter: str, next_starter: str
) -> None:
    tied = {"Y": 60, "B": 60}
    assert after_a_tie(starter, tied, starter_tie="clockwise")[0] == next_starter


def test_clockwise_goes_round_the_table() -> None:
    assert after_a_tie("B", {"Y": 60, "R": 60}, starter_tie="clockwise")[0] == "Y"


def test_clockwise_still_lets_the_richest_start() -> None:
    assert after_a_tie("Y", {"R": 60}, starter_tie="clockwise")[0] == "R"


def test_clockwise_leaves_the_first_start_to_chance() -> None:
    setup = kingdoms(3, starter_tie="clockwise", no_luck="yes")
    state = setup.new()
    assert state.actor() == CHANCE
    assert moves(setup, state) == ["first Y", "first R", "first B"]


# RULES 3: tie for victory


def end_level(hands: dict[str, str], **options: str) -> tuple[GameEnded, list[list[int]]]:
    """The last round ends with 90 for everybody and these castles left unplaced."""
    setup = kingdoms(3, **options)
    gains: Scores = score(setup, FULL)
    money = {seat: 90 - gains.total.get(seat, 0) for seat in "YRB"}
    with_last = hands | {"Y": hands.get("Y", "") + "1"}
    state = draw(setup, FULL_BUT_ONE, hands=with_last, money=money, round=3)
    ended = play(setup, state, "Y castle 1 f5")[-1]
    assert isinstance(ended, GameEnded)
    return ended, state.ranking()


def test_a_tie_at_the_end_is_shared_whatever_is_left_unplaced() -> None:
    ended, ranking = end_level({"Y": "4", "R": "1"})
    assert ended == GameEnded((0, 1, 2), 90)
    assert ranking == [[0, 1, 2]]


def test_by_reserve_the_higher_total_rank_left_unplaced_wins() -> None:
    ended, ranking = end_level({"Y": "22", "R": "111", "B": "3"}, victory_tie="reserve")
    assert ended == GameEnded((0,), 90)
    assert ranking == [[0], [1, 2]]


def test_by_reserve_an_equal_reserve_shares_the_victory() -> None:
    ended, ranking = end_level({"Y": "12", "R": "3", "B": "1"}, victory_tie="reserve")
    assert ended == GameEnded((0, 1), 90)
    assert ranking == [[0, 1], [2]]


def test_by_reserve_money_still_comes_first() -> None:
    setup = kingdoms(2, victory_tie="reserve")
    state = draw(setup, hands={"Y": "1"}, supply="", money={"R": 51}, round=3)
    play(setup, state, "Y castle 1 a1")
    assert state.ranking() == [[1], [0]]


# choosing


def test_the_first_value_of_an_option_is_the_default() -> None:
    assert kingdoms(2).options == {
        "last_castle": "no",
        "no_luck": "no",
        "as_you_go": "no",
        "debt": "allowed",
        "starter_tie": "random",
        "victory_tie": "shared",
        "split_line": "parts",
        "unfilled_lines": "scored",
    }


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName) as raised:
        kingdoms(2, dragons="many")
    assert (raised.value.kind, raised.value.name) == ("option", "dragons")


def test_a_value_that_an_option_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownName) as raised:
        kingdoms(2, debt="maybe")
    assert (raised.value.kind, raised.value.name) == ("value", "debt=maybe")
    assert raised.value.known == "allowed, clamped"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_only_two_to_four_may_play(seats: int) -> None:
    with pytest.raises(WrongSeats) as raised:
        GAME.setup(seats)
    assert (raised.value.seats, raised.value.least, raised.value.most) == (seats, 2, 4)
