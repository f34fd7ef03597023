"""Who is told that a table changed. The database is the truth; the hub only says "look again".

In one process it wakes the sockets here. With Redis it also tells the other processes: one channel for all, the table's
id as message. Local sockets are woken first; losing Redis delays the others until the next tick, and loses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from hauntings.server.metrics import HUB_RECONNECTS

CHANNEL: Final = "hauntings"
LOG: Final = structlog.get_logger("hauntings.hub")

Heard = Callable[[str], Awaitable[None]]  # a table's id; '' means: anything may have changed


class Hub:
    """For a process that is alone."""

    connected = True
    several = False  # other processes listen

    async def start(self, heard: Heard) -> None:
        """`heard` is called for changes that other processes made."""

    async def tell(self, room: str) -> None:
        """The other processes shall look at this table."""

    async def stop(self) -> None:
        pass


class RedisHub(Hub):
    """For several processes."""

    several = True

    def __init__(self, url: str) -> None:
        import redis.asyncio

        self.redis: Final[Any] = redis.asyncio.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self.connected = False
        self.waiting: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.tasks: Final[list[asyncio.Task[None]]] = []

    async def start(self, heard: Heard) -> None:
        ready = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._listen(heard, ready)))
        self.tasks.append(asyncio.create_task(self._publish()))
        try:
            await asyncio.wait_for(ready.wait(), 3)
        except TimeoutError:
            LOG.warning("redis does not answer yet; going on without it")

    async def tell(self, room: str) -> None:
        self.waiting.put_nowait(room)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _publish(self) -> None:
        """What cannot be sent is dropped: on reconnecting, everybody looks at everything."""
        while True:
            room = await self.waiting.get()
            try:
                await asyncio.wait_for(self.redis.publish(CHANNEL, room), 2)
            except Exception as error:
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
                        HUB_RECONNECTS.inc()
                        await heard("")
                    ready.set()
                    while True:
                        message = await channel.get_message(timeout=5)
                        if message is not None:
                            await heard(message["data"].decode())
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("redis: not heard", error=type(error).__name__)
            self.connected = False
            await asyncio.sleep(wait)
            wait = min(5.0, wait * 2)


def hub_for(url: str) -> Hub:
    return RedisHub(url) if url else Hub()
