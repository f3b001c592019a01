"""The score pad: reads a table as people write it down, and scores it with the game's own rules.

A table looks like this, in any order:

    players 4                       how many play; else as many as are written down
    galicia   R3 B1 Y1              a region: caballeros by colour
    castillo  R2 Y1
    king      galicia               where the King stands
    board 1   aragon                a mobile scoreboard: 1 is the first of the box
    R         galicia disc sevilla  a seat: its Grande, its secret disc
    R         points 23             and its points so far
    score     general               what is scored: everything; or places: galicia castillo; or by
                                    first values: 4, 6 7; or first, most, least, secret
    three_way_tie none              the other reading of a tie of all three
"""

import re
from collections import Counter
from dataclasses import dataclass, field, replace

from crownlands.core.colours import Colour
from crownlands.core.contract import NOBODY, Fact
from crownlands.core.notes import Note, meant, read_lines, take_settings
from crownlands.games.el_grande import GAME, scoring
from crownlands.games.el_grande.box import LEAST_SEATS, MOST_SEATS, GrandeBox
from crownlands.games.el_grande.events import PlaceScored
from crownlands.games.el_grande.rules import ElGrande, new_match
from crownlands.games.el_grande.setting import NONE
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.games.el_grande.views import GrandeView

GENERAL, FIRST, MOST, LEAST, SECRET = "general", "first", "most", "least", "secret"
KING, BOARD, SCORE, DISC, POINTS = "king", "board", "score", "disc", "points"
GROUP = r"([a-z])(\d{0,3})"


@dataclass(frozen=True)
class Rank:
    """Those with equally many caballeros in a place, and what that brings each of them."""

    seats: tuple[int, ...]
    count: int
    aimed: int  # the place that they would have taken alone, from 1
    taken: int | None  # the place that they take; None if it does not score
    points: int  # without bonuses


@dataclass(frozen=True)
class Scored:
    """One place, explained."""

    place: str
    values: tuple[int, ...]
    ranks: tuple[Rank, ...]
    king_bonus: int  # for whoever alone leads
    home_bonus: int
    event: PlaceScored


@dataclass(frozen=True)
class Pad:
    setup: GrandeSetup  # of the colours that were written down
    what: tuple[str, ...]  # what was to be scored
    view: GrandeView  # before the scoring
    scored: tuple[Scored, ...]
    left: dict[int, str]  # where the caballeros of each seat went from the Castillo
    stay: tuple[int, ...]  # whose stayed there in a general scoring, as no disc was written down
    has_discs: bool  # whether any was
    before: tuple[int, ...]  # points by seat
    seats: tuple[int, ...]  # those written down

    @property
    def gained(self) -> tuple[int, ...]:
        gains = (
            [one.event.points[seat] for one in self.scored] for seat in range(len(self.before))
        )
        return tuple(map(sum, gains))

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.before, self.gained, strict=True)))

    @property
    def ranking(self) -> list[list[int]]:
        places: dict[int, list[int]] = {}
        for seat in self.seats:
            places.setdefault(self.totals[seat], []).append(seat)
        return [places[points] for points in sorted(places, reverse=True)]


def score(box: GrandeBox, text: str) -> Pad:
    """Score what is asked for; what is not finished is scored as it stands."""
    lines = read_lines(text)
    counts = [str(number) for number in range(LEAST_SEATS, MOST_SEATS + 1)]
    values = {"players": counts, "three_way_tie": ("second", "none")}
    said = {words[0].name: words[0] for words in lines}
    chosen = take_settings(lines, values)
    notes = _Notes(box)
    for words in lines:
        notes.read(words)
    seats = int(chosen.get("players", max(LEAST_SEATS, len(notes.seen))))
    if seats < len(notes.seen):
        raise said["players"].bad("players", f"{len(notes.seen)} > {seats}")
    return _scored(notes, seats, chosen.get("three_way_tie", "second"))


