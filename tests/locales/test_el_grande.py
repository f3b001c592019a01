"""What El Grande says in the four languages: the numbers of its rules, and the words to type."""

import re

import pytest

from crownlands.games import find_game
from crownlands.games.el_grande.box import standard_box
from crownlands.locales import LANGUAGES, Locale

BOX = standard_box()
SETUP = find_game("el_grande").setup(5)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def chapter(language: str, name: str) -> str:
    return Locale(language)(f"el_grande-rules-{name}")


def place(language: str, name: str) -> str:
    return Locale(language)(f"el_grande-place-{name}")


@every_language
def test_the_rules_list_every_region_with_its_values_and_neighbours(language: str) -> None:
    names = BOX.region_names()
    for region, near in zip(BOX.regions, BOX.neighbours(), strict=True):
        start = f"- {place(language, region.name)}: {'/'.join(map(str, region.values))} – "
        [line] = [line for line in chapter(language, "box").split("\n") if line.startswith(start)]
        told = line.removeprefix(start).split(", ")
        assert sorted(told) == sorted(place(language, names[other]) for other in near)


@every_language
def test_the_rules_name_the_values_of_castillo_and_scoreboards(language: str) -> None:
    text = chapter(language, "box")
    for values in (BOX.castillo, *BOX.boards):
        assert "/".join(map(str, values)) in text


@every_language
def test_the_rules_list_the_heads_of_every_power_card(language: str) -> None:
    found = re.findall(r"^- (\d+): (\d+)$", chapter(language, "power"), re.MULTILINE)
    assert [int(heads) for _, heads in found] == list(BOX.heads)
    assert [int(value) for value, _ in found] == list(range(1, len(BOX.heads) + 1))


@every_language
def test_the_rules_explain_every_action_card_with_its_number(language: str) -> None:
    for deck in range(1, 6):
        found = re.findall(r"^- (.+?)(?: ×(\d))? – \S", chapter(language, f"deck{deck}"), re.M)
        expected = [
            (Locale(language)(f"el_grande-card-{card.name}"), card.copies)
            for card in BOX.cards
            if card.deck == deck
        ]
        assert sorted((name, int(copies or 1)) for name, copies in found) == sorted(expected)


@every_language
def test_every_move_of_the_notation_can_be_typed(language: str) -> None:
    """And every kind of move that a person makes is among them."""
    lines = re.findall(r"^- (.+?) – ", chapter(language, "notation"), re.MULTILINE)
    typed = [text for line in lines for text in line.split(", ")]
    typed += re.findall(
        r"(allow (?:action|round|unless (?:me|galicia))):", chapter(language, "notation")
    )
    moves = [SETUP.vocabulary.moves[SETUP.vocabulary.read(text)] for text in typed]
    every = {type(move) for move in SETUP.vocabulary.moves}
    words = {"Crown", "DealHome", "ChooseStarter", "RevealCard"}  # chance's
    assert {kind.__name__ for kind in every - set(map(type, moves))} == words


@every_language
def test_the_notation_names_every_region(language: str) -> None:
    text = chapter(language, "notation")
    for name in BOX.region_names():
        named = f"{name} {place(language, name)}"
        assert named in text or (name == place(language, name).lower() and name in text)
