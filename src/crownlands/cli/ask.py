"""Reads what a person types: with editing and completion at a terminal, plain lines from a pipe."""

import sys
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console
from rich.text import Text

LONGEST = 4096  # bytes of a line


class Asker(Protocol):
    live: bool  # somebody sits at a terminal

    def line(self, prompt: str, phrases: Sequence[str] = ()) -> str:
        """What was typed; the phrases complete it. EOFError at the end of the input."""
        ...


def asker(out: Console) -> Asker:
    if not is_live():
        return Piped(out)
    from crownlands.cli.typed import Typed  # loads slowly, and most commands do without

    return Typed()


def is_live() -> bool:
    """Whether a person sees what we print and can answer."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


class Piped:
    live = False

    def __init__(self, out: Console) -> None:
        self._out = out

    def line(self, prompt: str, phrases: Sequence[str] = ()) -> str:
        """The line is repeated behind the prompt, so that the output reads like a conversation."""
        data = sys.stdin.buffer.readline(LONGEST) if sys.stdin else b""
        if not data:
            raise EOFError
        line = printable(data.decode(errors="replace"))
        self._out.print(Text(f"{prompt}{line}"), soft_wrap=True)
        return line


def printable(line: str) -> str:
    """Without the control characters that would play tricks on the terminal when repeated."""
    return "".join(sign if sign.isprintable() else " " for sign in line).strip()