@dataclass
class _Notes:
    """What the lines say, by letters and names."""

    box: GrandeBox
    seen: set[str] = field(default_factory=set)
    standing: Counter[tuple[str, str]] = field(default_factory=Counter)  # by place and letter
    king: str | None = None
    boards: dict[int, str] = field(default_factory=dict)
    homes: dict[str, str] = field(default_factory=dict)
    discs: dict[str, str] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    what: tuple[str, ...] = ()
    placed: dict[str, Note] = field(default_factory=dict)  # discs, for complaints

    def __post_init__(self) -> None:
        self.letters = {colour.letter.casefold(): colour.letter for colour in self.box.colours}
        self.places = self.box.place_names()

    def read(self, words: list[Note]) -> None:
        first, rest = words[0], words[1:]
        if first.name in self.letters:
            self._seat(self._letter(first.name), rest)
            return
        name = meant(first, [*self.places, KING, BOARD, SCORE], "spot")
        if name in self.places:
            for word in rest:
                self._stand(name, word)
        elif name == KING:
            self._king(first, rest)
        elif name == BOARD:
            self._board(first, rest)
        else:
            self._score(first, rest)

    def _letter(self, text: str) -> str:
        self.seen.add(self.letters[text])
        return self.letters[text]

    def _stand(self, place: str, word: Note) -> None:
        """R3, or R for one."""
        found = re.fullmatch(GROUP, word.text)
        if not found or found[1] not in self.letters:
            raise word.bad("token")
        letter = self._letter(found[1])
        self.standing[place, letter] += int(found[2] or 1)
        box = self.box
        total = sum(count for (_, owner), count in self.standing.items() if owner == letter)
        if total > box.home + box.court + box.province:
            raise word.bad("too-many")

    def _king(self, first: Note, rest: list[Note]) -> None:
        if len(rest) != 1:
            raise (rest[-1] if rest else first).bad("setting", "king REGION")
        if self.king is not None:
            raise first.bad("twice")
        self.king = meant(rest[0], self.box.region_names(), "spot")

    def _board(self, first: Note, rest: list[Note]) -> None:
        if len(rest) != 2 or rest[0].text not in map(str, range(1, len(self.box.boards) + 1)):
            numbers = "|".join(str(number + 1) for number in range(len(self.box.boards)))
            raise (rest[0] if rest else first).bad("setting", f"board {numbers} PLACE")
        place = meant(rest[1], self.places, "spot")
        if int(rest[0].text) in self.boards or place in self.boards.values():
            raise rest[1].bad("twice")
        self.boards[int(rest[0].text)] = place

    def _score(self, first: Note, rest: list[Note]) -> None:
        """Places, or first values, or one of the words."""
        if self.what:
            raise first.bad("twice")
        names = [self._scoring(word) for word in rest]
        for word, name in zip(rest, names, strict=True):
            alone = name not in self.places and not name.isdigit()
            mixed = len({other.isdigit() for other in names}) > 1
            if mixed or (alone and len(names) > 1):
                raise word.bad("scoring")
        if not names:
            raise first.bad("scoring")
        self.what = tuple(names)

    def _scoring(self, word: Note) -> str:
        if re.fullmatch(r"\d{1,2}", word.text):
            return word.text
        return meant(word, [*self.places, GENERAL, FIRST, MOST, LEAST, SECRET], "scoring")

    # ---------------------------------------------------------------- a seat

    def _seat(self, letter: str, words: list[Note]) -> None:
        """A region is the home of its Grande."""
        rest = list(words)
        while rest:
            word = rest.pop(0)
            what = meant(word, [*self.box.region_names(), DISC, POINTS], "spot")
            if what in (DISC, POINTS) and not rest:
                raise word.bad("setting", f"{what} {'REGION' if what == DISC else '0 …'}")
            if what == DISC:
                self._disc(letter, rest.pop(0))
            elif what == POINTS:
                self._points(letter, rest.pop(0))
            elif self.homes.setdefault(letter, what) != what:
                raise word.bad("twice")

    def _disc(self, letter: str, word: Note) -> None:
        region = meant(word, self.box.region_names(), "spot")
        if self.discs.setdefault(letter, region) != region:
            raise word.bad("twice")
        self.placed[letter] = word

    def _points(self, letter: str, word: Note) -> None:
        if not re.fullmatch(r"\d{1,4}", word.text):
            raise word.bad("setting", "points 0 …")
        if self.points.setdefault(letter, int(word.text)) != int(word.text):
            raise word.bad("twice")


# ---------------------------------------------------------------- scoring


def _scored(notes: _Notes, seats: int, three_way_tie: str) -> Pad:
    setup = _setup(notes, seats, three_way_tie)
    state, letters = _position(notes, setup), setup.seat_tokens
    what = notes.what or (GENERAL,)
    view = setup.view(state, NOBODY)
    before = tuple(notes.points.get(letter, 0) for letter in letters)
    scored: list[Scored] = []
    left: dict[int, str] = {}
    stay: tuple[int, ...] = ()
    if what == (GENERAL,):
        castillo = setup.setting.castillo
        scored.append(_explain(setup, state, castillo, setup.setting.limit))
        left = _leave(notes, setup, state)
        stay = tuple(seat for seat in range(setup.seats) if state.count(castillo, seat))
    limit = 1 if what == (FIRST,) else setup.setting.limit
    for place in _places(notes, setup, state, what):
        scored.append(_explain(setup, state, place, limit))
    written = tuple(seat for seat, letter in enumerate(letters) if letter in notes.seen)
    has_discs = bool(notes.discs)
    return Pad(setup, what, view, tuple(scored), left, stay, has_discs, before, written)


