"""What each seat may know: the view of a position, and events as others learn of them."""

import msgspec

from crownlands.core.contract import NOBODY
from crownlands.core.game import Event, View
from crownlands.games.royals import events, scoring
from crownlands.games.royals.box import RoyalsBox
from crownlands.games.royals.choices import COUNTRY_JOKER, INTRIGUE_JOKER
from crownlands.games.royals.rules import Royals
from crownlands.games.royals.state import GONE, NONE, OVER, PAYING, PERIODS, Setting

PHASES = (
    "starter", "display", "planning", "drawing", "drawing", "drawing",
    "playing", "paying", "discarding", "over",
)  # fmt: skip


class Place(msgspec.Struct, frozen=True):
    """A position and who holds it."""

    city: str
    title: str
    holder: int | None


class Payment(msgspec.Struct, frozen=True):
    """What the acting seat still has to pay for a position."""

    city: str
    title: str
    cards: int  # country cards, a joker counting as one
    in_joker: int  # cards that already lie in a joker that is not complete
    intrigue: int
    in_intrigue_joker: int


class Hand(msgspec.Struct, frozen=True):
    """A seat's cards: how many, and which of them the viewer knows."""

    cards: int
    intrigue: int
    countries: dict[str, int]  # one's own, and of others those that all saw being taken
    pairs: dict[str, int]


class Tally(msgspec.Struct, frozen=True):
    """A seat's points by kind of marker."""

    cities: int
    countries: int
    noble_house: int
    periods: int
    titles: int
    total: int


class Markers(msgspec.Struct, frozen=True):
    """Who owns each marker: None while it lies on the board, -1 where it left the game."""

    cities: dict[str, int | None]
    countries: dict[str, tuple[int | None, ...]]
    noble_house: tuple[int | None, ...]
    periods: dict[str, tuple[tuple[int | None, ...], ...]]  # by country and period
    titles: dict[str, tuple[int | None, ...]]  # the two halves


class RoyalsView(View, frozen=True, tag="royals"):
    seat: int | None  # the viewer; None for a spectator
    actors: tuple[int, ...]  # the seats that must choose
    phase: str
    period: int  # from 1
    closing: bool  # the last period is over, the round is played to its end
    starter: int | None
    turn: int | None
    draws: tuple[int, int]  # country and intrigue cards still to be drawn
    display: dict[str, int]
    pile: int
    discards: dict[str, int]
    intrigue_pile: int
    intrigue_discards: dict[str, int]
    unseen: dict[str, int]  # country cards in the pile or unknown in others' hands
    unseen_intrigue: dict[str, int]
    hands: tuple[Hand, ...]
    places: tuple[Place, ...]
    exiled: dict[str, tuple[int, ...]]  # cubes by city and seat
    title_cubes: dict[str, tuple[int, ...]]
    influence: dict[str, tuple[int, ...]]  # by country and seat
    payment: Payment | None
    cubes: tuple[int, ...] | None  # in the supply; None where they never run out
    markers: Markers
    tally: tuple[Tally, ...]
    ranking: tuple[tuple[int, ...], ...] | None  # when the match is over

    @property
    def stage(self) -> int:
        return self.period


