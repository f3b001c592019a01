"""Measures one game once in this process and prints the figures as one line of JSON.

`bench.ours GAME SEATS SECONDS` for all that is measured per second, `bench.ours GAME SEATS memory`
for the bytes that a position takes.
"""

import gc
import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from itertools import repeat
from pathlib import Path

from bench.clock import per_second
from crownlands.core import playout
from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.core.playout import playouts, settle
from crownlands.core.record import Record, person, read_record
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from crownlands.games import find_game

SEED = 7
GAMES = 20  # playouts in one call
COPIES = 1_000  # copies in one step
KEPT = 100_000  # positions held at once to see what one of them takes
STATM = Path("/proc/self/statm")
PAGE = 4096


def play_one(setup: Setup, rng: Rng) -> int:
    """One game as a bot's author would write it; how many choices the seats made.

    play_one_seen is written out beside it: a call for each choice would be measured as well.
    """
    state = setup.new()
    choices = 0
    while True:
        seat = state.actor()
        if seat == CHANCE:
            settle(state, rng)
        elif seat == NOBODY:
            return choices
        else:
            moves = state.legal(seat)
            state.play(seat, moves[int(random.random() * len(moves))])
            choices += 1


def play_one_seen(setup: Setup, rng: Rng) -> int:
    """The same, and every choice is made from a vantage whose view was read."""
    state = setup.new()
    choices = 0
    while True:
        seat = state.actor()
        if seat == CHANCE:
            settle(state, rng)
        elif seat == NOBODY:
            return choices
        else:
            vantage = Vantage(setup, state, seat)
            assert vantage.view is not None
            state.play(seat, vantage.legal[int(random.random() * len(vantage.legal))])
            choices += 1


def copy_often(state: State) -> int:
    for _ in repeat(None, COPIES):
        state.copy()
    return COPIES


def middle(setup: Setup) -> State:
    """A position after some turns, where chance has nothing to settle."""
    state = setup.new()
    rng = Rng(SEED)
    settle(state, rng)
    for _ in range(setup.seats * 4):
        seat = state.actor()
        state.play(seat, state.nth_legal(seat, rng.below(state.count_legal(seat))))
        settle(state, rng)
    return state


def finished_record(setup: Setup) -> Record:
    """A whole match of random choices."""
    match = Match(setup, Rng(SEED))
    match.settle()
    rng = Rng(SEED + 1)
    while (seat := match.state.actor()) != NOBODY:
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return Record.of(match, tuple(person(token) for token in setup.seat_tokens))


def replay(text: str) -> int:
    """Read and check a record; how many moves it holds, chance's included."""
    return len(read_record(text, find_game).moves)


def speeds(setup: Setup, seconds: float) -> dict[str, float]:
    rng = Rng(SEED)
    random.seed(SEED)
    start = setup.new()
    position = middle(setup)
    record = finished_record(setup)
    text = record.write()
    steps: dict[str, Callable[[], int]] = {
        "api": lambda: play_one(setup, rng),
        "seen": lambda: play_one_seen(setup, rng),
        "playouts": lambda: playouts(start, rng, GAMES),
        "copy": lambda: copy_often(position),
        "replay": lambda: replay(text),
    }
    figures = {name: per_second(step, seconds) for name, step in steps.items()}
    return figures | {"moves": len(record.moves)}


def resident() -> int:
    """Bytes of this process that are in memory now."""
    return int(STATM.read_text().split()[1]) * PAGE


def memory(setup: Setup) -> dict[str, float]:
    """What one position takes: the growth of the process while it keeps many copies."""
    if not STATM.exists():
        return {}
    position = middle(setup)
    kept: list[State] = [position] * KEPT
    gc.disable()
    before = resident()
    for at in range(KEPT):
        kept[at] = position.copy()
    return {"memory": (resident() - before) / KEPT}


def own_version() -> str:
    try:
        return version("crownlands")
    except PackageNotFoundError:
        return "not installed"


def main(game: str, seats: str, what: str) -> None:
    setup = find_game(game).setup(int(seats))
    figures = memory(setup) if what == "memory" else speeds(setup, float(what))
    compiled = not str(playout.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "version": own_version(), "figures": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
