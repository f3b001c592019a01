"""The events of El Grande: what the compiled rules log as numbers, as typed facts."""

from crownlands.core.contract import Fact
from crownlands.core.game import Event
from crownlands.games.el_grande import facts
from crownlands.games.el_grande.box import COURT, GrandeBox
from crownlands.games.el_grande.setting import (
    ALWAYS,
    NONE,
    NOT_THIS_ACTION,
    NOT_THIS_ROUND,
    ONLY_ME,
)


class KingCrowned(Event, frozen=True, tag="king-crowned"):
    """Where the King stands first."""

    region: str


class HomeDealt(Event, frozen=True, tag="home-dealt"):
    seat: int
    region: str


class StarterChosen(Event, frozen=True, tag="starter-chosen"):
    seat: int


class RoundStarted(Event, frozen=True, tag="round-started"):
    round: int


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    deck: int
    card: str


class PowerPlayed(Event, frozen=True, tag="power-played"):
    seat: int
    value: int


class TurnStarted(Event, frozen=True, tag="turn-started"):
    seat: int
    value: int  # of the power card


class CalledUp(Event, frozen=True, tag="called-up"):
    """From the province to the court."""

    seat: int
    number: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """From the board to the court."""

    seat: int
    region: str


class CardTaken(Event, frozen=True, tag="card-taken"):
    seat: int
    deck: int
    card: str


class Placed(Event, frozen=True, tag="placed"):
    seat: int
    place: str


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: int


class ActionStarted(Event, frozen=True, tag="action-started"):
    """The special action of the card."""

    seat: int
    card: str


class ActionEnded(Event, frozen=True, tag="action-ended"):
    """The rest of the special action was given up."""

    seat: int


class Announced(Event, frozen=True, tag="announced"):
    """What a holder of a veto may stop: a move of the taker, the part of one seat, or that the next
    disc is set or all are shown."""

    seat: int
    card: str
    move: int | None  # its number in the vocabulary
    concerned: int | None
    discs: str | None  # next, shown


class Permitted(Event, frozen=True, tag="permitted"):
    """A holder of a veto lets it pass, by its answer or by what it wished before; `asked` is what
    it wishes from now on: not-action, not-round, me or place for what concerns only these, and
    always where it wishes nothing new. None to the others."""

    seat: int
    asked: str | None
    place: str | None


class Vetoed(Event, frozen=True, tag="vetoed"):
    seat: int
    stopped: int
    card: str


class VetoExpired(Event, frozen=True, tag="veto-expired"):
    seat: int


class CaballeroMoved(Event, frozen=True, tag="moved"):
    seat: int
    owner: int
    region: str
    to: str


class Added(Event, frozen=True, tag="added"):
    """From the court by the special action."""

    seat: int
    place: str


class CourtLost(Event, frozen=True, tag="court-lost"):
    """From the court to the province."""

    seat: int
    number: int


class GivenBack(Event, frozen=True, tag="given-back"):
    """To the province; `place` is a region or the court."""

    seat: int
    place: str


class Banished(Event, frozen=True, tag="banished"):
    """From a region to the province."""

    seat: int
    owner: int
    region: str


class RegionNamed(Event, frozen=True, tag="region-named"):
    seat: int
    region: str


class DiscSet(Event, frozen=True, tag="disc-set"):
    """None to the others until all discs are shown."""

    seat: int
    region: str | None


class DiscShown(Event, frozen=True, tag="disc-shown"):
    seat: int
    region: str


class Retreated(Event, frozen=True, tag="retreated"):
    """From a region to the province, by disc."""

    seat: int
    region: str
    number: int


class Expelled(Event, frozen=True, tag="expelled"):
    """`to` is a region or the court."""

    seat: int
    region: str
    to: str
    number: int


class BoardLaid(Event, frozen=True, tag="board-laid"):
    seat: int
    board: int  # from 1
    place: str


class KingMoved(Event, frozen=True, tag="king-moved"):
    seat: int
    region: str


class GrandeMoved(Event, frozen=True, tag="grande-moved"):
    seat: int
    region: str


class PowerRecalled(Event, frozen=True, tag="power-recalled"):
    """None to the others, unless it is the card of this round, which lay on top."""

    seat: int
    value: int | None
    seen: bool


class ScoringStarted(Event, frozen=True, tag="scoring-started"):
    """A general scoring, after this round."""

    round: int


class CastilloLeft(Event, frozen=True, tag="castillo-left"):
    """`to` is a region or the court."""

    seat: int
    to: str
    number: int


class PlaceScored(Event, frozen=True, tag="place-scored"):
    place: str
    leader: int | None  # who alone has the most caballeros there, with the bonuses
    places: int  # how many places could score
    counts: tuple[int, ...]
    points: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[int, ...]


GrandeEvent = (
    KingCrowned
    | HomeDealt
    | StarterChosen
    | RoundStarted
    | CardRevealed
    | PowerPlayed
    | TurnStarted
    | CalledUp
    | Withdrawn
    | CardTaken
    | Placed
    | TurnEnded
    | ActionStarted
    | ActionEnded
    | Announced
    | Permitted
    | Vetoed
    | VetoExpired
    | CaballeroMoved
    | Added
    | CourtLost
    | GivenBack
    | Banished
    | RegionNamed
    | DiscSet
    | DiscShown
    | Retreated
    | Expelled
    | BoardLaid
    | KingMoved
    | GrandeMoved
    | PowerRecalled
    | ScoringStarted
    | CastilloLeft
    | PlaceScored
    | GameEnded
)
ASKED = {
    ALWAYS: "always",
    NOT_THIS_ACTION: "not-action",
    NOT_THIS_ROUND: "not-round",
    ONLY_ME: "me",
}  # or a place


