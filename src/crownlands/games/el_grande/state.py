"""The position of an El Grande match: Spain, the courts, the cards and what is being done.

Everything is a small int:

- a *region* is its number on the board, from 0; a *place* is a region or the Castillo, which comes
  after the last of them;
- a *seat* is 0 .. seats - 1 in clockwise order;
- a *kind* is an action card's number among the kinds of the box; an *effect* is what it does;
- a power card is its value, and a set of power cards a number with a bit for each value.
"""

from typing import Final

from crownlands.core.contract import CHANCE, State
from crownlands.core.ints import i64, vec

# what the match waits for
CROWN: Final = 0  # chance turns up the King's region
HOMES: Final = 1  # chance deals a home region to each seat
STARTER: Final = 2  # chance names who plays the first power card
REVEAL: Final = 3  # chance turns up an action card of the next deck
POWER: Final = 4  # a seat plays a power card
INCOME: Final = 5  # the seat on turn moves caballeros from its province to its court
TAKING: Final = 6  # takes an action card
ACTING: Final = 7  # places caballeros, begins the special action or ends its turn
SPECIAL: Final = 8  # goes on with the special action
VETO: Final = 9  # another seat may stop what was announced
DISCS: Final = 10  # all that are concerned set their secret discs
RETURN: Final = 11  # another seat chooses which caballeros it gives back
OVER: Final = 12

# what action cards do; the comment names their numbers in the table `par`
INTRIGUE: Final = 0  # own, foreign, in all, from one region only, from the court
KEEP_VETO: Final = 1
DECAY: Final = 2  # how many of each other court
ANGER: Final = 3  # how many of each other seat
ONE_EACH: Final = 4
RETREAT: Final = 5  # how many, from a region with at least so many
SCORE_ANY: Final = 6
SCORE_CLASS: Final = 7  # first values, as bits
SCORE_CASTILLO: Final = 8
SCORE_FIRST: Final = 9
SCORE_MOST: Final = 10
SCORE_LEAST: Final = 11
SCORE_SECRET: Final = 12
SCOREBOARD: Final = 13
ADVISER: Final = 14
KING: Final = 15
EXPULSION: Final = 16
GRANDE: Final = 17
RECALL: Final = 18
COURT: Final = 19  # how many
EFFECTS: Final = 20

PARS: Final = 5  # numbers of a card in `par`
DECKS: Final = 5
VALUES: Final = 3  # of a scoreboard
VETOES: Final = 2  # veto cards that may be alive at once: each lasts two rounds
NONE: Final = -1

# what a holder of a veto wants to be asked, beside a place: only what touches that
ALWAYS: Final = -1
NOT_THIS_ACTION: Final = -2
NOT_THIS_ROUND: Final = -3

SCALARS: Final = 20  # how many single numbers open to_ints()


