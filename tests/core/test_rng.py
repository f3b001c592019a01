"""The generator: fixed for ever, fair, and without kinship between neighbouring seeds."""

from itertools import pairwise

import pytest

from crownlands.core.rng import Rng
from tests.laws.walk import assert_fair

FROZEN = {
    0: [1, 2131995753, 111658370, 3746114019],
    1: [3423344645, 1755143858, 1483514850, 978444030],
    2: [2272152616, 4210059411, 2801567633, 1452419980],
    2**32: [1742789998, 2392122616, 4115952109, 727592090],
    2**62 - 1: [514139530, 1484293305, 1510202282, 4262085817],
    -1: [3131910705, 3034485989, 1388577830, 4194075585],
}


@pytest.mark.parametrize("seed", FROZEN)
def test_the_sequence_of_a_seed_is_fixed_for_ever(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in range(4)] == FROZEN[seed]


def test_numbers_below_a_limit_are_fixed_for_ever() -> None:
    rng = Rng(1)
    assert [rng.below(100) for _ in range(10)] == [79, 40, 34, 22, 6, 55, 68, 60, 72, 88]
    rng = Rng(5)
    assert [rng.below(2**31) for _ in range(3)] == [889652702, 216238139, 1607285155]


def test_a_fork_is_fixed_for_ever_and_leaves_its_own_way() -> None:
    rng = Rng(7)
    fork = rng.fork()
    assert [fork.bits() for _ in range(3)] == [546615699, 3162422673, 149464246]
    assert [rng.bits() for _ in range(2)] == [964139338, 3604670221]


def test_equal_seeds_give_equal_streams() -> None:
    one, other = Rng(42), Rng(42)
    assert [one.below(n) for n in range(1, 200)] == [other.below(n) for n in range(1, 200)]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 23, 30, 151])
def test_every_number_below_a_limit_is_as_likely_as_the_others(limit: int) -> None:
    rng = Rng(limit)
    drawn = [rng.below(limit) for _ in range(400 * limit)]
    assert_fair(map(str, drawn), {str(n): 1 for n in range(limit)})


def test_the_uneven_rest_is_drawn_again() -> None:
    """With 3 * 2**29 numbers a plain multiplication would favour every third by half."""
    limit = 3 * 2**29
    rng = Rng(3)
    drawn = [rng.below(limit) for _ in range(6000)]
    assert max(drawn) < limit
    assert_fair((str(n % 3) for n in drawn), {"0": 1, "1": 1, "2": 1})
    assert_fair((str(n * 3 // limit) for n in drawn), {"0": 1, "1": 1, "2": 1})


def test_every_bit_is_as_often_set_as_not() -> None:
    rng = Rng(9)
    drawn = [rng.bits() for _ in range(4000)]
    assert all(0 <= number < 2**32 for number in drawn)
    for bit in range(32):
        assert_fair((str(number >> bit & 1) for number in drawn), {"0": 1, "1": 1})


def test_neighbouring_seeds_share_nothing() -> None:
    first = [Rng(seed).bits() for seed in range(2000)]
    assert len(set(first)) == 2000
    changed = [bin(one ^ other).count("1") for one, other in pairwise(first)]
    assert 15.5 < sum(changed) / len(changed) < 16.5


@pytest.mark.parametrize("shift", [0, 8, 16, 31, 32, 40, 50])
def test_the_first_choice_of_neighbouring_seeds_is_fair(shift: int) -> None:
    drawn = [Rng(seed << shift).below(4) for seed in range(1, 2001)]
    assert_fair(map(str, drawn), {"0": 1, "1": 1, "2": 1, "3": 1})


def test_a_fork_shares_nothing_with_its_source() -> None:
    rng = Rng(11)
    fork = rng.fork()
    ours, theirs = [rng.bits() for _ in range(500)], [fork.bits() for _ in range(500)]
    assert not set(ours) & set(theirs)


def test_a_stream_does_not_soon_repeat() -> None:
    rng = Rng(13)
    seen = set()
    for _ in range(20_000):
        seen.add(rng.state)
        rng.bits()
    assert len(seen) == 20_000
