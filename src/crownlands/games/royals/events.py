"""The events of Royals: what the compiled rules log as numbers, as typed facts."""

import msgspec

from crownlands.core.contract import Fact
from crownlands.core.game import Event
from crownlands.games.royals import rules, scoring
from crownlands.games.royals.box import RoyalsBox
from crownlands.games.royals.state import NONE

TIE_BREAKS = {
    scoring.BY_TITLE: "title",
    scoring.BY_CITY: "city",
    scoring.BY_NEXT: "next",
    scoring.BY_ORDER: "order",
}


class StarterChosen(Event, frozen=True, tag="starter-chosen"):
    seat: int


class PeriodStarted(Event, frozen=True, tag="period-started"):
    period: int  # from 1


class CardShown(Event, frozen=True, tag="card-shown"):
    country: str


class TurnStarted(Event, frozen=True, tag="turn-started"):
    seat: int


class DrawPlanned(Event, frozen=True, tag="draw-planned"):
    """One country card with an intrigue card, or three country cards."""

    seat: int
    intrigue: bool


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """From the pile: None to everybody but the drawer."""

    seat: int
    country: str | None


class CardTaken(Event, frozen=True, tag="card-taken"):
    """From the open display."""

    seat: int
    country: str


class IntrigueDrawn(Event, frozen=True, tag="intrigue-drawn"):
    """None to everybody but the drawer."""

    seat: int
    pair: str | None


class IntrigueShuffled(Event, frozen=True, tag="intrigue-shuffled"):
    pass


class CardPaid(Event, frozen=True, tag="card-paid"):
    seat: int
    country: str
    joker: bool


class IntriguePaid(Event, frozen=True, tag="intrigue-paid"):
    seat: int
    pair: str
    joker: bool


class PositionClaimed(Event, frozen=True, tag="position-claimed"):
    """Chosen, and now to be paid for."""

    seat: int
    city: str
    title: str


class CubeExiled(Event, frozen=True, tag="cube-exiled"):
    seat: int
    loser: int
    city: str


class PositionOccupied(Event, frozen=True, tag="position-occupied"):
    seat: int
    city: str
    title: str


class CubeRecalled(Event, frozen=True, tag="cube-recalled"):
    seat: int
    city: str


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    seat: int
    country: str


class IntrigueDiscarded(Event, frozen=True, tag="intrigue-discarded"):
    seat: int
    pair: str


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: int


class CityBonus(Event, frozen=True, tag="city-bonus"):
    seat: int
    city: str
    points: int


class CountryBonus(Event, frozen=True, tag="country-bonus"):
    seat: int
    country: str
    points: int


class NobleHouseBonus(Event, frozen=True, tag="noble-house-bonus"):
    seat: int
    points: int


class PeriodEnded(Event, frozen=True, tag="period-ended"):
    period: int


class Tie(msgspec.Struct, frozen=True):
    """Two seats of equal influence, and what put one before the other."""

    winner: int
    loser: int
    by: str  # title, city, next or order


class PeriodScored(Event, frozen=True, tag="period-scored"):
    """One country: who takes the higher and the lower marker, and everybody's influence."""

    period: int
    country: str
    first: int | None
    second: int | None
    points: tuple[int, int]
    influence: tuple[int, ...]
    ties: tuple[Tie, ...] = ()  # those that decided who takes a marker


class TitleScored(Event, frozen=True, tag="title-scored"):
    """One seat takes the whole marker, or two share it, or none."""

    title: str
    winners: tuple[int, ...]
    points: int  # of each winner
    cubes: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[int, ...]


RoyalsEvent = (
    StarterChosen
    | PeriodStarted
    | CardShown
    | TurnStarted
    | DrawPlanned
    | CardDrawn
    | CardTaken
    | IntrigueDrawn
    | IntrigueShuffled
    | CardPaid
    | IntriguePaid
    | PositionClaimed
    | CubeExiled
    | PositionOccupied
    | CubeRecalled
    | CardDiscarded
    | IntrigueDiscarded
    | TurnEnded
    | CityBonus
    | CountryBonus
    | NobleHouseBonus
    | PeriodEnded
    | PeriodScored
    | TitleScored
    | GameEnded
)


