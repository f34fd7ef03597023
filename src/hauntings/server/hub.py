"""What processes tell each other. The database is the truth; the hub only says "look again", who is here, who points.

One process alone tells nobody. With Redis there is one channel for all. Sockets of this process are woken without it,
so losing Redis delays the others until the next tick (seconds), and loses nothing. Between processes a table's id is
called `room`: those of an older version understand it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from hauntings.server import wire
from hauntings.server.metrics import HUB_RECONNECTS

CHANNEL: Final = "hauntings"
BAD_ADDRESS: Final = "the address of Redis is none: it looks like redis://HOST, redis://HOST:PORT or unix:///PATH"
MOST_AT_ONCE: Final = 100  # messages in one go
LOG: Final = structlog.get_logger("hauntings.hub")


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """A table has come so far: whoever has less looks at the database."""

    table: str = msgspec.field(name="room")
    seq: int
    changed: int
    chatted: int


class People(msgspec.Struct, tag="people", frozen=True):
    """The seats of a table whose people have a socket at this process; `asks`: the others shall say theirs too."""

    table: str = msgspec.field(name="room")
    process: str
    asks: bool
    seats: list[int]


class Hinted(msgspec.Struct, tag="hint", frozen=True):
    """Somebody points at something."""

    table: str = msgspec.field(name="room")
    process: str
    hint: wire.Point | wire.Suggest


News = Changed | People | Hinted
Heard = Callable[[News | None], None]  # None: anything may have changed
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)


class Hub:
    """For a process that is alone."""

    connected = True
    several = False  # other processes listen

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(6)  # by which the others know us

    async def start(self, heard: Heard) -> None:
        """`heard` is called for changes that other processes made."""

    def tell(self, news: News) -> None:
        """Let the other processes know."""

    async def stop(self) -> None:
        pass


class RedisHub(Hub):
    """For several processes."""

    several = True

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            import redis.asyncio
        except ImportError as error:
            raise ValueError("several processes need Redis's client: install hauntings[scale]") from error
        try:
            self.redis: Final[Any] = redis.asyncio.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        except ValueError as error:  # its own words may show a part of the password
            raise ValueError(BAD_ADDRESS) from error
        self.connected = False
        self.waiting: Final[asyncio.Queue[News]] = asyncio.Queue()
        self.tasks: Final[list[asyncio.Task[None]]] = []

    async def start(self, heard: Heard) -> None:
        ready = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._listen(heard, ready)))
        self.tasks.append(asyncio.create_task(self._publish()))
        try:
            await asyncio.wait_for(ready.wait(), 3)
        except TimeoutError:
            LOG.warning("redis does not answer; going on without it until it does")
            ready.set()  # once it answers, that is news

    def tell(self, news: News) -> None:
        self.waiting.put_nowait(news)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _publish(self) -> None:
        """What cannot be sent is dropped: on reconnecting, everybody looks at everything."""
        while True:
            news = [await self.waiting.get()]
            while len(news) < MOST_AT_ONCE and not self.waiting.empty():
                news.append(self.waiting.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipeline:
                    for one in news:
                        pipeline.publish(CHANNEL, ENCODER.encode(one))
                    await asyncio.wait_for(pipeline.execute(), 2)
            except Exception as error:
                if self.connected:  # else the log has it
                    LOG.warning("redis: not told", error=type(error).__name__)

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        wait = 0.1
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    wait = 0.1
                    if ready.is_set():
                        LOG.info("redis answers again")
                        HUB_RECONNECTS.inc()
                        heard(None)
                    ready.set()
                    while True:
                        message = await channel.get_message(timeout=5)
                        if message is not None:
                            heard(read(message["data"]))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self.connected:
                    LOG.warning("redis: not heard", error=type(error).__name__)
            self.connected = False
            await asyncio.sleep(wait)
            wait = min(5.0, wait * 2)


def read(data: bytes) -> News | None:
    """What another process says; if its version speaks otherwise, anything may have changed."""
    try:
        return DECODER.decode(data)
    except msgspec.DecodeError:
        return None


def hub_for(url: str) -> Hub:
    return RedisHub(url) if url else Hub()
