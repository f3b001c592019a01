"""Every error a user can meet: one tree, each with a code and typed fields, no sentences.

The locale files turn code and fields into a sentence: `error-<code>`.
"""

from dataclasses import dataclass, fields
from typing import ClassVar

from crownlands.core.messages import Arg, Msg


class CrownlandsError(Exception):
    """Something a person or program asked for cannot be done."""

    code: ClassVar[str]

    def msg(self) -> Msg:
        return Msg(f"error-{self.code}", self._args())

    def _args(self) -> dict[str, Arg]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self._args().items())
        return f"{self.code}: {told}" if told else self.code


@dataclass(eq=False)
class IllegalMove(CrownlandsError):
    """A move that the rules refuse now; `rule` is the game's id of the reason."""

    code: ClassVar[str] = "illegal-move"
    seat: int
    move: int
    rule: str


@dataclass(eq=False)
class UnreadableMove(CrownlandsError):
    """A line of text that is no move of this game; `near` is the nearest one that is."""

    code: ClassVar[str] = "unreadable-move"
    text: str
    near: str


@dataclass(eq=False)
class LostWorker(CrownlandsError):
    """A process of the arena ended in the middle of a game."""

    code: ClassVar[str] = "lost-worker"
    game: int


@dataclass(eq=False)
class NothingToUndo(CrownlandsError):
    """Undo would take back what was revealed or what another person did."""

    code: ClassVar[str] = "nothing-to-undo"


class InputError(CrownlandsError):
    """What was given cannot be used: an option, a file, a number of seats."""


@dataclass(eq=False)
class UnknownName(InputError):
    """A game, option, value, bot or language that does not exist."""

    code: ClassVar[str] = "unknown-name"
    kind: str  # "game", "option", "value", "bot", "language", "seat"
    name: str
    known: str


@dataclass(eq=False)
class BadBudget(InputError):
    """What a bot may spend is no positive number of simulations or seconds, or too large a one."""

    code: ClassVar[str] = "bad-budget"
    bot: str
    setting: str
    simulations: str  # the most that is possible
    seconds: str


@dataclass(eq=False)
class NoOpponents(InputError):
    """An arena of one bot without a field."""

    code: ClassVar[str] = "no-opponents"
    bot: str
    seats: int


@dataclass(eq=False)
class MissingExtra(InputError):
    """Something that is only there if Crownlands was installed with an extra."""

    code: ClassVar[str] = "missing-extra"
    extra: str


@dataclass(eq=False)
class NoCluster(InputError):
    """Nobody answers where a cluster should be."""

    code: ClassVar[str] = "no-cluster"
    address: str
    reason: str


@dataclass(eq=False)
class WrongSeats(InputError):
    code: ClassVar[str] = "wrong-seats"
    seats: int
    least: int
    most: int


@dataclass(eq=False)
class EndlessGame(InputError):
    """This box and these options together would allow a game without end."""

    code: ClassVar[str] = "endless-game"
    option: str


@dataclass(eq=False)
class NewerDatabase(InputError):
    """A database that a later version has changed; `revision` is that of its schema."""

    code: ClassVar[str] = "newer-database"
    revision: str


@dataclass(eq=False)
class UnusableDatabase(InputError):
    """A database that is not there or not to be used; `reason` is its driver's."""

    code: ClassVar[str] = "unusable-database"
    address: str
    reason: str


class FileError(InputError):
    """A file that cannot be used, with the place that is wrong."""

    file: str = ""  # its name, where the sentence does not say it


@dataclass(eq=False)
class UnreadableFile(FileError):
    """`reason` is one of: missing, folder, forbidden, empty, huge, binary."""

    code: ClassVar[str] = "unreadable-file"
    path: str
    reason: str


@dataclass(eq=False)
class UnwritableFile(FileError):
    code: ClassVar[str] = "unwritable-file"
    path: str
    reason: str


@dataclass(eq=False)
class BadRecord(FileError):
    """A record that is damaged, foreign or of another edition."""

    code: ClassVar[str] = "bad-record"
    line: int
    problem: str
    detail: Arg


@dataclass(eq=False)
class NoDecisions(FileError):
    """A record in which that seat has chosen nothing yet."""

    code: ClassVar[str] = "no-decisions"
    path: str
    name: str


@dataclass(eq=False)
class BadBox(FileError):
    """A box whose printed matter is missing, of the wrong type or inconsistent."""

    code: ClassVar[str] = "bad-box"
    line: int
    key: str
    problem: str
    detail: str


@dataclass(eq=False)
class BadBot(FileError):
    """A bot that somebody wrote and that cannot be used.

    `problem` is one of: import, no-class, no-such-class, several, signature, arguments, made,
    taken, name, same, late, died, changed.
    """

    code: ClassVar[str] = "bad-bot"
    bot: str
    problem: str
    detail: str


@dataclass(eq=False)
class BadBoard(FileError):
    """A drawn board with a wrong token, row length or row count."""

    code: ClassVar[str] = "bad-board"
    line: int
    column: int
    problem: str
    detail: str


@dataclass(eq=False)
class BadResults(FileError):
    """`problem` is one of: exists, not-results, format, row, fewer, other."""

    code: ClassVar[str] = "bad-results"
    line: int
    problem: str
    detail: str
