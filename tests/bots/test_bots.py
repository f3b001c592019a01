"""The bots: they choose legal moves, repeatably, and greedy is worth playing against."""

from itertools import product

import pytest

from crownlands.bots import BOTS, find_bot
from crownlands.bots.kingdoms import projected
from crownlands.core.contract import NOBODY
from crownlands.core.errors import UnknownName
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import find_game
from tests.games.kingdoms.draw import EMPTY_BOARD, draw, kingdoms

VARIANTS = ("last_castle", "no_luck", "as_you_go")
COMBINATIONS = [dict(zip(VARIANTS, on, strict=True)) for on in product(("no", "yes"), repeat=3)]


def play(setup: Setup, names: list[str], seed: int) -> Match:
    match = Match(setup, Rng(seed))
    match.settle()
    thinking = Rng(seed + 1_000_000)
    while (seat := match.state.actor()) != NOBODY:
        match.play(seat, find_bot(names[seat]).choose(match.vantage(seat), thinking))
    return match


def wins_of_greedy(options: dict[str, str], games: int) -> float:
    """Its share against uniform with two seats, sitting first and second in turn."""
    setup = find_game("kingdoms").setup(2, options)
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        names = ["greedy", "uniform"] if seat == 0 else ["uniform", "greedy"]
        winners = play(setup, names, seed).state.ranking()[0]
        won += (seat in winners) / len(winners)
    return won / games


def test_greedy_beats_uniform_in_95_percent_of_two_seat_games() -> None:
    assert wins_of_greedy({}, 400) >= 0.95


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_greedy_beats_uniform_in_every_variant(options: dict[str, str]) -> None:
    assert wins_of_greedy(options, 60) >= 0.9


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_repeats_itself_given_the_same_seed(name: str) -> None:
    setup = find_game("kingdoms").setup(3)
    once, again = (play(setup, [name] * 3, 5).plies for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_an_edited_box(name: str) -> None:
    game = find_game("kingdoms")
    text = game.standard_box().text.replace("rows = 5", "rows = 3")
    setup = game.setup(2, box=game.read_box(text))
    assert play(setup, [name] * 2, 1).state.actor() == NOBODY


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownName) as caught:
        find_bot("deepest")
    assert (caught.value.name, caught.value.known) == ("deepest", "uniform, greedy")


@pytest.mark.parametrize(("reading", "projected_money"), [("parts", 50), ("whole", 74)])
def test_greedy_counts_a_full_part_until_it_has_paid(reading: str, projected_money: int) -> None:
    setup = kingdoms(2, as_you_go="yes", split_line=reading)
    board = EMPTY_BOARD.replace(".. .. .. .. .. ..", "+6 Y4 MT .. .. ..", 1)
    assert projected(draw(setup, board))[0] == projected_money
