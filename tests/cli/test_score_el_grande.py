"""`crownlands score el_grande`: the worked cases of the rule sheet, the notation, rubbish."""

import json
from typing import Any

import pytest

from crownlands.core.errors import BadBoard
from crownlands.core.rng import Rng
from crownlands.games.el_grande.box import read_box, standard_box
from crownlands.games.el_grande.scorepad import Pad, Rank, score
from crownlands.locales import LANGUAGES, Locale
from tests.cli.pads import pad_of

asked = pad_of("el_grande")
TABLE = """
players   4
galicia   R3 B1 Y1
aragon    B2 Y2 R1
castillo  R2 Y1
king      galicia
board 1   aragon
R         galicia disc sevilla points 23
Y         disc granada
"""


def pad(text: str) -> Pad:
    return score(standard_box(), text)


def points(text: str, place: str | None = None) -> dict[str, int]:
    """By letter, of those written down; of one place or of all together."""
    found = pad(text)
    by_seat = found.gained
    if place is not None:
        [by_seat] = [one.event.points for one in found.scored if one.place == place]
    return {found.setup.seat_tokens[seat]: by_seat[seat] for seat in found.seats}


def places(text: str) -> list[str]:
    return [one.place for one in pad(text).scored]


# the worked cases of the rule sheet


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("players 4\npais_vasco R3 B2 Y1", "R5 B3 Y1"),  # 3
        ("pais_vasco R4 B4 Y4 W3", "R3 B3 Y3 W1"),  # 4
        ("castilla_la_vieja R4 B3 Y2 W2", "R6 B4 Y0 W0"),  # 5
        ("castilla_la_nueva R3 B3 Y2 W1", "R4 B4 Y2 W0"),  # 13
        ("castilla_la_nueva R3 B3 Y2 W2", "R4 B4 Y0 W0"),  # 14
        ("players 5\ngalicia R3 B2 Y1", "R4 B2 Y0"),  # 17
        ("players 4\npais_vasco K1", "K5"),  # 18
        ("granada R4 B2\nking granada\nR granada", "R10 B0"),  # 19
        ("granada R4 B4\nking granada\nR granada", "R0 B0"),  # 20
        ("aragon R3 B2 Y1", "R5 B4 Y0"),  # 21
        ("aragon R3 B3 Y2", "R4 B4 Y0"),  # 23
        ("aragon R2 B2 Y2", "R4 B4 Y4"),  # 24
        ("aragon R2 B2 Y2\nthree_way_tie none", "R0 B0 Y0"),
        ("players 4\nboard 1 sevilla\nsevilla R2 B2 Y1", "R4 B4 Y0"),  # 25
        ("board 2 sevilla\nplayers 4\nsevilla R2 B2", "R0 B0"),  # 27
    ],
)
def test_one_region(text: str, expected: str) -> None:
    assert " ".join(f"{seat}{n}" for seat, n in points(text).items()) == expected


def test_7_and_30_a_class_goes_by_the_visible_values_and_without_the_castillo() -> None:
    assert places("board 1 galicia\nscore 4") == ["cataluna", "sevilla"]
    assert places("board 2 galicia\nscore 4") == ["galicia", "cataluna", "sevilla"]
    assert places("castillo R3\nscore 5") == ["pais_vasco", "aragon", "valencia"]
    assert places("score 6 7") == ["castilla_la_vieja", "castilla_la_nueva", "granada"]


def test_28_and_29_first_places_only() -> None:
    text = "players 4\nscore first\nvalencia R3 B2 Y1\nking valencia\nR valencia\naragon B2 Y2 R1"
    assert points(text, "valencia") == {"R": 9, "B": 0, "Y": 0}
    assert points(text, "aragon") == {"R": 0, "B": 0, "Y": 0}
    assert len(places(text)) == 9


def test_32_and_33_the_fullest_and_the_sparsest() -> None:
    text = "galicia R6\naragon B4 R2\nsevilla R1\ngranada B1\ncastillo B9\nscore "
    assert places(text + "most") == ["galicia", "aragon"]
    assert places(text + "least") == ["sevilla", "granada"]


