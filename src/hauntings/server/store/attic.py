"""What is old, in SQL: how it is found, and how it goes.

What is found may be in use again a moment later. So whatever removes something locks it and looks again first, within
its own transaction; what somebody else has locked is left for the next sweep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, ColumnElement, Table, and_, delete, exists, func, insert, or_, select, update

from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.schema import CHAT, GUEST, MOVE, RECORD, ROOM, SEALED, SEAT, TOKEN, WITNESS

PLAYED: Final = {part: part.c.room for part in (MOVE, SEALED, CHAT, WITNESS)}  # what a record stands for
PARTS: Final[dict[Table, dict[Table, Column[Any]]]] = {  # what goes with a row, and the column that names it
    ROOM: {**PLAYED, SEAT: SEAT.c.room, RECORD: RECORD.c.id},
    GUEST: {TOKEN: TOKEN.c.guest},
}
LEFT: Final = {"opening": "[]", "start": None, "position": "", "proposal": None, "wish": None}  # the record has these


# --- what is old --------------------------------------------------------------------------------------------------


class Old(NamedTuple):
    """Rows of one kind of which some may go."""

    rows: Table
    which: ColumnElement[bool]

    @property
    def tables(self) -> bool:
        """Are they tables, at which somebody may sit?"""
        return self.rows is ROOM

    @property
    def key(self) -> Column[str]:
        (key,) = self.rows.primary_key.columns
        return key


OVER: Final = ROOM.c.state.in_(("over", "archived"))
GAMES: Final = Old(ROOM, OVER)
UPLOADS: Final = Old(RECORD, RECORD.c.sender != "")  # the records of archived tables have no sender
AGE: Final = {ROOM: ROOM.c.moved, RECORD: RECORD.c.at}


def waits_since(before: float) -> Old:
    """Tables that wait for players, and nobody came near them since."""
    return Old(ROOM, and_(ROOM.c.state == "waiting", ROOM.c.moved < before))


def lies_since(before: float) -> Old:
    """Finished tables that are still tables."""
    return Old(ROOM, and_(ROOM.c.state == "over", ROOM.c.moved < before))


def over_since(before: float) -> Old:
    """Finished games, whether tables or records."""
    return Old(ROOM, and_(OVER, ROOM.c.moved < before))


def uploaded_before(before: float) -> Old:
    """Uploads, also those from before senders were noted."""
    return Old(RECORD, and_(RECORD.c.at < before, ~exists().where(ROOM.c.id == RECORD.c.id)))


def alone_since(before: float) -> Old:
    """Guests who have no seat, saw nobody's cards, and got or first showed no token since."""
    owns, borrows = exists().where(SEAT.c.owner == GUEST.c.id), exists().where(SEAT.c.borrower == GUEST.c.id)
    knows = exists().where(WITNESS.c.guest == GUEST.c.id)
    came = exists().where(TOKEN.c.guest == GUEST.c.id, or_(TOKEN.c.made >= before, TOKEN.c.used >= before))
    return Old(GUEST, and_(GUEST.c.made < before, ~owns, ~borrows, ~knows, ~came))


def ended_before(before: float) -> Old:
    """Tokens that work no longer."""
    return Old(TOKEN, TOKEN.c.ends < before)


def lost_since(before: float) -> Old:
    """Tokens that never came back from their browser, while the guest got younger ones."""
    younger = TOKEN.alias()
    known = exists().where(younger.c.guest == TOKEN.c.guest, younger.c.made > TOKEN.c.made)
    return Old(TOKEN, and_(TOKEN.c.used.is_(None), TOKEN.c.made < before, known))


async def find(connection: Connection, old: Old, most: int) -> list[str]:
    """The keys of what is old."""
    return list((await connection.execute(select(old.key).where(old.which).limit(most))).scalars())


async def beyond(connection: Connection, counted: Old, quota: int, most: int) -> list[str]:
    """The keys of what an address has beyond its quota: the oldest. What has no sender counts for nobody."""
    sender, which = counted.rows.c.sender, counted.which
    much = select(sender).where(sender != "", which).group_by(sender).having(func.count() > quota)
    found: list[str] = []
    for address in (await connection.execute(much)).scalars():
        query = select(counted.key).where(sender == address, which).order_by(AGE[counted.rows].desc())
        found += (await connection.execute(query.offset(quota).limit(most))).scalars()
    return found


# --- how it goes --------------------------------------------------------------------------------------------------


async def remove(connection: Connection, keys: Sequence[str], old: Old) -> Sequence[str]:
    """Those that are still old go, with all that belongs to them. They are looked at once they are locked."""
    key = old.key
    query = select(key).where(key.in_(keys)).with_for_update(skip_locked=True)
    locked = (await connection.execute(query)).scalars().all()
    gone = (await connection.execute(select(key).where(key.in_(locked), old.which))).scalars().all()
    for part, name in {**PARTS.get(old.rows, {}), old.rows: key}.items():
        await connection.execute(delete(part).where(name.in_(gone)))
    return gone


async def archive(connection: Connection, row: StoredRow, record: str, kept: str) -> bool:
    """Only the record is left of a finished table, and what is told of it. False: it has changed meanwhile."""
    here = (ROOM.c.id == row.id, ROOM.c.state == "over", ROOM.c.moved == row.moved, ROOM.c.changed == row.changed)
    done = await connection.execute(update(ROOM).where(*here).values(state="archived", kept=kept, **LEFT))
    if done.rowcount != 1:
        return False
    await connection.execute(insert(RECORD).values(id=row.id, body=record, at=row.moved))
    for part, name in PLAYED.items():
        await connection.execute(delete(part).where(name == row.id))
    return True


async def touch(connection: Connection, tables: Sequence[str], at: float) -> None:
    """Tables that somebody looks at are in use. One that runs moves by decisions alone."""
    here = (ROOM.c.id.in_(tables), ROOM.c.state.in_(("waiting", "over")))
    await connection.execute(update(ROOM).where(*here).values(moved=at))


# --- what is left -------------------------------------------------------------------------------------------------


async def archived(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[str, list[StoredRow]]]:
    """What is kept of the archived tables among these, each with its seats."""
    query = select(ROOM.c.id, ROOM.c.kept).where(ROOM.c.id.in_(tables), ROOM.c.state == "archived")
    found: dict[str, tuple[str, list[StoredRow]]] = {row.id: (row.kept, []) for row in await connection.execute(query)}
    for seat in await connection.execute(select(SEAT).where(SEAT.c.room.in_(found)).order_by(SEAT.c.seat)):
        found[seat.room][1].append(seat)
    return found
