"""The seats' colours as a box names them."""

from collections.abc import Collection
from dataclasses import dataclass

from crownlands.core.printed import Printed


@dataclass(frozen=True)
class Colour:
    name: str
    letter: str  # how boards and records write the seat


def read_colours(
    printed: Printed, count: int, kept: Collection[str] = (), more: Collection[str] = ()
) -> tuple[Colour, ...]:
    """The `[[colour]]` tables, in the order of the seats. No seat takes a letter that is kept; a
    game may have more to say of each colour."""
    colours: list[Colour] = []
    for at in range(printed.length(("colour",), count, count)):
        printed.only(("colour", at), {"name", "letter", *more})
        name = printed.word(("colour", at, "name"))
        letter = printed.word(("colour", at, "letter"))
        if not (len(letter) == 1 and letter.isascii() and letter.isupper()):
            raise printed.bad(("colour", at, "letter"), "not-a-letter", letter)
        if letter in kept or any(letter == other.letter for other in colours):
            raise printed.bad(("colour", at, "letter"), "twice", letter)
        if any(name == other.name for other in colours):
            raise printed.bad(("colour", at, "name"), "twice", name)
        colours.append(Colour(name, letter))
    return tuple(colours)
