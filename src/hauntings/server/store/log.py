"""Moves: what a table's entry stores, and what is new of a table. These run at every move, in threads, many at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hauntings.server.store import StoredRow
from hauntings.server.store.chat import NOTED
from hauntings.server.store.schema import CHAT, MOVE, ROOM, SEALED, SEAT

# The statements of every move, built once.
HERE: Final = ROOM.c.id == bindparam("table")
ALL: Final = select(ROOM).where(HERE)
NEW: Final = select(
    *(ROOM.c[name] for name in ("id", "seq", "changed", "chatted", "state", "proposal", "wish")),
    case((ROOM.c.seq > bindparam("after"), ROOM.c.position)).label("position"),  # it is long: only if it is new
).where(HERE)
MOVES: Final = (
    select(MOVE)
    .where(MOVE.c.room == bindparam("table"), MOVE.c.seq >= bindparam("after"), MOVE.c.seq < bindparam("before"))
    .order_by(MOVE.c.seq)
)
SEATS: Final = select(SEAT).where(SEAT.c.room == bindparam("table")).order_by(SEAT.c.seat)
ANSWERS: Final = select(SEALED).where(SEALED.c.room == bindparam("table"), SEALED.c.seq >= bindparam("after"))
LINES: Final = select(CHAT).where(CHAT.c.room == bindparam("table"), CHAT.c.n > bindparam("after")).order_by(CHAT.c.n)
ADVANCE: Final = (
    update(ROOM)
    .where(HERE, ROOM.c.seq == bindparam("at_seq"), ROOM.c.changed == bindparam("at_changed"))
    .values(seq=bindparam("at_seq") + 1)
)
KEEP: Final = insert(MOVE)


class Entered(NamedTuple):
    """An entry to be stored, and the state of the table that it was made for."""

    table: str
    seq: int
    changed: int
    entry: dict[str, Any]
    facts: dict[str, Any]  # of the table, as it stands after the entry
    fed: bool  # a sealed answer came into force
    over: bool


def enter_rows(connection: Connection, new: Entered) -> bool:
    """The statements of `Store.enter`. The first one fails if the table has moved on, and locks it if not."""
    at = {"table": new.table, "at_seq": new.seq, "at_changed": new.changed}
    undone = bool(new.entry["undo"])
    changed = new.changed + (new.over or undone)
    if connection.execute(ADVANCE, {**at, **new.facts, "changed": changed}).rowcount != 1:
        return False
    connection.execute(KEEP, {"room": new.table, "seq": new.seq, **new.entry})
    if new.fed:
        connection.execute(delete(SEALED).where(SEALED.c.room == new.table, SEALED.c.seq == new.seq))
    if undone:
        connection.execute(delete(SEALED).where(SEALED.c.room == new.table))
    return True


class Known(NamedTuple):
    """What a process has of a table."""

    table: str
    seq: int  # -1: nothing
    changed: int
    chatted: int


class StoredTable:
    """A table as the database has it; what is not new is left out."""

    def __init__(self, row: StoredRow) -> None:
        self.row: Final = row
        self.moves: Sequence[StoredRow] = ()
        self.seats: Sequence[StoredRow] | None = None
        self.sealed: Sequence[StoredRow] | None = None
        self.chat: Sequence[StoredRow] = ()


def read_rows(connection: Connection, known: Known) -> StoredTable | None:
    """The statements of `Store.since`. Sealed answers come and go with `changed`."""
    here: dict[str, Any] = {"table": known.table}
    query = ALL if known.seq < 0 else NEW
    row = connection.execute(query, {**here, "after": known.seq} if known.seq >= 0 else here).first()
    if row is None:
        return None
    stored = StoredTable(row)
    if row.seq > known.seq:
        stored.moves = connection.execute(MOVES, {**here, "after": max(0, known.seq), "before": row.seq}).all()
    if row.changed != known.changed:
        stored.seats = connection.execute(SEATS, here).all()
        stored.sealed = connection.execute(ANSWERS, {**here, "after": row.seq}).all()
    if row.chatted > known.chatted:
        stored.chat = connection.execute(LINES, {**here, "after": max(known.chatted, row.chatted - NOTED)}).all()
    return stored


async def seal(
    connection: AsyncConnection, table: str, changed: int, seq: int, seat: int, kind: int, token: int, at: float
) -> bool:
    """Store an answer given ahead. False: the table has changed, and nothing was stored."""
    here = (ROOM.c.id == table, ROOM.c.changed == changed, ROOM.c.seq <= seq)
    done = await connection.execute(update(ROOM).where(*here).values(changed=changed + 1))
    if done.rowcount != 1:
        return False
    values = {"room": table, "seq": seq, "seat": seat, "kind": kind, "token": token, "at": at}
    await connection.execute(insert(SEALED).values(**values))
    return True
