"""Which message tells each move, event and refusal of Royals to a person."""

from crownlands.core.game import Event
from crownlands.core.messages import Arg, Counts, Msg, Names, SeatName, Word
from crownlands.core.vocabulary import Move
from crownlands.games.royals import choices, events, moves
from crownlands.games.royals.box import RoyalsBox, standard_box

CHAPTERS = {
    # why a move is refused, and the chapter of the rules that says so
    choices.UNKNOWN_MOVE: "notation",
    choices.GAME_OVER: "end",
    choices.NOT_YOUR_TURN: "turn",
    choices.CHANCE_ONLY: "setup",
    choices.PLAN_FIRST: "draw",
    choices.DRAW_FIRST: "draw",
    choices.NO_MORE_DRAWS: "draw",
    choices.PILE_EMPTY: "draw",
    choices.NOT_ON_DISPLAY: "draw",
    choices.NO_INTRIGUE_NOW: "draw",
    choices.NO_INTRIGUE_LEFT: "draw",
    choices.OWN_POSITION: "takeover",
    choices.TOO_FEW_CARDS: "occupy",
    choices.TOO_FEW_INTRIGUE: "takeover",
    choices.TOO_FEW_CUBES: "rulings",
    choices.NO_RECALL: "rulings",
    choices.NOTHING_TO_PAY: "occupy",
    choices.PAY_FIRST: "occupy",
    choices.INTRIGUE_FIRST: "takeover",
    choices.INTRIGUE_PAID: "takeover",
    choices.NOT_IN_HAND: "occupy",
    choices.WRONG_COUNTRY: "occupy",
    choices.JOKER_BEGUN: "joker",
    choices.NO_SHORTAGE: "joker",
    choices.WOULD_NOT_SUFFICE: "joker",
    choices.DISCARD_FIRST: "limits",
    choices.WITHIN_LIMIT: "limits",
}


class Speech:
    def __init__(self, box: RoyalsBox) -> None:
        standard = standard_box()
        self._words: dict[str, Arg] = {}
        self._learn(
            "country", [c.name for c in box.countries], [c.name for c in standard.countries]
        )
        self._learn("city", [c.name for c in box.cities], [c.name for c in standard.cities])
        self._learn("title", [t.name for t in box.titles], [t.name for t in standard.titles])
        for name in box.pair_names():
            one, other = (self.word("country", part) for part in name.split("-"))
            self._words[f"pair {name}"] = Msg("royals-pair", {"one": one, "other": other})

    def _learn(self, kind: str, names: list[str], known: list[str]) -> None:
        """What an edited box names by itself goes by that name."""
        for name in names:
            self._words[f"{kind} {name}"] = Word(f"royals-{kind}-{name}") if name in known else name

    def word(self, kind: str, name: str | None) -> Arg:
        """A country, city, title or pair; None is a card that the reader may not see."""
        return Word("royals-card-unknown") if name is None else self._words[f"{kind} {name}"]

    def _told(self, thing: Move | Event) -> dict[str, Arg]:
        """Every field that has a name in the box, and seats."""
        told: dict[str, Arg] = {}
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field in ("country", "city", "title", "pair"):
                told[field] = self.word(field, value)
            elif field in ("seat", "loser"):
                told[field] = SeatName(value)
            elif isinstance(value, bool):
                told[field] = "yes" if value else "no"
            elif isinstance(value, int):
                told[field] = value
        return told

    def move(self, move: Move) -> Msg:
        return Msg(f"royals-move-{move.__struct_config__.tag}", self._told(move))

    def event(self, event: Event) -> Msg:
        told = self._told(event)
        match event:
            case events.PeriodScored(first=first, second=second, points=points):
                told |= _winner("first", first) | _winner("second", second)
                told |= {"higher": points[0], "lower": points[1]}
                told |= {"influence": Counts(event.influence), "tied": len(event.ties)}
                told["ties"] = _ties(event.ties)
            case events.TitleScored(winners=winners, cubes=cubes):
                told |= {"winners": Names(winners), "count": len(winners), "cubes": Counts(cubes)}
            case events.GameEnded(winners):
                told |= {"winners": Names(winners), "count": len(winners)}
        return Msg(f"royals-event-{event.__struct_config__.tag}", told)

    def refusal(self, move: Move | None, rule: str) -> Msg:
        """Why a move was refused, with what of the move the reason speaks of."""
        about = self._told(move) if isinstance(move, moves.ClaimPosition) else {}
        return Msg(f"royals-refused-{rule}", about)


def _winner(name: str, seat: int | None) -> dict[str, Arg]:
    """Who takes a marker, and whether anybody does."""
    if seat is None:
        return {name: "", f"has_{name}": "no"}
    return {name: SeatName(seat), f"has_{name}": "yes"}


def _ties(ties: tuple[events.Tie, ...]) -> Arg:
    """What decided between seats of equal influence: never more than two ties matter."""
    told = [
        Msg(
            "royals-tie",
            {
                "winner": SeatName(tie.winner),
                "loser": SeatName(tie.loser),
                "by": Word(f"royals-word-tie-{tie.by}"),
            },
        )
        for tie in ties
    ]
    if len(told) < 2:
        return told[0] if told else ""
    return Msg("royals-ties", {"one": told[0], "other": told[1]})
