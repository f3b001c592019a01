"""Steps through a saved match with the keys of a terminal."""

from collections.abc import Callable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from rich.console import Console
from rich.text import Text

from crownlands.cli.chronicle import Chronicle
from crownlands.cli.why import Explainer
from crownlands.core.contract import CHANCE
from crownlands.core.match import Match, Ply

PACE = 1.0  # seconds per ply when it plays by itself
ALWAYS = {"right": "next", "down": "next", "left": "back", "up": "back", "home": "first",
          "end": "last", "pagedown": "round", "c-c": "quit", "c-d": "quit"}  # fmt: skip
UNLESS_TYPING = {" ": "next", "n": "next", "p": "back", "r": "round", "a": "auto", "w": "why",
                 "q": "quit"}  # fmt: skip


class Stepper:
    """Shows one ply at a time: the board after it and what it brought about."""

    def __init__(
        self, chronicle: Chronicle, plies: Sequence[Ply], out: Console, explainer: Explainer
    ) -> None:
        self.chronicle = chronicle
        self.plies = plies
        self.out = out
        self.explainer = explainer
        self.playing = False
        self._prompt: PromptSession[str] = PromptSession(key_bindings=_keys())

    def run(self, at: int) -> None:
        wanted = ""
        while True:
            self._show(at)
            if wanted == "why":
                self.out.print(self.explainer.tell(at))
            wanted = self._wait()
            if wanted == "quit":
                return
            self.playing = wanted == "auto" or (wanted == "tick" and at < len(self.plies))
            at = self._go(at, wanted)

    def _go(self, at: int, wanted: str) -> int:
        last = len(self.plies)
        steps: dict[str, Callable[[], int]] = {
            "next": lambda: min(at + 1, last),
            "tick": lambda: min(at + 1, last),
            "": lambda: min(at + 1, last),
            "back": lambda: max(at - 1, 0),
            "first": lambda: 0,
            "last": lambda: last,
            "round": lambda: self._round_end(at),
        }
        if wanted.isdecimal():
            return min(int(wanted[:9]), last)
        return steps[wanted]() if wanted in steps else at

    def _round_end(self, at: int) -> int:
        ends = (n for n, ply in enumerate(self.plies, 1) if self.chronicle.ends_round(ply))
        return next((end for end in ends if end > at), len(self.plies))

    def _show(self, at: int) -> None:
        plies, chronicle = self.plies[:at], self.chronicle
        self.out.clear()
        if at and chronicle.ends_round(plies[-1]):
            self.out.print(chronicle.full_board(plies, at - 1))
        else:
            state = Match(chronicle.setup, plies=list(plies)).state
            self.out.print(chronicle.board(state, plies[-1:]))
        self.out.print(self._heading(at), style="bold")
        for line in chronicle.tell(plies[-1]) if at else ():
            self.out.print(line)

    def _heading(self, at: int) -> Text:
        t = self.chronicle.t
        heading = Text(t("cli-replay-ply", ply=str(at), last=str(len(self.plies))))
        if at:
            ply = self.plies[at - 1]
            who = t("cli-replay-chance") if ply.seat == CHANCE else t.names[ply.seat]
            move = self.chronicle.viewpoint.move(ply) or t("cli-replay-hidden")
            heading.append(f" · {who} · {move}")
        return heading

    def _wait(self) -> str:
        """The next wish; when playing by itself, a tick unless somebody presses a key."""
        pace = self._start_clock if self.playing else None
        try:
            return self._prompt.prompt(self.chronicle.t("cli-replay-keys"), pre_run=pace).strip()
        except (EOFError, KeyboardInterrupt):
            return "quit"

    def _start_clock(self) -> None:
        app = get_app()
        assert app.loop

        def tick() -> None:
            if app.is_running and not app.is_done:
                app.exit(result="tick")

        app.loop.call_later(PACE, tick)


def _keys() -> KeyBindings:
    keys = KeyBindings()
    untyped = Condition(lambda: not get_app().current_buffer.text)

    def leave_with(wish: str) -> Callable[[KeyPressEvent], None]:
        return lambda event: event.app.exit(result=wish)

    for key, wish in ALWAYS.items():
        keys.add(key)(leave_with(wish))
    for key, wish in UNLESS_TYPING.items():
        keys.add(key, filter=untyped)(leave_with(wish))
    return keys
