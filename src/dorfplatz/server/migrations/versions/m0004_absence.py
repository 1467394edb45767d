"""Since when somebody is away, and from where a seat was taken."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both to the chairs; of those from before nothing is known, which counts as here."""
    op.add_column("chairs", sa.Column("away_since", sa.BigInteger))
    op.add_column("chairs", sa.Column("origin", sa.String(32)))
