"""All tables that this process has in memory: found, brought up to date, brought forward, told of.

Only one thing happens at a table at a time (`Room.lock`). The database is the truth: an entry is stored with the seq
and the seats it was made for, and only then it is the room's.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from hauntings.records.game import Game
from hauntings.server.hub import Changed, Hub
from hauntings.server.metrics import MOVES, ROOMS, STORING
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.rows import Logged, facts_of, row_of
from hauntings.server.store.database import Store
from hauntings.server.store.log import Entered
from hauntings.server.unreadable import Unreadable

MOST_ROOMS: Final = 2000  # idle ones beyond this leave the memory


class Rooms:
    """Rooms by the ids of their tables."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.rooms: Final[dict[str, Room]] = {}
        self.loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self.busy: Final[set[str]] = set()  # bots see to these: they stay, though nobody looks
        self.unreadable: Final = Unreadable()

    # --- finding ------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> Room:
        """The room of a table, or a refusal."""
        room = self.rooms.get(table)
        if room is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
                task.add_done_callback(heeded)
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        stored = await self.store.since(table, -1, -1, 0)
        if len(self.rooms) >= MOST_ROOMS:
            idle = [room for room in self.rooms.values() if not room.watchers and room.id not in self.busy]
            for room in sorted(idle, key=lambda room: room.used)[: MOST_ROOMS // 10]:
                del self.rooms[room.id]
        with self.unreadable.unless(table):
            room = Room(stored)
            room.try_out()
        self.rooms[table] = room
        ROOMS.set(len(self.rooms))
        return room

    def watched(self, table: str) -> bool:
        """Does somebody here look at it?"""
        room = self.rooms.get(table)
        return room is not None and bool(room.watchers)

    # --- bringing up to date ------------------------------------------------------------------------------------

    async def fresh(self, table: str) -> Room:
        """The room as the database has it this moment, whatever this process was told."""
        room = await self.get(table)
        async with room.lock:
            await self.refresh(room)
        return room

    async def refresh(self, room: Room, seats: bool = False) -> bool:
        """Read what is new (`seats`: and the seats anyhow). Call it with the room's lock. True: something was."""
        before = room.known()
        try:
            stored = await self.store.since(room.id, room.seq, -1 if seats else room.changed, room.chatted)
        except Refused as error:
            if error.code in ("not-found", "archived"):
                self.rooms.pop(room.id, None)
                room.gone = error
                self.wake(room)
            raise
        if seats or before != (stored.row.seq, stored.row.changed, stored.row.chatted):
            with self.unreadable.unless(room.id):
                room.take(stored)
        return before != room.known()

    # --- bringing forward ---------------------------------------------------------------------------------------

    async def enter(self, room: Room, game: Game, entry: Logged, by: str, fed: bool = False) -> bool:
        """Store what was decided on a copy, with the room's lock. False: another process was quicker."""
        began = time.perf_counter()
        row, facts = row_of(game, entry), facts_of(game, entry.at)
        if not await self.store.enter(Entered(room.id, room.seq, room.changed, row, facts, fed, game.over)):
            return False
        STORING.observe(time.perf_counter() - began)
        MOVES.labels(by).inc()
        if game.over or row["undo"]:
            room.changed += 1
        if row["undo"]:
            room.sealed = {}
        room.put(game, entry)
        return True

    # --- telling ------------------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """The sockets here look what is new."""
        room.present.shown = room.here()
        for watcher in room.watchers:
            watcher.set()

    def tell(self, room: Room) -> None:
        """The room changed and is stored: wake the sockets here, and let the other processes know."""
        self.wake(room)
        self.hub.tell(Changed(room.id, *room.known()))


def heeded(task: asyncio.Task[Any]) -> None:
    """Its failure is told to those who still wait for it; if nobody does, it is no news."""
    if not task.cancelled():
        task.exception()
