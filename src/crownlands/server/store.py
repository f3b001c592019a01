"""What is kept: tables, who sits there, and every step that was taken, in SQLite or PostgreSQL.

Steps are only ever added, one row each, unique by table and number: a table is what its steps make
of it. Secrets are kept as hashes.
"""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from crownlands.server import migrations

METADATA = MetaData()
AT_ONCE = 500  # tables named in one statement

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("box", Text),  # only where it is not the standard one
    Column("options", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False, index=True),
    Column("kind", String(10), nullable=False, server_default="play"),  # or record
    Column("host", Integer),  # the seat that made it
    Column("rematch", String(32)),  # the table where the match is played again
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # person, bot or open
    Column("name", String(40), nullable=False),
    Column("secret", String(64), index=True),  # hash of what proves the seat
    Column("invite", String(64), index=True),  # hash of what lets somebody sit down
)

STEPS = Table(
    "steps",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),  # a seat's move and chance's after it; empty: an undo
    Column("nonce", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)


@dataclass(frozen=True)
class Seat:
    kind: Literal["person", "bot", "open"]
    name: str
    secret: str | None = None  # hashed
    invite: str | None = None  # hashed


@dataclass(frozen=True)
class Step:
    """One accepted change: a choice with the chance that followed it, or an undo."""

    rev: int
    seat: int
    moves: tuple[tuple[int, str], ...]  # (seat or CHANCE, the move's text); none for an undo
    nonce: str


@dataclass(frozen=True)
class Kept:
    """A table as it is kept."""

    id: str
    game: str
    edition: int
    box: str | None
    options: dict[str, str]
    seats: tuple[Seat, ...]
    steps: tuple[Step, ...]
    kind: Literal["play", "record"] = "play"
    host: int | None = None
    rematch: str | None = None


@dataclass(frozen=True)
class _Waiting:
    """A step that is to be saved, and who waits for that."""

    table: str
    step: Step
    saved: "asyncio.Future[None]"


