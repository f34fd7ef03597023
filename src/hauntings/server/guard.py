"""What stands before the app: whose page asks, how much and how often, and the headers of every answer."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog

from hauntings.server.addresses import is_local, read
from hauntings.server.limits import Limits
from hauntings.server.metrics import REFUSALS, REQUESTS
from hauntings.server.refusal import where
from hauntings.server.wire import Code, ErrorAnswer

LOG: Final = structlog.get_logger("hauntings.guard")

MOST_BODY: Final = 64 * 1024
MOST_UPLOAD: Final = 1024 * 1024
UPLOAD: Final = "/api/records"
JSON: Final = "application/json"
TEXT: Final = "text/plain"  # a record may come as one
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FORWARDED: Final = (b"forwarded", b"x-real-ip")  # and all that begin with x-forwarded-: somebody passed it on
PASSED_ON: Final = b"x-forwarded-"
TESTING: Final = "testclient"  # the address of a client that calls the app in its own process
LOCAL: Final = "local"  # in a request's state: it was made on this machine, and nobody passed it on
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
    """An ASGI app around the app. `proxy`: one on this machine stands before us, and says who asks."""

    def __init__(self, app: Any, limits: Limits, origins: tuple[str, ...] = (), proxy: bool = False) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.origins: Final = frozenset(origin.rstrip("/").lower() for origin in origins)
        self.proxy: Final = proxy

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope = self.seen(scope)
            if not self.limits.allow("http", address_of(scope)):
                await refuse_socket(scope, receive, send, 429, "too-much", "Slower, please: too many requests.")
            elif not self.ours(scope, needed=False):
                await refuse_socket(scope, receive, send, 403, "foreign-origin", "The page that asks is not ours.")
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            scope = self.seen(scope)
            await self.http(scope, receive, Answer(scope, send))
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Any, answer: Answer) -> None:
        most = MOST_UPLOAD if scope["path"] == UPLOAD else MOST_BODY
        safe = scope["method"] in SAFE
        if not self.limits.allow("http", address_of(scope)):
            await answer.refuse(429, "too-much", "Slower, please: too many requests.")
        elif not safe and not self.ours(scope, needed=True):
            await answer.refuse(403, "foreign-origin", "The page that asks is not ours.")
        elif length(scope) > most:
            await answer.refuse(413, "too-much", f"A request has at most {most} bytes.")
        elif not safe and not is_typed(scope):
            await answer.refuse(415, "bad-message", f"The body must be {JSON} (Content-Type).")
        else:
            try:
                await self.app(scope, limited(receive, most), answer)
            except Exception as error:
                LOG.error("a request broke", method=scope["method"], error=type(error).__name__, where=where(error))
                if not answer.begun:
                    await answer.refuse(500, "broken", "Something broke here; nothing was decided.")

    def seen(self, scope: Any) -> Any:
        """The request with the one who asks: behind a proxy of ours, the last one it names. What stands before that,
        anybody can have written."""
        passed_on = any(name in FORWARDED or name.startswith(PASSED_ON) for name, _ in scope["headers"])
        local = is_local(address_of(scope)) or address_of(scope) == TESTING
        scope = {**scope, "state": {**scope.get("state", {}), LOCAL: local and not passed_on}}
        if self.proxy and local:
            address = read(last(scope, PASSED_ON + b"for"))
            if address is not None:
                scope["client"] = (str(address), 0)
            if last(scope, PASSED_ON + b"proto") in ("https", "wss"):
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        return scope

    def ours(self, scope: Any, needed: bool) -> bool:
        """Does the request come from a page of ours? A client that is no browser says nothing of it."""
        origin, host = header(scope, b"origin").lower(), header(scope, b"host").lower()
        if origin:
            return (host != "" and origin in (f"http://{host}", f"https://{host}")) or origin in self.origins
        site = header(scope, b"sec-fetch-site")
        return site in ("", "same-origin", "none") if needed else site in ("", "same-origin")


class Answer:
    """Where an answer goes: with our headers, whoever makes it."""

    def __init__(self, scope: Any, send: Any) -> None:
        self.scope: Final = scope
        self.send: Final = send
        self.begun = False

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            REQUESTS.labels(f"{message['status'] // 100}xx").inc()
            headers = [*message.get("headers", []), *HEADERS]
            if self.scope["scheme"] == "https":
                headers.append(HTTPS_ONLY)
            if self.scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await self.send(message)

    async def refuse(self, status: int, code: Code, text: str) -> None:
        headers, body = refusal(code, text)
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})


def address_of(scope: Any) -> str:
    return str((scope.get("client") or ("",))[0])


def header(scope: Any, name: bytes) -> str:
    """The one header of that name; two of them are as good as a wrong one."""
    found = [value for key, value in scope["headers"] if key == name]
    if len(found) > 1:
        return "twice"
    return found[0].decode("latin-1") if found else ""


def length(scope: Any) -> int:
    text = header(scope, b"content-length")
    return int(text) if text.isascii() and text.isdigit() else 0


def last(scope: Any, name: bytes) -> str:
    """The last entry of a header that every hop adds to."""
    found = [value for key, value in scope["headers"] if key == name]
    text = found[-1].rpartition(b",")[2].decode("latin-1").strip() if found else ""
    if text.startswith("["):  # [2001:db8::1]:443
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def is_typed(scope: Any) -> bool:
    """Does the body say that it is what we read? A DELETE that has none need not say anything."""
    bare = scope["method"] == "DELETE" and not length(scope) and not header(scope, b"transfer-encoding")
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    return kind == JSON or (kind == TEXT and scope["path"] == UPLOAD) or (kind == "" and bare)


class TooLong(Exception):
    """The body went on beyond what is allowed."""


class BrokeOff(Exception):
    """The one who asks is gone before the body was whole."""


def limited(receive: Any, most: int) -> Any:
    """A body without a length is counted as it comes."""
    count, more = 0, True

    async def receiving() -> Any:
        nonlocal count, more
        message = await receive()
        if message["type"] == "http.request":
            count += len(message.get("body", b""))
            more = message.get("more_body", False)
            if count > most:
                raise TooLong
        elif more:
            raise BrokeOff
        return message

    return receiving


def refusal(code: Code, text: str) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of a no."""
    REFUSALS.labels(code).inc()
    body = msgspec.json.encode(ErrorAnswer(code, text))
    return [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())], body


async def refuse_socket(scope: Any, receive: Any, send: Any, status: int, code: Code, text: str) -> None:
    """A sentence instead of a socket; where the server cannot say one, no socket."""
    await receive()
    headers, body = refusal(code, text)
    if "websocket.http.response" in scope.get("extensions", {}):
        headers += HEADERS
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
    else:
        await send({"type": "websocket.close", "code": 4403})
