"""The score pad: reads a position as people write it down, and scores it with the game's own rules.

A position looks like this, in any order:

    side A                       the board: A unless said; `continents regions` is the other reading
    START  R2 B2 N1              a region: armies by colour and number, N for neutral ones
    M4     R3c B                 c is a city (Rc, R3c, Rc2), a letter alone one army
    W1     R2 carrot             a good in a region is its goods token
    R      carrot 5 2carrot joker coins 3        a seat: cards by good and number, 2carrot for one
    B      wood 4 ore 2 coins 1 earlier 14       that counts double; points of earlier games
"""

import re
from collections import Counter
from dataclasses import dataclass, field

from crownlands.core.contract import NOBODY, Fact
from crownlands.core.notes import Note, meant, read_lines, take_settings
from crownlands.games.eight_minute_empire import GAME
from crownlands.games.eight_minute_empire.box import JOKER, MOST_SEATS, NEUTRAL_LETTER, EmpireBox
from crownlands.games.eight_minute_empire.events import EmpireEvent
from crownlands.games.eight_minute_empire.rules import new_match
from crownlands.games.eight_minute_empire.scoring import score as score_board
from crownlands.games.eight_minute_empire.setup import EmpireSetup, setting_of
from crownlands.games.eight_minute_empire.views import EmpireView, Viewing

SETTINGS = {"side": ("A", "B"), "continents": ("armies", "regions")}
COINS, EARLIER = "coins", "earlier"
MOST_EARLIER = 999
DECIDERS = ("points", "coins", "armies", "regions")
SHARED = "shared"


@dataclass(frozen=True)
class Pad:
    """A scored position: what it shows, what was scored, and the seats that matter."""

    setup: EmpireSetup  # of all the colours in the box
    view: EmpireView
    scored: tuple[EmpireEvent, ...]
    seats: tuple[int, ...]  # those written down, in the box's order
    standings: dict[int, tuple[int, ...]]  # by seat: what DECIDERS count

    @property
    def ranking(self) -> list[list[int]]:
        places: dict[tuple[int, ...], list[int]] = {}
        for seat in self.seats:
            places.setdefault(self.standings[seat], []).append(seat)
        return [places[standing] for standing in sorted(places, reverse=True)]

    @property
    def decided_by(self) -> str | None:
        """Which of the DECIDERS tells first from second; SHARED if none; None without rivals."""
        if len(self.seats) < 2:
            return None
        first, *others = self.ranking
        if len(first) > 1:
            return SHARED
        pairs = zip(self.standings[first[0]], self.standings[others[0][0]], strict=True)
        return next(name for name, (a, b) in zip(DECIDERS, pairs, strict=True) if a != b)


def score(box: EmpireBox, text: str) -> Pad:
    """Score a position as at the end of a game, finished or not."""
    lines = read_lines(text)
    setup = GAME.setup(MOST_SEATS, take_settings(lines, SETTINGS), box)
    assert isinstance(setup, EmpireSetup)
    sheet = _Sheet(setup)
    for words in lines:
        sheet.read(words)
    return sheet.scored()


