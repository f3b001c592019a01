"""Edits the text of a box and finds what is wrong with it, for the tests of every game's box."""

from collections.abc import Callable

import pytest

from crownlands.core.errors import BadBox
from crownlands.core.game import Box


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """The text of a box with some of it replaced; each old text must be there."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def fault_in(read_box: Callable[[str], Box], text: str) -> BadBox:
    with pytest.raises(BadBox) as raised:
        read_box(text)
    return raised.value


def line_number(text: str, mark: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(mark))
