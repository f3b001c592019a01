"""Law 8 for bots: at two tables that look the same to a seat its bot chooses and explains alike.

Every bot is tried, on every table; a search with so many walks that it ranks and widens what it
looks at, and also with what it kept of earlier choices. What is tried here catches a bot that knows
more than its vantage tells, as the last tests show.
"""

from collections.abc import Callable, Iterator

import pytest

from crownlands.bots import BOTS, LEVELS, Budget, Player, advise, find_player
from crownlands.bots.levels import IS_COMPILED
from crownlands.bots.review import look
from crownlands.bots.search import RANKS
from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.game import Setup
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from tests.laws.registry import ENTRIES, SUBJECTS, Entry, Subject
from tests.laws.test_knowledge import hides, twin_of
from tests.laws.walk import next_actor, walk

Seating = Callable[[State], Player]  # who is to play at a table; honest players know nothing of it

SEARCHING = ("search", "cunning", "fierce")  # they take turns, as they take long
QUICK = tuple(name for name in (*BOTS, *LEVELS) if name not in SEARCHING)
WEIGHING = ("greedy", "search")
WALKS = 2 * RANKS + 16 if IS_COMPILED else 8
MANY = 8 * WALKS
DECISIONS = 4  # in a row
TABLES = ENTRIES if IS_COMPILED else ENTRIES[::20]

every_table = pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.name)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


def first_table(subject: Subject) -> Setup:
    """Where something is hidden."""
    found = (entry for entry in ENTRIES if entry.subject is subject)
    return next(entry.setup for entry in found if hides(entry))


def seating(name: str, walks: int = WALKS) -> Seating:
    """A new player who thinks a little, and by no clock."""

    def seat(_: State) -> Player:
        player = find_player(name)
        player.simulations, player.seconds = walks, None
        return player

    return seat


def turns(setup: Setup, seed: int, few: int) -> list[tuple[State, int]]:
    """Positions from all of a game in which a seat has a choice; if it can be, such that others
    have secrets from it."""
    choosing = [
        (state.copy(), seat)
        for state, seat, _ in walk(setup, seed)
        if seat >= 0 and state.count_legal(seat) > 1
    ]
    found = [(state, seat) for state, seat in choosing if has_secrets(state, seat)] or choosing
    return found[len(found) // (2 * few) :: max(1, len(found) // few)]


def has_secrets(state: State, seat: int) -> bool:
    return any(twin_of(state, seat, seed).to_ints() != state.to_ints() for seed in (1, 2))


def assert_chooses_alike(setup: Setup, state: State, seat: int, seed: int, make: Seating) -> None:
    """Two new players: what one remembers of the first table must not hide a difference."""
    choices = []
    for table in (state, twin_of(state, seat, seed)):
        player = make(table)
        choices.append(player.choose(Vantage(setup, table, seat), Rng(seed)))
        assert not player.troubles
    assert choices[0] == choices[1]
    assert choices[0] in state.legal(seat)


def assert_goes_on_alike(setup: Setup, seat: int, seed: int, make: Seating) -> None:
    """The same two players all along, each of whom may keep what it saw and thought."""
    for number, state, players in in_a_row(setup, seat, seed, make):
        twin = twin_of(state, seat, number)
        choices = [
            player.choose(Vantage(setup, table, seat), Rng(number))
            for player, table in zip(players, (state, twin), strict=True)
        ]
        assert choices[0] == choices[1]
        state.play(seat, choices[0])


def in_a_row(
    setup: Setup, seat: int, seed: int, make: Seating
) -> Iterator[tuple[int, State, tuple[Player, Player]]]:
    """The seat's decisions one after the other, from the middle of a game; whoever takes them from
    here makes the seat's move."""
    state, _ = turns(setup, seed, few=1)[-1]
    players, rng, number = (make(state), make(state)), Rng(seed), 0
    others = find_player("greedy")  # likely moves are what a search has looked at
    while number < DECISIONS:
        actor = next_actor(state, rng)
        if actor == NOBODY:
            return
        if actor == seat and state.count_legal(seat) > 1:
            number += 1
            yield number, state, players
        elif actor == CHANCE:
            state.play(actor, state.chance(rng))
        else:
            state.play(actor, others.choose(Vantage(setup, state, actor), rng))


@every_table
def test_a_bot_chooses_alike_in_twins(entry: Entry) -> None:
    searching = SEARCHING[TABLES.index(entry) % len(SEARCHING)]
    for name in (*QUICK, searching):
        few = 1 if name == searching else 2
        for at, (state, seat) in enumerate(turns(entry.setup, 25, few)):
            assert_chooses_alike(entry.setup, state, seat, at + 1, seating(name))


@every_table
def test_a_search_that_keeps_its_tree_goes_on_alike_in_twins(entry: Entry) -> None:
    assert_goes_on_alike(entry.setup, 0, 26, seating("search"))


@every_table
def test_a_bot_explains_alike_in_twins(entry: Entry) -> None:
    setup = entry.setup
    for name in WEIGHING:
        for at, (state, seat) in enumerate(turns(setup, 31, few=1)):
            explained = [
                seating(name)(state).weigh(Vantage(setup, table, seat), Rng(at))
                for table in (state, twin_of(state, seat, at + 1))
            ]
            assert explained[0] == explained[1] != ()


@every_game
def test_hints_and_reviews_are_alike_in_twins(subject: Subject) -> None:
    setup = first_table(subject)
    state, seat = turns(setup, 32, few=1)[-1]
    here, there = (Vantage(setup, table, seat) for table in (state, twin_of(state, seat, 1)))
    assert advise(here) == advise(there)
    played = here.legal[-1]
    assert look(here, played, WALKS) == look(there, played, WALKS)


@every_game
def test_what_a_search_keeps_matters_and_is_alike_in_twins(subject: Subject) -> None:
    """If it did not matter, the law of kept trees would hold without meaning. In some games chance
    decides so often that a tree is seldom kept, hence several tables."""
    tables = [entry.setup for entry in ENTRIES if entry.subject is subject and entry.seats == 2]
    matters = (keeps_something_alike(setup, seed) for seed, setup in enumerate(tables))
    assert any(matters)


def keeps_something_alike(setup: Setup, seed: int) -> bool:
    """Whether who remembers weighs a decision otherwise than who comes new to it."""
    new, differs = seating("search", MANY), False
    for number, state, players in in_a_row(setup, 0, seed, new):
        here, there = Vantage(setup, state, 0), Vantage(setup, twin_of(state, 0, number), 0)
        kept = players[0].weigh(here, Rng(number))
        assert kept == players[1].weigh(there, Rng(number))
        differs |= kept != new(state).weigh(here, Rng(number))
        state.play(0, kept[0].move)
    return differs


class Peeker:
    """Cheats: chooses by the true position, all of it."""

    def __init__(self, truth: State) -> None:
        self.truth = truth

    def choose(self, vantage: Vantage, budget: Budget) -> int:
        return vantage.legal[hash(tuple(self.truth.to_ints())) % len(vantage.legal)]


def peeking(truth: State) -> Player:
    return Player("peeker", Peeker(truth))


@every_game
def test_the_law_catches_a_bot_that_looks_at_the_truth(subject: Subject) -> None:
    setup, caught = first_table(subject), 0
    found = turns(setup, 25, few=8)
    for at, (state, seat) in enumerate(found):
        try:
            assert_chooses_alike(setup, state, seat, at + 1, peeking)
        except AssertionError:
            caught += 1
    assert caught > 0
