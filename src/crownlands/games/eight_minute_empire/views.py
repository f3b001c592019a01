"""What each seat may know: the view of a position, and events as others learn of them."""

from collections.abc import Sequence

import msgspec

from crownlands.core.contract import NOBODY
from crownlands.core.game import Event, View
from crownlands.games.eight_minute_empire import events, scoring
from crownlands.games.eight_minute_empire.box import EmpireBox, Side
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.state import ACTING, BIDS, NONE, OVER, Setting

PHASES = ("tokens", "row", "neutral", "bids", "dice", "naming", "taking", "acting", "over")


class Region(msgspec.Struct, frozen=True):
    armies: tuple[int, ...]  # by seat, then the neutral ones
    cities: tuple[int, ...]  # by seat
    owner: int | None  # who would score it now
    token: str | None  # the good on its token


class Continent(msgspec.Struct, frozen=True):
    counts: tuple[int, ...]  # pieces, or regions where the table plays so; then the neutral ones
    owner: int | None


class Offer(msgspec.Struct, frozen=True):
    """An open card and its price."""

    card: str
    coins: int


class InUse(msgspec.Struct, frozen=True):
    """The card that was just taken, and how often each of its actions may still be done."""

    card: str
    left: tuple[int, ...]


class Goods(msgspec.Struct, frozen=True):
    """One seat's units of one good, and the points they bring now."""

    units: int
    tokens: int
    jokers: int
    points: int


class Tally(msgspec.Struct, frozen=True):
    """One seat's points as the board stands."""

    regions: int
    continents: int
    goods: int
    earlier: int  # from the games before, where several are played in a row
    total: int


class EmpireView(View, frozen=True, tag="eight_minute_empire"):
    seat: int | None  # the viewer; None for a spectator
    actors: tuple[int, ...]  # the seats that must choose
    phase: str
    game: int
    games: int
    starter: int | None
    turn: int | None  # whose turn it is, who names the starter or places a neutral army
    row: tuple[Offer, ...]
    pile: int  # cards left in the pile
    unseen: dict[str, int]  # which they are
    in_use: InUse | None
    regions: dict[str, Region]
    continents: dict[str, Continent]
    coins: tuple[int, ...]
    bank: int
    armies: tuple[int, ...]  # not on the board, by seat
    cities: tuple[int, ...]
    neutrals: int  # neutral armies still to be placed
    cards: tuple[tuple[str, ...], ...]  # by seat, as they were taken
    limit: int  # cards of each seat at the end
    goods: tuple[dict[str, Goods], ...]  # by seat
    bids: tuple[int | None, ...]  # None where sealed, or not yet made
    has_bid: tuple[bool, ...]
    tally: tuple[Tally, ...]
    ranking: tuple[tuple[int, ...], ...] | None  # when the match is over

    @property
    def stage(self) -> int | None:
        return self.game if self.games > 1 else None


