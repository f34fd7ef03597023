"""Taking back: at once where nobody learned anything, else once those who did have agreed. Who plays alone asks
nobody, but is asked, and the record notes it."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from hauntings.server import wire
from hauntings.server.deciding import Deciding
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.store.tables import propose


class TakingBack:
    """Undo, and the consent of the others."""

    def __init__(self, deciding: Deciding) -> None:
        self.deciding: Final = deciding
        self.rooms: Final = deciding.rooms

    async def undo(self, guest: str, table: str, seq: int, seat: int, steps: int, sure: bool = False) -> int:
        """Take back, or propose it. The number of the entry, or ALL_STEPS while others must agree."""

        async def judge(room: Room) -> int | None:
            may_undo(room, guest, seq, seat)
            count = room.steps_back(seat, steps)
            needs = room.must_agree(seat, count)
            back = room.back(seat, count, time.time())  # or a refusal before anybody is asked
            if needs:
                wish = wire.Proposal(seq=room.seq, by=seat, steps=count, waiting=needs)
                return wire.ALL_STEPS if await self._propose(room, wish) else None
            if not sure and room.game.in_hindsight(count, seat):
                raise Refused(
                    "hindsight", "You have learned something since then; taking it back is noted in the record."
                )
            return seq if await self.rooms.enter(room, *back, "undo") else None

        return await self.deciding.decide(table, judge)

    async def agree(self, guest: str, table: str, seq: int, seat: int, yes: bool) -> int:
        """Consent or refuse. The last consent takes back: the number of that entry, else ALL_STEPS."""

        async def judge(room: Room) -> int | None:
            may_undo(room, guest, seq, seat)
            wish = room.proposal
            if wish is None or wish.seq != seq:
                raise Refused("no-proposal", "Nobody asks to take anything back.")
            if seat not in wish.waiting and (yes or seat != wish.by):
                raise Refused("not-asked", "This seat is not asked for consent.")
            waiting = [other for other in wish.waiting if other != seat and room.person_at(other)]
            if yes and not waiting:
                back = room.back(wish.by, wish.steps, time.time())
                return seq if await self.rooms.enter(room, *back, "undo") else None
            left = msgspec.structs.replace(wish, waiting=waiting) if yes else None
            return wire.ALL_STEPS if await self._propose(room, left) else None

        return await self.deciding.decide(table, judge)

    async def _propose(self, room: Room, wish: wire.Proposal | None) -> bool:
        text = None if wish is None else msgspec.json.encode(wish).decode()
        async with self.rooms.store.write() as connection:
            done = await propose(connection, room.id, room.seq, room.changed, text)
        if done:
            await self.rooms.refresh(room)
        return done


def may_undo(room: Room, guest: str, seq: int, seat: int) -> None:
    """A refusal, unless this browser may take back for the seat now."""
    if room.state != "running":
        raise Refused("not-running", "The game is not running.")
    if seat >= len(room.seats) or not room.controls(guest, seat):
        raise Refused("not-yours", "Another player holds this seat.")
    if seq != room.seq:
        raise Refused("late" if seq < room.seq else "early", "The table has moved on.")
