"""What a token may be used for, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add scope and end; a token of before may play and has no end."""
    op.add_column("tokens", sa.Column("scope", sa.String(8)))
    op.add_column("tokens", sa.Column("expires_at", sa.BigInteger()))
