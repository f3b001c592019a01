"""Reads lines at a terminal, with editing and with completion of moves and commands."""

from collections.abc import Iterable, Iterator, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

from crownlands.cli.ask import printable


class Typed:
    live = True

    def __init__(self) -> None:
        # no menu: it would push the board off a small screen
        self._prompt: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            reserve_space_for_menu=0,
        )

    def line(self, prompt: str, phrases: Sequence[str] = ()) -> str:
        return printable(self._prompt.prompt(prompt, completer=Phrases(phrases)))


class Phrases(Completer):
    """Completes word by word: after `castle 3` come the squares."""

    def __init__(self, phrases: Iterable[str]) -> None:
        self._phrases = list(phrases)

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.casefold().lstrip()
        begun = typed.rpartition(" ")[2]
        for word in next_words(self._phrases, typed):
            yield Completion(word, start_position=-len(begun), display=word.strip())


def next_words(phrases: Iterable[str], typed: str) -> list[str]:
    """How the last word typed may go on, each once, with a space where more words follow."""
    start = typed.rfind(" ") + 1
    found: dict[str, None] = {}
    for phrase in phrases:
        if phrase.casefold().startswith(typed):
            word, space, _ = phrase[start:].partition(" ")
            found[word + space] = None
    return list(found)
