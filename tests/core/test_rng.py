"""The generator: fixed for ever, fair, and without kinship between neighbouring seeds."""

from itertools import pairwise

import pytest

from crownlands.core.rng import Rng
from tests.laws.walk import assert_fair

FROZEN = {
    0: [2690630848, 3028293613, 1568397081, 3373803966],
    1: [1516311239, 2559744198, 3294579567, 3505970302],
    2: [1011292771, 3161518460, 1713355800, 3341660494],
    2**32: [1159095130, 3673822778, 4294333126, 3436771531],
    2**62 - 1: [2599122126, 274121863, 3183069477, 1082492430],
    -1: [62828989, 896608737, 1445221401, 3882046220],
}


@pytest.mark.parametrize("seed", FROZEN)
def test_the_sequence_of_a_seed_is_fixed_for_ever(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in range(4)] == FROZEN[seed]


def test_numbers_below_a_limit_are_fixed_for_ever() -> None:
    rng = Rng(1)
    assert [rng.below(100) for _ in range(10)] == [35, 59, 76, 81, 16, 76, 25, 84, 35, 88]
    rng = Rng(5)
    assert [rng.below(2**31) for _ in range(3)] == [1016142250, 672899745, 1742809673]


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


def test_a_stream_does_not_soon_repeat() -> None:
    rng = Rng(13)
    seen = set()
    for _ in range(20_000):
        seen.add(rng.state)
        rng.bits()
    assert len(seen) == 20_000
