"""Greedy at Eight-Minute Empire: it bids low, walks on, counts goods and does itself no harm."""

import time

import pytest

from crownlands.bots import find_player, greedy
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games.eight_minute_empire.rules import Empire
from tests.games.eight_minute_empire.draw import draw, empire, moves, play, up_to_bids

EMPIRE = empire(2)
IS_COMPILED = not str(greedy.__file__).endswith(".py")


def chosen(state: Empire, seat: int = 0, seed: int = 1) -> str:
    """What greedy would do there."""
    move = find_player("greedy").choose(Vantage(EMPIRE, state, seat), Rng(seed))
    return EMPIRE.vocabulary.texts[move]


def turn_of_greedy(state: Empire, seat: int = 0) -> list[str]:
    """All that it does in one turn."""
    made = []
    while state.actor() == seat:
        made.append(chosen(state, seat))
        state.play(seat, EMPIRE.vocabulary.read(made[-1]))
    return made


def test_greedy_bids_at_most_two_coins_whatever_it_imagines_of_others() -> None:
    bids = set()
    for seed in range(40):
        state = up_to_bids(EMPIRE)
        bids.add(chosen(state, 0, seed))
        play(EMPIRE, state, "R bid 3")
        bids.add(chosen(state, 1, seed))
    assert bids <= {"bid 0", "bid 1", "bid 2"}


def test_greedy_names_itself_the_starting_player() -> None:
    state = up_to_bids(EMPIRE)
    play(EMPIRE, state, "R bid 0", "B bid 1")
    assert chosen(state, 1) == "first B"


def test_greedy_walks_two_steps_to_a_region_nobody_holds() -> None:
    state = draw(EMPIRE, "START RRRRBB M2 RR M1 RB", using="crystal:L2")
    made = turn_of_greedy(state)
    assert made[-1] == "done"
    assert len(made) == 3
    assert sum(region.owner == 0 for region in EMPIRE.view(state, 0).regions.values()) >= 4


def test_greedy_leaves_a_destroying_card_unused_rather_than_hit_itself() -> None:
    assert turn_of_greedy(draw(EMPIRE, "START RRR", using="carrot:D&+1"))[-1] == "done"
    state = draw(EMPIRE, "START RRR W1 R", using="wood:D/C")
    assert not any(line.startswith("destroy R") for line in turn_of_greedy(state))


def test_greedy_breaks_a_tie_by_destroying_the_rival() -> None:
    state = draw(EMPIRE, "W1 RB START RRRRBB", using="carrot:D&+1")
    assert turn_of_greedy(state)[0] == "destroy B W1"


def test_greedy_takes_the_card_that_completes_a_set_when_the_board_is_settled() -> None:
    three = "crystal:+1 crystal:+2 crystal:L2"
    row = "carrot:+3 wood:+3 crystal:+2 ore:+3 anvil:+3 anvil:+3"
    state = draw(EMPIRE, "START " + "R" * 14, row=row, cards={"R": three})
    assert chosen(state) == "take 3"


def test_greedy_ends_its_turn_when_nothing_is_to_be_gained() -> None:
    state = draw(EMPIRE, "START " + "R" * 14, using="ore:+3")
    assert moves(EMPIRE, state) == ["done"]
    walled = draw(EMPIRE, "I1 R I2 R", using="crystal:L2")
    assert turn_of_greedy(walled) == ["done"]


@pytest.mark.skipif(not IS_COMPILED, reason="plain Python takes its time")
def test_greedy_decides_well_within_50_milliseconds() -> None:
    setup = empire(5)
    match, rng, spent = Match(setup, Rng(4)), Rng(5), []
    match.settle()
    while (seat := match.state.actor()) != NOBODY:
        vantage, start = match.vantage(seat), time.process_time()
        move = find_player("greedy").choose(vantage, rng)
        spent.append(time.process_time() - start)
        match.play(seat, move)
    assert sum(spent) / len(spent) < 0.01
    assert sorted(spent)[len(spent) * 99 // 100] < 0.05
