"""One game of the arena, from its deal to a row of the results."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from crownlands.arena.deals import Deal
from crownlands.arena.schedule import Pairing
from crownlands.arena.spec import Spec
from crownlands.bots import Player, find_player
from crownlands.bots.builtin import Searcher
from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.game import Setup
from crownlands.core.rng import Rng
from crownlands.core.seeds import seeded
from crownlands.core.vantage import Vantage

MICRO = 1_000_000
KINDS = ("raised", "late", "illegal", "died", "absent", "gone")  # of troubles


class Trouble(msgspec.Struct, frozen=True):
    """A choice that a bot lost."""

    seat: int
    kind: str  # one of KINDS
    detail: str


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one game; lists go by seat."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 0 is the first; those who share one have the same
    order: tuple[int, ...]  # the seats, whoever made a choice first in front
    choices: tuple[int, ...]  # also those without an alternative
    micros: tuple[tuple[int, ...], ...]  # for each choice with more than one move
    simulations: tuple[int | None, ...]  # by our own search, which counts them
    troubles: tuple[Trouble, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no game can have come to, as a file that was edited may say."""
        seats = range(len(self.bots))
        by_seat = (self.scores, self.places, self.choices, self.micros, self.simulations)
        fits = (
            all(len(one) == len(seats) for one in by_seat)
            and 0 in self.places
            and set(self.places) <= set(seats) >= set(self.order)
            and len(set(self.order)) == len(self.order) > 0
            and min(self.choices) >= 0
            and all(micro >= 0 for one in self.micros for micro in one)
            and all(one.seat in seats and one.kind in KINDS for one in self.troubles)
        )
        if not fits:
            raise ValueError("not the result of a game")

    def share(self, seat: int) -> float:
        """Of the win: those who are first together share it."""
        return (self.places[seat] == 0) / self.places.count(0)

    def margin(self, seat: int) -> int:
        """Points ahead of the best other seat, or behind."""
        others = [score for at, score in enumerate(self.scores) if at != seat]
        return self.scores[seat] - max(others)

    def timeless(self) -> "Row":
        """What the same seed gives again."""
        untimed, uncounted = ((),) * len(self.bots), (None,) * len(self.bots)
        return msgspec.structs.replace(self, micros=untimed, simulations=uncounted)


@dataclass
class Seated:
    """A player at its seat, and the time that it took."""

    player: Player
    rng: Rng
    micros: list[int] = field(default_factory=list)
    choices: int = 0

    def choose(self, vantage: Vantage) -> int:
        self.choices += 1
        start = time.perf_counter()
        move = self.player.choose(vantage, self.rng)
        if len(vantage.legal) > 1:
            self.micros.append(round((time.perf_counter() - start) * MICRO))
        return move

    def troubles(self, seat: int) -> list[Trouble]:
        """With what errors say: no person plays from whom it would have to be kept."""
        return [
            Trouble(seat, one.kind, ": ".join(filter(None, (one.detail, one.said))))
            for one in self.player.troubles
        ]

    def simulations(self) -> int | None:
        """What other authors' bots say of themselves is not counted."""
        bot = self.player.bot
        return bot.simulated if isinstance(bot, Searcher) else None


def play(spec: Spec, setup: Setup, pairing: Pairing) -> Row:
    spec.check_files()
    seated = [
        Seated(find_player(name), seeded(spec.seed, pairing.deal, *pairing.bots, seat))
        for seat, name in enumerate(pairing.bots)
    ]
    try:
        return _played(spec, setup, pairing, seated)
    finally:
        for one in seated:
            one.player.leave()


def _played(spec: Spec, setup: Setup, pairing: Pairing, seated: Sequence[Seated]) -> Row:
    deal, state = Deal(spec.seed, pairing.deal), setup.new()
    order: list[int] = []
    while (seat := int(state.actor())) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, deal.draw(state))
        else:
            state.play(seat, seated[seat].choose(Vantage(setup, state, seat)))
            order.append(seat)
    return _row(pairing, state, seated, tuple(dict.fromkeys(order)))


def _row(pairing: Pairing, state: State, seated: Sequence[Seated], order: tuple[int, ...]) -> Row:
    return Row(
        pairing.number,
        pairing.deal,
        pairing.bots,
        tuple(state.scores()),
        _places(state),
        order,
        tuple(one.choices for one in seated),
        tuple(tuple(one.micros) for one in seated),
        tuple(one.simulations() for one in seated),
        tuple(trouble for seat, one in enumerate(seated) for trouble in one.troubles(seat)),
    )


def _places(state: State) -> tuple[int, ...]:
    places: dict[int, int] = {}
    ahead = 0
    for together in state.ranking():
        places |= dict.fromkeys(together, ahead)
        ahead += len(together)
    return tuple(places[seat] for seat in sorted(places))
