"""The setup: what is in the box, what lies where before the first turn, the first turns."""

from collections import Counter

import pytest

from crownlands.core.contract import NOBODY
from crownlands.games.royals.box import standard_box
from tests.games.royals.draw import actor, hand, moves, play, royals, up_to_first_turn

BOX = standard_box()


@pytest.mark.parametrize(
    ("seats", "deck", "pile", "nobles"),
    [
        (2, [20, 17, 14, 14], 62, [8]),
        (3, [22, 18, 15, 14], 66, [16, 12, 8]),
        (4, [25, 21, 17, 16], 76, [16, 12, 8]),
        (5, [31, 26, 22, 20], 96, [16, 12, 8]),
    ],
)
def test_cards_and_noble_house_markers_depend_on_the_number_of_players(
    seats: int, deck: list[int], pile: int, nobles: list[int]
) -> None:
    setup = royals(seats)
    assert list(setup.new().pile) == deck
    view = setup.view(up_to_first_turn(setup), NOBODY)
    assert (view.display, view.pile, view.intrigue_pile) == ({"france": 3}, pile, 24)
    assert setup.printed()["noble_house"] == nobles
    assert view.markers.noble_house == (None,) * len(nobles)


def test_there_are_four_intrigue_cards_of_each_of_six_pairs() -> None:
    assert dict(royals(2).view(royals(2).new(), 0).unseen_intrigue) == dict.fromkeys(
        BOX.pair_names(), 4
    )
    assert len(BOX.pair_names()) == 6


def test_the_board_has_29_positions_with_one_king_in_every_country() -> None:
    titles = Counter(BOX.titles[title].name for _, title, _ in BOX.positions())
    assert titles == {
        "marshal": 4, "baron": 5, "countess": 4, "duke": 4, "cardinal": 4, "princess": 4, "king": 4,
    }  # fmt: skip
    by_country = Counter(
        (BOX.countries[BOX.cities[city].country].name, BOX.titles[title].name)
        for city, title, _ in BOX.positions()
    )
    assert all(by_country[country.name, "king"] == 1 for country in BOX.countries)
    assert by_country["spain", "princess"] == 0
    assert [title.cost for title in BOX.titles] == [1, 2, 3, 4, 5, 6, 8]
    assert [title.intrigue for title in BOX.titles] == [1, 1, 1, 1, 1, 1, 2]


FIRST_DRAWS = [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])]


@pytest.mark.parametrize(("seats", "draws"), FIRST_DRAWS)
def test_first_turns_bring_few_cards_and_no_choice_of_intrigue(
    seats: int, draws: list[int]
) -> None:
    setup = royals(seats)
    state = up_to_first_turn(setup)
    for letter, count in zip(setup.seat_tokens, draws, strict=True):
        for drawn in range(count):
            assert moves(setup, state)[0] == "pile"
            assert "intrigue" not in moves(setup, state)
            play(setup, state, f"{letter} pile", "chance card spain")
            assert hand(setup, state, letter) == "S" * (drawn + 1)
        assert "done" in moves(setup, state)
        assert "claim barcelona marshal" in moves(setup, state)  # playing is allowed at once
        play(setup, state, f"{letter} done")
    assert moves(setup, state) == ["three", "two"]


def test_the_table_may_name_the_starting_player() -> None:
    setup = royals(3, starter="2")
    state = setup.new()
    events = play(setup, state, *["chance show spain"] * 3)
    assert actor(setup, state) == "W"
    assert [event.__struct_config__.tag for event in events][-2:] == [
        "starter-chosen",
        "turn-started",
    ]
    play(setup, state, "W pile", "chance card france", "W done")
    assert actor(setup, state) == "G"  # clockwise
