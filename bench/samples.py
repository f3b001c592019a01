"""Samples: every subject in a fresh process, round after round, the order reversed every time."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = "compiled"
PLAIN = "plain"


class SampleError(Exception):
    """A process that was to measure something ended without figures."""


@dataclass(frozen=True)
class Subject:
    """Something to measure: a build of ours, one game with a number of seats, or a peer."""

    name: str
    command: tuple[str, ...]
    source: Path | None = None  # where our package is taken from
    speed: bool = True  # measured every round; what is no speed is measured once

    def sample(self) -> "Sample":
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if self.source:
            env["PYTHONPATH"] = str(self.source)
        done = subprocess.run(
            self.command, cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        try:
            told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        except (IndexError, ValueError):
            raise SampleError(f"{self.name}: {done.stderr.strip()[-300:]}") from None
        return Sample(self.name, told["figures"], told["version"], told.get("compiled", False))


@dataclass(frozen=True)
class Sample:
    subject: str
    figures: dict[str, float]
    version: str
    compiled: bool


@dataclass
class Results:
    """All samples by subject; a figure that stands in no sample was not measured."""

    samples: dict[str, list[Sample]] = field(default_factory=dict)

    def add(self, sample: Sample) -> None:
        self.samples.setdefault(sample.subject, []).append(sample)

    def figures(self, subject: str, figure: str) -> list[float]:
        """One value per round."""
        found = self.samples.get(subject, [])
        return [sample.figures[figure] for sample in found if figure in sample.figures]

    def ratios(self, subject: str, other: str, figure: str) -> list[float]:
        """How many times as fast as the other, in the same round."""
        pairs = zip(self.figures(subject, figure), self.figures(other, figure), strict=False)
        return [ours / theirs for ours, theirs in pairs]


def ours(build: str, game: str, seats: int) -> str:
    """The name under which a build of ours is measured."""
    return f"{build}, {game}, {seats} seats"


def our_subjects(
    build: str, source: Path, tables: Sequence[tuple[str, int]], seconds: float
) -> list[Subject]:
    speeds, memory = [], []
    for game, count in tables:
        name, measure = ours(build, game, count), (sys.executable, "-m", "bench.ours", game)
        speeds.append(Subject(name, (*measure, str(count), str(seconds)), source))
        memory.append(Subject(name, (*measure, str(count), "memory"), source, speed=False))
    return speeds + memory


def peer_subjects(python: str, names: Sequence[str], seconds: float) -> list[Subject]:
    return [Subject(name, (python, "-m", "bench.peers", name, str(seconds))) for name in names]


def copy_plain(source: Path, folder: Path) -> Path:
    """The very same files without their compiled twins."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(source / "crownlands", folder / "crownlands", ignore=ignored)
    return folder


def is_stale(source: Path) -> bool:
    """Whether a source file is newer than its compiled twin."""
    twins = [path for end in ("*.so", "*.pyd") for path in (source / "crownlands").rglob(end)]
    pairs = [(path, path.with_name(path.name.split(".")[0] + ".py")) for path in twins]
    return any(py.exists() and py.stat().st_mtime > twin.stat().st_mtime for twin, py in pairs)


def plan(subjects: Sequence[Subject], rounds: int) -> Iterator[tuple[int, Subject]]:
    """Every subject once a round, forwards and backwards by turns."""
    for at in range(rounds):
        due = [subject for subject in subjects if subject.speed or at == 0]
        for subject in due if at % 2 == 0 else reversed(due):
            yield at + 1, subject


def measure_all(subjects: Sequence[Subject], rounds: int) -> Results:
    """Work through the plan and show how far it is."""
    steps = list(plan(subjects, rounds))
    results = Results()
    for done, (at, subject) in enumerate(steps):
        show_progress(f"{done * 100 // len(steps):3} %  round {at} of {rounds}: {subject.name}")
        results.add(subject.sample())
    show_progress("100 %")
    print(file=sys.stderr)
    return results


def show_progress(text: str) -> None:
    """One line that is written over on a terminal, a line each time elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)
