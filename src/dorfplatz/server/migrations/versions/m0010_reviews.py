"""Reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add a table for them; a match without one is judged when somebody asks."""
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("made_by", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
