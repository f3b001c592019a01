"""The REST part: which games there are, making tables, sitting down, my tables, records."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, JSONBody, RawBody

from crownlands.bots import USUAL
from crownlands.core.files import decode
from crownlands.core.game import Option
from crownlands.core.record import Record, read_record
from crownlands.games import NAMES, find_game
from crownlands.server.hub import Hub, state_of
from crownlands.server.limits import Addresses
from crownlands.server.making import sitters
from crownlands.server.store import Seat
from crownlands.server.tables import Table
from crownlands.server.wire import Said

Name = Annotated[str, msgspec.Meta(max_length=40)]
Secret = Annotated[str, msgspec.Meta(max_length=64)]
MOST_MINE = 200  # tables that one question may ask about
FREE = 10_000  # bytes of a box or record that cost no more than a plain table


class NoSuchTable(Exception):
    """The table is not there, or not for whoever asks."""


class TooManyTables(Exception):
    """An address has made as many tables as it may for now."""


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]  # the standard first
    kind: str  # "switch", "choice", "seat": a number too, "order": of the seats, as 3-1-2
    variant: bool  # how to play, rather than how to read the rules
    seats: list[int]  # the numbers of seats that it is for; empty: all


class GameInfo(msgspec.Struct):
    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    bot: str  # of these, the one for who has no wish


class SeatWish(msgspec.Struct):
    kind: str
    bot: str = USUAL


class TableWish(msgspec.Struct):
    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=8)]
    name: Name = ""
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
    name: Name = ""


class SeatProof(msgspec.Struct):
    secret: Secret


class ReopenWish(msgspec.Struct):
    secret: Secret
    seat: int
    bot: str | None = None


class Reopened(msgspec.Struct):
    """A seat that is open again, with its new invite; a bot's has none."""

    seat: int
    secret: str | None


class SatDown(msgspec.Struct):
    table: str
    seat: int
    secret: str


class RecordKept(msgspec.Struct):
    table: str


class Proof(msgspec.Struct):
    table: Annotated[str, msgspec.Meta(max_length=32)]
    secret: Secret


class MineWish(msgspec.Struct):
    seats: Annotated[list[Proof], msgspec.Meta(max_length=MOST_MINE)]


class SeatInfo(msgspec.Struct):
    """Who sits there; a bot's name is its kind, and a person may have none."""

    kind: str
    name: str
    colour: str


class InviteTold(msgspec.Struct):
    """What one is invited to."""

    game: str
    seat: int
    host: int | None  # the seat that made the table
    seats: list[SeatInfo]
    changed: dict[str, str]  # options that are not played as usual
    own_box: bool


class MineInfo(msgspec.Struct):
    table: str
    game: str
    seat: int
    seats: list[SeatInfo]
    changed: dict[str, str]
    state: str
    moves: int  # by players: what chance did is not counted
    changed_at: int  # seconds since 1970


class Problem(msgspec.Struct):
    """Why something was not done: a code, and the sentence of the locale files that tells it."""

    code: str
    said: Said


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong, as the schema says it."""
    told = {
        400: "It cannot be read, or not be used.",
        404: "There is no such table, or not for whoever asks.",
        409: "It cannot be done as the table stands.",
        413: "It is too large.",
        429: "Too many requests from this address.",
    }
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=told[status])
        for status in (*statuses, 429)
    }


@dataclass
class RecordUpload(Operation):
    """An upload is the plain text of a record, which no signature says."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@get("/api/games", responses=_problems())
async def games(state: State) -> list[GameInfo]:
    """The games that can be played here, with their options and bots."""
    hub: Hub = state.hub
    bots = hub.thinkers.roster.names
    found = [find_game(name) for name in NAMES]
    return [
        GameInfo(
            game.name,
            (game.seats[0], game.seats[-1]),
            [_option(option) for option in game.options],
            bots,
            USUAL,
        )
        for game in found
    ]


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        option.name,
        list(option.values),
        option.kind,
        option.is_variant,
        list(option.for_seats),
    )


@get("/api/games/{game:str}/box", media_type=MediaType.TEXT, responses=_problems(400))
async def box(game: FromPath[str]) -> str:
    """The standard box of a game, to edit."""
    return find_game(game).standard_box().text


@post("/api/tables", responses=_problems(400, 413))
async def make_table(
    data: JSONBody[TableWish], state: State, request: Request[Any, Any, Any]
) -> TableMade:
    """A new table: my own seat, and an invite for each open one."""
    _spend(request, len(data.box or ""))
    hub: Hub = state.hub
    names = {"me": data.name, "open": ""}
    seats = [(wish.kind, names.get(wish.kind, wish.bot)) for wish in data.seats]
    made = await hub.make(data.game, seats, data.options, data.box)
    invites = [InviteInfo(invite.seat, invite.secret) for invite in made.invites]
    if made.mine is None:
        return TableMade(made.kept.id, None, None, invites)
    return TableMade(made.kept.id, made.mine.seat, made.mine.secret, invites)


