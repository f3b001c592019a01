"""Every game with the tables it can be played at; a new game registers here and obeys all laws."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from crownlands.core.contract import State
from crownlands.core.game import Box, Game, Option, SeatOrder, Setup
from tests.laws import eight_minute_empire, el_grande, kingdoms, royals

Conserved = Callable[[Any, Any], Mapping[Hashable, Hashable]]
Secrets = Callable[[Any, Any, int], Mapping[str, str]]
Answers = Callable[[Any, Any, int], Mapping[str, int]]


@dataclass(frozen=True)
class Subject:
    """What the laws must know of a game beyond its contract."""

    game: Game
    boxes: Mapping[str, Box | None]
    conserved: Conserved  # equal keys keep equal values through the whole match
    secrets: Secrets  # what the seat cannot see: what lies where
    answers: Answers  # what any of these may be to the seat, and how likely
    moves: Any  # the types that JSON is read back into
    events: Any
    views: Any


@dataclass(frozen=True)
class Entry:
    """One table: a game, its box, seats and options."""

    subject: Subject
    box: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @cached_property
    def setup(self) -> Setup:
        return self.subject.game.setup(self.seats, dict(self.options), self.subject.boxes[self.box])

    @property
    def name(self) -> str:
        chosen = [name if value == "yes" else value for name, value in self.options]
        return "-".join([self.subject.game.name, self.box, str(self.seats), *chosen])

    def conserved(self, state: State) -> Mapping[Hashable, Hashable]:
        return self.subject.conserved(self.setup, state)

    def secrets(self, state: State, seat: int) -> Mapping[str, str]:
        return self.subject.secrets(self.setup, state, seat)

    def answers(self, state: State, seat: int) -> Mapping[str, int]:
        return self.subject.answers(self.setup, state, seat)


SUBJECTS = (
    Subject(
        kingdoms.GAME,
        kingdoms.BOXES,
        kingdoms.conserved,
        kingdoms.secrets,
        kingdoms.answers,
        kingdoms.KingdomsMove,
        kingdoms.KingdomsEvent,
        kingdoms.KingdomsView,
    ),
    Subject(
        eight_minute_empire.GAME,
        eight_minute_empire.BOXES,
        eight_minute_empire.conserved,
        eight_minute_empire.secrets,
        eight_minute_empire.answers,
        eight_minute_empire.EmpireMove,
        eight_minute_empire.EmpireEvent,
        eight_minute_empire.EmpireView,
    ),
    Subject(
        royals.GAME,
        royals.BOXES,
        royals.conserved,
        royals.secrets,
        royals.answers,
        royals.RoyalsMove,
        royals.RoyalsEvent,
        royals.RoyalsView,
    ),
    Subject(
        el_grande.GAME,
        el_grande.BOXES,
        el_grande.conserved,
        el_grande.secrets,
        el_grande.answers,
        el_grande.GrandeMove,
        el_grande.GrandeEvent,
        el_grande.GrandeView,
    ),
)


def entries() -> Iterator[Entry]:
    for subject in SUBJECTS:
        yield from _standard(subject)
        yield from _readings(subject)
        yield from _other_boxes(subject)


def variants(game: Game) -> list[tuple[tuple[str, str], ...]]:
    """Every combination of the variants, as the options that are switched on."""
    names = [option.name for option in game.options if option.is_switch]
    switched = product((False, True), repeat=len(names))
    return [
        tuple((name, "yes") for name, on in zip(names, chosen, strict=True) if on)
        for chosen in switched
    ]


def others(game: Game, seats: int) -> list[tuple[str, str]]:
    """Every value of a reading that is not its default."""
    readings = [option for option in game.options if not option.is_switch]
    return [(option.name, value) for option in readings for value in _values(option, seats)[1:]]


def _values(option: Option, seats: int) -> tuple[str, ...]:
    if isinstance(option, SeatOrder):
        return (*option.values, "-".join(str(seat) for seat in range(1, seats + 1)))
    return option.values


def _standard(subject: Subject) -> Iterator[Entry]:
    """Every number of seats with every combination of variants."""
    for seats, chosen in product(subject.game.seats, variants(subject.game)):
        yield Entry(subject, "standard", seats, chosen)


def _readings(subject: Subject) -> Iterator[Entry]:
    """All other readings at once with every combination; each alone, without the variants and with
    all, for the fewest seats, as some are for two only, and for another number."""
    seats = list(subject.game.seats)
    for at, chosen in enumerate(variants(subject.game)):
        for count in (seats[at % len(seats)], seats[(at + 1) % len(seats)]):
            yield Entry(subject, "standard", count, (*chosen, *others(subject.game, count)))
    everything = variants(subject.game)[-1]
    for count in seats:
        for at, other in enumerate(others(subject.game, count)):
            if count == seats[0] or count == seats[at % len(seats)]:
                for chosen in dict.fromkeys((everything, ())):
                    yield Entry(subject, "standard", count, (*chosen, other))


def _other_boxes(subject: Subject) -> Iterator[Entry]:
    """Edited boxes with every combination of variants and every number of seats, taking turns."""
    seats, chosen = list(subject.game.seats), variants(subject.game)
    for box in subject.boxes:
        if box != "standard":
            for at in range(max(len(seats), len(chosen))):
                yield Entry(subject, box, seats[at % len(seats)], chosen[at % len(chosen)])


ENTRIES = tuple(entries())
