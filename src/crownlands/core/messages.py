"""Messages as data: an id and arguments. The locale files hold the sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Word:
    """An argument that is itself a message, such as a tile's name."""

    id: str


@dataclass(frozen=True)
class SeatName:
    """An argument that stands for whoever sits at a seat."""

    seat: int


@dataclass(frozen=True)
class Amount:
    """A signed number: shown with its sign, as scoring does."""

    value: int


@dataclass(frozen=True)
class Gains:
    """Signed amounts of several seats."""

    by_seat: tuple[int, ...]


@dataclass(frozen=True)
class Counts:
    """Plain numbers of several seats, zero ones too."""

    by_seat: tuple[int, ...]


@dataclass(frozen=True)
class Names:
    """Several seats, as a list of names."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Msg:
    id: str
    args: "Mapping[str, Arg]" = field(default_factory=dict)


Arg = int | str | Word | SeatName | Amount | Gains | Counts | Names | Msg
