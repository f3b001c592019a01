"""What each seat may know: the view of a position, and events as others learn of them."""

from collections.abc import Iterator

import msgspec

from crownlands.core.contract import NOBODY
from crownlands.core.game import Event, View
from crownlands.games.el_grande import events, scoring
from crownlands.games.el_grande.box import GrandeBox
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import (
    COURT,
    CROWN,
    DECKS,
    HOMES,
    INCOME,
    INTRIGUE,
    NONE,
    OVER,
    RETURN,
    REVEAL,
    STARTER,
    VALUES,
    VETO,
    VETOES,
    Setting,
)

PHASES = (
    "crown", "homes", "starter", "reveal", "power", "income", "taking",
    "acting", "special", "veto", "discs", "return", "over",
)  # fmt: skip


class Standing(msgspec.Struct, frozen=True):
    """A region or the Castillo as it stands."""

    caballeros: tuple[int, ...]  # by seat
    values: tuple[int, ...]  # what the places are worth now
    board: int | None  # the mobile scoreboard on it, from 1
    king: bool
    grandes: tuple[int, ...]  # the seats whose home it is
    points: tuple[int, ...]  # what each seat would score here now


class Power(msgspec.Struct, frozen=True):
    """A seat's power cards: what the viewer knows of them."""

    hand: tuple[int, ...]  # surely in hand
    doubtful: tuple[int, ...]  # some of these came back unseen, the others lie played
    hidden: int  # how many of the doubtful ones are in hand
    played: tuple[int, ...]  # surely played
    now: int | None  # the card of this round


class VetoCard(msgspec.Struct, frozen=True):
    seat: int
    rounds: int  # 2: this round and the next, 1: this round only
    asked: str | None  # see events.Permitted; None if it is another's
    place: str | None


class InUse(msgspec.Struct, frozen=True):
    """The action card in use, and what remains of it."""

    card: str
    deck: int
    heads: int  # for which caballeros may still be placed
    special: bool  # whether its special action may still be done
    begun: bool  # whether it is being done
    total: int  # caballeros that an intrigue may still move, or that may come to the court
    own: int  # of these, one's own
    foreign: int
    court: int  # that may still come from the court
    region: str | None  # that an intrigue keeps to, or that an expulsion names
    todo: tuple[int, ...]  # seats whose part is still to come
    places: tuple[str, ...]  # places still to be scored


class Pending(msgspec.Struct, frozen=True):
    """What a holder of a veto is asked about; see events.Announced."""

    move: int | None
    concerned: int | None
    discs: str | None


class GrandeView(View, frozen=True, tag="el_grande"):
    seat: int | None  # the viewer; None for a spectator
    actors: tuple[int, ...]  # the seats that must choose
    phase: str
    round: int
    rounds: tuple[int, ...]
    scoring: tuple[int, ...]  # the rounds after which all is scored
    starter: int | None  # who plays the first power card
    turn: int | None
    order: tuple[int, ...]  # the seats that played a power card, highest first
    king: str | None
    places: dict[str, Standing]
    court: tuple[int, ...]
    province: tuple[int, ...]
    scores: tuple[int, ...]
    homes: tuple[str | None, ...]
    boards: tuple[str | None, ...]  # where the mobile scoreboards lie
    cards: tuple[str | None, ...]  # face up, by deck; None where it was taken
    unseen: dict[str, int]  # cards that were not yet turned up
    power: tuple[Power, ...]
    in_use: InUse | None
    pending: Pending | None
    returning: int  # caballeros that the acting seat has still to give back
    income: int  # that may still come to the court
    vetoes: tuple[VetoCard, ...]
    discs: tuple[str | None, ...]  # None where sealed, or none is set
    has_set: tuple[bool, ...]
    ranking: tuple[tuple[int, ...], ...] | None  # when the match is over

    @property
    def stage(self) -> int:
        return self.round


