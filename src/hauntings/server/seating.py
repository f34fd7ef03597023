"""Tables and seats: make, sit down, leave, put a bot there, lend and take back. Each is one transaction."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hauntings.games.shelf import box_of
from hauntings.records.game import Game
from hauntings.server import wire
from hauntings.server.refusal import Refused
from hauntings.server.room import Room, snapshot
from hauntings.server.rooms import Rooms, clean
from hauntings.server.rows import written
from hauntings.server.schema import ROOM, SEAT
from hauntings.server.thinking import known_bot
from hauntings.server.tokens import Guests, Pass, fresh, fresh_id, hashed

FREE: Final = {"owner": None, "loan": None, "borrower": None, "lent_bot": "", "lent_name": ""}
RETURNED: Final = {"loan": None, "borrower": None, "lent_bot": "", "lent_name": ""}


class Seating:
    """What people do with tables besides playing."""

    def __init__(self, rooms: Rooms, guests: Guests) -> None:
        self.rooms: Final = rooms
        self.guests: Final = guests
        self.store: Final = rooms.store

    # --- a new table --------------------------------------------------------------------------------------------

    async def make(self, guest: str, sender: str, wish: wire.TableWish) -> tuple[Room, Pass]:
        """A new table. The guest holds the seats that are wished for as 'me'."""
        try:
            box = box_of(wish.game)
            players = wish.players or (len(wish.seats) or box.seats[0])
            game = Game(box.name, players=players, options=wish.options)
        except (ValueError, TypeError, KeyError) as error:
            raise Refused("bad-options", sentence(error)) from error
        if wish.decides != "anyone" and not box.asks_group():
            raise Refused("bad-options", f"{box.title} never asks the group.")
        about = (wish.listed, wish.odds, wish.pace)
        return await self.open(guest, sender, game, wish.seats, *about, decides=wish.decides)

    async def open(
        self,
        guest: str,
        sender: str,
        game: Game,
        wishes: Sequence[wire.SeatWish],
        listed: bool,
        odds: bool,
        pace: float,
        parent: tuple[str, int] = ("", 0),
        decides: wire.Decides = "anyone",
    ) -> tuple[Room, Pass]:
        """A table for a game that was just dealt, or that goes on from a position."""
        seats = list(wishes) or [wire.SeatWish("me"), *[wire.SeatWish("open")] * (game.players - 1)]
        if len(seats) != game.players:
            raise Refused("bad-options", f"There are {len(seats)} seats for {game.players} players.")
        now, name = time.time(), fresh_id()
        waits = any(seat.plays == "open" for seat in seats)
        start = None if game.start_position is None else msgspec.json.encode(game.start_position).decode()
        row = {
            "id": name,
            "game": game.box.name,
            "version": game.box.version,
            "players": game.players,
            "options": msgspec.json.encode(game.options_chosen).decode(),
            "key": game.key.hex(),
            "opening": written(game.opening),
            "start": start,
            "state": "waiting" if waits else "running",
            "listed": listed,
            "odds": odds,
            "pace": pace,
            "decides": decides,
            "parent": parent[0],
            "parent_at": parent[1],
            "made": now,
            "sender": sender,
            "seq": 0,
            "position": snapshot(game),
            "moved": now,
            "bot_turn": True,
            "proposal": None,
            "changed": 0,
            "chatted": 0,
        }
        chairs = [self._chair(name, place, seat) for place, seat in enumerate(seats)]
        known = Pass(guest)
        async with self.store.write() as connection:
            if any(seat.plays == "me" for seat in seats):
                known = await self.guests.rotate(connection, guest)
            for chair in chairs:
                chair["owner"] = known.guest if chair["plays"] == "person" else None
            await connection.execute(insert(ROOM).values(**row))
            await connection.execute(insert(SEAT), chairs)
        self.rooms.drive(name)
        return await self.rooms.get(name), known

    def _chair(self, room: str, place: int, wish: wire.SeatWish) -> dict[str, Any]:
        plays = "person" if wish.plays == "me" else wish.plays
        bot = known_bot(wish.bot) if plays == "bot" else ""
        name = "" if plays == "open" else clean(wish.name)
        facts = {"room": room, "seat": place, "plays": plays, "name": name, "bot": bot, "seen": wire.ALL_STEPS}
        return {**facts, **FREE}

    # --- seats ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _seat(self, name: str, seat: int) -> AsyncIterator[tuple[AsyncConnection, Row[Any], Row[Any]]]:
        """One change of a seat: afterwards the room is refreshed and everybody told."""
        room = await self.rooms.get(name)
        if not 0 <= seat < len(room.seats):
            raise Refused("not-found", "There is no such seat.")
        async with room.lock:
            async with self.store.change(name) as (connection, row):
                query = select(SEAT).where(SEAT.c.room == name, SEAT.c.seat == seat)
                chair = (await connection.execute(query)).first()
                if chair is None:
                    raise Refused("not-found", "There is no such seat.")
                yield connection, row, chair
                values: dict[str, Any] = {"changed": row.changed + 1}
                open_seat = select(SEAT.c.seat).where(SEAT.c.room == name, SEAT.c.plays == "open")
                if row.state == "waiting" and (await connection.execute(open_seat)).first() is None:
                    values["state"] = "running"
                if row.state != "over":
                    values["bot_turn"] = True  # perhaps: whoever drives the table will see
                await connection.execute(update(ROOM).where(ROOM.c.id == name).values(**values))
            await self.rooms.refresh(room)
        self.rooms.tell(room)
        self.rooms.drive(name)

    async def _set(self, connection: AsyncConnection, chair: Row[Any], **values: Any) -> None:
        here = (SEAT.c.room == chair.room, SEAT.c.seat == chair.seat)
        await connection.execute(update(SEAT).where(*here).values(**values))

    async def sit(self, guest: str, name: str, seat: int, called: str) -> Pass:
        """Sit down on an open seat, or change one's name."""
        called, known = clean(called), Pass(guest)
        async with self._seat(name, seat) as (connection, row, chair):
            if chair.plays == "open":
                if row.state == "over":
                    raise Refused("not-running", "The game is over.")
                known = await self.guests.rotate(connection, guest)
                values = {**FREE, "plays": "person", "name": called, "bot": "", "owner": known.guest}
                await self._set(connection, chair, **values)
            elif chair.plays == "person" and guest and chair.owner == guest:
                await self._set(connection, chair, name=called)
            else:
                raise Refused("seat-taken", "Somebody sits there already.")
        return known

    async def leave(self, guest: str, name: str, seat: int) -> None:
        """Give the seat up: it is open again."""
        async with self._seat(name, seat) as (connection, row, chair):
            own(guest, chair)
            if row.state == "over":
                raise Refused("not-running", "The game is over.")
            await self._set(connection, chair, plays="open", name="", bot="", **FREE)

    async def fill(self, guest: str, name: str, seat: int, bot: str) -> None:
        """Put a bot on an open seat, or another bot on a bot's."""
        known_bot(bot)
        async with self._seat(name, seat) as (connection, row, chair):
            await self._is_seated(connection, guest, name)
            if row.state == "over":
                raise Refused("not-running", "The game is over.")
            if chair.plays == "person":
                raise Refused("seat-taken", "Somebody sits there already.")
            await self._set(connection, chair, plays="bot", name="", bot=bot, **FREE)

    async def free(self, guest: str, name: str, seat: int) -> None:
        """Take a bot away: the seat is open."""
        async with self._seat(name, seat) as (connection, row, chair):
            await self._is_seated(connection, guest, name)
            if row.state == "over":
                raise Refused("not-running", "The game is over.")
            if chair.plays != "bot":
                raise Refused("not-found", "No bot sits there.")
            await self._set(connection, chair, plays="open", name="", bot="", **FREE)

    async def _is_seated(self, connection: AsyncConnection, guest: str, name: str) -> None:
        query = select(SEAT.c.seat).where(SEAT.c.room == name, SEAT.c.owner == guest)
        if not guest or (await connection.execute(query)).first() is None:
            raise Refused("not-yours", "Only people who sit at the table may do this.")

    # --- lending --------------------------------------------------------------------------------------------------

    async def lend(self, guest: str, name: str, seat: int, bot: str | None) -> str:
        """To a bot, or (None) to whoever comes first with the secret that this returns."""
        secret = "" if bot else fresh()
        async with self._seat(name, seat) as (connection, row, chair):
            own(guest, chair)
            if row.state == "over":
                raise Refused("not-running", "The game is over.")
            if chair.borrower or chair.lent_bot:
                raise Refused("seat-lent", "The seat is lent already: take it back first.")
            if bot:
                await self._set(connection, chair, **{**RETURNED, "lent_bot": known_bot(bot)})
            else:
                await self._set(connection, chair, **{**RETURNED, "loan": hashed(secret)})
        return secret

    async def take_back(self, guest: str, name: str, seat: int) -> None:
        """The owner takes the seat back, or the borrower gives it back."""
        async with self._seat(name, seat) as (connection, _, chair):
            if not guest or guest not in (chair.owner, chair.borrower):
                raise Refused("not-yours", "Another player holds this seat.")
            await self._set(connection, chair, **RETURNED)

    async def borrow(self, guest: str, name: str, secret: str, called: str) -> Pass:
        """Take a lent seat. The secret works once."""
        digest = hashed(secret)
        async with self._seat(name, await self.offered(name, secret)) as (connection, _, chair):
            if chair.loan != digest:
                raise Refused("not-found", "This link is used up, or the seat was taken back.")
            if chair.owner == guest:
                raise Refused("seat-taken", "The seat is your own; give the link to somebody else.")
            known = await self.guests.rotate(connection, guest)
            values = {**RETURNED, "borrower": known.guest, "lent_name": clean(called)}
            await self._set(connection, chair, **values)
        return known

    async def offered(self, name: str, secret: str) -> int:
        """The seat that this link lends, or a refusal."""
        room = await self.rooms.get(name)
        async with room.lock:
            await self.rooms.refresh(room)
        digest = hashed(secret)
        for chair in room.seats:
            if chair.loan == digest:
                return int(chair.seat)
        raise Refused("not-found", "This link is used up, or the seat was taken back.")


def own(guest: str, chair: Row[Any]) -> None:
    if not guest or chair.owner != guest:
        raise Refused("not-yours", "Another player holds this seat.")


def sentence(error: BaseException) -> str:
    """An error of ours as a sentence."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:300]}{'' if text.endswith('.') else '.'}"
