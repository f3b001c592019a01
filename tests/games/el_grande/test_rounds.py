"""Setup, power cards, the order of turns, income, taking a card and placing."""

import pytest

from crownlands.core.errors import IllegalMove
from crownlands.core.playout import settle
from crownlands.core.rng import Rng
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import NONE
from crownlands.games.el_grande.setup import GrandeSetup
from tests.games.el_grande.draw import (
    actor,
    court,
    draw,
    grande,
    kinds,
    moves,
    phase,
    play,
    province,
    standing,
    targets,
)

SETUP = grande(3)
EVERYTHING = ("d1_4_own", "d2_veto", "d3_score_4", "d4_grande")


def laid_out(setup: GrandeSetup = SETUP) -> ElGrande:
    """A new match before its first power card; red begins."""
    state = setup.new()
    homes = ["galicia", "aragon", "sevilla", "granada", "valencia"][: setup.seats]
    play(setup, state, "chance crown cataluna", *(f"chance home {home}" for home in homes))
    if actor(setup, state) == "chance" and "first R" in moves(setup, state):
        play(setup, state, "chance first R")
    play(setup, state, *(f"chance reveal {card}" for card in EVERYTHING))
    return state


# setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_alike_in_a_home_of_its_own(seats: int) -> None:
    setup = grande(seats)
    state = setup.new()
    settle(state, Rng(seats))
    view = setup.view(state, 0)
    assert (view.court, view.province, view.scores) == ((7,) * seats, (21,) * seats, (0,) * seats)
    assert len({view.king, *view.homes}) == seats + 1
    for seat, home in enumerate(view.homes):
        assert home is not None
        assert view.places[home].caballeros[seat] == 2
    assert None not in view.cards
    assert view.cards[4] == "d5_king"


def test_home_regions_are_dealt_from_what_the_king_left() -> None:
    state = SETUP.new()
    play(SETUP, state, "chance crown aragon", "chance home galicia")
    assert "home aragon" not in moves(SETUP, state)
    assert "home galicia" not in moves(SETUP, state)
    assert len(moves(SETUP, state)) == 7


def test_a_seat_may_be_named_to_begin() -> None:
    setup = grande(3, starter="2")
    assert actor(setup, laid_out(setup)) == "B"


def test_one_card_of_each_deck_is_turned_up_and_the_kings_card_lies_there_again() -> None:
    state = laid_out()
    assert SETUP.view(state, 0).cards == (*EVERYTHING, "d5_king")
    play(SETUP, state, "R power 13", "B power 12", "Y power 11", "R take 5", "R done")
    assert SETUP.view(state, 0).cards[4] is None
    with pytest.raises(IllegalMove, match="card-gone"):
        play(SETUP, state, "B take 5")
    play(SETUP, state, "B take 1", "B done", "Y call 0", "Y take 2", "Y done")
    assert SETUP.view(state, 0).cards == (None, None, None, None, "d5_king")
    unseen = SETUP.view(state, 0).unseen
    assert "d1_4_own" not in unseen
    assert (unseen["d2_veto"], sum(unseen.values())) == (1, 40)


# power cards


def test_values_decide_the_order_and_the_lowest_begins_the_next_round() -> None:
    state = laid_out()
    play(SETUP, state, "R power 7", "B power 12")
    with pytest.raises(IllegalMove, match="value-taken"):
        play(SETUP, state, "Y power 7")
    play(SETUP, state, "Y power 1")
    assert SETUP.view(state, 0).order == (1, 0, 2)
    assert phase(SETUP, state) == "taking"  # 12 has no heads: no income
    play(SETUP, state, "B take 1", "B done")
    assert targets(SETUP, state, "call") == ["0", "1", "2", "3"]
    play(SETUP, state, "R call 3", "R take 2", "R done")
    assert targets(SETUP, state, "call")[-1] == "6"
    play(SETUP, state, "Y call 6", "Y take 3", "Y done")
    play(SETUP, state, *(f"chance {card}" for card in ("reveal d1_add2", "reveal d2_each_1")))
    play(SETUP, state, "chance reveal d3_score_5", "chance reveal d4_grande")
    assert actor(SETUP, state) == "Y"
    with pytest.raises(IllegalMove, match="not-in-hand"):
        play(SETUP, state, "Y power 1")


