"""What each seat may know: the view of a position, and events as others learn of them."""

import msgspec

from crownlands.core.contract import NOBODY
from crownlands.core.game import Event, View
from crownlands.games.kingdoms import events, scoring
from crownlands.games.kingdoms.box import KingdomsBox
from crownlands.games.kingdoms.rules import Kingdoms
from crownlands.games.kingdoms.state import NO_TILE, OVER, TURN, Setting

HIDDEN = "??"  # a tile that the viewer may not see
BARE = ".."  # an empty square


class Part(msgspec.Struct, frozen=True):
    """A row or column, or what mountains leave of it: its squares and base value now."""

    squares: tuple[str, ...]
    base: int


class KingdomsView(View, frozen=True, tag="kingdoms"):
    seat: int | None  # the viewer; None for a spectator
    actor: int | None  # the seat that must choose; None while chance does and at the end
    round: int
    rounds: int | None  # None where the last castle ends the game
    final: bool  # the last castle has fallen: this round is the last
    starter: int | None
    board: tuple[str, ...]  # by square: .., +3, MT, Y2
    rows: tuple[tuple[Part, ...], ...]
    columns: tuple[tuple[Part, ...], ...]
    money: tuple[int, ...]
    castles: tuple[tuple[int, ...], ...]  # not yet placed, by seat and rank
    starting: tuple[str | None, ...]  # by seat: None where there is none
    held: str | None  # the drawn tile that the actor must place
    supply: int  # tiles left to draw or choose
    unseen: dict[str, int]  # tiles neither on the board nor known to the viewer
    ranking: tuple[tuple[int, ...], ...] | None  # when the game is over

    @property
    def stage(self) -> int:
        return self.round


class Viewing:
    """Shows positions of one setting to its seats."""

    def __init__(self, box: KingdomsBox, setting: Setting) -> None:
        self.setting = setting
        self.names = box.squares()
        self.tiles = [tile.token for tile in box.tiles]
        self.pieces = piece_tokens(box, setting)

    def view(self, state: Kingdoms, seat: int) -> KingdomsView:
        setting = self.setting
        ranks = setting.ranks
        held = None if state.held == NO_TILE else self.tiles[state.held]
        castles = list(state.castles)
        lines = [self._parts(state, squares) for squares in setting.lines]
        over = state.phase == OVER
        return KingdomsView(
            seat=None if seat == NOBODY else seat,
            actor=state.acting if state.acting >= 0 else None,
            round=state.round,
            rounds=None if setting.last_castle else setting.rounds,
            final=state.final,
            starter=state.starter if state.phase >= TURN else None,
            board=tuple(self.pieces[piece] for piece in state.board),
            rows=tuple(lines[: setting.rows]),
            columns=tuple(lines[setting.rows :]),
            money=tuple(state.money),
            castles=tuple(tuple(castles[at : at + ranks]) for at in range(0, len(castles), ranks)),
            starting=tuple(
                self._starting(tile, at == seat) for at, tile in enumerate(state.starting)
            ),
            held=held if state.turn == seat or held is None else HIDDEN,
            supply=state.left,
            unseen=self._unseen(state, seat),
            ranking=tuple(map(tuple, state.ranking())) if over else None,
        )

    def _starting(self, tile: int, is_own: bool) -> str | None:
        if tile == NO_TILE:
            return None
        return self.tiles[tile] if is_own else HIDDEN

    def _parts(self, state: Kingdoms, squares: list[int]) -> tuple[Part, ...]:
        found = []
        while squares:
            base, length, _, _ = scoring.survey(self.setting, state.board, squares)
            if length:
                names = tuple(self.names[square] for square in squares[:length])
                found.append(Part(names, base))
            squares = squares[length + 1 :]
        return tuple(found)

    def _unseen(self, state: Kingdoms, seat: int) -> dict[str, int]:
        counts = list(state.supply)
        for other, tile in enumerate(state.starting):
            if other != seat and tile != NO_TILE:
                counts[tile] += 1
        if state.held != NO_TILE and state.turn != seat:
            counts[state.held] += 1
        return {token: count for token, count in zip(self.tiles, counts, strict=True) if count}


def piece_tokens(box: KingdomsBox, setting: Setting) -> list[str]:
    """How boards write each piece: .., the tiles, then the castles of each seat by rank."""
    ranks = range(1, setting.ranks + 1)
    letters = [colour.letter for colour in box.colours[: setting.seats]]
    castles = [f"{letter}{rank}" for letter in letters for rank in ranks]
    return [BARE, *(tile.token for tile in box.tiles), *castles]


def redact(event: Event, seat: int) -> Event:
    """Only its owner sees a starting tile, only the drawer a drawn one."""
    if isinstance(event, events.TileDealt | events.TileDrawn) and event.seat != seat:
        return msgspec.structs.replace(event, tile=None)
    return event


def reveals(event: Event) -> bool:
    """Tiles come to light when they are dealt, drawn or, if hidden before, placed."""
    if isinstance(event, events.TilePlaced):
        return not event.chosen
    return isinstance(
        event,
        events.TileDealt | events.TileDrawn | events.StartingTilePlaced | events.StarterChosen,
    )