@dataclass
class _Sheet:
    """Collects what the lines say, and how much of it the box has."""

    setup: EmpireSetup
    seen: set[int] = field(default_factory=set)
    used: Counter[str] = field(default_factory=Counter)  # what must not be more than in the box

    def __post_init__(self) -> None:
        """An empty board: no armies at the start, no coins, room for all cards and tokens."""
        box = self.setup.box
        setting = setting_of(box, MOST_SEATS, self.setup.options)
        setting.start_armies, setting.coins = 0, 0
        setting.limit = sum(self.setup.deck.values())
        setting.marked = list(range(setting.regions))
        self.state = new_match(setting)
        self.setting = setting
        letters = [token.casefold() for token in self.setup.seat_tokens]
        self.owners = {letter: owner for owner, letter in enumerate(letters)}
        self.owners[NEUTRAL_LETTER.casefold()] = self.setup.seats
        self.regions = {name.casefold(): at for at, name in enumerate(self.setup.side.regions)}
        self.goods = [good.name for good in box.goods]

    def read(self, words: list[Note]) -> None:
        name, first = words[0].name, words[0]
        is_seat = self.owners.get(name, self.setup.seats) < self.setup.seats
        if name in self.regions and not (is_seat and first.text.endswith(":")):
            for word in words[1:]:
                self._piece(self.regions[name], word)
        elif is_seat:
            self._belongings(self.owners[name], words[1:])
        else:
            raise first.bad("place")

    # ---------------------------------------------------------------- a region

    def _piece(self, region: int, word: Note) -> None:
        found = re.fullmatch(r"([a-z])(\d{0,9})(?:(c)(\d{0,9}))?", word.text)
        if not found or found[1] not in self.owners:
            self._token(region, word)
            return
        owner = self.owners[found[1]]
        cities = int(found[4] or 1) if found[3] else 0
        armies = int(found[2] or (0 if found[3] else 1))
        if owner == self.setup.seats:
            self._neutral(region, armies, cities, word)
            return
        self.seen.add(owner)
        self._use(f"{found[1]} armies", armies, self.setting.supply, word)
        self._use(f"{found[1]} cities", cities, self.setting.cities, word)
        self.state.armies[region * self.setting.owners + owner] += armies
        self.state.supply[owner] -= armies
        self.state.discs[region * self.setting.seats + owner] += cities
        self.state.cities[owner] -= cities

    def _neutral(self, region: int, armies: int, cities: int, word: Note) -> None:
        if cities:
            raise word.bad("token")
        self._use("neutral", armies, self.setup.box.neutral, word)
        self.state.armies[region * self.setting.owners + self.setup.seats] += armies

    def _token(self, region: int, word: Note) -> None:
        good = meant(word, self.goods, "token")
        if self.state.goods[region] >= 0:
            raise word.bad("twice")
        at = self.goods.index(good)
        self._use(f"token {good}", 1, self.setup.box.goods[at].tokens, word)
        self.state.goods[region] = at

    # ---------------------------------------------------------------- a seat

    def _belongings(self, seat: int, words: list[Note]) -> None:
        self.seen.add(seat)
        rest = list(words)
        while rest:
            word = rest.pop(0)
            found = re.fullmatch(r"(\d{0,3})([a-z_]+?)(?:[x×*:=]?(\d{1,9}))?", word.text)
            if not found:
                raise word.bad("thing")
            number = found[3]
            if number is None and rest and re.fullmatch(r"[x×*]?\d{1,9}", rest[0].text):
                number = rest.pop(0).text.lstrip("x×*")
            count = 1 if number is None else int(number)
            name = meant(word, self._things(), "thing", found[2])
            self._give(seat, name, int(found[1] or 1), count, word)

    def _things(self) -> list[str]:
        return [*self.goods, JOKER, COINS, EARLIER]

    def _give(self, seat: int, name: str, units: int, count: int, word: Note) -> None:
        if name == COINS:
            self._use("coins", count, self.setup.box.coins, word)
            self.state.coins[seat] += count
        elif name == EARLIER:
            self._use(f"{seat} earlier", count, MOST_EARLIER, word)
            self.state.totals[seat] += count
        else:
            self._take(seat, name, units, count, word)

    def _take(self, seat: int, good: str, units: int, count: int, word: Note) -> None:
        """Cards alike in good and units score alike: any of them stands for all."""
        alike = {
            at: dealt
            for at, (card, dealt) in enumerate(self.setup.deck.items())
            if (card.good, card.units) == (good, units)
        }
        if not alike:
            raise word.bad("thing")
        self._use(f"{units} {good}", count, sum(alike.values()), word)
        for _ in range(count):
            at = seat * self.setting.limit + self.state.taken_count[seat]
            self.state.taken[at] = next(iter(alike))
            self.state.taken_count[seat] += 1

    def _use(self, what: str, count: int, most: int, word: Note) -> None:
        self.used[what] += count
        if self.used[what] > most:
            raise word.bad("too-many", f"{self.used[what]} > {most}")

    # ---------------------------------------------------------------- scoring

    def scored(self) -> Pad:
        setup, state = self.setup, self.state
        viewing = Viewing(setup.box, self.setting, setup.side, setup.cards)
        log: list[Fact] = []
        score_board(state, log)
        seats = tuple(sorted(self.seen))
        return Pad(
            setup,
            viewing.view(state, NOBODY),
            tuple(setup.event(fact) for fact in log),
            seats,
            {seat: state.standing(seat) for seat in seats},
        )
