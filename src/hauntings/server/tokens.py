"""Who a browser is: a random token in a cookie, of which only the SHA-256 is kept; never one a client chose."""

from __future__ import annotations

import hashlib
import secrets
import time
from contextlib import suppress
from typing import Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hauntings.server.refusal import Refused
from hauntings.server.store import Connection
from hauntings.server.store.database import Store
from hauntings.server.store.guests import add_guest, add_token, is_known, token_arrived, token_row

GRACE: Final = 60.0  # seconds for which older tokens work once a new one is in use: requests under way, other tabs
AGE: Final = 400 * 24 * 3600


def fresh() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_id() -> str:
    """A table's or a guest's id: 72 random bits, so that nobody finds one by trying."""
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


class Pass(NamedTuple):
    """Who somebody is from now on, and the token that proves it; none if the browser has one that does."""

    guest: str
    token: str = ""


class Guests:
    """The browsers we know. A guest may have several tokens: one that was sent may never arrive, or arrive late."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def who(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """The guest behind a request, or '' for a browser we do not know."""
        token = connection.cookies.get(cookie_name(is_secure(connection)), "")
        if not 20 <= len(token) <= 100:
            return ""
        async with self.store.read() as connected:
            row = await token_row(connected, hashed(token))
        if row is None or (row.ends is not None and time.time() > row.ends):
            return ""
        if row.used is None:  # it has reached its browser: those in use before it end soon
            now = time.time()
            with suppress(Refused):  # the next request notes it, if this one cannot
                async with self.store.write() as connected:
                    await token_arrived(connected, row, now, now + GRACE)
        return str(row.guest)

    async def rotate(self, connected: Connection, guest: str) -> Pass:
        """A further token for a guest, or for a new one (also if the guest was forgotten this moment). Within the
        transaction that needs it: what is refused changes nothing."""
        token, now = fresh(), time.time()
        if not guest or not await is_known(connected, guest):
            guest = fresh_id()
            await add_guest(connected, guest, now)
        await add_token(connected, hashed(token), guest, now)
        return Pass(guest, token)
