"""Walking through matches: whole games under a seed, and positions along the way."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from crownlands.core.contract import CHANCE, NOBODY, Fact, State
from crownlands.core.game import Event, Setup
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter, person
from crownlands.core.rng import Rng

TELLS_APART = 5.0  # standard deviations that a fair draw does not reach


def next_actor(state: State, rng: Rng) -> int:
    """Who moves next: any of those that may, CHANCE, or NOBODY when the game is over."""
    actors = state.actors()
    return actors[rng.below(len(actors))] if len(actors) > 1 else state.actor()


def choose(state: State, seat: int, rng: Rng) -> int:
    """A legal move of the seat; every other time one of the last few, which are rarer kinds."""
    if seat == CHANCE:
        return state.chance(rng)
    count = state.count_legal(seat)
    last = min(count, 4) if rng.below(2) else count
    return state.nth_legal(seat, count - 1 - rng.below(last))


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, int, int]]:
    """A whole game: the position before each move, who makes it, and the move. The position is
    then played on: whoever wants to keep it copies."""
    state, rng = setup.new(), Rng(seed)
    for _ in range(setup.longest()):
        seat = next_actor(state, rng)
        if seat == NOBODY:
            break
        move = choose(state, seat, rng)
        yield state, seat, move
        state.apply(seat, move)
    assert state.actor() == NOBODY, "the game must end within the stated number of choices"
    yield state, NOBODY, -1


def play_out(setup: Setup, state: State, rng: Rng) -> None:
    """Choose at random to the end, which must come within the stated number of choices."""
    for _ in range(setup.longest()):
        seat = next_actor(state, rng)
        if seat == NOBODY:
            return
        state.play(seat, choose(state, seat, rng))
    assert state.actor() == NOBODY


def positions(setup: Setup, seed: int, every: int) -> list[State]:
    """Positions of one game, the first and the last among them, and all at which choices are made
    at once: few of them, and full of secrets."""
    kept = [state.copy() for state, _, _ in walk(setup, seed)]
    at_once = [len(state.actors()) > 1 for state in kept]
    return [
        state
        for at, state in enumerate(kept)
        if at % every == 0 or at == len(kept) - 1 or at_once[at] or at_once[at - 1]
    ]


def finished(setup: Setup, seed: int) -> Match:
    """A match played to its end, with its events."""
    match = Match(setup, Rng(seed))
    rng = Rng(seed + 1)
    match.settle()
    while (seat := next_actor(match.state, rng)) != NOBODY:
        assert len(match.plies) <= setup.longest()
        match.play(seat, choose(match.state, seat, rng))
    return match


def sitters(setup: Setup) -> tuple[Sitter, ...]:
    people = (
        person("Anna"),
        Sitter("bot", "greedy"),
        person("Béla Új"),
        person("Gräfin Österreich"),
        Sitter("bot", "uniform"),
    )
    return people[: setup.seats]


def record_of(match: Match) -> str:
    return Record.of(match, sitters(match.setup)).write()


def played(setup: Setup, state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    """A copy with the move made, and what happened."""
    after = state.copy()
    log: list[Fact] = []
    after.play(seat, move, log)
    return after, [setup.event(fact) for fact in log]


def seats_of(setup: Setup) -> list[int]:
    """Everybody who watches: the seats and a spectator."""
    return [*range(setup.seats), NOBODY]


def assert_fair(drawn: Iterable[str], weights: Mapping[str, int]) -> None:
    """A chi-squared test: the draws follow the weights, and nothing else is drawn."""
    counts = Counter(drawn)
    assert set(counts) <= set(weights)
    draws, total = sum(counts.values()), sum(weights.values())
    wanted = {name: draws * weight / total for name, weight in weights.items()}
    chi = sum((counts[name] - want) ** 2 / want for name, want in wanted.items())
    assert chi <= chi_squared(len(weights) - 1, TELLS_APART), (counts, wanted)


def chi_squared(freedom: int, deviations: float) -> float:
    """Where the tail begins, as far out as that of a normal distribution: Wilson and Hilferty's
    cube, which holds for few degrees of freedom too."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + deviations * math.sqrt(spread)) ** 3
