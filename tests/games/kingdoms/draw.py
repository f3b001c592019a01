"""Positions of Kingdoms drawn as text, and moves played on them as they would be typed.

A board is a grid of tokens: `..` an empty square, `+3 -6 MT DR GM WZ` tiles, `R2` red's castle of
rank 2. Whatever is not said about the rest of the table is as at the start of a round.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from crownlands.core.contract import CHANCE, Fact
from crownlands.core.game import Box
from crownlands.games.kingdoms import GAME
from crownlands.games.kingdoms.events import KingdomsEvent, LineScored
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.setup import KingdomsSetup
from crownlands.games.kingdoms.state import HOLDING, NO_TILE, TURN
from crownlands.games.kingdoms.views import piece_tokens

EMPTY_BOARD = """
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""


def kingdoms(seats: int = 3, box: Box | None = None, /, **options: str) -> KingdomsSetup:
    return cast(KingdomsSetup, GAME.setup(seats, options, box))


def draw(
    setup: KingdomsSetup,
    board: str = EMPTY_BOARD,
    *,
    turn: str = "Y",
    money: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    starting: Mapping[str, str] | None = None,
    supply: str | None = None,
    held: str | None = None,
    round: int = 1,
    starter: str = "Y",
    final: bool = False,
) -> Kingdoms:
    """`hands` are castles not placed, `{"Y": "1123"}`; those unnamed then have none."""
    setting, seats = setup.setting, setup.seat_tokens
    squares = board.split()
    assert len(squares) == setting.squares, "this board has another size"
    tiles = [tile.token for tile in setup.box.tiles]
    dealt = starting or {}
    out = [*squares, *dealt.values(), *([held] if held else [])]
    left = _left(setup, out) if supply is None else Counter(supply.split())
    castles = _castles(setup, squares) if hands is None else _hands(setup, hands)
    purses = [(money or {}).get(seat, setting.start_money) for seat in seats]
    single = [round, HOLDING if held else TURN, seats.index(turn), seats.index(turn)]
    single += [seats.index(starter), tiles.index(held) if held else NO_TILE]
    single += [sum(left.values()), int(final)]
    pieces = _pieces(setup)
    tables = [pieces[token] for token in squares] + [left[token] for token in tiles] + castles
    secret = [tiles.index(dealt[seat]) if seat in dealt else NO_TILE for seat in seats]
    return setup.restore([*single, *tables, *secret, *purses])


def board_of(setup: KingdomsSetup, state: Kingdoms) -> str:
    """The board as draw() reads it."""
    known = piece_tokens(setup.box, setup.setting)
    tokens = [known[piece] for piece in state.board]
    width = setup.setting.columns
    rows = [" ".join(tokens[at : at + width]) for at in range(0, len(tokens), width)]
    return "\n".join(rows)


def hand(setup: KingdomsSetup, state: Kingdoms, seat: str) -> str:
    """A seat's unplaced castles, as draw() reads them."""
    ranks = setup.setting.ranks
    first = setup.seat_tokens.index(seat) * ranks
    counts = list(state.castles)[first : first + ranks]
    return "".join(str(rank) * count for rank, count in enumerate(counts, 1))


def purses(setup: KingdomsSetup, state: Kingdoms) -> dict[str, int]:
    return dict(zip(setup.seat_tokens, state.scores(), strict=True))


def actor(setup: KingdomsSetup, state: Kingdoms) -> str:
    """The letter of the seat that must choose, `chance`, or nothing when the game is over."""
    names = {CHANCE: "chance"} | dict(enumerate(setup.seat_tokens))
    return names.get(state.actor(), "")


def moves(setup: KingdomsSetup, state: Kingdoms) -> list[str]:
    """What the actor may do, as it would be typed."""
    return [setup.vocabulary.texts[move] for move in state.legal(state.actor())]


def play(setup: KingdomsSetup, state: Kingdoms, *lines: str) -> list[KingdomsEvent]:
    """Play lines such as `Y castle 3 b4` or `chance drawn +2`, and say what happened."""
    log: list[Fact] = []
    seats = {"chance": CHANCE} | {letter: at for at, letter in enumerate(setup.seat_tokens)}
    for line in lines:
        who, _, text = line.partition(" ")
        state.play(seats[who], setup.vocabulary.read(text), log)
    return [setup.event(fact) for fact in log]


def give_turn(setup: KingdomsSetup, state: Kingdoms, seat: str) -> Kingdoms:
    """The same position with another seat to move."""
    ints = state.to_ints()
    ints[2] = ints[3] = setup.seat_tokens.index(seat)
    return setup.restore(ints)


Money = dict[str, int]  # by seat letter; those with 0 are left out


@dataclass(frozen=True)
class Scores:
    total: Money
    lines: dict[str, Money]  # by line or part, in the order of scoring


def score(setup: KingdomsSetup, board: str) -> Scores:
    """Let the last castle of the board be placed, with nothing else left to do: the round ends."""
    tokens = board.split()
    at = max(n for n, token in enumerate(tokens) if re.fullmatch("[A-Z][1-9]", token))
    seat, rank = tokens[at][0], tokens[at][1:]
    tokens[at] = ".."
    state = draw(setup, " ".join(tokens), turn=seat, hands={seat: rank}, supply="")
    quiet = state.copy()
    line = f"castle {rank} {setup.box.squares()[at]}"
    before = purses(setup, state)
    events = play(setup, state, f"{seat} {line}")
    quiet.play(setup.seat_tokens.index(seat), setup.vocabulary.read(line))
    assert quiet.to_ints() == state.to_ints(), "keeping a log must not change the scores"
    return Scores(gained(before, purses(setup, state)), lines_of(setup, events))


def gained(before: Money, after: Money) -> Money:
    return {seat: after[seat] - before[seat] for seat in before if after[seat] != before[seat]}


def lines_of(setup: KingdomsSetup, events: list[KingdomsEvent]) -> dict[str, Money]:
    """What each line paid that paid at all: `row 3`, or `row 3 a3-c3` where it is a part."""
    lines: dict[str, Money] = {}
    for event in events:
        if isinstance(event, LineScored) and any(event.gains):
            part = "" if event.whole else f" {event.squares[0]}-{event.squares[-1]}"
            paid = zip(setup.seat_tokens, event.gains, strict=True)
            lines[event.line + part] = {seat: gain for seat, gain in paid if gain}
    return lines


def _pieces(setup: KingdomsSetup) -> dict[str, int]:
    return {token: piece for piece, token in enumerate(piece_tokens(setup.box, setup.setting))}


def _left(setup: KingdomsSetup, out: list[str]) -> Counter[str]:
    printed = Counter({tile.token: tile.count for tile in setup.box.tiles})
    return printed - Counter(token for token in out if token in printed)


def _castles(setup: KingdomsSetup, squares: list[str]) -> list[int]:
    """What was dealt, less what stands on the board."""
    standing = Counter(squares)
    dealt = list(enumerate(setup.setting.castles, 1))
    return [
        max(0, count - standing[f"{seat}{rank}"])
        for seat in setup.seat_tokens
        for rank, count in dealt
    ]


def _hands(setup: KingdomsSetup, hands: Mapping[str, str]) -> list[int]:
    ranks = range(1, setup.setting.ranks + 1)
    return [hands.get(seat, "").count(str(rank)) for seat in setup.seat_tokens for rank in ranks]
