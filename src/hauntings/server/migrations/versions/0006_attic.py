"""What is left of a finished table besides its record; indices for finding what is old."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("kept", sa.Text()))
    op.create_index("room_sender", "room", ["state", "sender", "moved"])
    op.create_index("record_sender", "record", ["sender", "at"])
    op.create_index("record_at", "record", ["at"])
    op.create_index("token_ends", "token", ["ends"])
    op.create_index("token_unused", "token", ["used", "made"])
    op.create_index("witness_guest", "witness", ["guest"])
