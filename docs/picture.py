"""Draws docs/kingdoms.svg, the README's picture: a match between bots in its second epoch."""

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from crownlands.bots import find_player
from crownlands.cli.boards import Scene, drawing
from crownlands.core.match import Match
from crownlands.core.rng import Rng
from crownlands.games import find_game
from crownlands.locales import Locale

PLIES = 112
WALNUT = TerminalTheme((35, 26, 18), (236, 224, 200), [(35, 26, 18)] * 8)


def draw(file: Path) -> None:
    setup = find_game("kingdoms").setup(3)
    match = Match(setup, Rng(5))
    match.settle()
    thinking = Rng(1)
    while len(match.plies) < PLIES or match.state.actor() != 0:
        seat = match.state.actor()
        match.play(seat, find_player("greedy").choose(match.vantage(seat), thinking))
    t = Locale("en", ("You", "Bea", "Bot"))
    fresh = tuple(event for ply in match.plies[-3:] for event in ply.events)
    scene = Scene(setup, (setup.view(match.state, 0),), frozenset({2}), fresh, t)
    out = Console(record=True, width=106, color_system="truecolor", force_terminal=True)
    out.print(drawing("kingdoms").board(scene))
    svg = out.export_svg(title="crownlands play kingdoms", theme=WALNUT)
    addresses = re.compile(r"@font-face \{.*?\}\n|<!--.*?-->\n", re.DOTALL)
    file.write_text(addresses.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    draw(Path(__file__).with_name("kingdoms.svg"))
