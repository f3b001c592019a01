"""What an arena plays: game, box and options, bots and seed, fit for any process."""

from hashlib import sha256
from pathlib import Path

import msgspec

from crownlands.bots import check_player
from crownlands.bots.finding import is_file
from crownlands.core.errors import BadBot, NoOpponents
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
    files: dict[str, str] = {}  # what bots are read from, with a hash of what was in it

    @classmethod
    def of(cls, setup: Setup, bots: tuple[str, ...], field: str | None, seed: str) -> "Spec":
        """Bots that do not exist, or that would play alone, are refused here."""
        names = bots if field is None else (*bots, field)
        for name in names:
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
            {path: _hash(path) for path in (name.split(":")[0] for name in names if is_file(name))},
        )

    def check_files(self) -> None:
        """Two versions of a bot are two bots, whose results must not be mixed. One that cannot be
        read is refused when it is to play."""
        for path, known in self.files.items():
            if _hash(path) not in (known, ""):
                raise BadBot(path, "changed", "")

    def setup(self) -> Setup:
        game = find_game(self.game)
        return game.setup(
            self.seats, self.options, game.read_box(self.box) if self.box is not None else None
        )


def _hash(path: str) -> str:
    try:
        return sha256(Path(path).expanduser().read_bytes()).hexdigest()[:16]
    except OSError:
        return ""
