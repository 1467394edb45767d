"""What the seats added to the seed of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them; matches that started before were drawn from the seed alone, and still are."""
    op.add_column("matches", sa.Column("nonces", sa.Text))
    op.add_column("chairs", sa.Column("nonce", sa.String(64)))