def _setup(notes: _Notes, seats: int, three_way_tie: str) -> GrandeSetup:
    """Those that were written down sit first, in the order of the box."""

    def is_missing(colour: Colour) -> bool:
        return colour.letter not in notes.seen

    box = replace(notes.box, colours=tuple(sorted(notes.box.colours, key=is_missing)))
    options = {"three_way_tie": three_way_tie, "castillo": "shown"}
    setup = GAME.setup(seats, options, box)
    assert isinstance(setup, GrandeSetup)
    return setup


def _position(notes: _Notes, setup: GrandeSetup) -> ElGrande:
    state, places, letters = new_match(setup.setting), notes.places, setup.seat_tokens
    for (place, letter), count in notes.standing.items():
        at = places.index(place) * setup.seats + letters.index(letter)
        state.caballeros[at] = count
    for letter, region in notes.homes.items():
        state.home[letters.index(letter)] = places.index(region)
    for number, place in notes.boards.items():
        state.boards[number - 1] = places.index(place)
    state.king = NONE if notes.king is None else places.index(notes.king)
    return state


def _leave(notes: _Notes, setup: GrandeSetup, state: ElGrande) -> dict[int, str]:
    """All who are in the Castillo go where their disc points; without one they stay."""
    found: dict[int, str] = {}
    castillo = setup.setting.castillo * setup.seats
    for letter, region in notes.discs.items():
        if region == notes.king:
            raise notes.placed[letter].bad("taboo")
        seat = setup.seat_tokens.index(letter)
        number = state.caballeros[castillo + seat]
        if number:
            found[seat] = region
            state.caballeros[castillo + seat] = 0
            state.caballeros[notes.places.index(region) * setup.seats + seat] += number
    return found


def _places(notes: _Notes, setup: GrandeSetup, state: ElGrande, what: tuple[str, ...]) -> list[int]:
    """What is scored, by number; the Castillo of a general scoring comes before and is not here."""
    if what[0].isdigit():
        bits = scoring.by_value(state, sum({1 << int(value) for value in what}))
    elif what == (MOST,):
        bits = scoring.fullest(state)
    elif what == (LEAST,):
        bits = scoring.sparsest(state)
    elif what == (SECRET,):
        named = Counter(notes.discs.values())
        bits = sum(1 << notes.places.index(name) for name, times in named.items() if times == 1)
    elif what in ((GENERAL,), (FIRST,)):
        bits = (1 << setup.setting.regions) - 1
    else:
        return [notes.places.index(name) for name in dict.fromkeys(what)]
    return [at for at in range(setup.setting.places) if bits >> at & 1]


def _explain(setup: GrandeSetup, state: ElGrande, place: int, limit: int) -> Scored:
    """Score a place, and say who takes which place and why."""
    log: list[Fact] = []
    scoring.score(state, place, limit, log)
    event = setup.event(log[0])
    assert isinstance(event, PlaceScored)
    name = setup.box.place_names()[place]
    leads = event.leader is not None
    king = setup.box.king_bonus if leads and state.king == place else 0
    home = setup.box.home_bonus if leads and state.home[event.leader or 0] == place else 0
    values = tuple(state.worth(place, rank) for rank in range(limit))
    ranks = tuple(_ranks(event, _void(setup), limit, king + home))
    return Scored(name, values, ranks, king, home, event)


def _void(setup: GrandeSetup) -> int:
    """A tie of so many brings nothing at all."""
    return 3 if setup.seats == 3 and setup.setting.no_three_way else 0


def _ranks(event: PlaceScored, void: int, limit: int, bonus: int) -> list[Rank]:
    """Tied players take the place below; the points are those of the event."""
    found: list[Rank] = []
    aimed = 1
    for count in sorted(set(event.counts) - {0}, reverse=True):
        seats = tuple(seat for seat, number in enumerate(event.counts) if number == count)
        taken = aimed if len(seats) == 1 else aimed + 1
        scores = taken <= limit and len(seats) != void
        points = event.points[seats[0]] - (bonus if seats == (event.leader,) else 0)
        found.append(Rank(seats, count, aimed, taken if scores else None, points))
        aimed = taken + 1
    return found