class Viewing:
    """Shows positions of one setting to its seats."""

    def __init__(self, box: GrandeBox, setting: Setting, telling: events.Telling) -> None:
        self.setting = setting
        self.places = box.place_names()
        self.cards = box.card_names()
        self.telling = telling
        numbers = zip(setting.rounds, setting.scores_after, strict=True)
        self.scoring = tuple(number for number, scores in numbers if scores)

    def view(self, state: ElGrande, seat: int) -> GrandeView:
        setting = self.setting
        seats = range(setting.seats)
        over = state.phase == OVER
        before = state.phase in (CROWN, HOMES, STARTER, REVEAL)
        played = [at for at in seats if state.played[at]]
        return GrandeView(
            seat=None if seat == NOBODY else seat,
            actors=tuple(actor for actor in state.actors() if actor >= 0),
            phase=PHASES[state.phase],
            round=setting.rounds[state.round],
            rounds=tuple(setting.rounds),
            scoring=self.scoring,
            starter=_or_none(state.starter),
            turn=None if over or before else state.turn,
            order=tuple(sorted(played, key=lambda at: -state.played[at])),
            king=self._place(state.king),
            places={name: self._look_at(state, at) for at, name in enumerate(self.places)},
            court=tuple(state.court),
            province=tuple(state.province),
            scores=tuple(state.score),
            homes=tuple(self._place(region) for region in state.home),
            boards=tuple(self._place(place) for place in state.boards),
            cards=tuple(None if kind == NONE else self.cards[kind] for kind in state.open),
            unseen=self._unseen(state),
            power=tuple(self._power(state, at, at == seat) for at in seats),
            in_use=self._in_use(state),
            pending=self._pending(state),
            returning=state.left if state.phase == RETURN else 0,
            income=state.left if state.phase == INCOME else 0,
            vetoes=tuple(self._vetoes(state, seat)),
            discs=self._discs(state, seat),
            has_set=tuple(disc != NONE for disc in state.discs),
            ranking=tuple(map(tuple, state.ranking())) if over else None,
        )

    def _place(self, place: int) -> str | None:
        return None if place == NONE else self.places[place]

    def _look_at(self, state: ElGrande, place: int) -> Standing:
        seats = range(self.setting.seats)
        board = state.board_on(place)
        return Standing(
            tuple(state.count(place, seat) for seat in seats),
            tuple(state.worth(place, rank) for rank in range(VALUES)),
            None if board == NONE else board + 1,
            state.king == place,
            tuple(seat for seat in seats if state.home[seat] == place),
            tuple(scoring.result(state, place, self.setting.limit).points),
        )

    def _unseen(self, state: ElGrande) -> dict[str, int]:
        decks = zip(self.cards, state.decks, self.setting.kind_deck, strict=True)
        return {name: left for name, left, deck in decks if left and deck < DECKS - 1}

    def _power(self, state: ElGrande, seat: int, own: bool) -> Power:
        doubt = 0 if own else state.secret[seat * 2] | state.secret[seat * 2 + 1]
        hand = state.hands[seat] & ~doubt
        every = (2 << self.setting.powers) - 2
        return Power(
            _values(hand),
            _values(doubt),
            len(_values(state.hands[seat] & doubt)),
            _values(every & ~hand & ~doubt),
            state.played[seat] or None,
        )

    def _in_use(self, state: ElGrande) -> InUse | None:
        if state.card == NONE:
            return None
        counted = state.effect() in (INTRIGUE, COURT)
        scores = state.scores_places()
        bits = [at for at in range(self.setting.places) if state.todo >> at & 1]
        return InUse(
            self.cards[state.card],
            self.setting.kind_deck[state.card] + 1,
            state.place_left,
            state.special,
            state.in_special(),
            state.left if counted else 0,
            state.left_own,
            state.left_foreign,
            state.left_add,
            self._place(state.source),
            () if scores else tuple(bits),
            tuple(self.places[at] for at in bits) if scores else (),
        )

    def _pending(self, state: ElGrande) -> Pending | None:
        if state.phase != VETO:
            return None
        return Pending(*self.telling.part(state.pending))

    def _vetoes(self, state: ElGrande, viewer: int) -> Iterator[VetoCard]:
        for card in range(VETOES):
            seat, until = state.vetoes[card * 2], state.vetoes[card * 2 + 1]
            if seat != NONE:
                wish = self.telling.wish(state.watch[seat]) if seat == viewer else (None, None)
                yield VetoCard(seat, until - state.round + 1, *wish)

    def _discs(self, state: ElGrande, seat: int) -> tuple[str | None, ...]:
        sealed = state.discs_are_sealed()
        return tuple(
            None if sealed and at != seat else self._place(disc)
            for at, disc in enumerate(state.discs)
        )


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _values(bits: int) -> tuple[int, ...]:
    return tuple(value for value in range(1, bits.bit_length()) if bits >> value & 1)


def redact(event: Event, seat: int) -> Event:
    """A disc is sealed until all are shown. Of a power card that comes back others see only that it
    is not the one on top, of a veto that is not used only that it is not."""
    match event:
        case events.DiscSet(seat=other) if other != seat:
            return msgspec.structs.replace(event, region=None)
        case events.PowerRecalled(seat=other, seen=False) if other != seat:
            return msgspec.structs.replace(event, value=None)
        case events.Permitted(seat=other) if other != seat:
            return msgspec.structs.replace(event, asked=None, place=None)
    return event


def reveals(event: Event) -> bool:
    """Region and action cards come to light when chance turns them up, discs when all are set, and
    what a holder of a veto wishes when it is asked, or not asked."""
    return isinstance(
        event,
        events.KingCrowned
        | events.HomeDealt
        | events.StarterChosen
        | events.CardRevealed
        | events.DiscShown
        | events.Announced
        | events.Permitted
        | events.GameEnded,
    )
