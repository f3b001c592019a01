"""The position of an Eight-Minute Empire match: the map, the row of cards and each seat's things.

Everything is a small int:

- a *region* is its number on the chosen side of the board, from 0;
- a *card* is its number among the box's distinct cards, from 0;
- an *owner* is a seat, 0 .. seats - 1 in clockwise order, or `seats` for the neutral armies;
- a *good* is its number among the resources; the joker comes after the last of them.
"""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64, vec

# what the match waits for
TOKENS: Final = 0  # chance lays a goods token on each marked region
ROW: Final = 1  # chance turns up the next card of the row
NEUTRAL: Final = 2  # two seats place the neutral armies in turn
BIDS: Final = 3  # every seat that has not yet bid chooses its bid
DICE: Final = 4  # chance decides between equal bids
NAMING: Final = 5  # the winner of the bid names the starting player
TAKING: Final = 6  # a seat takes a card
ACTING: Final = 7  # and may do what the card shows
OVER: Final = 8

# what a card lets a seat do
NOTHING: Final = 0
PLACE: Final = 1
LAND: Final = 2
SEA: Final = 3
CITY: Final = 4
DESTROY: Final = 5

# how the two actions of a card are joined
ONE: Final = 0
OR: Final = 1
AND: Final = 2

NONE: Final = -1  # no bid yet, no card in use, no token, nobody
SCALARS: Final = 11  # how many single numbers open to_ints()


class Setting:
    """The box and the options as tables: fixed before the first move, shared by every position."""

    __slots__ = (
        "act_count",
        "act_kind",
        "age",
        "all_steps",
        "bid",
        "build",
        "by_regions",
        "card_good",
        "card_units",
        "cards",
        "cities",
        "coins",
        "continent",
        "continents",
        "costs",
        "deal_good",
        "deck",
        "deck_size",
        "destroy",
        "dice",
        "done",
        "end",
        "games",
        "goods",
        "land_steps",
        "last",
        "limit",
        "marked",
        "name_first",
        "neutral",
        "neutrals",
        "op",
        "owners",
        "place",
        "points",
        "points_wide",
        "regions",
        "roll",
        "sea_from",
        "seats",
        "start",
        "start_armies",
        "step",
        "step_from",
        "step_to",
        "supply",
        "take",
        "token_bag",
        "turn_up",
    )

    def __init__(
        self,
        seats: i64,
        coins: i64,
        limit: i64,
        armies: i64,
        cities: i64,
        start_armies: i64,
        costs: list[int],
    ) -> None:
        self.seats: i64 = seats
        self.owners: i64 = seats + 1
        self.coins: i64 = coins  # of each seat
        self.limit: i64 = limit  # cards of each seat at the end
        self.supply: i64 = armies
        self.cities: i64 = cities
        self.start_armies: i64 = start_armies
        self.costs: vec[i64] = vec[i64](costs)
        self.games: i64 = 1
        self.neutrals: i64 = 0
        self.dice: bool = False
        self.by_regions: bool = False
        self.age: vec[i64] = vec[i64](range(seats))  # by seat: 0 for the youngest

    def lay_map(
        self,
        continent: list[int],
        start: i64,
        land: list[list[int]],
        sea: list[list[int]],
        marked: list[int],
    ) -> None:
        """`land` and `sea` say the neighbours of each region, ascending."""
        self.regions: i64 = len(continent)
        self.continent: vec[i64] = vec[i64](continent)
        self.continents: i64 = max(continent) + 1
        self.start: i64 = start
        self.marked: list[int] = marked  # the regions with a goods token; empty without the variant
        step_from: list[int] = []
        step_to: list[int] = []
        self.sea_from: vec[i64] = vec[i64]([0] * len(continent))  # by region: its first step by sea
        land_steps: list[list[int]] = []
        all_steps: list[list[int]] = []
        for region in range(len(continent)):
            first = len(step_from)
            for to in land[region] + sea[region]:
                step_from.append(region)
                step_to.append(to)
            self.sea_from[region] = first + len(land[region])
            land_steps.append(list(range(first, first + len(land[region]))))
            all_steps.append(list(range(first, len(step_from))))
        self.step_from: vec[i64] = vec[i64](step_from)
        self.step_to: vec[i64] = vec[i64](step_to)
        self.land_steps = land_steps  # moves, once they are numbered
        self.all_steps = all_steps

    def lay_cards(
        self,
        good: list[int],
        units: list[int],
        op: list[int],
        act_kind: list[int],
        act_count: list[int],
        deck: list[int],
        points: list[list[int]],
        token_bag: list[int],
    ) -> None:
        """`act_*` by card * 2 + action, `deck` how many of each, `points` by good and units."""
        self.cards: i64 = len(good)
        self.goods: i64 = len(points)
        self.card_good: vec[i64] = vec[i64](good)
        self.card_units: vec[i64] = vec[i64](units)
        self.op: vec[i64] = vec[i64](op)
        self.act_kind: vec[i64] = vec[i64](act_kind)
        self.act_count: vec[i64] = vec[i64](act_count)
        self.deck: vec[i64] = vec[i64](deck)
        self.deck_size: i64 = sum(deck)
        self.points_wide: i64 = max(len(steps) for steps in points)  # units beyond pay no more
        padded = [steps + [steps[-1]] * (self.points_wide - len(steps)) for steps in points]
        self.points: vec[i64] = vec[i64]([step for steps in padded for step in steps])
        self.token_bag: vec[i64] = vec[i64](token_bag)

    def number_moves(self) -> None:
        """Where each kind of move begins in the vocabulary; those of most turns come first."""
        regions: i64 = self.regions
        self.done: i64 = 0
        self.take: i64 = 1  # by slot
        self.place: i64 = self.take + len(self.costs)  # by region
        self.step: i64 = self.place + regions  # by border, in either direction
        self.build: i64 = self.step + len(self.step_from)  # by region
        self.destroy: i64 = self.build + regions  # by owner and region
        self.bid: i64 = self.destroy + self.owners * regions  # by coins
        self.name_first: i64 = self.bid + self.coins + 1  # by seat
        self.neutral: i64 = self.name_first + self.seats  # by region
        self.last: i64 = self.neutral + regions  # the first of chance's moves
        self.turn_up: i64 = self.last  # by card
        self.deal_good: i64 = self.turn_up + self.cards  # by good
        self.roll: i64 = self.deal_good + self.goods  # by seat
        self.end: i64 = self.roll + self.seats
        first: int = self.step
        self.land_steps = [[first + step for step in steps] for steps in self.land_steps]
        self.all_steps = [[first + step for step in steps] for steps in self.all_steps]


