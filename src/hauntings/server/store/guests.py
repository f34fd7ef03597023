"""Guests and the tokens by which they are known; only hashes of tokens are stored."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.schema import GUEST, TOKEN


async def token_row(connection: Connection, token: str) -> StoredRow | None:
    return (await connection.execute(select(TOKEN).where(TOKEN.c.hash == token))).first()


async def token_arrived(connection: Connection, row: StoredRow, now: float, ends: float) -> None:
    """Its browser has shown a new token: those that were in use before it end then."""
    older = (TOKEN.c.guest == row.guest, TOKEN.c.made < row.made, TOKEN.c.used.is_not(None), TOKEN.c.ends.is_(None))
    await connection.execute(update(TOKEN).where(TOKEN.c.hash == row.hash).values(used=now))
    await connection.execute(update(TOKEN).where(*older).values(ends=ends))


async def is_known(connection: Connection, guest: str) -> bool:
    """Is there such a guest? Then he is not forgotten before the end of the transaction."""
    query = select(GUEST.c.id).where(GUEST.c.id == guest).with_for_update(read=True, key_share=True)
    return (await connection.execute(query)).first() is not None


async def add_guest(connection: Connection, guest: str, now: float) -> None:
    await connection.execute(insert(GUEST).values(id=guest, made=now))


async def add_token(connection: Connection, token: str, guest: str, now: float) -> None:
    await connection.execute(insert(TOKEN).values(hash=token, guest=guest, made=now))
