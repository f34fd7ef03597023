"""Coming and going: sockets open and close, and everybody at the table sees who is there."""

from __future__ import annotations

import asyncio
from typing import Final

from hauntings.server import presence
from hauntings.server.deciding import Deciding
from hauntings.server.hub import People
from hauntings.server.room import Room
from hauntings.server.rooms import Rooms


class Coming:
    """Who is there is stored nowhere: every process says it of its own sockets."""

    def __init__(self, rooms: Rooms, deciding: Deciding) -> None:
        self.rooms: Final = rooms
        self.deciding: Final = deciding
        self.settling: Final[set[asyncio.Task[None]]] = set()

    def come(self, room: Room, guest: str) -> None:
        """Somebody opened a socket. The first one here asks the other processes who is there."""
        if guest:
            room.present.come(guest)
        asks, room.present.asked = not room.present.asked, True
        self._tell(room, asks)

    def go(self, room: Room, guest: str) -> None:
        """A socket closed; who does not come back in a moment is away."""
        room.present.asked = bool(room.watchers)
        if guest:
            room.present.go(guest)
            asyncio.get_running_loop().call_later(presence.GRACE + 0.05, self._gone, room)

    def _gone(self, room: Room) -> None:
        """Those who are left may agree already on what the group answers."""
        self._tell(room)
        if room.agreed() is not None:
            task = asyncio.create_task(self.deciding.settle(room.id))
            self.settling.add(task)
            task.add_done_callback(self.settling.discard)

    def heard(self, room: Room, news: People) -> None:
        """Another process says who is there."""
        room.present.told(news.process, frozenset(news.seats))
        self._tell(room, answers=news.asks and bool(room.watchers))

    def say_again(self) -> None:
        """Now and then every process says who is there; who falls silent is forgotten."""
        for room in list(self.rooms.rooms.values()):
            room.present.forget_silent()
            self._tell(room, answers=bool(room.present.sockets) and self.rooms.hub.several)

    def _tell(self, room: Room, asks: bool = False, answers: bool = False) -> None:
        """Sockets and other processes are told, if it is news to them (`answers`: they asked)."""
        if room.here() != room.present.shown:
            self.rooms.wake(room)
        own = [row.seat for row in room.seats if room.present.has_here(row.borrower or row.owner or "")]
        if asks or answers or own != room.present.said:
            room.present.said = own
            self.rooms.hub.tell(People(room.id, self.rooms.hub.process, asks, own))
