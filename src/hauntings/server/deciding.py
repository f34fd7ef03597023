"""People decide: a move, or a sealed answer ahead of its turn.

A decision is made on a copy and stored. If the database has moved on meanwhile (another process was quicker), the
room is brought up to date and judges anew.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

from hauntings.server.asked import Asked
from hauntings.server.driving import Driving
from hauntings.server.metrics import CLASHES, MOVES
from hauntings.server.refusal import Refused
from hauntings.server.room import GROUP_AGREES, Room
from hauntings.server.rooms import Rooms
from hauntings.server.store.log import seal

TRIES: Final = 5
BUSY: Final = "The table is busy; nothing changed. Please try again."


class Deciding:
    """Whatever people decide goes by `decide`."""

    def __init__(self, rooms: Rooms, driving: Driving) -> None:
        self.rooms: Final = rooms
        self.driving: Final = driving

    async def decide(self, table: str, judge: Callable[[Room], Awaitable[int | None]]) -> int:
        """Judge and store, then tell everybody and let the bots go on. `judge` gets the room, locked; it answers with
        what to say to the one who asked, or None if another process was quicker. A refusal changes nothing."""
        room = await self.rooms.get(table)
        async with room.lock:
            answer = await self._until_stored(room, judge)
        self.rooms.tell(room)
        self.driving.drive(table)
        return answer

    async def _until_stored(self, room: Room, judge: Callable[[Room], Awaitable[int | None]]) -> int:
        for _ in range(TRIES):
            answer = await judge(room)
            if answer is not None:
                return answer
            CLASHES.inc()
            await self.rooms.refresh(room)
            self.rooms.wake(room)
        raise Refused("busy", BUSY)

    async def move(self, guest: str, table: str, seq: int, seat: int | None, token: int) -> int:
        """A person's answer. The number of its entry, stored, or a refusal and nothing changed."""

        async def judge(room: Room) -> int | None:
            if seq > room.seq:
                await self.rooms.refresh(room)
            asked = room.question_for(guest, seq, seat)
            room.check(asked, token)
            if asked.seq == room.seq and room.voters():
                raise Refused("group-agrees", GROUP_AGREES)
            if asked.seq > room.seq:
                done = await self._seal(room, asked, token)
            else:
                done = await self.rooms.enter(room, *room.after(asked.seat, token, False, time.time()), "person")
            return asked.seq if done else None

        return await self.decide(table, judge)

    async def settle(self, table: str) -> None:
        """If enough people agree on an answer for the group, it is the group's answer."""

        async def judge(room: Room) -> int | None:
            found = room.agreed()
            if found is None:
                return room.seq  # somebody changed their mind, or it was quicker elsewhere
            done = await self.rooms.enter(room, *room.after(*found, False, time.time()), "person")
            return room.seq if done else None

        if (await self.rooms.get(table)).agreed() is not None:
            await self.decide(table, judge)

    async def _seal(self, room: Room, asked: Asked, token: int) -> bool:
        answer = (asked.seq, asked.seat, asked.kind, token, time.time())
        done = await self.rooms.store.first(lambda connection: seal(connection, room.id, room.changed, *answer))
        if done:
            await self.rooms.refresh(room)
            MOVES.labels("sealed").inc()
        return done
