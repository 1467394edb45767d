"""Talking at the table, and playing once more with the same people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add chat with mute and report, reserved chairs and rematches."""
    op.add_column("matches", sa.Column("rematch", sa.String(32)))
    op.add_column("chairs", sa.Column("reserved", sa.String(32)))
    op.create_table(
        "chats",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chats_match", "chats", ["match_id", "at"])
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("muted_id", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("chat_id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
