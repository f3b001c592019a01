"""From whose point of view a match is told: one seat's, a spectator's, or with everything open."""

from dataclasses import dataclass

from crownlands.core.contract import State
from crownlands.core.game import Event, Setup, View
from crownlands.core.match import Ply


@dataclass(frozen=True)
class Viewpoint:
    setup: Setup
    seat: int | None  # None: everything lies open

    def views(self, state: State) -> tuple[View, ...]:
        seats = range(self.setup.seats) if self.seat is None else (self.seat,)
        return tuple(self.setup.view(state, seat) for seat in seats)

    def events(self, ply: Ply) -> tuple[Event, ...]:
        if self.seat is None:
            return ply.events
        return ply.told(self.setup, self.seat)

    def move(self, ply: Ply) -> str | None:
        """The move's text; None where it would tell what its events hide."""
        return self.setup.vocabulary.texts[ply.move] if self.events(ply) == ply.events else None
