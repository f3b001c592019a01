"""Levels: from friendly to fierce, in four languages, and hints by the strongest."""

import pytest

from crownlands.bots import BOTS, JUDGES, LEVELS, STRONGEST, USUAL, advise, best_few, find_player
from crownlands.bots.bot import Weighed
from crownlands.bots.builtin import Dreamer, Greedy, Searcher
from crownlands.bots.levels import IS_COMPILED, SECOND
from crownlands.bots.search import Search
from crownlands.core.errors import BadBudget
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games import NAMES, find_game
from crownlands.locales import LANGUAGES, Locale
from tests.bots.test_bots import play

GAMES = 24 if IS_COMPILED else 4
every_game = pytest.mark.parametrize("game", NAMES)


def opening(game: str, seats: int = 3, plies: int = 0) -> Match:
    match = Match(find_game(game).setup(seats), Rng(3))
    match.settle()
    for _ in range(plies):
        seat = match.state.actor()
        match.play(seat, find_player("uniform").choose(match.vantage(seat), Rng(seat)))
    return match


def test_there_are_four_levels_from_friendly_to_fierce() -> None:
    assert list(LEVELS) == ["friendly", "steady", "cunning", "fierce"]
    assert (USUAL, STRONGEST) == ("steady", "fierce")
    made = [type(find_player(name).bot) for name in LEVELS]
    assert made == [Dreamer, Greedy, Searcher, Searcher]


def test_a_level_brings_its_budget_and_may_be_given_another() -> None:
    assert find_player("cunning").simulations == 200
    fierce = find_player("fierce")
    assert fierce.seconds == 1.0 and fierce.simulations is not None
    assert find_player("cunning:simulations=50").simulations == 50
    for setting in (
        "simulations=0",
        "seconds=-1",
        "seconds=nan",
        "seconds=1e300",
        "simulations=x",
        "depth=9",
    ):
        with pytest.raises(BadBudget):
            find_player(f"cunning:{setting}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description_of_its_own(language: str) -> None:
    t = Locale(language)
    names = [t(f"bot-{name}") for name in (*LEVELS, *BOTS)]
    helps = [t(f"bot-{name}.help") for name in (*LEVELS, *BOTS)]
    assert len(set(names)) == len(names) and len(set(helps)) == len(helps)


def test_steady_beats_friendly() -> None:
    setup = find_game("kingdoms").setup(2)
    won = 0.0
    for seed in range(GAMES):
        names = ["steady", "friendly"][:: 1 if seed % 2 else -1]
        winners = play(setup, names, seed).state.ranking()[0]
        won += (names.index("steady") in winners) / len(winners)
    assert won >= 0.75 * GAMES


@every_game
def test_a_hint_weighs_legal_moves_and_is_the_same_for_who_knows_the_same(game: str) -> None:
    match = opening(game, plies=5)
    seat = match.state.actor()
    twin = match.state.copy()
    twin.redeal(seat, Rng(8))
    here, there = match.vantage(seat), Vantage(match.setup, twin, seat)
    weighed = advise(here)
    assert weighed == advise(there)
    assert {one.move for one in weighed} <= set(here.legal)
    assert all(0 <= one.wins <= 1 for one in weighed)


def test_every_game_has_hints() -> None:
    assert set(SECOND) == set(NAMES)


@pytest.mark.parametrize(
    ("weighed", "told"),
    [
        (((7, 0.5, 0.6), (3, 0.4, 0.2), (5, 0.3, 0.1), (4, 0.2, 0.1)), [7, 3, 5]),
        (((7, 0.5, 0.4), (3, 0.6, 0.3), (5, 0.4, 0.2), (4, 0.2, 0.1)), [3, 7, 5]),  # a near thing
        (((7, 0.5, 0.6), (3, 0.4, 0.2), (5, 0.6, 0.1), (4, 0.2, 0.1)), [7, 3, 4]),  # not sure
        (((7, 0.5, 0.0), (3, 0.4, 0.0)), [7, 3]),
    ],
)
def test_the_move_that_is_told_first_promises_most(
    weighed: tuple[tuple[int, float, float], ...], told: list[int]
) -> None:
    looked_at = [Weighed(move, wins * 10, wins, share) for move, wins, share in weighed]
    assert [one.move for one in best_few(looked_at)] == told


@pytest.mark.parametrize("seat", range(3))
def test_a_search_chooses_for_its_own_seat_where_all_choose_at_once(seat: int) -> None:
    match = opening("eight_minute_empire")
    assert match.state.actors() == [0, 1, 2]
    state = match.vantage(seat).imagine(Rng(1))
    search = Search(JUDGES["eight_minute_empire"](), state, seat, Rng(1))
    search.grow(12)
    assert {int(child.seat) for child in search.root.children} == {seat}


def test_where_only_one_move_is_possible_it_is_weighed_alone() -> None:
    match = opening("kingdoms", seats=2)
    while len(match.state.legal(match.state.actor())) > 1:
        seat = match.state.actor()
        match.play(seat, match.state.nth_legal(seat, 0))
    vantage = match.vantage(match.state.actor())
    assert [one.move for one in advise(vantage)] == vantage.legal