class Telling:
    """Turns the numbers of the log into events, with the box's names."""

    def __init__(self, box: GrandeBox, seats: int, moves: int) -> None:
        self.seats = seats
        self.moves = moves  # how many there are
        self.places = box.place_names()
        self.cards = box.card_names()

    def event(self, fact: Fact) -> GrandeEvent:
        kind, *of = fact
        if kind <= facts.ACTION_ENDED:
            return self._in_turn(kind, of)
        if kind <= facts.VETO_EXPIRED:
            return self._veto(kind, of)
        if kind <= facts.POWER_RECALLED:
            return self._action(kind, of)
        return self._scoring(kind, of)

    def _in_turn(self, kind: int, of: list[int]) -> GrandeEvent:
        match kind:
            case facts.KING_CROWNED:
                return KingCrowned(self.places[of[0]])
            case facts.HOME_DEALT:
                return HomeDealt(of[0], self.places[of[1]])
            case facts.STARTER_CHOSEN:
                return StarterChosen(of[0])
            case facts.ROUND_STARTED:
                return RoundStarted(of[0])
            case facts.CARD_REVEALED:
                return CardRevealed(of[0], self.cards[of[1]])
            case facts.POWER_PLAYED:
                return PowerPlayed(of[0], of[1])
            case facts.TURN_STARTED:
                return TurnStarted(of[0], of[1])
            case facts.CALLED_UP:
                return CalledUp(of[0], of[1])
            case facts.WITHDRAWN:
                return Withdrawn(of[0], self.places[of[1]])
            case facts.CARD_TAKEN:
                return CardTaken(of[0], of[1], self.cards[of[2]])
            case facts.PLACED:
                return Placed(of[0], self.places[of[1]])
            case facts.ACTION_STARTED:
                return ActionStarted(of[0], self.cards[of[1]])
            case facts.ACTION_ENDED:
                return ActionEnded(of[0])
        return TurnEnded(of[0])

    def _veto(self, kind: int, of: list[int]) -> GrandeEvent:
        match kind:
            case facts.ANNOUNCED:
                return Announced(of[0], self.cards[of[1]], *self.part(of[2]))
            case facts.PERMITTED:
                return Permitted(of[0], *self.wish(of[1]))
            case facts.VETOED:
                return Vetoed(of[0], of[1], self.cards[of[2]])
        return VetoExpired(of[0])

    def wish(self, watched: int) -> tuple[str, str | None]:
        """What a holder of a veto wants to be asked, and about which place."""
        return ASKED.get(watched, "place"), self.places[watched] if watched >= 0 else None

    def part(self, pending: int) -> tuple[int | None, int | None, str | None]:
        """What was announced: a move, or whose part it is, or what happens to the discs."""
        if pending < self.moves:
            return pending, None, None
        seat = pending - self.moves
        if seat < self.seats:
            return None, seat, None
        return None, None, "shown" if seat == self.seats else "next"

    def _action(self, kind: int, of: list[int]) -> GrandeEvent:
        match kind:
            case facts.MOVED:
                return CaballeroMoved(of[0], of[1], self.places[of[2]], self.places[of[3]])
            case facts.ADDED:
                return Added(of[0], self.places[of[1]])
            case facts.COURT_LOST:
                return CourtLost(of[0], of[1])
            case facts.GIVEN_BACK:
                return GivenBack(of[0], COURT if of[1] < 0 else self.places[of[1]])
            case facts.BANISHED:
                return Banished(of[0], of[1], self.places[of[2]])
            case facts.REGION_NAMED:
                return RegionNamed(of[0], self.places[of[1]])
            case facts.DISC_SET:
                return DiscSet(of[0], self.places[of[1]])
            case facts.DISC_SHOWN:
                return DiscShown(of[0], self.places[of[1]])
            case facts.RETREATED:
                return Retreated(of[0], self.places[of[1]], of[2])
            case facts.EXPELLED:
                to = COURT if of[3] else self.places[of[2]]
                return Expelled(of[0], self.places[of[1]], to, of[4])
        return self._pieces(kind, of)

    def _pieces(self, kind: int, of: list[int]) -> GrandeEvent:
        match kind:
            case facts.BOARD_LAID:
                return BoardLaid(of[0], of[1] + 1, self.places[of[2]])
            case facts.KING_MOVED:
                return KingMoved(of[0], self.places[of[1]])
            case facts.GRANDE_MOVED:
                return GrandeMoved(of[0], self.places[of[1]])
        return PowerRecalled(of[0], of[1], bool(of[2]))

    def _scoring(self, kind: int, of: list[int]) -> GrandeEvent:
        match kind:
            case facts.SCORING_STARTED:
                return ScoringStarted(of[0])
            case facts.CASTILLO_LEFT:
                return CastilloLeft(of[0], COURT if of[2] else self.places[of[1]], of[3])
            case facts.PLACE_SCORED:
                place, leader, places, *numbers = of
                alone = None if leader == NONE else leader
                counts, points = numbers[: self.seats], numbers[self.seats :]
                return PlaceScored(self.places[place], alone, places, tuple(counts), tuple(points))
        return GameEnded(tuple(of))
