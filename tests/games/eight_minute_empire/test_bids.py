"""The bids for the starting player: sealed, at once, ties to the youngest or to the dice."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.errors import IllegalMove, NothingToUndo
from crownlands.core.game import View
from crownlands.core.match import Match
from crownlands.core.record import Record, person, read_record
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.games.eight_minute_empire.events import (
    BidMade,
    BidsRevealed,
    BidWon,
    DiceRolled,
    StarterNamed,
)
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from tests.games.eight_minute_empire.draw import actors, empire, moves, play, up_to_bids


def bid(setup: EmpireSetup, *coins: int) -> Empire:
    state = up_to_bids(setup)
    play(setup, state, *(f"{s} bid {c}" for s, c in zip(setup.seat_tokens, coins, strict=True)))
    return state


def coins(setup: EmpireSetup, state: Empire) -> tuple[tuple[int, ...], int]:
    view = setup.view(state, NOBODY)
    return view.coins, view.bank


def test_of_the_tied_the_youngest_wins_and_pays_and_names_the_starting_player() -> None:
    """Ages 30, 25 and 40: the second is the youngest, then the first."""
    setup = empire(3, youngest="2-1-3")
    state = bid(setup, 2, 5, 5)
    assert actors(setup, state) == "B"
    assert coins(setup, state) == ((11, 6, 11), 16)
    assert moves(setup, state) == ["first R", "first B", "first Y"]
    play(setup, state, "B first Y")
    order = []
    for _ in range(3):
        order.append(actors(setup, state))
        play(setup, state, f"{order[-1]} take 1", f"{order[-1]} done")
        state.play(-1, state.legal(-1)[0])
    assert order == ["Y", "R", "B"]


def test_the_highest_bid_wins_whatever_the_age() -> None:
    setup = empire(3, youngest="2-1-3")
    assert actors(setup, bid(setup, 2, 5, 6)) == "Y"


def test_when_all_bid_zero_the_youngest_wins_and_nobody_pays() -> None:
    setup = empire(4, youngest="3-1-2-4")
    state = bid(setup, 0, 0, 0, 0)
    assert actors(setup, state) == "Y"
    assert coins(setup, state) == ((9, 9, 9, 9), 8)


def test_the_last_seat_is_the_youngest_unless_the_table_says_otherwise() -> None:
    setup = empire(4)
    assert actors(setup, bid(setup, 3, 1, 3, 0)) == "Y"
    assert actors(setup, bid(setup, 1, 1, 1, 1)) == "W"


def test_one_may_bid_all_coins_and_no_more() -> None:
    setup = empire(5)
    state = up_to_bids(setup)
    for seat in setup.seat_tokens:
        assert moves(setup, state, seat) == [f"bid {coins}" for coins in range(9)]
    assert coins(setup, bid(setup, 8, 0, 0, 0, 0)) == ((0, 8, 8, 8, 8), 12)


@pytest.mark.parametrize("order", ["RBY", "YBR", "BRY"])
def test_all_bid_at_once_in_any_order(order: str) -> None:
    setup = empire(3)
    state = up_to_bids(setup)
    waiting = "RBY"
    for seat in order:
        assert actors(setup, state) == waiting
        play(setup, state, f"{seat} bid {'RBY'.index(seat)}")
        waiting = waiting.replace(seat, "")
    assert state.to_ints() == bid(setup, 0, 1, 2).to_ints()


def test_nobody_bids_twice() -> None:
    setup = empire(3)
    state = up_to_bids(setup)
    play(setup, state, "B bid 1")
    with pytest.raises(IllegalMove) as raised:
        play(setup, state, "B bid 2")
    assert raised.value.rule == "already-bid"


def seen(view: View) -> tuple[tuple[int | None, ...], tuple[bool, ...]]:
    return view.bids, view.has_bid  # type: ignore[attr-defined]


def test_a_bid_is_sealed_until_all_are_made() -> None:
    setup = empire(3)
    state = up_to_bids(setup)
    play(setup, state, "R bid 4", "B bid 0")
    made = (True, True, False)
    assert seen(setup.view(state, 0)) == ((4, None, None), made)
    assert seen(setup.view(state, 1)) == ((None, 0, None), made)
    assert seen(setup.view(state, 2)) == seen(setup.view(state, NOBODY)) == ((None,) * 3, made)
    play(setup, state, "Y bid 2")
    for seat in (0, 1, 2, NOBODY):
        assert seen(setup.view(state, seat)) == ((4, 0, 2), (True,) * 3)


def test_the_others_are_told_that_a_bid_was_made_but_not_which() -> None:
    setup = empire(3)
    assert setup.redact(BidMade(1, 4), 1) == BidMade(1, 4)
    assert {setup.redact(BidMade(1, 4), seat) for seat in (0, 2, NOBODY)} == {BidMade(1, None)}


def test_the_last_bid_opens_all() -> None:
    setup = empire(3)
    state = up_to_bids(setup)
    told = play(setup, state, "Y bid 2", "R bid 4", "B bid 0", "R first B")
    assert told == [
        BidMade(2, 2),
        BidMade(0, 4),
        BidMade(1, 0),
        BidsRevealed((4, 0, 2)),
        BidWon(0, 4),
        StarterNamed(0, 1),
    ]


def test_a_redeal_gives_the_others_any_bid_and_keeps_ones_own() -> None:
    setup = empire(3)
    state = up_to_bids(setup)
    play(setup, state, "R bid 4", "B bid 0")
    drawn = set()
    for seed in range(300):
        guess = state.copy()
        guess.redeal(0, Rng(seed))
        assert (guess.bids[0], guess.bids[2]) == (4, -1)
        drawn.add(guess.bids[1])
    assert drawn == set(range(12))
    assert list(state.bids) == [4, 0, -1]


def test_open_bids_are_not_redealt() -> None:
    setup = empire(3)
    state = bid(setup, 4, 0, 2)
    before = state.to_ints()
    state.redeal(1, Rng(1))
    assert state.to_ints() == before


def started(setup: EmpireSetup) -> Match:
    match = Match(setup, Rng(1))
    match.settle()
    return match


def test_a_bid_may_be_changed_until_another_is_made_or_all_are_open() -> None:
    setup = empire(2)
    match = started(setup)
    match.play(1, setup.vocabulary.read("bid 5"))
    match.undo(1)
    assert match.state.actors() == [0, 1]
    match.play(1, setup.vocabulary.read("bid 2"))
    match.play(0, setup.vocabulary.read("bid 1"))
    for seat in (0, 1):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_a_record_keeps_the_order_in_which_bids_were_made() -> None:
    setup = empire(3)
    match = started(setup)
    for seat, text in ((2, "bid 5"), (0, "bid 5"), (1, "bid 0")):
        match.play(seat, setup.vocabulary.read(text))
    text = Record.of(match, tuple(person(name) for name in "ABC")).write()
    assert text.index("Y bid 5") < text.index("R bid 5") < text.index("B bid 0")
    assert read_record(text, find_game).match().state.to_ints() == match.state.to_ints()


# variant: tied bids are decided by a roll of dice


def test_with_dice_chance_decides_among_the_highest_bids_alone() -> None:
    setup = empire(4, dice="yes")
    state = bid(setup, 3, 1, 3, 3)
    assert actors(setup, state) == "chance"
    assert moves(setup, state) == ["roll R", "roll Y", "roll W"]
    assert state.odds() == [1, 1, 1]
    told = play(setup, state, "chance roll Y")
    assert told == [DiceRolled(2), BidWon(2, 3)]
    assert coins(setup, state) == ((9, 9, 6, 9), 11)
    assert actors(setup, state) == "Y"


def test_with_dice_a_single_highest_bid_needs_no_roll() -> None:
    setup = empire(3, dice="yes")
    assert actors(setup, bid(setup, 3, 1, 2)) == "R"


def test_with_dice_all_zero_is_a_tie_of_all() -> None:
    setup = empire(3, dice="yes")
    assert moves(setup, bid(setup, 0, 0, 0)) == ["roll R", "roll B", "roll Y"]
