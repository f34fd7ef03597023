"""What the database holds. The moves are the truth: insert only, (room, seq) unique. Changes need a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

META: Final = MetaData()

ROOM: Final = Table(
    "room",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules when it began
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # those chosen, JSON
    Column("key", String(64), nullable=False),  # the secret seed in hex: never leaves before the end
    Column("opening", Text, nullable=False),  # events before the first decision
    Column("start", Text),  # a game that goes on from a position
    Column("state", String(8), nullable=False),  # waiting, running, over; archived: only its record is left
    Column("listed", Boolean, nullable=False),
    Column("odds", Boolean, nullable=False),
    Column("pace", Float, nullable=False),
    Column("decides", String(8), nullable=False, server_default="anyone"),  # who answers for the group
    Column("parent", String(64), nullable=False),
    Column("parent_at", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("sender", String(32), nullable=False, server_default=""),  # the hashed address that it was made from
    # what changes with every entry
    Column("seq", Integer, nullable=False),  # entries so far
    Column("position", Text, nullable=False),  # the last snapshot: a rule fix never kills a running game
    Column("moved", Float, nullable=False),
    Column("proposal", Text),
    # what changes besides
    Column("changed", Integer, nullable=False),  # counts changes of seats, state, proposal and wish
    Column("wish", Text),  # somebody asks the others for a seat
    Column("chatted", Integer, nullable=False),  # lines of chat so far
    Column("kept", Text),  # archived: what is told of the table from outside, JSON
    Index("room_lobby", "state", "listed", "moved"),
    Index("room_sender", "state", "sender", "moved"),
)

SEAT: Final = Table(
    "seat",
    META,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("plays", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(24), nullable=False),
    Column("owner", String(32)),  # a guest's id
    Column("loan", String(64)),  # SHA-256 of an offered link's secret
    Column("borrower", String(32)),
    Column("lent_bot", String(24), nullable=False),
    Column("lent_name", String(60), nullable=False),
    Column("seen", Integer, nullable=False),  # the last step the seat has looked at
    Index("seat_owner", "owner"),
    Index("seat_borrower", "borrower"),
)

MOVE: Final = Table(
    "move",
    META,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # who was asked (-2: the group), or who took back
    Column("by", Integer, nullable=False),  # who answered
    Column("bot", Boolean, nullable=False),
    Column("kind", Integer, nullable=False),
    Column("token", Integer, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("learned", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

SEALED: Final = Table(
    "sealed",
    META,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Integer, nullable=False),
    Column("token", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    META,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("note", String(16), nullable=False, server_default=""),  # not said by anybody: what became of a seat
)

GUEST: Final = Table(
    "guest",
    META,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
)

TOKEN: Final = Table(  # all tokens by which a guest is known
    "token",
    META,
    Column("hash", String(64), primary_key=True),  # SHA-256 of what the cookie carries
    Column("guest", String(32), ForeignKey("guest.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("used", Float),  # when the browser first showed it: until then it may have got lost on the way
    Column("ends", Float),  # a younger token is in use: this one serves requests under way until then
    Index("token_ends", "ends"),
    Index("token_unused", "used", "made"),
)

WITNESS: Final = Table(  # who has seen what a seat holds
    "witness",
    META,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("witness_guest", "guest"),
)

RECORD: Final = Table(  # of archived tables, by their id, and uploads
    "record",
    META,
    Column("id", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("sender", String(32), nullable=False, server_default=""),  # the hashed address that an upload came from
    Index("record_sender", "sender", "at"),
    Index("record_at", "at"),
)

PULSE: Final = Table(  # one row, written anew to see whether writing works
    "pulse",
    META,
    Column("id", String(16), primary_key=True),
    Column("weight", Text, nullable=False),
)

SECRET: Final = Table(  # of the server itself: they never leave it
    "secret",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),  # 256 random bits in hex
)
