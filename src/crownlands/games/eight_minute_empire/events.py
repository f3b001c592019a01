"""The events of Eight-Minute Empire: what the compiled rules log as numbers, as typed facts."""

from collections.abc import Sequence

from crownlands.core.contract import Fact
from crownlands.core.game import Event
from crownlands.games.eight_minute_empire import rules, scoring
from crownlands.games.eight_minute_empire.box import EmpireBox, Side
from crownlands.games.eight_minute_empire.state import NONE


class GameStarted(Event, frozen=True, tag="game-started"):
    game: int


class TokenLaid(Event, frozen=True, tag="token-laid"):
    region: str
    good: str


class CardTurnedUp(Event, frozen=True, tag="card-turned-up"):
    card: str
    slot: int


class NeutralPlaced(Event, frozen=True, tag="neutral-placed"):
    seat: int
    region: str


class BidMade(Event, frozen=True, tag="bid-made"):
    """None to the others until all have bid."""

    seat: int
    coins: int | None


class BidsRevealed(Event, frozen=True, tag="bids-revealed"):
    bids: tuple[int, ...]


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    """Of those that bid most this seat threw highest."""

    seat: int


class BidWon(Event, frozen=True, tag="bid-won"):
    seat: int
    coins: int


class StarterNamed(Event, frozen=True, tag="starter-named"):
    seat: int
    starter: int


class CardTaken(Event, frozen=True, tag="card-taken"):
    seat: int
    slot: int
    card: str
    coins: int


class ArmyPlaced(Event, frozen=True, tag="army-placed"):
    seat: int
    region: str


class ArmyMoved(Event, frozen=True, tag="army-moved"):
    seat: int
    region: str
    to: str
    sea: bool


class CityBuilt(Event, frozen=True, tag="city-built"):
    seat: int
    region: str


class ArmyDestroyed(Event, frozen=True, tag="army-destroyed"):
    seat: int
    owner: int | None  # None: a neutral army
    region: str


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: int


class RegionScored(Event, frozen=True, tag="region-scored"):
    region: str
    seat: int | None  # who scores it
    pieces: tuple[int, ...]  # by owner; the last are the neutral armies


class ContinentScored(Event, frozen=True, tag="continent-scored"):
    continent: str
    seat: int | None
    pieces: tuple[int, ...]  # or regions, where the table plays so


class GoodsScored(Event, frozen=True, tag="goods-scored"):
    seat: int
    good: str
    units: int  # on cards
    tokens: int
    jokers: int
    points: int


class GameScored(Event, frozen=True, tag="game-scored"):
    game: int
    points: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[int, ...]


EmpireEvent = (
    GameStarted
    | TokenLaid
    | CardTurnedUp
    | NeutralPlaced
    | BidMade
    | BidsRevealed
    | DiceRolled
    | BidWon
    | StarterNamed
    | CardTaken
    | ArmyPlaced
    | ArmyMoved
    | CityBuilt
    | ArmyDestroyed
    | TurnEnded
    | RegionScored
    | ContinentScored
    | GoodsScored
    | GameScored
    | GameEnded
)


class Telling:
    """Turns the numbers of the log into events, with the box's names for regions and cards."""

    def __init__(self, box: EmpireBox, seats: int, side: Side, cards: Sequence[str]) -> None:
        self.seats = seats
        self.regions = side.regions
        self.continents = [name for name, _ in side.continents]
        self.goods = [good.name for good in box.goods]
        self.cards = cards

    def event(self, fact: Fact) -> EmpireEvent:
        kind, *of = fact
        if kind <= rules.STARTER_NAMED:
            return self._before(kind, of)
        if kind <= rules.TURN_ENDED:
            return self._in_turn(kind, of)
        return self._at_end(kind, of)

    def _before(self, kind: int, of: list[int]) -> EmpireEvent:
        match kind:
            case rules.GAME_STARTED:
                return GameStarted(of[0])
            case rules.TOKEN_LAID:
                return TokenLaid(self.regions[of[0]], self.goods[of[1]])
            case rules.CARD_TURNED_UP:
                return CardTurnedUp(self.cards[of[0]], of[1])
            case rules.NEUTRAL_PLACED:
                return NeutralPlaced(of[0], self.regions[of[1]])
            case rules.BID_MADE:
                return BidMade(of[0], of[1])
            case rules.BIDS_REVEALED:
                return BidsRevealed(tuple(of))
            case rules.DICE_ROLLED:
                return DiceRolled(of[0])
            case rules.BID_WON:
                return BidWon(of[0], of[1])
        return StarterNamed(of[0], of[1])

    def _in_turn(self, kind: int, of: list[int]) -> EmpireEvent:
        match kind:
            case rules.CARD_TAKEN:
                return CardTaken(of[0], of[1], self.cards[of[2]], of[3])
            case rules.ARMY_PLACED:
                return ArmyPlaced(of[0], self.regions[of[1]])
            case rules.ARMY_MOVED:
                return ArmyMoved(of[0], self.regions[of[1]], self.regions[of[2]], bool(of[3]))
            case rules.CITY_BUILT:
                return CityBuilt(of[0], self.regions[of[1]])
            case rules.ARMY_DESTROYED:
                owner = of[1] if of[1] < self.seats else None
                return ArmyDestroyed(of[0], owner, self.regions[of[2]])
        return TurnEnded(of[0])

    def _at_end(self, kind: int, of: list[int]) -> EmpireEvent:
        match kind:
            case scoring.REGION_SCORED:
                return RegionScored(self.regions[of[0]], _seat(of[1]), tuple(of[2:]))
            case scoring.CONTINENT_SCORED:
                return ContinentScored(self.continents[of[0]], _seat(of[1]), tuple(of[2:]))
            case scoring.GOODS_SCORED:
                seat, good, units, tokens, jokers, points = of
                return GoodsScored(seat, self.goods[good], units, tokens, jokers, points)
            case rules.GAME_SCORED:
                return GameScored(of[0], tuple(of[1:]))
        return GameEnded(tuple(of))


def _seat(number: int) -> int | None:
    return None if number == NONE else number
