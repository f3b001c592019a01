"""Eight-Minute Empire, by Ryan Laukat: cards that move armies over a map and pile up goods."""

from collections.abc import Mapping

from crownlands.core.game import Box, Game, Option, SeatOrder, Setup, switch
from crownlands.games.eight_minute_empire.box import read_box, standard_box
from crownlands.games.eight_minute_empire.setup import EmpireSetup

CHAPTERS = (
    "goal", "box", "setup", "bids", "turn", "actions", "goods", "scoring", "end",
    "two", "three_games", "goods_tokens", "dice", "rulings", "notation",
)  # fmt: skip


def prepare(box: Box, seats: int, options: Mapping[str, str]) -> Setup:
    return EmpireSetup(GAME, box, seats, options)


GAME = Game(
    name="eight_minute_empire",
    edition=1,
    seats=range(2, 6),
    options=(
        switch("three_games"),
        switch("goods_tokens"),
        switch("dice"),
        Option("side", ("A", "B"), is_variant=True),
        Option("continents", ("armies", "regions")),
        Option("neutral_armies", ("none", "ten"), for_seats=(2,)),
        Option("deck", ("en", "eu")),
        SeatOrder("youngest", ("last",)),
    ),
    chapters=CHAPTERS,
    read_box=read_box,
    standard_box=standard_box,
    prepare=prepare,
)
