"""The games. A game never imports another one."""

from importlib import import_module

from crownlands.core.errors import UnknownName
from crownlands.core.game import Game

NAMES = ("kingdoms", "eight_minute_empire", "royals", "el_grande")


def find_game(name: str) -> Game:
    """The game of that name; only the games that are asked for are loaded."""
    if name not in NAMES:
        raise UnknownName("game", name, ", ".join(NAMES))
    game: Game = import_module(f"crownlands.games.{name}").GAME
    return game
