"""Golden games: a whole game for every combination of each game's variants, replayed move for move.

An old record must replay for ever, so these files are not made anew unless a game's edition is
raised. Then, from the top of the repository:

    python -c "from tests.records.test_golden_games import make_anew; make_anew('kingdoms')"
"""

from itertools import cycle, islice
from pathlib import Path

import pytest

from crownlands.bots import find_player
from crownlands.core.contract import NOBODY
from crownlands.core.game import Game, Setup
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter, read_record
from crownlands.core.rng import Rng
from crownlands.games import NAMES, find_game
from crownlands.games.eight_minute_empire import events as empire
from crownlands.games.el_grande import events as el_grande
from crownlands.games.kingdoms.events import GameEnded, LineScored
from crownlands.games.royals import events as royals
from tests.laws.registry import others, variants
from tests.laws.walk import next_actor

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.record"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def files_of(name: str) -> list[Path]:
    return [file for file in FILES if file.name.startswith(f"{name}-")]


def every_file_of(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("file", files_of(name), ids=lambda file: file.stem)


def load(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), find_game)


@pytest.mark.parametrize("name", NAMES)
def test_every_combination_of_variants_and_every_number_of_seats_is_there(name: str) -> None:
    game = find_game(name)
    setups = [load(file).setup for file in files_of(name)]
    assert {setup.game for setup in setups} == {game}
    switches = [option.name for option in game.options if option.is_switch]
    combinations = {tuple(setup.options[name] for name in switches) for setup in setups}
    assert len(combinations) == 2 ** len(switches)
    assert len(setups) == max(len(combinations), len(game.seats))
    assert {setup.seats for setup in setups} == set(game.seats)


@every_file
def test_the_game_replays_move_for_move_to_its_result(file: Path) -> None:
    record = load(file)
    state = record.setup.new()
    for seat, move in record.moves:
        assert seat in state.actors()
        assert move in state.legal(seat)
        state.play(seat, move)
    assert state.actor() == NOBODY
    assert record.result == tuple(state.scores())


@every_file
def test_the_file_is_written_again_to_the_letter(file: Path) -> None:
    assert load(file).write() == file.read_text(encoding="utf-8")


@every_file_of("kingdoms")
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


@every_file_of("eight_minute_empire")
def test_all_points_come_from_scored_games(file: Path) -> None:
    match = load(file).match()
    points = [0] * match.setup.seats
    for event in (event for ply in match.plies for event in ply.events):
        if isinstance(event, empire.GameScored):
            points = [had + gain for had, gain in zip(points, event.points, strict=True)]
    assert points == match.state.scores()
    ended = match.plies[-1].events[-1]
    assert isinstance(ended, empire.GameEnded)
    assert ended.winners == tuple(match.state.ranking()[0])


@every_file_of("royals")
def test_all_points_come_from_markers(file: Path) -> None:
    match = load(file).match()
    points = [0] * match.setup.seats
    for event in (event for ply in match.plies for event in ply.events):
        match event:
            case royals.CityBonus() | royals.CountryBonus() | royals.NobleHouseBonus():
                points[event.seat] += event.points
            case royals.PeriodScored():
                takers = (event.first, event.second)
                for seat, value in zip(takers, event.points, strict=True):
                    if seat is not None:
                        points[seat] += value
            case royals.TitleScored():
                for seat in event.winners:
                    points[seat] += event.points
    assert points == match.state.scores()
    ended = match.plies[-1].events[-1]
    assert isinstance(ended, royals.GameEnded)
    assert ended.winners == tuple(match.state.ranking()[0])


@every_file_of("el_grande")
def test_all_points_come_from_scored_places(file: Path) -> None:
    match = load(file).match()
    points = [0] * match.setup.seats
    for event in (event for ply in match.plies for event in ply.events):
        if isinstance(event, el_grande.PlaceScored):
            points = [had + gain for had, gain in zip(points, event.points, strict=True)]
    assert points == match.state.scores()
    ended = match.plies[-1].events[-1]
    assert isinstance(ended, el_grande.GameEnded)
    assert ended.winners == tuple(match.state.ranking()[0])


def make_anew(name: str) -> None:
    """Let bots play every combination of variants, every other one with all other readings, the
    number of seats taking turns."""
    for file in files_of(name):
        file.unlink()
    game = find_game(name)
    combinations = variants(game)
    for at in range(max(len(combinations), len(game.seats))):
        chosen = combinations[at % len(combinations)]
        setup = arranged(game, at, dict(chosen))
        words = [name, str(setup.seats), *(option for option, _ in chosen)]
        path = FOLDER / f"{'-'.join(words)}.record"
        path.write_text(play(setup, seed=at).write(), encoding="utf-8")


def arranged(game: Game, at: int, chosen: dict[str, str]) -> Setup:
    seats = game.seats[(at + at // len(game.seats)) % len(game.seats)]
    readings = dict(others(game, seats)) if at % 2 else {}
    return game.setup(seats, chosen | readings)


def play(setup: Setup, seed: int) -> Record:
    names = list(islice(cycle(["greedy", "uniform"]), setup.seats))
    match, rng = Match(setup, Rng(seed)), Rng(seed + 100)
    match.settle()
    while (seat := next_actor(match.state, rng)) != NOBODY:
        match.play(seat, find_player(names[seat]).choose(match.vantage(seat), rng))
    return Record.of(match, tuple(Sitter("bot", name) for name in names))
