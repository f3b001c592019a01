"""Brings a database to the newest schema, whatever state it is in.

All or nothing, and one process at a time. A database from before there were migrations has the
tables of the first one, and nothing that says so.
"""

import logging

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from crownlands.core.errors import NewerDatabase

FIRST = "0001"
LOCKS = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(8420)",
}


def upgrade(connection: Connection, to: str = "head") -> None:
    """NewerDatabase if a later version of Crownlands has been here."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    connection.exec_driver_sql(LOCKS[connection.dialect.name])
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "crownlands.server:migrations")
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None and inspect(connection).has_table("tables"):
        command.stamp(config, FIRST)
    elif found is not None and found not in _known(config):
        raise NewerDatabase(found)
    command.upgrade(config, to)


def _known(config: Config) -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
