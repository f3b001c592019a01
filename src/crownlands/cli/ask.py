"""Reads what a person types: with editing and completion at a terminal, plain lines from a pipe."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console
from rich.text import Text

LONGEST = 4096  # bytes of a line


class Asker(Protocol):
    live: bool  # somebody sits at a terminal

    def line(self, prompt: str, phrases: Sequence[str] = ()) -> str:
        """What was typed; the phrases complete it. EOFError at the end of the input."""
        ...


def asker(out: Console) -> Asker:
    return Typed() if is_live() else Piped(out)


def is_live() -> bool:
    """Whether a person sees what we print and can answer."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


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
        return self._prompt.prompt(prompt, completer=Phrases(phrases))


class Piped:
    live = False

    def __init__(self, out: Console) -> None:
        self._out = out

    def line(self, prompt: str, phrases: Sequence[str] = ()) -> str:
        """The line is repeated behind the prompt, so that the output reads like a conversation."""
        data = sys.stdin.buffer.readline(LONGEST) if sys.stdin else b""
        if not data:
            raise EOFError
        line = data.decode(errors="replace").strip()
        self._out.print(Text(f"{prompt}{line}"), soft_wrap=True)
        return line


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