@post("/api/records", responses=_problems(400, 413), operation_class=RecordUpload)
async def keep_record(body: RawBody, state: State, request: Request[Any, Any, Any]) -> RecordKept:
    """A record that was saved elsewhere, to be watched here."""
    _spend(request, len(body))
    hub: Hub = state.hub
    record = read_record(decode(body, "record"), find_game)
    return RecordKept(await hub.keep_record(record))


@post("/api/tables/{table:str}/invite", responses=_problems(400, 404, 413))
async def invite(table: FromPath[str], data: JSONBody[SeatProof], state: State) -> InviteTold:
    """What an invite is for, before one accepts it."""
    hub: Hub = state.hub
    found = await hub.look(table)
    seat = hub.invited(found, data.secret)
    if found is None or seat is None:
        raise NoSuchTable
    setup = found.setup
    own_box = not setup.box.standard
    return InviteTold(setup.game.name, seat, found.host, _seats(found), _changed(found), own_box)


@post("/api/tables/{table:str}/sit", responses=_problems(400, 404, 413))
async def sit(table: FromPath[str], data: JSONBody[SitWish], state: State) -> SatDown:
    """Take the open seat that the secret of an invite is for."""
    hub: Hub = state.hub
    taken = await hub.sit(table, data.secret, data.name)
    if taken is None:
        raise NoSuchTable
    return SatDown(table, taken.seat, taken.secret)


@post("/api/tables/{table:str}/renew", responses=_problems(400, 404, 413))
async def renew(table: FromPath[str], data: JSONBody[SeatProof], state: State) -> SatDown:
    """A new secret for my seat: whoever else has the old one is out."""
    hub: Hub = state.hub
    renewed = await hub.renew(table, data.secret)
    if renewed is None:
        raise NoSuchTable
    return SatDown(table, renewed.seat, renewed.secret)


@post("/api/tables/{table:str}/reopen", responses=_problems(400, 404, 409, 413))
async def reopen(table: FromPath[str], data: JSONBody[ReopenWish], state: State) -> Reopened:
    """By the host alone: another's seat is open again, with a new invite, or a bot takes it."""
    hub: Hub = state.hub
    reopened = await hub.reopen(table, data.secret, data.seat, data.bot)
    if reopened is None:
        raise NoSuchTable
    return Reopened(*reopened)


@post("/api/tables/{table:str}/rematch", responses=_problems(400, 404, 409, 413))
async def rematch(
    table: FromPath[str], data: JSONBody[SeatProof], state: State, request: Request[Any, Any, Any]
) -> SatDown:
    """My seat at the table where a finished match is played again; who asks first makes it."""
    _spend(request)
    hub: Hub = state.hub
    found = await hub.rematch(table, data.secret)
    if found is None:
        raise NoSuchTable
    again, mine = found
    return SatDown(again, mine.seat, mine.secret)


@post("/api/mine", responses=_problems(400, 413))
async def mine(data: JSONBody[MineWish], state: State) -> list[MineInfo]:
    """How my tables stand, each proved by a seat's secret; what is not proved is left out."""
    hub: Hub = state.hub
    found = []
    for proof in data.seats:
        table = await hub.look(proof.table)
        seat = hub.seat_of(table, proof.secret)
        if table and seat is not None:
            found.append((table, seat))
    changes = await hub.store.last_changes([table.id for table, _ in found])
    return [_mine(table, seat, changes.get(table.id, 0)) for table, seat in found]


def _mine(table: Table, seat: int, changed_at: int) -> MineInfo:
    return MineInfo(
        table.id,
        table.setup.game.name,
        seat,
        _seats(table),
        _changed(table),
        state_of(table, seat),
        sum(ply.seat >= 0 for ply in table.match.plies),
        changed_at,
    )


def _seats(table: Table) -> list[SeatInfo]:
    def told(seat: Seat, colour: str) -> SeatInfo:
        return SeatInfo(seat.kind, seat.name, colour)

    return list(map(told, table.seats, table.setup.seat_colours))


def _changed(table: Table) -> dict[str, str]:
    chosen = table.setup.options
    return {
        option.name: chosen[option.name]
        for option in table.setup.game.options
        if chosen[option.name] != option.values[0]
    }


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=_problems(400, 404))
async def record(table: FromPath[str], state: State) -> Response[str]:
    """A finished match, or one that was uploaded; of a running one nothing is handed out."""
    hub: Hub = state.hub
    found = await hub.look(table)
    if found is None or not found.is_told:
        raise NoSuchTable
    name = f"{found.setup.game.name}-{table}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = Record.of(found.match, sitters(found.seats)).write()
    return Response(text, headers=headers, media_type=MediaType.TEXT)


def _spend(request: Request[Any, Any, Any], size: int = 0) -> None:
    """What fills the disk is rationed by address: a table, and more for a large one."""
    rations: Addresses = request.app.state.rations
    address = request.client.host if request.client else ""
    if not rations.take(address, max(1.0, size / FREE)):
        raise TooManyTables


HANDLERS = [
    games, box, make_table, keep_record, invite, sit, renew, reopen, rematch, mine, record,
]  # fmt: skip
