"""The moves of Eight-Minute Empire: typed, and as one line of text, the same in every language."""

from collections.abc import Iterator, Sequence

from crownlands.core.vocabulary import Move, Vocabulary
from crownlands.games.eight_minute_empire.box import NEUTRAL_LETTER, EmpireBox, Side


class EndTurn(Move, frozen=True, tag="end-turn"):
    """Leave the rest of the card's action, or all of it, undone."""


class TakeCard(Move, frozen=True, tag="take-card"):
    slot: int  # of the row, from 1


class PlaceArmy(Move, frozen=True, tag="place-army"):
    region: str


class MoveArmy(Move, frozen=True, tag="move-army"):
    """One step over one border or sea route."""

    region: str
    to: str


class BuildCity(Move, frozen=True, tag="build-city"):
    region: str


class DestroyArmy(Move, frozen=True, tag="destroy-army"):
    owner: int  # the seat, or the number of seats for a neutral army
    region: str


class Bid(Move, frozen=True, tag="bid"):
    coins: int


class NameStarter(Move, frozen=True, tag="name-starter"):
    seat: int


class PlaceNeutral(Move, frozen=True, tag="place-neutral"):
    region: str


class TurnUpCard(Move, frozen=True, tag="turn-up-card"):
    """Chance."""

    card: str


class LayToken(Move, frozen=True, tag="lay-token"):
    """Chance: the goods token on the next marked region."""

    good: str


class WinRoll(Move, frozen=True, tag="win-roll"):
    """Chance: who throws highest of those that bid most."""

    seat: int


EmpireMove = (
    EndTurn
    | TakeCard
    | PlaceArmy
    | MoveArmy
    | BuildCity
    | DestroyArmy
    | Bid
    | NameStarter
    | PlaceNeutral
    | TurnUpCard
    | LayToken
    | WinRoll
)


def vocabulary(
    box: EmpireBox, seats: int, side: Side, cards: Sequence[str], steps: Sequence[tuple[str, str]]
) -> Vocabulary:
    letters = [*(colour.letter for colour in box.colours[:seats]), NEUTRAL_LETTER]

    def write(move: Move) -> str:
        match move:
            case EndTurn():
                return "done"
            case TakeCard(slot):
                return f"take {slot}"
            case PlaceArmy(region):
                return f"place {region}"
            case MoveArmy(region, to):
                return f"move {region} {to}"
            case BuildCity(region):
                return f"city {region}"
            case DestroyArmy(owner, region):
                return f"destroy {letters[owner]} {region}"
            case Bid(coins):
                return f"bid {coins}"
            case NameStarter(seat):
                return f"first {letters[seat]}"
            case PlaceNeutral(region):
                return f"neutral {region}"
            case TurnUpCard(card):
                return f"card {card}"
            case LayToken(good):
                return f"token {good}"
            case WinRoll(seat):
                return f"roll {letters[seat]}"
        raise AssertionError(move)

    return Vocabulary(_all_moves(box, seats, side, cards, steps), write)


def _all_moves(
    box: EmpireBox, seats: int, side: Side, cards: Sequence[str], steps: Sequence[tuple[str, str]]
) -> Iterator[Move]:
    """In the order that Setting numbers them."""
    regions = side.regions
    yield EndTurn()
    yield from (TakeCard(slot) for slot in range(1, len(box.costs) + 1))
    yield from (PlaceArmy(region) for region in regions)
    yield from (MoveArmy(region, to) for region, to in steps)
    yield from (BuildCity(region) for region in regions)
    for owner in range(seats + 1):
        yield from (DestroyArmy(owner, region) for region in regions)
    yield from (Bid(coins) for coins in range(box.coins_each[seats - 2] + 1))
    yield from (NameStarter(seat) for seat in range(seats))
    yield from (PlaceNeutral(region) for region in regions)
    yield from (TurnUpCard(card) for card in cards)
    yield from (LayToken(good.name) for good in box.goods)
    yield from (WinRoll(seat) for seat in range(seats))
