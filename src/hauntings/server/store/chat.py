"""What is said at a table, and notes of what became of its seats."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import and_, delete, insert, or_, update

from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.schema import CHAT, ROOM

SHOWN: Final = 100  # lines of chat that anybody is shown: older ones are not kept
NOTED: Final = 1000  # lines among which notes of what became of seats are kept: no chatter hides them


async def add_line(connection: Connection, table: StoredRow, seat: int, name: str, said: str, note: str = "") -> None:
    """One more line of chat, within a change of the table. It shows that a table which does not run is in use."""
    n, now = table.chatted + 1, time.time()
    line = {"room": table.id, "n": n, "seat": seat, "name": name, "text": said, "at": now, "note": note}
    await connection.execute(insert(CHAT).values(**line))
    old = or_(and_(CHAT.c.n <= n - SHOWN, CHAT.c.note == ""), CHAT.c.n <= n - NOTED)
    await connection.execute(delete(CHAT).where(CHAT.c.room == table.id, old))
    used = table.moved if table.state == "running" else now
    await connection.execute(update(ROOM).where(ROOM.c.id == table.id).values(chatted=n, moved=used))
