"""What an arena plays: game, box and options, bots and seed, fit for any process."""

import msgspec

from crownlands.bots import check_player
from crownlands.core.errors import NoOpponents
from crownlands.core.game import Setup
from crownlands.games import find_game


class Spec(msgspec.Struct, frozen=True):
    """All that decides how the games go, but for their number."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    fingerprint: str  # of the box
    bots: tuple[str, ...]
    field: str | None  # who takes the seats that are left
    seed: str
    box: str | None  # its text, unless it is the standard one

    @classmethod
    def of(cls, setup: Setup, bots: tuple[str, ...], field: str | None, seed: str) -> "Spec":
        """Bots that do not exist, or that would play alone, are refused here."""
        for name in bots if field is None else (*bots, field):
            check_player(name)
        if len(bots) == 1 and field is None:
            raise NoOpponents(bots[0], setup.seats)
        box, game = setup.box, setup.game
        return cls(
            game.name,
            game.edition,
            setup.seats,
            dict(setup.options),
            box.fingerprint,
            bots,
            field,
            seed,
            None if box.standard else box.text,
        )

    def setup(self) -> Setup:
        game = find_game(self.game)
        return game.setup(
            self.seats, self.options, game.read_box(self.box) if self.box is not None else None
        )
