"""Greedy at Royals: it draws what it needs, buys, takes over when worth it, and ends its turn."""

import time

import pytest

from crownlands.bots import find_player, greedy
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games.royals.rules import Royals
from tests.games.royals.draw import actor, draw, hand, play, royals

SETUP = royals(2)
IS_COMPILED = not str(greedy.__file__).endswith(".py")


def chosen(state: Royals, seat: int = 0, seed: int = 1) -> str:
    """What greedy would do there."""
    move = find_player("greedy").choose(Vantage(SETUP, state, seat), Rng(seed))
    return SETUP.vocabulary.texts[move]


def turn_of_greedy(state: Royals, seat: str = "K") -> list[str]:
    """All that it does until chance or another seat moves."""
    made = []
    while actor(SETUP, state) == seat:
        made.append(chosen(state, SETUP.seat_tokens.index(seat)))
        play(SETUP, state, f"{seat} {made[-1]}")
    return made


def test_greedy_takes_the_open_card_that_it_saves_for() -> None:
    hands = {"K": "GGGGGGG"}
    state = draw(SETUP, hands=hands, display="FGS", phase="drawing", draws=(3, 0))
    assert chosen(state) == "take german_states"


def test_greedy_leaves_open_cards_that_buy_nothing_any_more() -> None:
    spain = "madrid king K / valencia duke K / valencia marshal K / seville cardinal K"
    spain += " / seville baron K / barcelona countess K / barcelona marshal K"
    state = draw(SETUP, spain, display="SSS", phase="drawing", draws=(1, 0))
    assert chosen(state) == "pile"


def test_greedy_plans_for_intrigue_only_while_it_can_hold_more() -> None:
    state = draw(SETUP, schemes={"K": "FG FB FS GB"}, phase="planning")
    assert chosen(state) == "three"
    state = draw(SETUP, "paris king W", phase="planning", hands={"K": "FFFFFFFFGGGG"})
    assert chosen(state) == "two"  # the hand is full


def test_greedy_plans_for_intrigue_where_nothing_is_free() -> None:
    names = SETUP.box.position_names()
    board = " / ".join(f"{name} W" for name in names)
    assert chosen(draw(SETUP, board, phase="planning")) == "two"
    assert chosen(draw(SETUP, phase="planning")) == "three"


def test_greedy_buys_and_then_ends_its_turn() -> None:
    state = draw(SETUP, hands={"K": "FFFFFFFF"})
    made = turn_of_greedy(state)
    assert made[0].startswith("claim ")
    assert made[-1] == "done"
    assert hand(SETUP, state, "K") in ("", "F", "FF")


def test_greedy_pays_with_matching_cards_rather_than_jokers() -> None:
    state = draw(SETUP, hands={"K": "SFFFGGG"})
    play(SETUP, state, "K claim valencia marshal")
    assert chosen(state) == "pay spain"


def test_greedy_takes_a_king_over_for_the_markers_of_the_last_period() -> None:
    board = "paris king W / nantes countess K"
    state = draw(
        SETUP, board, period=3, closing=True, starter="W",
        hands={"K": "FFFFFFFF"}, schemes={"K": "FG FB"},
    )  # fmt: skip
    assert "claim paris king" in turn_of_greedy(state)


def test_greedy_discards_what_buys_least() -> None:
    spain = "madrid king K / valencia duke K / valencia marshal K / seville cardinal K"
    spain += " / seville baron K / barcelona countess K / barcelona marshal K"
    state = draw(SETUP, spain, hands={"K": "FFFFFFFFGGGGS"}, schemes={"K": ""})
    play(SETUP, state, "K done")
    assert chosen(state) == "discard spain"


@pytest.mark.skipif(not IS_COMPILED, reason="plain Python takes its time")
def test_greedy_decides_well_within_50_milliseconds() -> None:
    setup = royals(5)
    match, rng, spent = Match(setup, Rng(4)), Rng(5), []
    match.settle()
    while (seat := match.state.actor()) != NOBODY:
        assert seat != CHANCE
        vantage, start = match.vantage(seat), time.process_time()
        move = find_player("greedy").choose(vantage, rng)
        spent.append(time.process_time() - start)
        match.play(seat, move)
    assert sum(spent) / len(spent) < 0.01
    assert sorted(spent)[len(spent) * 99 // 100] < 0.05
