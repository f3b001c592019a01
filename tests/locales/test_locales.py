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
from crownlands.bots import BOTS, LEVELS
from crownlands.core.errors import CrownlandsError
from crownlands.core.messages import Amount, Counts, Gains, Msg, Names, SeatName, Word
from crownlands.games import find_game
from crownlands.games.eight_minute_empire import speech as empire
from crownlands.games.el_grande import speech as el_grande
from crownlands.games.royals import speech as royals
from crownlands.locales import LANGUAGES, Locale, language_of, signed
from tests.locales.families import ids_of_games, refusals

PACKAGE = Path(crownlands.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
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


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def nodes_in(*files: Path) -> Iterator[ast.AST]:
    for file in files:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls_in(*files: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call with the name of what is called."""
    for node in nodes_in(*files):
        if isinstance(node, ast.Call):
            yield str(getattr(node.func, "id", getattr(node.func, "attr", ""))), node


@cache
def literals() -> set[str]:
    """Every string that stands in the code as a whole, the browser client's too."""
    texts = {text_of(node) for node in nodes_in(*sources())}
    return {text for text in texts if is_id(text)} | set(client_literals())


def client_literals() -> Iterator[str]:
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        for _, text in re.findall(r"""(['"`])([\w.-]+)\1""", file.read_text(encoding="utf-8")):
            if is_id(text):
                yield text


@cache
def asked() -> set[str]:
    """Every id that the code asks for by a literal: t("..."), Msg("..."), Word("...")."""
    firsts = (
        text_of(call.args[0])
        for name, call in calls_in(*sources())
        if name in ("t", "Msg", "Word") and call.args
    )
    return {text for text in firsts if is_id(text)}


def text_of(node: ast.AST | None) -> str:
    """The text of a literal; of anything else, nothing."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def is_id(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z_]+(-\w+)+(\.[a-z]+)?", text))


@cache
def built() -> list[re.Pattern[str]]:
    """Every id of the command line that the code builds: f"cli-{name}-help"."""
    found = []
    for node in nodes_in(*sources()):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(text_of(part)) or r"[\w-]+" for part in node.values]
            if parts[0].startswith("cli"):
                found.append(re.compile("".join(parts)))
    return found


def families() -> set[str]:
    """The ids that are built from tables."""
    errors = {f"error-{code}" for code in error_codes(CrownlandsError)}
    return ids_of_games() | errors | ids_of_bots()


def ids_of_bots() -> set[str]:
    return {f"bot-{name}{part}" for name in (*LEVELS, *BOTS) for part in ("", ".help")}


def error_codes(tree: type[CrownlandsError]) -> Iterator[str]:
    for kind in tree.__subclasses__():
        if "code" in vars(kind):
            yield kind.code
        yield from error_codes(kind)


def test_every_id_that_the_code_asks_for_is_there() -> None:
    wanted = asked() | families()
    assert sorted(wanted - patterns("en").keys()) == []


@every_language
def test_what_is_wrong_with_a_command_line_ends_without_a_full_stop(language: str) -> None:
    """It stands in the middle of a sentence."""
    details = {
        text_of(call.args[0].args[0])
        for name, call in calls_in(*sources())
        if name == "UsageError" and call.args and isinstance(call.args[0], ast.Call)
    }
    assert len(details) >= 8 and details <= patterns(language).keys()
    spoken = speak(language)
    assert not [id for id in details if spoken[id].endswith(".")]


# The browser's boards put the ids of these together (web/src/<game>/words.ts).
PUT_TOGETHER = (
    "eight_minute_empire-word-",
    "eight_minute_empire-ask-",
    "royals-word-",
    "royals-ask-",
    "el_grande-word-",
    "el_grande-ask-",
)


def test_no_message_is_there_that_nobody_asks_for() -> None:
    known = literals() | families()
    spare = {
        id
        for id in patterns("en")
        if id not in known and not any(form.fullmatch(id) for form in built())
    }
    assert sorted(id for id in spare if not id.startswith(PUT_TOGETHER)) == []


@every_language
def test_every_problem_of_a_box_has_a_sentence_and_none_is_too_many(language: str) -> None:
    assert variants(language, "error-bad-box") == box_problems()


def variants(language: str, id: str) -> set[str]:
    """The keys of a message that is one choice."""
    (message,) = (
        entry
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and entry.id.name == id
    )
    assert message.value is not None
    (choice,) = message.value.elements
    assert isinstance(choice, ftl.Placeable)
    assert isinstance(choice.expression, ftl.SelectExpression)
    keys = (variant.key for variant in choice.expression.variants)
    return {key.name for key in keys if isinstance(key, ftl.Identifier)}


def box_problems() -> set[str]:
    """What is found wrong with a box: bad(path, problem), BadBox(line, key, problem)."""
    readers = (
        PACKAGE / "core/printed.py",
        PACKAGE / "core/colours.py",
        *PACKAGE.glob("games/*/box.py"),
    )
    calls = list(calls_in(*readers))
    found = {text_of(call.args[1]) for name, call in calls if name == "bad"}
    return (found | {text_of(call.args[2]) for name, call in calls if name == "BadBox"}) - {""}


@pytest.mark.parametrize(
    ("name", "chapters"),
    [
        ("eight_minute_empire", empire.CHAPTERS),
        ("royals", royals.CHAPTERS),
        ("el_grande", el_grande.CHAPTERS),
    ],
)
def test_refusals_lead_to_chapters_that_are_there(name: str, chapters: dict[str, str]) -> None:
    assert set(chapters.values()) <= set(find_game(name).chapters)
    assert set(chapters) <= set(refusals(name))


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


def test_a_chronicle_of_eight_minute_empire_reads_well() -> None:
    t = Locale("en", ["Anna", "Béla"])
    setup = find_game("eight_minute_empire").setup(2)
    told = [t.text(setup.say(move)) for move in setup.vocabulary.moves]
    assert "Take card 1 (free)" in told
    assert "Take card 2 (1 coin)" in told
    assert "Take card 4 (2 coins)" in told
    assert "Move an army: Start → Midland 2" in told
    assert "Destroy an army (neutral) – West 3" in told
    assert "New card: 2 × Carrot: place 3 armies" in told
    assert "New card: Carrot: destroy an army and place 1 army" in told
    assert t("eight_minute_empire-event-bids-revealed", bids=Counts((2, 0))) == (
        "Bids: Anna: 2, Béla: 0"
    )


@every_language
@pytest.mark.parametrize("place", ["region", "continent"])
def test_a_majority_says_who_scores_and_speaks_of_neutral_armies_where_some_are(
    language: str, place: str
) -> None:
    def told(neutral: int, scored: str) -> str:
        return Locale(language)(
            f"eight_minute_empire-event-{place}-scored",
            place="P", pieces="Q 5", neutral=neutral, scored=scored, who="Zsófi",
        )  # fmt: skip

    assert "Zsófi" in told(0, "somebody")
    assert "Zsófi" not in told(0, "nobody")
    for scored in ("somebody", "nobody"):
        assert "7" in told(7, scored)
        assert "0" not in told(0, scored)


@every_language
def test_goods_speak_of_jokers_and_tokens_where_some_are(language: str) -> None:
    def told(jokers: int, tokens: int) -> str:
        return Locale(language)(
            "eight_minute_empire-event-goods-scored",
            seat="Q", good="W", units=6, jokers=jokers, tokens=tokens, points=5,
        )  # fmt: skip

    assert "0" not in told(0, 0) + told(1, 0) + told(0, 2)
    assert "1" in told(1, 0)
    assert "2" in told(0, 2)
    assert {"1", "2", "5", "6"} <= set(told(1, 2))


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