def test_49_the_general_scoring_empties_the_castillo_by_the_discs() -> None:
    text = "players 4\ncastillo R3 B1\nR disc sevilla\nB disc granada\nking aragon"
    found = pad(text)
    assert found.scored[0].place == "castillo"
    assert points(text, "castillo") == {"R": 5, "B": 3}
    assert points(text, "sevilla") == {"R": 4, "B": 0}
    assert points(text, "granada") == {"R": 0, "B": 6}
    assert found.left == {0: "sevilla", 1: "granada"}


def test_50_a_special_scoring_of_the_castillo_moves_nobody() -> None:
    text = "players 4\ncastillo R3 B1\nR disc sevilla\nscore castillo"
    assert (places(text), points(text), pad(text).left) == (["castillo"], {"R": 5, "B": 3}, {})


def test_secret_discs_score_what_only_one_names() -> None:
    text = "R disc sevilla\nB disc sevilla\nY disc granada\ngranada Y1\nking granada\nscore secret"
    assert places(text) == ["granada"]
    assert points(text) == {"R": 0, "B": 0, "Y": 8}


def test_without_a_disc_nobody_leaves_the_castillo() -> None:
    found = pad("castillo R2 B1 Y1\nB disc sevilla")
    assert (found.left, found.stay) == ({1: "sevilla"}, (0, 2))
    assert pad("castillo R2\nscore castillo").stay == ()


# ranks


def test_ranks_say_who_takes_which_place_and_why() -> None:
    [found] = pad("players 5\naragon R3 B3 Y2 W1\nscore aragon").scored
    assert found.ranks == (
        Rank((0, 1), 3, 1, 2, 4), Rank((2,), 2, 3, 3, 1), Rank((3,), 1, 4, None, 0),
    )  # fmt: skip


def test_ranks_explain_all_points_wherever_caballeros_stand() -> None:
    rng, letters = Rng(1), "RBYWK"
    for _ in range(200):
        seats = 2 + rng.below(4)
        groups = " ".join(f"{letters[at]}{1 + rng.below(4)}" for at in range(seats))
        [one] = pad(f"aragon {groups}\nscore aragon\nking aragon\nR aragon").scored
        told = [0] * seats
        for rank in one.ranks:
            worth = 0 if rank.taken is None else one.values[rank.taken - 1]
            assert worth == rank.points
            for seat in rank.seats:
                bonus = one.king_bonus + one.home_bonus if seat == one.event.leader else 0
                told[seat] = rank.points + bonus
        assert tuple(told) == one.event.points


# the notation


def test_order_case_comments_commas_and_blank_lines_do_not_matter() -> None:
    lines = TABLE.strip().splitlines()
    loose = "# our table\n\n" + "\n\n".join(f"\t{line.upper()} ,  # x" for line in lines[::-1])
    assert pad(loose).scored == pad(TABLE).scored


def test_forms_of_the_same_thing() -> None:
    same = ["galicia R3 B1\nking valencia", "gal: R2; B R\nki val", "GALICIA R B R R\nking VAL"]
    assert len({str(pad(text).scored) for text in same}) == 1


def test_colours_may_be_any_and_only_those_written_down_count() -> None:
    found = pad("galicia K2 W1")
    assert found.setup.seat_tokens == ("W", "K")
    assert [found.setup.seat_tokens[seat] for place in found.ranking for seat in place] == [
        "K",
        "W",
    ]
    assert pad("# nobody\n").ranking == []


