"""Codes with which somebody who forgot the password comes back."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the codes, of which only hashes are kept."""
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
    )
    op.create_index("ix_recovery_user_id", "recovery", ["user_id"])
