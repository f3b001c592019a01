"""Bonuses of city, country and noble house: at once, once, the best that is left."""

import pytest

from crownlands.games.royals.events import CityBonus, CountryBonus, NobleHouseBonus
from tests.games.royals.draw import draw, play, royals

SETUP = royals(3)
ALL_BUT_MARSHAL = ("baron", "countess", "duke", "cardinal", "princess", "king")


def test_one_placement_may_earn_city_country_and_noble_house_at_once() -> None:
    board = "london princess K / edinburgh duke W / edinburgh exile K"
    titles = dict.fromkeys(ALL_BUT_MARSHAL, "K")
    state = draw(SETUP, board, hands={"K": "B"}, titles=titles)
    events = play(SETUP, state, "K claim dublin marshal")
    assert events[-3:] == [
        CityBonus(0, "dublin", 2),
        CountryBonus(0, "britain", 6),
        NobleHouseBonus(0, 16),
    ]
    assert state.scores() == [24, 0, 0]


@pytest.mark.parametrize(("seats", "markers"), [(3, [16, 12, 8]), (2, [8, 0]), (4, [16, 12, 8, 0])])
def test_the_noble_house_markers_go_from_the_best_to_who_has_all_seven_titles(
    seats: int, markers: list[int]
) -> None:
    setup = royals(seats)
    letters = "".join(setup.seat_tokens)
    places = ["dublin", "valencia", "barcelona", "avignon"]
    hands = dict(zip(letters, "BSSF", strict=False))
    board = " / ".join(f"{city} exile K" for city in places)  # their bonuses are gone
    titles = dict.fromkeys(ALL_BUT_MARSHAL, letters)  # of positions that are long lost
    for at, letter in enumerate(letters):
        state = draw(
            setup, board, turn=letter, hands=hands, titles=titles,
            owned={setup.setting.marker_noble + n: letters[n] for n in range(min(at, 3, seats - 1))}
            if seats > 2 else {setup.setting.marker_noble: letters[0]} if at else {},
        )  # fmt: skip
        before = state.scores()[at]
        play(setup, state, f"{letter} claim {places[at]} marshal")
        assert state.scores()[at] - before == markers[at]


def test_nobody_takes_a_second_noble_house_marker() -> None:
    titles = dict.fromkeys((*ALL_BUT_MARSHAL, "marshal"), "K")
    owned = {SETUP.setting.marker_noble: "K"}
    state = draw(SETUP, "dublin exile W", hands={"K": "B"}, titles=titles, owned=owned)
    play(SETUP, state, "K claim dublin marshal")
    assert state.scores() == [16, 0, 0]


def test_a_country_needs_a_cube_in_every_city_and_exiled_ones_count() -> None:
    board = "madrid exile K / valencia duke K / seville baron W / barcelona marshal W"
    state = draw(SETUP, board, hands={"K": "SSSSSSSS"}, schemes={"K": "FS"})
    play(SETUP, state, "K claim barcelona countess", *["K pay spain"] * 2)
    assert state.scores() == [0, 0, 0]  # Seville is missing
    play(SETUP, state, "K claim seville cardinal")
    assert state.scores() == [8, 0, 0]


@pytest.mark.parametrize(("owners", "points"), [("", 8), ("W", 4), ("WG", 0), ("K", 0)])
def test_the_country_markers_go_to_the_first_two_one_each(owners: str, points: int) -> None:
    board = "madrid exile K / valencia duke K / seville baron K / barcelona countess W"
    first = SETUP.setting.marker_country + 3 * 2
    owned = {first + at: letter for at, letter in enumerate(owners)}
    state = draw(SETUP, board, hands={"K": "S"}, owned=owned)
    before = state.scores()[0]
    play(SETUP, state, "K claim barcelona marshal")
    assert state.scores()[0] - before == points


def test_a_takeover_earns_no_city_bonus_but_completes_a_country() -> None:
    board = "madrid exile K / valencia duke K / seville baron K / barcelona marshal W"
    state = draw(SETUP, board, hands={"K": "S"}, schemes={"K": "FS"})
    events = play(SETUP, state, "K claim barcelona marshal")
    assert events[-1] == CountryBonus(0, "spain", 8)
    assert not any(isinstance(event, CityBonus) for event in events)
