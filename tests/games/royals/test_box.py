"""The box: what may be edited plays, and what cannot be played is refused at its line and key."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import BadBox
from crownlands.games.royals.box import read_box, standard_box
from tests.games.edits import fault_in, line_number, replaced
from tests.games.royals.draw import claims, draw, moves, play, royals, up_to_first_turn

TEXT = standard_box().text
edited = partial(replaced, TEXT)
fault = partial(fault_in, read_box)


PARIS = 'positions = [{ title = "king", influence = 3 }]'
FRANCE = "period = [[6, 3], [9, 5], [12, 6]]"

FAULTS = {
    # what is edited: (old, new), the key, the problem, and how the line begins that is named
    "a table is missing": ("[intrigue]\ncopies = 4 ", "# ", "intrigue", "missing", "#"),
    "an unknown table": ("[intrigue]", "[bank]\n[intrigue]", "bank", "unknown-key", "[bank]"),
    "an unknown limit": ("[hand] ", "[hand]\ngold = 3 #", "hand.gold", "unknown-key", "gold"),
    "no hand": ("country = 12", "country = 0", "hand.country", "out-of-range", "country = 0"),
    "intrigue below nothing": ("intrigue = 4", "intrigue = -1",
        "hand.intrigue", "out-of-range", "intrigue = -1"),
    "a word for cubes": ("cubes = 46", 'cubes = "46"',
        "colour[1].cubes", "not-a-number", 'cubes = "46"'),
    "a letter twice": ('letter = "W"', 'letter = "K" #',
        "colour[2].letter", "twice", 'letter = "K" #'),
    "a first draw for six": ("5 = [1, 1, 2, 2, 3]", "5 = [1, 1, 2, 2, 3]\n6 = []",
        "first_draw.6", "unknown-key", "6 = []"),
    "a first draw too short": ("2 = [2, 3]", "2 = [2]", "first_draw.2", "wrong-length", "2 = [2]"),
    "a first draw of four": ("3 = [1, 2, 3]", "3 = [1, 2, 4]",
        "first_draw.3[3]", "out-of-range", "3 = [1, 2, 4]"),
    "no copies": ("copies = 4", "copies = -4", "intrigue.copies", "out-of-range", "copies"),
    "noble house rising": ("3 = [16, 12, 8]", "3 = [12, 16, 8]",
        "noble_house.3", "not-falling", "3 = [12, 16, 8]"),
    "six noble houses": ("4 = [16, 12, 8]", "4 = [6, 5, 4, 3, 2, 1]",
        "noble_house.4", "wrong-length", "4 = [6, 5"),
    "a title of capital letters": ('name = "marshal"', 'name = "Marshal"',
        "title[1].name", "not-a-name", 'name = "Marshal"'),
    "a title twice": ('name = "baron"', 'name = "marshal" #',
        "title[2].name", "twice", 'name = "marshal" #'),
    "a free title": ("cost = 1\n", "cost = 0\n", "title[1].cost", "out-of-range", "cost = 0"),
    "a takeover without intrigue": ("cost = 8\nintrigue = 2", "cost = 8\nintrigue = 0",
        "title[7].intrigue", "out-of-range", "intrigue = 0"),
    "half that is not half": ("marker = [6, 3]", "marker = [6, 2]",
        "title[2].marker", "not-half", "marker = [6, 2]"),
    "titles that do not rise": ("marker = [6, 3]", "marker = [4, 2] #",
        "title[2].marker", "not-rising", "marker = [4, 2] #"),
    "an unknown key of a title": ("cost = 1\n", "cost = 1\nrank = 1\n",
        "title[1].rank", "unknown-key", "rank"),
    "a country twice": ('name = "spain"', 'name = "france" #',
        "country[4].name", "twice", 'name = "france" #'),
    "no cards for five": (", 5 = 31 }", " }", "country[1].cards.5", "missing", "cards = { 2 = 20"),
    "a second country marker that is better": ("bonus = [12, 6]", "bonus = [6, 12]",
        "country[1].bonus", "not-falling", "bonus = [6, 12]"),
    "two periods": (FRANCE, "period = [[6, 3], [9, 5]]",
        "country[1].period", "wrong-length", "period = [[6, 3], [9, 5]]"),
    "a period of one marker": (FRANCE, "period = [[6], [9, 5], [12, 6]]",
        "country[1].period[1]", "wrong-length", "period = [[6]"),
    "a period that rises": (FRANCE, "period = [[3, 6], [9, 5], [12, 6]]",
        "country[1].period[1]", "not-falling", "period = [[3"),
    "a title like a city": ('name = "reims"', 'name = "baron" #',
        "title[2].name", "twice", 'name = "baron"'),
    "too few cards": ("5 = 31", "5 = 1", "country", "too-few-cards", "[[country]]"),
    "a city twice": ('name = "reims"', 'name = "paris" #',
        "city[5].name", "twice", 'name = "paris" #'),
    "a city in no country": ('country = "france"', 'country = "poland"',
        "city[1].country", "unknown-country", 'country = "poland"'),
    "points beyond all": ("bonus = 8 ", "bonus = 100 ",
        "city[1].bonus", "out-of-range", "bonus = 100"),
    "a city without positions": (PARIS, "positions = []",
        "city[1].positions", "wrong-length", "positions = []"),
    "an unknown title": (PARIS, PARIS.replace("king", "queen"),
        "city[1].positions", "unknown-title", 'positions = [{ title = "queen"'),
    "a title twice in a city": ('title = "princess", influence = 2 }, { title = "baron"',
        'title = "baron", influence = 2 }, { title = "baron"',
        "city[2].positions", "twice", 'positions = [{ title = "baron"'),
    "influence below nothing": (PARIS, PARIS.replace("3", "-3"),
        "city[1].positions[1].influence", "out-of-range",
        'positions = [{ title = "king", influence = -3'),
    "a position with a colour": (PARIS, PARIS.replace("3 }", '3, hue = "red" }'),
        "city[1].positions[1].hue", "unknown-key",
        'positions = [{ title = "king", influence = 3, h'),
    "a slip of the pen": ("cost = 1\n", "cost = = 1\n", "", "syntax", "cost = = 1"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_box_with_a_fault_is_refused_at_its_line_and_key(name: str) -> None:
    old, new, key, problem, mark = FAULTS[name]
    text = edited((old, new))
    found = fault(text)
    assert (found.key, found.problem) == (key, problem)
    assert found.line == line_number(text, mark)


def test_a_title_without_a_position_is_refused() -> None:
    found = fault(TEXT.replace('title = "princess"', 'title = "duke"'))
    assert (found.key, found.problem) == ("title[6].name", "no-position")


def test_a_country_without_cities_is_refused() -> None:
    text = TEXT.replace('country = "spain"', 'country = "france"')
    found = fault(text)
    assert (found.key, found.problem) == ("country[4].name", "no-cities")
    assert found.line == line_number(text, 'name = "spain"')


def test_a_deck_suffices_exactly_where_all_hands_full_leave_cards_to_the_end() -> None:
    """Two seats: 2 hands of 12, and three for the display and each of both last turns."""
    cards = TEXT.replace("2 = 20,", "2 = 0,").replace("2 = 17,", "2 = 5,")
    assert not read_box(cards).standard  # 0 + 5 + 14 + 14 = 33
    assert fault(cards.replace("2 = 5,", "2 = 4,")).problem == "too-few-cards"


def test_a_box_that_prints_the_same_is_the_standard_box() -> None:
    assert read_box("# my copy\n" + TEXT.replace("\n", "\r\n")) == standard_box()


@pytest.mark.parametrize(
    "change",
    [
        ('letter = "K"', 'letter = "B"'),
        ("cubes = 46", "cubes = 45"),
        ("country = 12", "country = 11"),
        ("intrigue = 4", "intrigue = 5"),
        ("2 = [2, 3]", "2 = [2, 2]"),
        ("copies = 4", "copies = 5"),
        ("2 = [8]", "2 = [9]"),
        ("cost = 8", "cost = 9"),
        ("intrigue = 2\n", "intrigue = 3\n"),
        ("marker = [4, 2]", "marker = [2, 1]"),
        ("5 = 31", "5 = 32"),
        ("bonus = [12, 6]", "bonus = [13, 6]"),
        (FRANCE, FRANCE.replace("12", "13")),
        ("bonus = 8 ", "bonus = 9 "),
        (PARIS, PARIS.replace("3", "4")),
        ('name = "reims"', 'name = "rouen"'),
    ],
)
def test_every_printed_thing_counts_in_the_fingerprint(change: tuple[str, str]) -> None:
    box = read_box(edited(change))
    assert not box.standard
    assert box.fingerprint != standard_box().fingerprint


@given(st.data())
def test_whatever_is_edited_the_box_is_read_or_refused_at_a_line(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 20)))
    text = TEXT[:start] + data.draw(st.text(max_size=12)) + TEXT[end:]
    line = 1
    try:
        read_box(text)
    except BadBox as error:
        line = error.line
    assert 1 <= line <= len(text.splitlines()) + 1


def test_other_costs_limits_and_draws_are_played() -> None:
    changes = [
        ("2 = [2, 3]", "2 = [0, 3]"),
        ("cost = 1\n", "cost = 2\n"),
        ("country = 12", "country = 5"),
    ]
    setup = royals(2, read_box(edited(*changes)))
    assert moves(setup, up_to_first_turn(setup)) == ["done"]
    state = draw(setup, hands={"K": "BB"})
    assert claims(setup, state) == ["edinburgh baron", "dublin marshal"]
    state = draw(setup, hands={"K": "BBBBBB"})
    play(setup, state, "K done")
    assert moves(setup, state) == ["discard britain"]


def test_another_number_of_intrigue_cards_takes_over() -> None:
    setup = royals(3, read_box(edited(("cost = 1\nintrigue = 1", "cost = 1\nintrigue = 3"))))
    board, hands = "dublin marshal W", {"K": "B"}
    assert claims(setup, draw(setup, board, hands=hands, schemes={"K": "FB GB"})) == []
    state = draw(setup, board, hands=hands, schemes={"K": "FB GB FG FG"})
    assert claims(setup, state) == ["dublin marshal"]
