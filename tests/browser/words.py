"""What the client says in each language, looked up in the files that it is built with."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import crownlands.locales

LANGUAGES = crownlands.locales.LANGUAGES
OURS = Path(crownlands.locales.__file__).parent
CLIENTS = Path(__file__).parents[2] / "web" / "src" / "locales"
FILES = ("bots", "eight_minute_empire", "el_grande", "errors", "kingdoms", "royals", "server")
ISOLATES = re.compile("[\u2066-\u2069]")  # the invisible signs around an argument


class Words:
    """Speaks one language, arguments isolated as the client does it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, id: str, **args: int | str) -> str:
        text, problems = self._format(id, args)
        assert not problems, (id, problems)
        return text

    def like(self, id: str, **args: int | str) -> re.Pattern[str]:
        """Matches a text with that message in it; an argument that is left out may be anything."""
        text, problems = self._format(id, args)
        pattern = re.escape(text)
        for problem in problems:  # says which argument is unknown, and its name stands in the text
            unknown = str(problem).rpartition(" ")[2]
            pattern = pattern.replace(f"\u2068{unknown}\u2069", ".*")
        return re.compile(ISOLATES.sub("[\u2066-\u2069]?", pattern))

    def _format(self, id: str, args: dict[str, int | str]) -> tuple[str, list[Exception]]:
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        text, problems = self._bundle.format_pattern(pattern, args)
        return str(text), problems


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language])
    files = [OURS / language / f"{name}.ftl" for name in FILES]
    for file in [*files, CLIENTS / f"{language}.ftl"]:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def plain(text: str) -> str:
    """Without the signs that isolate arguments, and with spaces that are only spaces."""
    return ISOLATES.sub("", text).replace("\u00a0", " ")
