"""Who may decide, where a list of tables can read it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the seats that may decide; matches from before learn theirs when they are loaded."""
    op.add_column("matches", sa.Column("waiting", sa.Text))
