"""Which message tells each move, event and refusal of El Grande to a person."""

from collections.abc import Sequence

from crownlands.core.game import Event
from crownlands.core.messages import Arg, Counts, Gains, Msg, Names, SeatName, Word
from crownlands.core.vocabulary import Move
from crownlands.games.el_grande import events, moves, refusals
from crownlands.games.el_grande.box import COURT, GrandeBox, standard_box

GAME = "el_grande"
CHAPTERS = {
    # why a move is refused, and the chapter of the rules that says so
    refusals.UNKNOWN_MOVE: "notation",
    refusals.GAME_OVER: "end",
    refusals.NOT_YOUR_TURN: "round",
    refusals.CHANCE_ONLY: "setup",
    refusals.NOT_NOW: "turn",
    refusals.POWER_FIRST: "power",
    refusals.NOT_IN_HAND: "power",
    refusals.VALUE_TAKEN: "power",
    refusals.INCOME_FIRST: "turn",
    refusals.TOO_MANY: "turn",
    refusals.PROVINCE_FIRST: "turn",
    refusals.TAKE_FIRST: "turn",
    refusals.CARD_GONE: "turn",
    refusals.NO_HEADS: "placing",
    refusals.COURT_EMPTY: "placing",
    refusals.KINGS_REGION: "king",
    refusals.NOT_ADJACENT: "placing",
    refusals.NOT_ON_CARD: "special",
    refusals.USED_UP: "special",
    refusals.SPECIAL_OVER: "special",
    refusals.FINISH_FIRST: "special",
    refusals.COMPULSORY: "deck2",
    refusals.NOTHING_BEGUN: "special",
    refusals.NOTHING_TO_DO: "special",
    refusals.NOBODY_THERE: "special",
    refusals.OTHER_REGION: "deck1",
    refusals.ONE_OF_EACH: "deck2",
    refusals.THERE_ALREADY: "deck4",
    refusals.BOARD_THERE: "boards",
    refusals.NOT_PLAYED: "deck4",
    refusals.VETO_FIRST: "veto",
    refusals.DISC_FIRST: "general",
    refusals.DISC_SET: "general",
    refusals.SAME_REGION: "deck4",
    refusals.TOO_FEW_THERE: "deck2",
    refusals.RETURN_FIRST: "deck2",
    refusals.ONE_BY_ONE: "deck4",
    refusals.ASKED_ALREADY: "veto",
}
SEATS = ("seat", "owner", "stopped", "concerned")
PLACES = ("region", "place", "to")


class Speech:
    def __init__(self, box: GrandeBox, moves: Sequence[Move]) -> None:
        self._moves = moves
        standard = standard_box()
        known = (*standard.place_names(), COURT)
        self._places: dict[str, Arg] = {
            name: Word(f"{GAME}-place-{name}") if name in known else name
            for name in (*box.place_names(), COURT)
        }
        self._cards: dict[str, Arg] = {
            name: Word(f"{GAME}-card-{name}") if name in standard.card_names() else name
            for name in box.card_names()
        }
        self._decks = {card.name: card.deck for card in box.cards}
        self._boards = ["/".join(map(str, values)) for values in box.boards]

    def place(self, name: str | None) -> Arg:
        """A region, the Castillo or a court; None is a disc that the reader may not see."""
        return Word(f"{GAME}-place-unknown") if name is None else self._places[name]

    def card(self, name: str) -> Arg:
        return self._cards[name]

    def _told(self, thing: Move | Event) -> dict[str, Arg]:
        """Every field that has a name, seats and numbers."""
        told: dict[str, Arg] = {}
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field in PLACES:
                told[field] = self.place(value)
            elif field in SEATS:
                told[field] = "" if value is None else SeatName(value)
            elif field == "card":
                told[field] = self.card(value)
            elif field == "board":
                told[field] = self._boards[value - 1]
            elif (isinstance(value, int) and not isinstance(value, bool)) or isinstance(value, str):
                told[field] = value
        return told

    def move(self, move: Move) -> Msg:
        told = self._told(move)
        if isinstance(move, moves.RevealCard):  # two cards share a name
            told["deck"] = self._decks[move.card]
        return Msg(f"{GAME}-move-{move.__struct_config__.tag}", told)

    def event(self, event: Event) -> Msg:
        told = self._told(event)
        match event:
            case events.Announced(move=move, discs=discs):
                told["move"] = "" if move is None else self.move(self._moves[move])
                told["what"] = discs or ("seat" if move is None else "move")
            case events.Permitted(asked=asked, place=place):
                told["asked"] = asked or "hidden"
                told["place"] = "" if place is None else self.place(place)
            case events.PowerRecalled(value=value):
                told["value"] = "none" if value is None else value
            case events.PlaceScored(leader=leader, counts=counts, points=points):
                told |= {"counts": Counts(counts), "gains": Gains(points)}
                told["leader"] = "" if leader is None else SeatName(leader)
                told["scored"] = "yes" if any(points) else "no"
            case events.GameEnded(winners):
                told |= {"winners": Names(winners), "count": len(winners)}
        return Msg(f"{GAME}-event-{event.__struct_config__.tag}", told)

    def refusal(self, move: Move | None, rule: str) -> Msg:
        """Why a move was refused."""
        return Msg(f"{GAME}-refused-{rule}")
