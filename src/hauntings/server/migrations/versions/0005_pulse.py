"""A row that is written to see whether writing works."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("weight", sa.Text(), nullable=False),
    )
