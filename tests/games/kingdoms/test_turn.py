"""Setting up and taking turns: castle, draw or starting tile, and passing only when forced."""

from collections import Counter

import pytest

from crownlands.core.contract import CHANCE
from crownlands.core.errors import IllegalMove
from crownlands.games.kingdoms.events import (
    CastlePlaced,
    Passed,
    RoundStarted,
    StarterChosen,
    StartingTilePlaced,
    TileDealt,
    TileDrawn,
    TilePlaced,
)
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from tests.games.kingdoms.draw import actor, board_of, draw, hand, kingdoms, moves, play, purses

DEALS = ("chance deal Y +1", "chance deal R +2", "chance deal B +3", "chance deal G +4")
HALF_FULL = """
    +1 .. +2 .. +3 ..
    .. +4 .. +5 .. +6
    -1 .. -2 .. -3 ..
    .. -4 .. -5 .. -6
    MT .. DR .. GM ..
"""


def begun(setup: KingdomsSetup) -> Kingdoms:
    """A match in which yellow is about to take the first turn."""
    state = setup.new()
    play(setup, state, *DEALS[: setup.seats], "chance first Y")
    return state


@pytest.mark.parametrize(
    ("seats", "castles", "supply"),
    [(2, "1111222334", 21), (3, "111222334", 20), (4, "11222334", 19)],
)
def test_every_seat_begins_with_its_castles_a_tile_and_fifty(  # F01
    seats: int, castles: str, supply: int
) -> None:
    setup = kingdoms(seats)
    state = begun(setup)
    assert [hand(setup, state, seat) for seat in setup.seat_tokens] == [castles] * seats
    assert state.scores() == [50] * seats
    assert state.left == sum(state.supply) == supply
    assert setup.view(state, 0).starting == ("+1", *["??"] * (seats - 1))


def test_the_box_holds_two_of_each_resource_one_of_each_hazard_and_five_special_tiles() -> None:
    counts = {tile.token: tile.count for tile in kingdoms().box.tiles}
    resources = {f"+{value}": 2 for value in range(1, 7)}
    hazards = {f"-{value}": 1 for value in range(1, 7)}
    assert counts == resources | hazards | {"MT": 2, "DR": 1, "GM": 1, "WZ": 1}


def test_starting_tiles_are_dealt_in_seat_order_and_then_a_random_seat_starts() -> None:
    setup = kingdoms(3)
    state = setup.new()
    assert moves(setup, state)[0] == "deal Y +1"
    events = play(setup, state, "chance deal Y +1", "chance deal R MT", "chance deal B WZ")
    assert events == [
        RoundStarted(1),
        TileDealt(0, "+1"),
        TileDealt(1, "MT"),
        TileDealt(2, "WZ"),
    ]
    assert moves(setup, state) == ["first Y", "first R", "first B"]
    assert state.odds() == [1, 1, 1]
    assert play(setup, state, "chance first R") == [StarterChosen(1)]
    assert actor(setup, state) == "R"


def test_a_tile_that_was_dealt_is_no_longer_in_the_supply() -> None:
    setup = kingdoms(3)
    state = setup.new()
    play(setup, state, "chance deal Y DR")
    assert "deal R DR" not in moves(setup, state)
    assert len(state.odds()) == 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_offers_120_castles_30_starting_tiles_and_a_draw(seats: int) -> None:  # F02
    setup = kingdoms(seats)
    kinds = Counter(text.split()[0] for text in moves(setup, begun(setup)))
    assert kinds == {"castle": 120, "starting": 30, "draw": 1}


def test_a_castle_goes_on_an_empty_square_and_the_turn_passes_clockwise() -> None:
    setup = kingdoms(3)
    state = begun(setup)
    assert play(setup, state, "Y castle 3 b4") == [CastlePlaced(0, 3, "b4")]
    assert board_of(setup, state).splitlines()[3] == ".. Y3 .. .. .. .."
    assert hand(setup, state, "Y") == "11122234"
    assert actor(setup, state) == "R"


def test_after_the_last_seat_the_first_takes_its_turn() -> None:
    setup = kingdoms(3)
    state = begun(setup)
    play(setup, state, "Y castle 1 a1", "R castle 1 b1", "B castle 1 c1")
    assert actor(setup, state) == "Y"


def test_a_drawn_tile_must_be_placed_by_the_seat_that_drew_it() -> None:
    setup = kingdoms(2)
    state = draw(setup, HALF_FULL, starting={"Y": "+1"})
    events = play(setup, state, "Y draw", "chance drawn +6")
    assert events == [TileDrawn(0, "+6")]
    empty = ["b1", "d1", "f1", "a2", "c2", "e2", "b3", "d3", "f3", "a4", "c4", "e4", "b5", "d5"]
    assert moves(setup, state) == [f"place {square}" for square in [*empty, "f5"]]
    assert play(setup, state, "Y place b1") == [TilePlaced(0, "+6", "b1", chosen=False)]
    assert actor(setup, state) == "R"


