"""Laws 8 to 10: nobody learns what they were not told, and what is imagined is a fair draw."""

from collections import defaultdict
from itertools import pairwise

import msgspec
import pytest

from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.game import Event, Setup
from crownlands.core.rng import Rng
from crownlands.core.vantage import Vantage
from tests.laws.registry import ENTRIES, Entry
from tests.laws.walk import assert_fair, choose, next_actor, played, positions, seats_of, walk

every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


def looks(setup: Setup, state: State, seat: int) -> bytes:
    return msgspec.json.encode(setup.view(state, seat))


def told(setup: Setup, events: list[Event], seat: int) -> bytes:
    redacted = [setup.redact(event, seat) for event in events]
    return msgspec.json.encode([event for event in redacted if event is not None])


def twin_of(state: State, seat: int, seed: int) -> State:
    """Another position that looks the same to the seat."""
    twin = state.copy()
    twin.redeal(seat, Rng(seed))
    return twin


@every_entry
def test_twins_look_the_same_byte_for_byte(entry: Entry) -> None:
    setup = entry.setup
    for at, state in enumerate(positions(setup, 21, every=11)):
        for seat in seats_of(setup):
            twin = twin_of(state, seat, at)
            assert looks(setup, state, seat) == looks(setup, twin, seat)
            assert state.legal(seat) == twin.legal(seat)
            assert state.actors() == twin.actors()
            assert state.scores() == twin.scores()


@every_entry
def test_twins_are_redealt_and_imagined_alike(entry: Entry) -> None:
    setup = entry.setup
    for at, state in enumerate(positions(setup, 22, every=17)):
        for seat in seats_of(setup):
            twin = twin_of(state, seat, at)
            one, other = Vantage(setup, state, seat), Vantage(setup, twin, seat)
            assert msgspec.json.encode(one.view) == msgspec.json.encode(other.view)
            assert one.legal == other.legal
            assert one.imagine(Rng(3)).to_ints() == other.imagine(Rng(3)).to_ints()
            assert twin_of(state, seat, 5).to_ints() == twin_of(twin, seat, 5).to_ints()


@every_entry
def test_nothing_kept_in_a_vantage_tells_twins_apart(entry: Entry) -> None:
    """Whoever looks behind the interface finds no truth there either."""
    setup = entry.setup
    for at, state in enumerate(positions(setup, 22, every=23)):
        for seat in seats_of(setup):
            twin = twin_of(state, seat, at)
            assert kept(Vantage(setup, state, seat)) == kept(Vantage(setup, twin, seat))


def kept(vantage: Vantage) -> dict[str, list[int]]:
    """Every position inside a vantage."""
    inside = vars(vantage).items()
    return {name: value.to_ints() for name, value in inside if isinstance(value, State)}


@every_entry
def test_a_vantage_shows_what_the_seat_sees(entry: Entry) -> None:
    setup = entry.setup
    for state in positions(setup, 23, every=29):
        for seat in seats_of(setup):
            vantage = Vantage(setup, state, seat)
            assert msgspec.json.encode(vantage.view) == looks(setup, state, seat)
            assert vantage.legal == state.legal(seat)
            assert looks(setup, vantage.imagine(Rng(1)), seat) == looks(setup, state, seat)


@every_entry
def test_twins_stay_twins_while_the_seat_is_told_the_same(entry: Entry) -> None:
    setup = entry.setup
    for at, state in enumerate(positions(setup, 24, every=19)[:-1]):
        for seat in seats_of(setup):
            follow(setup, seat, state.copy(), twin_of(state, seat, at), Rng(at))


def follow(setup: Setup, seat: int, one: State, other: State, rng: Rng) -> None:
    """Make the same moves in both twins until the seat is told something different."""
    for _ in range(8):
        actor = next_actor(one, rng)
        if actor == NOBODY:
            return
        move = choose(one, actor, rng)
        if actor == seat:
            assert move in other.legal(seat)
        elif move not in other.legal(actor):
            return
        one, happened = played(setup, one, actor, move)
        other, happened_there = played(setup, other, actor, move)
        if told(setup, happened, seat) != told(setup, happened_there, seat):
            assert actor != seat or any(setup.reveals(event) for event in happened)
            return
        assert looks(setup, one, seat) == looks(setup, other, seat)


