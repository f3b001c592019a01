"""What the laws must know of El Grande: edited boxes, what lasts, what is secret."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from crownlands.games.el_grande import GAME
from crownlands.games.el_grande.box import read_box
from crownlands.games.el_grande.events import GrandeEvent
from crownlands.games.el_grande.moves import GrandeMove
from crownlands.games.el_grande.rules import ElGrande
from crownlands.games.el_grande.setting import DECKS, NONE, POWER, VETO
from crownlands.games.el_grande.setup import GrandeSetup
from crownlands.games.el_grande.views import GrandeView

__all__ = [
    "BOXES",
    "GAME",
    "GrandeEvent",
    "GrandeMove",
    "GrandeView",
    "answers",
    "conserved",
    "secrets",
]

COLOURS = "".join(
    f'[[colour]]\nname = "{name}"\nletter = "{name[0].upper()}"\n'
    for name in ("orange", "pink", "green", "violet", "cyan")
)
REGIONS = ("alba", "bree", "cork", "dale", "elm", "fen")
RING = ", ".join(f'"{one}-{other}"' for one, other in pairwise(REGIONS))
SMALL = f"""
{COLOURS}
[rounds]
full = [1, 2, 3, 4]
short = [2, 4]
scoring = [2, 4]
[caballeros]  # so few that the province is soon empty
home = 1
court = 2
province = 4
[power]
heads = [7, 6, 5, 4, 3, 2, 1, 0]
[scoring]
king = 3
home = 1
places = {{ 2 = 2, 3 = 3, 4 = 1, 5 = 2 }}
[castillo]
values = [4, 4, 4]
[[scoreboard]]
values = [9, 0, 0]
[map]
borders = [{RING}]
{
    "".join(
        f'[[region]]{chr(10)}name = "{name}"{chr(10)}values = [{at + 2}, 2, {at % 2}]{chr(10)}'
        for at, name in enumerate(REGIONS)
    )
}
[[card]]
name = "sweep"
deck = 1
effect = "intrigue"
own = 3
foreign = 2
total = 4
one_region = 1
court = 1
copies = 2
[[card]]
name = "stop"
deck = 1
effect = "veto"
copies = 2
[[card]]
name = "home"
deck = 2
effect = "retreat"
amount = 3
present = 2
[[card]]
name = "away"
deck = 2
effect = "expulsion"
copies = 2
[[card]]
name = "wrath"
deck = 2
effect = "anger"
amount = 2
[[card]]
name = "memory"
deck = 3
effect = "recall"
copies = 2
[[card]]
name = "tithe"
deck = 3
effect = "one_each"
[[card]]
name = "levy"
deck = 3
effect = "court"
amount = 9
[[card]]
name = "count"
deck = 4
effect = "score_class"
classes = [2, 9]
[[card]]
name = "whisper"
deck = 4
effect = "score_secret"
copies = 3
[[card]]
name = "throne"
deck = 5
effect = "adviser"
"""


def large_box() -> str:
    """More of everything: more regions, boards, caballeros and copies, and more vetoes out."""
    text = GAME.standard_box().text
    more = [f"isla_{letter}" for letter in "abcdefg"]
    regions = "".join(f'[[region]]\nname = "{name}"\nvalues = [9, 7, 7]\n' for name in more)
    borders = ", ".join(f'"{name}-valencia"' for name in more)
    changes = {
        "province = 21": "province = 60",
        "court = 7": "court = 15",
        "[[scoreboard]]": "[[scoreboard]]\nvalues = [1, 1, 1]\n[[scoreboard]]",
        "[map]": f"{regions}[map]",
        "borders = [": f"borders = [{borders},",
        'effect = "score_secret"': 'effect = "score_secret"\ncopies = 30',
        'name = "d2_decay_3"': 'name = "d2_decay_3"\ncopies = 12',
        'name = "d1_3_any"': 'name = "d1_3_any"\ncopies = 9',
    }
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


BOXES = {"standard": None, "small": read_box(SMALL), "large": read_box(large_box())}


# ---------------------------------------------------------------- what lasts


def conserved(setup: GrandeSetup, state: ElGrande) -> Mapping[Hashable, Hashable]:
    """Caballeros of every seat, wherever they are, and what must always hold."""
    setting = setup.setting
    seats = range(setting.seats)
    on_board = [sum(list(state.caballeros)[seat :: setting.seats]) for seat in seats]
    everything = setting.home_start + setting.court_start + setting.province_start
    lent = [0 if state.home[seat] != NONE else setting.home_start for seat in seats]
    boards = [place for place in state.boards if place != NONE]
    gone = sum(setting.deck) - sum(state.decks)
    revealed = state.round * (DECKS - 1) + state.revealed
    return {
        "caballeros": all(
            on_board[seat] + state.court[seat] + state.province[seat] + lent[seat] == everything
            for seat in seats
        ),
        "none below": min(*state.caballeros, *state.court, *state.province, *state.score) >= 0,
        "boards apart": len(boards) == len(set(boards)),
        "cards": gone == revealed,
        "values apart": len({*state.played} - {0}) == sum(value > 0 for value in state.played),
        "a window is for a holder": state.phase != VETO or state.holds_veto(state.acting),
        "no card between turns": state.phase != POWER or state.card == NONE,
        "doubts are played or back": all(hidden(state, seat) for seat in seats),
        "asked only with a veto": all(
            state.watch[seat] == NONE or state.phase != POWER for seat in seats
        ),
    }


def hidden(state: ElGrande, seat: int) -> bool:
    """As many doubtful cards are in hand as came back unseen."""
    first, later = int(state.secret[seat * 2]), int(state.secret[seat * 2 + 1])
    in_hand = (int(state.hands[seat]) & (first | later)).bit_count()
    return in_hand == bool(first) + bool(later) and (first & later == first or not later)


# ---------------------------------------------------------------- what is secret


@dataclass(frozen=True)
class Question:
    """Something that a seat cannot see: what it is, and what it may be, all as likely."""

    name: str
    answer: str
    answers: tuple[str, ...]


def secrets(setup: GrandeSetup, state: ElGrande, seat: int) -> Mapping[str, str]:
    asked = question(setup, state, seat)
    return {asked.name: asked.answer} if asked else {}


def answers(setup: GrandeSetup, state: ElGrande, seat: int) -> Mapping[str, int]:
    asked = question(setup, state, seat)
    return dict.fromkeys(asked.answers, 1) if asked else {}


def question(setup: GrandeSetup, state: ElGrande, seat: int) -> Question | None:
    """A sealed disc, or else a power card that came back unseen."""
    for other in range(setup.seats):
        if other != seat and state.discs_are_sealed() and state.discs[other] != NONE:
            return _disc(setup, state, other)
    for other in range(setup.seats):
        doubt = int(state.secret[other * 2])
        if other != seat and doubt and not state.secret[other * 2 + 1]:
            among = tuple(str(value) for value in range(doubt.bit_length()) if doubt >> value & 1)
            held = str((int(state.hands[other]) & doubt).bit_length() - 1)
            return Question(f"card of {other}", held, among)
    return None


def _disc(setup: GrandeSetup, state: ElGrande, seat: int) -> Question:
    """Before it was set, its seat could set any of these."""
    before = state.to_ints()
    again = setup.restore(before)
    again.open_discs(1 << seat)
    names = tuple(setup.vocabulary.texts[move] for move in again.legal(seat))
    region = setup.box.region_names()[state.discs[seat]]
    return Question(f"disc of {seat}", f"disc {region}", names)
