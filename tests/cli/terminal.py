"""Runs the command line as people do: in a pipe, or at a terminal of 80 columns and 24 lines."""

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from crownlands.cli.app import run

COMMAND = [sys.executable, "-m", "crownlands"]
PATIENCE = 30.0  # seconds for something to appear


def environment(home: Path) -> dict[str, str]:
    """English, without colour, with files in a folder of the test's own."""
    ours = {"LC_ALL": "en_GB.UTF-8", "XDG_DATA_HOME": str(home), "NO_COLOR": "1", "TERM": "xterm"}
    quiet = {"PROMPT_TOOLKIT_NO_CPR": "1", "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24"}
    return {**os.environ, **ours, **quiet}


class Said(NamedTuple):
    """What a command said, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def here(*arguments: str, environment: Mapping[str, str], typed: str | bytes = "") -> Said:
    """A command run without a process of its own, as if in a pipe."""
    out, err = io.StringIO(), io.StringIO()
    data = typed.encode() if isinstance(typed, str) else typed
    with (
        mock.patch.dict(os.environ, environment, clear=True),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(data))),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        return Said(run(list(arguments)), out.getvalue(), err.getvalue())


def piped(home: Path, *arguments: str, typed: str | bytes = "", columns: int = 80) -> Said:
    wide = {**environment(home), "COLUMNS": str(columns)}
    return here(*arguments, environment=wide, typed=typed)


def played(folder: Path, game: str, typed: str, *arguments: str) -> tuple[str, list[str]]:
    """What a match in a pipe showed, and the moves of its seats that were recorded."""
    save = folder / "match.txt"
    save.unlink(missing_ok=True)
    told = piped(folder, "play", game, *arguments, "--save", str(save), typed=typed)
    assert (told.returncode, told.stderr) == (0, "")
    return told.stdout, moves_of(save)


def moves_of(record: Path) -> list[str]:
    lines = record.read_text().splitlines()
    return [line for line in lines[lines.index("moves") + 1 :] if re.match(r"[A-Z] ", line)]


class Terminal:
    """A command at a real pseudo-terminal; `screen` is all that it has written."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(home)
        )
        os.close(slave)
        self.screen = ""

    def wait_for(self, text: str) -> str:
        """What appeared up to and with this text; it is not looked for again."""
        end = time.monotonic() + PATIENCE
        while text not in self.screen:
            assert time.monotonic() < end, f"no {text!r} in:\n{self.screen}"
            assert self._read(), f"ended without {text!r}:\n{self.screen}"
        before, _, self.screen = self.screen.partition(text)
        return before + text

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        """What a shell's terminal does on Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the command to end; say its exit code."""
        while self._read():
            pass
        os.close(self._master)
        return self._process.wait(PATIENCE)

    def _read(self) -> bool:
        """Read what is there; False when there will be no more."""
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # how Linux says that nobody holds the other end
            return False
        self.screen += data.decode(errors="replace")
        return bool(data)
