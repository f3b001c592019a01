"""A match at this terminal: who plays, where it is saved, and the chances that a seed fixes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from crownlands.bots import Player, Roster, Trouble
from crownlands.core.contract import NOBODY
from crownlands.core.errors import UnwritableFile
from crownlands.core.files import write_text
from crownlands.core.game import Setup
from crownlands.core.match import Match
from crownlands.core.record import Record, Sitter
from crownlands.core.rng import Rng
from crownlands.core.seeds import seeded


def path_of(text: str) -> Path:
    """A path as people type it, with ~ for the home folder if there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def is_taken(path: Path) -> bool:
    """Whether there is something; a name that no file can have is for saving to refuse."""
    try:
        return path.exists()
    except OSError:
        return False


@dataclass
class Table:
    """Every change is saved at once, so that nothing is lost whatever happens to the terminal."""

    match: Match
    sitters: tuple[Sitter, ...]
    path: Path
    seed: str
    roster: Roster = field(default_factory=Roster)
    forced: set[int] = field(default_factory=set)  # plies that were a person's only move
    failed: dict[int, Trouble] = field(default_factory=dict)  # plies that a bot left to another
    trouble: UnwritableFile | None = None  # why the last change could not be saved
    bots: dict[int, Player] = field(init=False)

    def __post_init__(self) -> None:
        self.bots = {
            seat: self.roster.find(sitter.name)
            for seat, sitter in enumerate(self.sitters)
            if sitter.is_bot
        }

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.setup.seats) if seat not in self.bots]

    @property
    def is_over(self) -> bool:
        return self.match.state.actor() == NOBODY

    def open(self) -> None:
        """Let chance begin and save; a place that cannot be written is refused here."""
        self.match.rng = self._stream("chance")
        self.match.settle()
        self.save(self.path)

    def play(self, seat: int, move: int) -> None:
        self.match.rng = self._stream("chance")
        self.match.play(seat, move)
        self._keep()

    def play_forced(self, seat: int) -> bool:
        """Make the seat's move if it has only one. In the middle of a turn it is theirs to make:
        they may rather take back what came before."""
        legal = self.match.state.legal(seat)
        if len(legal) > 1 or self.is_mid_turn(seat):
            return False
        self.forced.add(len(self.match.plies))
        self.play(seat, legal[0])
        return True

    def is_mid_turn(self, seat: int) -> bool:
        """Whether the seat's own last move is the last of all, and may be taken back."""
        plies = self.match.plies
        return bool(plies) and plies[-1].seat == seat and self.match.may_undo(seat, self.bots)

    def play_bot(self, seat: int) -> None:
        """What the bot chooses by what the seat may know, or another for it."""
        bot = self.bots[seat]
        before = len(bot.troubles)
        move = bot.choose(self.match.vantage(seat), self._stream("bot"))
        for trouble in bot.troubles[before:]:
            self.failed[len(self.match.plies)] = trouble
        self.play(seat, move)

    def undo(self, seat: int) -> None:
        """Back to the seat's last real choice, or NothingToUndo and nothing changed."""
        trial = Match(self.setup, plies=list(self.match.plies))
        trial.undo(seat, self.bots)
        while len(trial.plies) in self.forced:
            trial.undo(seat, self.bots)
        self.match = trial
        self.forced = {at for at in self.forced if at < len(trial.plies)}
        self.failed = {at: told for at, told in self.failed.items() if at < len(trial.plies)}
        self._keep()

    def last_person(self) -> int:
        """Whoever of the people moved last; nobody yet, if nobody has."""
        people = set(self.people)
        moved = [ply.seat for ply in self.match.plies if ply.seat in people]
        return moved[-1] if moved else NOBODY

    def save(self, path: Path) -> None:
        """Save there, now and from now on."""
        write_text(path, Record.of(self.match, self.sitters).write())
        self.path, self.trouble = path, None

    def rescue(self) -> None:
        """Save after an interruption, which may have come in the middle of a move."""
        self.match = Match(self.setup, plies=self.match.plies)
        self.save(self.path)

    def texts(self, moves: Sequence[int]) -> list[str]:
        return [self.setup.vocabulary.texts[move] for move in moves]

    def _keep(self) -> None:
        try:
            self.save(self.path)
        except UnwritableFile as error:
            self.trouble = error

    def _stream(self, purpose: str) -> Rng:
        """Fresh numbers for each ply: the same after an undo or a resumed match."""
        return seeded(self.seed, purpose, len(self.match.plies))
