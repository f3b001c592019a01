"""Laws 1 to 7: moves are legal or refused, records replay, pieces last, games end."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.errors import IllegalMove
from crownlands.core.game import Setup
from crownlands.core.record import read_record
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.locales import LANGUAGES, Locale
from tests.laws.registry import ENTRIES, Entry
from tests.laws.walk import (
    assert_fair,
    finished,
    play_out,
    positions,
    record_of,
    walk,
)

SEEDS = range(2)
every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


@every_entry
def test_a_record_replays_to_the_same_position(entry: Entry) -> None:
    for seed in SEEDS:
        match = finished(entry.setup, seed)
        text = record_of(match)
        record = read_record(text, find_game)
        again = record.match()
        assert again.state.to_ints() == match.state.to_ints()
        assert again.plies == match.plies
        assert record.write() == text


@every_entry
def test_every_recorded_move_was_legal_when_played(entry: Entry) -> None:
    match = finished(entry.setup, 5)
    state = entry.setup.new()
    for ply in match.plies:
        assert ply.move in state.legal(ply.seat)
        state.play(ply.seat, ply.move)
    assert state.to_ints() == match.state.to_ints()


@every_entry
def test_an_open_match_replays_and_goes_on(entry: Entry) -> None:
    match = finished(entry.setup, 6)
    state = entry.setup.new()
    for ply in match.plies[: len(match.plies) // 2]:
        state.play(ply.seat, ply.move)
    again = entry.setup.restore(state.to_ints())
    for ply in match.plies[len(match.plies) // 2 :]:
        again.play(ply.seat, ply.move)
    assert again.to_ints() == match.state.to_ints()


@every_entry
def test_every_actor_has_a_move_and_nobody_else_has(entry: Entry) -> None:
    for seed in SEEDS:
        for state, seat, _ in walk(entry.setup, seed):
            actors = state.actors()
            assert actors == sorted(set(actors))
            assert seat in actors or (seat == NOBODY and not actors)
            assert state.actor() == (actors[0] if actors else NOBODY)
            for other in (*range(entry.seats), CHANCE, NOBODY, entry.seats, 99):
                assert bool(state.legal(other)) == (other in actors)
                assert state.count_legal(other) == len(state.legal(other))


@every_entry
def test_legal_moves_ascend_and_are_counted_and_found_without_a_list(entry: Entry) -> None:
    for state in positions(entry.setup, 2, every=3)[:-1]:
        for seat in state.actors():
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert [state.nth_legal(seat, n) for n in range(state.count_legal(seat))] == legal


@every_entry
def test_odds_belong_to_chances_moves_and_chance_makes_only_those(entry: Entry) -> None:
    for seed in SEEDS:
        for state, seat, move in walk(entry.setup, seed):
            assert len(state.odds()) == len(state.legal(CHANCE))
            assert all(weight > 0 for weight in state.odds())
            if seat == CHANCE:
                assert move in state.legal(CHANCE)


@every_entry
def test_chance_follows_its_odds(entry: Entry) -> None:
    by_chance = [state.copy() for state, seat, _ in walk(entry.setup, 3) if seat == CHANCE]
    rng = Rng(11)
    for state in (by_chance[0], by_chance[-1], by_chance[len(by_chance) // 2]):
        names = [str(move) for move in state.legal(CHANCE)]
        weights = dict(zip(names, state.odds(), strict=True))
        assert_fair((str(state.chance(rng)) for _ in range(600)), weights)


@every_entry
def test_a_copy_is_independent(entry: Entry) -> None:
    for state in positions(entry.setup, 4, every=23)[:-1]:
        before = state.to_ints()
        copy = state.copy()
        assert copy.to_ints() == before
        play_out(entry.setup, copy, Rng(1))
        assert state.to_ints() == before
        kept = state.copy()
        play_out(entry.setup, state, Rng(1))
        assert kept.to_ints() == before
        assert state.to_ints() == copy.to_ints()


@every_entry
def test_a_position_is_restored_from_its_numbers(entry: Entry) -> None:
    for state in positions(entry.setup, 7, every=5):
        again = entry.setup.restore(state.to_ints())
        assert again.to_ints() == state.to_ints()
        assert again.actors() == state.actors()
        for seat in state.actors():
            assert again.legal(seat) == state.legal(seat)
        play_out(entry.setup, again, Rng(2))
        play_out(entry.setup, state, Rng(2))
        assert again.to_ints() == state.to_ints()


@every_entry
def test_a_move_is_legal_exactly_when_it_can_be_played(entry: Entry) -> None:
    for state in positions(entry.setup, 8, every=37):
        for seat in (*range(entry.seats), CHANCE, NOBODY, entry.seats, 99):
            legal = set(state.legal(seat))
            for move in legal:
                state.copy().play(seat, move)
            refuse_all(entry.setup, state, seat, legal)


def refuse_all(setup: Setup, state: State, seat: int, legal: set[int]) -> None:
    """All other moves of the vocabulary, and numbers that are no move, raise and change nothing."""
    before = state.to_ints()
    size = len(setup.vocabulary)
    for move in (-(2**40), -1, *range(size), size, size + 1, 2**40):
        if move not in legal:
            assert refused_of(state, seat, move) == (seat, move)
    assert state.to_ints() == before


def refused_of(state: State, seat: int, move: int) -> tuple[int, int] | None:
    """Whose move the refusal names and which: a million of them, too many for pytest.raises."""
    try:
        state.play(seat, move)
    except IllegalMove as refusal:
        return refusal.seat, refusal.move
    return None


@every_entry
def test_every_refusal_has_a_sentence_in_every_language(entry: Entry) -> None:
    setup = entry.setup
    refused: dict[tuple[str, type], int] = {}
    for state in positions(setup, 9, every=7):
        for move in range(0, len(setup.vocabulary), 13):
            for seat in {state.actor(), 0, CHANCE}:
                try:
                    state.copy().play(seat, move)
                except IllegalMove as error:
                    refused[error.rule, type(setup.vocabulary.moves[move])] = move
    assert len({rule for rule, _ in refused}) >= 4
    for t in map(Locale, LANGUAGES):
        for (rule, _), move in refused.items():
            assert t.text(setup.refusal(move, rule))


@pytest.mark.parametrize("number", [-1, 10**4, 2**40])
def test_a_number_that_is_no_move_is_refused_with_a_sentence(number: int) -> None:
    setup = ENTRIES[0].setup
    for state in positions(setup, 9, every=50):
        for seat in {state.actor(), 0, CHANCE}:
            with pytest.raises(IllegalMove) as raised:
                state.play(seat, number)
            for language in LANGUAGES:
                assert Locale(language).text(setup.refusal(number, raised.value.rule))


@every_entry
def test_pieces_are_conserved_after_every_choice(entry: Entry) -> None:
    for seed in SEEDS:
        seen = dict(entry.conserved(entry.setup.new()))
        for state, _, _ in walk(entry.setup, seed):
            for what, value in entry.conserved(state).items():
                assert seen.setdefault(what, value) == value, what


@every_entry
def test_a_game_ends_within_the_stated_number_of_choices(entry: Entry) -> None:
    for seed in range(12):
        state = entry.setup.new()
        play_out(entry.setup, state, Rng(seed))
        assert state.actors() == []


@every_entry
def test_every_seat_is_ranked_once_and_no_place_has_more_points_than_a_better_one(
    entry: Entry,
) -> None:
    for seed in range(8):
        *_, (state, _, _) = walk(entry.setup, seed)
        ranking, scores = state.ranking(), state.scores()
        assert sorted(seat for place in ranking for seat in place) == list(range(entry.seats))
        ranked = [scores[seat] for place in ranking for seat in place]
        assert ranked == sorted(ranked, reverse=True)
        assert len(scores) == entry.seats


@given(at=st.integers(0, len(ENTRIES) - 1), choices=st.lists(st.integers(0, 2**16), max_size=60))
def test_whatever_is_chosen_the_first_laws_hold(at: int, choices: list[int]) -> None:
    """The same laws under choices that are generated, and shrunk to few when one is broken."""
    entry = ENTRIES[at]
    state, rng = entry.setup.new(), Rng(1)
    kept = dict(entry.conserved(state))
    for choice in choices:
        actors = state.actors()
        if not actors:
            break
        seat = actors[choice % len(actors)]
        legal = state.legal(seat)
        state.play(seat, legal[choice % len(legal)])
        for what, value in entry.conserved(state).items():
            assert kept.setdefault(what, value) == value
        assert entry.setup.restore(state.to_ints()).to_ints() == state.to_ints()
    play_out(entry.setup, state, rng)
    assert sorted(chain.from_iterable(state.ranking())) == list(range(entry.seats))