class Setting:
    """The box and the options as tables: fixed before the first move, shared by every position."""

    __slots__ = (
        "add",
        "allow",
        "banish",
        "begins",
        "board",
        "board_values",
        "boards",
        "call",
        "castillo",
        "court_from_board",
        "court_start",
        "crown",
        "deal_home",
        "deck",
        "disc",
        "done",
        "effect",
        "end",
        "ends",
        "enough",
        "expel",
        "first",
        "give_back",
        "give_court",
        "grande",
        "heads",
        "home_bonus",
        "home_start",
        "kind_deck",
        "kinds",
        "king",
        "king_bonus",
        "king_disc",
        "last",
        "limit",
        "most_called",
        "move",
        "near",
        "no_three_way",
        "only_empty",
        "par",
        "place",
        "places",
        "power",
        "powers",
        "province_start",
        "recall",
        "regions",
        "reveal",
        "rounds",
        "score",
        "scores_after",
        "seats",
        "starter",
        "take",
        "unless",
        "use",
        "value",
        "veto",
        "withdraw",
    )

    def __init__(
        self, seats: i64, limit: i64, home: i64, court: i64, province: i64, heads: list[int]
    ) -> None:
        """`heads` by value of a power card, from 1; `limit` is how many places score."""
        self.seats: i64 = seats
        self.limit: i64 = limit
        self.home_start: i64 = home
        self.court_start: i64 = court
        self.province_start: i64 = province
        self.powers: i64 = len(heads)
        by_value: list[int] = [0]
        by_value += heads
        self.heads: vec[i64] = vec[i64](by_value)
        self.most_called: i64 = max(heads)  # from province to court, by heads or by a card
        self.king_bonus: i64 = 0
        self.home_bonus: i64 = 0
        self.starter: i64 = NONE  # chance decides
        self.no_three_way: bool = False  # with three seats a tie of all three brings nothing
        self.only_empty: bool = False  # caballeros come off the board only if none were in province
        self.court_from_board: bool = False  # the same for the card that fills the court
        self.king_disc: bool = False  # a disc may point at the King's region, and leads to court

    def lay_map(
        self, values: list[list[int]], neighbours: list[list[int]], boards: list[list[int]]
    ) -> None:
        """`values` of the regions in the order of scoring, the Castillo's last."""
        self.places: i64 = len(values)
        self.regions: i64 = len(values) - 1
        self.castillo: i64 = len(values) - 1
        self.value: vec[i64] = vec[i64]([one for three in values for one in three])
        self.near: vec[i64] = vec[i64](
            [sum(1 << other for other in others) for others in neighbours]
        )
        self.boards: i64 = len(boards)
        self.board_values: vec[i64] = vec[i64]([one for three in boards for one in three])

    def lay_cards(
        self, deck: list[int], copies: list[int], effect: list[int], par: list[list[int]]
    ) -> None:
        """All by kind; decks count from 0."""
        self.kinds: i64 = len(deck)
        self.kind_deck: vec[i64] = vec[i64](deck)
        self.deck: vec[i64] = vec[i64](copies)
        self.effect: vec[i64] = vec[i64](effect)
        self.par: vec[i64] = vec[i64]([one for numbers in par for one in numbers])
        for kind in range(len(deck)):
            if effect[kind] == COURT:
                self.most_called = max(self.most_called, par[kind][0])

    def count_rounds(self, rounds: list[int], scoring: list[int]) -> None:
        self.rounds: vec[i64] = vec[i64](rounds)
        self.scores_after: vec[i64] = vec[i64]([int(number in scoring) for number in rounds])

    def number_moves(self) -> None:
        """Where each kind of move begins in the vocabulary."""
        regions: i64 = self.regions
        places: i64 = self.places
        self.done: i64 = 0
        self.enough: i64 = 1
        self.place: i64 = 2  # by place
        self.move: i64 = self.place + places  # by owner, region and place, see move_to()
        self.add: i64 = self.move + self.seats * regions * regions  # by place
        self.score: i64 = self.add + places  # by place
        self.king: i64 = self.score + places  # by region
        self.grande: i64 = self.king + regions  # by region
        self.board: i64 = self.grande + regions  # by board and place
        self.expel: i64 = self.board + self.boards * places  # by region
        self.banish: i64 = self.expel + regions  # by owner and region
        self.use: i64 = self.banish + self.seats * regions
        self.recall: i64 = self.use + 1  # by value, from 1
        self.call: i64 = self.recall + self.powers  # by number, from 0
        self.withdraw: i64 = self.call + self.most_called + 1  # by region
        self.give_court: i64 = self.withdraw + regions
        self.give_back: i64 = self.give_court + 1  # by region
        self.take: i64 = self.give_back + regions  # by deck
        self.power: i64 = self.take + DECKS  # by value, from 1
        self.disc: i64 = self.power + self.powers  # by region
        self.veto: i64 = self.disc + regions
        self.allow: i64 = self.veto + 1  # this part, this action, this round
        self.unless: i64 = self.allow + 3  # by place
        self.last: i64 = self.unless + places  # the first of chance's moves
        self.crown: i64 = self.last  # by region
        self.deal_home: i64 = self.crown + regions  # by region
        self.first: i64 = self.deal_home + regions  # by seat
        self.reveal: i64 = self.first + self.seats  # by kind
        self.end: i64 = self.reveal + self.kinds

        begins: list[int] = [self.use] * EFFECTS
        ends: list[int] = [self.use + 1] * EFFECTS
        begins[INTRIGUE], ends[INTRIGUE] = self.move, self.score
        begins[SCORE_ANY], ends[SCORE_ANY] = self.score, self.king
        begins[ADVISER], ends[ADVISER] = self.king, self.grande
        begins[KING], ends[KING] = self.king, self.grande
        begins[GRANDE], ends[GRANDE] = self.grande, self.board
        begins[SCOREBOARD], ends[SCOREBOARD] = self.board, self.expel
        begins[EXPULSION], ends[EXPULSION] = self.expel, self.banish
        begins[ONE_EACH], ends[ONE_EACH] = self.banish, self.use
        begins[COURT], ends[COURT] = self.call, self.give_court
        self.begins: vec[i64] = vec[i64](begins)  # by effect: the moves that begin it
        self.ends: vec[i64] = vec[i64](ends)

    def move_from(self, move: i64) -> i64:
        return (move - self.move) // self.regions % self.regions

    def move_to(self, move: i64) -> i64:
        """The place it goes to: any but the one it comes from, which is left out of the count."""
        to: i64 = (move - self.move) % self.regions
        return to if to < self.move_from(move) else to + 1

    def move_owner(self, move: i64) -> i64:
        return (move - self.move) // (self.regions * self.regions)


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
    pending: i64  # the part that was announced: a move, or end + seat, or end + seats: the discs
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
        unseen: bool = self.phase == VETO and self.pending == setting.end + setting.seats
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
