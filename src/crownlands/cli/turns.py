"""Playing at the terminal: bots and people take turns, people type moves and commands."""

import shlex
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Columns
from rich.text import Text

from crownlands.bots import Trouble, advise, best_few
from crownlands.bots.roster import bare
from crownlands.cli.ask import Asker
from crownlands.cli.chronicle import Chronicle
from crownlands.cli.moves import grouped, read_move
from crownlands.cli.rules import show_rules
from crownlands.cli.seats import bot_name
from crownlands.cli.style import program
from crownlands.cli.table import Table, is_taken, path_of
from crownlands.cli.viewpoint import Viewpoint
from crownlands.cli.why import hint
from crownlands.core.contract import CHANCE
from crownlands.core.errors import CrownlandsError, IllegalMove, UnwritableFile
from crownlands.core.game import Setup
from crownlands.core.match import Ply
from crownlands.locales import Locale

DONE, INTERRUPTED = 0, 130
WORDS = ("moves", "board", "hint", "why", "undo", "log", "rules", "save", "help", "quit")
SLOW = 1.0  # seconds after which we say that a bot is thinking
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what was scrolled off it, as `clear` does


class Turns:
    """One sitting: from here to the end of the match, or until somebody leaves."""

    def __init__(self, table: Table, out: Console, ask: Asker, t: Locale) -> None:
        self.table = table
        self.out = out
        self.ask = ask
        self.t = t
        self.shown = {seat: self._last_choice(seat) for seat in table.people}
        self.sitting: int | None = None  # whoever is looking at the screen
        self.looking: int | None = None  # whoever saw the board last
        self.commands = {
            "help": self._help, "?": self._help, "moves": self._moves, "board": self._board,
            "hint": self._hint, "why": self._why, "undo": self._undo, "log": self._log,
            "rules": self._rules, "save": self._save, "quit": self._quit, "exit": self._quit,
        }  # fmt: skip

    def run(self) -> int:
        """Play on; the exit code says how it stopped."""
        try:
            while not self.table.is_over:
                self._next(self.table.match.state.actor())
            self._show_end()
            return DONE
        except EOFError:
            self._leave()
            return DONE
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED

    def _next(self, seat: int) -> None:
        if seat in self.table.bots:
            with self._patience(seat):
                self.table.play_bot(seat)
        elif not self.table.play_forced(seat):
            self._turn(seat)

    # ---------------------------------------------------------------- a person's turn

    def _turn(self, seat: int) -> None:
        if self._hand_over(seat):
            self._show_news(seat)
            while not self._answer(seat):
                pass

    def _hand_over(self, seat: int) -> bool:
        """With several people, nobody sees what another one may know; False if one took a move
        back instead."""
        before, self.sitting = self.sitting, seat
        if len(self.table.people) < 2 or before == seat:
            return True
        name = self.t.names[seat]
        if not self.ask.live:  # nobody is looking, and every line of a pipe is a move
            self._say(self.t("cli-play-turn", name=name))
            return True
        self._wipe()
        self._say(self.t("cli-play-hand-over", name=name), "bold")
        while self.ask.line(self.t("cli-play-press-enter") + " ").casefold() == "undo":
            if self._take_back(self.table.last_person()):
                return False
        self._wipe()
        return True

    def _take_back(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except CrownlandsError as error:
            self._say(self.t.text(error.msg()))
            return False
        count = len(self.table.match.plies)
        self.shown = {other: min(shown, count) for other, shown in self.shown.items()}
        return True

    def _answer(self, seat: int) -> bool:
        """One line of the person's; True if the match has changed by it."""
        legal = self.table.match.state.legal(seat)
        texts = self.table.texts(legal)
        prompt = f"{self.setup.seat_tokens[seat]} {self.t.names[seat]}> "
        line = self.ask.line(prompt, [*self.commands, *texts])
        word, _, rest = line.partition(" ")
        if not line:
            return False
        if word.casefold() in self.commands:
            return self.commands[word.casefold()](seat, rest.strip())
        try:
            move = read_move(self.setup.vocabulary, legal, line, list(self.commands))
            self.table.play(seat, move)
        except IllegalMove as error:
            self._say(self.t.text(self.setup.refusal(error.move, error.rule)))
            return False
        except CrownlandsError as error:
            self._say(self.t.text(error.msg()))
            return False
        return True

    # ---------------------------------------------------------------- what a person may type

    def _help(self, seat: int, rest: str) -> bool:
        notation = f"{self.setup.game.name}-rules-notation"
        self.out.print(Markdown(self.t(notation)))
        self.out.print()
        rows = Columns.grid(padding=(0, 3, 0, 0))
        for word in WORDS:
            rows.add_row(Text(word, "bold"), Text(self.t(f"cli-play-word-{word}")))
        self.out.print(rows)
        return False

    def _moves(self, seat: int, rest: str) -> bool:
        texts = self.table.texts(self.table.match.state.legal(seat))
        for beginnings, ends in grouped(texts):
            line = Text(", ".join(beginnings), "bold")
            if ends:
                line.append(" → ").append(" ".join(ends), "not bold")
            self.out.print(line)
        return False

    def _board(self, seat: int, rest: str) -> bool:
        self.out.print(self._chronicle(seat).board(self.table.match.state))
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        best = best_few(advise(self.table.match.vantage(seat)))[0]
        self._say(self.t("cli-play-hint", move=self.table.texts([best.move])[0]))
        return False

    def _why(self, seat: int, rest: str) -> bool:
        """Of one's own moves only: what a bot thinks would tell what it knows."""
        self.out.print(hint(self.table.match.vantage(seat), self.t))
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        return self._take_back(seat)

    def _log(self, seat: int, rest: str) -> bool:
        chronicle = self._chronicle(seat)
        for ply in self.table.match.plies:
            for line in chronicle.tell(ply):
                self.out.print(line)
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        show_rules(self.t, self.setup.game.name)
        return False

    def _save(self, seat: int, rest: str) -> bool:
        path = path_of(rest) if rest else self.table.path
        try:
            if path != self.table.path and is_taken(path):
                raise UnwritableFile(str(path), "exists")
            self.table.save(path)
            self._print_whole(self.t("cli-play-saved", file=str(path)))
        except UnwritableFile as error:
            self._say(self.t.text(error.msg()), "bold red")
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise EOFError

    # ---------------------------------------------------------------- what a person is shown

    @property
    def setup(self) -> Setup:
        return self.table.setup

    def _chronicle(self, seat: int | None) -> Chronicle:
        return Chronicle(Viewpoint(self.setup, seat), frozenset(self.table.bots), self.t)

    def _show_news(self, seat: int) -> None:
        """What happened since the person last looked, then the board."""
        plies, first = self.table.match.plies, self.shown[seat]
        chronicle = self._chronicle(seat)
        self.out.print()
        for line in self._news(chronicle, first):
            self.out.print(line)
        self.out.print()
        own = all(ply.seat in (seat, CHANCE) for ply in plies[first:])
        goes_on = len(plies) > first or self.table.is_mid_turn(seat)
        brief = self.looking == seat and own and goes_on
        self.out.print(chronicle.board(self.table.match.state, plies[first:], brief))
        self.looking = seat
        self.shown[seat] = len(plies)
        self._warn()

    def _news(self, chronicle: Chronicle, first: int) -> Iterator[RenderableType]:
        plies = self.table.match.plies
        notes = {at: self._forced_line(plies[at]) for at in self.table.forced}
        notes |= {at: self._failed_line(plies[at], why) for at, why in self.table.failed.items()}
        return chronicle.news(plies, first, notes)

    def _failed_line(self, ply: Ply, why: Trouble) -> Text:
        name, bot = self.t.names[ply.seat], bot_name(why.bot, self.t)
        told = self.t("bot-trouble", name=name, bot=bot, kind=why.kind, detail=why.detail)
        return Text(told, "bold red")

    def _forced_line(self, ply: Ply) -> Text:
        move = self.table.texts([ply.move])[0]
        return Text(self.t("cli-play-forced", name=self.t.names[ply.seat], move=move), "italic")

    def _show_end(self) -> None:
        """How the match ended; now that it is over, everything lies open.

        As in _leave, a match that could not be saved is for the command line to report.
        """
        plies = self.table.match.plies
        chronicle = self._chronicle(None)
        first = min(self.shown.values(), default=len(plies))
        for line in self._news(chronicle, min(first, len(plies) - 1)):
            self.out.print(line)
        self._show_failures()
        self.out.print()
        self.out.print(chronicle.ranking(self.table.match.state))
        if self.table.trouble:
            raise self.table.trouble
        self._print_whole(self.t("cli-play-over", file=str(self.table.path)))

    def _show_failures(self) -> None:
        """For the author of a bot: whatever it says, there are no secrets any more. Errors of one
        kind from one line are told once, as the first of them was."""
        plies, alike = self.table.match.plies, dict[tuple[int, str, str], list[int]]()
        for at, why in self.table.failed.items():
            line = why.detail if why.kind == "raised" else ""
            alike.setdefault((plies[at].seat, why.kind, line), []).append(at)
        for first, *others in alike.values():
            why = self.table.failed[first]
            times = f" × {1 + len(others)}" if others else ""
            self.out.print(self._failed_line(plies[first], why).append(times))
            if why.trace:
                self.out.print(Text(why.trace.rstrip(), "dim"), soft_wrap=True)

    def _leave(self) -> None:
        """An UnwritableFile here is for the command line to report: the match is not saved."""
        self.table.rescue()
        if len(self.table.people) > 1 and self.ask.live:  # whoever comes next sees no secret
            self._wipe()
        self._print_whole(self.t("cli-play-left", file=str(self.table.path)))
        words = ["play", "--resume", str(self.table.path), *self._bots()]
        self._print_whole(self.t("cli-play-resume", command=f"{program()} {shlex.join(words)}"))

    def _bots(self) -> Iterator[str]:
        """How the files of the bots that sit here are named again, each once."""
        found = (self.table.roster.file(bot.name) for bot in self.table.bots.values())
        for file in dict.fromkeys(bare(file) for file in found if file is not None):
            yield from ("--bot", file)

    def _say(self, line: str, style: str = "") -> None:
        self.out.print(Text(line, style))

    def _print_whole(self, line: str) -> None:
        """Without line breaks of ours, so that a path or command in it can be copied."""
        self.out.print(Text(line), soft_wrap=True)

    def _warn(self) -> None:
        if self.table.trouble:
            self._say(self.t.text(self.table.trouble.msg()), "bold red")
            self._say(self.t("cli-play-save-elsewhere"))

    def _wipe(self) -> None:
        self.out.file.write(WIPE)
        self.out.file.flush()

    @contextmanager
    def _patience(self, seat: int) -> Iterator[None]:
        line = self.t("cli-play-thinking", name=self.t.names[seat])
        timer = threading.Timer(SLOW, self._say, (line,))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _last_choice(self, seat: int) -> int:
        """Where the story goes on for a person: at the last move of their own."""
        mine = [at for at, ply in enumerate(self.table.match.plies) if ply.seat == seat]
        return mine[-1] if mine else 0
