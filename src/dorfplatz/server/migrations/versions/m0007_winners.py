"""Who won, so that a list can say so without replaying a match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the winners; matches that ended before keep none."""
    op.add_column("matches", sa.Column("winners", sa.Text))
