"""The position of a Royals match: the board of cities and titles, the cards and each seat's things.

Everything is a small int:

- a *country*, *title* or *city* is its number in the box, from 0; titles from the lowest rank;
- a *position* is a portrait in a city: its number through all cities;
- a *pair* is one of the kinds of intrigue cards, for two countries each;
- a *marker* is any of the victory point markers: those of cities, countries, noble house, periods
  and titles, in this order (see Setting.number_markers);
- a *seat* is 0 .. seats - 1, in clockwise order.
"""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64, vec

# what the match waits for
STARTER: Final = 0  # chance names the starting player
DISPLAY: Final = 1  # chance turns up a card of the open display
PLANNING: Final = 2  # a seat chooses between three country cards and one with an intrigue card
DRAWING: Final = 3  # it takes them one by one
FROM_PILE: Final = 4  # chance turns up the country card that it draws
FROM_INTRIGUE: Final = 5  # chance turns up the intrigue card that it draws
PLAYING: Final = 6  # it may occupy and take over positions
PAYING: Final = 7  # it pays for one, card by card
DISCARDING: Final = 8  # it holds too many cards at the end of its turn
OVER: Final = 9

NONE: Final = -1  # nobody, no position
GONE: Final = -2  # the owner of a marker that left the game
OPEN_CARDS: Final = 3  # in the display
PERIODS: Final = 3
SCALARS: Final = 16  # how many single numbers open to_ints()


