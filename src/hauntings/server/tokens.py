"""Who a browser is: a random token in a cookie, of which only the SHA-256 is kept; never one a client chose."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import insert, or_, select, update

from hauntings.server.schema import GUEST
from hauntings.server.store import Store

GRACE: Final = 60.0  # seconds for which the old token still works: requests under way, other tabs
AGE: Final = 400 * 24 * 3600


def fresh() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_id() -> str:
    """A table's or a guest's name: 72 random bits, so that nobody finds one by trying."""
    return secrets.token_urlsafe(9)


def cookie_name(secure: bool) -> str:
    return "__Host-hauntings" if secure else "hauntings"


def is_secure(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    return connection.scope["scheme"] in ("https", "wss")


def cookie(connection: ASGIConnection, token: str) -> Cookie:  # type: ignore[type-arg]
    """The cookie that carries a token."""
    secure = is_secure(connection)
    return Cookie(
        key=cookie_name(secure), value=token, max_age=AGE, path="/", secure=secure, httponly=True, samesite="lax"
    )


class Guests:
    """The browsers we know."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def who(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """The guest behind a request, or '' for a browser we do not know."""
        token = connection.cookies.get(cookie_name(is_secure(connection)), "")
        if not 20 <= len(token) <= 100:
            return ""
        digest = hashed(token)
        query = select(GUEST).where(or_(GUEST.c.hash == digest, GUEST.c.old_hash == digest))
        async with self.store.read() as connected:
            row = (await connected.execute(query)).first()
        if row is None or (row.hash != digest and time.time() > row.rotated + GRACE):
            return ""
        return str(row.id)

    async def rotate(self, guest: str) -> tuple[str, str]:
        """A new token for a guest, or a new guest: (guest, token)."""
        token, now = fresh(), time.time()
        async with self.store.write() as connected:
            if guest:
                row = (await connected.execute(select(GUEST.c.hash).where(GUEST.c.id == guest))).first()
                old = row.hash if row is not None else None
                values = {"hash": hashed(token), "old_hash": old, "rotated": now}
                await connected.execute(update(GUEST).where(GUEST.c.id == guest).values(**values))
            else:
                guest = fresh_id()
                values = {"id": guest, "hash": hashed(token), "old_hash": None, "rotated": now, "made": now}
                await connected.execute(insert(GUEST).values(**values))
        return guest, token
