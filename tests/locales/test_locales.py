"""The four languages say the same: equal ids, attributes and arguments, all used, all speakable."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import crownlands
from crownlands.cli.rules import SECTIONS
from crownlands.core.errors import CrownlandsError
from crownlands.core.messages import Amount, Gains, Msg, Names, SeatName, Word
from crownlands.games import NAMES, find_game
from crownlands.games.kingdoms import events, moves, rules
from crownlands.games.kingdoms.box import standard_box
from crownlands.locales import LANGUAGES, Locale, language_of, signed

PACKAGE = Path(crownlands.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)


class Arguments(Visitor):
    """Collects the names of the arguments in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((PACKAGE / "locales" / language).glob("*.ftl"))


@cache
def entries(language: str) -> list[ftl.EntryType]:
    parser = FluentParser(with_spans=False)
    return [
        entry
        for file in files(language)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def patterns(language: str) -> dict[str, set[str]]:
    """Every message and attribute, `id` or `id.attribute`, with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value:
                found[entry.id.name] = arguments(entry.value)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                found[name] = arguments(attribute.value)
    return found


def arguments(pattern: ftl.Pattern) -> set[str]:
    visitor = Arguments()
    visitor.visit(pattern)
    return visitor.names


# the languages against each other


@every_other
def test_the_same_files_are_there(language: str) -> None:
    assert [file.name for file in files(language)] == [file.name for file in files("en")]


@every_language
def test_every_file_is_valid_fluent(language: str) -> None:
    assert not [entry for entry in entries(language) if isinstance(entry, ftl.Junk)]


@every_language
def test_no_id_is_there_twice(language: str) -> None:
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@every_other
def test_no_message_is_missing_and_none_is_too_many(language: str) -> None:
    assert patterns(language).keys() == patterns("en").keys()


@every_other
def test_every_message_takes_the_same_arguments(language: str) -> None:
    ours, theirs = patterns("en"), patterns(language)
    differing = {id for id in ours.keys() & theirs.keys() if ours[id] != theirs[id]}
    assert not differing


@every_other
def test_long_texts_were_translated(language: str) -> None:
    """A sentence that is word for word the English one was forgotten."""
    english, other = speak("en"), speak(language)
    same = {id for id, text in english.items() if text.count(" ") > 4 and other.get(id) == text}
    assert not same


@every_language
@pytest.mark.parametrize("value", [0, 1, 2, 5, 11, "x"])
def test_every_message_can_be_spoken(language: str, value: int | str) -> None:
    assert all(text.strip() for text in speak(language, value).values())


def speak(language: str, value: int | str = "x") -> dict[str, str]:
    """Every message and attribute with the same value for all its arguments."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    spoken = {}
    for name, names in patterns(language).items():
        id, _, attribute = name.partition(".")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, dict.fromkeys(names, value))
        assert not problems, (name, problems)
        spoken[name] = str(text)
    return spoken


# the languages against the code


def trees() -> Iterator[ast.Module]:
    for file in sorted(PACKAGE.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


@cache
def literals() -> set[str]:
    """Every string that stands in the code as a whole."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {text_of(node) for node in nodes if is_id(text_of(node))}


@cache
def asked() -> set[str]:
    """Every id that the code asks for by a literal: t("..."), Msg("..."), Word("...")."""
    calls = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    found = set()
    for call in calls:
        name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
        first = call.args[0] if call.args else None
        if name in ("t", "Msg", "Word") and is_id(text_of(first)):
            found.add(text_of(first))
    return found


def text_of(node: ast.AST | None) -> str:
    """The text of a literal; of anything else, nothing."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def is_id(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+(\.[a-z]+)?", text))


@cache
def built() -> list[re.Pattern[str]]:
    """Every id of the command line that the code builds: f"cli-{name}-help"."""
    found = []
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(text_of(part)) or r"[\w-]+" for part in node.values]
                if parts[0].startswith("cli"):
                    found.append(re.compile("".join(parts)))
    return found


def families() -> set[str]:
    """The ids that are built from tables: tiles, moves, events, options, rules, errors ..."""
    ids = {f"error-{code}" for code in error_codes(CrownlandsError)}
    for name in NAMES:
        ids |= {f"{name}-title", f"{name}-blurb"}
        ids |= {f"{name}-rules-{section}{part}" for section in SECTIONS[name] for part in PARTS}
        for option in find_game(name).options:
            ids |= {f"{name}-option-{option.name}", f"{name}-option-{option.name}.help"}
            if not option.is_switch:
                ids |= {f"{name}-option-{option.name}-{value}" for value in option.values}
    return ids | kingdoms_family()


PARTS = ("", ".title")
HIDDEN = ("tile-dealt", "tile-drawn")


def kingdoms_family() -> set[str]:
    box = standard_box()
    refusals = [vars(rules)[name] for name in vars(rules) if name.isupper()]
    tags = {
        "move": [kind.__struct_config__.tag for kind in moves.KingdomsMove.__args__],
        "event": [kind.__struct_config__.tag for kind in events.KingdomsEvent.__args__],
        "tile": [name for tile in box.tiles for name in tile.names],
        "colour": [colour.name for colour in box.colours],
        "refused": [value for value in refusals if isinstance(value, str) and value],
        "word": ["row", "column"],
    }
    ids = {f"kingdoms-{family}-{name}" for family, names in tags.items() for name in names}
    ids.add("kingdoms-event-line-scored-nobody")
    return ids | {f"kingdoms-event-{tag}-hidden" for tag in HIDDEN}


def error_codes(tree: type[CrownlandsError]) -> Iterator[str]:
    for kind in tree.__subclasses__():
        if "code" in vars(kind):
            yield kind.code
        yield from error_codes(kind)


def test_every_id_that_the_code_asks_for_is_there() -> None:
    wanted = asked() | families()
    assert sorted(wanted - patterns("en").keys()) == []


def test_no_message_is_there_that_nobody_asks_for() -> None:
    known = literals() | families()
    spare = {
        id
        for id in patterns("en")
        if id not in known and not any(form.fullmatch(id) for form in built())
    }
    assert sorted(spare) == []


# speaking


def test_arguments_are_spoken_by_what_they_are() -> None:
    t = Locale("en", ["Anna", "Béla", "Carlo"])
    wizard = Word("kingdoms-tile-wizard")
    assert t("kingdoms-move-place-supply-tile", tile=wizard, square="b4") == (
        "Place a tile: Wizard → b4"
    )
    assert t("kingdoms-event-passed", seat=SeatName(1)).startswith("Béla")
    line = Msg("kingdoms-word-row", {"n": "3"})
    scored = t("kingdoms-event-line-scored", line=line, base=Amount(-4), gains=Gains((0, 8, -4)))
    assert scored == "Row 3 (base value −4): Béla +8, Carlo −4"
    assert "Anna, Carlo" in t("kingdoms-event-game-ended", winners=Names((0, 2)), money=90)


@pytest.mark.parametrize(("value", "text"), [(3, "+3"), (0, "0"), (-6, "−6")])
def test_amounts_carry_their_sign(value: int, text: str) -> None:
    assert signed(value) == text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE", "LANG": "hu_HU"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "hu_HU"}, "it"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
