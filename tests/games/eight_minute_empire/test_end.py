"""The end: when it comes, who wins, all tie-breaks, and three games in a row."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.game import Event
from crownlands.games.eight_minute_empire.events import (
    GameEnded,
    GameScored,
    GameStarted,
    GoodsScored,
    RegionScored,
)
from crownlands.games.eight_minute_empire.rules import Empire
from tests.games.eight_minute_empire.draw import actors, draw, empire, play, tally
from tests.laws.walk import finished, walk

# seats, cards each, cards taken in all, then left: open and in the pile
ENDS = [(2, 13, 26, 6, 5), (3, 10, 30, 6, 1), (4, 8, 32, 5, 0), (5, 7, 35, 6, 1)]


@pytest.mark.parametrize(("seats", "each", "taken", "row", "pile"), ENDS)
def test_the_game_ends_when_everybody_owns_so_many_cards(
    seats: int, each: int, taken: int, row: int, pile: int
) -> None:
    setup = empire(seats)
    match = finished(setup, 2)
    view = setup.view(match.state, NOBODY)
    assert [len(cards) for cards in view.cards] == [each] * seats
    assert (len(view.row), view.pile) == (row, pile)
    events = [event for ply in match.plies for event in ply.events]
    assert sum(type(event).__name__ == "CardTaken" for event in events) == taken
    assert isinstance(events[-1], GameEnded)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_lie_open_whenever_one_is_to_be_taken(seats: int) -> None:
    setup = empire(seats)
    for state, _, _ in walk(setup, 3):
        view = setup.view(state, NOBODY)
        if view.phase == "taking":
            assert len(view.row) == 6


def test_the_last_turn_of_four_players_finds_six_cards_and_an_empty_pile() -> None:
    setup = empire(4)
    left = [
        (len(view.row), view.pile)
        for state, _, _ in walk(setup, 4)
        if (view := setup.view(state, NOBODY)).phase == "taking"
    ]
    assert left[-1] == (6, 0)


# who wins


def ranking(board: str, coins: dict[str, int], **earlier: int) -> list[str]:
    """The letters of each place, as the position stands."""
    setup = empire(3)
    state = draw(setup, board, coins=coins, earlier=earlier)
    return ["".join(setup.seat_tokens[seat] for seat in place) for place in state.ranking()]


EVEN = {"R": 5, "B": 5, "Y": 5}
LEVEL = "W1 R I1 B S1 Y"  # a region and a continent each


def test_most_points_win() -> None:
    assert ranking("W1 R W2 R I1 B", {"R": 0, "B": 11, "Y": 11}) == ["R", "B", "Y"]


def test_then_most_coins() -> None:
    assert ranking(LEVEL, {"R": 5, "B": 6, "Y": 4}) == ["B", "R", "Y"]


def test_then_most_armies_on_the_board_cities_apart() -> None:
    assert ranking("W1 RR I1 Bbbb S1 Y", EVEN) == ["R", "BY"]


def test_then_most_regions() -> None:
    """Blue has its three points from two regions and a continent, red from one, one and a good."""
    setup = empire(3)
    board = "W1 RR I1 B I2 B"
    state = draw(setup, board, coins=EVEN, cards={"R": "crystal:+1"})
    assert {seat: one.total for seat, one in tally(setup, state).items()} == {
        "R": 3,
        "B": 3,
        "Y": 0,
    }
    assert state.standing(0)[:3] == state.standing(1)[:3]
    assert state.ranking() == [[1], [0], [2]]


def test_what_is_still_tied_is_a_shared_victory() -> None:
    assert ranking(LEVEL, EVEN) == ["RBY"]


# three games in a row


def scored(events: list[Event]) -> list[tuple[int, ...]]:
    return [event.points for event in events if isinstance(event, GameScored)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_points_of_three_games_are_added(seats: int) -> None:
    setup = empire(seats, three_games="yes", goods_tokens="yes")
    match = finished(setup, 5)
    events = [event for ply in match.plies for event in ply.events]
    games = scored(events)
    assert len(games) == 3
    assert match.state.scores() == [sum(points) for points in zip(*games, strict=True)]
    assert [event.game for event in events if isinstance(event, GameStarted)] == [1, 2, 3]
    assert sum(isinstance(event, GameEnded) for event in events) == 1


def test_each_game_is_set_up_and_bid_for_anew() -> None:
    setup = empire(3, three_games="yes")
    starts: list[Empire] = []
    for state, _, _ in walk(setup, 6):
        view = setup.view(state, NOBODY)
        if view.phase == "row" and not view.row and not any(view.cards):
            starts.append(state.copy())  # type: ignore[arg-type]
    assert [start.game for start in starts] == [1, 2, 3]
    first = setup.view(starts[0], NOBODY)
    for start in starts[1:]:
        view = setup.view(start, NOBODY)
        same = ("coins", "bank", "armies", "cities", "regions", "unseen", "bids", "starter")
        assert [getattr(view, name) for name in same] == [getattr(first, name) for name in same]
        assert [one.earlier for one in view.tally] == list(start.totals)


def last_turn(earlier: dict[str, int], coins: dict[str, int]) -> list[list[int]]:
    """Blue ends the third game; the board gives both the same points."""
    setup = empire(2, three_games="yes")
    hand = " ".join(["anvil:L5"] + ["wood:L3"] * 12)
    state = draw(
        setup,
        "W1 RR I1 BB",
        turn="B",
        using="wood:S3",
        cards={"R": hand, "B": " ".join(hand.split()[:12])},
        row="ore:S2",
        pile="",
        coins=coins,
        earlier=earlier,
        game=3,
    )
    told = play(setup, state, "B done")
    assert actors(setup, state) == ""
    assert isinstance(told[-1], GameEnded)
    assert list(told[-1].winners) == state.ranking()[0]
    return state.ranking()


def test_the_highest_sum_wins() -> None:
    """14 + 9 + 12 = 35 against 11 + 13 + 12 = 36, were the last twelve scored now."""
    assert last_turn({"R": 14 + 9, "B": 11 + 13}, {"R": 9, "B": 0}) == [[1], [0]]


def test_a_tied_sum_is_decided_by_the_coins_of_the_last_game() -> None:
    assert last_turn({"R": 20, "B": 20}, {"R": 3, "B": 2}) == [[0], [1]]
    assert last_turn({"R": 20, "B": 20}, {"R": 2, "B": 2}) == [[0, 1]]


# what is told of the scoring


@pytest.mark.parametrize("seats", [2, 5])
def test_all_points_are_told_region_by_region_continent_by_continent_good_by_good(
    seats: int,
) -> None:
    setup = empire(seats, goods_tokens="yes")
    for seed in range(4):
        match = finished(setup, seed)
        told = [0] * seats
        for event in match.plies[-1].events:
            if isinstance(event, GoodsScored):
                told[event.seat] += event.points
            elif type(event).__name__ in ("RegionScored", "ContinentScored"):
                seat = event.seat  # type: ignore[attr-defined]
                if seat is not None:
                    told[seat] += 1
        assert told == match.state.scores()


def test_a_region_is_told_with_the_strength_of_everybody() -> None:
    setup = empire(2, three_games="yes")
    hand = " ".join(["wood:L3"] * 13)
    state = draw(
        setup,
        "W1 RRb M4 Rrr I1 N",
        turn="B",
        using="wood:S3",
        cards={"R": hand, "B": " ".join(["wood:L3"] * 12)},
        row="ore:S2",
        pile="",
    )
    told = [event for event in play(setup, state, "B done") if isinstance(event, RegionScored)]
    assert told == [
        RegionScored("W1", 0, (2, 1, 0)),
        RegionScored("I1", None, (0, 0, 1)),
        RegionScored("M4", 0, (3, 0, 0)),
    ]