class StepTaken(Exception):
    """Another process has taken the step of that number."""


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Store:
    """All reading and writing. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

        self._waiting: list[_Waiting] = []
        self._saving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        """What is being saved is saved first: nothing waits on a connection that is gone."""
        while self._saving is not None:
            await asyncio.wait({self._saving})
        await self.engine.dispose()

    async def add_table(self, kept: Kept) -> None:
        async with self.engine.begin() as connection:
            await _add_table(connection, kept)

    async def add_rematch(self, table: str, kept: Kept) -> str:
        """Add the table where that one's match is played again; the answer is its id, or that of
        the one which somebody made first."""
        here = TABLES.c.id == table
        first = update(TABLES).where(here, TABLES.c.rematch.is_(None)).values(rematch=kept.id)
        async with self.engine.begin() as connection:
            if (await connection.execute(first)).rowcount == 1:
                await _add_table(connection, kept)
            found = await connection.execute(select(TABLES.c.rematch).where(here))
            return str(found.scalar_one())

    async def add_step(self, table: str, step: Step) -> None:
        """Save one step; StepTaken if there is one of that number. Steps that come while others
        are being saved wait and then share one transaction."""
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(table, step, saved))
        if self._saving is None:
            self._saving = asyncio.create_task(self._save_all())
        await saved

    async def _save_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._save_batch(batch)
        finally:
            self._saving = None

    async def _save_batch(self, batch: Sequence["_Waiting"]) -> None:
        """All of them or, when one of them cannot be saved, each by itself."""
        try:
            await self._save(batch)
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._save_batch([one])
                return
            told = StepTaken() if isinstance(error, IntegrityError) else error
            _answer(batch, told)
        except BaseException as error:  # the server ends
            _answer(batch, error)
            raise
        else:
            _answer(batch, None)

    async def _save(self, batch: Sequence["_Waiting"]) -> None:
        now = int(time.time())
        touched = update(TABLES).where(TABLES.c.id == bindparam("table")).values(touched_at=now)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(STEPS), [_step_row(one.table, one.step, now) for one in batch]
            )
            await connection.execute(touched, [{"table": one.table} for one in batch])

    async def take_seat(self, table: str, at: int, invite: str, seat: Seat) -> bool:
        """Sit down on an open seat; False if somebody was faster."""
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == at)
        free = here & (SEATS.c.kind == "open") & (SEATS.c.invite == invite)
        async with self.engine.begin() as connection:
            taking = update(SEATS).where(free).values(**_seat_row(table, at, seat))
            is_taken = (await connection.execute(taking)).rowcount == 1
            if is_taken:
                await _touch(connection, [table])
            return is_taken

    async def put_seat(self, table: str, at: int, seat: Seat) -> None:
        """Give a seat to somebody else, or open it, whoever sat there."""
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == at)
        async with self.engine.begin() as connection:
            await connection.execute(update(SEATS).where(here).values(**_seat_row(table, at, seat)))

    async def renew_secret(self, table: str, at: int, old: str, new: str) -> bool:
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == at) & (SEATS.c.secret == old)
        async with self.engine.begin() as connection:
            renewing = update(SEATS).where(here).values(secret=new)
            return (await connection.execute(renewing)).rowcount == 1

    async def find(self, table: str) -> Kept | None:
        async with self.engine.connect() as connection:
            seats = await _seats(connection, table)
            steps = await _steps(connection, table)
            # the table last: if it is still there, nothing of it was missing before
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        if found is None:
            return None
        options = msgspec.json.decode(found.options, type=dict[str, str])
        kept = Kept(found.id, found.game, found.edition, found.box, options, seats, steps)
        return replace(kept, kind=found.kind, host=found.host, rematch=found.rematch)

    async def remove_untouched(self, seconds: int, looked_at: Sequence[str] = ()) -> Sequence[str]:
        """Let tables expire that nobody has touched for so long; say which. The time of those that
        are being looked at begins anew."""
        old = TABLES.c.touched_at < int(time.time()) - seconds
        removing = delete(TABLES).where(old).returning(TABLES.c.id)  # and all that refers to them
        async with self.engine.begin() as connection:
            for first in range(0, len(looked_at), AT_ONCE):
                await _touch(connection, looked_at[first : first + AT_ONCE])
            return [row.id for row in await connection.execute(removing)]

    async def touch(self, table: str) -> None:
        """Somebody is there: its time begins anew."""
        async with self.engine.begin() as connection:
            await _touch(connection, [table])

    async def last_changes(self, tables: Sequence[str]) -> dict[str, int]:
        """When a step was last taken at each of these few tables, or else when it was made."""
        last = func.coalesce(func.max(STEPS.c.at), TABLES.c.made_at)
        query = (
            select(TABLES.c.id, last.label("at"))
            .join_from(TABLES, STEPS, isouter=True)
            .where(TABLES.c.id.in_(tables))
            .group_by(TABLES.c.id, TABLES.c.made_at)
        )
        async with self.engine.connect() as connection:
            return {row.id: row.at for row in await connection.execute(query)}


async def _add_table(connection: AsyncConnection, kept: Kept) -> None:
    now = int(time.time())
    options = msgspec.json.encode(kept.options).decode()
    row = {"id": kept.id, "game": kept.game, "edition": kept.edition, "box": kept.box}
    more = {"kind": kept.kind, "host": kept.host, "rematch": kept.rematch}
    times = {"made_at": now, "touched_at": now}
    await connection.execute(insert(TABLES).values(**row, options=options, **more, **times))
    for at, seat in enumerate(kept.seats):
        await connection.execute(insert(SEATS).values(**_seat_row(kept.id, at, seat)))
    for step in kept.steps:
        await connection.execute(insert(STEPS).values(**_step_row(kept.id, step, now)))


async def _touch(connection: AsyncConnection, tables: Sequence[str]) -> None:
    here = TABLES.c.id.in_(tables)
    await connection.execute(update(TABLES).where(here).values(touched_at=int(time.time())))


async def _seats(connection: AsyncConnection, table: str) -> tuple[Seat, ...]:
    query = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    rows = await connection.execute(query)
    return tuple(Seat(row.kind, row.name, row.secret, row.invite) for row in rows)


async def _steps(connection: AsyncConnection, table: str) -> tuple[Step, ...]:
    query = select(STEPS).where(STEPS.c.table_id == table).order_by(STEPS.c.rev)
    rows = await connection.execute(query)
    return tuple(Step(row.rev, row.seat, _decode_moves(row.moves), row.nonce) for row in rows)


def _seat_row(table: str, at: int, seat: Seat) -> dict[str, object]:
    who = {"kind": seat.kind, "name": seat.name, "secret": seat.secret, "invite": seat.invite}
    return {"table_id": table, "seat": at, **who}


def _step_row(table: str, step: Step, now: int) -> dict[str, object]:
    moves = msgspec.json.encode(step.moves).decode()
    row = {"table_id": table, "rev": step.rev, "seat": step.seat}
    return {**row, "moves": moves, "nonce": step.nonce, "at": now}


def _decode_moves(text: str) -> tuple[tuple[int, str], ...]:
    return msgspec.json.decode(text, type=tuple[tuple[int, str], ...])


def _answer(batch: Sequence[_Waiting], error: BaseException | None) -> None:
    for one in batch:
        if one.saved.done():  # nobody waits any more
            continue
        if error is None:
            one.saved.set_result(None)
        else:
            one.saved.set_exception(error)


def _prepare_sqlite(connection: object, _: object) -> None:
    """Readers do not wait for the writer, and what was acknowledged survives a crash."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
