"""The seats' colours at the terminal, the same for every game."""

from collections.abc import Collection

from rich.text import Text

from crownlands.core.game import Setup
from crownlands.locales import Locale

TITLE = "bold #eab020"
FRAME = "#9a7b3f"
SEAT_STYLES = {
    "yellow": "bold #1d1400 on #eab020",
    "red": "bold #ffffff on #ad1f1f",
    "blue": "bold #ffffff on #2b78c2",
    "green": "bold #ffffff on #2e7d46",
    "white": "bold #1c1c1c on #f0ede4",
    "black": "bold #ffffff on #3c3c42",
    "grey": "bold #1c1c1c on #a9adb3",
    "purple": "bold #ffffff on #7b3f9e",
    "orange": "bold #1d1400 on #e8842c",
}
OTHER_SEAT = "bold #ffffff on #6b4a8a"
TURN, BOT = "▸", "⚙"
LONGEST_NAME = 14


def seat_style(setup: Setup, seat: int) -> str:
    return SEAT_STYLES.get(setup.seat_colours[seat], OTHER_SEAT)


def badge(setup: Setup, seat: int) -> Text:
    """The seat's letter in its colour."""
    return Text(f" {setup.seat_tokens[seat]} ", seat_style(setup, seat))


def seat_label(t: Locale, setup: Setup, seat: int) -> Text:
    """A seat by its letter and colour, where nobody has a name."""
    return Text.assemble(badge(setup, seat), " ", colour_name(t, setup, seat))


def colour_name(t: Locale, setup: Setup, seat: int) -> str:
    """A colour of an edited box goes by the name the box gives it."""
    colour = setup.seat_colours[seat]
    id = f"{setup.game.name}-colour-{colour}"
    return t(id) if t.has(id) else colour


def sitter(t: Locale, setup: Setup, seat: int, acting: bool, bots: Collection[int]) -> Text:
    """Who sits there, with a mark for whoever has to choose."""
    name = Text(t.names[seat], "bold" if acting else "")
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    line = Text.assemble((TURN if acting else " ", TITLE), badge(setup, seat), " ", name)
    return line.append(f" {BOT}", "dim") if seat in bots else line
