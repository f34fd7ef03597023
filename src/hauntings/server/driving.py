"""Tables that go on by themselves: bots decide, and sealed answers that were stored come into force.

Bots decide only while somebody looks at the table: with a socket here, or because somebody asked for it or did
something there a moment ago. Else the table rests as it is stored and costs nothing, until somebody comes.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from hauntings.server.metrics import CLASHES
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.rooms import Rooms
from hauntings.server.thinking import Thinking

STALLED: Final = 3.0  # seconds without an entry after which no other process seems to see to a table

SAID: Final = ("busy", "damaged", "other-version")  # refusals that somebody was told, or the log was


class Driving:
    """The tables that this process sees to."""

    def __init__(self, rooms: Rooms, thinking: Thinking, think: float, linger: float, tick: float) -> None:
        self.rooms: Final = rooms
        self.thinking: Final = thinking
        self.think: Final = think
        self.linger: Final = linger
        self.stalled: Final = min(STALLED, tick)
        self.driven: Final[dict[str, asyncio.Task[None]]] = {}
        self.looked: dict[str, float] = {}  # when somebody last looked at a table

    async def stop(self) -> None:
        for task in self.driven.values():
            task.cancel()
        await asyncio.gather(*self.driven.values(), return_exceptions=True)

    async def visit(self, table: str) -> Room:
        """The room as the database has it this moment, for somebody who looks at it: its bots go on."""
        room = await self.rooms.fresh(table)
        self.look(room)
        return room

    def look(self, room: Room) -> None:
        """Somebody looks at a table: it goes on, unless another process has just seen to it."""
        if self.rooms.hub.several and room.idle() < self.stalled:
            self.looked[room.id] = time.monotonic()
        else:
            self.drive(room.id)

    def drive(self, table: str) -> None:
        """Somebody did something at a table: it goes on, if there is anything to do."""
        self.looked[table] = time.monotonic()
        self.start(table)

    def start(self, table: str) -> None:
        """See to a table, if nobody here does yet."""
        if table not in self.driven:
            self.rooms.busy.add(table)
            task = self.driven[table] = asyncio.create_task(self._drive(table))
            task.add_done_callback(lambda done: self._driven(table, done))

    def _driven(self, table: str, done: asyncio.Task[None]) -> None:
        if self.driven.get(table) is done:
            self._rest(table)
        error = None if done.cancelled() else done.exception()
        if error is not None and not (isinstance(error, Refused) and error.code in SAID):
            self.rooms.unreadable.note(table, "driving a table failed", error)

    def watched(self, room: Room) -> bool:
        """Does somebody look, or has a moment ago?"""
        return bool(room.watchers) or time.monotonic() - self.looked.get(room.id, -self.linger) < self.linger

    def tend(self) -> None:
        """Now and then: tables that somebody looks at here, and whose process elsewhere sees to them no longer."""
        for room in list(self.rooms.rooms.values()):
            if room.watchers and room.idle() > self.stalled + self.think and room.goes_on():
                self.start(room.id)
        since = time.monotonic() - self.linger
        self.looked = {table: at for table, at in self.looked.items() if at > since}

    async def _drive(self, table: str) -> None:
        room = await self.rooms.get(table)
        while await self._step(room):
            pass
        self._rest(table)  # at once: who calls `start` from now on is heard

    def _rest(self, table: str) -> None:
        self.driven.pop(table, None)
        self.rooms.busy.discard(table)

    async def _step(self, room: Room) -> bool:
        """One decision. False: there is none to be made here now."""
        fed = room.fed()
        bot = room.bot_asked() if fed is None and self.watched(room) else None
        seq, changed, made = room.seq, room.changed, False
        if fed is not None:
            seat, token = fed
        elif bot is not None:
            seat, whose = bot[0], (room.sender, room.id)
            token = await self.thinking.token(bot[1], room.bot_seed(seat), room.view(seat), *whose, self.think)
        else:
            return False
        async with room.lock:
            if (room.seq, room.changed) == (seq, changed):
                after = room.after(seat, token, bot is not None, time.time())
                made = await self.rooms.enter(room, *after, "bot" if fed is None else "sealed", fed is not None)
                if not made:
                    CLASHES.inc()
                    await self.rooms.refresh(room)
        self.rooms.tell(room)
        return made or room.seq == seq or not room.entries[-1].bot  # else another process sees to it
