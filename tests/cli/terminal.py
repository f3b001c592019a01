"""Runs the command line as people do: in a pipe, or at a terminal of 80 columns and 24 lines."""

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from unittest import mock

from crownlands.cli.app import run

COMMAND = [sys.executable, "-m", "crownlands"]
PATIENCE = 30.0  # seconds for something to appear


def environment(home: Path) -> dict[str, str]:
    """English, without colour, with files in a folder of the test's own."""
    ours = {"LC_ALL": "en_GB.UTF-8", "XDG_DATA_HOME": str(home), "NO_COLOR": "1", "TERM": "xterm"}
    quiet = {"PROMPT_TOOLKIT_NO_CPR": "1", "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24"}
    return {**os.environ, **ours, **quiet}


def piped(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=60,
        check=False,
    )


def here(home: Path, *arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Exit code, output and complaints of a command run without a process of its own."""
    out, err = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()))
    with (
        mock.patch.dict(os.environ, environment(home)),
        mock.patch.object(sys, "stdin", stdin),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = run(list(arguments))
    return code, out.getvalue(), err.getvalue()


def played(folder: Path, game: str, typed: str, *arguments: str) -> tuple[str, list[str]]:
    """What a match in a pipe showed, and the moves of its seats that were recorded."""
    save = folder / "match.txt"
    save.unlink(missing_ok=True)
    run = piped(folder, "play", game, *arguments, "--save", str(save), typed=typed)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout, moves_of(save)


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
