"""Scoring: regions, continents in both readings, goods and their jokers, goods tokens."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.contract import NOBODY
from crownlands.games.eight_minute_empire import scoring
from crownlands.games.eight_minute_empire.scoring import Hoard
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from tests.games.eight_minute_empire.draw import draw, empire, tally


def owner(setup: EmpireSetup, board: str, place: str) -> str | None:
    """Who scores a region or a continent."""
    view = setup.view(draw(setup, board), NOBODY)
    found = (view.regions | view.continents)[place].owner
    return None if found is None else setup.seat_tokens[found]


# regions


def test_in_a_region_the_strongest_scores_and_a_tie_nobody() -> None:
    setup = empire(3)
    assert owner(setup, "W1 RRB", "W1") == "R"
    assert owner(setup, "W1 RRBb", "W1") is None
    assert owner(setup, "W1 RRBBY", "W1") is None


def test_each_city_counts_as_an_army() -> None:
    setup = empire(3)
    assert owner(setup, "W1 RrBY", "W1") == "R"
    assert owner(setup, "W1 Rrrb", "W1") == "R"


def test_a_region_with_cities_alone_counts() -> None:
    setup = empire(3)
    assert owner(setup, "W1 rrb", "W1") == "R"
    assert owner(setup, "W1 rb", "W1") is None


def test_an_empty_region_or_continent_scores_for_nobody() -> None:
    setup = empire(2)
    board = "START RRRBBB"
    assert [owner(setup, board, place) for place in ("W1", "WEST", "START", "MAIN")] == [None] * 4
    assert [one.total for one in tally(setup, draw(setup, board)).values()] == [0, 0]


def test_the_start_is_a_region_like_any_other() -> None:
    setup = empire(2)
    points = tally(setup, draw(setup, "START RRB"))
    assert (points["R"].regions, points["R"].continents, points["R"].total) == (1, 1, 2)


# continents

WEST = "W5 RRRRR W1 B W2 B"


@pytest.mark.parametrize(("reading", "winner"), [("armies", "R"), ("regions", "B")])
def test_a_continent_goes_by_armies_or_where_so_played_by_regions(
    reading: str, winner: str
) -> None:
    setup = empire(2, continents=reading)
    assert owner(setup, WEST, "WEST") == winner
    points = tally(setup, draw(setup, WEST))
    assert {seat: one.regions for seat, one in points.items()} == {"R": 1, "B": 2}
    assert {seat: one.continents for seat, one in points.items()} == {
        seat: int(seat == winner) for seat in "RB"
    }


def test_a_tie_on_a_continent_scores_for_nobody() -> None:
    setup = empire(3)
    assert owner(setup, "I1 RRBBY", "ISLE") is None
    assert owner(setup, "I1 RRB I2 BY", "ISLE") is None
    assert owner(empire(3, continents="regions"), "I1 RRR I2 B", "ISLE") is None


def test_on_continents_cities_count_as_armies_too() -> None:
    assert owner(empire(3), "I1 RB I2 b", "ISLE") == "B"


def test_by_regions_a_tied_region_counts_for_nobody() -> None:
    assert owner(empire(2, continents="regions"), "S1 RRBB S2 B", "SOUTH") == "B"


# neutral armies


@pytest.mark.parametrize("reading", ["armies", "regions"])
def test_neutral_armies_take_the_points_from_whoever_is_not_stronger(reading: str) -> None:
    setup = empire(2, neutral_armies="ten", continents=reading)
    assert owner(setup, "W1 RNN", "W1") is None
    assert owner(setup, "W1 RNN", "WEST") is None
    assert owner(setup, "W1 RN", "W1") is None
    assert owner(setup, "W1 RRN", "W1") == owner(setup, "W1 RRN", "WEST") == "R"


def test_by_regions_neutral_armies_hold_regions_too() -> None:
    setup = empire(2, neutral_armies="ten", continents="regions")
    assert owner(setup, "S1 NN S2 N S3 RRR", "SOUTH") is None
    assert owner(setup, "S1 NN S2 B S3 RRR", "SOUTH") is None
    assert owner(setup, "S1 RRN S2 N S3 R", "SOUTH") == "R"


# goods


def points(cards: str, seats: int = 5, **options: str) -> int:
    setup = empire(seats, **options)
    return tally(setup, draw(setup, cards={"R": cards}))["R"].goods


PRINTED = {
    # by good: points for 0, 1, 2 ... units
    "crystal": [0, 1, 2, 3, 5, 5],
    "ore": [0, 0, 1, 2, 3, 5, 5],
    "wood": [0, 0, 1, 1, 2, 3, 5, 5],
    "anvil": [0, 0, 1, 1, 2, 2, 3, 5, 5],
    "carrot": [0, 0, 0, 1, 1, 2, 2, 3, 5, 5, 5, 5],
}


@pytest.mark.parametrize("good", PRINTED)
def test_goods_score_as_printed_and_beyond_the_last_step_no_more(good: str) -> None:
    setup = empire(2)
    number = [one.name for one in setup.box.goods].index(good)
    found = [scoring.points_for(setup.setting, number, n) for n in range(len(PRINTED[good]))]
    assert found == PRINTED[good]


def test_a_double_card_counts_two_units() -> None:
    assert points("2carrot:+3 carrot:C") == 1
    assert points("carrot:+3 carrot:C") == 0


def test_a_joker_joins_any_good_of_which_one_has_a_card() -> None:
    assert points("crystal:+1 crystal:+2 crystal:+2 joker:+2") == 5


def test_only_one_joker_joins_a_card() -> None:
    assert points("crystal:+1 joker:+2 joker:S2") == 2
    assert points("joker:+2 joker:S2 joker:S2") == 0
    assert points("crystal:+1 crystal:+2 joker:+2 joker:S2") == 5


def test_a_joker_on_a_double_card_is_one_unit_and_the_only_one() -> None:
    assert points("2carrot:+3 joker:+2") == 1
    assert points("2carrot:+3 joker:+2 joker:S2 joker:S2") == 1


def test_a_joker_completes_a_set() -> None:
    six = "carrot:C carrot:C carrot:+3 carrot:L4 carrot:L5 2carrot:+3"
    assert points(six) == 3
    assert points(f"{six} joker:+2") == 5


def test_jokers_go_where_they_bring_most() -> None:
    """One to the ore (4 to 5: two more) rather than to the crystal (1 to 2: one more)."""
    setup = empire(5)
    ores = "ore:+3 ore:+3 ore:L2 ore:S2"
    state = draw(setup, cards={"R": f"crystal:+1 {ores} joker:+2"})
    goods = setup.view(state, NOBODY).goods[0]
    assert (goods["ore"].jokers, goods["crystal"].jokers) == (1, 0)
    assert tally(setup, state)["R"].goods == 5 + 1


hoards = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 3), st.integers(0, 2)), min_size=5, max_size=5
)


@given(hoards, st.integers(0, 4))
def test_no_split_of_the_jokers_pays_more(kinds: list[tuple[int, int, int]], jokers: int) -> None:
    """Against every split there is: each good has cards, units beyond one a card, and tokens."""
    setting = empire(5).setting
    hoard = Hoard(setting.goods)
    for good, (cards, more, tokens) in enumerate(kinds):
        hoard.cards[good] = cards
        hoard.units[good] = cards + (more if cards else 0)
        hoard.tokens[good] = tokens
    hoard.spare = jokers
    have = [hoard.units[good] + hoard.tokens[good] for good in range(5)]
    splits = product(*(range(min(jokers, cards) + 1) for cards, _, _ in kinds))
    best = max(
        sum(scoring.points_for(setting, good, have[good] + put) for good, put in enumerate(split))
        for split in splits
        if sum(split) <= jokers
    )
    scoring._put_jokers(setting, hoard)
    assert scoring.goods_points(setting, hoard) == best
    assert hoard.spare + sum(hoard.jokers) == jokers
    assert all(hoard.jokers[good] <= kinds[good][0] for good in range(5))


# variant: goods tokens


def token_points(board: str, cards: str = "carrot:C carrot:C") -> int:
    setup = empire(2, goods_tokens="yes")
    return tally(setup, draw(setup, board, cards={"R": cards}, tokens={"W1": "carrot"}))["R"].goods


def test_the_strongest_on_a_token_counts_one_unit_more() -> None:
    assert token_points("W1 RRB") == 1
    assert token_points("W1 RRBB") == 0
    assert token_points("W1 RBB") == 0
    assert token_points("W2 RR") == 0


def test_a_token_is_no_card_and_takes_no_joker() -> None:
    assert token_points("W1 R", "joker:+2 joker:S2 joker:S2") == 0
    assert token_points("W1 R", "2carrot:+3") == 1
    assert token_points("W1 R", "carrot:C joker:+2") == 1
