"""The score pad: reads a table as people write it down, and scores it with the game's own rules.

A table looks like this, in any order:

    period 1648                            what is scored: a period, the last one with titles and
                                           end; or `period titles`, without a period
    paris    king K                        a city: titles and who holds them
    cologne  cardinal K baron W exiled G2  and the cubes in its exile space
    king     K2 W1                         the cubes on a title's marker
    K        paris france 12 noble 16      a seat: markers of a city, a country, the noble house
    W        1648 spain 3                  and of a period, by their points
    starter W                              who started, for the last tie-break of a period
    final_tie title_marker                 the other reading of a tie for victory
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from crownlands.core.contract import NOBODY, Fact
from crownlands.core.notes import Note, meant, read_lines, take_settings
from crownlands.games.royals import GAME, scoring
from crownlands.games.royals.box import MOST_SEATS, RoyalsBox
from crownlands.games.royals.events import RoyalsEvent
from crownlands.games.royals.rules import Royals, new_match
from crownlands.games.royals.setup import RoyalsSetup
from crownlands.games.royals.state import NONE, PERIODS
from crownlands.games.royals.views import RoyalsView

YEARS = ("1648", "1680", "1714")
TITLES, EXILED, NOBLE = "titles", "exiled", "noble"
CUBES = r"([a-z])(\d{0,3})"
POINTS, SHARED = "points", "shared"


@dataclass(frozen=True)
class Pad:
    """A scored table: what it shows, what was scored, and the seats that matter."""

    setup: RoyalsSetup  # of all the colours in the box
    period: str  # one of YEARS, or TITLES
    view: RoyalsView
    scored: tuple[RoyalsEvent, ...]
    seats: tuple[int, ...]  # those written down, in the box's order
    standings: dict[int, tuple[int, int]]  # by seat: points and the marker that breaks a tie

    @property
    def is_final(self) -> bool:
        return self.period in (YEARS[-1], TITLES)

    @property
    def ranking(self) -> list[list[int]]:
        places: dict[tuple[int, int], list[int]] = {}
        for seat in self.seats:
            places.setdefault(self.standings[seat], []).append(seat)
        return [places[standing] for standing in sorted(places, reverse=True)]

    @property
    def decided_by(self) -> str | None:
        """What tells first from second at the end: points, a marker, or nothing."""
        if len(self.seats) < 2 or not self.is_final:
            return None
        first, *others = self.ranking
        if len(first) > 1:
            return SHARED
        equal = self.standings[first[0]][0] == self.standings[others[0][0]][0]
        kind = self.setup.options["final_tie"].removeprefix("any_")
        return kind if equal else POINTS


def score(box: RoyalsBox, text: str) -> Pad:
    """Score what is asked for; what is not finished is scored as it stands."""
    lines = read_lines(text)
    letters = [colour.letter for colour in box.colours]
    chosen = take_settings(
        lines,
        {
            "period": (*YEARS, TITLES),
            "starter": letters,
            "final_tie": ("any_marker", "title_marker"),
        },
    )
    options = {"final_tie": chosen.get("final_tie", "any_marker")}
    setup = GAME.setup(MOST_SEATS, options, replace(box, nobles=_all_nobles(box)))
    assert isinstance(setup, RoyalsSetup)
    sheet = _Sheet(setup, chosen.get("period", YEARS[-1]))
    sheet.state.starter = letters.index(chosen.get("starter", letters[0]))
    for words in lines:
        sheet.read(words)
    return sheet.scored()


def _all_nobles(box: RoyalsBox) -> tuple[tuple[int, ...], ...]:
    """For every number of seats the markers of them all: nobody says how many play."""
    values = {value for nobles in box.nobles for value in nobles}
    most = {value: max(nobles.count(value) for nobles in box.nobles) for value in values}
    every = tuple(value for value in sorted(most, reverse=True) for _ in range(most[value]))
    return (every,) * len(box.nobles)


@dataclass
class _Sheet:
    """Collects what the lines say into a position of the game."""

    setup: RoyalsSetup
    period: str
    seen: set[int] = field(default_factory=set)
    titled: dict[int, Note] = field(default_factory=dict)  # title markers that were written down

    def __post_init__(self) -> None:
        box = self.setup.box
        self.state: Royals = new_match(self.setup.setting)
        self.letters = [token.casefold() for token in self.setup.seat_tokens]
        self.cities = [city.name for city in box.cities]
        self.titles = [title.name for title in box.titles]
        self.countries = [country.name for country in box.countries]

    def read(self, words: list[Note]) -> None:
        first, rest = words[0], words[1:]
        if first.name in self.letters:
            self._markers(self._seat(first.name), rest)
            return
        name = meant(first, [*self.cities, *self.titles], "line")
        if name in self.cities:
            self._city(self.cities.index(name), rest)
        else:
            self._title(self.titles.index(name), first, rest)

    def _seat(self, letter: str) -> int:
        seat = self.letters.index(letter)
        self.seen.add(seat)
        return seat

    def _cubes(self, word: Note) -> tuple[int, int]:
        """K2, or K for one: whose and how many."""
        found = re.fullmatch(CUBES, word.text)
        if not found or found[1] not in self.letters:
            raise word.bad("token")
        return self._seat(found[1]), int(found[2] or 1)

    # ---------------------------------------------------------------- cities and titles

    def _city(self, city: int, words: list[Note]) -> None:
        titles = [self.titles[title] for title, _ in self.setup.box.cities[city].positions]
        rest = list(words)
        while rest:
            word = rest.pop(0)
            what = meant(word, [*titles, EXILED], "position")
            if not rest:
                raise word.bad("no-owner")
            if what == EXILED:
                self._exile(city, rest)
            else:
                self._hold(city, what, rest.pop(0))

    def _exile(self, city: int, rest: list[Note]) -> None:
        """All cubes that follow."""
        while True:
            seat, count = self._cubes(rest.pop(0))
            self.state.exiled[city * self.setup.seats + seat] += count
            if not rest or not re.fullmatch(CUBES, rest[0].text):
                return

    def _hold(self, city: int, title: str, word: Note) -> None:
        at = self.setup.box.position_names().index(f"{self.cities[city]} {title}")
        if word.text not in self.letters:
            raise word.bad("token")
        if self.state.holder[at] != NONE:
            raise word.bad("twice", title)
        self.state.holder[at] = self._seat(word.text)

    def _title(self, title: int, first: Note, words: list[Note]) -> None:
        self.titled.setdefault(title, first)
        for word in words:
            seat, count = self._cubes(word)
            self.state.title_cubes[title * self.setup.seats + seat] += count

    def _check_titles(self) -> None:
        """Whoever holds a position has a cube on its marker, if the marker is written down."""
        setting, state = self.setup.setting, self.state
        for title, word in self.titled.items():
            for seat in self.seen:
                held = sum(
                    state.holder[at] == seat and setting.at_title[at] == title
                    for at in range(setting.positions)
                )
                cubes = state.title_cubes[title * self.setup.seats + seat]
                if cubes < held:
                    token = self.setup.seat_tokens[seat]
                    raise word.bad("cubes", f"{token}: {cubes} < {held}")

    # ---------------------------------------------------------------- markers

    def _markers(self, seat: int, words: list[Note]) -> None:
        setting = self.setup.setting
        names = [*self.cities, *self.countries, NOBLE, *YEARS]
        rest = list(words)
        while rest:
            word = rest.pop(0)
            name = meant(word, names, "marker")
            if name in self.cities:
                self._give(seat, [setting.marker_city + self.cities.index(name)], word)
            elif name == NOBLE:
                family = range(setting.marker_noble, setting.marker_period)
                self._give_worth(seat, family, word, rest)
            else:
                self._of_country(seat, name, word, rest)

    def _of_country(self, seat: int, name: str, word: Note, rest: list[Note]) -> None:
        """`france 12`, `1648 spain 3` or `spain 1648 3`."""
        setting = self.setup.setting
        year = name if name in YEARS else None
        if year and rest:
            word = rest.pop(0)
            name = meant(word, self.countries, "marker")
        elif rest and rest[0].text in YEARS:
            year = rest.pop(0).text
        if name not in self.countries:
            raise word.bad("marker")
        first = setting.marker_country + self.countries.index(name) * 2
        if year is not None:
            if year == self.period:
                raise word.bad("being-scored", year)
            place = self.countries.index(name) * PERIODS + YEARS.index(year)
            first = setting.marker_period + place * 2
        self._give_worth(seat, (first, first + 1), word, rest)

    def _give_worth(self, seat: int, family: Sequence[int], word: Note, rest: list[Note]) -> None:
        """One of several markers, told by its points."""
        if not rest or not re.fullmatch(r"\d{1,3}", rest[0].text):
            raise (rest[0] if rest else word).bad("marker")
        value = rest.pop(0)
        if any(self.state.owner[marker] == seat for marker in family):
            raise value.bad("only-one", f"{word.text} {value.text}"[:20])
        values = self.setup.setting.marker_value
        worth = [marker for marker in family if values[marker] == int(value.text)]
        if not worth:
            raise value.bad("marker", f"{word.text} {value.text}"[:20])
        self._give(seat, worth, value)

    def _give(self, seat: int, markers: Sequence[int], word: Note) -> None:
        free = [marker for marker in markers if self.state.owner[marker] == NONE]
        if not free:
            raise word.bad("twice")
        scoring.give(self.state, free[0], seat)

    # ---------------------------------------------------------------- scoring

    def scored(self) -> Pad:
        self._check_titles()
        setup, state = self.setup, self.state
        log: list[Fact] = []
        if self.period in YEARS:
            state.period = YEARS.index(self.period)
            scoring.score_period(state, log)
        if self.period in (YEARS[-1], TITLES):
            state.period = PERIODS - 1
            scoring.score_titles(state, log)
        told = tuple(setup.event(fact) for fact in log)
        seats = tuple(sorted(self.seen))
        return Pad(
            setup,
            self.period,
            setup.view(state, NOBODY),
            told,
            seats,
            {seat: state.standing(seat) for seat in seats},
        )
