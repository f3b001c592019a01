"""The bots: they choose legal moves, repeatably, and greedy is worth playing against."""

import pytest

from crownlands.bots import JUDGES, find_player, greedy
from crownlands.bots.kingdoms.judge import projected
from crownlands.core.contract import NOBODY
from crownlands.core.errors import UnknownName
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import NAMES, find_game
from tests.games.kingdoms.draw import EMPTY_BOARD, draw, kingdoms
from tests.laws.registry import SUBJECTS, Subject, others, variants

every_game = pytest.mark.parametrize("game", NAMES)
COMBINATIONS = [(name, chosen) for name in NAMES for chosen in variants(find_game(name))]
COMBINATIONS += [(name, (other,)) for name in NAMES for other in others(find_game(name), 2)]
IS_COMPILED = not str(greedy.__file__).endswith(".py")
FEW, MANY = (10, 100) if IS_COMPILED else (4, 40)  # plain Python takes its time
QUICK = ("uniform", "greedy", "search:simulations=2", "friendly")


def play(setup: Setup, names: list[str], seed: int) -> Match:
    match = Match(setup, Rng(seed))
    match.settle()
    thinking = Rng(seed + 1_000_000)
    while (seat := match.state.actor()) != NOBODY:
        match.play(seat, find_player(names[seat]).choose(match.vantage(seat), thinking))
    return match


def wins_of_greedy(setup: Setup, games: int) -> float:
    """Its share against uniform at all other seats, sitting first, second and so on in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % setup.seats
        names = ["greedy" if at == seat else "uniform" for at in range(setup.seats)]
        winners = play(setup, names, seed).state.ranking()[0]
        won += (seat in winners) / len(winners)
    return won / games


def test_every_game_has_a_judge() -> None:
    assert set(JUDGES) == set(NAMES)


@every_game
def test_a_judge_says_the_same_whatever_it_has_looked_at_before(game: str) -> None:
    setup, rng, judge = find_game(game).setup(3), Rng(8), JUDGES[game]()
    matches = [Match(setup, Rng(seed)) for seed in (1, 2)]
    for match in matches:
        match.settle()
    while all(match.state.actor() != NOBODY for match in matches):
        for match in matches:
            seat, state = match.state.actor(), match.state.copy()
            state.apply(seat, find_player("greedy").choose(match.vantage(seat), rng))
            assert list(judge.prospects(state, seat)) == list(JUDGES[game]().prospects(state, seat))
            match.play(seat, match.state.legal(seat)[rng.below(match.state.count_legal(seat))])


@every_game
def test_greedy_beats_uniform_in_95_percent_of_two_seat_games(game: str) -> None:
    assert wins_of_greedy(find_game(game).setup(2), MANY) >= 0.95


@every_game
def test_greedy_beats_three_uniform_ones_in_90_percent(game: str) -> None:
    assert wins_of_greedy(find_game(game).setup(4), FEW) >= 0.9


@pytest.mark.parametrize(("game", "options"), COMBINATIONS, ids=str)
def test_greedy_beats_uniform_in_every_variant(
    game: str, options: tuple[tuple[str, str], ...]
) -> None:
    assert wins_of_greedy(find_game(game).setup(2, dict(options)), FEW) >= 0.9


@every_game
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_repeats_itself_given_the_same_seed(name: str, game: str) -> None:
    setup = find_game(game).setup(3)
    once, again = (play(setup, [name] * 3, 5).plies for _ in range(2))
    assert once == again


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
@pytest.mark.parametrize("name", QUICK)
def test_bots_play_an_edited_box(name: str, subject: Subject) -> None:
    for box in subject.boxes.values():
        setup = subject.game.setup(2, box=box)
        assert play(setup, [name] * 2, 1).state.actor() == NOBODY


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownName) as caught:
        find_player("deepest")
    known = "friendly, steady, cunning, fierce, uniform, greedy, search"
    assert (caught.value.name, caught.value.known) == ("deepest", known)


@pytest.mark.parametrize(("reading", "projected_money"), [("parts", 50), ("whole", 74)])
def test_greedy_counts_a_full_part_until_it_has_paid(reading: str, projected_money: int) -> None:
    setup = kingdoms(2, as_you_go="yes", split_line=reading)
    board = EMPTY_BOARD.replace(".. .. .. .. .. ..", "+6 Y4 MT .. .. ..", 1)
    assert projected(draw(setup, board))[0] == projected_money