def test_an_edited_box_goes_by_its_own_names() -> None:
    box = read_box(standard_box().text.replace("galicia", "lusitania"))
    assert score(box, "lusitania R1\nscore lusitania").gained == (4, 0)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("atlantis R1", (1, 1, "spot", "atlantis")),
        ("g R1", (1, 1, "unclear", "g: galicia, granada")),
        ("Q galicia", (1, 1, "spot", "Q")),
        ("galicia  Q2", (1, 10, "token", "Q2")),
        ("galicia R-1", (1, 9, "token", "R-1")),
        ("galicia R20\naragon R11", (2, 8, "too-many", "R11")),
        ("players 6", (1, 9, "setting", "players 2|3|4|5")),
        ("players 2\ngalicia R B Y", (1, 1, "players", "3 > 2")),
        ("king", (1, 1, "setting", "king REGION")),
        ("king castillo", (1, 6, "spot", "castillo")),
        ("king galicia\nking aragon", (2, 1, "twice", "king")),
        ("board 3 aragon", (1, 7, "setting", "board 1|2 PLACE")),
        ("board 1 aragon\nboard 2 aragon", (2, 9, "twice", "aragon")),
        ("score", (1, 1, "scoring", "score")),
        ("score everything", (1, 7, "scoring", "everything")),
        ("score galicia 4", (1, 7, "scoring", "galicia")),
        ("score most least", (1, 7, "scoring", "most")),
        ("score 4\nscore 5", (2, 1, "twice", "score")),
        ("R atlantis", (1, 3, "spot", "atlantis")),
        ("R disc", (1, 3, "setting", "disc REGION")),
        ("R disc castillo", (1, 8, "spot", "castillo")),
        ("R points x", (1, 10, "setting", "points 0 …")),
        ("R galicia aragon", (1, 11, "twice", "aragon")),
        ("castillo R1\nking aragon\nR disc aragon", (3, 8, "taboo", "aragon")),
        ("☃", (1, 1, "spot", "☃")),
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
    assert (found["players"], found["score"], found["king"]) == (4, ["general"], "galicia")
    assert [one["place"] for one in found["scored"]][:2] == ["castillo", "galicia"]
    assert found["scored"][1] == {
        "place": "galicia", "values": [4, 2, 0], "leader": "R",
        "ranks": [
            {"seats": ["R"], "caballeros": 3, "place": 1, "points": 4},
            {"seats": ["B", "Y"], "caballeros": 1, "place": 3, "points": 0},
        ],
        "king_bonus": 2, "home_bonus": 2, "points": {"R": 8, "B": 0, "Y": 0},
    }  # fmt: skip
    assert found["castillo_left"] == {"R": "sevilla", "Y": "granada"}
    assert found["castillo_stays"] == []
    assert found["seats"]["R"] == {"before": 23, "gained": 17, "total": 40}
    assert found["ranking"] == [["R"], ["Y"], ["B"]]


def test_the_page_explains_places_ties_and_bonuses() -> None:
    shown = asked(TABLE, "--lang", "en").stdout
    assert "Galicia  4/2/0\n  Red (3): first place – 4\n  Red: King bonus +2\n" in shown
    assert "Blue, Yellow (2 each), tied – first place: second place for each – 4" in shown
    assert "Red: 2 caballeros, Castillo → Seville" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert "Nobody is there" in asked("score galicia\nR", "--lang", "en").stdout


def test_the_page_says_who_stays_in_the_castillo_for_want_of_a_disc() -> None:
    shown = asked("castillo R2 B1\nB disc sevilla", "--lang", "en").stdout
    assert "Red: no secret disk noted, so 2 caballeros stay in the Castillo" in shown
    assert "Blue: no secret disk" not in shown


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("score secret\nR\nB", "No secret disk is noted"),
        ("score secret\nR disc aragon\nB disc aragon", "No region is named by exactly one disk"),
        ("score most\nR\nB", "There is no such region"),
        ("score 9\ngalicia R1", "There is no such region"),
    ],
)
def test_the_page_says_why_nothing_is_scored(text: str, why: str) -> None:
    shown = asked(text, "--lang", "en").stdout
    assert f"{why}: nothing is scored." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_of_a_tie_fits_on_a_line(language: str) -> None:
    shown = asked("players 4\naragon B2 Y2 W2\nscore aragon", "--lang", language).stdout
    second = Locale(language)("el_grande-pad-second")
    [line] = [line for line in shown.splitlines() if second in line]
    assert line.rstrip().endswith(" – 4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language: str) -> None:
    run = asked(f"{TABLE}\nvalencia R1 B1 Y1\npais_vasco R2 B2 Y1 W1", "--lang", language)
    assert run.returncode == 0, run.stderr
    assert Locale(language)("el_grande-pad-second") in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_notation_in_every_language(language: str) -> None:
    run = asked("", "--help", "--lang", language)
    assert Locale(language)("el_grande-title") in run.stdout
    assert "R         galicia disc sevilla  # " in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rubbish_is_refused_in_one_line(language: str) -> None:
    for text in ("hello", "galicia \x1b[2J", "R " + "x" * 9999, "players", "galicia R99999"):
        run = asked(text, "--lang", language)
        assert (run.returncode, run.stdout) == (3, "")
        assert run.stderr.count("\n") == 1
        assert "Traceback" not in run.stderr