def test_heads_of_all_power_cards() -> None:
    assert SETUP.box.heads == (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0)


# income


def test_fewer_may_come_and_none() -> None:
    state = draw(SETUP, heads=3)
    play(SETUP, state, "R call 1")
    assert (phase(SETUP, state), court(SETUP, state, "R")) == ("taking", 8)


def test_what_the_province_lacks_may_come_off_the_board() -> None:
    state = draw(SETUP, "galicia R2 / cataluna R3 / castillo R1", heads=5, province={"R": 2})
    assert targets(SETUP, state, "call") == ["0", "1", "2"]
    play(SETUP, state, "R call 2")
    assert moves(SETUP, state) == ["enough", "withdraw galicia"]
    play(SETUP, state, "R withdraw galicia", "R withdraw galicia")
    assert (phase(SETUP, state), court(SETUP, state, "R")) == ("taking", 11)
    assert province(SETUP, state, "R") == 0


def test_whoever_leaves_some_in_the_province_takes_none_off_the_board() -> None:
    state = draw(SETUP, "galicia R2", heads=5, province={"R": 2})
    play(SETUP, state, "R call 1")
    assert phase(SETUP, state) == "taking"


def test_nobody_has_to_take_any_off_the_board() -> None:
    state = draw(SETUP, "galicia R2", heads=5, province={"R": 1})
    play(SETUP, state, "R call 1", "R enough")
    assert (phase(SETUP, state), standing(SETUP, state, "galicia")) == ("taking", "R2")


@pytest.mark.parametrize(("province", "then"), [(2, "taking"), (0, "income")])
def test_strictly_only_an_empty_province_is_made_up_for(province: int, then: str) -> None:
    setup = grande(3, shortage="empty")
    state = draw(setup, "galicia R2", heads=5, province={"R": province})
    if province:
        play(setup, state, f"R call {province}")
    assert phase(setup, state) == then


# taking and placing


def test_a_card_must_be_taken() -> None:
    state = draw(SETUP, taken=False)
    assert kinds(SETUP, state) == {"take"}
    with pytest.raises(IllegalMove, match="take-first"):
        play(SETUP, state, "R done")


@pytest.mark.parametrize(
    ("king", "places"),
    [
        ("galicia", ["pais_vasco", "castilla_la_vieja", "castillo"]),
        (
            "castilla_la_nueva",
            ["aragon", "castilla_la_vieja", "sevilla", "granada", "valencia", "castillo"],
        ),
    ],
)
def test_placing_goes_next_to_the_king_or_into_the_castillo(king: str, places: list[str]) -> None:
    state = draw(SETUP, king=king, card="d3_score_4")
    assert targets(SETUP, state, "place") == places


def test_as_many_as_the_card_has_heads_and_the_court_has() -> None:
    state = draw(SETUP, card="d3_score_4")
    play(SETUP, state, *["R place aragon"] * 3)
    assert kinds(SETUP, state) == {"done", "use"}
    state = draw(SETUP, card="d3_score_4", court={"R": 1})
    play(SETUP, state, "R place aragon")
    assert kinds(SETUP, state) == {"done", "use"}


def test_placing_is_one_block() -> None:
    state = draw(SETUP, "galicia R2", card="d4_grande", homes={"R": "galicia"})
    play(SETUP, state, "R place aragon", "R grande sevilla")
    assert moves(SETUP, state) == ["done"]
    with pytest.raises(IllegalMove, match="no-heads"):
        play(SETUP, state, "R place aragon")


def test_the_special_action_is_one_block() -> None:
    state = draw(SETUP, "galicia R2", card="d1_4_own")
    play(SETUP, state, "R move R galicia sevilla")
    with pytest.raises(IllegalMove, match="finish-first"):
        play(SETUP, state, "R place aragon")
    play(SETUP, state, "R enough", "R place aragon")
    with pytest.raises(IllegalMove, match="special-over"):
        play(SETUP, state, "R move R galicia sevilla")


def test_a_turn_may_end_with_nothing_done() -> None:
    state = draw(SETUP, "galicia R2", card="d1_4_own")
    play(SETUP, state, "R done")
    assert (actor(SETUP, state), state.card) == ("B", NONE)
