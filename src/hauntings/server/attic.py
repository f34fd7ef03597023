"""What is old, in SQL: how it is found, and how it goes.

What is found may be in use again a moment later. So whatever removes something locks it and looks again first, within
its own transaction; what somebody else has locked is left for the next sweep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Row, Table, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hauntings.server.schema import CHAT, GUEST, MOVE, RECORD, ROOM, SEALED, SEAT, TOKEN, WITNESS

PLAYED: Final = {part: part.c.room for part in (MOVE, SEALED, CHAT, WITNESS)}  # what a record stands for
PARTS: Final[dict[Table, dict[Table, Column[Any]]]] = {  # what goes with a row, and the column that names it
    ROOM: {**PLAYED, SEAT: SEAT.c.room, RECORD: RECORD.c.id},
    GUEST: {TOKEN: TOKEN.c.guest},
}
LEFT: Final = {"opening": "[]", "start": None, "position": "", "proposal": None, "wish": None}  # the record has these
OVER: Final = ROOM.c.state.in_(("over", "archived"))
SENT: Final = RECORD.c.sender != ""  # the records of archived tables have no sender


# --- what is old --------------------------------------------------------------------------------------------------


def waits_since(before: float) -> ColumnElement[bool]:
    """Tables that wait for players, and nobody came near them since."""
    return and_(ROOM.c.state == "waiting", ROOM.c.moved < before)


def lies_since(before: float) -> ColumnElement[bool]:
    """Finished tables that are still tables."""
    return and_(ROOM.c.state == "over", ROOM.c.moved < before)


def over_since(before: float) -> ColumnElement[bool]:
    """Finished games, whether tables or records."""
    return and_(OVER, ROOM.c.moved < before)


def uploaded_before(before: float) -> ColumnElement[bool]:
    """Uploads, also those from before senders were noted."""
    return and_(RECORD.c.at < before, ~exists().where(ROOM.c.id == RECORD.c.id))


def alone_since(before: float) -> ColumnElement[bool]:
    """Guests who have no seat, saw nobody's cards, and got or first showed no token since."""
    owns, borrows = exists().where(SEAT.c.owner == GUEST.c.id), exists().where(SEAT.c.borrower == GUEST.c.id)
    knows = exists().where(WITNESS.c.guest == GUEST.c.id)
    came = exists().where(TOKEN.c.guest == GUEST.c.id, or_(TOKEN.c.made >= before, TOKEN.c.used >= before))
    return and_(GUEST.c.made < before, ~owns, ~borrows, ~knows, ~came)


def ended_before(before: float) -> ColumnElement[bool]:
    """Tokens that work no longer."""
    return TOKEN.c.ends < before


def lost_since(before: float) -> ColumnElement[bool]:
    """Tokens that never came back from their browser, while the guest got younger ones."""
    younger = TOKEN.alias()
    known = exists().where(younger.c.guest == TOKEN.c.guest, younger.c.made > TOKEN.c.made)
    return and_(TOKEN.c.used.is_(None), TOKEN.c.made < before, known)


async def find(connection: AsyncConnection, table: Table, old: ColumnElement[bool], most: int) -> list[str]:
    """The keys of what is old."""
    (key,) = table.primary_key.columns
    return list((await connection.execute(select(key).where(old).limit(most))).scalars())


async def beyond(
    connection: AsyncConnection, table: Table, at: Column[float], counts: ColumnElement[bool], quota: int, most: int
) -> list[str]:
    """The keys of what an address has beyond its quota: the oldest. What has no sender counts for nobody."""
    sender = table.c.sender
    much = select(sender).where(sender != "", counts).group_by(sender).having(func.count() > quota)
    found: list[str] = []
    for address in (await connection.execute(much)).scalars():
        query = select(table.c.id).where(sender == address, counts).order_by(at.desc())
        found += (await connection.execute(query.offset(quota).limit(most))).scalars()
    return found


# --- how it goes --------------------------------------------------------------------------------------------------


async def remove(
    connection: AsyncConnection, table: Table, keys: Sequence[str], old: ColumnElement[bool]
) -> Sequence[str]:
    """Those that are still old go, with all that belongs to them. They are looked at once they are locked."""
    (key,) = table.primary_key.columns
    query = select(key).where(key.in_(keys)).with_for_update(skip_locked=True)
    locked = (await connection.execute(query)).scalars().all()
    gone = (await connection.execute(select(key).where(key.in_(locked), old))).scalars().all()
    for part, name in {**PARTS.get(table, {}), table: key}.items():
        await connection.execute(delete(part).where(name.in_(gone)))
    return gone


async def archive(connection: AsyncConnection, room: Row[Any], record: str, kept: str) -> bool:
    """Only the record is left of a finished table, and what is told of it. False: it has changed meanwhile."""
    here = (ROOM.c.id == room.id, ROOM.c.state == "over", ROOM.c.moved == room.moved, ROOM.c.changed == room.changed)
    done = await connection.execute(update(ROOM).where(*here).values(state="archived", kept=kept, **LEFT))
    if done.rowcount != 1:
        return False
    await connection.execute(insert(RECORD).values(id=room.id, body=record, at=room.moved))
    for part, name in PLAYED.items():
        await connection.execute(delete(part).where(name == room.id))
    return True


async def touch(connection: AsyncConnection, rooms: Sequence[str], at: float) -> None:
    """Tables that somebody looks at are in use. One that runs moves by decisions alone."""
    here = (ROOM.c.id.in_(rooms), ROOM.c.state.in_(("waiting", "over")))
    await connection.execute(update(ROOM).where(*here).values(moved=at))


# --- what is left -------------------------------------------------------------------------------------------------


async def archived(connection: AsyncConnection, rooms: Sequence[str]) -> dict[str, tuple[str, list[Row[Any]]]]:
    """What is kept of the archived tables among these, each with its seats."""
    query = select(ROOM.c.id, ROOM.c.kept).where(ROOM.c.id.in_(rooms), ROOM.c.state == "archived")
    found: dict[str, tuple[str, list[Row[Any]]]] = {row.id: (row.kept, []) for row in await connection.execute(query)}
    for seat in await connection.execute(select(SEAT).where(SEAT.c.room.in_(found)).order_by(SEAT.c.seat)):
        found[seat.room][1].append(seat)
    return found
