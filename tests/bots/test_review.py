"""The review: what each decision cost, by what the seat knew, and the three that cost most."""

from collections.abc import Iterator, Sequence

import pytest

from crownlands.bots import find_player
from crownlands.bots.bot import Weighed
from crownlands.bots.review import (
    CLOSER,
    LEAST,
    Decision,
    Entry,
    Look,
    Review,
    costliest,
    decisions,
    entries,
    look,
    review,
)
from crownlands.core.match import Match, Ply
from crownlands.core.rng import Rng
from crownlands.games import NAMES, find_game
from tests.laws.kingdoms import COLOURS

FEW = 8  # walks
every_game = pytest.mark.parametrize("game", NAMES)

TINY = f"""
[board]
rows = 2
columns = 3
[money]
start = 50
[rounds]
count = 1
{COLOURS}
[castles]
each = [1, 0, 0, 1]
rank1 = {{ 2 = 1, 3 = 1, 4 = 1 }}
[[tile]]
name = "palace"
kind = "resource"
value = 25
count = 3
[[tile]]
name = "pit"
kind = "hazard"
value = -25
count = 3
"""
BLUNDER = (  # the largest castle beside a pit, and nothing beside the palace
    "chance deal W -25, chance deal O +25, chance first O, O starting a1, W starting b1,"
    "O castle 4 b2, W castle 4 a2, O castle 1 c1, W castle 1 c2"
)
MISSED = (  # played out in all ways, a draw wins 11 times of 12 where the pit wins 9
    "chance deal W +25, chance deal O -25, chance first W, W starting a1, O castle 4 b1,"
    "W castle 4 c1, O starting c2, W draw, chance drawn +25, W place a2, O castle 1 b2"
)
SOUND = (  # in the same sense nothing is better than what orange does
    "chance deal W +25, chance deal O -25, chance first W, W starting a1, O castle 4 a2,"
    "W draw, chance drawn +25, W place b1, O castle 1 c1, W draw, chance drawn +25, W place b2,"
    "O starting c2"
)


def tiny(moves: str, epochs: int = 1) -> Match:
    """A match of white and orange on six squares."""
    game = find_game("kingdoms")
    box = TINY.replace("[rounds]\ncount = 1", f"[rounds]\ncount = {epochs}")
    setup = game.setup(2, box=game.read_box(box))
    match = Match(setup)
    for move in moves.split(","):
        who, _, text = move.strip().partition(" ")
        match.replay(["chance", "W", "O"].index(who) - 1, setup.vocabulary.read(text))
    return match


def random_match(game: str, choices: int = 400, seats: int = 2) -> Match:
    match, rng = Match(find_game(game).setup(seats), Rng(6)), Rng(2)
    match.settle()
    while match.state.actors() and choices:
        seat = match.state.actors()[-1]
        match.play(seat, find_player("uniform").choose(match.vantage(seat), rng))
        choices -= 1
    return match


def reviewed(match: Match, seat: int, walks: int) -> Review:
    found = list(decisions(match.setup, match.plies, seat))
    return review(match, seat, list(entries(found, walks)))


def entry(ply: int, turn: int, cost: float, walks: int = 10_000) -> Entry:
    played, best = Weighed(1, 0.0, 0.7 - cost, 0.2), Weighed(2, 1.0, 0.7, 0.6)
    return Entry(ply, turn, None, Look(played, best, walks))


def test_a_blunder_is_found_and_comes_first() -> None:
    match = tiny(BLUNDER)
    found = reviewed(match, 1, 80)
    worst = found.costly[0]
    texts = match.setup.vocabulary.texts
    assert texts[worst.look.played.move] == "castle 4 b2"
    assert texts[worst.look.best.move] == "castle 4 a2"
    assert (worst.ply, worst.stage, worst.look.walks) == (6, 1, 80 * CLOSER)
    assert worst.look.cost > 0.5
    assert worst.look.best.margin > worst.look.played.margin


def test_a_match_without_a_blunder_reports_none() -> None:
    found = reviewed(tiny(SOUND), 1, 80)
    assert [one.ply for one in found.entries] == [5, 9, 13]
    assert found.costly == ()


@pytest.mark.parametrize("walks", [80, 800])
def test_a_better_chance_that_was_missed_is_found(walks: int) -> None:
    match = tiny(MISSED)
    (missed,) = (one for one in decisions(match.setup, match.plies, 1) if one.ply == 7)
    found = look(missed.vantage, missed.played, walks)
    assert match.setup.vocabulary.texts[found.best.move] == "draw"
    assert found.best.wins > found.played.wins


def test_the_curve_ends_with_what_really_happened() -> None:
    for seat, end in ((0, (1.0, 200.0)), (1, (0.0, -200.0))):
        found = reviewed(tiny(BLUNDER), seat, FEW)
        *before, last = found.curve
        assert (last.ply, last.wins, last.margin) == (9, *end)
        played = [(one.ply, one.look.played.wins) for one in found.entries]
        assert [(point.ply, point.wins) for point in before] == played


