"""Guards a table against its bots: one that raises, hangs or answers illegally is reported."""

import math
import operator
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb, format_exc
from types import FrameType
from typing import TypeVar

from crownlands.bots.bot import Trouble, Weighed
from crownlands.core.environment import number

PATIENCE = "CROWNLANDS_BOT_PATIENCE"  # seconds that a choice may take beyond its budget
USUAL = 10.0
SLOWEST = 0.01  # seconds for a simulation
AGAIN = 1.0  # seconds after which a bot that went on all the same is stopped again
TOO_LONG = 10**18  # for a number to be told
LONG, LINE = 40, 80  # letters of a name and of a text that are told
HOLDS_UP = {"late", "died", "absent", "gone"}  # what whoever plays with a bot has to wait for
ENOUGH = 3  # such failures in a row, and the bot is not asked any more
Found = TypeVar("Found")


def patience() -> float:
    """As whoever runs the program wishes, at a terminal, in an arena and on a server."""
    return number(PATIENCE, USUAL)


def limit(patience: float, simulations: int | None, seconds: float | None) -> float:
    """Seconds after which a bot with that budget is taken to hang."""
    return patience + (SLOWEST * (simulations or 0) if seconds is None else seconds)


class Late(BaseException):
    """Time is up. No Exception: a bot that forgives itself everything must not forgive this."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise Late when time is up. Only a process's main thread can be interrupted so, and only
    while it runs Python; whoever starts other processes can do more."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Late


def attempt(name: str, seconds: float, work: Callable[[], Found]) -> Found | Trouble:
    """What a bot answers, or what went wrong."""
    try:
        with deadline(seconds):
            return work()
    except KeyboardInterrupt:  # the person at the terminal, and no fault of the bot's
        raise
    except Late:
        return Trouble(name, "late", f"{seconds:g}", trace())
    except BaseException as error:  # also sys.exit()
        return raised(name, error)


def raised(name: str, error: BaseException) -> Trouble:
    """What is known of the error that is dealt with now."""
    try:
        said = _brief(str(error), LINE)
    except Exception:  # of one that fails to tell itself
        said = ""
    return Trouble(name, "raised", where(error), trace(), said)


def absent(name: str) -> Trouble:
    return Trouble(name, "absent", "")


def mute(name: str) -> Trouble:
    """It plays, and does not say why."""
    return Trouble(name, "mute", "")


def gone(name: str) -> Trouble:
    return Trouble(name, "gone", str(ENOUGH))


def legal_or_trouble(name: str, answer: object, legal: frozenset[int]) -> int | Trouble:
    """Any kind of whole number will do."""
    try:
        move = operator.index(answer)  # type: ignore[arg-type]
    except Exception:  # of no number, or of one that fails to tell itself
        return Trouble(name, "illegal", kind_of(answer))
    if move in legal:
        return move
    return Trouble(name, "illegal", _number(move))


def _number(answer: int) -> str:
    if abs(answer) < TOO_LONG:
        return str(answer)
    return f"{'<' if answer < 0 else '>'} {'-' if answer < 0 else ''}10^18"


def weighed_or_trouble(
    name: str, answer: Iterable[object], legal: frozenset[int]
) -> list[Weighed] | Trouble:
    """Legal moves, each once, with numbers that can be told; others are left out."""
    found: dict[int, Weighed] = {}
    for one in answer:
        try:
            move = operator.index(one.move)  # type: ignore[attr-defined]
            margin, wins, share = (
                float(getattr(one, told)) for told in ("margin", "wins", "share")
            )
        except Exception:  # of something else, or of what fails to tell itself
            return Trouble(name, "illegal", kind_of(one))
        if not math.isfinite(margin) or not 0 <= wins <= 1 or not 0 <= share <= 1:
            return Trouble(name, "illegal", f"{margin:g}, {wins:g}, {share:g}")
        if move in legal:
            found.setdefault(move, Weighed(move, margin, wins, share))
    return list(found.values())


def trace() -> str:
    """All about the error that is dealt with now."""
    return printable(format_exc())


def fault(error: BaseException) -> str:
    """What an error says, with its kind and the line that it came from."""
    if isinstance(error, SyntaxError) and error.filename:  # of what cannot even be begun
        return f"{printable(error.msg)} ({kind_of(error)}, {_place(error.filename, error.lineno)})"
    return f"{printable(str(error))} ({where(error)})" if str(error) else where(error)


def printable(text: str) -> str:
    """Without signs that command a terminal."""
    return "".join(each if each.isprintable() or each == "\n" else "\ufffd" for each in text)


def where(error: BaseException) -> str:
    """The kind of an error and the line that it came from, without its text: that may tell what
    the seat knows."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{kind_of(error)}, {_place(last.filename, last.lineno)}"


def _place(file: str, line: int | None) -> str:
    return f"{_brief(Path(file).name)}:{line}"


def kind_of(thing: object) -> str:
    """The name of its class, which a bot may have given it."""
    return _brief(type(thing).__name__)


def _brief(text: str, most: int = LONG) -> str:
    """In one line."""
    said = printable(text).replace("\n", " ")
    return said if len(said) <= most else f"{said[: most - 1]}…"
