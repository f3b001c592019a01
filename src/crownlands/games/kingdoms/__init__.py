"""Kingdoms, by Reiner Knizia: castles and tiles on a grid of rows and columns that pay or cost."""

from collections.abc import Mapping

from crownlands.core.game import Box, Game, Option, Setup, switch
from crownlands.games.kingdoms.box import read_box, standard_box
from crownlands.games.kingdoms.setup import KingdomsSetup

CHAPTERS = (
    "goal", "box", "setup", "turn", "scoring", "special", "example", "next", "end",
    "last_castle", "no_luck", "as_you_go", "rulings", "notation",
)  # fmt: skip


def prepare(box: Box, seats: int, options: Mapping[str, str]) -> Setup:
    return KingdomsSetup(GAME, box, seats, options)


GAME = Game(
    name="kingdoms",
    edition=1,
    seats=range(2, 5),
    options=(
        switch("last_castle"),
        switch("no_luck"),
        switch("as_you_go"),
        Option("debt", ("allowed", "clamped")),
        Option("starter_tie", ("random", "clockwise")),
        Option("victory_tie", ("shared", "reserve")),
        Option("split_line", ("parts", "whole")),
        Option("unfilled_lines", ("scored", "ignored")),
    ),
    chapters=CHAPTERS,
    read_box=read_box,
    standard_box=standard_box,
    prepare=prepare,
)
