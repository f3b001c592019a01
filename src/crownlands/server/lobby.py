"""The REST part: which games there are, making tables, sitting down, my tables, records."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State

from crownlands.bots import BOTS
from crownlands.core.contract import NOBODY
from crownlands.core.record import Record, Sitter
from crownlands.games import NAMES, find_game
from crownlands.server.hub import Hub, state_of
from crownlands.server.tables import Table
from crownlands.server.wire import Said

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(max_length=64)]
MOST_MINE = 200  # tables that one question may ask about


class NoSuchTable(Exception):
    """The table is not there, or not for whoever asks."""


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]


class SeatWish(msgspec.Struct):
    kind: str
    bot: str = "greedy"


class TableWish(msgspec.Struct):
    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=8)]
    name: Name
    options: dict[str, str] = {}
    box: Annotated[str, msgspec.Meta(max_length=100_000)] | None = None


class InviteInfo(msgspec.Struct):
    seat: int
    secret: str


class TableMade(msgspec.Struct):
    table: str
    seat: int | None
    secret: str | None
    invites: list[InviteInfo]


class SitWish(msgspec.Struct):
    secret: Secret
    name: Name


class RenewWish(msgspec.Struct):
    secret: Secret


class SatDown(msgspec.Struct):
    table: str
    seat: int
    secret: str


class Proof(msgspec.Struct):
    table: Annotated[str, msgspec.Meta(max_length=32)]
    secret: Secret


class MineWish(msgspec.Struct):
    seats: Annotated[list[Proof], msgspec.Meta(max_length=MOST_MINE)]


class MineInfo(msgspec.Struct):
    table: str
    game: str
    seat: int
    names: list[str]
    state: str
    ply: int


class Problem(msgspec.Struct):
    code: str
    said: Said


@get("/api/games")
async def games() -> list[GameInfo]:
    found = [find_game(name) for name in NAMES]
    return [
        GameInfo(
            game.name,
            (game.seats[0], game.seats[-1]),
            [OptionInfo(option.name, list(option.values)) for option in game.options],
            list(BOTS),
        )
        for game in found
    ]


@post("/api/tables")
async def make_table(data: TableWish, state: State) -> TableMade:
    hub: Hub = state.hub
    names = {"me": data.name, "open": ""}
    seats = [(wish.kind, names.get(wish.kind, wish.bot)) for wish in data.seats]
    made = await hub.make(data.game, seats, data.options, data.box)
    invites = [InviteInfo(invite.seat, invite.secret) for invite in made.invites]
    return TableMade(made.table, made.seat, made.secret, invites)


@post("/api/tables/{table:str}/sit")
async def sit(table: str, data: SitWish, state: State) -> SatDown:
    hub: Hub = state.hub
    taken = await hub.sit(table, data.secret, data.name)
    if taken is None:
        raise NoSuchTable
    return SatDown(table, taken.seat, taken.secret)


@post("/api/tables/{table:str}/renew")
async def renew(table: str, data: RenewWish, state: State) -> SatDown:
    """A new secret for my seat: whoever else has the old one is out."""
    hub: Hub = state.hub
    renewed = await hub.renew(table, data.secret)
    if renewed is None:
        raise NoSuchTable
    return SatDown(table, renewed.seat, renewed.secret)


@post("/api/mine")
async def mine(data: MineWish, state: State) -> list[MineInfo]:
    hub: Hub = state.hub
    found = []
    for proof in data.seats:
        table = await hub.table(proof.table)
        seat = await hub.seat_of(table, proof.secret) if table else None
        if table and seat is not None:
            names = [who.name for who in table.seats]
            ply = len(table.match.plies)
            state_here = state_of(table, seat)
            found.append(MineInfo(table.id, table.setup.game.name, seat, names, state_here, ply))
    return found


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(table: str, state: State) -> Response[str]:
    """A finished match lies open; of a running one nothing is handed out."""
    hub: Hub = state.hub
    found = await hub.table(table)
    if found is None or found.match.state.actor() != NOBODY:
        raise NoSuchTable
    name = f"{found.setup.game.name}-{table}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(_record(found).write(), headers=headers, media_type=MediaType.TEXT)


def _record(table: Table) -> Record:
    sitters = tuple(Sitter(seat.kind, seat.name) for seat in table.seats)
    return Record.of(table.match, sitters)


HANDLERS = [games, make_table, sit, renew, mine, record]
