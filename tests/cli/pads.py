"""Asks a score pad as people do who pipe a table into it."""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.cli.terminal import here

Asked = Callable[..., subprocess.CompletedProcess[str]]


def pad_of(game: str) -> Asked:
    def asked(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        home = Path(tempfile.gettempdir())
        code, out, err = here(home, "score", game, "-", *arguments, typed=text)
        return subprocess.CompletedProcess(arguments, code, out, err)

    return asked
