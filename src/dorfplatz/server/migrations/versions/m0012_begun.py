"""Matches that begin from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add it; every match so far began at the start."""
    op.add_column("matches", sa.Column("position", sa.Text))
    op.add_column("matches", sa.Column("begun", sa.Text))
