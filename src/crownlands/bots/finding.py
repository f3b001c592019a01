"""Finds the bots that others wrote: in an installed package by its entry point, or in a file.

A package names its classes in the entry points of the group `crownlands.bots`. A file is told by
its path, `./mybot.py`, or `./mybot.py:Careful` where it has several bots.
"""

import inspect
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import cast

from crownlands.bots.bot import Bot
from crownlands.bots.builtin import BOTS
from crownlands.bots.guard import fault
from crownlands.bots.levels import LEVELS
from crownlands.core.errors import BadBot
from crownlands.core.files import read_text

GROUP = "crownlands.bots"
SEATS = ("me", "bot")  # words for other sitters
SIGNS = ":,="
Maker = Callable[[], Bot]


def is_file(name: str) -> bool:
    """Whether the name of a bot is a path."""
    path = name.split(":")[0]
    return path.endswith(".py") or "/" in path or os.sep in path


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name; nothing of them is loaded yet."""
    return {point.name: point for point in _points() if _is_fit(point.name)}


@cache
def misnamed() -> dict[str, BadBot]:
    """Those of installed packages that nobody can ask for: their names mean something else."""
    unfit = (point for point in _points() if not _is_fit(point.name))
    return {point.name: BadBot(point.name, "name", point.value) for point in unfit}


def _points() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda point: point.name)


def _is_fit(name: str) -> bool:
    """Names with a capital letter are people's; signs and spaces part what is listed."""
    is_taken = name in (*LEVELS, *BOTS, *SEATS)
    is_parted = is_file(name) or any(sign in SIGNS or sign.isspace() for sign in name)
    return name[:1].islower() and name.isprintable() and not is_taken and not is_parted


def from_package(name: str) -> Maker:
    point = installed()[name]
    try:
        found = point.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadBot(name, "import", fault(error)) from error
    return _checked(name, point.value, found)


def from_file(path: str, wanted: str | None) -> Maker:
    """The class of that name; without one, the only class there with a method `choose`."""
    module = _module(str(Path(path).expanduser().resolve()), path)
    bots = [each for each in vars(module).values() if _is_bot(each, module)]
    if wanted is not None:
        if not hasattr(module, wanted):
            raise BadBot(path, "no-such-class", wanted)
        return _checked(path, wanted, getattr(module, wanted))
    if not bots:
        raise BadBot(path, "no-class", "choose")
    if len(bots) > 1:
        raise BadBot(path, "several", ", ".join(bot.__name__ for bot in bots))
    return _checked(path, bots[0].__name__, bots[0])


def _is_bot(thing: object, module: ModuleType) -> bool:
    own = inspect.isclass(thing) and thing.__module__ == module.__name__
    return own and hasattr(thing, "choose")


@cache
def _module(path: str, told: str) -> ModuleType:
    """Run the file once, as `import` would; it may import what lies beside it."""
    text = read_text(Path(path))
    module = ModuleType(f"crownlands_bot_{Path(path).stem}")
    module.__file__ = path
    sys.modules[module.__name__] = module
    if str(Path(path).parent) not in sys.path:
        sys.path.append(str(Path(path).parent))
    try:
        exec(compile(text, path, "exec"), vars(module))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadBot(told, "import", fault(error)) from error
    return module


def _checked(name: str, told: str, found: object) -> Maker:
    """A class that can be made without arguments and has choose(vantage, budget)."""
    if not inspect.isclass(found) or not hasattr(found, "choose"):
        raise BadBot(name, "no-class", told)
    choose = f"{told}.choose{_signature(found.choose)}"
    try:
        inspect.signature(found.choose).bind(*("self", "vantage", "budget"))
    except (TypeError, ValueError):
        raise BadBot(name, "signature", choose) from None
    try:
        inspect.signature(found).bind()
    except (TypeError, ValueError):
        raise BadBot(name, "arguments", f"{told}{_signature(found)}") from None
    return cast(Maker, found)


def _signature(of: Callable[..., object]) -> str:
    try:
        return str(inspect.signature(of))
    except (TypeError, ValueError):
        return "(?)"
