"""What stands before the app: whose page asks, how much and how often, and the headers of every answer."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from hauntings.server.limits import Limits
from hauntings.server.metrics import REFUSALS, REQUESTS
from hauntings.server.wire import Code, ErrorAnswer

MOST_BODY: Final = 64 * 1024
MOST_UPLOAD: Final = 1024 * 1024
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """An ASGI app around the app."""

    def __init__(self, app: Any, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.origins: Final = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if not self.ours(scope, needed=False):
                REFUSALS.labels("foreign-origin").inc()
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.http(scope, receive, self.with_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Any, send: Any) -> None:
        address = (scope.get("client") or ("",))[0]
        most = MOST_UPLOAD if scope["path"] == "/api/records" else MOST_BODY
        if not self.limits.allow("http", address):
            await refuse(send, 429, "too-much", "Slower, please: too many requests.")
        elif scope["method"] not in SAFE and not self.ours(scope, needed=True):
            await refuse(send, 403, "foreign-origin", "The page that asks is not ours.")
        elif length(scope) > most:
            await refuse(send, 413, "too-much", f"A request has at most {most} bytes.")
        else:
            await self.app(scope, limited(receive, most), send)

    def ours(self, scope: Any, needed: bool) -> bool:
        """Does the request come from a page of ours? A client that is no browser says nothing of it."""
        origin, host = header(scope, b"origin"), header(scope, b"host").lower()
        if origin:
            parts = urlsplit(origin.lower())
            known = parts.scheme in ("http", "https") and parts.netloc == host != ""
            return known or origin.lower() in self.origins
        site = header(scope, b"sec-fetch-site")
        return site in ("", "same-origin", "none") if needed else site in ("", "same-origin")

    def with_headers(self, scope: Any, send: Any) -> Any:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(f"{message['status'] // 100}xx").inc()
                headers = [*message.get("headers", []), *HEADERS]
                if scope["scheme"] == "https":
                    headers.append(HTTPS_ONLY)
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        return sending


def header(scope: Any, name: bytes) -> str:
    """The one header of that name; two of them are as good as a wrong one."""
    found = [value for key, value in scope["headers"] if key == name]
    if len(found) > 1:
        return "twice"
    return found[0].decode("latin-1") if found else ""


def length(scope: Any) -> int:
    text = header(scope, b"content-length")
    return int(text) if text.isascii() and text.isdigit() else 0


class TooLong(Exception):
    """The body went on beyond what is allowed."""


def limited(receive: Any, most: int) -> Any:
    """A body without a length is counted as it comes."""
    count = 0

    async def receiving() -> Any:
        nonlocal count
        message = await receive()
        if message["type"] == "http.request":
            count += len(message.get("body", b""))
            if count > most:
                raise TooLong
        return message

    return receiving


async def refuse(send: Any, status: int, code: Code, text: str) -> None:
    REFUSALS.labels(code).inc()
    body = msgspec.json.encode(ErrorAnswer(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
