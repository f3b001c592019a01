"""Opening a database: it ends at the newest schema, whatever was there before."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from crownlands.core.errors import NewerDatabase
from crownlands.server import migrations
from crownlands.server.store import METADATA, Kept, Seat, Step, Store
from tests.server.databases import KINDS, new_database

STEP = Step(0, 0, ((0, "draw"), (-1, "drawn +1")), "n")
KEPT = Kept("t", "kingdoms", 1, None, {"no_luck": "no"}, (Seat("person", "Ada"),), (STEP,))
NEWEST = "0002"
T = TypeVar("T")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


def run(url: str, use: Callable[[Connection], T]) -> T:
    """Use the database behind the store's back."""

    async def used() -> T:
        store = Store(url)
        try:
            async with store.engine.begin() as connection:
                return await connection.run_sync(use)
        finally:
            await store.close()

    return asyncio.run(used())


def open_store(url: str) -> None:
    async def opened() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(opened())


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, METADATA))


def outline(connection: Connection) -> dict[str, object]:
    """Every table with its columns, keys and indexes, as the database itself tells them."""
    told = inspect(connection)
    return {
        name: (
            [{**column, "type": repr(column["type"])} for column in told.get_columns(name)],
            told.get_pk_constraint(name),
            told.get_foreign_keys(name),
            sorted(told.get_indexes(name), key=str),
        )
        for name in METADATA.tables
    }


def make_without_migrations(connection: Connection) -> None:
    METADATA.create_all(connection)


def make_the_first_schema(connection: Connection) -> None:
    """As it was before there were migrations: nothing says which one it is."""
    migrations.upgrade(connection, migrations.FIRST)
    connection.execute(text("DROP TABLE alembic_version"))


def test_an_empty_database_gets_the_schema_that_the_store_uses(url: str) -> None:
    open_store(url)
    assert run(url, differences) == []
    assert run(url, revision) == NEWEST


def test_migrations_make_the_same_as_the_metadata(url: str) -> None:
    open_store(url)
    migrated = run(url, outline)
    run(url, METADATA.drop_all)
    run(url, make_without_migrations)
    assert migrated == run(url, outline)


def test_what_is_kept_is_still_there_after_opening_again(url: str) -> None:
    async def kept() -> Kept | None:
        store = Store(url)
        await store.open()
        await store.add_table(KEPT)
        await store.open()
        found = await store.find("t")
        await store.close()
        return found

    assert asyncio.run(kept()) == KEPT
    open_store(url)
    assert run(url, differences) == []


def test_a_database_from_before_there_were_migrations_is_taken_over(url: str) -> None:
    run(url, make_the_first_schema)
    assert run(url, revision) is None
    open_store(url)
    assert run(url, revision) == NEWEST
    assert run(url, differences) == []


def test_a_table_of_the_first_schema_is_one_to_play_at_without_a_host(url: str) -> None:
    row = "INSERT INTO tables (id, game, edition, options, made_at, touched_at) "
    old = text(row + "VALUES ('old', 'kingdoms', 1, '{}', 1, 1)")
    run(url, make_the_first_schema)
    run(url, lambda connection: connection.execute(old))

    async def kept() -> Kept | None:
        store = Store(url)
        await store.open()
        found = await store.find("old")
        await store.close()
        return found

    found = asyncio.run(kept())
    assert found is not None
    assert (found.kind, found.host, found.rematch) == ("play", None, None)


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(url: str) -> None:
    open_store(url)
    newer = text("UPDATE alembic_version SET version_num = '9'")
    run(url, lambda connection: connection.execute(newer))
    with pytest.raises(NewerDatabase) as raised:
        open_store(url)
    assert raised.value.revision == "9"
    assert run(url, revision) == "9"


def test_several_may_open_an_empty_database_at_once(url: str) -> None:
    async def race() -> None:
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(race())
    assert run(url, differences) == []


def test_a_migration_that_breaks_off_leaves_nothing_behind(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade_and_break(connection: Connection) -> None:
        whole(connection)
        raise KeyboardInterrupt

    whole = migrations.upgrade
    monkeypatch.setattr(migrations, "upgrade", upgrade_and_break)
    with pytest.raises(KeyboardInterrupt):
        open_store(url)
    assert run(url, lambda connection: inspect(connection).get_table_names()) == []


def test_opening_says_nothing(
    url: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    open_store(url)
    assert capfd.readouterr() == ("", "")
    assert caplog.records == []
