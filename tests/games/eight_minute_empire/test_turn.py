"""A turn: take a card, pay, act or not, slide the row, refill it; and what may be undone."""

import pytest

from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.errors import IllegalMove, NothingToUndo
from crownlands.core.game import Event
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games.eight_minute_empire.events import (
    ArmyPlaced,
    CardTaken,
    CardTurnedUp,
    TurnEnded,
)
from tests.games.eight_minute_empire.draw import actors, draw, empire, moves, play, row_of
from tests.laws.walk import finished

ROW = "crystal:+1 wood:S3 carrot:C ore:S2 anvil:L5 joker:+2"


def test_the_third_card_costs_one_and_the_row_slides_left_and_is_refilled() -> None:
    setup = empire(3)
    state = draw(setup, "START RRRBBBYYY", row=ROW, coins={"R": 4})
    play(setup, state, "R take 3", "R done", "chance card wood:L3")
    assert state.coins[0] == 3
    assert row_of(setup, state) == "crystal:+1 wood:S3 ore:S2 anvil:L5 joker:+2 wood:L3"
    prices = [offer.coins for offer in setup.view(state, NOBODY).row]
    assert prices == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(("coins", "slots"), [(0, 1), (1, 3), (2, 5), (3, 6), (9, 6)])
def test_only_cards_that_can_be_paid_for_may_be_taken(coins: int, slots: int) -> None:
    setup = empire(3)
    state = draw(setup, coins={"R": coins})
    assert moves(setup, state) == [f"take {slot}" for slot in range(1, slots + 1)]


@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_price_goes_to_the_bank(slot: int, price: int) -> None:
    setup = empire(4)
    state = draw(setup)
    bank = setup.view(state, NOBODY).bank
    play(setup, state, f"R take {slot}")
    view = setup.view(state, NOBODY)
    assert (view.coins, view.bank) == ((9 - price, 9, 9, 9), bank + price)


def test_taking_a_card_is_compulsory() -> None:
    setup = empire(3)
    with pytest.raises(IllegalMove) as raised:
        play(setup, draw(setup), "R done")
    assert raised.value.rule == "take-first"


def test_the_card_is_laid_open_in_front_of_its_owner() -> None:
    setup = empire(3)
    state = draw(setup, row=ROW, cards={"B": "ore:+3"})
    play(setup, state, "R take 5")
    assert setup.view(state, 1).cards == (("anvil:L5",), ("ore:+3",), ())
    in_use = setup.view(state, 2).in_use
    assert in_use is not None
    assert (in_use.card, in_use.left) == ("anvil:L5", (5,))


def test_the_action_may_be_ignored_and_the_card_is_kept() -> None:
    setup = empire(3)
    state = draw(setup, "START RRR", row=ROW)
    play(setup, state, "R take 1", "R done")
    assert state.armies_out(0) == 3
    assert setup.view(state, 0).cards[0] == ("crystal:+1",)


def test_the_row_is_refilled_when_the_action_is_finished_and_not_before() -> None:
    setup = empire(3)
    state = draw(setup, "START RRR", row=ROW)
    play(setup, state, "R take 6", "R place START")
    assert (actors(setup, state), len(row_of(setup, state).split())) == ("R", 5)
    play(setup, state, "R place START")
    assert moves(setup, state) == ["done"]
    play(setup, state, "R done")
    assert actors(setup, state) == "chance"


def test_a_turn_tells_what_happened() -> None:
    setup = empire(3)
    state = draw(setup, "START RRR", row=ROW)
    told = play(setup, state, "R take 6", "R place START", "R done", "chance card wood:L3")
    assert told == [
        CardTaken(0, 6, "joker:+2", 3),
        ArmyPlaced(0, "START"),
        TurnEnded(0),
        CardTurnedUp("wood:L3", 6),
    ]


def test_turns_go_clockwise() -> None:
    setup = empire(5)
    state = draw(setup, turn="W")
    order = ""
    for _ in range(5):
        order += actors(setup, state)
        play(setup, state, f"{order[-1]} take 1", f"{order[-1]} done")
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert order == "WKRBY"


# undo


def match_at_first_turn() -> Match:
    setup = empire(2)
    match = Match(setup, Rng(3))
    match.settle()
    for line in ("bid 1", "bid 0", "first R"):
        seat = match.state.actor()
        match.play(seat, setup.vocabulary.read(line))
    return match


def test_every_choice_of_a_turn_may_be_undone_until_the_row_is_refilled() -> None:
    match = match_at_first_turn()
    before = [match.state.to_ints()]
    match.play(0, match.state.legal(0)[0])
    while len(match.state.legal(0)) > 1:
        before.append(match.state.to_ints())
        match.play(0, match.state.legal(0)[-1])
    while before:
        match.undo(0)
        assert match.state.to_ints() == before.pop()


def test_a_turn_whose_end_turned_up_a_card_is_not_undone() -> None:
    match = match_at_first_turn()
    match.play(0, match.state.legal(0)[0])
    match.play(0, match.setup.vocabulary.read("done"))
    with pytest.raises(NothingToUndo):
        match.undo(0)


# invariants after every step


def paid(event: Event) -> int:
    return event.coins if event.__class__.__name__ in ("CardTaken", "BidWon") else 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_coin_that_leaves_a_player_is_paid_to_the_bank(seats: int) -> None:
    setup = empire(seats)
    for seed in range(4):
        match = finished(setup, seed)
        purses = [setup.setting.coins] * seats
        for event in (event for ply in match.plies for event in ply.events):
            if paid(event):
                purses[event.seat] -= paid(event)  # type: ignore[attr-defined]
        view = setup.view(match.state, NOBODY)
        assert view.coins == tuple(purses)
        assert sum(view.coins) + view.bank == 44
