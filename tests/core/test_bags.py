"""Bags: what is left counts, and every piece is as likely as any other."""

import pytest

from crownlands.core import bags
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.rules import Kingdoms
from tests.laws.walk import assert_fair


@pytest.fixture
def state() -> Kingdoms:
    """A position lends its supply: a bag, compiled or plain."""
    state = GAME.setup(2).new()
    assert isinstance(state, Kingdoms)
    return state


def test_the_size_is_the_number_of_pieces(state: Kingdoms) -> None:
    assert bags.size(state.supply) == 23


def test_every_ticket_draws_one_piece(state: Kingdoms) -> None:
    kinds = [bags.kind_at(state.supply, ticket) for ticket in range(23)]
    assert [kinds.count(kind) for kind in range(16)] == list(state.supply)
    assert kinds == sorted(kinds)


def test_a_kind_of_which_none_is_left_is_not_drawn(state: Kingdoms) -> None:
    state.supply[0] = 0
    state.supply[3] = 0
    assert {bags.kind_at(state.supply, ticket) for ticket in range(19)} == set(range(16)) - {0, 3}


def test_a_draw_takes_the_piece_out(state: Kingdoms) -> None:
    before = list(state.supply)
    kind = bags.draw(state.supply, Rng(1))
    before[kind] -= 1
    assert list(state.supply) == before


def test_drawing_all_empties_the_bag(state: Kingdoms) -> None:
    counts = list(state.supply)
    rng = Rng(2)
    drawn = [bags.draw(state.supply, rng) for _ in range(23)]
    assert [drawn.count(kind) for kind in range(16)] == counts
    assert bags.size(state.supply) == 0


def test_each_kind_is_as_likely_as_its_number(state: Kingdoms) -> None:
    weights = {str(kind): count for kind, count in enumerate(state.supply)}
    rng = Rng(3)
    drawn = []
    for _ in range(3000):
        kind = bags.draw(state.supply, rng)
        state.supply[kind] += 1
        drawn.append(str(kind))
    assert_fair(drawn, weights)
