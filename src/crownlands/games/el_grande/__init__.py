"""El Grande, by Wolfgang Kramer and Richard Ulrich: caballeros, a King and a tower in old Spain."""

from collections.abc import Mapping

from crownlands.core.game import Box, Game, Option, SeatChoice, Setup
from crownlands.games.el_grande.box import read_box, standard_box
from crownlands.games.el_grande.setup import GrandeSetup

CHAPTERS = (
    "goal", "box", "setup", "round", "power", "turn", "placing", "king", "castillo",
    "special", "deck1", "deck2", "veto", "deck3", "deck4", "deck5",
    "scoring", "general", "boards", "end", "rulings", "notation",
)  # fmt: skip


def prepare(box: Box, seats: int, options: Mapping[str, str]) -> Setup:
    return GrandeSetup(GAME, box, seats, options)


GAME = Game(
    name="el_grande",
    edition=1,
    seats=range(2, 6),
    options=(
        Option("rounds", ("full", "short")),
        SeatChoice("starter", ("random",)),
        Option("three_way_tie", ("second", "none")),
        Option("shortage", ("missing", "empty")),
        Option("court_card", ("province", "board")),
        Option("king_disc", ("refused", "court")),
        Option("castillo", ("hidden", "shown")),
    ),
    chapters=CHAPTERS,
    read_box=read_box,
    standard_box=standard_box,
    prepare=prepare,
)