class Setting:
    """The box and the options as tables: fixed before the first move, shared by every position."""

    __slots__ = (
        "at_city",
        "at_cost",
        "at_country",
        "at_influence",
        "at_title",
        "cities",
        "city_bonus",
        "city_country",
        "city_first",
        "claim",
        "claim_pair",
        "cost",
        "countries",
        "cubes",
        "deal_country",
        "deal_pair",
        "deck",
        "deck_size",
        "discard",
        "discard_pair",
        "done",
        "draw_intrigue",
        "draw_pile",
        "end",
        "first_draw",
        "full",
        "half",
        "in_country",
        "intrigue",
        "intrigue_size",
        "joker",
        "joker_pair",
        "last",
        "marker_city",
        "marker_country",
        "marker_noble",
        "marker_period",
        "marker_title",
        "marker_value",
        "markers",
        "most_cards",
        "most_intrigue",
        "name_starter",
        "nobles",
        "on_shortage",
        "open_draw",
        "pair_has",
        "pairs",
        "pay",
        "plan_one",
        "plan_three",
        "positions",
        "recall",
        "seats",
        "show",
        "starter",
        "strict",
        "strong",
        "strong_first",
        "take",
        "title_marker_wins",
        "titles",
        "to_take_over",
    )

    def __init__(
        self, seats: i64, deck: list[int], intrigue: list[int], first_draw: list[int]
    ) -> None:
        """`deck` and `intrigue` say how many there are of each country's and pair's cards."""
        self.seats: i64 = seats
        self.countries: i64 = len(deck)
        self.pairs: i64 = len(intrigue)
        self.deck: vec[i64] = vec[i64](deck)
        self.deck_size: i64 = sum(deck)
        self.intrigue: vec[i64] = vec[i64](intrigue)
        self.intrigue_size: i64 = sum(intrigue)
        self.first_draw: vec[i64] = vec[i64](first_draw)  # by place from the starting player
        self.most_cards: i64 = 0
        self.most_intrigue: i64 = 0
        self.starter: i64 = NONE  # or the seat that starts without a draw of lots
        self.strict: bool = False
        self.on_shortage: bool = False
        self.open_draw: bool = False
        self.title_marker_wins: bool = False

    def lay_board(
        self,
        cost: list[int],
        to_take_over: list[int],
        city_country: list[int],
        positions: list[list[int]],
        pair_has: list[list[int]],
        cubes: list[int],
    ) -> None:
        """`positions` as city, title and influence; `pair_has` the two countries of each pair."""
        self.titles: i64 = len(cost)
        self.cost: vec[i64] = vec[i64](cost)
        self.to_take_over: vec[i64] = vec[i64](to_take_over)  # intrigue cards, by title
        self.cities: i64 = len(city_country)
        self.city_country: vec[i64] = vec[i64](city_country)
        self.positions: i64 = len(positions)
        self.at_city: vec[i64] = vec[i64]([place[0] for place in positions])
        self.at_title: vec[i64] = vec[i64]([place[1] for place in positions])
        self.at_cost: vec[i64] = vec[i64]([cost[place[1]] for place in positions])
        self.at_influence: vec[i64] = vec[i64]([place[2] for place in positions])
        self.at_country: vec[i64] = vec[i64]([city_country[place[0]] for place in positions])
        self.in_country: vec[i64] = vec[i64](
            [city_country.count(at) for at in range(self.countries)]
        )
        self.city_first: vec[i64] = vec[i64](
            [sum(place[0] < city for place in positions) for city in range(self.cities + 1)]
        )  # the positions of a city stand together
        has = [int(at in pair) for pair in pair_has for at in range(self.countries)]
        self.pair_has: vec[i64] = vec[i64](has)  # by pair * countries + country
        self.cubes: vec[i64] = vec[i64](cubes)

    def number_markers(
        self,
        city: list[int],
        country: list[list[int]],
        noble: list[int],
        period: list[list[int]],
        title: list[list[int]],
    ) -> None:
        """Values: by city; by country, best first; best first; by country * PERIODS + period, first
        and second; by title, full and half. A title's marker is its two halves."""
        self.city_bonus: vec[i64] = vec[i64](city)
        self.nobles: i64 = len(noble)
        self.full: vec[i64] = vec[i64]([values[0] for values in title])
        self.half: vec[i64] = vec[i64]([values[1] for values in title])
        self.marker_city: i64 = 0
        self.marker_country: i64 = len(city)  # by country * 2 + order
        self.marker_noble: i64 = self.marker_country + 2 * len(country)
        self.marker_period: i64 = self.marker_noble + len(noble)  # by (country, period) * 2 + order
        self.marker_title: i64 = self.marker_period + 2 * len(period)  # by title * 2 + half
        self.markers: i64 = self.marker_title + 2 * len(title)
        values = city + [value for pair in country for value in pair] + noble
        values += [value for pair in period for value in pair]
        values += [pair[1] for pair in title for _ in range(2)]
        self.marker_value: vec[i64] = vec[i64](values)
        self._order_positions()

    def _order_positions(self) -> None:
        """By country, the strongest first: of the best title, then in the city of highest bonus."""
        order: list[int] = []
        first: list[int] = [0]
        for country in range(self.countries):
            held = [at for at in range(self.positions) if self.at_country[at] == country]
            held.sort(key=self.strength_of, reverse=True)
            order += held
            first.append(len(order))
        self.strong: vec[i64] = vec[i64](order)
        self.strong_first: vec[i64] = vec[i64](first)

    def strength_of(self, at: i64) -> i64:
        """Higher for the position that decides a tie of influence."""
        return self.at_title[at] * 1000 + self.city_bonus[self.at_city[at]]

    def number_moves(self) -> None:
        """Where each kind of move begins in the vocabulary; the cheapest payments come first."""
        self.done: i64 = 0
        self.pay: i64 = 1  # a card of the country counting as itself
        self.claim_pair: i64 = self.pay + self.countries  # an intrigue card counting as itself
        self.joker: i64 = self.claim_pair + self.pairs  # a country card as part of a joker
        self.joker_pair: i64 = self.joker + self.countries  # an intrigue card as part of a joker
        self.claim: i64 = self.joker_pair + self.pairs  # by position
        self.plan_three: i64 = self.claim + self.positions
        self.plan_one: i64 = self.plan_three + 1
        self.draw_pile: i64 = self.plan_one + 1
        self.draw_intrigue: i64 = self.draw_pile + 1
        self.take: i64 = self.draw_intrigue + 1  # by country, from the display
        self.discard: i64 = self.take + self.countries
        self.discard_pair: i64 = self.discard + self.countries
        self.recall: i64 = self.discard_pair + self.pairs  # by city
        self.last: i64 = self.recall + self.cities  # the first of chance's moves
        self.show: i64 = self.last  # by country, into the display
        self.deal_country: i64 = self.show + self.countries
        self.deal_pair: i64 = self.deal_country + self.countries
        self.name_starter: i64 = self.deal_pair + self.pairs  # by seat
        self.end: i64 = self.name_starter + self.seats


