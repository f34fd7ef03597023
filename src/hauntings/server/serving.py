"""uvicorn as we run it: it listens when all is ready, says its address only then, and its end does not hang."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import threading
from typing import Any, Final

import uvicorn

from hauntings.server.house import House

LONGEST_END: Final = 9.0  # seconds


class Serving(uvicorn.Server):
    """One server process. If it cannot start, a ValueError says why."""

    def __init__(self, config: uvicorn.Config, house: House, said: str) -> None:
        super().__init__(config)
        self.house: Final = house
        self.said: Final = said  # once people can come

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.house.start()
        except BaseException:
            await self.house.stop()
            raise
        if self.house.learning is not None:
            self.house.learning.add_done_callback(settled)
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.said, flush=True)

    async def shutdown(self, *arguments: Any, **named: Any) -> None:
        """A stop that hangs (a database or Redis that went away in the same moment) is cut short: nothing is lost."""
        timer = threading.Timer(LONGEST_END, os._exit, [0])
        timer.daemon = True
        timer.start()
        await super().shutdown(*arguments, **named)


def settled(learnt: asyncio.Task[None]) -> None:
    """Modules, pages and words stay to the end: garbage need not be looked for among them again and again."""
    gc.collect()
    gc.freeze()
