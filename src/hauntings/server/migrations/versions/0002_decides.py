"""Who answers for the group: a table's own preference."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if any(column["name"] == "decides" for column in sa.inspect(op.get_bind()).get_columns("room")):
        return  # SQLite, before migrations were atomic: killed before this one was noted
    op.add_column("room", sa.Column("decides", sa.String(8), nullable=False, server_default="anyone"))
