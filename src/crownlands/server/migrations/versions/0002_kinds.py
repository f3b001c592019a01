"""Uploaded records, who made a table, and rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for column in (
        sa.Column("kind", sa.String(10), nullable=False, server_default="play"),
        sa.Column("host", sa.Integer),
        sa.Column("rematch", sa.String(32)),
    ):
        op.add_column("tables", column)
