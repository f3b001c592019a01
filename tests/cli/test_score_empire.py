"""`crownlands score eight_minute_empire`: the worked cases of the rule sheet, notation, rubbish."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadBoard
from crownlands.games.eight_minute_empire.box import read_box, standard_box
from crownlands.games.eight_minute_empire.scorepad import Pad, score
from crownlands.games.eight_minute_empire.views import Continent, Region
from crownlands.locales import LANGUAGES, Locale
from tests.cli.pads import pad_of

asked = pad_of("eight_minute_empire")
TABLE = """
side A
START  R2 B2 N1
M4     R3c B1
W1     R2 carrot
R      carrot 5 2carrot joker coins 3
B      wood 4 ore 2 coins 1
"""


def pad(text: str) -> Pad:
    return score(standard_box(), text)


def owner(text: str, place: str) -> str | None:
    """Who scores a region or continent."""
    found = pad(text)
    places: dict[str, Region | Continent] = {**found.view.regions, **found.view.continents}
    seat = places[place].owner
    return None if seat is None else found.setup.seat_tokens[seat]


def points(cards: str) -> int:
    return pad(f"R {cards}").view.tally[0].goods


# the worked cases of the rule sheet


def test_a_region_is_nobodys_when_a_city_makes_it_even() -> None:
    assert owner("W3 R2 B1c", "W3") is None


def test_a_region_is_won_with_a_city() -> None:
    assert owner("W3 R1c B1 Y1", "W3") == "R"


def test_a_continent_goes_by_armies_or_by_regions() -> None:
    west = "W5 R5\nW1 B1\nW2 B1\n"
    assert owner(west, "WEST") == "R"
    assert owner(west + "continents regions", "WEST") == "B"


def test_a_tied_continent_is_nobodys() -> None:
    assert owner("I1 R2 B2\nI2 Y1", "ISLE") is None


def test_neutral_armies_can_hold_a_region_against_all() -> None:
    assert owner("I1 N2 B1", "I1") is None
    assert owner("I1 N2 B1", "ISLE") is None


def test_carrots_pay_by_steps() -> None:
    paid = [points(f"carrot {units}") for units in range(9)]
    assert paid == [0, 0, 0, 1, 1, 2, 2, 3, 5]
    assert points("carrot 9 2carrot") == 5


def test_a_joker_makes_the_fourth_crystal() -> None:
    assert points("crystal 3 joker") == 5


def test_a_joker_needs_a_card_of_its_own() -> None:
    assert points("crystal joker 2") == 2
    assert points("joker 3") == 0


def test_a_joker_completes_a_set_with_a_double_card() -> None:
    assert points("carrot 5 2carrot") == 3
    assert points("carrot 5 2carrot joker") == 5


def test_a_goods_token_counts_for_whoever_controls_its_region() -> None:
    assert pad("W1 R2 B1 carrot\nR carrot 2").view.goods[0]["carrot"].points == 1
    assert pad("W1 R2 B2 carrot\nR carrot 2").view.goods[0]["carrot"].points == 0


@pytest.mark.parametrize(
    ("text", "winner", "decided"),
    [
        ("W1 R1\nR coins 1\nB crystal 3 coins 9", "B", "points"),
        ("R crystal 1 coins 1\nB crystal 1 coins 2", "B", "coins"),
        ("R crystal 1\nB crystal 1\nW1 R1 B1 N2\nW2 R1 B1 N2\nW3 B1 N2", "B", "armies"),
        ("R wood 2\nB wood 2", "RB", "shared"),
        ("R earlier 14\nB earlier 13 crystal", "RB", "shared"),
    ],
)
def test_the_tie_breaks_decide_in_their_order(text: str, winner: str, decided: str) -> None:
    found = pad(text)
    first = "".join(found.setup.seat_tokens[seat] for seat in found.ranking[0])
    assert (first, found.decided_by) == (winner, decided)


def test_equal_points_coins_and_armies_leave_it_to_regions() -> None:
    text = "W1 R2\nW2 B1\nI1 B1\nR crystal ore 2 wood 2\nB crystal 2"
    found = pad(text)
    assert found.standings[0][:3] == found.standings[1][:3] == (5, 0, 2)
    assert (found.ranking, found.decided_by) == ([[1], [0]], "regions")


def test_three_games_add_up() -> None:
    found = pad("R earlier 23 crystal 4\nB earlier 24 ore 5")
    assert [found.standings[seat][0] for seat in found.seats] == [28, 29]


# the notation


def test_order_case_comments_commas_and_blank_lines_do_not_matter() -> None:
    lines = TABLE.strip().splitlines()
    loose = "# our table\n\n" + "\n\n".join(f"\t{line.lower()} ,  # x" for line in lines[::-1])
    assert pad(loose).view == pad(TABLE).view


def test_forms_of_the_same_thing() -> None:
    same = ["M4 R3c B1", "m4: r3c1 b", "M4 R1 R2 Rc B", "M4 R3\nM4 B1 RC1"]
    assert len({pad(text).view.regions["M4"] for text in same}) == 1
    cards = ["R carrot 2 crystal coins 3", "R: ca2 cr coins=3", "R carrotx2 crystal×1 coins:3",
             "R carrot carrot cr 1 co 3", "R carrot x2 cr\nR coins 3"]  # fmt: skip
    assert len({(str(pad(text).view.goods[0]), pad(text).view.coins[0]) for text in cards}) == 1


def test_only_those_written_down_are_ranked_and_all_colours_may_be() -> None:
    assert pad("M4 K2 W1").ranking == [[4], [3]]
    assert pad("K coins 2").seats == (4,)
    assert pad("# nobody\n").ranking == []


def test_tokens_may_lie_anywhere_for_the_real_marks_are_unknown() -> None:
    assert pad("side b\nE4 R1 wood").view.goods[0]["wood"].tokens == 1


def test_a_region_named_like_a_seat_gives_way_to_a_colon() -> None:
    text = standard_box().text.replace('"W1', '"R').replace("-W1", "-R")
    found = score(read_box(text), "R R2\nR: crystal 2")
    assert found.view.regions["R"].owner == 0
    assert found.view.tally[0].goods == 2


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("M5 R2", (1, 1, "place", "M5")),
        ("side B\n\nM4 R1", (3, 1, "place", "M4")),
        ("side C", (1, 6, "setting", "side A|B")),
        ("continents", (1, 1, "setting", "continents armies|regions")),
        ("side A\nside B", (2, 6, "twice", "side")),
        ("M4  Q2", (1, 5, "token", "Q2")),
        ("M4 Nc", (1, 4, "token", "Nc")),
        ("M4 R-1", (1, 4, "token", "R-1")),
        ("M4 R9 R6", (1, 7, "too-many", "15 > 14")),
        ("M4 Rc2\nM6 Rc2", (2, 4, "too-many", "4 > 3")),
        ("M4 N11", (1, 4, "too-many", "11 > 10")),
        ("W1 ore carrot", (1, 8, "twice", "carrot")),
        ("W1 ore\nW2 ore\nW3 ore", (3, 4, "too-many", "3 > 2")),
        ("R crystal 3\nB crystal 3", (2, 3, "too-many", "6 > 5")),
        ("R coins 40\nB coins 5", (2, 3, "too-many", "45 > 44")),
        ("R 3carrot", (1, 3, "thing", "3carrot")),
        ("R c 2", (1, 3, "unclear", "c: crystal, carrot, coins")),
        ("R carrot 5 6", (1, 12, "thing", "6")),
        ("R carrot " + "9" * 30, (1, 10, "thing", "9" * 20)),
        ("R  +3", (1, 4, "thing", "+3")),
        ("N coins 3", (1, 1, "place", "N")),
        ("☃", (1, 1, "place", "☃")),
    ],
)
def test_a_mistake_is_named_with_its_line_and_column(
    text: str, place: tuple[int, int, str, str]
) -> None:
    with pytest.raises(BadBoard) as refused:
        pad(text)
    error = refused.value
    assert (error.line, error.column, error.problem, error.detail) == place


# the command


def test_json_holds_everything() -> None:
    found: dict[str, Any] = json.loads(asked(TABLE, "--json").stdout)
    assert (found["side"], found["continents_by"]) == ("A", "armies")
    assert found["regions"]["M4"] == {
        "armies": {"R": 3, "B": 1}, "cities": {"R": 1}, "token": None, "owner": "R",
    }  # fmt: skip
    assert found["regions"]["START"]["armies"]["N"] == 1
    assert found["continents"]["MAIN"] == {"counts": {"R": 6, "B": 3, "N": 1}, "owner": "R"}
    red = found["seats"]["R"]
    assert red["points"] == {"regions": 2, "continents": 2, "goods": 5, "earlier": 0, "total": 9}
    assert red["goods"]["carrot"] == {"units": 7, "tokens": 1, "jokers": 0, "points": 5}
    assert (red["cards"], red["jokers"], red["idle_jokers"]) == (7, 1, 1)
    assert red["tie_breaks"] == {"coins": 3, "armies": 7, "regions": 2}
    assert (found["ranking"], found["decided_by"]) == ([["R"], ["B"]], "points")


def test_the_page_names_jokers_that_no_good_was_there_for() -> None:
    assert "Jokers without use – Red: 1" in asked("R joker coins 2\nB ore 1", "--lang", "en").stdout
    assert "without use" not in asked("R joker crystal 1", "--lang", "en").stdout


def test_the_page_shows_map_places_goods_and_the_winner() -> None:
    shown = asked(TABLE + "R crystal 2 joker", "--lang", "en").stdout
    assert "│M4♛R R3⌂" in shown
    assert "7+1• → 5" in shown
    assert "2+2★ → 5" in shown
    assert "Winner: Red" in shown


def test_the_page_names_the_tie_break_that_decided() -> None:
    shown = asked("R crystal coins 1\nB crystal coins 2", "--lang", "en").stdout
    assert "Winner: Blue" in shown
    assert "Tie-break: coins left" in shown
    assert "Shared victory: Red, Blue" in asked("R ore\nB ore", "--lang", "en").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_both_notations_in_every_language(language: str) -> None:
    run = asked("", "--help", "--lang", language)
    assert Locale(language)("eight_minute_empire-title") in run.stdout
    assert "+3 R1 Y4 B1 -6 Y1" in run.stdout
    assert "2carrot" in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rubbish_is_refused_in_one_line(language: str) -> None:
    for text in ("", "\n \n", "hello", "M4 \x1b[2J", "R " + "x" * 9999, "side", "R carrot 99"):
        run = asked(text, "--lang", language)
        assert (run.returncode, run.stdout) == (3, "")
        assert run.stderr.count("\n") == 1
        assert "Traceback" not in run.stderr
