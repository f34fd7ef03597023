"""People point at things and at options: everybody at the table sees it, here and at the other processes."""

from __future__ import annotations

from typing import Final

from hauntings.server import wire
from hauntings.server.hints import Hint
from hauntings.server.hub import Hinted
from hauntings.server.refusal import Refused
from hauntings.server.room import EARLY, LATE, NOT_BEGUN, OVER, Room
from hauntings.server.rooms import Rooms


class Pointing:
    """Nothing of it is stored."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms: Final = rooms

    async def point(self, guest: str, table: str, hint: Hint) -> None:
        room = await self.rooms.get(table)
        if isinstance(hint, wire.Suggest) and hint.seq > room.seq:
            await self.rooms.fresh(table)
        check_hint(room, guest, hint)
        self.heard(room, hint)
        self.rooms.hub.tell(Hinted(table, self.rooms.hub.process, hint))

    def heard(self, room: Room, hint: Hint) -> None:
        """Somebody points, here or at another process."""
        room.hints.take(hint)
        self.rooms.wake(room)


def check_hint(room: Room, guest: str, hint: Hint) -> None:
    """May this browser point at that? Only people who sit here, and only at options that all may see."""
    if hint.seat not in room.sees(guest):
        raise Refused("not-yours", "Only people who sit at the table may point at things.")
    if not room.box.asks_group():
        raise Refused("not-asked", "In this game nobody decides together, so there is nothing to point at.")
    if room.state == "waiting" or (room.state == "over" and isinstance(hint, wire.Suggest)):
        raise Refused("not-running", NOT_BEGUN if room.state == "waiting" else OVER)
    if isinstance(hint, wire.Suggest):
        if hint.seq != room.seq:
            raise Refused("late", LATE) if hint.seq < room.seq else Refused("early", EARLY)
        asked = room.open_question()
        if asked is None:
            raise Refused("not-asked", "Only the one who is asked sees the options of this question.")
        if hint.token is not None and hint.token not in asked.options:
            raise Refused("cannot-choose", "This cannot be chosen now.")
