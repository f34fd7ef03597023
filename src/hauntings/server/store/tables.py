"""Tables: made, found, listed, changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, insert, or_, select, update

from hauntings.server.refusal import Refused
from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.schema import ROOM, SEAT


def no_table(row: StoredRow | None) -> Refused:
    """Why there is no table: there never was, or only its record is left."""
    if row is None:
        return Refused("not-found", "There is no such table.")
    return Refused("archived", "This game is long over: only its record is left.")


async def locked_table(connection: Connection, table: str) -> StoredRow:
    """The row of a table that nobody else changes until the end of the transaction. Or a refusal."""
    row = (await connection.execute(select(ROOM).where(ROOM.c.id == table).with_for_update())).first()
    if row is None or row.state == "archived":
        raise no_table(row)
    return row


async def make_table(connection: Connection, row: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
    await connection.execute(insert(ROOM).values(**row))
    await connection.execute(insert(SEAT), seats)


async def change_table(connection: Connection, table: str, values: dict[str, Any]) -> None:
    await connection.execute(update(ROOM).where(ROOM.c.id == table).values(**values))


async def propose(connection: Connection, table: str, seq: int, changed: int, proposal: str | None) -> bool:
    """Somebody wants to take back (None: no longer). False: the table has moved on, and nothing was stored."""
    here = (ROOM.c.id == table, ROOM.c.seq == seq, ROOM.c.changed == changed)
    done = await connection.execute(update(ROOM).where(*here).values(proposal=proposal, changed=changed + 1))
    return bool(done.rowcount == 1)


async def latest(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """How far these tables have come (seq, changed, chatted); those of which only the record is left are left out."""
    query = select(ROOM.c.id, ROOM.c.seq, ROOM.c.changed, ROOM.c.chatted)
    rows = await connection.execute(query.where(ROOM.c.id.in_(tables), ROOM.c.state != "archived"))
    return {row.id: (row.seq, row.changed, row.chatted) for row in rows}


async def listed(connection: Connection, limit: int, since: float) -> list[str]:
    """Tables that anybody may find, the newest first: those that wait and were used since then, then those that run."""
    waits = and_(ROOM.c.state == "waiting", ROOM.c.moved > since)
    query = select(ROOM.c.id).where(ROOM.c.listed, or_(waits, ROOM.c.state == "running"))
    rows = await connection.execute(query.order_by(ROOM.c.state.desc(), ROOM.c.moved.desc()).limit(limit))
    return [row.id for row in rows]


async def tables_of(connection: Connection, guest: str, limit: int) -> list[str]:
    """Where a guest has a seat, of his own or lent to him."""
    query = select(ROOM.c.id).join(SEAT, SEAT.c.room == ROOM.c.id)
    query = query.where(or_(SEAT.c.owner == guest, SEAT.c.borrower == guest)).group_by(ROOM.c.id, ROOM.c.moved)
    return [row.id for row in await connection.execute(query.order_by(ROOM.c.moved.desc()).limit(limit))]
