"""From where a table was opened, so that one address cannot fill the house."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add where tables come from, and find those of a person or a place quickly."""
    op.add_column("matches", sa.Column("origin", sa.String(32)))
    op.create_index("matches_origin", "matches", ["origin", "status"])
    op.create_index("matches_owner", "matches", ["owner", "status"])
