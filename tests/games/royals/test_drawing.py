"""Drawing cards: three of countries or one with an intrigue card, each from pile or display."""

import pytest

from crownlands.games.royals.events import CardTaken, IntrigueDrawn, IntrigueShuffled
from tests.games.royals.draw import actor, draw, hand, moves, play, royals

SETUP = royals(3)
OPEN = royals(3, draw="open")


def test_one_takes_all_three_open_cards_and_the_display_stays_empty_until_the_end() -> None:
    state = draw(SETUP, display="FFS", phase="planning")
    play(SETUP, state, "K three", "K take france", "K take spain")
    assert moves(SETUP, state) == ["pile", "take france"]
    play(SETUP, state, "K take france")
    assert (hand(SETUP, state, "K"), state.shown) == ("FFS", 0)
    play(SETUP, state, "K claim reims baron")
    assert state.shown == 0
    play(SETUP, state, "K done")
    assert actor(SETUP, state) == "chance"
    play(SETUP, state, *["chance show britain"] * 3)
    assert (list(state.display), actor(SETUP, state)) == ([0, 0, 3, 0], "W")


def test_every_card_may_come_from_pile_or_display() -> None:
    state = draw(SETUP, display="FFS", phase="planning")
    play(SETUP, state, "K three", "K pile", "chance card britain", "K take spain", "K pile")
    play(SETUP, state, "chance card german_states")
    assert hand(SETUP, state, "K") == "GBS"
    assert "done" in moves(SETUP, state)


@pytest.mark.parametrize("lines", [("K take france", "K intrigue"), ("K intrigue", "K pile")])
def test_one_country_and_one_intrigue_card_come_in_any_order(lines: tuple[str, str]) -> None:
    state = draw(SETUP, display="FFS", phase="planning")
    play(SETUP, state, "K two")
    for line in lines:
        play(SETUP, state, line)
        if actor(SETUP, state) == "chance":
            play(SETUP, state, f"chance {moves(SETUP, state)[0]}")
    assert (hand(SETUP, state, "K"), state.schemes_of(0)) == ("F", 1)
    assert "done" in moves(SETUP, state)


def test_an_empty_pile_leaves_only_the_display() -> None:
    state = draw(SETUP, display="FFS", pile="", phase="planning")
    play(SETUP, state, "K three")
    assert moves(SETUP, state) == ["take france", "take spain"]


def test_the_intrigue_discards_are_shuffled_when_a_draw_finds_the_pile_empty() -> None:
    held = {"K": "FG FG FG FG GB GB GB", "W": "FB FB FB FB", "G": "FS FS FS FS"}
    state = draw(SETUP, schemes=held, intrigue_pile="", phase="planning")
    assert sum(state.intrigue_discards) == 9
    assert IntrigueShuffled() not in play(SETUP, state, "K two", "K take france")
    events = play(SETUP, state, "K intrigue", "chance scheme german_states-spain")
    assert events == [IntrigueShuffled(), IntrigueDrawn(0, "german_states-spain")]
    assert (sum(state.intrigue_pile), sum(state.intrigue_discards)) == (8, 0)


def test_the_intrigue_discards_wait_while_the_pile_lasts() -> None:
    state = draw(SETUP, intrigue_pile="FG", phase="planning")
    play(SETUP, state, "K two", "K intrigue")
    assert moves(SETUP, state) == ["scheme france-german_states"]
    play(SETUP, state, "chance scheme france-german_states")
    assert (sum(state.intrigue_pile), sum(state.intrigue_discards)) == (0, 23)


def test_what_comes_from_the_display_is_known_to_all() -> None:
    state = draw(SETUP, display="FFS", phase="planning")
    assert CardTaken(0, "spain") in play(SETUP, state, "K three", "K take spain")
    play(SETUP, state, "K pile", "chance card britain")
    assert SETUP.view(state, 1).hands[0].countries == {"spain": 1}
    assert SETUP.view(state, 0).hands[0].countries == {"spain": 1, "britain": 1}


# the open reading: the choice is settled by what is drawn


def test_open_draw_the_second_country_card_gives_up_the_intrigue_card() -> None:
    state = draw(OPEN, display="FFS", phase="drawing", draws=(3, 1))
    assert moves(OPEN, state) == ["pile", "intrigue", "take france", "take spain"]
    play(OPEN, state, "K take france")
    assert "intrigue" in moves(OPEN, state)
    play(OPEN, state, "K take france")
    assert moves(OPEN, state) == ["pile", "take spain"]
    play(OPEN, state, "K take spain")
    assert "done" in moves(OPEN, state)


@pytest.mark.parametrize("before", [True, False])
def test_open_draw_an_intrigue_card_leaves_one_country_card_in_all(before: bool) -> None:
    state = draw(OPEN, display="FFS", phase="drawing", draws=(3, 1))
    intrigue = ("K intrigue", "chance scheme france-spain")
    lines = (*intrigue, "K take france") if before else ("K take france", *intrigue)
    play(OPEN, state, *lines)
    assert "done" in moves(OPEN, state)
    assert hand(OPEN, state, "K") == "F"


def test_open_draw_begins_without_a_plan() -> None:
    state = draw(OPEN, phase="playing", turn="G")
    play(OPEN, state, "G done")
    assert moves(OPEN, state)[:2] == ["pile", "intrigue"]


def test_settled_draw_begins_with_a_plan() -> None:
    state = draw(SETUP, phase="playing", turn="G")
    play(SETUP, state, "G done")
    assert moves(SETUP, state) == ["three", "two"]
