"""What stands before even the guard: connections. So many at once, so many of one address, each with a deadline.

The door counts a handle from `accept` until it is closed, whoever closes it. When there is no room, the oldest
connection that owes us something (the rest of its request, a look at our answer) goes; a table's socket never does.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from math import inf
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hauntings.server.addresses import home_of, is_local
from hauntings.server.guard import HEADERS, Guard, refusal
from hauntings.server.limits import Bucket, Limits
from hauntings.server.metrics import CUTS
from hauntings.server.socket import TOO_MUCH

MOST_HANDLES: Final = 16_384  # we take no more, even if we may
FEWEST_HANDLES: Final = 512  # where nobody can say how many there are
RESERVE: Final = 128  # handles for the database, Redis and the bots
MOST_SHARE: Final = 256  # connections of one address
SLACK: Final = 16  # those that go may still be there for a moment
MOST_HEAD: Final = 16_384  # bytes of a request before its body
MOST_PIECES: Final = 2000  # in which a body comes
MOST_FRAGMENTS: Final = 64  # in which a message comes
AT_ONCE: Final = 4096  # bytes that one connection may have us read before the others have their turn
REFUSED_AT_ONCE: Final = 64
BACKLOG: Final = 1024
TIMES: Final = {  # how long each debt may last, in units of the patience
    "head": 1.0,  # of a request
    "body": 3.0,
    "rest": 0.5,  # of a body that nobody wants any more
    "answer": 6.0,  # is to be read
    "handshake": 3.0,
    "reading": 1.5,  # not a byte of what we told a table's socket
    "closing": 0.5,
}
Debt = tuple[str, object]  # what a connection owes us, and to which request; or how much is left


def handles() -> int:
    """How many handles this process may have: as many as it can get."""
    try:
        import resource
    except ImportError:
        return FEWEST_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Door:
    """All connections of a server. Behind a proxy of this machine nobody's share is counted: all come from there."""

    def __init__(self, limits: Limits, patience: float, proxy: bool, handles: int) -> None:
        self.limits: Final = limits
        self.patience: Final = patience
        self.proxy: Final = proxy
        self.most: Final = max(1, handles - min(RESERVE, handles // 2) - SLACK)
        self.share: Final = min(MOST_SHARE, max(1, self.most // 4))
        self.homes: Final[dict[str, dict[int, Http | Socket | None]]] = {}  # by address, then by handle
        self.home: Final[dict[int, str]] = {}  # the address of each handle
        self.watching = False

    def enter(self, handle: int, address: str) -> bool:
        """One more connection, or not."""
        home = home_of(address)
        own = self.homes.get(home, {})
        counted = self.limits.on and not (self.proxy and is_local(address))
        if counted and not self.limits.allow("connect", home):
            CUTS.labels("rate").inc()
            return False
        if counted and len(own) >= self.share and not (len(own) < self.share + SLACK and make_room(own.values())):
            CUTS.labels("share").inc()
            return False
        if len(self.home) >= self.most:
            largest = max(self.homes.values(), key=len)
            if len(self.home) >= self.most + SLACK or not make_room(largest.values()):
                CUTS.labels("full").inc()
                return False
        self.homes.setdefault(home, own)[handle] = None
        self.home[handle] = home
        return True

    def leave(self, handle: int) -> None:
        home = self.home.pop(handle, None)
        if home is not None:
            del self.homes[home][handle]
            if not self.homes[home]:
                del self.homes[home]

    def meet(self, line: Http | Socket) -> None:
        """The connection is made, or has become a socket: from now on it is watched."""
        setattr(line.transport, "max_size", AT_ONCE)  # noqa: B010 asyncio's own, though no type knows it
        handle = line.transport.get_extra_info("socket").fileno()
        if handle in self.home:
            self.homes[self.home[handle]][handle] = line
        if not self.watching:
            self.watching = True
            self.look(line.loop)

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut off whoever owes us something for too long; again and again while anybody is there."""
        now = loop.time()
        for line in [line for lines in self.homes.values() for line in lines.values() if line is not None]:
            debt = line.debt()
            if debt != line.owed:
                line.owed, line.since = debt, now
            elif debt is not None and now - line.since > TIMES[debt[0]] * self.patience:
                cut(line, debt[0])
        self.watching = bool(self.home)
        if self.watching:
            loop.call_later(self.patience / 10, self.look, loop)


def make_room(lines: Iterable[Http | Socket | None]) -> bool:
    """The oldest of these connections that owes us something goes."""
    for line in lines:
        if line is not None and not line.leaves and line.debt() is not None:
            cut(line, "room")
            return True
    return False


def cut(line: Http | Socket, cause: str) -> None:
    """The end, at once: what is still to be sent is dropped, and the handle is free."""
    CUTS.labels(cause).inc()
    line.leaves = True
    line.transport.abort()


class Listener(socket.socket):
    """Accepts whom the door lets in; the others are gone before anything is spent on them."""

    door: Door

    def accept(self) -> tuple[socket.socket, Any]:
        for _ in range(REFUSED_AT_ONCE):
            plain, address = super().accept()
            connection = Connection(self.family, self.type, self.proto, fileno=plain.detach())
            connection.door = self.door
            if self.door.enter(connection.fileno(), address[0]):
                return connection, address
            connection.close()
        raise BlockingIOError  # the others have their turn


class Connection(socket.socket):
    """A handle that tells the door when it is closed."""

    door: Door

    def close(self) -> None:
        handle = self.fileno()
        super().close()
        self.door.leave(handle)


def listen(host: str, port: int, door: Door) -> Listener:
    """A bound socket, or one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, because asyncio sends at once (TCP_NODELAY) only then: else every second message waits 40 ms.
    listening = Listener(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.door = door
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise ValueError(f"cannot listen at {host}:{port}: {getattr(error, 'strerror', error)}") from error
    listening.listen(BACKLOG)
    listening.set_inheritable(False)
    return listening


class Config(uvicorn.Config):
    """Uvicorn with our connections."""

    def __init__(self, app: Guard, door: Door, **named: Any) -> None:
        super().__init__(app, loop="asyncio", http=Http, ws=Socket, backlog=BACKLOG, proxy_headers=False, **named)
        self.door: Final = door


class Pieces(h11.Connection):
    """A request whose body comes in crumbs is none."""

    pieces = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("too many pieces")
        elif isinstance(event, h11.Request):
            self.pieces = 0
        return event


class Http(H11Protocol):
    """A connection that asks."""

    config: Config
    owed: Debt | None = None
    since = 0.0
    leaves = False

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Pieces(h11.SERVER, MOST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.config.door.meet(self)

    def debt(self) -> Debt | None:
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            return "answer", self.cycle
        if self.conn.their_state is h11.IDLE:
            return "head", self.cycle
        if self.conn.their_state is h11.SEND_BODY:
            return "rest" if self.cycle.response_complete else "body", self.cycle
        return None

    def send_400_response(self, msg: str) -> None:
        """What comes is no HTTP: one sentence, unless an answer is under way, and the end."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers, body = refusal("bad-message", "This is not a request that we can read.")
            headers = [*headers, *HEADERS, (b"connection", b"close")]
            response = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
            for event in (response, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever the app says now, nobody hears it
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection to a table."""

    config: Config
    owed: Debt | None = None
    since = 0.0
    leaves = False
    left = inf  # the least that was to be sent while the other side did not read

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.counted: Final[Bucket] = self.config.door.limits.bucket("frame")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.door.meet(self)

    def debt(self) -> Debt | None:
        if self.close_sent or self.transport.is_closing():
            return "closing", None
        if not self.handshake_complete:
            return "handshake", None
        if not self.writable.is_set():
            self.left = min(self.left, self.transport.get_write_buffer_size())
            return "reading", self.left
        return None

    def resume_writing(self) -> None:
        self.left = inf
        super().resume_writing()

    def handle_events(self) -> None:
        """Every frame counts, whatever it is: pings and empty pieces cost us as much as messages."""
        if not self.counted.take(len(self.conn.events)):
            self.stop()
            return
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self.stop()

    def stop(self) -> None:
        """Too much: we say so, hear nothing any more, and soon it is over."""
        if self.conn.state is not State.OPEN:
            cut(self, "frames")
            return
        CUTS.labels("frames").inc()
        self.conn.send_close(TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.read_paused = False  # or uvicorn reads on when the app has heard everything
        self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with a no; uvicorn forgets it and calls that an error of ours

    async def run_asgi(self) -> None:
        """When we have done with it and the other side does not read, there is nothing to wait for."""
        await super().run_asgi()
        if not self.writable.is_set():
            cut(self, "reading")
