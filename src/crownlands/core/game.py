"""How a game presents itself: its options, its box, and a Setup ready for one match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from crownlands.core.contract import Fact, State
from crownlands.core.errors import UnknownName, WrongSeats
from crownlands.core.messages import Msg
from crownlands.core.vocabulary import Move, Vocabulary


class Event(msgspec.Struct, frozen=True):
    """Something that happened, in the past tense: CastlePlaced. Each game defines its own kinds."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know of a position. Each game defines its own."""

    @property
    def stage(self) -> int | None:
        """The round, period or game, from 1, where a match has several: `<game>-word-stage`."""
        return None


@dataclass(frozen=True)
class Option:
    """A choice made before the match; the first value is the default."""

    name: str
    values: tuple[str, ...]
    is_variant: bool = False  # how to play, rather than how to read the rules
    for_seats: tuple[int, ...] = ()  # with other numbers of seats it changes nothing; empty: all

    @property
    def is_switch(self) -> bool:
        return self.values == SWITCH

    @property
    def kind(self) -> str:
        """How a form asks for it."""
        return "switch" if self.is_switch else "choice"

    def accepts(self, value: str, seats: int | None) -> bool:
        return value in self.values

    def known(self, seats: int | None) -> str:
        """What may be chosen, for whoever chose something else."""
        return ", ".join(self.values)


@dataclass(frozen=True)
class SeatOrder(Option):
    """An order of the seats, by their numbers: 3-1-2. The one named value is from last to first."""

    @property
    def kind(self) -> str:
        return "order"

    def accepts(self, value: str, seats: int | None) -> bool:
        """Where the number of seats is not known yet, an order of any number of them."""
        named = value.split("-")
        numbers = [str(seat) for seat in range(1, 1 + (seats or len(named)))]
        return value in self.values or sorted(named) == sorted(numbers)

    def known(self, seats: int | None) -> str:
        """From the first order to the last, where they are counted like numbers."""
        numbers = [str(seat) for seat in range(1, 1 + (seats or 3))]
        return f"{super().known(seats)}, {'-'.join(numbers)} … {'-'.join(reversed(numbers))}"


@dataclass(frozen=True)
class SeatChoice(Option):
    """One of the seats, by its number, or a named value."""

    @property
    def kind(self) -> str:
        return "seat"

    def accepts(self, value: str, seats: int | None) -> bool:
        """Where the number of seats is not known yet, any seat."""
        numbers = [str(seat) for seat in range(1, 1 + (seats or 9))]
        return value in self.values or value in numbers

    def known(self, seats: int | None) -> str:
        return f"{super().known(seats)}, 1–{seats or 9}"


def seat_order(value: str, seats: int) -> list[int]:
    """The seats, from 0, in the order that a value of a SeatOrder says."""
    if value[:1].isdigit():
        return [int(number) - 1 for number in value.split("-")]
    return list(range(seats - 1, -1, -1))


SWITCH = ("no", "yes")


def switch(name: str) -> Option:
    """A variant: off unless chosen."""
    return Option(name, SWITCH, is_variant=True)


@dataclass(frozen=True)
class Box:
    """Printed matter: what the box says and where it came from."""

    text: str
    standard: bool
    fingerprint: str


class Setup(Protocol):
    """A game made ready for one match: its box, seats and options."""

    @property
    def game(self) -> "Game": ...
    @property
    def box(self) -> Box: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def seat_tokens(self) -> tuple[str, ...]:
        """How records and boards write each seat: Y, R, B, G."""
        ...

    @property
    def vocabulary(self) -> Vocabulary: ...

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """The colours' names, by seat."""
        ...

    def printed(self) -> dict[str, object]:
        """What of the box a client needs to draw the board."""
        ...

    def new(self) -> State:
        """The position before the first choice."""
        ...

    def restore(self, ints: list[int]) -> State:
        """The inverse of State.to_ints()."""
        ...

    def longest(self) -> int:
        """No match has more choices and chance moves than this."""
        ...

    def event(self, fact: Fact) -> Event: ...

    def redact(self, event: Event, seat: int) -> Event | None:
        """The event as that seat, or a spectator, learns of it; None: it is not told at all."""
        ...

    def reveals(self, event: Event) -> bool:
        """Whether somebody learned something hidden by it, so that it cannot be undone."""
        ...

    def view(self, state: State, seat: int) -> View:
        """What that seat, or a spectator, may know."""
        ...

    def automatic(self, state: State, seat: int) -> int | None:
        """The move that is made for an acting seat as it asked for earlier; None: it chooses."""
        ...

    def say(self, thing: Move | Event) -> Msg:
        """The message that tells a move or an event to a person."""
        ...

    def refusal(self, move: int, rule: str) -> Msg:
        """The message that says why a move was refused."""
        ...

    def chapter(self, rule: str) -> str | None:
        """The chapter of the rules that forbids it, by its name in the locale files."""
        ...


@dataclass(frozen=True)
class Game:
    """What there is to know of a game before anybody sits down."""

    name: str
    edition: int  # raised when an old record would replay differently
    seats: range
    options: tuple[Option, ...]
    chapters: tuple[str, ...]  # of the rules text in the locale files, in reading order
    read_box: Callable[[str], Box]  # from the text of an edited box.toml
    standard_box: Callable[[], Box]
    prepare: Callable[[Box, int, Mapping[str, str]], Setup] = field(repr=False)

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, box: Box | None = None
    ) -> Setup:
        """Check the choices, fill in the defaults and make the match ready."""
        if seats not in self.seats:
            raise WrongSeats(seats, self.seats.start, self.seats.stop - 1)
        return self.prepare(box or self.standard_box(), seats, self.choose(options or {}, seats))

    def choose(self, chosen: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """Every option with its chosen or default value."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise UnknownName("option", name, ", ".join(known))
            if not known[name].accepts(value, seats):
                raise UnknownName("value", f"{name}={value}", known[name].known(seats))
        return {name: chosen.get(name, option.values[0]) for name, option in known.items()}