def replaced(table: vec[i64], at: i64, number: i64) -> vec[i64]:
    """Another table with one number changed, so that positions may share the old one."""
    new = table[:]
    new[at] = number
    return new


class Position(State):
    """All that changes in a match. What may be done with it stands in rules.py."""

    __slots__ = (
        "acting",
        "armies",
        "bids",
        "card",
        "cities",
        "coins",
        "deck",
        "discs",
        "game",
        "goods",
        "left",
        "left0",
        "left1",
        "neutrals",
        "open",
        "phase",
        "row",
        "setting",
        "starter",
        "supply",
        "taken",
        "taken_count",
        "totals",
        "turn",
    )
    setting: Setting
    game: i64  # from 1; more than one only with three games in a row
    phase: i64
    turn: i64  # the seat whose turn it is, who names the starter or places a neutral army
    acting: i64  # the first seat that may choose, CHANCE or NOBODY
    starter: i64  # NONE until named
    neutrals: i64  # neutral armies still to be placed
    left: i64  # cards in the pile
    card: i64  # the card in use
    left0: i64  # what its first action still allows
    left1: i64  # and its second
    open: i64  # cards in the row
    row: vec[i64]  # the open cards by slot, NONE behind the last
    deck: vec[i64]  # cards in the pile, by card
    armies: vec[i64]  # by region * owners + owner
    supply: vec[i64]  # armies not on the board, by seat
    coins: vec[i64]
    taken: vec[i64]  # cards by seat * limit + number, in the order they were taken
    taken_count: vec[i64]
    # these change seldom, and then are replaced by replaced(): copies of a position share them
    discs: vec[i64]  # cities on the board, by region * seats + seat
    cities: vec[i64]  # cities not on the board, by seat
    bids: vec[i64]  # NONE where none was made
    goods: vec[i64]  # the token's good by region
    totals: vec[i64]  # points of earlier games

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def set_up(self) -> None:
        """The board, pieces and coins of one game; cards and tokens wait for chance."""
        setting = self.setting
        seats: i64 = setting.seats
        self.phase = TOKENS if len(setting.marked) else ROW
        self.turn = 0
        self.acting = CHANCE
        self.starter = NONE
        self.neutrals = setting.neutrals
        self.left = setting.deck_size
        self.card = NONE
        self.left0 = 0
        self.left1 = 0
        self.open = 0
        self.row = vec[i64]([NONE] * len(setting.costs))
        self.deck = setting.deck[:]
        self.armies = vec[i64]([0] * (setting.regions * setting.owners))
        self.discs = vec[i64]([0] * (setting.regions * seats))
        self.supply = vec[i64]([setting.supply - setting.start_armies] * seats)
        self.cities = vec[i64]([setting.cities] * seats)
        self.coins = vec[i64]([setting.coins] * seats)
        self.bids = vec[i64]([NONE] * seats)
        self.taken = vec[i64]([NONE] * (seats * setting.limit))
        self.taken_count = vec[i64]([0] * seats)
        self.goods = vec[i64]([NONE] * setting.regions)
        seat: i64
        for seat in range(seats):
            self.armies[setting.start * setting.owners + seat] = setting.start_armies

    def take_from(self, other: "Position") -> None:
        """Become an independent copy of another position of the same setting."""
        self.game = other.game
        self.phase = other.phase
        self.turn = other.turn
        self.acting = other.acting
        self.starter = other.starter
        self.neutrals = other.neutrals
        self.left = other.left
        self.card = other.card
        self.left0 = other.left0
        self.left1 = other.left1
        self.open = other.open
        self.row = other.row[:]
        self.deck = other.deck[:]
        self.armies = other.armies[:]
        self.supply = other.supply[:]
        self.coins = other.coins[:]
        self.taken = other.taken[:]
        self.taken_count = other.taken_count[:]
        self.discs = other.discs
        self.cities = other.cities
        self.bids = other.bids
        self.goods = other.goods
        self.totals = other.totals

    def pieces(self, region: i64, owner: i64) -> i64:
        """Armies and cities of an owner in a region."""
        setting = self.setting
        count: i64 = self.armies[region * setting.owners + owner]
        if owner < setting.seats:
            count += self.discs[region * setting.seats + owner]
        return count

    def armies_out(self, seat: i64) -> i64:
        """A seat's armies on the board, without cities."""
        return self.setting.supply - self.supply[seat]

    def to_ints(self) -> list[int]:
        single: list[int] = [self.game, self.phase, self.turn, self.acting, self.starter]
        single += [self.neutrals, self.left, self.card, self.left0, self.left1, self.open]
        tables = list(self.row) + list(self.deck) + list(self.armies) + list(self.discs)
        tables += list(self.supply) + list(self.cities) + list(self.coins) + list(self.bids)
        tables += list(self.taken) + list(self.taken_count) + list(self.goods)
        return single + tables + list(self.totals)

    def load_ints(self, ints: list[int]) -> None:
        """The inverse of to_ints()."""
        self.game, self.phase, self.turn, self.acting, self.starter = ints[:5]
        self.neutrals, self.left, self.card, self.left0, self.left1 = ints[5:10]
        self.open = ints[10]
        sizes = self._sizes()
        if len(ints) != SCALARS + sum(sizes):
            raise ValueError(f"{len(ints)} numbers are not a position of this setting")
        tables: list[vec[i64]] = []
        at = SCALARS
        for size in sizes:
            tables.append(vec[i64](ints[at : at + size]))
            at += size
        self.row, self.deck, self.armies, self.discs, self.supply, self.cities = tables[:6]
        self.coins, self.bids, self.taken, self.taken_count, self.goods, self.totals = tables[6:]

    def _sizes(self) -> list[int]:
        """How long each table of to_ints() is."""
        setting = self.setting
        seats: i64 = setting.seats
        regions: i64 = setting.regions
        sizes: list[int] = [
            len(self.setting.costs),
            setting.cards,
            regions * setting.owners,
            regions * seats,
        ]
        sizes += [seats, seats, seats, seats, seats * setting.limit, seats, regions, seats]
        return sizes
