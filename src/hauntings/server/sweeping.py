"""What is old goes: tables that nobody came to, guests without anything, whatever is beyond a quota. Finished games
become records.

Every process sweeps, at its start and then every hour or so. It goes in small transactions and rests after each, so
that no table waits; a sweep that is stopped anywhere has left nothing half done, and several at once do no harm.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog

from hauntings.records.record import BadRecord, Record, verify
from hauntings.server.feed import Feed
from hauntings.server.following import Following
from hauntings.server.hub import Changed
from hauntings.server.metrics import SWEPT
from hauntings.server.refusal import Refused, where
from hauntings.server.replay import record_json
from hauntings.server.room import Room
from hauntings.server.settings import Keeping
from hauntings.server.store import attic
from hauntings.server.store.attic import Old
from hauntings.server.store.log import StoredTable
from hauntings.server.thinking import Thinking

LOG: Final = structlog.get_logger("hauntings.sweeping")
DAY: Final = 24 * 3600.0
ALONE: Final = 1.0  # days after which a guest without anything is forgotten
LOST: Final = 7.0  # days after which a token that never came back is forgotten
AT_ONCE: Final = 25  # in one transaction
MOST: Final = 50_000  # of a kind in one sweep: the next one goes on
REST: Final = 3.0  # times as long as it worked


def ago(days: float) -> float:
    """The moment so many days ago; 0: nothing is that old."""
    return time.time() - days * DAY if days else 0.0


class Sweeping:
    """The sweeps of one process."""

    def __init__(self, following: Following, thinking: Thinking, keeping: Keeping) -> None:
        self.following: Final = following
        self.rooms: Final = following.rooms
        self.store: Final = following.rooms.store
        self.thinking: Final = thinking
        self.keeping: Final = keeping
        self.swept: Counter[str] = Counter()  # in this sweep
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.keeping.sweep:
            self.task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            try:
                swept = await self.sweep()
                if swept:
                    LOG.info("swept", **swept)
            except Refused as refused:
                LOG.warning("a sweep was cut short", code=refused.code)
            except Exception as error:
                LOG.error("a sweep failed", error=type(error).__name__, where=where(error))
            await asyncio.sleep(self.keeping.sweep * random.uniform(0.8, 1.2))  # not all processes at once

    async def sweep(self) -> Counter[str]:
        """One sweep; how much of what is gone."""
        keeping, self.swept = self.keeping, Counter()
        await self._touch()
        await self._old("waiting", attic.waits_since(ago(keeping.waiting)))
        if keeping.games:
            await self._old("games", attic.over_since(ago(keeping.games)))
            await self._old("uploads", attic.uploaded_before(ago(keeping.games)))
        await self._beyond("games", attic.GAMES, keeping.most_games)
        await self._beyond("uploads", attic.UPLOADS, keeping.most_uploads)
        await self._archive_all(await self._find(attic.lies_since(ago(keeping.tables))))
        await self._old("tokens", attic.ended_before(time.time()))
        await self._old("tokens", attic.lost_since(ago(LOST)))
        await self._old("guests", attic.alone_since(ago(ALONE)))
        self.swept = +self.swept  # what is more than nothing
        for what, number in self.swept.items():
            SWEPT.labels(what).inc(number)
        return self.swept

    async def _touch(self) -> None:
        """Tables that somebody here looks at are in use, for the other processes too."""
        for some in parts([table for table in self.rooms.rooms if self.rooms.watched(table)]):
            async with rest(), self.store.write() as connection:
                await attic.touch(connection, some, time.time())

    # --- removing -----------------------------------------------------------------------------------------------

    async def _find(self, old: Old) -> list[str]:
        async with self.store.read() as connection:
            return await attic.find(connection, old, MOST)

    async def _old(self, what: str, old: Old) -> None:
        await self._remove(what, await self._find(old), old)

    async def _beyond(self, what: str, counted: Old, quota: int) -> None:
        """Remove what an address has beyond its quota."""
        if quota:
            async with self.store.read() as connection:
                found = await attic.beyond(connection, counted, quota, MOST)
            await self._remove(what, found, counted)

    async def _remove(self, what: str, keys: list[str], old: Old) -> None:
        """Those of them that are still old go."""
        for some in parts(keys):
            async with rest():
                free = [key for key in some if not self.rooms.watched(key)]
                async with self.store.write() as connection:
                    gone = await attic.remove(connection, free, old)
                self.swept[what] += len(gone)
                if old.tables:
                    self._tell(gone)

    # --- archiving ----------------------------------------------------------------------------------------------

    async def _archive_all(self, tables: list[str]) -> None:
        """A table whose record fails stays as it is."""
        for table in tables:
            if self.rooms.watched(table):
                continue
            async with rest():
                try:
                    self.swept["archived"] += await self._archive(table)
                except BadRecord:
                    self.swept["unproven"] += 1
                except Refused as refused:
                    if refused.code == "busy":
                        raise  # else somebody was quicker, or it takes too long to replay
                except Exception as error:
                    LOG.error("a table cannot be archived", error=type(error).__name__, where=where(error))

    async def _archive(self, table: str) -> bool:
        """Only its record is left of a finished table, if that proves itself: by today's rules it may not."""
        stored = await self.store.since(table, -1, -1, 0)
        record, kept = await asyncio.to_thread(compact, stored)
        await self.thinking.at_desk(stored.row.sender, table, prove, record)
        async with self.store.write() as connection:
            done = await attic.archive(connection, stored.row, record, kept)
        if done:
            self._tell([table])
        return done

    def _tell(self, tables: Iterable[str]) -> None:
        """Whoever has these tables looks again, here and elsewhere."""
        for table in tables:
            news = Changed(table, -1, -1, -1)
            self.following.heard(news)
            self.rooms.hub.tell(news)


@asynccontextmanager
async def rest() -> AsyncIterator[None]:
    """After some work, so that the tables get their turn."""
    began = time.monotonic()
    yield
    await asyncio.sleep(REST * (time.monotonic() - began))


def parts(keys: list[str]) -> list[list[str]]:
    """So many at once."""
    return [keys[place : place + AT_ONCE] for place in range(0, len(keys), AT_ONCE)]


def compact(stored: StoredTable) -> tuple[str, str]:
    """The record of a finished table, and what is told of it from outside but for its seats, as JSON."""
    room = Room(stored)
    info = msgspec.structs.replace(Feed(room, "", "en").info(), seats=[], here=[])
    return record_json(room).decode(), msgspec.json.encode(info).decode()


def prove(record: str) -> None:
    """At the desk: is this record all that the table was? Or a BadRecord."""
    verify(msgspec.json.decode(record, type=Record))
