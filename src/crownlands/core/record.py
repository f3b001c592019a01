"""Records: a match as a readable text file that replays exactly, or is refused with its bad line.

    crownlands record 1
    game kingdoms
    edition 1
    box standard 0f0e5d3c6a7b8c9d
    option last_castle no
    seat Y person Anna
    seat R bot greedy
    moves
    chance deal Y +2
    Y castle 3 b4
    end open
    check 5c1f7a90

A box that is not the standard one follows its line, every line behind `| `. `check` guards against
damage; whoever edits a record by hand removes that line. Empty lines and `#` lines mean nothing.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.errors import BadBox, BadRecord, CrownlandsError, IllegalMove, UnreadableMove
from crownlands.core.game import Box, Game, Setup
from crownlands.core.match import Match
from crownlands.core.messages import Msg
from crownlands.core.rng import Rng

FORMAT = "crownlands record 1"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: a person by name, or a bot by kind."""

    kind: str  # "person" or "bot"
    name: str

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


def person(name: str) -> Sitter:
    """A person under a name that fits into one line."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return Sitter("person", plain[:LONGEST_NAME].strip() or "?")


@dataclass(frozen=True)
class Record:
    """A match as it is saved."""

    setup: Setup
    sitters: tuple[Sitter, ...]
    moves: tuple[tuple[int, int], ...]  # seat or CHANCE, and move id
    result: tuple[int, ...] | None = None  # the scores of a finished match

    @classmethod
    def of(cls, match: Match, sitters: tuple[Sitter, ...]) -> "Record":
        over = match.state.actor() == NOBODY
        result = tuple(match.state.scores()) if over else None
        moves = tuple((ply.seat, ply.move) for ply in match.plies)
        return cls(match.setup, sitters, moves, result)

    def match(self, rng: Rng | None = None) -> Match:
        """The match at its last move. Its moves are known to be legal: reading checked them."""
        match = Match(self.setup, rng)
        for seat, move in self.moves:
            match.replay(seat, move)
        return match

    def write(self) -> str:
        body = "".join(f"{line}\n" for line in self._lines())
        return f"{body}check {_checksum(body)}\n"

    def _lines(self) -> Iterator[str]:
        setup = self.setup
        tokens = setup.seat_tokens
        yield FORMAT
        yield f"game {setup.game.name}"
        yield f"edition {setup.game.edition}"
        yield f"box {'standard' if setup.box.standard else 'other'} {setup.box.fingerprint}"
        if not setup.box.standard:
            yield from (f"| {line}" for line in setup.box.text.removesuffix("\n").split("\n"))
        for name, value in setup.options.items():
            yield f"option {name} {value}"
        for token, sitter in zip(tokens, self.sitters, strict=True):
            yield f"seat {token} {sitter.kind} {sitter.name}"
        yield "moves"
        for seat, move in self.moves:
            yield f"{'chance' if seat == CHANCE else tokens[seat]} {setup.vocabulary.texts[move]}"
        if self.result is None:
            yield "end open"
        else:
            yield f"end finished {_scores(tokens, self.result)}"


def read_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record and replay it; BadRecord names the line that is wrong."""
    return _Reader(text, find_game).record()


def _scores(tokens: tuple[str, ...], result: tuple[int, ...]) -> str:
    return " ".join(f"{token}={score}" for token, score in zip(tokens, result, strict=True))


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:8]