class Position(State):
    """All that changes in a match. What may be done with it stands in choices.py and rules.py."""

    __slots__ = (
        "acting",
        "closing",
        "countries_left",
        "discards",
        "display",
        "exiled",
        "hands",
        "holder",
        "intrigue_discards",
        "intrigue_left",
        "intrigue_pile",
        "known",
        "needed",
        "needed_pairs",
        "owner",
        "period",
        "phase",
        "pile",
        "pile_size",
        "points",
        "schemes",
        "setting",
        "shown",
        "spare",
        "starter",
        "target",
        "title_cubes",
        "turn",
        "turns",
        "under",
        "under_pair",
    )
    setting: Setting
    period: i64  # 0 to 2
    phase: i64
    turn: i64  # the seat whose turn it is
    acting: i64  # that seat, CHANCE or NOBODY
    starter: i64
    turns: i64  # turns begun, to the number of seats: then all have had their first one
    closing: bool  # the period is over and not yet scored: the last one when its round is over
    countries_left: i64  # country cards still to be drawn in this turn
    intrigue_left: i64  # and intrigue cards
    target: i64  # the position that is being paid for
    needed: i64  # country cards still to be paid, a joker counting as one
    under: i64  # cards already put into a joker that is not complete
    needed_pairs: i64  # the same for intrigue cards
    under_pair: i64
    pile_size: i64
    shown: i64  # cards in the display
    pile: vec[i64]  # country cards, by country
    display: vec[i64]
    discards: vec[i64]
    intrigue_pile: vec[i64]  # intrigue cards, by pair
    intrigue_discards: vec[i64]
    hands: vec[i64]  # by seat * countries + country
    known: vec[i64]  # of these, what everybody saw being taken
    schemes: vec[i64]  # intrigue cards in hand, by seat * pairs + pair
    holder: vec[i64]  # who holds each position, or NONE
    exiled: vec[i64]  # cubes by city * seats + seat
    title_cubes: vec[i64]  # by title * seats + seat
    owner: vec[i64]  # of each marker: a seat, NONE or GONE
    points: vec[i64]
    spare: vec[i64]  # cubes not on the board

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def set_up(self) -> None:
        """Empty hands and an empty board; all cards in their piles."""
        setting = self.setting
        seats: i64 = setting.seats
        self.period = 0
        self.phase = DISPLAY
        self.turn = 0
        self.acting = CHANCE
        self.starter = NONE
        self.turns = 0
        self.closing = False
        self.countries_left = 0
        self.intrigue_left = 0
        self.clear_payment()
        self.pile = setting.deck[:]
        self.pile_size = setting.deck_size
        self.shown = 0
        self.display = vec[i64]([0] * setting.countries)
        self.discards = vec[i64]([0] * setting.countries)
        self.intrigue_pile = setting.intrigue[:]
        self.intrigue_discards = vec[i64]([0] * setting.pairs)
        self.hands = vec[i64]([0] * (seats * setting.countries))
        self.known = vec[i64]([0] * (seats * setting.countries))
        self.schemes = vec[i64]([0] * (seats * setting.pairs))
        self.holder = vec[i64]([NONE] * setting.positions)
        self.exiled = vec[i64]([0] * (setting.cities * seats))
        self.title_cubes = vec[i64]([0] * (setting.titles * seats))
        self.owner = vec[i64]([NONE] * setting.markers)
        self.points = vec[i64]([0] * seats)
        self.spare = setting.cubes[:]

    def clear_payment(self) -> None:
        self.target = NONE
        self.needed = 0
        self.under = 0
        self.needed_pairs = 0
        self.under_pair = 0

    def take_from(self, other: "Position") -> None:
        """Become an independent copy of another position of the same setting."""
        self.period = other.period
        self.phase = other.phase
        self.turn = other.turn
        self.acting = other.acting
        self.starter = other.starter
        self.turns = other.turns
        self.closing = other.closing
        self.countries_left = other.countries_left
        self.intrigue_left = other.intrigue_left
        self.target = other.target
        self.needed = other.needed
        self.under = other.under
        self.needed_pairs = other.needed_pairs
        self.under_pair = other.under_pair
        self.pile_size = other.pile_size
        self.shown = other.shown
        self.take_tables(other)

    def take_tables(self, other: "Position") -> None:
        self.pile = other.pile[:]
        self.display = other.display[:]
        self.discards = other.discards[:]
        self.intrigue_pile = other.intrigue_pile[:]
        self.intrigue_discards = other.intrigue_discards[:]
        self.hands = other.hands[:]
        self.known = other.known[:]
        self.schemes = other.schemes[:]
        self.holder = other.holder[:]
        self.exiled = other.exiled[:]
        self.title_cubes = other.title_cubes[:]
        self.owner = other.owner[:]
        self.points = other.points[:]
        self.spare = other.spare[:]

    # ---------------------------------------------------------------- counting

    def cards_of(self, seat: i64) -> i64:
        """Country cards in a seat's hand."""
        total: i64 = 0
        first: i64 = seat * self.setting.countries
        at: i64
        for at in range(first, first + self.setting.countries):
            total += self.hands[at]
        return total

    def schemes_of(self, seat: i64) -> i64:
        """Intrigue cards in a seat's hand."""
        total: i64 = 0
        first: i64 = seat * self.setting.pairs
        at: i64
        for at in range(first, first + self.setting.pairs):
            total += self.schemes[at]
        return total

    def schemes_for(self, seat: i64, country: i64) -> i64:
        """Those that serve in a country."""
        setting = self.setting
        total: i64 = 0
        pair: i64
        for pair in range(setting.pairs):
            if setting.pair_has[pair * setting.countries + country]:
                total += self.schemes[seat * setting.pairs + pair]
        return total

    def is_in(self, seat: i64, city: i64) -> bool:
        """Whether the seat has a cube in the city, on a position or exiled."""
        setting = self.setting
        if self.exiled[city * setting.seats + seat]:
            return True
        return self.holds_in(seat, city)

    def holds_in(self, seat: i64, city: i64) -> bool:
        """Whether the seat holds a position of the city."""
        at: i64
        for at in range(self.setting.city_first[city], self.setting.city_first[city + 1]):
            if self.holder[at] == seat:
                return True
        return False

    # ---------------------------------------------------------------- as numbers

    def to_ints(self) -> list[int]:
        single: list[int] = [self.period, self.phase, self.turn, self.acting, self.starter]
        single += [self.turns, int(self.closing), self.countries_left, self.intrigue_left]
        single += [self.target, self.needed, self.under, self.needed_pairs, self.under_pair]
        single += [self.pile_size, self.shown]
        tables = list(self.pile) + list(self.display) + list(self.discards)
        tables += list(self.intrigue_pile) + list(self.intrigue_discards) + list(self.hands)
        tables += list(self.known) + list(self.schemes) + list(self.holder) + list(self.exiled)
        tables += list(self.title_cubes) + list(self.owner) + list(self.points)
        return single + tables + list(self.spare)

    def load_ints(self, ints: list[int]) -> None:
        """The inverse of to_ints()."""
        self.period, self.phase, self.turn, self.acting, self.starter = ints[:5]
        self.turns, closing, self.countries_left, self.intrigue_left = ints[5:9]
        self.closing = bool(closing)
        self.target, self.needed, self.under, self.needed_pairs, self.under_pair = ints[9:14]
        self.pile_size, self.shown = ints[14:16]
        sizes = self._sizes()
        if len(ints) != SCALARS + sum(sizes):
            raise ValueError(f"{len(ints)} numbers are not a position of this setting")
        tables: list[vec[i64]] = []
        at = SCALARS
        for size in sizes:
            tables.append(vec[i64](ints[at : at + size]))
            at += size
        self.pile, self.display, self.discards, self.intrigue_pile = tables[:4]
        self.intrigue_discards, self.hands, self.known, self.schemes, self.holder = tables[4:9]
        self.exiled, self.title_cubes, self.owner, self.points, self.spare = tables[9:]

    def _sizes(self) -> list[int]:
        """How long each table of to_ints() is."""
        setting = self.setting
        seats: int = setting.seats
        countries: int = setting.countries
        pairs: int = setting.pairs
        sizes: list[int] = [countries, countries, countries, pairs, pairs, seats * countries]
        sizes += [seats * countries, seats * pairs, setting.positions, setting.cities * seats]
        return [*sizes, setting.titles * seats, setting.markers, seats, seats]
