"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("old_hash", sa.String(64)),
        sa.Column("rotated", sa.Float(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_index("ix_guest_old_hash", "guest", ["old_hash"])
    op.create_table(
        "record",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("start", sa.Text()),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("odds", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Float(), nullable=False),
        sa.Column("parent", sa.String(64), nullable=False),
        sa.Column("parent_at", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.Column("bot_turn", sa.Boolean(), nullable=False),
        sa.Column("proposal", sa.Text()),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("chatted", sa.Integer(), nullable=False),
    )
    op.create_index("room_bots", "room", ["bot_turn", "moved"])
    op.create_index("room_lobby", "room", ["state", "listed", "moved"])
    op.create_table(
        "chat",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "move",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("kind", sa.Integer(), nullable=False),
        sa.Column("token", sa.Integer(), nullable=False),
        sa.Column("undo", sa.Integer(), nullable=False),
        sa.Column("learned", sa.Integer(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "sealed",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.Integer(), nullable=False),
        sa.Column("token", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("plays", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("loan", sa.String(64)),
        sa.Column("borrower", sa.String(32)),
        sa.Column("lent_bot", sa.String(24), nullable=False),
        sa.Column("lent_name", sa.String(60), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
    )
    op.create_index("seat_borrower", "seat", ["borrower"])
    op.create_index("seat_owner", "seat", ["owner"])
