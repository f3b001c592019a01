"""Drawing a game at the terminal: each game's drawing is looked up here by the game's name."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from crownlands.core.contract import State
from crownlands.core.game import Event, Setup, View
from crownlands.locales import Locale


@dataclass(frozen=True)
class Scene:
    """What is to be drawn, and for whom."""

    setup: Setup
    views: tuple[View, ...]  # what one viewer knows, or what several know together
    bots: frozenset[int]
    fresh: tuple[Event, ...]  # what has just happened, to be marked
    t: Locale  # knows the names of those at the table
    brief: bool = False  # the viewer has just seen all of it, and is in the middle of a turn


class Drawing(Protocol):
    """What the terminal must know of a game beyond its Setup."""

    def board(self, scene: Scene) -> RenderableType: ...

    def shows(self, event: Event) -> bool:
        """Whether the board tells the event just as well, so that news may leave it out."""
        ...

    def lines(self, setup: Setup, events: Sequence[Event], t: Locale) -> Iterator[Text]:
        """The events in words; what belongs together may be told in one line."""
        ...

    def ends_round(self, event: Event) -> bool: ...

    def full_board(self, setup: Setup, before: State, events: Sequence[Event]) -> State:
        """The position as the round's last piece lay, before the board was cleared."""
        ...

    def scores(self, event: Event) -> bool:
        """Whether the event is a line of the scoring table."""
        ...

    def scoring(self, setup: Setup, events: Sequence[Event], t: Locale) -> RenderableType:
        """The scoring of the last round among these events, as a table."""
        ...

    def tie_breaks(self, state: State) -> dict[str, list[int]]:
        """What decides between equal scores, in that order: what it is called, and by seat."""
        ...


def one_by_one(setup: Setup, events: Sequence[Event], t: Locale) -> Iterator[Text]:
    """A line for every event."""
    return (Text(t.text(setup.say(event))) for event in events)


def drawing(game: str) -> Drawing:
    found: Drawing = import_module(f"{__name__}.{game}").DRAWING
    return found
