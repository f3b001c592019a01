"""The contract: what a position of any game can be asked, and the one way to change it."""

from typing import Final

from mypy_extensions import mypyc_attr

from crownlands.core.ints import i64
from crownlands.core.rng import Rng

CHANCE: Final = -1  # the actor when a deck, a bag or a die decides
NOBODY: Final = -2  # the actor when the game is over, and the seat of a spectator

Fact = tuple[int, ...]  # what happened, as small ints; the game's events.py gives it a type


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Mutable: whoever explores copies first."""

    __slots__ = ()

    def actor(self) -> i64:
        """The first of actors(), CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Every seat that may choose now; [CHANCE] when chance decides; [] when over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """Ids of every move open to that seat or to CHANCE, ascending; the only judge."""
        raise NotImplementedError

    def count_legal(self, seat: i64) -> i64:
        """len(legal(seat)) without building the list."""
        raise NotImplementedError

    def nth_legal(self, seat: i64, n: i64) -> i64:
        """legal(seat)[n] without building the list."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """Weights of chance's moves, in the order of legal(CHANCE)."""
        raise NotImplementedError

    def chance(self, rng: Rng) -> i64:
        """One of legal(CHANCE), drawn by the odds, without building a list."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        """Make one legal choice; an illegal one raises IllegalMove and changes nothing."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        """play() for a move just taken from legal(): it is not checked again."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replace all that the seat cannot know by a fair draw."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """Seats from first to last place; seats that share a place share a list."""
        raise NotImplementedError

    def to_ints(self) -> list[int]:
        """The whole position as plain numbers, for saving, hashing and other processes."""
        raise NotImplementedError
