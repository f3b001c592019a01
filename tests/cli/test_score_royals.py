"""`crownlands score royals`: the worked cases of the rule sheet, the notation, rubbish."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadBoard
from crownlands.games.royals.box import read_box, standard_box
from crownlands.games.royals.events import PeriodScored, TitleScored
from crownlands.games.royals.scorepad import Pad, score
from crownlands.locales import LANGUAGES, Locale
from tests.cli.pads import pad_of

asked = pad_of("royals")
TABLE = """
paris    king K
bordeaux princess W
reims    baron W
cologne  cardinal K, baron W; exiled G2
king     K2 W1
princess W2 K2
baron    W2 G
W        cologne france 12 noble 16
K        paris 1648 spain 3
"""
REIMS = (  # its Baron with more influence
    '{ title = "duke", influence = 2 }, { title = "baron", influence = 1 }',
    '{ title = "duke", influence = 2 }, { title = "baron", influence = 2 }',
)


def pad(text: str) -> Pad:
    return score(standard_box(), text)


def letters(found: Pad, seats: tuple[int | None, ...]) -> str:
    return "".join("-" if seat is None else found.setup.seat_tokens[seat] for seat in seats)


def scored(found: Pad, country: str) -> PeriodScored:
    [event] = [e for e in found.scored if isinstance(e, PeriodScored) and e.country == country]
    return event


def markers(text: str, country: str) -> tuple[str, tuple[int, int]]:
    """Who takes the two markers of a country, and what they are worth."""
    found = pad(text)
    event = scored(found, country)
    return letters(found, (event.first, event.second)), event.points


def ties(text: str, country: str) -> list[tuple[str, str]]:
    found = pad(text)
    return [
        (letters(found, (tie.winner, tie.loser)), tie.by) for tie in scored(found, country).ties
    ]


def title(text: str, name: str) -> tuple[str, int]:
    found = pad(text)
    [event] = [e for e in found.scored if isinstance(e, TitleScored) and e.title == name]
    return letters(found, event.winners), event.points


# the worked cases of the rule sheet

CASE_23 = "period 1648\nparis king K\nbordeaux princess W\nreims baron W\navignon cardinal G"
CASE_25 = "period 1648\nmadrid king K exiled W"


def test_23_the_higher_title_breaks_a_tie_for_influence() -> None:
    assert markers(CASE_23, "france") == ("KW", (6, 3))
    assert ties(CASE_23, "france") == [("KW", "title")]
    assert [pad(CASE_23).view.tally[seat].periods for seat in range(3)] == [6, 3, 0]


def test_25_an_exiled_cube_has_no_influence_and_the_second_marker_leaves() -> None:
    assert markers(CASE_25, "spain") == ("K-", (3, 2))
    found = pad(CASE_25)
    assert found.view.markers.periods["spain"][0] == (0, -1)
    assert [found.view.tally[seat].total for seat in range(2)] == [3, 0]


def test_26_without_influence_both_markers_leave() -> None:
    assert markers("period 1680\nparis king K", "britain") == ("--", (6, 3))
    assert pad("period 1680\nparis king K").view.markers.periods["britain"][1] == (-1, -1)


@pytest.mark.parametrize(
    ("text", "winners", "decided"),
    [
        ("king K\nprincess W\nW barcelona", "K", "marker"),
        ("king K\nW noble 16", "KW", "shared"),
        ("king K\nW noble 16\nfinal_tie title_marker", "K", "title_marker"),
        ("king K\nprincess W\nW seville", "W", "points"),
        ("marshal K W\nK barcelona", "K", "points"),
        ("king K", "K", None),
    ],
)
def test_28_the_highest_marker_breaks_a_tie_for_victory(
    text: str, winners: str, decided: str | None
) -> None:
    found = pad(text)
    assert letters(found, tuple(found.ranking[0])) == winners
    assert found.decided_by == decided


# other scoring


@pytest.mark.parametrize(
    ("text", "country", "order", "by"),
    [
        ("munich countess W\nberlin countess K", "german_states", "KW", "city"),
        ("munich countess K\nberlin countess W", "german_states", "WK", "city"),
        ("bordeaux baron K\nreims baron W\navignon marshal G", "france", "WK", "city"),
    ],
)
def test_equal_titles_leave_it_to_the_city(text: str, country: str, order: str, by: str) -> None:
    assert markers(text, country)[0] == order
    assert ties(text, country)[0] == (order, by)


def test_where_all_is_equal_the_turn_order_decides() -> None:
    """Only an edited box can come to that: here city bonuses are alike."""
    text = standard_box().text.replace("bonus = 5   # recon", "bonus = 4   # recon")
    alike = read_box(text)
    table = "munich countess K\nberlin countess W"
    [tie] = scored(score(alike, table), "german_states").ties
    assert (tie.winner, tie.loser, tie.by) == (0, 1, "order")
    [tie] = scored(score(alike, f"{table}\nstarter W"), "german_states").ties
    assert (tie.winner, tie.loser, tie.by) == (1, 0, "order")


def test_the_next_best_position_breaks_a_tie_between_equal_ones() -> None:
    text = standard_box().text.replace("bonus = 4   # recon", "bonus = 3   # recon")
    uneven = read_box(text.replace(*REIMS))
    table = "bordeaux baron K\navignon marshal K\nreims baron W"
    [tie] = scored(score(uneven, table), "france").ties
    assert (tie.winner, tie.loser, tie.by) == (0, 1, "next")


def test_titles_go_whole_in_halves_or_not_at_all() -> None:
    text = "king K2 W1\nprincess K W\nduke K W G"
    assert title(text, "king") == ("K", 16)
    assert title(text, "princess") == ("KW", 7)
    assert title(text, "duke") == ("", 0)
    assert title(text, "baron") == ("", 0)


def test_only_the_last_period_scores_titles_and_has_a_winner() -> None:
    early = pad("period 1680\nparis king K\nking K")
    assert not any(isinstance(event, TitleScored) for event in early.scored)
    assert early.decided_by is None
    assert not any(isinstance(event, PeriodScored) for event in pad("period titles\nking K").scored)
    both = pad("paris king K\nking K")
    assert both.view.tally[0].total == 12 + 16


def test_markers_already_won_count_by_kind() -> None:
    tally = pad("period titles\nK paris london france 12 noble 8 1648 spain 3 britain 1680 6").view
    found = tally.tally[0]
    assert (found.cities, found.countries, found.noble_house, found.periods) == (14, 12, 8, 9)


# the notation


def test_order_case_comments_commas_and_blank_lines_do_not_matter() -> None:
    lines = TABLE.strip().splitlines()
    loose = "# our table\n\n" + "\n\n".join(f"\t{line.upper()} ,  # x" for line in lines[::-1])
    assert pad(loose).view == pad(TABLE).view


def test_forms_of_the_same_thing() -> None:
    same = ["cologne cardinal K baron W exiled G2 O", "col: card K; bar W; ex G O G",
            "cologne exiled G2 O1 cardinal K\ncologne baron W"]  # fmt: skip
    assert len({str(pad(text).view) for text in same}) == 1
    won = ["K paris 1648 spain 3", "K: par spa 1648 3", "K spain 1648 3\nK paris"]
    assert len({str(pad(text).view) for text in won}) == 1


def test_only_those_written_down_are_ranked_and_all_colours_may_be() -> None:
    assert pad("king O2 P1").ranking == [[4], [3]]
    assert pad("K").seats == (0,)
    assert pad("# nobody\n").ranking == []


def test_an_edited_box_goes_by_its_own_names() -> None:
    text = standard_box().text.replace("paris", "lutetia").replace('"king"', '"emperor"')
    found = score(read_box(text), "lutetia emperor K\nemperor K\nK lutetia")
    assert found.view.tally[0].total == 8 + 12 + 16


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("atlantis king K", (1, 1, "line", "atlantis")),
        ("Q paris", (1, 1, "line", "Q")),
        ("b king K", (1, 1, "unclear", "b: bordeaux, berlin, barcelona, baron")),
        ("period 1700", (1, 8, "setting", "period 1648|1680|1714|titles")),
        ("period 1648\nperiod 1680", (2, 8, "twice", "period")),
        ("starter Q", (1, 9, "setting", "starter K|W|G|P|O")),
        ("paris  duke K", (1, 8, "position", "duke")),
        ("paris king", (1, 7, "no-owner", "king")),
        ("paris king Q", (1, 12, "token", "Q")),
        ("paris king K\n\nparis king W", (3, 12, "twice", "king")),
        ("paris exiled", (1, 7, "no-owner", "exiled")),
        ("paris exiled Q2", (1, 14, "token", "Q2")),
        ("king K-1", (1, 6, "token", "K-1")),
        ("king K" + "9" * 30, (1, 6, "token", "K" + "9" * 19)),
        ("munich duke K\nreims duke K\nduke K1 W", (3, 1, "cubes", "K: 1 < 2")),
        ("K atlantis", (1, 3, "marker", "atlantis")),
        ("K paris\nW paris", (2, 3, "twice", "paris")),
        ("K france 7", (1, 10, "marker", "france 7")),
        ("K france", (1, 3, "marker", "france")),
        ("K noble 16\nW noble 16", (2, 9, "twice", "16")),
        ("K noble 16 noble 12", (1, 18, "only-one", "noble 12")),
        ("K france 12 france 6", (1, 20, "only-one", "france 6")),
        ("K spain 1648 3\nK 1648 spain 2", (2, 14, "only-one", "spain 2")),
        ("K noble x", (1, 9, "marker", "x")),
        ("K 1648", (1, 3, "marker", "1648")),
        ("period 1648\nK 1648 spain 3", (2, 8, "being-scored", "1648")),
        ("☃", (1, 1, "line", "☃")),
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
    assert found["period"] == "1714"
    assert found["countries"]["france"] == {
        "influence": {"K": 3, "W": 3}, "winners": ["K", "W"], "points": [12, 6],
        "ties": [{"between": ["K", "W"], "decided_by": "title"}],
    }  # fmt: skip
    assert found["titles"]["princess"] == {
        "cubes": {"K": 2, "W": 2}, "winners": ["K", "W"], "points": 7,
    }  # fmt: skip
    assert found["seats"]["W"]["points"] == {
        "cities": 3, "countries": 12, "noble_house": 16, "periods": 11, "titles": 13, "total": 55,
    }  # fmt: skip
    assert found["ranking"] == [["K"], ["W"], ["G"]]
    assert found["decided_by"] == "points"


def test_the_page_shows_countries_titles_totals_and_what_decided() -> None:
    shown = asked(CASE_23, "--lang", "en").stdout
    assert "K › W: higher title" in shown
    assert "Winner" not in shown
    shown = asked(TABLE, "--lang", "en").stdout
    assert "⇲ G2 " in shown
    assert "Winner: Black" in shown
    shown = asked("king K\nprincess W\nW barcelona", "--lang", "en").stdout
    assert "Tie-break: highest marker" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_notation_in_every_language(language: str) -> None:
    run = asked("", "--help", "--lang", language)
    assert Locale(language)("royals-title") in run.stdout
    assert "cologne  cardinal K baron W exiled G2  # " in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rubbish_is_refused_in_one_line(language: str) -> None:
    for text in ("", "\n \n", "hello", "paris \x1b[2J", "K " + "x" * 9999, "period", "duke K99999"):
        run = asked(text, "--lang", language)
        assert (run.returncode, run.stdout) == (3, "")
        assert run.stderr.count("\n") == 1
        assert "Traceback" not in run.stderr
