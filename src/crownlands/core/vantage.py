"""A vantage: all that a bot or client is ever given of a position."""

from functools import cached_property

from crownlands.core.contract import State
from crownlands.core.game import Setup, View
from crownlands.core.rng import Rng

ANY_SEED = 1


class Vantage:
    """A seat, what it may know, and what it may do.

    The position kept inside was redealt from the seat's point of view first, always with the same
    generator: there is no truth in it to peek at, and two positions that look the same to the seat
    give the very same vantage.
    """

    def __init__(self, setup: Setup, state: State, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.legal = state.legal(seat)
        self._guess = state.copy()
        self._guess.redeal(seat, Rng(ANY_SEED))

    @cached_property
    def view(self) -> View:
        return self.setup.view(self._guess, self.seat)

    def to_ints(self) -> list[int]:
        """A position that fits all the seat knows, as numbers: for a bot in another process."""
        return self._guess.to_ints()

    def imagine(self, rng: Rng) -> State:
        """A whole position that fits all the seat knows; the rest is a fair draw."""
        state = self._guess.copy()
        state.redeal(self.seat, rng)
        return state
