"""A guest has several tokens; who made a table or sent a record; who has seen what a seat holds; wishes for seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
        sa.Column("ends", sa.Float()),
    )
    op.create_index("ix_token_guest", "token", ["guest"])
    op.execute("insert into token (hash, guest, made) select hash, id, rotated from guest")  # each may be the last one
    op.drop_index("ix_guest_old_hash", "guest")
    with op.batch_alter_table("guest") as guest:
        for name in ("hash", "old_hash", "rotated"):
            guest.drop_column(name)
    op.create_table(
        "witness",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    for held in ("owner", "borrower"):  # both are set only where a seat is lent
        op.execute(
            f"insert into witness (room, seat, guest) select room, seat, {held} from seat "  # noqa: S608
            f"where {held} is not null and {held} <> '' on conflict do nothing"
        )
    op.add_column("room", sa.Column("sender", sa.String(32), nullable=False, server_default=""))
    op.add_column("room", sa.Column("wish", sa.Text()))
    op.add_column("record", sa.Column("sender", sa.String(32), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("note", sa.String(16), nullable=False, server_default=""))
