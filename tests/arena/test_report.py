"""The report: a page that stands alone, and sheets that other programs read."""

import csv
import io
import shlex
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import msgspec
import pytest

from crownlands.arena.figures import figures
from crownlands.arena.page import command_line, page
from crownlands.arena.play import Trouble
from crownlands.arena.plots import axis, counted, factor_axis, round_step
from crownlands.arena.sheets import bots_sheet, games_sheet
from crownlands.arena.tables import duration, summary, tables, warnings
from crownlands.locales import LANGUAGES, Locale
from tests.arena.contests import row, spec

ROWS = [
    row(0, "<a>,b,c", (5, 9, 7)),
    row(1, "c,<a>,b", (-3, 12, 4)),
    row(2, "b,c,<a>", (6, 6, 1)),
]
LATE = msgspec.structs.replace(ROWS[0], troubles=(Trouble(0, "late", "3"),))
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Tags(HTMLParser):
    """Every tag with what it loads or runs, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.loaded += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@every_language
def test_the_page_stands_alone(language: str) -> None:
    text = page(Locale(language), spec(), figures([LATE, *ROWS[1:]]))
    tags = Tags()
    tags.feed(text)
    assert tags.open == tags.loaded == []
    assert "script" not in tags.seen and "url(" not in text
    assert (
        tags.seen.count("svg") == 2 + 1 + 3 + 1 + 1
    )  # wins, ratings, seats, margins, length, time
    assert f'lang="{language}"' in text
    assert "prefers-color-scheme: dark" in text
    assert "<a>" not in text and "&lt;a&gt;" in text


def test_every_plot_is_a_picture_of_its_own() -> None:
    text = page(Locale("en"), spec(), figures(ROWS))
    pictures = [f"<svg{part.partition('</svg>')[0]}</svg>" for part in text.split("<svg")[1:]]
    for picture in pictures:
        drawn = ElementTree.fromstring(picture)
        assert drawn.get("aria-label")
        width = float((drawn.get("viewBox") or "").split()[2])
        places = [
            float(one.get("x1") or one.get("cx") or one.get("x") or 0) for one in drawn.iter()
        ]
        assert all(0 <= place <= width for place in places)


@every_language
def test_tables_are_told_in_every_language(language: str) -> None:
    t = Locale(language)
    found = figures([LATE, *ROWS[1:]])
    told = list(tables(t, found))
    assert [len(table.rows) for table in told] == [3, 3, 6, 3, 1]
    assert all(len(line) == len(table.head) for table in told for line in table.rows)
    after = t("cli-arena-first", kind="late", detail="3")
    assert [line[::2] for line in told[-1].rows] == [["<a>", "1", after]] and "3" in after
    assert "3" in summary(t, found)


def test_two_bots_need_no_table_of_pairs_and_no_trouble_no_table_of_troubles() -> None:
    found = figures([row(0, "a,b", (1, 2)), row(1, "b,a", (3, 2))])
    assert [table.title for table in tables(Locale("en"), found)] == [
        "Strength",
        "Seats",
        "Time per choice",
    ]


def test_numbers_speak_the_language() -> None:
    found = figures(ROWS)
    english, german = (next(tables(Locale(one), found)).rows[0] for one in ("en", "de"))
    assert english[:3] == ["b", "3", "50 %"]
    assert "." in english[3] and "." not in german[3] and "," in german[3]
    assert [duration(Locale("en"), seconds) for seconds in (2.345, 0.1042, 0.00001)] == [
        "2.3 s",
        "100 ms",
        "0.01 ms",
    ]


def test_the_page_says_how_to_play_the_same_again() -> None:
    asked = spec(bots="greedy,uniform", seats=4, field="uniform", no_luck="yes", debt="allowed")
    assert command_line(asked, 40) == (
        "crownlands arena --game kingdoms --seats 4 --bots greedy,uniform --field uniform "
        "--games 40 --option no_luck=yes --seed x"
    )


def test_what_the_page_says_can_be_typed_into_a_shell() -> None:
    asked = spec(seed="my seed & co")
    words = shlex.split(command_line(asked, 2))
    assert words[words.index("--seed") + 1] == "my seed & co"


@every_language
def test_a_bot_for_which_greedy_chose_is_marked(language: str) -> None:
    t = Locale(language)
    gone = Trouble(0, "gone", "3")
    long = msgspec.structs.replace(ROWS[0], choices=(198, 1, 1))
    seldom, often = (
        [msgspec.structs.replace(long, troubles=(gone,) * times), *ROWS[1:]] for times in (1, 50)
    )
    assert warnings(t, figures(seldom)) == []
    found = figures(often)
    (warning,) = warnings(t, found)
    assert "⚠ <a>" in warning and warning.count("greedy") == 2 and "25 %" in warning
    assert t("cli-arena-trouble-gone") in list(tables(t, found))[-1].rows[0]
    assert "⚠ <a>" in [line[0] for line in next(tables(t, found)).rows]
    text = page(t, spec(), found)
    assert text.count("⚠ &lt;a&gt;") > 3


@every_language
def test_where_greedy_made_every_choice_that_is_not_only_in_part(language: str) -> None:
    t, raised = Locale(language), Trouble(0, "raised", "ValueError, a.py:7")
    (partly,) = warnings(
        t, figures([msgspec.structs.replace(ROWS[0], troubles=(raised,)), ROWS[1]])
    )
    (wholly,) = warnings(t, figures([msgspec.structs.replace(ROWS[0], troubles=(raised,))]))
    words = {"en": "In part", "hu": "részben", "it": "in parte", "de": "zum Teil"}
    assert words[language] in partly and words[language] not in wholly
    assert "100 %" in wholly and wholly.count("greedy") == 2


def test_a_single_deal_is_no_certainty() -> None:
    rows = [row(0, "a,b", (1, 2)), row(1, "b,a", (1, 2)), row(2, "a,b", (2, 1), deal=1)]
    for some, is_told in ((rows[:2], False), (rows, True)):
        found = figures(some)
        cells = [line[4] for line in next(tables(Locale("en"), found)).rows]
        assert all(cell != "–" for cell in cells) == is_told
        untold = 2 + (0 if is_told else 2 + 2 + 2)  # simulations; bots, seats, turns
        assert page(Locale("en"), spec(), found).count("<td>–</td>") == untold
        bots = csv.DictReader(io.StringIO(bots_sheet(found)))
        assert {bool(bot[end]) for bot in bots for end in ("deals_low", "deals_high")} == {is_told}


def test_sheets_are_read_by_other_programs() -> None:
    bots = list(csv.DictReader(io.StringIO(bots_sheet(figures(ROWS)))))
    assert [(bot["bot"], bot["wins"]) for bot in bots] == [
        ("b", "0.5"),
        ("<a>", "0.333333"),
        ("c", "0.166667"),
    ]
    games = list(csv.DictReader(io.StringIO(games_sheet(ROWS))))
    assert len(games) == 9
    assert sum(float(game["win"]) for game in games) == 3
    assert (games[4]["bot"], games[4]["seat"], games[4]["score"]) == ("<a>", "2", "12")


def test_axes_have_round_ticks_around_all_values() -> None:
    assert [round_step(step) for step in (0.011, 0.2, 3, 7, 10, 21)] == [0.02, 0.2, 5, 10, 10, 50]
    along = axis(-37, 84, str)
    assert along.ticks == [-50, 0, 50, 100]
    assert along.at(-50) < along.at(-37) < along.at(84) < along.at(100)
    assert len(axis(3, 3, str).ticks) > 1
    assert axis(142, 143, str, least=1).ticks == [142, 143]
    assert axis(0, 1, str).ticks == [0, 0.2, 0.4, 0.6, 0.8, 1]
    factors = factor_axis(0.002, 3, str)
    assert factors.ticks == pytest.approx([0.001, 0.01, 0.1, 1, 10])
    assert factors.at(0.1) - factors.at(0.01) == pytest.approx(factors.at(1) - factors.at(0.1))


def test_a_histogram_counts_every_value_once() -> None:
    values = list(range(-100, 101, 7))
    bars = counted(values, [-150, 150])
    assert sum(bar.count for bar in bars) == len(values)
    assert bars[0].low <= -150 and bars[-1].low + bars[-1].size > 150
    assert all(bar.size == bars[0].size for bar in bars)
