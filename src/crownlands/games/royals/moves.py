"""The moves of Royals: typed, and as one line of text that is the same in every language."""

from collections.abc import Iterator
from functools import lru_cache

from crownlands.core.vocabulary import Move, Vocabulary
from crownlands.games.royals.box import RoyalsBox


class EndTurn(Move, frozen=True, tag="end-turn"):
    pass


class PayCard(Move, frozen=True, tag="pay-card"):
    """A country card that counts as itself."""

    country: str


class PayIntrigue(Move, frozen=True, tag="pay-intrigue"):
    """An intrigue card that counts as itself."""

    pair: str


class PayInJoker(Move, frozen=True, tag="pay-in-joker"):
    """A country card as one of three that count as one."""

    country: str


class PayIntrigueInJoker(Move, frozen=True, tag="pay-intrigue-in-joker"):
    """An intrigue card as one of two that count as one."""

    pair: str


class ClaimPosition(Move, frozen=True, tag="claim-position"):
    """Occupy a free position or take over another's."""

    city: str
    title: str


class PlanThree(Move, frozen=True, tag="plan-three"):
    """To draw three country cards."""


class PlanIntrigue(Move, frozen=True, tag="plan-intrigue"):
    """To draw one country card and one intrigue card."""


class DrawFromPile(Move, frozen=True, tag="draw-from-pile"):
    pass


class DrawIntrigue(Move, frozen=True, tag="draw-intrigue"):
    pass


class TakeFromDisplay(Move, frozen=True, tag="take-from-display"):
    country: str


class DiscardCard(Move, frozen=True, tag="discard-card"):
    country: str


class DiscardIntrigue(Move, frozen=True, tag="discard-intrigue"):
    pair: str


class RecallCube(Move, frozen=True, tag="recall-cube"):
    """Strict cubes: take an exiled one back."""

    city: str


class ShowCard(Move, frozen=True, tag="show-card"):
    """Chance: a card for the display."""

    country: str


class DealCard(Move, frozen=True, tag="deal-card"):
    """Chance: the country card that the seat draws."""

    country: str


class DealIntrigue(Move, frozen=True, tag="deal-intrigue"):
    """Chance: the intrigue card that the seat draws."""

    pair: str


class ChooseStarter(Move, frozen=True, tag="choose-starter"):
    """Chance."""

    seat: int


RoyalsMove = (
    EndTurn
    | PayCard
    | PayIntrigue
    | PayInJoker
    | PayIntrigueInJoker
    | ClaimPosition
    | PlanThree
    | PlanIntrigue
    | DrawFromPile
    | DrawIntrigue
    | TakeFromDisplay
    | DiscardCard
    | DiscardIntrigue
    | RecallCube
    | ShowCard
    | DealCard
    | DealIntrigue
    | ChooseStarter
)

PLAIN = {
    EndTurn: "done",
    PlanThree: "three",
    PlanIntrigue: "two",
    DrawFromPile: "pile",
    DrawIntrigue: "intrigue",
}
WORDS = {
    PayCard: "pay",
    PayIntrigue: "plot",
    PayInJoker: "joker",
    PayIntrigueInJoker: "plotjoker",
    TakeFromDisplay: "take",
    DiscardCard: "discard",
    DiscardIntrigue: "drop",
    RecallCube: "recall",
    ShowCard: "show",
    DealCard: "card",
    DealIntrigue: "scheme",
}


@lru_cache(maxsize=64)
def vocabulary(box: RoyalsBox, seats: int) -> Vocabulary:
    letters = [colour.letter for colour in box.colours]

    def write(move: Move) -> str:
        match move:
            case ClaimPosition(city, title):
                return f"claim {city} {title}"
            case ChooseStarter(seat):
                return f"first {letters[seat]}"
        if type(move) in PLAIN:
            return PLAIN[type(move)]
        [what] = (getattr(move, name) for name in move.__struct_fields__)
        return f"{WORDS[type(move)]} {what}"

    return Vocabulary(_all_moves(box, seats), write)


def _all_moves(box: RoyalsBox, seats: int) -> Iterator[Move]:
    """In the order that Setting numbers them."""
    countries = [country.name for country in box.countries]
    pairs = box.pair_names()
    yield EndTurn()
    yield from map(PayCard, countries)
    yield from map(PayIntrigue, pairs)
    yield from map(PayInJoker, countries)
    yield from map(PayIntrigueInJoker, pairs)
    for name in box.position_names():
        yield ClaimPosition(*name.split())
    yield PlanThree()
    yield PlanIntrigue()
    yield DrawFromPile()
    yield DrawIntrigue()
    yield from map(TakeFromDisplay, countries)
    yield from map(DiscardCard, countries)
    yield from map(DiscardIntrigue, pairs)
    yield from (RecallCube(city.name) for city in box.cities)
    yield from map(ShowCard, countries)
    yield from map(DealCard, countries)
    yield from map(DealIntrigue, pairs)
    yield from map(ChooseStarter, range(seats))