@dataclass
class _Reader:
    """Reads a record from top to bottom; `at` is the number of the line in hand."""

    text: str
    find_game: Callable[[str], Game]
    at: int = 0
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = self.text.replace("\r\n", "\n").split("\n")

    def record(self) -> Record:
        if self._line() != FORMAT:
            raise self._bad("not-a-record", FORMAT)
        game = self._game()
        edition = self._word("edition")
        if edition != str(game.edition):
            raise self._bad("edition", edition)
        box = self._box(game)
        options = self._options(game)
        sitters = self._sitters()
        seats_line = self.at
        try:
            setup = game.setup(len(sitters), options, box)
        except CrownlandsError as error:
            raise self._bad("setup", error.msg(), seats_line) from error
        self._check_tokens(setup, list(sitters))
        state = setup.new()
        moves = tuple(self._moves(setup, state))
        result = self._end(setup, state)
        self._check_sum()
        return Record(setup, tuple(sitters.values()), moves, result)

    def _line(self) -> str:
        """The next line that means something; the file must not end here."""
        while self.at < len(self.lines):
            self.at += 1
            line = self.lines[self.at - 1].strip()
            if line and not line.startswith("#"):
                return line
        raise self._bad("ends-early", "end")

    def _peek(self) -> str:
        here = self.at
        line = self._line()
        self.at = here
        return line

    def _word(self, keyword: str) -> str:
        """The rest of a line that must begin with a keyword."""
        line = self._line()
        first, _, rest = line.partition(" ")
        if first != keyword or not rest:
            raise self._bad("expected", keyword)
        return rest.strip()

    def _bad(self, problem: str, detail: str | Msg, line: int | None = None) -> BadRecord:
        told = detail[:80] if isinstance(detail, str) else detail
        return BadRecord(line or max(self.at, 1), problem, told)

    def _game(self) -> Game:
        name = self._word("game")
        try:
            return self.find_game(name)
        except CrownlandsError as error:
            raise self._bad("game", name) from error

    def _box(self, game: Game) -> Box:
        kind, _, fingerprint = self._word("box").partition(" ")
        line = self.at
        if kind not in ("standard", "other"):
            raise self._bad("expected", "standard")
        try:
            box = game.standard_box() if kind == "standard" else game.read_box(self._box_text())
        except BadBox as error:
            raise self._bad("box", error.key or error.detail, line + error.line) from error
        if box.fingerprint != fingerprint.strip():
            raise self._bad("fingerprint", fingerprint, line)
        return box

    def _box_text(self) -> str:
        """The lines behind `|`, comments and all."""
        found = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            found.append(self.lines[self.at][1:].removeprefix(" "))
            self.at += 1
        return "\n".join(found) + "\n"

    def _options(self, game: Game) -> Mapping[str, str]:
        options: dict[str, str] = {}
        while self._peek().startswith("option "):
            name, _, value = self._word("option").partition(" ")
            try:
                game.choose({name: value})
            except CrownlandsError as error:
                raise self._bad("option", f"{name} {value}") from error
            options[name] = value
        return options

    def _sitters(self) -> dict[str, Sitter]:
        sitters: dict[str, Sitter] = {}
        while self._peek().startswith("seat "):
            words = self._word("seat").split(" ", 2)
            if len(words) < 3 or words[1] not in ("person", "bot") or words[0] in sitters:
                raise self._bad("seat", " ".join(words))
            name = person(words[2]).name
            sitters[words[0]] = Sitter(words[1], name)
        return sitters

    def _check_tokens(self, setup: Setup, tokens: list[str]) -> None:
        if tuple(tokens) != setup.seat_tokens:
            raise self._bad("seat", " ".join(tokens))

    def _moves(self, setup: Setup, state: State) -> Iterator[tuple[int, int]]:
        if self._line() != "moves":
            raise self._bad("expected", "moves")
        seat_of = {"chance": CHANCE} | {token: at for at, token in enumerate(setup.seat_tokens)}
        while not self._peek().startswith("end"):
            line = self._line()
            who, _, text = line.partition(" ")
            if who not in seat_of:
                raise self._bad("move", line)
            try:
                move = setup.vocabulary.read(text)
                state.play(seat_of[who], move)
            except (UnreadableMove, IllegalMove) as error:
                raise self._bad("move", line) from error
            yield seat_of[who], move

    def _end(self, setup: Setup, state: State) -> tuple[int, ...] | None:
        kind, _, scores = self._word("end").partition(" ")
        over = state.actor() == NOBODY
        if kind != ("finished" if over else "open"):
            raise self._bad("result", "finished" if over else "open")
        if not over:
            return None
        result = tuple(state.scores())
        told = _scores(setup.seat_tokens, result)
        if " ".join(scores.split()) != told:
            raise self._bad("result", told)
        return result

    def _check_sum(self) -> None:
        body = "".join(f"{line}\n" for line in self.lines[: self.at])
        if self._is_at_end():
            return
        check = self._word("check")
        if check != _checksum(body):
            raise self._bad("checksum", check)
        if not self._is_at_end():
            self._line()
            raise self._bad("rubbish", self.lines[self.at - 1])

    def _is_at_end(self) -> bool:
        rest = (line.strip() for line in self.lines[self.at :])
        return all(not line or line.startswith("#") for line in rest)
