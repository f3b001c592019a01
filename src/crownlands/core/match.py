"""A match: plays one checked move at a time, lets chance settle, and keeps the record."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from crownlands.core.contract import CHANCE, Fact, State
from crownlands.core.errors import NothingToUndo
from crownlands.core.game import Event, Setup
from crownlands.core.playout import settle
from crownlands.core.rng import Rng
from crownlands.core.seeds import new_seed, seeded
from crownlands.core.vantage import Vantage


@dataclass(frozen=True)
class Ply:
    """One move, a seat's or chance's, and what it brought about."""

    seat: int
    move: int
    events: tuple[Event, ...]

    def told(self, setup: Setup, seat: int) -> tuple[Event, ...]:
        """What that seat, or a spectator, learns of it; empty: not even that a move was made."""
        redacted = (setup.redact(event, seat) for event in self.events)
        return tuple(event for event in redacted if event is not None)


@dataclass
class Match:
    """One run of a game. Without a generator, chance comes from the operating system."""

    setup: Setup
    rng: Rng | None = None
    plies: list[Ply] = field(default_factory=list)
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.setup.new()
        earlier, self.plies = self.plies, []
        for ply in earlier:
            self._make(ply.seat, ply.move)

    def settle(self) -> Sequence[Ply]:
        """Let chance make all the moves that are its to make."""
        before = len(self.plies)
        rng = self.rng or seeded(new_seed())
        trial = self.state.copy()
        for move in settle(trial, rng):
            self._make(CHANCE, move)
        return self.plies[before:]

    def play(self, seat: int, move: int) -> Sequence[Ply]:
        """One choice of a seat, then chance's. An illegal one raises and changes nothing."""
        before = len(self.plies)
        self._make(seat, move)
        self.settle()
        return self.plies[before:]

    def replay(self, seat: int, move: int) -> None:
        """One recorded move, a seat's or chance's, exactly as it was made."""
        self._make(seat, move)

    def vantage(self, seat: int) -> Vantage:
        return Vantage(self.setup, self.state, seat)

    def undo(self, seat: int, bots: Collection[int] = ()) -> Sequence[Ply]:
        """Take back the seat's last choice and the open moves that bots made since.

        What chance or anyone revealed stays revealed, and what another person did stays done.
        """
        at = self._undo_from(seat, bots)
        if at is None:
            raise NothingToUndo()
        undone = self.plies[at:]
        self.plies = self.plies[:at]
        self.__post_init__()
        return undone

    def may_undo(self, seat: int, bots: Collection[int] = ()) -> bool:
        return self._undo_from(seat, bots) is not None

    def _undo_from(self, seat: int, bots: Collection[int]) -> int | None:
        """The ply of the seat's last choice, if it and all after it may be taken back."""
        for at in range(len(self.plies) - 1, -1, -1):
            if not self._may_take_back(at, seat, bots):
                return None
            if self.plies[at].seat == seat:
                return at
        return None

    def _may_take_back(self, at: int, seat: int, bots: Collection[int]) -> bool:
        ply = self.plies[at]
        mine = ply.seat == seat or ply.seat in bots
        return mine and not any(self.setup.reveals(event) for event in ply.events)

    def _make(self, seat: int, move: int) -> None:
        log: list[Fact] = []
        self.state.play(seat, move, log)
        self.plies.append(Ply(seat, move, tuple(self.setup.event(fact) for fact in log)))