class Viewing:
    """Shows positions of one setting to its seats."""

    def __init__(self, box: RoyalsBox, setting: Setting) -> None:
        self.setting = setting
        self.countries = [country.name for country in box.countries]
        self.pairs = box.pair_names()
        self.cities = [city.name for city in box.cities]
        self.titles = [title.name for title in box.titles]
        self.places = [name.split() for name in box.position_names()]

    def view(self, state: Royals, seat: int) -> RoyalsView:
        over = state.phase == OVER
        seats = range(self.setting.seats)
        return RoyalsView(
            seat=None if seat == NOBODY else seat,
            actors=tuple(actor for actor in state.actors() if actor >= 0),
            phase=PHASES[state.phase],
            period=state.period + 1,
            closing=state.closing and state.period == PERIODS - 1,
            starter=_or_none(state.starter),
            turn=None if over or state.starter == NONE else state.turn,
            draws=(state.countries_left, state.intrigue_left),
            display=self._by_country(list(state.display)),
            pile=state.pile_size,
            discards=self._by_country(list(state.discards)),
            intrigue_pile=sum(state.intrigue_pile),
            intrigue_discards=self._by_pair(list(state.intrigue_discards)),
            unseen=self._unseen(state, seat),
            unseen_intrigue=self._unseen_intrigue(state, seat),
            hands=tuple(self._hand(state, at, at == seat) for at in seats),
            places=tuple(
                Place(city, title, _or_none(state.holder[at]))
                for at, (city, title) in enumerate(self.places)
            ),
            exiled=self._by_seat(self.cities, list(state.exiled)),
            title_cubes=self._by_seat(self.titles, list(state.title_cubes)),
            influence={
                name: tuple(scoring.influence(state, at, country) for at in seats)
                for country, name in enumerate(self.countries)
            },
            payment=self._payment(state),
            cubes=tuple(state.spare) if self.setting.strict else None,
            markers=self._markers(state),
            tally=tuple(self._tally(state, at) for at in seats),
            ranking=tuple(map(tuple, state.ranking())) if over else None,
        )

    def _by_country(self, counts: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(self.countries, counts, strict=True) if count}

    def _by_pair(self, counts: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(self.pairs, counts, strict=True) if count}

    def _by_seat(self, names: list[str], counts: list[int]) -> dict[str, tuple[int, ...]]:
        seats = self.setting.seats
        return {name: tuple(counts[at * seats : (at + 1) * seats]) for at, name in enumerate(names)}

    def _hand(self, state: Royals, seat: int, own: bool) -> Hand:
        countries, pairs = len(self.countries), len(self.pairs)
        seen = list(state.hands if own else state.known)[seat * countries : (seat + 1) * countries]
        schemes = list(state.schemes)[seat * pairs : (seat + 1) * pairs] if own else [0] * pairs
        return Hand(
            state.cards_of(seat),
            state.schemes_of(seat),
            self._by_country(seen),
            self._by_pair(schemes),
        )

    def _unseen(self, state: Royals, seat: int) -> dict[str, int]:
        counts = list(state.pile)
        for other in range(self.setting.seats):
            for at in range(len(self.countries)):
                here = other * len(self.countries) + at
                counts[at] += 0 if other == seat else state.hands[here] - state.known[here]
        return self._by_country(counts)

    def _unseen_intrigue(self, state: Royals, seat: int) -> dict[str, int]:
        counts = list(state.intrigue_pile)
        for other in range(self.setting.seats):
            for at in range(len(self.pairs)):
                counts[at] += 0 if other == seat else state.schemes[other * len(self.pairs) + at]
        return self._by_pair(counts)

    def _payment(self, state: Royals) -> Payment | None:
        if state.phase != PAYING:
            return None
        city, title = self.places[state.target]
        return Payment(
            city,
            title,
            state.needed,
            state.under % COUNTRY_JOKER,
            state.needed_pairs,
            state.under_pair % INTRIGUE_JOKER,
        )

    def _markers(self, state: Royals) -> Markers:
        setting = self.setting
        owner = [None if who == NONE else max(who, -1) for who in state.owner]
        assert GONE < -1
        pairs = [tuple(owner[at : at + 2]) for at in range(len(owner) - 1)]
        country, period = setting.marker_country, setting.marker_period
        return Markers(
            {name: owner[at] for at, name in enumerate(self.cities)},
            {name: pairs[country + at * 2] for at, name in enumerate(self.countries)},
            tuple(owner[setting.marker_noble : setting.marker_period]),
            {
                name: tuple(pairs[period + (at * PERIODS + when) * 2] for when in range(PERIODS))
                for at, name in enumerate(self.countries)
            },
            {name: pairs[setting.marker_title + at * 2] for at, name in enumerate(self.titles)},
        )

    def _tally(self, state: Royals, seat: int) -> Tally:
        cities, countries, nobles, periods, titles = scoring.final_tally(state, seat)
        total = cities + countries + nobles + periods + titles
        return Tally(cities, countries, nobles, periods, titles, total)


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def redact(event: Event, seat: int) -> Event:
    """Only the drawer sees a card that comes from a pile."""
    if isinstance(event, events.CardDrawn) and event.seat != seat:
        return msgspec.structs.replace(event, country=None)
    if isinstance(event, events.IntrigueDrawn) and event.seat != seat:
        return msgspec.structs.replace(event, pair=None)
    return event


def reveals(event: Event) -> bool:
    """Cards come to light when they are drawn or shown. Whoever pays with cards that were hidden
    learns nothing by it and may take it back."""
    return isinstance(
        event,
        events.CardDrawn
        | events.IntrigueDrawn
        | events.CardShown
        | events.StarterChosen
        | events.GameEnded,
    )
