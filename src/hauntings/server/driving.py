"""Tables that go on by themselves: bots decide, and sealed answers that were stored come into force.

Bots decide only while somebody looks at the table: with a socket here, or because somebody asked for it or did
something there a moment ago. Else the table rests as it is stored and costs nothing, until somebody comes.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from hauntings.server.metrics import CLASHES
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.thinking import Thinking

if TYPE_CHECKING:
    from hauntings.server.rooms import Rooms

SAID: Final = ("busy", "damaged", "other-version")  # refusals that somebody was told, or the log was


class Driving:
    """The tables that this process sees to."""

    def __init__(self, rooms: Rooms, thinking: Thinking, think: float, linger: float, stalled: float) -> None:
        self.rooms: Final = rooms
        self.thinking: Final = thinking
        self.think: Final = think
        self.linger: Final = linger
        self.stalled: Final = stalled  # seconds without an entry after which no other process seems to see to a table
        self.driven: Final[dict[str, asyncio.Task[None]]] = {}
        self.looked: dict[str, float] = {}  # when somebody last looked at a table

    def look(self, room: Room) -> None:
        """Somebody looks at a table: it goes on, unless another process has just seen to it."""
        if self.rooms.hub.several and room.idle() < self.stalled:
            self.looked[room.id] = time.monotonic()
        else:
            self.drive(room.id)

    def drive(self, name: str) -> None:
        """Somebody did something at a table: it goes on, if there is anything to do."""
        self.looked[name] = time.monotonic()
        self.start(name)

    def start(self, name: str) -> None:
        """See to a table, if nobody here does yet."""
        if name not in self.driven:
            task = self.driven[name] = asyncio.create_task(self._drive(name))
            task.add_done_callback(lambda done: self._driven(name, done))

    def _driven(self, name: str, done: asyncio.Task[None]) -> None:
        if self.driven.get(name) is done:
            del self.driven[name]
        error = None if done.cancelled() else done.exception()
        if error is not None and not (isinstance(error, Refused) and error.code in SAID):
            self.rooms.unreadable.note(name, "driving a table failed", error)

    def watched(self, room: Room) -> bool:
        """Does somebody look, or has a moment ago?"""
        return bool(room.watchers) or time.monotonic() - self.looked.get(room.id, -self.linger) < self.linger

    def tend(self) -> None:
        """Now and then: tables that somebody looks at here, and whose process elsewhere sees to them no longer."""
        for room in list(self.rooms.rooms.values()):
            if room.watchers and room.idle() > self.stalled + self.think and room.goes_on():
                self.start(room.id)
        since = time.monotonic() - self.linger
        self.looked = {name: at for name, at in self.looked.items() if at > since}

    async def _drive(self, name: str) -> None:
        room = await self.rooms.get(name)
        while await self._step(room):
            pass
        self.driven.pop(name, None)  # at once: who calls `start` from now on is heard

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
