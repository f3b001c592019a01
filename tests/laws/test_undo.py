"""Undo, for every game: it takes back one's own last choice and nothing that was revealed."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from tests.laws.registry import ENTRIES, Entry
from tests.laws.walk import choose, next_actor

every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


@every_entry
def test_a_choice_is_taken_back_unless_something_was_revealed(entry: Entry) -> None:
    setup = entry.setup
    match, rng = Match(setup, Rng(40)), Rng(41)
    match.settle()
    taken_back = 0
    while (seat := next_actor(match.state, rng)) != NOBODY:
        before, plies = match.state.to_ints(), list(match.plies)
        made = match.play(seat, choose(match.state, seat, rng))
        revealed = any(setup.reveals(event) for ply in made for event in ply.events)
        by_chance = len(made) > 1
        assert match.may_undo(seat) == (not revealed and not by_chance)
        if match.may_undo(seat) and rng.below(4) == 0:
            match.undo(seat)
            assert (match.state.to_ints(), match.plies) == (before, plies)
            taken_back += 1
    assert taken_back > 0


@every_entry
def test_nobody_takes_back_what_another_did(entry: Entry) -> None:
    match, rng = Match(entry.setup, Rng(42)), Rng(43)
    match.settle()
    while (seat := next_actor(match.state, rng)) != NOBODY:
        match.play(seat, choose(match.state, seat, rng))
        others = [other for other in range(entry.seats) if other != seat]
        assert not any(match.may_undo(other) for other in others)


@every_entry
def test_a_secret_that_is_taken_back_leaves_no_trace(entry: Entry) -> None:
    """Whatever was chosen first, the views after undoing are those from before."""
    setup = entry.setup
    match, rng = Match(setup, Rng(44)), Rng(45)
    match.settle()
    for _ in range(2 * entry.seats):
        seat = next_actor(match.state, rng)
        before = [setup.view(match.state, other) for other in range(entry.seats)]
        match.play(seat, choose(match.state, seat, rng))
        if match.may_undo(seat):
            match.undo(seat)
            assert [setup.view(match.state, other) for other in range(entry.seats)] == before
            match.play(seat, choose(match.state, seat, rng))
