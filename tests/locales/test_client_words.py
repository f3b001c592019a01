"""The client's own words: the same in four languages, all asked for, none missing."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import crownlands
from crownlands.locales import LANGUAGES
from tests.locales.test_locales import arguments

CLIENT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = ("locales", "kingdoms/rules")
OTHERS = [language for language in LANGUAGES if language != "en"]
every_folder = pytest.mark.parametrize("folder", FOLDERS)
every_other = pytest.mark.parametrize("language", OTHERS)


@cache
def patterns(folder: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file with the arguments it takes."""
    text = (CLIENT / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            if entry.value:
                found[entry.id.name] = arguments(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute.value)
    return found


@cache
def source() -> str:
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


@every_folder
@every_other
def test_every_language_says_the_same(folder: str, language: str) -> None:
    assert patterns(folder, language) == patterns(folder, "en")


def test_every_word_that_the_client_asks_for_is_there() -> None:
    asked = set(re.findall(r"['\"](web-[a-z0-9-]+|kingdoms-picture-[a-z0-9-]+)['\"]", source()))
    known = patterns("locales", "en") | patterns("kingdoms/rules", "en")
    assert sorted(asked - known.keys()) == []


def test_no_word_is_there_that_the_client_never_asks_for() -> None:
    ids = [id for folder in FOLDERS for id in patterns(folder, "en") if "." not in id]
    assert [id for id in ids if not is_asked(id)] == []


def is_asked(id: str) -> bool:
    """Whether it stands in the source, or its end does where its head is the start of an id."""
    heads = re.findall(r"`(web-(?:[a-z-]+-)?)\$\{", source())
    ends = [id.removeprefix(head) for head in heads if id.startswith(head)]
    literal = any(f"{quote}{id}{quote}" in source() for quote in "'\"")
    return literal or any(re.search(rf"\b{re.escape(end)}\b", served()) for end in ends)


@cache
def served() -> str:
    """The client's source, and the server's, which names bots and codes."""
    server = Path(crownlands.__file__).parent
    files = [*(server / "server").glob("*.py"), *(server / "bots").glob("*.py")]
    return source() + "\n".join(file.read_text(encoding="utf-8") for file in files)