@every_entry
def test_moves_of_which_a_seat_is_told_alike_leave_it_with_equal_views(entry: Entry) -> None:
    setup = entry.setup
    for state in positions(setup, 26, every=13)[:-1]:
        for actor in state.actors():
            legal = state.legal(actor)
            after = [played(setup, state, actor, move) for move in legal[:: 1 + len(legal) // 16]]
            for seat in seats_of(setup):
                alike = defaultdict(set)
                for position, events in after:
                    alike[told(setup, events, seat)].add(looks(setup, position, seat))
                assert all(len(views) == 1 for views in alike.values())


@every_entry
def test_what_several_choose_at_once_does_not_depend_on_who_is_first(entry: Entry) -> None:
    setup = entry.setup
    for state in positions(setup, 30, every=1):
        actors = state.actors()
        if len(actors) > 1:
            chosen = [(seat, choose(state, seat, Rng(seat))) for seat in actors]
            ends = [after_all(state, order) for order in (chosen, chosen[::-1])]
            assert ends[0].to_ints() == ends[1].to_ints()


def after_all(state: State, chosen: list[tuple[int, int]]) -> State:
    """Whoever is asked in between whether the others may go on gives the same answer."""
    after = state.copy()
    for seat, move in chosen:
        while move not in after.legal(seat):
            after.play(after.actor(), after.legal(after.actor())[-1])
        after.play(seat, move)
    return after


@every_entry
def test_what_chance_tells_one_seat_alone_the_others_do_not_see(entry: Entry) -> None:
    """Wherever chance has a choice, who is told the same of all its moves must see no difference,
    and who is told apart must be able to see it."""
    setup = entry.setup
    chances = [state for state in positions(setup, 27, every=1) if state.actor() == CHANCE]
    for state in [*chances[:6], *chances[6::5]]:
        after = [played(setup, state, CHANCE, move) for move in state.legal(CHANCE)]
        gone = [one.to_ints() == other.to_ints() for (one, _), (other, _) in pairwise(after)]
        for seat in seats_of(setup):
            heard = [told(setup, events, seat) for _, events in after]
            seen = [looks(setup, position, seat) for position, _ in after]
            for at, is_gone in enumerate(gone):  # what chance gave may be gone again
                same = is_gone or heard[at] == heard[at + 1]
                assert same == (seen[at] == seen[at + 1])


@every_entry
def test_a_redeal_leaves_view_and_moves_and_pieces_as_they_were(entry: Entry) -> None:
    setup = entry.setup
    for at, state in enumerate(positions(setup, 28, every=9)):
        for seat in seats_of(setup):
            twin = twin_of(state, seat, at)
            assert setup.view(twin, seat) == setup.view(state, seat)
            assert twin.legal(seat) == state.legal(seat)
            assert entry.conserved(twin) == entry.conserved(state)


@every_entry
def test_a_redeal_is_a_fair_draw_of_what_the_seat_cannot_see(entry: Entry) -> None:
    checked: set[str] = set()
    for state in positions(entry.setup, 29, every=1):
        for seat in (0, NOBODY):
            new = entry.secrets(state, seat).keys() - checked
            answers = entry.answers(state, seat) if new else {}
            if len(answers) > 1:
                redealt = [entry.secrets(twin_of(state, seat, n), seat) for n in range(400)]
                for where in new:
                    assert_fair((twin[where] for twin in redealt), answers)
                checked |= new
    assert bool(checked) == hides(entry)


def hides(entry: Entry) -> bool:
    """Whether any event of this table is told to some and not to others."""
    setup = entry.setup
    for state, seat, move in walk(setup, 29):
        if seat != NOBODY:
            _, events = played(setup, state, seat, move)
            if any(setup.redact(event, NOBODY) != event for event in events):
                return True
    return False


@every_entry
def test_where_something_is_hidden_a_redeal_really_changes_something(entry: Entry) -> None:
    setup = entry.setup
    changed = any(
        twin_of(state, NOBODY, seed).to_ints() != state.to_ints()
        for state in positions(setup, 29, every=1)
        for seed in range(3)
    )
    assert changed == hides(entry)
