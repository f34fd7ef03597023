"""Records of archived tables and uploads, and the server's own secrets."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from hauntings.server.store import Connection
from hauntings.server.store.schema import RECORD, SECRET


async def record_body(connection: Connection, record: str) -> str | None:
    row = (await connection.execute(select(RECORD.c.body).where(RECORD.c.id == record))).first()
    return None if row is None else str(row.body)


async def keep_record(connection: Connection, record: str, body: str, at: float, sender: str) -> bool:
    """An upload. The same file again is as good as new."""
    again = await connection.execute(update(RECORD).where(RECORD.c.id == record).values(at=at))
    if again.rowcount == 0:
        await connection.execute(insert(RECORD).values(id=record, body=body, at=at, sender=sender))
    return True


async def secret(connection: Connection, name: str) -> str | None:
    found: str | None = (await connection.execute(select(SECRET.c.value).where(SECRET.c.name == name))).scalar()
    return found


async def keep_secret(connection: Connection, name: str, value: str) -> bool:
    await connection.execute(insert(SECRET).values(name=name, value=value))
    return True
