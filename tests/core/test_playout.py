"""Playouts: chance settles, random games end, and the position they start from stays."""

from crownlands.core.contract import CHANCE, Fact
from crownlands.core.playout import playout, playouts, settle
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import GAME


def test_settling_makes_every_move_of_chance_and_says_which() -> None:
    state, again = GAME.setup(3).new(), GAME.setup(3).new()
    log: list[Fact] = []
    made = settle(state, Rng(1), log)
    for move in made:
        again.play(CHANCE, move)
    assert again.to_ints() == state.to_ints()
    assert len(made) == 4
    assert len(log) == 5


def test_a_playout_ends_the_game_and_counts_the_choices_of_the_seats() -> None:
    setup = GAME.setup(2)
    state = setup.new()
    choices = playout(state, Rng(1))
    assert state.actors() == []
    assert 3 * 30 <= choices <= setup.longest()
    assert playout(state, Rng(1)) == 0


def test_equal_seeds_give_equal_playouts() -> None:
    one, other = GAME.setup(4).new(), GAME.setup(4).new()
    assert playout(one, Rng(9)) == playout(other, Rng(9))
    assert one.to_ints() == other.to_ints()


def test_many_playouts_leave_the_position_as_it_is() -> None:
    state = GAME.setup(4).new()
    before = state.to_ints()
    total = playouts(state, Rng(1), 5)
    assert state.to_ints() == before
    rng = Rng(1)
    assert total == sum(playout(state.copy(), rng) for _ in range(5))
