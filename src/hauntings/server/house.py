"""One server process with all its parts: store, hub, rooms, seats, limits, pages."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import Request

from hauntings.i18n.words import LANGUAGES, Words
from hauntings.server.addresses import ADDRESSES, hashed_address, secret_of
from hauntings.server.coming import Coming
from hauntings.server.deciding import Deciding
from hauntings.server.driving import Driving
from hauntings.server.following import Following
from hauntings.server.hub import hub_for
from hauntings.server.limits import Limits
from hauntings.server.migrate import migrate
from hauntings.server.pages import Pages
from hauntings.server.pointing import Pointing
from hauntings.server.refusal import Refused, where
from hauntings.server.rooms import Rooms
from hauntings.server.seating import Seating
from hauntings.server.settings import Settings
from hauntings.server.store.database import Store
from hauntings.server.sweeping import Sweeping
from hauntings.server.taking_back import TakingBack
from hauntings.server.talk import Talk
from hauntings.server.thinking import Thinking
from hauntings.server.tokens import Guests

LOG: Final = structlog.get_logger("hauntings.house")
ENDING: Final = 2.0  # seconds for each part to stop


class House:
    """What a request finds: every part once."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings: Final = settings
        self.limits: Final = limits
        self.store: Final = Store(settings.database_url())
        self.hub: Final = hub_for(settings.redis)
        self.thinking: Final = Thinking(settings.workers)
        self.rooms: Final = Rooms(self.store, self.hub)
        pace = (settings.think, settings.linger, settings.tick)
        self.driving: Final = Driving(self.rooms, self.thinking, *pace)
        self.deciding: Final = Deciding(self.rooms, self.driving)
        self.taking_back: Final = TakingBack(self.deciding)
        self.talk: Final = Talk(self.rooms)
        self.pointing: Final = Pointing(self.rooms)
        self.coming: Final = Coming(self.rooms, self.deciding)
        self.following: Final = Following(self.rooms, self.driving, self.coming, self.pointing, settings.tick)
        self.guests: Final = Guests(self.store)
        self.seating: Final = Seating(self.rooms, self.driving, self.guests)
        self.sweeping: Final = Sweeping(self.following, self.thinking, settings.keeping)
        self.pages: Final = Pages(settings.static)
        self.address_key = b""
        self.learnt: Final = {language: asyncio.Event() for language in LANGUAGES}
        self.learning: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """If it cannot, a ValueError says why."""
        await asyncio.to_thread(migrate, self.settings.database_url())
        try:
            self.address_key = await secret_of(self.store, ADDRESSES)
        except Refused as error:
            raise ValueError(f"cannot use the database: {self.store.trouble.text}") from error
        await self.following.start()
        self.sweeping.start()
        self.learning = asyncio.create_task(self._learn())

    async def _learn(self) -> None:
        """Reading a language takes a third of a second: in a thread, so that nobody waits who does not need it."""
        for language, learnt in self.learnt.items():
            try:
                await asyncio.to_thread(Words, language)
            except Exception as error:
                LOG.error("a language failed", language=language, error=type(error).__name__, where=where(error))
            learnt.set()

    async def speaks(self, language: str) -> None:
        """Before anything is said in a language: wait until we know it."""
        await self.learnt[language].wait()

    async def stop(self) -> None:
        """What does not end in time is left: everything that was acknowledged is stored."""
        self.thinking.stop()
        if self.learning is not None:
            self.learning.cancel()
        tables = asyncio.gather(self.following.stop(), self.driving.stop())
        for end in (self.sweeping.stop(), tables, self.hub.stop(), self.store.close()):
            with suppress(TimeoutError):
                await asyncio.wait_for(end, ENDING)

    def sender(self, request: Request[Any, Any, Any]) -> str:
        """What stands in the database for the address a request comes from."""
        return hashed_address(self.address_key, request.client.host if request.client else "")

    def allow(self, purpose: str, request: Request[Any, Any, Any]) -> None:
        """One more of these from this address, or a refusal."""
        address = request.client.host if request.client else ""
        if not self.limits.allow(purpose, address):
            raise Refused("too-much", "Slower, please: too many of these.")
