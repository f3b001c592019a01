"""The position of an El Grande match: Spain, the courts, the cards and what is being done."""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64, vec
from crownlands.games.el_grande.setting import (
    ALWAYS,
    CROWN,
    DECKS,
    DISCS,
    NONE,
    PARS,
    RETURN,
    SPECIAL,
    VALUES,
    VETO,
    VETOES,
    Setting,
)

SCALARS: Final = 20  # how many single numbers open to_ints()


def replaced(table: vec[i64], at: i64, number: i64) -> vec[i64]:
    """Another table with one number changed, so that positions may share the old one."""
    new = table[:]
    new[at] = number
    return new


class Position(State):
    """All that changes in a match. What may be done with it stands in choices.py."""

    __slots__ = (
        "acting",
        "asked",
        "boards",
        "caballeros",
        "card",
        "court",
        "decks",
        "discs",
        "hands",
        "home",
        "king",
        "left",
        "left_add",
        "left_foreign",
        "left_own",
        "open",
        "pending",
        "phase",
        "place_left",
        "placing",
        "played",
        "province",
        "revealed",
        "round",
        "score",
        "secret",
        "setting",
        "source",
        "special",
        "starter",
        "todo",
        "turn",
        "vetoes",
        "waiting",
        "watch",
    )
    setting: Setting
    phase: i64
    round: i64  # number among those that are played, from 0
    turn: i64  # the seat whose turn it is
    acting: i64  # the first seat that may choose, CHANCE or NOBODY
    starter: i64  # who plays the first power card of the round; NONE until named
    king: i64  # the region where he stands; NONE until turned up
    revealed: i64  # decks whose card of this round is turned up
    card: i64  # the kind of the action card in use
    place_left: i64  # heads of the card for which a caballero may still be placed
    placing: bool  # some were placed, and nothing else was done since
    special: bool  # the special action was neither done nor declined nor stopped
    left: i64  # what the income, the special action or a return still allows in all
    left_own: i64  # own caballeros that an intrigue may still move
    left_foreign: i64
    left_add: i64
    source: i64  # the region to which an intrigue keeps or that was named for an expulsion
    todo: i64  # bits of the seats or places whose part of the special action is still to come
    # the part that was announced: a move, or end + seat; end + seats: the discs are shown, and one
    # more: the next one is set
    pending: i64
    asked: i64  # the holders of vetoes that were asked about it, as bits
    waiting: i64  # the seats that have still to set their discs, as bits
    caballeros: vec[i64]  # by place * seats + seat
    court: vec[i64]
    province: vec[i64]
    score: vec[i64]
    # these change seldom, and then are replaced by replaced(): copies of a position share them
    home: vec[i64]  # where each Grande stands
    hands: vec[i64]  # power cards, as bits
    played: vec[i64]  # the power card of this round, 0 before it is played
    secret: vec[i64]  # by seat * 2: which cards one that came back unseen may be, as bits
    discs: vec[i64]  # regions, NONE where none is set
    decks: vec[i64]  # cards in the decks, by kind
    open: vec[i64]  # kinds by deck, NONE where it was taken
    boards: vec[i64]  # places of the mobile scoreboards
    vetoes: vec[i64]  # by card * 2: who holds it, and the last round in which it lasts
    watch: vec[i64]  # what a holder of a veto wants to be asked

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def set_up(self) -> None:
        """Everything before the region cards are dealt."""
        setting = self.setting
        seats: i64 = setting.seats
        self.phase = CROWN
        self.round = 0
        self.turn = 0
        self.acting = CHANCE
        self.starter = NONE
        self.king = NONE
        self.revealed = 0
        self.asked = 0
        self.waiting = 0
        self.put_card_away()
        self.caballeros = vec[i64]([0] * (setting.places * seats))
        self.court = vec[i64]([setting.court_start] * seats)
        self.province = vec[i64]([setting.province_start] * seats)
        self.score = vec[i64]([0] * seats)
        self.home = vec[i64]([NONE] * seats)
        self.hands = vec[i64]([(2 << setting.powers) - 2] * seats)
        self.played = vec[i64]([0] * seats)
        self.secret = vec[i64]([0] * (seats * 2))
        self.discs = vec[i64]([NONE] * seats)
        self.decks = setting.deck
        self.open = vec[i64]([NONE] * DECKS)
        self.boards = vec[i64]([NONE] * setting.boards)
        self.vetoes = vec[i64]([NONE] * (VETOES * 2))
        self.watch = vec[i64]([ALWAYS] * seats)

    def put_card_away(self) -> None:
        """No action card is in use."""
        self.card = NONE
        self.place_left = 0
        self.placing = False
        self.special = False
        self.left = 0
        self.left_own = 0
        self.left_foreign = 0
        self.left_add = 0
        self.source = NONE
        self.todo = 0
        self.pending = NONE

    def take_from(self, other: "Position") -> None:
        """Become an independent copy of another position of the same setting."""
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.acting = other.acting
        self.starter = other.starter
        self.king = other.king
        self.revealed = other.revealed
        self.card = other.card
        self.place_left = other.place_left
        self.placing = other.placing
        self.special = other.special
        self.left = other.left
        self.left_own = other.left_own
        self.left_foreign = other.left_foreign
        self.left_add = other.left_add
        self.source = other.source
        self.todo = other.todo
        self.pending = other.pending
        self.asked = other.asked
        self.waiting = other.waiting
        self.caballeros = other.caballeros[:]
        self.court = other.court[:]
        self.province = other.province[:]
        self.score = other.score[:]
        self.home = other.home
        self.hands = other.hands
        self.played = other.played
        self.secret = other.secret
        self.discs = other.discs
        self.decks = other.decks
        self.open = other.open
        self.boards = other.boards
        self.vetoes = other.vetoes
        self.watch = other.watch

    # ---------------------------------------------------------------- what lies where

    def count(self, place: i64, seat: i64) -> i64:
        """Caballeros of a seat in a region or in the Castillo."""
        return self.caballeros[place * self.setting.seats + seat]

    def total(self, place: i64) -> i64:
        first: i64 = place * self.setting.seats
        found: i64 = 0
        at: i64
        for at in range(first, first + self.setting.seats):
            found += self.caballeros[at]
        return found

    def within_reach(self, seat: i64) -> i64:
        """Caballeros of a seat in the regions; nobody leaves that of the King."""
        found: i64 = 0
        region: i64
        for region in range(self.setting.regions):
            if region != self.king:
                found += self.count(region, seat)
        return found

    def board_on(self, place: i64) -> i64:
        """The mobile scoreboard that lies there, or NONE."""
        board: i64
        for board in range(self.setting.boards):
            if self.boards[board] == place:
                return board
        return NONE

    def worth(self, place: i64, rank: i64) -> i64:
        """What the first, second or third place (from 0) is worth there now."""
        board: i64 = self.board_on(place)
        if board == NONE:
            return self.setting.value[place * VALUES + rank]
        return self.setting.board_values[board * VALUES + rank]

    def effect(self) -> i64:
        """What the card in use does."""
        return self.setting.effect[self.card]

    def par(self, at: i64) -> i64:
        """A number of the card in use."""
        return self.setting.par[self.card * PARS + at]

    def holds_veto(self, seat: i64) -> bool:
        card: i64
        for card in range(VETOES):
            if self.vetoes[card * 2] == seat:
                return True
        return False

    def in_special(self) -> bool:
        """Whether a special action is going on."""
        discs: bool = self.phase == DISCS and self.card != NONE
        return self.phase == SPECIAL or self.phase == VETO or self.phase == RETURN or discs

    def discs_are_sealed(self) -> bool:
        """Set, and not yet shown."""
        setting = self.setting
        unseen: bool = self.phase == VETO and self.pending >= setting.end + setting.seats
        return self.phase == DISCS or unseen

    # ---------------------------------------------------------------- power cards

    def known_hand(self, seat: i64) -> i64:
        """The cards that all know to be in a hand, as bits."""
        return self.hands[seat] & ~(self.secret[seat * 2] | self.secret[seat * 2 + 1])

    # ---------------------------------------------------------------- as numbers

    def to_ints(self) -> list[int]:
        single: list[int] = [self.phase, self.round, self.turn, self.acting, self.starter]
        single += [self.king, self.revealed, self.card, self.place_left, int(self.placing)]
        single += [int(self.special), self.left, self.left_own, self.left_foreign, self.left_add]
        single += [self.source, self.todo, self.pending, self.asked, self.waiting]
        tables = list(self.caballeros) + list(self.court) + list(self.province) + list(self.score)
        tables += list(self.home) + list(self.hands) + list(self.played) + list(self.secret)
        tables += list(self.discs) + list(self.decks) + list(self.open) + list(self.boards)
        return single + tables + list(self.vetoes) + list(self.watch)

    def load_ints(self, ints: list[int]) -> None:
        """The inverse of to_ints()."""
        self.phase, self.round, self.turn, self.acting, self.starter = ints[:5]
        self.king, self.revealed, self.card, self.place_left = ints[5:9]
        self.placing, self.special = ints[9] == 1, ints[10] == 1
        self.left, self.left_own, self.left_foreign, self.left_add = ints[11:15]
        self.source, self.todo, self.pending, self.asked, self.waiting = ints[15:20]
        sizes = self._sizes()
        if len(ints) != SCALARS + sum(sizes):
            raise ValueError(f"{len(ints)} numbers are not a position of this setting")
        tables: list[vec[i64]] = []
        at = SCALARS
        for size in sizes:
            tables.append(vec[i64](ints[at : at + size]))
            at += size
        self.caballeros, self.court, self.province, self.score, self.home = tables[:5]
        self.hands, self.played, self.secret, self.discs, self.decks = tables[5:10]
        self.open, self.boards, self.vetoes, self.watch = tables[10:]

    def _sizes(self) -> list[int]:
        """How long each table of to_ints() is."""
        setting = self.setting
        seats: i64 = setting.seats
        sizes: list[int] = [setting.places * seats, seats, seats, seats, seats, seats, seats]
        sizes += [seats * 2, seats, setting.kinds, DECKS, setting.boards, VETOES * 2, seats]
        return sizes
