"""The end: titles with halves, the winner, both readings of the last tie-break."""

import pytest

from crownlands.core.contract import NOBODY
from crownlands.games.royals.events import GameEnded, RoyalsEvent, TitleScored
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.setup import RoyalsSetup
from tests.games.royals.draw import draw, play, royals

SETUP = royals(4)
TITLES = royals(4, final_tie="title_marker")


Owned = dict[int, str]
Titles = dict[str, str]


def ended(
    setup: RoyalsSetup = SETUP,
    board: str = "",
    owned: Owned | None = None,
    titles: Titles | None = None,
) -> tuple[Royals, list[RoyalsEvent]]:
    """The position after the last turn, and what happened."""
    state = draw(setup, board, turn="P", period=3, closing=True, owned=owned, titles=titles)
    return state, play(setup, state, "P done")


@pytest.mark.parametrize(
    ("cubes", "winners", "points"),
    [
        ("KKW", (0,), 10),
        ("KW", (0, 1), 5),
        ("KKWWG", (0, 1), 5),
        ("KWG", (), 0),
        ("KWGP", (), 0),
        ("", (), 0),
        ("P", (3,), 10),
    ],
)
def test_a_title_is_for_the_most_cubes_two_share_it_and_more_get_nothing(
    cubes: str, winners: tuple[int, ...], points: int
) -> None:
    state, events = ended(titles={"duke": cubes})
    counted = tuple(cubes.count(letter) for letter in "KWGP")
    assert TitleScored("duke", winners, points, counted) in events
    assert state.scores() == [points if seat in winners else 0 for seat in range(4)]
    owners = SETUP.view(state, NOBODY).markers.titles["duke"]
    assert owners == {0: (-1, -1), 1: winners * 2, 2: winners}[len(winners)]


def test_titles_are_scored_from_marshal_to_king_after_the_period() -> None:
    _, events = ended(board="paris king K", titles={"marshal": "W"})
    tags = [event.__struct_config__.tag for event in events]
    assert tags[1:] == ["period-scored"] * 4 + ["title-scored"] * 7 + ["game-ended"]
    titles = [event.title for event in events if isinstance(event, TitleScored)]
    assert titles == [title.name for title in SETUP.box.titles]


# marker numbers: cities 0 to 15, the best bonus of a country from 16, noble house from 24
PARIS, MADRID, NOBLE = 0, 12, 24


@pytest.mark.parametrize(
    ("owned", "titles", "ranking"),
    [
        # 16 = 16 (king) and 16 = 14 + 2: the highest single marker is 16
        ({11: "W"}, {"king": "K", "princess": "W"}, [[0], [1], [2, 3]]),
        # 16 = 16 (king) and 16 = 16 (noble house)
        ({NOBLE: "W"}, {"king": "K"}, [[0, 1], [2, 3]]),
        # half a king, 8, is not better than Paris, 8
        ({PARIS: "W"}, {"king": "KG"}, [[0, 1, 2], [3]]),
        # points come first
        ({NOBLE: "W", 11: "K"}, {"king": "K"}, [[0], [1], [2, 3]]),
    ],
)
def test_a_tie_is_broken_by_the_highest_single_marker_of_any_kind(
    owned: Owned, titles: Titles, ranking: list[list[int]]
) -> None:
    state, events = ended(owned=owned, titles=titles)
    assert state.ranking() == ranking
    assert events[-1] == GameEnded(tuple(ranking[0]))


@pytest.mark.parametrize(
    ("setup", "owned", "titles", "ranking"),
    [
        (SETUP, {NOBLE: "W"}, {"king": "K"}, [[0, 1], [2, 3]]),
        (TITLES, {NOBLE: "W"}, {"king": "K"}, [[0], [1], [2, 3]]),
        # 8 each: half a king against Paris, or against the countess
        (TITLES, {PARIS: "W"}, {"king": "KG"}, [[0, 2], [1], [3]]),
        (TITLES, {}, {"king": "KG", "countess": "W"}, [[0, 1, 2], [3]]),
    ],
)
def test_by_title_markers_only_these_break_a_tie(
    setup: RoyalsSetup, owned: Owned, titles: Titles, ranking: list[list[int]]
) -> None:
    assert ended(setup, owned=owned, titles=titles)[0].ranking() == ranking