def test_a_draw_is_as_likely_as_the_tiles_that_are_left() -> None:
    setup = kingdoms(2)
    state = draw(setup, supply="+1 +1 -6 WZ")
    play(setup, state, "Y draw")
    assert moves(setup, state) == ["drawn +1", "drawn -6", "drawn WZ"]
    assert state.odds() == [2, 1, 1]


def test_the_starting_tile_is_placed_face_up_and_not_replaced() -> None:
    setup = kingdoms(2)
    state = draw(setup, starting={"Y": "DR", "R": "MT"})
    assert play(setup, state, "Y starting c3") == [StartingTilePlaced(0, "DR", "c3")]
    assert board_of(setup, state).splitlines()[2] == ".. .. DR .. .. .."
    assert setup.view(state, 0).starting == (None, "??")
    play(setup, state, "R castle 1 a1")
    assert not any(text.startswith("starting") for text in moves(setup, state))


def test_with_only_the_supply_left_drawing_is_forced() -> None:  # F03
    setup = kingdoms(2)
    state = draw(setup, HALF_FULL, hands={"R": "1"}, supply="+6")
    assert moves(setup, state) == ["draw"]
    assert refused(setup, state, "Y pass") == "cannot-pass"


def test_who_can_do_nothing_must_pass_and_the_round_goes_on() -> None:  # F04
    setup = kingdoms(2)
    state = draw(setup, HALF_FULL, hands={"R": "12"}, supply="")
    assert moves(setup, state) == ["pass"]
    assert play(setup, state, "Y pass") == [Passed(0)]
    assert actor(setup, state) == "R"
    assert state.round == 1


def test_nobody_may_pass_who_has_a_castle_or_a_starting_tile() -> None:
    setup = kingdoms(2)
    with_castle = draw(setup, HALF_FULL, hands={"Y": "1"}, supply="")
    with_tile = draw(setup, HALF_FULL, hands={}, starting={"Y": "+6"}, supply="")
    assert refused(setup, with_castle, "Y pass") == "cannot-pass"
    assert refused(setup, with_tile, "Y pass") == "cannot-pass"


def test_a_passing_seat_plays_again_when_its_turn_returns() -> None:
    setup = kingdoms(2)
    state = draw(setup, HALF_FULL, hands={"R": "12"}, supply="")
    play(setup, state, "Y pass", "R castle 1 b1", "Y pass", "R castle 2 d1")
    assert state.round == 2


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Y castle 1 a1", "square-taken"),
        ("Y castle 4 b1", "no-castle"),
        ("Y starting b1", "no-starting-tile"),
        ("Y place b1", "nothing-drawn"),
        ("Y draw", "supply-empty"),
        ("Y tile +6 b1", "only-in-no-luck"),
        ("R castle 1 b1", "not-your-turn"),
        ("Y drawn +6", "chance-only"),
        ("Y deal R +6", "chance-only"),
        ("Y first R", "chance-only"),
        ("chance drawn +6", "not-your-turn"),
    ],
)
def test_a_refused_move_names_its_rule(line: str, rule: str) -> None:
    setup = kingdoms(2)
    state = draw(setup, HALF_FULL, hands={"Y": "1", "R": "1"}, supply="")
    assert refused(setup, state, line) == rule


@pytest.mark.parametrize("line", ["Y castle 1 b1", "Y draw", "Y pass", "Y starting b1"])
def test_who_holds_a_drawn_tile_may_do_nothing_else(line: str) -> None:
    setup = kingdoms(2)
    state = draw(setup, HALF_FULL, held="+6", starting={"Y": "+1"})
    assert refused(setup, state, line) == "must-place-drawn"
    assert refused(setup, state, "Y place a1") == "square-taken"


def test_chance_makes_only_the_moves_that_are_due() -> None:
    setup = kingdoms(2)
    state = draw(setup, supply="+1")
    play(setup, state, "Y draw")
    for line in ("chance drawn +2", "chance deal Y +1", "chance first Y", "chance pass"):
        assert refused(setup, state, line) == "not-chance"


def test_after_the_end_every_move_is_refused() -> None:
    setup = kingdoms(2)
    state = draw(setup, hands={"Y": "1"}, supply="", round=3)
    play(setup, state, "Y castle 1 a1")
    assert actor(setup, state) == ""
    for line in ("Y pass", "R draw", "chance first Y"):
        assert refused(setup, state, line) == "game-over"
    assert purses(setup, state) == {"Y": 50, "R": 50}


def refused(setup: KingdomsSetup, state: Kingdoms, line: str) -> str:
    """The rule that forbids the move; the position must not have changed."""
    before = state.to_ints()
    with pytest.raises(IllegalMove) as raised:
        play(setup, state, line)
    assert state.to_ints() == before
    assert raised.value.seat in (*range(setup.seats), CHANCE)
    return raised.value.rule
