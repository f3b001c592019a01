"""The moves of El Grande: typed, and as one line of text, the same in every language."""

from collections.abc import Iterator

from crownlands.core.vocabulary import Move, Vocabulary
from crownlands.games.el_grande.box import ME, GrandeBox
from crownlands.games.el_grande.setting import DECKS


class EndTurn(Move, frozen=True, tag="end-turn"):
    """Give up whatever placing or special action was not done."""


class Enough(Move, frozen=True, tag="enough"):
    """Leave the rest of the special action, or of what the province lacks."""


class Place(Move, frozen=True, tag="place"):
    """One caballero from the court, by the heads of the card."""

    place: str


class MoveCaballero(Move, frozen=True, tag="move"):
    """One caballero, by the special action."""

    owner: int
    region: str
    to: str


class Add(Move, frozen=True, tag="add"):
    """One caballero from the court, by the special action."""

    place: str


class ScorePlace(Move, frozen=True, tag="score"):
    place: str


class MoveKing(Move, frozen=True, tag="king"):
    region: str


class MoveGrande(Move, frozen=True, tag="grande"):
    region: str


class LayBoard(Move, frozen=True, tag="board"):
    """A mobile scoreboard, from beside the board or from another place."""

    board: int  # from 1
    place: str


class Expel(Move, frozen=True, tag="expel"):
    """Name the region that the others must leave."""

    region: str


class Banish(Move, frozen=True, tag="banish"):
    """One caballero of every player goes to the province."""

    owner: int
    region: str


class UseCard(Move, frozen=True, tag="use"):
    """Begin a special action that leaves its taker nothing to choose, or only in secret."""


class RecallPower(Move, frozen=True, tag="recall"):
    value: int


class CallUp(Move, frozen=True, tag="call"):
    """From the province to the court."""

    number: int


class Withdraw(Move, frozen=True, tag="withdraw"):
    """From the board to the court, in place of one that the province lacks."""

    region: str


class GiveFromCourt(Move, frozen=True, tag="give-court"):
    """From the court to the province."""


class GiveBack(Move, frozen=True, tag="give"):
    """From a region to the province."""

    region: str


class TakeCard(Move, frozen=True, tag="take"):
    deck: int  # from 1


class PlayPower(Move, frozen=True, tag="power"):
    value: int


class SetDisc(Move, frozen=True, tag="disc"):
    region: str


class Veto(Move, frozen=True, tag="veto"):
    pass


class Allow(Move, frozen=True, tag="allow"):
    """Let the part that was announced pass."""


class AllowAction(Move, frozen=True, tag="allow-action"):
    """And the rest of this special action too."""


class AllowRound(Move, frozen=True, tag="allow-round"):
    """And everything until the end of this round."""


class AllowUnlessMe(Move, frozen=True, tag="allow-unless-me"):
    """And everything until the end of this round that does not concern the holder itself."""


class AllowUnless(Move, frozen=True, tag="allow-unless"):
    """And everything until the end of this round that does not concern this place."""

    place: str


class AskAgain(Move, frozen=True, tag="ask-again"):
    """Be asked about everything again."""


class Crown(Move, frozen=True, tag="crown"):
    """Chance: the King's first region."""

    region: str


class DealHome(Move, frozen=True, tag="deal-home"):
    """Chance: the home region of the next seat."""

    region: str


class ChooseStarter(Move, frozen=True, tag="choose-starter"):
    """Chance."""

    seat: int


class RevealCard(Move, frozen=True, tag="reveal"):
    """Chance: the top card of the next deck."""

    card: str


GrandeMove = (
    EndTurn
    | Enough
    | Place
    | MoveCaballero
    | Add
    | ScorePlace
    | MoveKing
    | MoveGrande
    | LayBoard
    | Expel
    | Banish
    | UseCard
    | RecallPower
    | CallUp
    | Withdraw
    | GiveFromCourt
    | GiveBack
    | TakeCard
    | PlayPower
    | SetDisc
    | Veto
    | Allow
    | AllowAction
    | AllowRound
    | AllowUnlessMe
    | AllowUnless
    | AskAgain
    | Crown
    | DealHome
    | ChooseStarter
    | RevealCard
)
SINGLE = {
    EndTurn: "done",
    Enough: "enough",
    UseCard: "use",
    GiveFromCourt: "give court",
    Veto: "veto",
    Allow: "allow",
    AllowAction: "allow action",
    AllowRound: "allow round",
    AllowUnlessMe: f"allow unless {ME}",
    AskAgain: "ask again",
}
FIRST_WORD = {
    AllowUnless: "allow unless",
    DealHome: "home",
    ChooseStarter: "first",
}  # of other moves it is the tag


def vocabulary(box: GrandeBox, seats: int, most_called: int) -> Vocabulary:
    letters = [colour.letter for colour in box.colours[:seats]]

    def write(move: Move) -> str:
        """The kind of move and its fields in their order, a seat by its letter."""
        kind = type(move)
        if kind in SINGLE:
            return SINGLE[kind]
        words = [FIRST_WORD.get(kind, str(move.__struct_config__.tag))]
        for field in move.__struct_fields__:
            value = getattr(move, field)
            words.append(letters[value] if field in ("owner", "seat") else str(value))
        return " ".join(words)

    return Vocabulary(_all_moves(box, seats, most_called), write)


def _all_moves(box: GrandeBox, seats: int, most_called: int) -> Iterator[Move]:
    """In the order that Setting numbers them."""
    regions, places = box.region_names(), box.place_names()
    values = range(1, len(box.heads) + 1)
    yield from (EndTurn(), Enough())
    yield from (Place(place) for place in places)
    for owner in range(seats):
        for region in regions:
            yield from (MoveCaballero(owner, region, to) for to in places if to != region)
    yield from (Add(place) for place in places)
    yield from (ScorePlace(place) for place in places)
    yield from (MoveKing(region) for region in regions)
    yield from (MoveGrande(region) for region in regions)
    for board in range(1, len(box.boards) + 1):
        yield from (LayBoard(board, place) for place in places)
    yield from (Expel(region) for region in regions)
    for owner in range(seats):
        yield from (Banish(owner, region) for region in regions)
    yield UseCard()
    yield from (RecallPower(value) for value in values)
    yield from (CallUp(number) for number in range(most_called + 1))
    yield from (Withdraw(region) for region in regions)
    yield GiveFromCourt()
    yield from (GiveBack(region) for region in regions)
    yield from (TakeCard(deck) for deck in range(1, DECKS + 1))
    yield from (PlayPower(value) for value in values)
    yield from (SetDisc(region) for region in regions)
    yield from (Veto(), Allow(), AllowAction(), AllowRound(), AllowUnlessMe())
    yield from (AllowUnless(place) for place in places)
    yield AskAgain()
    yield from (Crown(region) for region in regions)
    yield from (DealHome(region) for region in regions)
    yield from (ChooseStarter(seat) for seat in range(seats))
    yield from (RevealCard(name) for name in box.card_names())
