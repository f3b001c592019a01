"""The schedule: every bot meets every deal in every seat."""

from collections import Counter

import pytest

from crownlands.arena.schedule import lineups, schedule
from crownlands.core.errors import BadBudget, NoOpponents, UnknownName
from tests.arena.contests import spec

A, B, C, D = "uniform", "greedy", "search:simulations=2", "search:simulations=3"


def test_two_bots_change_seats_on_every_deal() -> None:
    due = schedule(spec(bots=f"{A},{B}"), 6)
    assert [pairing.number for pairing in due] == list(range(6))
    assert [pairing.deal for pairing in due] == [0, 0, 1, 1, 2, 2]
    assert [pairing.bots for pairing in due] == [(A, B), (B, A)] * 3


@pytest.mark.parametrize("bots", [(A, B, C, D), (A, B, B, B), (A, A, B, C), (A, A, B, B)])
def test_everybody_is_in_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    asked = spec(bots=",".join(bots), seats=4)
    for deal in range(6):
        tables = lineups(asked, deal)
        for seat in range(4):
            here = Counter(lineup[seat] for lineup in tables)
            shares = {name: count / len(tables) for name, count in here.items()}
            assert shares == {name: bots.count(name) / 4 for name in set(bots)}


def test_neighbours_change_from_deal_to_deal() -> None:
    asked = spec(bots=f"{A},{B},{C},{D}", seats=4)
    after_a = Counter(
        lineup[(lineup.index(A) + 1) % 4] for deal in range(6) for lineup in lineups(asked, deal)
    )
    assert after_a == {B: 8, C: 8, D: 8}


def test_the_strongest_against_three_is_asked_plainly() -> None:
    expected = [(C, B, B, B), (B, C, B, B), (B, B, C, B), (B, B, B, C)]
    assert lineups(spec(bots=f"{C},{B},{B},{B}", seats=4), 0) == expected
    assert lineups(spec(bots=C, field=B, seats=4), 0) == expected


def test_fewer_bots_than_seats_each_sit_alone_against_the_others() -> None:
    tables = lineups(spec(bots=f"{A},{B}", seats=3), 0)
    alone = [(A, B, B), (B, A, B), (B, B, A)]
    assert tables == alone + [tuple(A if name == B else B for name in lineup) for lineup in alone]


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    tables = lineups(spec(bots=f"{A},{B},{C}", seats=2), 0)
    assert tables == [(A, B), (B, A), (A, C), (C, A), (B, C), (C, B)]


def test_a_bot_may_play_against_itself() -> None:
    assert lineups(spec(bots=f"{A},{A}", seats=3), 0) == [(A, A, A)]


def test_a_deal_that_is_begun_is_played_by_all() -> None:
    assert len(schedule(spec(bots=f"{A},{B},{C}", seats=3), 4)) == 6


def test_more_games_go_on_where_fewer_ended() -> None:
    asked = spec(bots=f"{A},{B},{C}", seats=2)
    assert schedule(asked, 60)[:12] == schedule(asked, 12)


def test_bots_that_cannot_play_are_refused() -> None:
    with pytest.raises(NoOpponents):
        spec(bots=A)
    with pytest.raises(UnknownName):
        spec(bots=f"{A},deepest")
    with pytest.raises(UnknownName):
        spec(bots=A, field="deepest")
    with pytest.raises(BadBudget):
        spec(bots=f"{A},search:simulations=none")