class Telling:
    """Turns the numbers of the log into events, with the box's names."""

    def __init__(self, box: RoyalsBox) -> None:
        self.box = box
        self.countries = [country.name for country in box.countries]
        self.pairs = box.pair_names()
        self.cities = [city.name for city in box.cities]
        self.places = [name.split() for name in box.position_names()]

    def event(self, fact: Fact) -> RoyalsEvent:
        kind, *of = fact
        if kind <= rules.INTRIGUE_PAID:
            return self._cards(kind, of)
        if kind <= rules.GAME_ENDED:
            return self._board(kind, of)
        return self._markers(kind, of)

    def _cards(self, kind: int, of: list[int]) -> RoyalsEvent:
        match kind:
            case rules.STARTER_CHOSEN:
                return StarterChosen(of[0])
            case rules.PERIOD_STARTED:
                return PeriodStarted(of[0] + 1)
            case rules.CARD_SHOWN:
                return CardShown(self.countries[of[0]])
            case rules.TURN_STARTED:
                return TurnStarted(of[0])
            case rules.DRAW_PLANNED:
                return DrawPlanned(of[0], bool(of[1]))
            case rules.CARD_DRAWN:
                return CardDrawn(of[0], self.countries[of[1]])
            case rules.CARD_TAKEN:
                return CardTaken(of[0], self.countries[of[1]])
            case rules.INTRIGUE_DRAWN:
                return IntrigueDrawn(of[0], self.pairs[of[1]])
            case rules.INTRIGUE_SHUFFLED:
                return IntrigueShuffled()
            case rules.CARD_PAID:
                return CardPaid(of[0], self.countries[of[1]], bool(of[2]))
        return IntriguePaid(of[0], self.pairs[of[1]], bool(of[2]))

    def _board(self, kind: int, of: list[int]) -> RoyalsEvent:
        match kind:
            case rules.POSITION_CLAIMED:
                return PositionClaimed(of[0], *self.places[of[1]])
            case rules.CUBE_EXILED:
                return CubeExiled(of[0], of[1], self.cities[of[2]])
            case rules.POSITION_OCCUPIED:
                return PositionOccupied(of[0], *self.places[of[1]])
            case rules.CUBE_RECALLED:
                return CubeRecalled(of[0], self.cities[of[1]])
            case rules.CARD_DISCARDED:
                return CardDiscarded(of[0], self.countries[of[1]])
            case rules.INTRIGUE_DISCARDED:
                return IntrigueDiscarded(of[0], self.pairs[of[1]])
            case rules.TURN_ENDED:
                return TurnEnded(of[0])
            case rules.PERIOD_ENDED:
                return PeriodEnded(of[0] + 1)
        return GameEnded(tuple(of))

    def _markers(self, kind: int, of: list[int]) -> RoyalsEvent:
        match kind:
            case scoring.CITY_BONUS:
                return CityBonus(of[0], self.cities[of[1]], of[2])
            case scoring.COUNTRY_BONUS:
                return CountryBonus(of[0], self.countries[of[1]], of[2])
            case scoring.NOBLE_BONUS:
                return NobleHouseBonus(of[0], of[1])
            case scoring.PERIOD_SCORED:
                return self._period(of)
        return self._title(of)

    def _period(self, of: list[int]) -> PeriodScored:
        period, country, first, second, third, *rest = of
        met = ((first, second, rest[0]), (second, third, rest[1]))
        higher, lower = self.box.countries[country].period[period]
        return PeriodScored(
            period + 1,
            self.countries[country],
            _seat(first),
            _seat(second),
            (higher, lower),
            tuple(rest[2:]),
            tuple(Tie(one, other, TIE_BREAKS[by]) for one, other, by in met if by != NONE),
        )

    def _title(self, of: list[int]) -> TitleScored:
        title = self.box.titles[of[0]]
        winners = tuple(seat for seat in of[1:3] if seat != NONE)
        points = {0: 0, 1: title.full, 2: title.half}[len(winners)]
        return TitleScored(title.name, winners, points, tuple(of[3:]))


def _seat(number: int) -> int | None:
    return None if number == NONE else number
