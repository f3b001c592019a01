"""Databases for tests: a SQLite file, or a fresh database of a real PostgreSQL."""

import asyncio
import os
import secrets
import shutil
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from crownlands.server.store import METADATA

POSTGRES = "CROWNLANDS_TEST_POSTGRES"
KINDS = ("sqlite", "postgresql")


def new_database(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    name = f"test_{secrets.token_hex(6)}"
    if kind == "sqlite":
        return f"sqlite+aiosqlite:///{folder}/{name}.sqlite"
    cluster = make_url(_postgres()).set(drivername="postgresql+asyncpg")
    asyncio.run(_create(cluster.render_as_string(hide_password=False), name))
    return cluster.set(database=name).render_as_string(hide_password=False)


def _postgres() -> str:
    address = os.environ.get(POSTGRES)
    if address:
        return address
    missing = f"{POSTGRES} names no PostgreSQL: run scripts/test, which starts one"
    if os.geteuid() == 0 and shutil.which("apt-get"):
        pytest.fail(missing)
    pytest.skip(f"{missing} where it is root; here it is not")


async def _create(cluster: str, name: str) -> None:
    engine = create_async_engine(cluster, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


def everything_in(address: str) -> str:
    """All that is kept, row by row; of SQLite also the bytes of its files."""
    rows = asyncio.run(_rows(address))
    path = make_url(address).database or ""
    folder = Path(path).parent
    files = sorted(folder.glob(f"{Path(path).name}*")) if "sqlite" in address else []
    return "\n".join([rows, *(file.read_bytes().decode("latin-1") for file in files)])


async def _rows(address: str) -> str:
    engine = create_async_engine(address)
    told = []
    async with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            told += [str(row) for row in await connection.execute(table.select())]
    await engine.dispose()
    return "\n".join(told)