class Viewing:
    """Shows positions of one setting to its seats."""

    def __init__(self, box: EmpireBox, setting: Setting, side: Side, cards: Sequence[str]) -> None:
        self.setting = setting
        self.bank = box.coins
        self.regions = side.regions
        self.continents = [name for name, _ in side.continents]
        self.goods = [good.name for good in box.goods]
        self.cards = cards

    def view(self, state: Empire, seat: int) -> EmpireView:
        setting = self.setting
        over = state.phase == OVER
        found = scoring.controllers(state)
        owners = list(found)
        continents = self._continents(state)
        goods = tuple(
            self._goods(scoring.hoard_of(state, at, found)) for at in range(setting.seats)
        )
        offers = zip(list(state.row)[: state.open], setting.costs, strict=False)
        return EmpireView(
            seat=None if seat == NOBODY else seat,
            actors=tuple(actor for actor in state.actors() if actor >= 0),
            phase=PHASES[state.phase],
            game=state.game,
            games=setting.games,
            starter=_or_none(state.starter),
            turn=state.turn if not over and state.phase != BIDS else None,
            row=tuple(Offer(self.cards[card], cost) for card, cost in offers),
            pile=state.left,
            unseen={self.cards[at]: count for at, count in enumerate(state.deck) if count},
            in_use=self._in_use(state),
            regions=self._regions(state, owners),
            continents=continents,
            coins=tuple(state.coins),
            bank=self.bank - sum(state.coins),
            armies=tuple(state.supply),
            cities=tuple(state.cities),
            neutrals=state.neutrals,
            cards=tuple(self._taken(state, at) for at in range(setting.seats)),
            limit=setting.limit,
            goods=goods,
            bids=self._bids(state, seat),
            has_bid=tuple(bid != NONE for bid in state.bids),
            tally=self._tally(state, owners, continents, goods),
            ranking=tuple(map(tuple, state.ranking())) if over else None,
        )

    def _regions(self, state: Empire, owners: Sequence[int]) -> dict[str, Region]:
        wide, seats = self.setting.owners, self.setting.seats
        armies, cities = list(state.armies), list(state.discs)
        return {
            name: Region(
                tuple(armies[at * wide : (at + 1) * wide]),
                tuple(cities[at * seats : (at + 1) * seats]),
                _or_none(owners[at]),
                None if state.goods[at] == NONE else self.goods[state.goods[at]],
            )
            for at, name in enumerate(self.regions)
        }

    def _continents(self, state: Empire) -> dict[str, Continent]:
        counted = scoring.on_continents(state)
        return {
            name: Continent(tuple(counts), _or_none(scoring.strongest(counts, self.setting.seats)))
            for name, counts in zip(self.continents, counted, strict=True)
        }

    def _goods(self, hoard: scoring.Hoard) -> dict[str, Goods]:
        found = {}
        for at, name in enumerate(self.goods):
            parts = (hoard.units[at], hoard.tokens[at], hoard.jokers[at])
            if any(parts):
                points = scoring.points_for(self.setting, at, sum(parts))
                found[name] = Goods(*parts, points)
        return found

    def _tally(
        self,
        state: Empire,
        owners: Sequence[int],
        continents: dict[str, Continent],
        goods: Sequence[dict[str, Goods]],
    ) -> tuple[Tally, ...]:
        held = [continent.owner for continent in continents.values()]
        found = []
        for seat in range(self.setting.seats):
            parts = (
                sum(owner == seat for owner in owners),
                held.count(seat),
                sum(good.points for good in goods[seat].values()),
            )
            earlier = state.totals[seat] - (sum(parts) if state.phase == OVER else 0)
            found.append(Tally(*parts, earlier, earlier + sum(parts)))
        return tuple(found)

    def _in_use(self, state: Empire) -> InUse | None:
        if state.phase != ACTING:
            return None
        single = self.setting.act_count[state.card * 2 + 1] == 0
        left = (state.left0,) if single else (state.left0, state.left1)
        return InUse(self.cards[state.card], left)

    def _taken(self, state: Empire, seat: int) -> tuple[str, ...]:
        first = seat * self.setting.limit
        numbers = range(first, first + state.taken_count[seat])
        return tuple(self.cards[state.taken[at]] for at in numbers)

    def _bids(self, state: Empire, seat: int) -> tuple[int | None, ...]:
        sealed = state.phase == BIDS
        return tuple(
            None if bid == NONE or (sealed and at != seat) else bid
            for at, bid in enumerate(state.bids)
        )


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def redact(event: Event, seat: int) -> Event:
    """A bid is sealed until all are opened."""
    if isinstance(event, events.BidMade) and event.seat != seat:
        return msgspec.structs.replace(event, coins=None)
    return event


def reveals(event: Event) -> bool:
    """Cards and tokens come to light when chance turns them up, bids when all have been made. A
    game that is scored is over."""
    return isinstance(
        event,
        events.CardTurnedUp
        | events.TokenLaid
        | events.BidsRevealed
        | events.DiceRolled
        | events.GameScored,
    )
