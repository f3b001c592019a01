"""Asks a score pad as people do who pipe a table into it."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.cli.terminal import Said, piped

Asked = Callable[..., Said]


def pad_of(game: str) -> Asked:
    def asked(text: str, *arguments: str) -> Said:
        home = Path(tempfile.gettempdir())
        return piped(home, "score", game, "-", *arguments, typed=text)

    return asked
