"""Before the server starts: what it cannot start without is tried, and what fails is named."""

import contextlib
import sqlite3

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from crownlands.bots import Roster, unfit
from crownlands.core.errors import CrownlandsError, UnusableDatabase
from crownlands.server import settings
from crownlands.server.app import database
from crownlands.server.migrations import LOCKS
from crownlands.server.store import Store

LONGEST = 200  # letters of a reason
ASYNCPG = (asyncpg.PostgresError, asyncpg.InterfaceError)
FAILURES = (SQLAlchemyError, *ASYNCPG, sqlite3.Error, OSError, ImportError, ValueError)


async def check() -> list[CrownlandsError]:
    """Settings, bots and database, as the environment names them; a CrownlandsError if one is
    unfit. Those that are found say why bots of installed packages are left out."""
    Roster(settings.from_environment().bots).check()
    address = database()
    try:
        await _try(address)
    except FAILURES as error:
        raise UnusableDatabase(_without_password(address), _reason(error)) from None
    return list(unfit().values())


async def _try(address: str) -> None:
    url = make_url(address)
    if url.get_backend_name() not in LOCKS:
        raise ValueError("kind")
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("no-file")  # all tables would be gone with the server
        _read(url.database)
    store = Store(address)
    try:
        await store.open()
    finally:
        await store.close()


def _read(file: str) -> None:
    """Plainly first: a failure here leaves no thread behind that would complain on its own."""
    with contextlib.closing(sqlite3.connect(file, uri=file.startswith("file:"))) as connection:
        connection.execute("PRAGMA schema_version")


def _reason(error: Exception) -> str:
    """Its first line, without what the libraries put around it."""
    told = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
    return told[0].rpartition("'>: ")[2][:LONGEST]


def _without_password(address: str) -> str:
    try:
        return make_url(address).render_as_string()
    except (SQLAlchemyError, ValueError):
        return address.partition("://")[0]
