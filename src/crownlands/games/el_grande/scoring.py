"""What a region or the Castillo brings: places, ties, the King's bonus and that of one's home."""

from crownlands.core.contract import Fact
from crownlands.core.ints import i64, vec
from crownlands.games.el_grande.facts import PLACE_SCORED
from crownlands.games.el_grande.setting import NONE, VALUES
from crownlands.games.el_grande.state import Position


class Result:
    """One place, scored: everybody's points, and who alone leads."""

    __slots__ = ("leader", "points")

    def __init__(self, seats: i64) -> None:
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.leader: i64 = NONE


def result(state: Position, place: i64, limit: i64) -> Result:
    """Those who are tied take the place below, each in full; who follows them, the one after that.
    RULES 12. Places beyond the limit bring nothing."""
    setting = state.setting
    found = Result(setting.seats)
    rank: i64 = 0
    below: i64 = 1 << 40
    seat: i64
    while rank < limit:
        most: i64 = 0
        tied: i64 = 0
        for seat in range(setting.seats):
            count: i64 = state.count(place, seat)
            if most < count < below:
                most = count
                tied = 1
            elif count == most:
                tied += 1
        if most == 0:
            break
        taken: i64 = rank if tied == 1 else rank + 1
        if taken < limit and not (tied == 3 and setting.seats == 3 and setting.no_three_way):
            _give(state, found, place, most, state.worth(place, taken))
        if rank == 0 and tied == 1:
            found.leader = _who_has(state, place, most)
            found.points[found.leader] += bonus(state, place, found.leader)
        rank += 1 if tied == 1 else 2
        below = most
    return found


def _give(state: Position, found: Result, place: i64, count: i64, points: i64) -> None:
    seat: i64
    for seat in range(state.setting.seats):
        if state.count(place, seat) == count:
            found.points[seat] += points


def _who_has(state: Position, place: i64, count: i64) -> i64:
    seat: i64 = 0
    while state.count(place, seat) != count:
        seat += 1
    return seat


def bonus(state: Position, place: i64, leader: i64) -> i64:
    """Both may come together. RULES 13."""
    points: i64 = 0
    if place == state.king:
        points += state.setting.king_bonus
    if state.home[leader] == place:
        points += state.setting.home_bonus
    return points


def score(state: Position, place: i64, limit: i64, log: list[Fact] | None) -> None:
    """Everybody moves on along the score track. Nobody leaves the place."""
    found = result(state, place, min(limit, VALUES))
    seat: i64
    for seat in range(state.setting.seats):
        state.score[seat] += found.points[seat]
    if log is not None:
        first: int = place * state.setting.seats
        counts = list(state.caballeros)[first : first + state.setting.seats]
        log.append((PLACE_SCORED, place, found.leader, limit, *counts, *found.points))


def by_value(state: Position, values: i64) -> i64:
    """The regions whose first place is worth one of these now, as bits; never the Castillo."""
    found: i64 = 0
    region: i64
    for region in range(state.setting.regions):
        if values >> state.worth(region, 0) & 1:
            found |= 1 << region
    return found


def fullest(state: Position) -> i64:
    """The regions with the most caballeros, as bits."""
    most: i64 = 0
    found: i64 = 0
    region: i64
    for region in range(state.setting.regions):
        total: i64 = state.total(region)
        if total > most:
            most = total
            found = 0
        if total == most and total:
            found |= 1 << region
    return found


def sparsest(state: Position) -> i64:
    """The regions with the fewest caballeros, as bits; empty ones do not count."""
    fewest: i64 = 1 << 40
    found: i64 = 0
    region: i64
    for region in range(state.setting.regions):
        total: i64 = state.total(region)
        if 0 < total < fewest:
            fewest = total
            found = 0
        if total == fewest:
            found |= 1 << region
    return found
