"""Seats: who holds them, and who has seen what they know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import select, text, update

from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.schema import SEAT, WITNESS

SEEN: Final = [
    text(
        f"insert into witness (room, seat, guest) select room, seat, {held} from seat "  # noqa: S608
        f"where room = :table and {held} is not null on conflict do nothing"
    )
    for held in ("owner", "borrower")
]


async def seats_of(connection: Connection, table: str) -> Sequence[StoredRow]:
    return (await connection.execute(select(SEAT).where(SEAT.c.room == table).order_by(SEAT.c.seat))).all()


async def set_seat(connection: Connection, table: str, seat: int, values: dict[str, Any]) -> None:
    await connection.execute(update(SEAT).where(SEAT.c.room == table, SEAT.c.seat == seat).values(**values))


async def has_open_seat(connection: Connection, table: str) -> bool:
    query = select(SEAT.c.seat).where(SEAT.c.room == table, SEAT.c.plays == "open")
    return (await connection.execute(query)).first() is not None


async def looked(connection: Connection, table: str, seat: int, seq: int) -> None:
    """The seat has looked at everything up to this step."""
    here = (SEAT.c.room == table, SEAT.c.seat == seat, SEAT.c.seen < seq)
    await connection.execute(update(SEAT).where(*here).values(seen=seq))


async def note_seen(connection: Connection, table: str) -> None:
    """The table runs: whoever holds a seat sees what it knows."""
    for statement in SEEN:
        await connection.execute(statement, {"table": table})


async def seen_by(connection: Connection, table: str, guest: str) -> set[int]:
    """The seats whose side this guest has seen."""
    query = select(WITNESS.c.seat).where(WITNESS.c.room == table, WITNESS.c.guest == guest)
    return {row.seat for row in await connection.execute(query)}
