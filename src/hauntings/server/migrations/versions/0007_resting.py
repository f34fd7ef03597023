"""Tables that nobody looks at rest: nobody asks any more which tables wait for a bot."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("room_bots", "room")
    with op.batch_alter_table("room") as room:
        room.drop_column("bot_turn")
