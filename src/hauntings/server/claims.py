"""Seats that change hands while the game runs: who has seen what, and for what the others are asked.

Where something is secret, who has seen one side may not take another; and the people at the table must agree before
somebody sits down there or a bot is sent away. Before the game nobody has seen anything, and everybody may.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hauntings.engine.box import Box
from hauntings.games.shelf import box_of
from hauntings.server import wire
from hauntings.server.refusal import Refused
from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.chat import add_line
from hauntings.server.store.seats import has_open_seat, note_seen, seen_by, set_seat
from hauntings.server.store.tables import change_table

FREE: Final = {"owner": None, "loan": None, "borrower": None, "lent_bot": "", "lent_name": ""}


class Wish(msgspec.Struct):
    """A claim with the guest whose it is: only the database and the rooms know it."""

    claim: wire.Claim
    guest: str


def wish_of(stored: str | None) -> Wish | None:
    return None if stored is None else msgspec.json.decode(stored, type=Wish)


def holder(seat: StoredRow) -> str:
    """The person who decides for a seat now, or nobody."""
    return str(seat.borrower or seat.owner or "") if seat.plays == "person" and not seat.lent_bot else ""


class Change:
    """A seat is about to change hands: one transaction, of which `seating.py` says what happens in it."""

    def __init__(self, connection: Connection, row: StoredRow, chairs: Sequence[StoredRow], seat: int) -> None:
        self.connection: Final = connection
        self.row: Final = row  # of the table
        self.chairs: Final = chairs
        self.chair: Final = chairs[seat]
        self.wish: str | None = None  # what is asked of the others afterwards
        self.noted: tuple[int, str, str, wire.Note] | None = None
        self.box: Final[Box] = box_of(row.game)

    def own(self, guest: str) -> None:
        """A refusal for anybody but the owner."""
        if not guest or self.chair.owner != guest:
            raise Refused("not-yours", "Another player holds this seat.")

    def not_over(self) -> None:
        if self.row.state == "over":
            raise Refused("not-running", "The game is over.")

    def seat_of(self, guest: str) -> int:
        """A seat of this guest, or a refusal: only people who sit at the table may do this."""
        for chair in self.chairs:
            if guest and chair.owner == guest:
                return int(chair.seat)
        raise Refused("not-yours", "Only people who sit at the table may do this.")

    def others(self, guest: str) -> list[int]:
        """The seats of the people who must agree to what this guest wants."""
        return [chair.seat for chair in self.chairs if holder(chair) not in ("", guest)]

    async def may_take(self, guest: str) -> None:
        """A refusal for somebody who has seen another side of this game."""
        self.not_over()
        seen = await seen_by(self.connection, self.row.id, guest)
        players, seat = self.row.players, self.chair.seat
        if seat not in seen and any(self.box.side(players, one) != self.box.side(players, seat) for one in seen):
            raise Refused("has-seen", "You have seen another side of this game, so you may not take this seat.")

    @property
    def secret(self) -> bool:
        return self.box.secret(self.row.players)

    async def set(self, **values: Any) -> None:
        await set_seat(self.connection, self.row.id, self.chair.seat, values)

    def note(self, what: wire.Note, who: str, text: str = "") -> None:
        """What became of the seat stands in the log, once the game runs."""
        if self.row.state == "running":
            self.noted = self.chair.seat, who, text, what

    # --- what the others are asked for --------------------------------------------------------------------------

    async def ask_or_do(self, wish: Wish, asks: bool) -> None:
        """Ask the others, if it concerns them and there are some; else it is done at once."""
        waiting = self.others(wish.guest) if asks and self.row.state == "running" else []
        if not waiting:
            await self.do(wish)
            return
        if self.row.wish is not None:
            raise Refused("claim-open", "Somebody asks for a seat already; that is answered first.")
        wish.claim.n, wish.claim.waiting = self.row.changed + 1, waiting
        self.keep(wish)

    def keep(self, wish: Wish) -> None:
        self.wish = msgspec.json.encode(wish).decode()

    async def do(self, wish: Wish) -> None:
        """What was wished for, once nobody is left to be asked."""
        claim = wish.claim
        if claim.what == "sit":
            if self.chair.plays != "open":
                raise Refused("seat-taken", "Somebody sits there already.")
            await self.may_take(wish.guest)
            self.note("sat", claim.name)
            await self.set(**{**FREE, "plays": "person", "name": claim.name, "bot": "", "owner": wish.guest})
        elif claim.what == "free":
            self.note("freed", self.chairs[claim.by].name, self.chair.bot)
            await self.set(plays="open", name="", bot="", **FREE)
        else:
            self.note("filled", self.chairs[claim.by].name, claim.bot)
            await self.set(plays="bot", name="", bot=claim.bot, **FREE)

    # --- the end of the transaction -----------------------------------------------------------------------------

    async def end(self) -> None:
        """The table's row: it may begin, it counts the change, notes go to the log, who holds a seat has seen it."""
        row, values = self.row, {"changed": self.row.changed + 1, "wish": self.wish}
        if row.state == "waiting" and not await has_open_seat(self.connection, row.id):
            values["state"] = "running"
        if row.state == "waiting":
            values["moved"] = time.time()  # it is in use
        await change_table(self.connection, row.id, values)
        if self.noted is not None:
            await add_line(self.connection, row, *self.noted)
        if values.get("state", row.state) != "waiting":
            await note_seen(self.connection, row.id)
