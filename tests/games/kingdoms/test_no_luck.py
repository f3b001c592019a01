"""No luck: no starting tiles, and every tile lies open to be chosen."""

from collections import Counter

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.errors import IllegalMove
from crownlands.games.kingdoms.events import RoundStarted, StarterChosen, TilePlaced
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from tests.games.kingdoms.draw import actor, draw, kingdoms, moves, play


@pytest.fixture
def setup() -> KingdomsSetup:
    return kingdoms(3, no_luck="yes")


@pytest.fixture
def state(setup: KingdomsSetup) -> Kingdoms:
    return draw(setup)


def test_chance_chooses_the_first_seat_and_nothing_more(setup: KingdomsSetup) -> None:
    state = setup.new()
    assert moves(setup, state) == ["first Y", "first R", "first B"]
    assert play(setup, state, "chance first B") == [RoundStarted(1), StarterChosen(2)]
    assert actor(setup, state) == "B"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_has_600_moves(seats: int) -> None:  # F13
    setup = kingdoms(seats, no_luck="yes")
    state = setup.new()
    play(setup, state, "chance first Y")
    assert Counter(text.split()[0] for text in moves(setup, state)) == {"castle": 120, "tile": 480}


def test_a_tile_is_chosen_from_the_supply_and_placed(setup: KingdomsSetup, state: Kingdoms) -> None:
    assert play(setup, state, "Y tile DR c3") == [TilePlaced(0, "DR", "c3", chosen=True)]
    assert setup.view(state, 1).supply == 22
    assert "DR" not in setup.view(state, 1).unseen
    with pytest.raises(IllegalMove, match="tile-not-in-supply"):
        play(setup, state, "R tile DR c4")


def test_the_second_tile_of_a_pair_is_still_there(setup: KingdomsSetup, state: Kingdoms) -> None:
    play(setup, state, "Y tile +6 a1", "R tile +6 b1")
    with pytest.raises(IllegalMove, match="tile-not-in-supply"):
        play(setup, state, "B tile +6 c1")


def test_nobody_draws(setup: KingdomsSetup, state: Kingdoms) -> None:
    with pytest.raises(IllegalMove, match="no-luck-no-draw"):
        play(setup, state, "Y draw")
    with pytest.raises(IllegalMove, match="no-starting-tile"):
        play(setup, state, "Y starting a1")


def test_who_has_no_castle_must_place_a_tile(setup: KingdomsSetup) -> None:
    state = draw(setup, hands={"R": "1"}, supply="+1")
    assert moves(setup, state) == [f"tile +1 {square}" for square in setup.box.squares()]
    with pytest.raises(IllegalMove, match="cannot-pass"):
        play(setup, state, "Y pass")


def test_without_castles_and_tiles_the_seat_must_pass(setup: KingdomsSetup) -> None:
    state = draw(setup, hands={"R": "1"}, supply="")
    assert moves(setup, state) == ["pass"]


def test_the_next_round_begins_at_once_with_the_richest(setup: KingdomsSetup) -> None:
    state = draw(setup, hands={"Y": "1"}, supply="", money={"B": 60})
    events = play(setup, state, "Y castle 1 a1")
    assert events[-2:] == [RoundStarted(2), StarterChosen(2)]
    assert actor(setup, state) == "B"
    assert state.left == 23


def test_a_tie_for_the_next_start_is_left_to_chance(setup: KingdomsSetup) -> None:
    state = draw(setup, hands={"Y": "1"}, supply="", money={"B": 60, "R": 60})
    play(setup, state, "Y castle 1 a1")
    assert state.actor() == CHANCE
    assert moves(setup, state) == ["first R", "first B"]
