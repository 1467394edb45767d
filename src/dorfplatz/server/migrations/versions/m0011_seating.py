"""Chairs that were shuffled at the start, and what those who watch say among themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add them; nobody was moved before, and only who sat at a table said something."""
    op.add_column("matches", sa.Column("places", sa.Text))
    op.add_column("chats", sa.Column("aside", sa.Boolean))
