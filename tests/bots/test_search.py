"""Search: what it looks at, what it keeps and what it says."""

import pytest

from crownlands.bots import JUDGES, Budget
from crownlands.bots.builtin import Searcher
from crownlands.bots.search import Search
from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import NAMES, find_game

every_game = pytest.mark.parametrize("game", NAMES)


def begun(game: str) -> Match:
    match = Match(find_game(game).setup(2), Rng(1))
    match.settle()
    return match


@every_game
def test_a_move_that_is_insisted_on_is_always_weighed(game: str) -> None:
    match = begun(game)
    vantage = match.vantage(match.state.actor())
    for move in vantage.legal[:: max(1, len(vantage.legal) // 5)]:
        weighed = Searcher().weigh(vantage, Budget(Rng(2), simulations=18), insisted=move)
        assert [one.share >= 1 / 6 for one in weighed if one.move == move] == [True]


@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_moves_without_much_thought_lead_to_the_end_of_a_game(game: str, seats: int) -> None:
    match, judge, rng = Match(find_game(game).setup(seats), Rng(3)), JUDGES[game](), Rng(4)
    match.settle()
    while (seat := match.state.actor()) != NOBODY:
        match.play(seat, judge.swift(match.state, seat, rng))


def test_a_search_in_a_hurry_ends_as_soon_as_its_choice_is_decided() -> None:
    match, walked, asked = begun("kingdoms"), 0, 0
    for ply in range(20):
        vantage = match.vantage(match.state.actor())
        hurried, patient = Searcher(), Searcher()
        choice = hurried.choose(vantage, Budget(Rng(ply), simulations=100))
        assert choice == patient.weigh(vantage, Budget(Rng(ply), simulations=100))[0].move
        walked, asked = walked + hurried.simulated, asked + patient.simulated
        match.play(vantage.seat, choice)
        match.settle()
    assert walked < asked


@pytest.mark.parametrize("game", ["eight_minute_empire", "el_grande"])
def test_a_tree_is_kept_within_a_turn_and_not_beyond_what_was_looked_at(game: str) -> None:
    match = begun(game)
    while len(match.state.actors()) > 1 or match.state.count_legal(match.state.actor()) < 4:
        match.play(match.state.actor(), match.state.legal(match.state.actor())[0])
        match.settle()
    seat = match.state.actor()
    search = Search(JUDGES[game](), match.state.copy(), seat, Rng(6))
    search.grow(60)
    best = max(search.root.children, key=lambda node: node.visits)
    after, elsewhere = match.state.copy(), begun(game).state
    after.play(seat, best.moves[0])
    assert search.keep(after, Rng(7)) and 0 < search.root.visits <= 60
    assert not search.keep(elsewhere, Rng(7))
