"""Royals, by Peter Hawes: positions in the cities of Europe, paid in cards, lost to intrigue."""

from collections.abc import Mapping

from crownlands.core.game import Box, Game, Option, SeatChoice, Setup
from crownlands.games.royals.box import read_box, standard_box
from crownlands.games.royals.setup import RoyalsSetup

CHAPTERS = (
    "goal",
    "box",
    "setup",
    "turn",
    "draw",
    "occupy",
    "joker",
    "takeover",
    "limits",
    "bonuses",
    "period",
    "titles",
    "end",
    "rulings",
    "notation",
)


def prepare(box: Box, seats: int, options: Mapping[str, str]) -> Setup:
    return RoyalsSetup(GAME, box, seats, options)


GAME = Game(
    name="royals",
    edition=1,
    seats=range(2, 6),
    options=(
        SeatChoice("starter", ("random",)),
        Option("cubes", ("unlimited", "strict")),
        Option("joker", ("always", "shortage")),
        Option("draw", ("settled", "open")),
        Option("final_tie", ("any_marker", "title_marker")),
        Option("markers", ("hidden", "shown")),
    ),
    chapters=CHAPTERS,
    read_box=read_box,
    standard_box=standard_box,
    prepare=prepare,
)
