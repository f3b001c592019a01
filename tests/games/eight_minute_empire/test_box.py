"""The box: what may be edited plays, and what cannot be played is refused at its line and key."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.core.errors import BadBox
from crownlands.games.eight_minute_empire.box import read_box, standard_box
from tests.games.edits import fault_in, line_number, replaced
from tests.games.eight_minute_empire.draw import draw, empire, moves, play, tally, up_to_bids

TEXT = standard_box().text
edited = partial(replaced, TEXT)
fault = partial(fault_in, read_box)


CRYSTAL = "points = [[1, 1], [2, 2], [3, 3], [4, 5]]"
FIRST_CARD = 'good = "crystal"\nactions = "place 1"'
JOKER = 'good = "joker"\nactions = "place 2"'
MARKED = 'marked = ["W1", "W2", "W7", "I1", "M3", "M10", "M12", "M13", "S1", "S2"]'
ISLE = 'ISLE = ["I1", "I2"]'


def action(text: str) -> tuple[str, str]:
    return (FIRST_CARD, f'good = "crystal"\nactions = "{text}" #')


FAULTS = {
    # what is edited: (old, new), the key, the problem, and how the line begins that is named
    "a table is missing": ("[neutral]\narmies = 10", "", "neutral", "missing", "#"),
    "an unknown table": ("[neutral]", "[bank]\n[neutral]", "bank", "unknown-key", "[bank]"),
    "an unknown piece": ("cities = 3", "cities = 3\nforts = 1",
        "pieces.forts", "unknown-key", "forts"),
    "no armies": ("armies = 14", "armies = 0", "pieces.armies", "out-of-range", "armies = 0"),
    "cities below nothing": ("cities = 3", "cities = -1",
        "pieces.cities", "out-of-range", "cities"),
    "more at the start than there are": ("start = 3 ", "start = 15 ",
        "pieces.start", "out-of-range", "start = 15"),
    "a word for coins": ("total = 44", 'total = "44"', "coins.total", "not-a-number", "total"),
    "no coins for four": ("4 = 9\n", "", "coins.each.4", "missing", "[coins.each]"),
    "coins for six": ("5 = 8\n", "5 = 8\n6 = 7\n", "coins.each.6", "unknown-key", "6 = 7"),
    "more coins than there are": ("3 = 11", "3 = 15", "coins.each.3", "too-few-coins", "3 = 15"),
    "an empty row": ("costs = [0, 1, 1, 2, 2, 3]", "costs = []",
        "row.costs", "wrong-length", "costs"),
    "no free card": ("costs = [0,", "costs = [1,", "row.costs", "first-not-free", "costs"),
    "a price below nothing": ("costs = [0, 1,", "costs = [0, -1,",
        "row.costs[2]", "out-of-range", "costs"),
    "no cards to own": ("2 = 13", "2 = 0", "cards.each.2", "out-of-range", "2 = 0"),
    "more cards to own than there are": ("4 = 8", "4 = 10",
        "cards.each.4", "too-few-cards", "4 = 10"),
    "neutral armies below nothing": ("armies = 10", "armies = -1",
        "neutral.armies", "out-of-range", "armies = -1"),
    "a seat with the neutral letter": ('letter = "K"', 'letter = "N"',
        "colour[5].letter", "twice", 'letter = "N"'),
    "a letter twice": ('letter = "K"', 'letter = "R" #',
        "colour[5].letter", "twice", 'letter = "R" #'),
    "a good of capital letters": ('name = "crystal"', 'name = "Crystal"',
        "good[1].name", "not-a-name", 'name = "Crystal"'),
    "a good twice": ('name = "ore"', 'name = "crystal" #',
        "good[2].name", "twice", 'name = "crystal" #'),
    "a good that is called joker": ('name = "ore"', 'name = "joker"',
        "good[2].name", "twice", 'name = "joker"'),
    "points that do not rise": (CRYSTAL, "points = [[1, 1], [2, 1]]",
        "good[1].points", "not-rising", "points = [[1, 1], [2, 1]]"),
    "units that do not rise": (CRYSTAL, "points = [[2, 1], [2, 3]]",
        "good[1].points", "not-rising", "points = [[2, 1], [2, 3]]"),
    "a step without points": (CRYSTAL, "points = [[1]]",
        "good[1].points[1]", "wrong-length", "points = [[1]]"),
    "no steps": (CRYSTAL, "points = []", "good[1].points", "wrong-length", "points = []"),
    "tokens below nothing": ("tokens = 2", "tokens = -2",
        "good[1].tokens", "out-of-range", "tokens = -2"),
    "an unknown good": (FIRST_CARD, FIRST_CARD.replace("crystal", "silver"),
        "card[1].good", "unknown-good", 'good = "silver"'),
    "an unknown key of a card": (FIRST_CARD, FIRST_CARD + "\nprice = 2",
        "card[1].price", "unknown-key", "price"),
    "a joker of two units": (JOKER, JOKER + "\nunits = 2 #",
        "card[35].units", "out-of-range", "units = 2 #"),
    "no card of a kind": (FIRST_CARD, FIRST_CARD + "\ncount = 0",
        "card[1].count", "out-of-range", "count = 0"),
    "a card for six": (FIRST_CARD, FIRST_CARD + "\nseats = 6",
        "card[1].seats", "out-of-range", "seats = 6"),
    "an unknown action": (*action("fly 3"), "card[1].actions", "unknown-action", 'actions = "fly'),
    "an action without a number": (*action("place"),
        "card[1].actions", "unknown-action", 'actions = "place"'),
    "an unknown second action": (*action("place 1 or fly 2"),
        "card[1].actions", "unknown-action", 'actions = "place 1 or'),
    "three actions": (*action("place 1 or city 1 or land 1"),
        "card[1].actions", "unknown-action", 'actions = "place 1 or'),
    "nothing to do": (*action("place 0"),
        "card[1].actions", "unclear-action", 'actions = "place 0'),
    "land or sea": (*action("land 2 or sea 1"),
        "card[1].actions", "unclear-action", 'actions = "land 2 or'),
    "the same twice": (*action("place 2 and place 1"),
        "card[1].actions", "unclear-action", 'actions = "place 2 and'),
    "an unknown european action": ('eu = "place 2"', 'eu = "build 2"',
        "card[25].eu", "unknown-action", "eu = "),
    "a side too many": ("[map.B]", "[map.C]\n[map.B]", "map.C", "unknown-key", "[map.C]"),
    "a side without a start": ('start = "START"', "", "map.A.start", "missing", "[map.A]"),
    "an unknown start": ('start = "START"', 'start = "HOME"',
        "map.A.start", "unknown-region", 'start = "HOME"'),
    "a border to nowhere": ('"W1-W2"', '"W1-W9"', "map.A.land", "unknown-region", "land = ["),
    "a border with itself": ('"W1-W2"', '"W1-W1"', "map.A.land", "unknown-region", "land = ["),
    "a border twice": ('"W1-W2"', '"W1-W3"', "map.A.land", "twice", "land = ["),
    "a border by land and sea": ('"W2-M1"', '"W2-W1"', "map.A.sea", "twice", "sea = ["),
    "a region that nobody can come to": ('ISLE = ["I1"', 'ISLE = ["X1", "I1"',
        "map.A.land", "out-of-reach", "land = ["),
    "a mark on nowhere": (MARKED, 'marked = ["W9"]', "map.A.marked", "unknown-region", "marked"),
    "a mark twice": (MARKED, 'marked = ["W1", "W1"]', "map.A.marked", "twice", "marked"),
    "more marks than tokens": ("tokens = 2", "tokens = 1",
        "map.A.marked", "too-few-tokens", "marked"),
    "a region of small letters": (ISLE, 'ISLE = ["I1", "i2"]',
        "map.A.continents.ISLE", "not-a-region", "ISLE"),
    "a region twice": (ISLE, 'ISLE = ["I1", "W1"]', "map.A.continents.ISLE", "twice", "ISLE"),
    "an empty continent": (ISLE, "ISLE = []", "map.A.continents.ISLE", "wrong-length", "ISLE"),
    "an unknown key of a map": (MARKED, f"{MARKED}\ncolour = 1",
        "map.A.colour", "unknown-key", "colour"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_box_with_a_fault_is_refused_at_its_line_and_key(name: str) -> None:
    old, new, key, problem, mark = FAULTS[name]
    text = edited((old, new))
    found = fault(text)
    assert (found.key, found.problem) == (key, problem)
    assert found.line == line_number(text, mark)


def test_a_slip_of_the_pen_is_found_at_its_line() -> None:
    text = edited(("total = 44", "total = = 44"))
    found = fault(text)
    assert (found.problem, found.line) == ("syntax", line_number(text, "total"))


def test_more_cards_than_any_table_bears_are_refused() -> None:
    many = "".join(
        f'[[card]]\ngood = "ore"\nactions = "place {n}"\ncount = 99\n' for n in range(4)
    ).replace("place 0", "place 9")
    text = edited(("[[card]]", f"{many}[[card]]"))
    found = fault(text)
    assert (found.key, found.problem) == ("card", "wrong-length")
    assert found.line == line_number(text, "[[card]]")


def test_fewer_than_five_colours_are_refused() -> None:
    text = edited(('[[colour]]\nname = "black"\nletter = "K"\n', ""))
    assert (fault(text).key, fault(text).problem) == ("colour", "wrong-length")


def test_a_box_that_prints_the_same_is_the_standard_box() -> None:
    box = read_box("# my copy\n" + TEXT.replace("\n", "\r\n"))
    assert box == standard_box()


@pytest.mark.parametrize(
    "change",
    [
        ("armies = 14", "armies = 15"),
        ("cities = 3", "cities = 4"),
        ("start = 3 ", "start = 4 "),
        ("total = 44", "total = 45"),
        ("2 = 14", "2 = 13"),
        ("2, 2, 3]", "2, 2, 4]"),
        ("2 = 13", "2 = 12"),
        ("armies = 10", "armies = 9"),
        ('letter = "R"', 'letter = "G"'),
        (CRYSTAL, CRYSTAL.replace("[4, 5]", "[4, 6]")),
        ("tokens = 2", "tokens = 3"),
        action("place 2"),
        ('eu = "place 2"', 'eu = "place 3"'),
        ('"W1-W2", ', ""),
        (MARKED, MARKED.replace('"W1", ', "")),
        ('start = "START"', 'start = "M2"'),
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


def test_other_pieces_coins_and_prices_are_played() -> None:
    changes = [("armies = 14", "armies = 6"), ("start = 3 ", "start = 2 "), ("2 = 14", "2 = 5")]
    setup = empire(2, read_box(edited(*changes, ("costs = [0, 1, 1", "costs = [0, 5, 6"))))
    state = up_to_bids(setup)
    assert len(moves(setup, state)) == 6
    assert list(state.supply) == [4, 4]
    play(setup, state, "R bid 0", "B bid 0", "B first R")
    assert moves(setup, state) == ["take 1", "take 2", "take 4", "take 5", "take 6"]


def test_another_map_is_moved_on() -> None:
    box = read_box(edited(('"W1-W2", ', ""), ('"W2-M1"', '"W2-M1", "START-W1"')))
    setup = empire(2, box)
    state = draw(setup, "START R", using="wood:S3")
    play(setup, state, "R move START W1")
    assert "move W1 W2" not in moves(setup, state)


def test_other_points_are_scored() -> None:
    setup = empire(2, read_box(edited((CRYSTAL, "points = [[2, 40]]"))))
    assert tally(setup, draw(setup, cards={"R": "crystal:+1"}))["R"].goods == 0
    assert tally(setup, draw(setup, cards={"R": "crystal:+1 joker:+2"}))["R"].goods == 40


def test_cards_that_read_the_same_are_one_kind() -> None:
    twos = [card for card in standard_box().deck(5, european=False) if card.token == "crystal:+2"]
    assert len(twos) == 1
    assert standard_box().deck(5, european=False)[twos[0]] == 3
