"""What El Grande is played with, as tables of small ints, and the words of its state machine.

- a *region* is its number on the board, from 0; a *place* is a region or the Castillo, which comes
  after the last of them;
- a *seat* is 0 .. seats - 1 in clockwise order;
- a *kind* is an action card's number among the kinds of the box; an *effect* is what it does;
- a power card is its value, and a set of power cards a number with a bit for each value.
"""

from typing import Final

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

# what a holder of a veto wants to be asked, beside a place: only what concerns that
ALWAYS: Final = -1
NOT_THIS_ACTION: Final = -2
NOT_THIS_ROUND: Final = -3
ONLY_ME: Final = -4  # what concerns the holder itself


class Setting:
    """The box and the options as tables: fixed before the first move, shared by every position."""

    __slots__ = (
        "add",
        "allow",
        "ask_again",
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
        "unless_me",
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
        self.most_called: i64 = max(heads)  # from province to court at once
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
                self.most_called = max(self.most_called, 1)  # one by one

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
        self.unless_me: i64 = self.allow + 3
        self.unless: i64 = self.unless_me + 1  # by place
        self.ask_again: i64 = self.unless + places
        self.last: i64 = self.ask_again + 1  # the first of chance's moves
        self.crown: i64 = self.last  # by region
        self.deal_home: i64 = self.crown + regions  # by region
        self.first: i64 = self.deal_home + regions  # by seat
        self.reveal: i64 = self.first + self.seats  # by kind
        self.end: i64 = self.reveal + self.kinds

        self._number_first_parts()

    def _number_first_parts(self) -> None:
        """With which moves each special action begins."""
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
        self.begins: vec[i64] = vec[i64](begins)  # by effect
        self.ends: vec[i64] = vec[i64](ends)

    def move_from(self, move: i64) -> i64:
        return (move - self.move) // self.regions % self.regions

    def move_to(self, move: i64) -> i64:
        """The place it goes to: any but the one it comes from, which is left out of the count."""
        to: i64 = (move - self.move) % self.regions
        return to if to < self.move_from(move) else to + 1

    def move_owner(self, move: i64) -> i64:
        return (move - self.move) // (self.regions * self.regions)
