"""The first schema: tables, seats and steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _seats()
    _steps()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("box", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False, index=True),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), index=True),
        sa.Column("invite", sa.String(64), index=True),
    )


def _steps() -> None:
    op.create_table(
        "steps",
        _table_id(),
        sa.Column("rev", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    parent = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), parent, primary_key=True)
