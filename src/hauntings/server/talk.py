"""What is said at a table."""

from __future__ import annotations

from typing import Final

from hauntings.server import wire
from hauntings.server.feed import spectator_name
from hauntings.server.names import clean
from hauntings.server.refusal import Refused
from hauntings.server.rooms import Rooms
from hauntings.server.store.chat import add_line


class Talk:
    """Of people who sit there, and of those who look on."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms: Final = rooms

    async def say(self, guest: str, table: str, line: wire.Chat) -> None:
        room = await self.rooms.get(table)
        if line.seat is not None and line.seat not in room.sees(guest):
            raise Refused("not-yours", "Another player holds this seat.")
        said = clean(line.text)
        name = spectator_name(room, line.name) if line.seat is None else ""
        if not said:
            raise Refused("bad-message", "There is nothing to say in it.")
        async with room.lock:
            async with self.rooms.store.change(table) as (connection, row):
                await add_line(connection, row, -1 if line.seat is None else line.seat, name, said)
            await self.rooms.refresh(room)
        self.rooms.tell(room)
