"""The figures: shares and their intervals, ratings, duels, seats."""

import msgspec
import pytest

from crownlands.arena.figures import figures
from crownlands.arena.play import Trouble
from crownlands.arena.ratings import rate
from crownlands.arena.statistics import bootstrap, quantile, share, wilson
from crownlands.core.rng import Rng
from tests.arena.contests import row

STRONG = [row(at, bots, scores, at // 2) for at, (bots, scores) in enumerate(
    [("a,b", (9, 3)), ("b,a", (2, 8))] * 10 + [("a,b", (1, 3)), ("b,a", (4, 4))]
)]  # fmt: skip


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [  # from the formula, worked out independently
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (7, 20, 0.1812, 0.5671),
    ],
)
def test_wilson_s_interval(count: int, of: int, low: float, high: float) -> None:
    found = wilson(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_the_interval_by_deals_covers_the_truth_about_as_often_as_it_says() -> None:
    rng, covered = Rng(5), 0
    for _ in range(40):
        deals = [(float(rng.below(10) < 6), 1) for _ in range(40)]
        found = bootstrap(deals)
        covered += found.low <= 0.6 <= found.high
    assert 34 <= covered <= 40


def test_games_that_cancel_out_on_every_deal_leave_no_doubt() -> None:
    found = share([(1.0, 2)] * 50)
    assert found.by_deals is not None
    assert found.by_deals.low == found.by_deals.high == found.value == 0.5
    assert found.wilson.low < 0.45


def test_games_that_go_together_leave_more_doubt_than_each_for_itself() -> None:
    together = share([(4.0, 4), (0.0, 4)] * 25)
    assert together.by_deals is not None
    assert together.by_deals.high - together.by_deals.low > (
        1.5 * (together.wilson.high - together.wilson.low)
    )


def test_quantiles() -> None:
    assert [quantile([5, 1, 3, 2, 4], part) for part in (0, 0.5, 0.95)] == [1, 3, 5]


def test_a_shared_win_counts_in_parts() -> None:
    a, b = figures(STRONG).bots
    assert (a.name, a.wins.of, a.wins.value) == ("a", 22, 20.5 / 22)
    assert (b.name, b.wins.of, b.wins.value) == ("b", 22, 1.5 / 22)


def test_margins_are_against_the_best_other_seat() -> None:
    found = figures([row(0, "a,b,c", (5, 9, 7))])
    assert {bot.name: bot.margins for bot in found.bots} == {"a": [-4], "b": [2], "c": [-2]}


def test_the_better_bot_has_the_higher_rating_and_a_bot_learns_nothing_from_itself() -> None:
    ratings = rate(STRONG)
    assert ratings["a"].mu > 25 > ratings["b"].mu
    assert ratings["a"].sigma < 25 / 3
    alone = rate([row(0, "a,a", (1, 2))])["a"]
    assert (alone.mu, alone.sigma) == pytest.approx((25, 25 / 3))


def test_one_against_three_is_rated_above_them() -> None:
    games = [row(at, "a,b,b,b", (9, 3, 2, 1)) for at in range(4)]
    ratings = rate(games)
    assert set(ratings) == {"a", "b"}
    assert ratings["a"].ordinal > ratings["b"].ordinal


def test_a_duel_counts_who_ended_ahead() -> None:
    found = figures([row(0, "a,b,c", (5, 9, 7)), row(1, "b,c,a", (5, 5, 6), 1)])
    duels = {(duel.one, duel.other): duel.ahead.value for duel in found.duels}
    assert duels == {("a", "b"): 0.5, ("b", "c"): 0.75, ("a", "c"): 0.5}


def test_seats_and_turns_add_up_to_one_win_a_game() -> None:
    found = figures(STRONG)
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    assert sum(turn.value for turn in found.turns) == pytest.approx(1)
    assert found.deals == 11
    assert found.lengths == [2] * 22


def test_simulations_and_troubles_are_counted_where_a_bot_tells() -> None:
    told = msgspec.structs.replace(
        row(0, "a,b", (1, 2), micros=500_000),
        simulations=(3000, None),
        troubles=(Trouble(1, "late", "3 s"), Trouble(1, "late", "4 s")),
    )
    by_name = {bot.name: bot for bot in figures([told]).bots}
    assert (by_name["a"].per_second, by_name["b"].per_second) == (6000, None)
    assert (by_name["a"].troubles, by_name["b"].troubles) == ({}, {"late": 2})
    assert by_name["a"].seconds == [0.5]
