"""Golden games: one whole game for every combination of variants, replayed move for move.

An old record must replay for ever, so these files are not made anew unless the game's edition is
raised. Then, from the top of the repository:

    python -c "from tests.records.test_golden_games import make_anew; make_anew()"
"""

from itertools import cycle, islice
from pathlib import Path

import pytest

from crownlands.bots import find_bot
from crownlands.core.contract import NOBODY
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter, read_record
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.events import GameEnded, LineScored
from tests.laws.registry import variants

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.record"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), find_game)


def test_every_combination_of_variants_and_every_number_of_seats_is_there() -> None:
    setups = [load(file).setup for file in FILES]
    switches = [option.name for option in GAME.options if option.is_switch]
    combinations = {tuple(setup.options[name] for name in switches) for setup in setups}
    assert len(FILES) == len(combinations) == 2 ** len(switches)
    assert {setup.seats for setup in setups} == set(GAME.seats)


@every_file
def test_the_game_replays_move_for_move_to_its_result(file: Path) -> None:
    record = load(file)
    state = record.setup.new()
    for seat, move in record.moves:
        assert state.actor() == seat
        assert move in state.legal(seat)
        state.play(seat, move)
    assert state.actor() == NOBODY
    assert record.result == tuple(state.scores())


@every_file
def test_the_file_is_written_again_to_the_letter(file: Path) -> None:
    assert load(file).write() == file.read_text(encoding="utf-8")


@every_file
def test_all_money_comes_from_scored_lines(file: Path) -> None:
    match = load(file).match()
    money = [50] * match.setup.seats
    for event in (event for ply in match.plies for event in ply.events):
        if isinstance(event, LineScored):
            money = [had + gain for had, gain in zip(money, event.gains, strict=True)]
    assert money == match.state.scores()
    ended = match.plies[-1].events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.money == max(money)
    assert ended.winners == tuple(match.state.ranking()[0])


def make_anew() -> None:
    """Let bots play every combination of variants, with 2, 3 and 4 seats in turn."""
    for at, chosen in enumerate(variants(GAME)):
        setup = GAME.setup(2 + at % 3, dict(chosen))
        name = "-".join(["kingdoms", str(setup.seats), *(option for option, _ in chosen)])
        path = FOLDER / f"{name}.record"
        path.write_text(play(setup, seed=at).write(), encoding="utf-8")


def play(setup: Setup, seed: int) -> Record:
    names = list(islice(cycle(["greedy", "uniform"]), setup.seats))
    match, rng = Match(setup, Rng(seed)), Rng(seed + 100)
    match.settle()
    while (seat := match.state.actor()) != NOBODY:
        match.play(seat, find_bot(names[seat]).choose(match.vantage(seat), rng))
    return Record.of(match, tuple(Sitter("bot", name) for name in names))
