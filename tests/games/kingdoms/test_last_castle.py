"""Down to the last castle: all castles, none comes back, and one seat's last one ends the game."""

import pytest

from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.errors import EndlessGame
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.events import FinalRound, GameEnded, RoundEnded
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from tests.games.kingdoms.draw import actor, board_of, draw, hand, kingdoms, moves, play, purses
from tests.laws.walk import play_out

EIGHTEEN_PIECES = """
    +1 +1 +2 +2 +3 +3
    +4 +4 +5 +5 +6 +6
    -1 -2 -3 -4 -5 ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
ONE_SQUARE_LEFT = """
    +1 +1 +2 +2 +3 +3
    +4 +4 +5 +5 +6 +6
    -1 -2 -3 -4 -5 -6
    MT MT DR GM WZ R1
    R1 R2 R4 Y1 Y1 ..
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_all_ten_castles(seats: int) -> None:  # F11
    setup = kingdoms(seats, last_castle="yes")
    state = setup.new()
    assert [hand(setup, state, seat) for seat in setup.seat_tokens] == ["1111222334"] * seats


def test_no_castle_comes_back_after_a_round() -> None:  # F11
    setup = kingdoms(4, last_castle="yes")
    state = draw(setup, ONE_SQUARE_LEFT)
    play(setup, state, "Y castle 1 f5")
    assert state.round == 2
    assert hand(setup, state, "Y") == "1222334"
    assert hand(setup, state, "R") == "112233"


def test_with_three_castles_each_one_square_stays_empty_and_the_game_ends() -> None:  # F10
    setup = kingdoms(2, last_castle="yes")
    for seed in range(30):
        state = draw(setup, hands={"Y": "123", "R": "112"}, starting={"Y": "+1", "R": "MT"})
        play_out(setup, state, Rng(seed))
        assert board_of(setup, state).split().count("..") == 1
        assert state.actor() == NOBODY


def test_who_has_placed_the_last_castle_may_still_draw_and_the_round_goes_on() -> None:  # F12
    setup = kingdoms(2, last_castle="yes")
    state = draw(setup, EIGHTEEN_PIECES, hands={"Y": "4", "R": "1123"})
    assert play(setup, state, "Y castle 4 f3")[-1] == FinalRound(0)
    assert state.final
    play(setup, state, "R castle 1 a4")
    assert actor(setup, state) == "Y"
    assert moves(setup, state) == ["draw"]
    assert state.round == 1


def test_the_final_round_is_played_until_the_board_is_full() -> None:
    setup = kingdoms(2, last_castle="yes")
    state = draw(setup, EIGHTEEN_PIECES, hands={"Y": "4", "R": "1111222334"})
    play(setup, state, "Y castle 4 f3")
    play_out(setup, state, Rng(1))
    assert state.actor() == NOBODY
    assert state.round == 1


def test_only_the_first_last_castle_is_announced() -> None:
    setup = kingdoms(2, last_castle="yes")
    state = draw(setup, EIGHTEEN_PIECES, hands={"Y": "4", "R": "1"})
    events = play(setup, state, "Y castle 4 f3", "R castle 1 a4")
    assert [event for event in events if isinstance(event, FinalRound)] == [FinalRound(0)]


def test_a_round_without_anybodys_last_castle_is_followed_by_another() -> None:
    setup = kingdoms(3, last_castle="yes")
    state = draw(setup, ONE_SQUARE_LEFT, round=4)
    events = play(setup, state, "Y castle 1 f5")
    assert events[-1] == RoundEnded(4)
    assert state.round == 5


def test_when_everybody_must_pass_the_unfilled_board_is_scored() -> None:
    setup = kingdoms(2, last_castle="yes")
    state = draw(setup, EIGHTEEN_PIECES, hands={"Y": "2"}, supply="", final=True)
    events = play(setup, state, "Y castle 2 f3")
    assert isinstance(events[-1], GameEnded)
    assert purses(setup, state) == {"Y": 50 + 2 * -15 + 2 * (3 + 6), "R": 50}


def test_a_starting_tile_in_hand_keeps_the_round_going() -> None:
    setup = kingdoms(2, last_castle="yes")
    state = draw(setup, EIGHTEEN_PIECES, hands={"Y": "2"}, supply="", starting={"R": "MT"})
    play(setup, state, "Y castle 2 f3")
    assert [text[:8] for text in moves(setup, state)] == ["starting"] * 12


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 4), (4, 6)])
def test_the_game_lasts_at_most_so_many_rounds(seats: int, rounds: int) -> None:
    setup = kingdoms(seats, last_castle="yes")
    assert max(sparing_game(setup, seed) for seed in range(40)) == rounds


def sparing_game(setup: KingdomsSetup, seed: int) -> int:
    """Nobody places castles except to stay level: the number of rounds that makes."""
    state, rng = setup.new(), Rng(seed)
    while (seat := state.actor()) != NOBODY:
        assert state.round < 9
        move = state.chance(rng) if seat == CHANCE else sparing_move(setup, state, rng)
        state.play(seat, move)
    return state.round


def sparing_move(setup: KingdomsSetup, state: Kingdoms, rng: Rng) -> int:
    """Tiles while there are any, but a seat with more castles than another uses one up."""
    legal = state.legal(state.actor())
    left = [len(hand(setup, state, seat)) for seat in setup.seat_tokens]
    level = left[state.actor()] == min(left)
    wanted = [move for move in legal if (move >= setup.setting.starting) == level]
    choice = wanted or legal
    return choice[rng.below(len(choice))]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 1), (4, 2)])
def test_the_game_can_be_over_as_soon_as(seats: int, rounds: int) -> None:
    setup = kingdoms(seats, last_castle="yes")
    assert min(hasty_game(setup, seed) for seed in range(10)) == rounds


def hasty_game(setup: KingdomsSetup, seed: int) -> int:
    """Everybody places castles while there are any: the number of rounds that makes."""
    state, rng = setup.new(), Rng(seed)
    while (seat := state.actor()) != NOBODY:
        assert state.round < 9
        move = state.chance(rng) if seat == CHANCE else state.legal(seat)[0]
        state.play(seat, move)
    return state.round


def test_a_box_with_as_many_tiles_as_squares_would_never_end() -> None:
    text = GAME.standard_box().text.replace("columns = 6", "columns = 4")
    box = GAME.read_box(text)
    assert GAME.setup(2, {}, box).box is box
    with pytest.raises(EndlessGame) as raised:
        GAME.setup(2, {"last_castle": "yes"}, box)
    assert raised.value.option == "last_castle"
