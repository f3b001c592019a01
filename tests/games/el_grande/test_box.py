"""The box: what may be edited plays, and what cannot be played is refused at its line and key."""

from functools import partial

import pytest

from crownlands.core.rng import Rng
from crownlands.games.el_grande.box import read_box, standard_box
from crownlands.games.el_grande.cards import EFFECTS
from tests.games.edits import fault_in, replaced
from tests.games.el_grande.draw import court, draw, grande, phase, play, scored
from tests.laws.walk import play_out

TEXT = standard_box().text
edited = partial(replaced, TEXT)
fault = partial(fault_in, read_box)

FAULTS = {
    # what is edited: (old, new), the key, the problem, and how the line begins that is named
    "an unknown table": ("[power]", "[bank]\n[power]", "bank", "unknown-key", "[bank]"),
    "a table is missing": ("[castillo]\nvalues", "# values", "castillo", "missing", "#"),
    "no number": ("court = 7", 'court = "7"', "caballeros.court", "not-a-number", "court"),
    "a letter twice": ('letter = "B"', 'letter = "R" #',
        "colour[2].letter", "twice", 'letter = "R" #'),
    "rounds that fall": ("full = [1, 2,", "full = [2, 1,", "rounds.full", "not-rising", "full"),
    "a last round without scoring": ("7, 8, 9]", "7, 8, 9, 10]",
        "rounds.full", "not-scored", "full"),
    "a scoring without its round": ("short = [2, 3,", "short = [2,",
        "rounds.short", "not-scored", "short"),
    "too few power cards": ("1, 1, 0, 0]", "1]", "power.heads", "wrong-length", "heads"),
    "no place scores": ("2 = 1\n", "2 = 0\n", "scoring.places.2", "out-of-range", "2 = 0"),
    "values that rise": ("values = [4, 2, 0]", "values = [2, 4, 0]",
        "region[1].values", "not-falling", "values = [2, 4, 0]"),
    "two values": ("values = [5, 3, 1]   #", "values = [5, 3]   #",
        "castillo.values", "wrong-length", "values = [5, 3]"),
    "a board twice": ("values = [4, 0, 0]", "values = [8, 4, 0] #",
        "scoreboard[2].values", "twice", "values = [8, 4, 0] #"),
    "a region twice": ('name = "aragon"', 'name = "galicia" #',
        "region[3].name", "twice", 'name = "galicia" #'),
    "a region called castillo": ('name = "aragon"', 'name = "castillo"',
        "region[3].name", "twice", 'name = "castillo"'),
    "a region called court": ('name = "aragon"', 'name = "court"',
        "region[3].name", "twice", 'name = "court"'),
    "a region called me": ('name = "aragon"', 'name = "me"',
        "region[3].name", "twice", 'name = "me"'),
    "a border to nowhere": ('"aragon-cataluna"', '"aragon-lisboa"',
        "map.borders", "not-a-border", "borders"),
    "a border twice": ('"aragon-cataluna"', '"aragon-pais_vasco"',
        "map.borders", "twice", "borders"),
    "an unknown effect": ('effect = "grande"', 'effect = "magic"',
        "card[29].effect", "unknown-effect", 'effect = "magic"'),
    "a number of another effect": ('effect = "grande"', 'effect = "grande"\namount = 2',
        "card[29].amount", "unknown-key", "amount = 2"),
    "a number is missing": ('effect = "decay"\namount = 99', 'effect = "decay"',
        "card[11].amount", "missing", "[[card]]"),
    "an intrigue without a total": ('own = 4\ntotal = 4', 'own = 4',
        "card[8].total", "missing", "[[card]]"),
    "an intrigue of nobody": ('own = 4\ntotal = 4', 'total = 4',
        "card[8].own", "missing", "[[card]]"),
    "an intrigue of nothing": ('own = 4\ntotal = 4', '',
        "card[8].total", "missing", "[[card]]"),
    "an intrigue of a total of 0": ('own = 4\ntotal = 4', 'own = 4\ntotal = 0',
        "card[8].total", "out-of-range", "total = 0"),
    "one region for none that move": ('effect = "intrigue"\ncourt = 2',
        'effect = "intrigue"\ncourt = 2\none_region = 1', "card[2].total", "missing", "[[card]]"),
    "too few cards in a deck": ('name = "d4_scoreboard"\ndeck = 4\ncopies = 3',
        'name = "d4_scoreboard"\ndeck = 3', "card", "too-few-cards", "[[card]]"),
    "no king's card": ("deck = 5", "deck = 4", "card", "one-king-card", "[[card]]"),
    "three vetoes": ('copies = 2\neffect = "veto"', 'copies = 3\neffect = "veto"',
        "card[10].copies", "out-of-range", "copies = 3"),
    "three vetoes of two kinds": ('effect = "one_each"', 'effect = "veto"',
        "card", "too-many-cards", "[[card]]"),
    "a king's card that is kept": ('effect = "king"', 'effect = "recall"',
        "card", "too-many-cards", "[[card]]"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_box_that_cannot_be_played_is_refused_at_its_line(name: str) -> None:
    old, new, key, problem, begins = FAULTS[name]
    text = edited((old, new))
    error = fault(text)
    assert (error.key, error.problem) == (key, problem)
    if problem != "missing":
        assert text.splitlines()[error.line - 1].startswith(begins)


def test_the_short_game_needs_a_card_in_each_of_its_rounds_too() -> None:
    """Whoever makes it longer than the full one."""
    rounds = [
        ("full = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "full = [3, 12]"),
        ("short = [2, 3, 5, 6, 8, 9]", f"short = {list(range(1, 13))}"),
        ("scoring = [3, 6, 9]", "scoring = [3, 12]"),
        ("heads = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]", f"heads = {[1] * 16}"),
    ]
    error = fault(edited(*rounds))
    assert (error.key, error.problem, error.detail) == ("card", "too-few-cards", "1: 11 < 12")


def test_an_unknown_effect_is_answered_with_all_that_are_known() -> None:
    error = fault(edited(('effect = "grande"', 'effect = "magic"')))
    assert error.detail == f"magic: {', '.join(EFFECTS)}"


def test_a_region_without_borders_is_refused() -> None:
    text = edited(('"granada-sevilla",', ""), ('"castilla_la_nueva-sevilla",', ""))
    assert (fault(text).problem, fault(text).detail) == ("no-borders", "sevilla")


def test_a_kings_card_that_would_be_kept_is_refused() -> None:
    vetoes = ('copies = 2\neffect = "veto"', 'effect = "score_any"')
    error = fault(edited(vetoes, ('effect = "king"', 'effect = "veto"')))
    assert (error.key, error.problem) == ("card[33].effect", "unknown-effect")


def test_the_standard_box_is_itself_whatever_its_text_looks_like() -> None:
    assert read_box(TEXT + "\n# mine\n") is standard_box()
    assert read_box(edited(("court = 7", "court = 8"))) is not standard_box()


def test_what_is_in_the_box() -> None:
    box = standard_box()
    assert (len(box.cards), sum(card.copies for card in box.cards)) == (33, 45)
    decks = [sum(card.copies for card in box.cards if card.deck == deck) for deck in range(1, 6)]
    assert decks == [11, 11, 11, 11, 1]
    assert (len(box.regions), len(box.borders)) == (9, 15)
    assert box.home + box.court + box.province == 30
    assert sum(box.heads) == 36


def test_an_edited_box_is_played() -> None:
    values = ("values = [4, 2, 0]", "values = [9, 2, 0]")
    setup = grande(2, read_box(edited(values, ("king = 2", "king = 5"))))
    state = draw(setup, "galicia R1", king="galicia", card="d2_score_any")
    assert scored(play(setup, state, "R score galicia"))["galicia"] == (14, 0)
    match = setup.new()
    play_out(setup, match, Rng(3))


def test_a_card_may_call_more_than_any_head() -> None:
    heads = ("heads = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]", f"heads = {[0] * 13}")
    amount = ('effect = "court"\namount = 2', 'effect = "court"\namount = 9')
    setup = grande(2, read_box(edited(heads, amount)))
    state = draw(setup, card="d4_court_2")
    play(setup, state, *["R call 1"] * 9)
    assert (court(setup, state, "R"), phase(setup, state)) == (7 + 9, "acting")
