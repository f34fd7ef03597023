"""What happens elsewhere: other processes say so, and now and then we look ourselves whether nobody did."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from hauntings.server import presence
from hauntings.server.coming import Coming
from hauntings.server.driving import Driving
from hauntings.server.hub import Changed, Hinted, News
from hauntings.server.pointing import Pointing
from hauntings.server.refusal import Refused, where
from hauntings.server.room import Room
from hauntings.server.rooms import Rooms
from hauntings.server.store.tables import latest

LOG: Final = structlog.get_logger("hauntings.following")


class Following:
    """Keeps the rooms of this process as they are elsewhere."""

    def __init__(self, rooms: Rooms, driving: Driving, coming: Coming, pointing: Pointing, tick: float) -> None:
        self.rooms: Final = rooms
        self.driving: Final = driving
        self.coming: Final = coming
        self.pointing: Final = pointing
        self.tick: Final = tick
        self.looking: Final[dict[str, asyncio.Task[None]]] = {}
        self.tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.rooms.hub.start(self.heard)
        self.tending = asyncio.create_task(self._tend())

    async def stop(self) -> None:
        tasks = [*self.looking.values(), *([] if self.tending is None else [self.tending])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what others say ----------------------------------------------------------------------------------------

    def heard(self, news: News | None) -> None:
        """Another process says something (None: perhaps anything has changed)."""
        if news is None:
            for each in list(self.rooms.rooms.values()):
                self.look_again(each)
            return
        room = self.rooms.rooms.get(news.table)
        if room is None:
            return
        if isinstance(news, Changed):
            if (news.seq, news.changed, news.chatted) != room.known():
                self.look_again(room)
        elif news.process == self.rooms.hub.process:
            return
        elif isinstance(news, Hinted):
            self.pointing.heard(room, news.hint)
        else:
            self.coming.heard(room, news)

    def look_again(self, room: Room) -> None:
        """Read what is new, once for all that is said of a room meanwhile."""
        if room.watchers:
            room.stale = True
            if room.id not in self.looking:
                task = self.looking[room.id] = asyncio.create_task(self._look(room))
                task.add_done_callback(lambda _: self.looking.pop(room.id, None))
        elif room.id not in self.rooms.busy:
            self.rooms.rooms.pop(room.id, None)  # nobody looks: read it when somebody does

    async def _look(self, room: Room) -> None:
        try:
            while room.stale:
                async with room.lock:
                    room.stale = False
                    changed = await self.rooms.refresh(room)
                if changed:
                    self.rooms.wake(room)
                if room.fed() is not None:  # the question came up there, the answer was given here
                    self.driving.start(room.id)
        except Exception as error:
            if not isinstance(error, Refused):  # the database is away: the next tick looks again
                LOG.error("looking at a table failed", error=type(error).__name__, where=where(error))

    # --- what nobody says ---------------------------------------------------------------------------------------

    async def _tend(self) -> None:
        """The safety net: changes that nobody told us of, bots whose process died or froze."""
        looked = said = time.monotonic()
        while True:
            await asyncio.sleep(self.driving.stalled)
            try:
                self.driving.tend()
                if time.monotonic() - looked >= self.tick:
                    looked = time.monotonic()
                    await self.compare()
                if time.monotonic() - said >= presence.SAY_EVERY:
                    said = time.monotonic()
                    self.coming.say_again()
                    self.forget()
            except Exception as error:
                if not isinstance(error, Refused):  # then the store has said what is wrong
                    LOG.warning("looking after tables failed", error=type(error).__name__, where=where(error))

    async def compare(self) -> None:
        """One question for all rooms: which of them have changed, or are gone, though nobody told us?"""
        tables = list(self.rooms.rooms)
        async with self.rooms.store.read() as connection:
            known = await latest(connection, tables)
        for room in [self.rooms.rooms[table] for table in tables if table in self.rooms.rooms]:
            if known.get(room.id) != room.known():
                self.look_again(room)

    def forget(self) -> None:
        """Rooms at which nobody looked for a while leave the memory."""
        for room in list(self.rooms.rooms.values()):
            if not room.watchers and time.monotonic() - room.used > presence.SAY_EVERY:
                self.look_again(room)
