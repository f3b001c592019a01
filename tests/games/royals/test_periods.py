"""End of turn and end of period: hand limits, the display, scoring, the last round."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.games.royals.box import read_box
from crownlands.games.royals.events import (
    CardShown,
    GameEnded,
    PeriodEnded,
    PeriodScored,
    PeriodStarted,
    Tie,
    TurnStarted,
)
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.scoring import ranked
from crownlands.games.royals.setup import RoyalsSetup
from tests.games.royals.draw import actor, draw, hand, moves, play, royals, thrown

SETUP = royals(3)
FOUR = royals(4)


def test_one_discards_down_to_12_and_4_of_choice_before_the_display_is_filled() -> None:
    state = draw(
        SETUP, hands={"K": "F" * 8 + "S" * 6}, schemes={"K": "FG FG FB FS FS"}, display="B"
    )
    play(SETUP, state, "K done")
    assert moves(SETUP, state) == [
        "discard france",
        "discard spain",
        "drop france-german_states",
        "drop france-britain",
        "drop france-spain",
    ]
    play(SETUP, state, "K discard spain", "K drop france-spain", "K discard france")
    assert (hand(SETUP, state, "K"), thrown(state)) == ("F" * 7 + "S" * 5, "FS")
    assert list(state.intrigue_discards) == [0, 0, 1, 0, 0, 0]
    assert (actor(SETUP, state), state.shown) == ("chance", 1)


def test_discards_go_on_until_both_limits_are_kept() -> None:
    state = draw(SETUP, hands={"K": "F" * 13}, schemes={"K": "FG FG FB FS FS"})
    play(SETUP, state, "K done", "K discard france")
    assert moves(SETUP, state) == [
        "drop france-german_states",
        "drop france-britain",
        "drop france-spain",
    ]


def test_the_pile_may_be_used_up_exactly_without_ending_the_period() -> None:
    state = draw(SETUP, pile="FGB", display="FGB", phase="planning")
    play(SETUP, state, "K three", "K pile", "chance card france", "K take france", "K take britain")
    play(SETUP, state, "K done", "chance show german_states", "chance show britain")
    assert (state.shown, state.pile_size, state.period) == (3, 0, 0)
    assert actor(SETUP, state) == "W"


def test_a_display_that_cannot_be_filled_ends_the_period_after_the_turn() -> None:
    state = draw(SETUP, pile="", display="FGB", phase="planning")
    play(SETUP, state, "K two", "K take france", "K intrigue", "chance scheme france-spain")
    assert state.period == 0
    events = play(SETUP, state, "K done")
    told = [type(event) for event in events]
    assert told[1:] == [PeriodEnded]
    assert (state.period, state.shown, actor(SETUP, state)) == (0, 2, "chance")


def test_a_period_is_scored_once_the_display_is_full_and_before_the_next_turn() -> None:
    state = draw(SETUP, pile="", display="FGB", phase="planning")
    play(SETUP, state, "K two", "K take france", "K intrigue", "chance scheme france-spain")
    play(SETUP, state, "K done")
    first, *scored, begun, turn = play(SETUP, state, "chance show spain")
    assert (first, begun, turn) == (CardShown("spain"), PeriodStarted(2), TurnStarted(1))
    assert [type(event) for event in scored] == [PeriodScored] * 4


def test_what_the_pile_still_has_goes_into_the_display_before_the_discards_are_shuffled() -> None:
    state = draw(SETUP, pile="S", display="F", hands={"W": "FFGG"})
    play(SETUP, state, "K done")
    assert moves(SETUP, state) == ["show spain"]
    before = list(state.discards)
    play(SETUP, state, "chance show spain")
    assert (state.period, list(state.pile), list(state.discards)) == (0, before, [0, 0, 0, 0])
    assert hand(SETUP, state, "W") == "FFGG"  # hands are untouched
    play(SETUP, state, "chance show britain")
    assert (state.period, state.shown, actor(SETUP, state)) == (1, 3, "W")


def test_a_period_is_scored_at_once_and_the_next_seat_moves() -> None:
    state = draw(FOUR, "paris king K", turn="W", pile="", display="FG")
    events = play(FOUR, state, "W done", "chance show spain")
    assert PeriodScored(1, "france", 0, None, (6, 3), (3, 0, 0, 0)) in events
    assert actor(FOUR, state) == "G"
    assert state.scores() == [6, 0, 0, 0]


def test_the_third_period_finishes_the_round_and_is_scored_after_it() -> None:
    board = "paris king K / madrid king W"
    state = draw(FOUR, board, turn="G", starter="W", pile="", display="FG", period=3)
    events = play(FOUR, state, "G done", "chance show spain")
    assert PeriodEnded(3) in events
    assert not any(isinstance(event, PeriodScored) for event in events)
    assert (state.closing, actor(FOUR, state)) == (True, "P")
    for letter in "PK":  # to the right of the starting player
        take = [f"{letter} three", *[f"{letter} pile", "chance card britain"] * 3]
        events = play(FOUR, state, *take, f"{letter} done")
    assert PeriodScored(3, "france", 0, None, (12, 6), (3, 0, 0, 0)) in events
    assert isinstance(events[-1], GameEnded)
    assert actor(FOUR, state) == "nobody"


def test_when_the_last_of_the_round_ends_the_third_period_the_game_is_over() -> None:
    state = draw(FOUR, turn="P", pile="", display="FG", period=3)
    events = play(FOUR, state, "P done", "chance show spain")
    assert isinstance(events[-1], GameEnded)
    assert state.period == 2


def test_when_the_display_is_full_again_after_the_last_turn_no_card_is_shown() -> None:
    state = draw(FOUR, turn="P", period=3, closing=True)
    assert isinstance(play(FOUR, state, "P done")[-1], GameEnded)


# who is first and second


def ties(setup: RoyalsSetup, board: str, country: str, starter: str = "K") -> list[Tie]:
    """What the scoring of period 1 says about equal influence."""
    state = draw(setup, board, turn="G", starter=starter, pile="", display="FG")
    events = play(setup, state, "G done", "chance show spain")
    return [
        tie
        for event in events
        if isinstance(event, PeriodScored) and event.country == country
        for tie in event.ties
    ]


def scored(board: str, country: int, starter: str = "K") -> tuple[list[int], list[int]]:
    """The order of the seats, and the points that period 1 brings."""
    state: Royals = draw(SETUP, board, turn="G", starter=starter, pile="", display="FG")
    order = ranked(state, country)
    play(SETUP, state, "G done", "chance show spain")
    return order, state.scores()


def test_a_tie_of_influence_is_broken_by_the_highest_title() -> None:
    board = "paris king K / bordeaux princess W / reims baron W / avignon cardinal G"
    order, points = scored(board, 0)
    assert order == [0, 1, 2]
    assert points == [6, 3, 0]
    assert ties(SETUP, board, "france") == [Tie(0, 1, "title")]


def test_equal_titles_are_broken_by_the_bonus_of_their_cities() -> None:
    board = "bordeaux princess K / nantes princess W"  # 3 and 5
    assert scored(board, 0) == ([1, 0], [3, 6, 0])
    assert ties(SETUP, board, "france") == [Tie(1, 0, "city")]
    assert ties(SETUP, f"{board} / reims duke G", "france")[1:] == [Tie(0, 2, "title")]


def test_influence_comes_before_titles() -> None:
    board = "paris king K / nantes princess W / reims duke W"
    assert scored(board, 0)[0] == [1, 0]
    assert not ties(SETUP, board, "france")


def test_the_only_one_with_influence_takes_the_first_marker_and_the_second_is_gone() -> None:
    order, points = scored("valencia duke K / madrid exile W", 3)
    assert (order, points) == ([0], [3, 0, 0])
    state = draw(SETUP, "valencia duke K", turn="G", pile="", display="FG")
    play(SETUP, state, "G done", "chance show spain")
    assert SETUP.view(state, NOBODY).markers.periods["spain"][0] == (0, -1)


def test_where_nobody_has_influence_both_markers_leave_the_game() -> None:
    state = draw(SETUP, "madrid exile KW", turn="G", pile="", display="FG")
    play(SETUP, state, "G done", "chance show spain")
    assert SETUP.view(state, NOBODY).markers.periods["spain"] == (
        (-1, -1),
        (None,) * 2,
        (None,) * 2,
    )
    assert state.scores() == [0, 0, 0]


EQUAL = royals(3, read_box(SETUP.box.text.replace("bonus = 3 ", "bonus = 5 ", 1)))
# Bordeaux and Nantes now both print 5


@pytest.mark.parametrize(
    ("more", "starter", "order", "by"),
    [
        ("", "K", [0, 1], "order"),
        ("", "W", [1, 0], "order"),
        ("", "G", [0, 1], "order"),
        (" / reims baron W / bordeaux baron K", "K", [0, 1], "next"),  # 5 against 4
        (" / reims duke W / bordeaux baron K / nantes countess K", "K", [1, 0], "next"),  # Duke
    ],
)
def test_with_equal_bonuses_the_next_best_position_decides_then_turn_order(
    more: str, starter: str, order: list[int], by: str
) -> None:
    board = "bordeaux princess K / nantes princess W" + more
    assert ranked(draw(EQUAL, board, starter=starter), 0) == order
    assert ties(EQUAL, board, "france", starter) == [Tie(order[0], order[1], by)]
