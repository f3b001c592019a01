"""Between rounds and at the end: what returns, who starts, who wins."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.rng import Rng
from crownlands.games.kingdoms.events import CastlesReturned, GameEnded, LineScored, RoundEnded
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from tests.games.kingdoms.draw import (
    EMPTY_BOARD,
    Money,
    actor,
    board_of,
    draw,
    hand,
    kingdoms,
    moves,
    play,
    purses,
)
from tests.laws.walk import finished, play_out

ONE_SQUARE_LEFT = """
    +1 +1 +2 +2 +3 +3
    +4 +4 +5 +5 +6 +6
    -1 -2 -3 -4 -5 -6
    MT MT DR GM WZ R1
    R1 R2 R4 Y1 Y1 ..
"""
DEALS = ("chance deal Y +1", "chance deal R +2", "chance deal B +3")


def round_over(setup: KingdomsSetup, money: Money, round: int = 1, starter: str = "Y") -> Kingdoms:
    """A round that ends at once and pays nothing: one castle is placed, and nobody can act."""
    state = draw(setup, hands={"Y": "1"}, supply="", money=money, round=round, starter=starter)
    play(setup, state, "Y castle 1 a1")
    return state


def test_the_round_ends_when_no_square_is_empty() -> None:
    setup = kingdoms(3)
    state = draw(setup, ONE_SQUARE_LEFT)
    events = play(setup, state, "Y castle 1 f5")
    assert RoundEnded(1) in events
    assert state.round == 2
    assert board_of(setup, state).split() == EMPTY_BOARD.split()


def test_rank_one_castles_return_and_higher_ranks_leave_the_game() -> None:  # F06
    setup = kingdoms(3)
    state = draw(setup, ONE_SQUARE_LEFT, hands={"Y": "1", "R": "12233", "B": "111222334"})
    events = play(setup, state, "Y castle 1 f5")
    assert hand(setup, state, "R") == "1112233"
    assert hand(setup, state, "Y") == "111"
    assert CastlesReturned(0, 3) in events
    assert CastlesReturned(1, 2) in events


def test_castles_that_were_not_placed_stay_with_their_owner() -> None:
    setup = kingdoms(3)
    state = draw(setup, ONE_SQUARE_LEFT)
    play(setup, state, "Y castle 1 f5")
    assert hand(setup, state, "B") == "111222334"


def test_all_tiles_are_mixed_again_with_starting_tiles_that_were_not_placed() -> None:
    setup = kingdoms(3)
    half = ONE_SQUARE_LEFT.replace("+1 +1", "B1 B2").replace("WZ", "B1")
    state = draw(setup, half, starting={"B": "WZ"})
    play(setup, state, "Y castle 1 f5")
    assert list(state.supply) == [tile.count for tile in setup.box.tiles]
    assert state.left == 23
    assert setup.view(state, 2).starting == (None, None, None)


def test_everybody_draws_a_new_starting_tile_for_the_next_round() -> None:
    setup = kingdoms(3)
    state = round_over(setup, {"B": 60})
    assert moves(setup, state)[:2] == ["deal Y +1", "deal Y +2"]
    play(setup, state, *DEALS)
    assert setup.view(state, 0).starting == ("+1", "??", "??")


def test_the_richest_seat_starts_the_next_round() -> None:  # F07
    setup = kingdoms(3)
    state = round_over(setup, {"Y": 61, "R": 58, "B": 73})
    play(setup, state, *DEALS)
    assert actor(setup, state) == "B"
    assert setup.view(state, 0).starter == 2


def test_the_balance_may_fall_below_nothing() -> None:  # F08
    setup = kingdoms(2)
    board = "-6 -5 -4 .. .. .." + EMPTY_BOARD.strip()[len(".. .. .. .. .. ..") :]
    state = draw(setup, board, hands={"Y": "3"}, supply="", money={"Y": 20})
    play(setup, state, "Y castle 3 d1")
    assert purses(setup, state)["Y"] == -25


def test_most_money_after_round_three_wins() -> None:
    setup = kingdoms(3)
    state = draw(setup, hands={"Y": "1"}, supply="", money={"Y": 40, "R": 90, "B": 70}, round=3)
    events = play(setup, state, "Y castle 1 a1")
    assert events[-2:] == [RoundEnded(3), GameEnded((1,), 90)]
    assert state.actor() == NOBODY
    assert state.ranking() == [[1], [2], [0]]


def test_the_game_does_not_end_before_round_three() -> None:
    assert round_over(kingdoms(3), {}, round=2).round == 3


def test_equal_money_at_the_end_shares_the_victory() -> None:  # F09
    setup = kingdoms(3)
    state = draw(setup, hands={"Y": "1"}, supply="", money={"Y": 90, "R": 90, "B": 40}, round=3)
    assert play(setup, state, "Y castle 1 a1")[-1] == GameEnded((0, 1), 90)
    assert state.ranking() == [[0, 1], [2]]


def test_castles_do_not_return_when_the_game_is_over() -> None:
    setup = kingdoms(3)
    state = draw(setup, ONE_SQUARE_LEFT, round=3)
    play(setup, state, "Y castle 1 f5")
    assert hand(setup, state, "Y") == "222334"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_standard_game_always_fills_the_board(seats: int) -> None:
    setup = kingdoms(seats)
    for seed in range(150):
        state = setup.new()
        play_out(setup, state, Rng(seed))
        assert state.round == 3
        assert len(state.empties) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_filled_even_when_only_rank_one_castles_are_left(seats: int) -> None:
    setup = kingdoms(seats)
    ones = "1" * {2: 4, 3: 3, 4: 2}[seats]
    for seed in range(50):
        state = draw(setup, hands=dict.fromkeys(setup.seat_tokens, ones), round=3)
        play_out(setup, state, Rng(seed))
        assert len(state.empties) == 0


@pytest.mark.parametrize("debt", ["allowed", "clamped"])
@pytest.mark.parametrize("as_you_go", ["no", "yes"])
def test_money_moves_only_when_a_line_is_scored(debt: str, as_you_go: str) -> None:
    setup = kingdoms(4, debt=debt, as_you_go=as_you_go)
    for seed in range(10):
        match = finished(setup, seed)
        money = [50, 50, 50, 50]
        for event in (event for ply in match.plies for event in ply.events):
            if isinstance(event, LineScored):
                money = [had + gain for had, gain in zip(money, event.gains, strict=True)]
                assert debt == "allowed" or min(money) >= 0
        assert money == match.state.scores()