def test_a_match_that_was_broken_off_has_no_end() -> None:
    found = reviewed(tiny(BLUNDER.rpartition(",")[0]), 1, FEW)
    assert [point.ply for point in found.curve] == [one.ply for one in found.entries] == [4, 6, 8]
    assert reviewed(tiny("chance deal W -25"), 1, FEW) == Review(1, (), (), ())


@every_game
def test_every_real_decision_is_weighed(game: str) -> None:
    match = random_match(game, 60)
    [*found] = decisions(match.setup, match.plies, 0)
    state, real = match.setup.new(), []
    for number, ply in enumerate(match.plies, 1):
        if ply.seat == 0 and len(state.legal(0)) > 1:
            real.append((number, ply.move))
        state.play(ply.seat, ply.move)
    assert [(one.ply, one.played) for one in found] == real
    some = found[:: len(found) // 4]
    for decision, one in zip(some, entries(some, FEW), strict=True):
        assert (one.ply, one.look.played.move) == (decision.ply, decision.played)
        assert one.look.best.move in decision.vantage.legal
        assert 0.0 <= one.look.cost <= 1.0
        assert all(0.0 <= move.wins <= 1.0 for move in (one.look.played, one.look.best))


def test_among_many_moves_the_one_that_was_played_is_not_best_because_it_was_looked_at() -> None:
    match = random_match("kingdoms", 24)
    found = reviewed(match, 0, 40).entries
    assert sum(one.look.best.move != one.look.played.move for one in found) > len(found) / 2


@pytest.mark.parametrize(
    ("game", "stages"),
    [("kingdoms", {1, 2}), ("royals", {1}), ("el_grande", {1}), ("eight_minute_empire", {None})],
)
def test_a_decision_tells_its_round_where_there_are_rounds(game: str, stages: set[int]) -> None:
    match = random_match(game, 40 if game == "kingdoms" else 12)
    assert {one.stage for one in decisions(match.setup, match.plies, 0)} == stages


def test_a_turn_lasts_until_another_seat_chooses() -> None:
    match = tiny(MISSED)
    assert [(one.ply, one.turn) for one in decisions(match.setup, match.plies, 0)] == [
        (4, 4), (6, 6), (8, 8), (10, 8),
    ]  # fmt: skip


def test_of_a_turn_only_the_costliest_choice_is_told_and_of_all_turns_three() -> None:
    found = [entry(1, 1, 0.1), entry(2, 1, 0.2), entry(3, 1, 0.15), entry(9, 9, 0.3)]
    found += [entry(12, 12, 0.05), entry(15, 15, 0.2)]
    assert [one.ply for one in costliest(found)] == [9, 2, 15]


def test_what_so_few_walks_cannot_tell_is_no_mistake() -> None:
    assert not entry(1, 1, 0.1, walks=20).look.is_mistake
    assert entry(1, 1, 0.1).look.is_mistake
    assert not entry(1, 1, LEAST / 2, walks=10**9).look.is_mistake
    assert entry(1, 1, -0.1).look.cost == 0.0


@every_game
def test_truths_that_look_alike_are_reviewed_alike(game: str) -> None:
    """Somebody else, or chance, moved otherwise where the seat could not see it."""
    match = random_match(game, 150, seats=3)
    seen = 0
    for seat, plies, twin, first in twins(match):
        here, there = (after(match, each, seat, first) for each in (plies, twin))
        assert [look(each.vantage, each.played, FEW) for each in here] == [
            look(each.vantage, each.played, FEW) for each in there
        ]
        seen += len(here)
        if seen > 6:
            break
    assert seen


def after(match: Match, plies: Sequence[Ply], seat: int, first: int) -> list[Decision]:
    return [one for one in decisions(match.setup, plies, seat) if one.ply > first][:3]


def twins(match: Match) -> Iterator[tuple[int, Sequence[Ply], Sequence[Ply], int]]:
    """A seat, the match and another as long as both look alike to the seat, and where they part."""
    setup, state = match.setup, match.setup.new()
    for at, ply in enumerate(match.plies):
        for seat in range(setup.seats):
            others = [move for move in state.legal(ply.seat) if move != ply.move][:4]
            for move in others if ply.seat != seat else ():
                length = alike(match, at, Ply(ply.seat, move, ()), seat)
                if any(each.seat == seat for each in match.plies[at + 1 : at + length]):
                    twin = [*match.plies[:at], Ply(ply.seat, move, ()), *match.plies[at + 1 :]]
                    yield seat, match.plies[: at + length], twin[: at + length], at
        state.play(ply.seat, ply.move)


def alike(match: Match, at: int, instead: Ply, seat: int) -> int:
    """How many plies from there on are possible in both and tell the seat the same."""
    other = Match(match.setup, plies=match.plies[:at])
    for number, ply in enumerate(match.plies[at:]):
        made = ply if number else instead
        if made.move not in other.state.legal(made.seat):
            return number
        other.replay(made.seat, made.move)
        if ply.told(match.setup, seat) != other.plies[-1].told(match.setup, seat):
            return number
    return len(match.plies) - at
