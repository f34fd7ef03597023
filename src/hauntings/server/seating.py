"""Tables and seats: make, sit down, leave, put a bot there, lend and take back. Each is one transaction."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

import msgspec

from hauntings.games.shelf import box_of
from hauntings.records.game import Game
from hauntings.server import wire
from hauntings.server.claims import FREE, Change, Wish, holder, wish_of
from hauntings.server.driving import Driving
from hauntings.server.names import name_of
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.rooms import Rooms
from hauntings.server.rows import snapshot, written
from hauntings.server.store.seats import note_seen, seats_of
from hauntings.server.store.tables import make_table
from hauntings.server.thinking import known_bot
from hauntings.server.tokens import Guests, Pass, fresh, fresh_id, hashed

RETURNED: Final = {"loan": None, "borrower": None, "lent_bot": "", "lent_name": ""}


class Seating:
    """What people do with tables besides playing."""

    def __init__(self, rooms: Rooms, driving: Driving, guests: Guests) -> None:
        self.rooms: Final = rooms
        self.driving: Final = driving
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
        now, table = time.time(), fresh_id()
        waits = any(seat.plays == "open" for seat in seats)
        start = None if game.start_position is None else msgspec.json.encode(game.start_position).decode()
        row = {
            "id": table,
            "game": game.box.name,
            "version": game.version,
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
            "proposal": None,
            "changed": 0,
            "chatted": 0,
        }
        chairs = [self._chair(table, place, seat) for place, seat in enumerate(seats)]
        known = Pass(guest)
        async with self.store.write() as connection:
            if any(seat.plays == "me" for seat in seats):
                known = await self.guests.rotate(connection, guest)
            for chair in chairs:
                chair["owner"] = known.guest if chair["plays"] == "person" else None
            await make_table(connection, row, chairs)
            if not waits:
                await note_seen(connection, table)
        self.driving.drive(table)
        return await self.rooms.get(table), known

    def _chair(self, table: str, place: int, wish: wire.SeatWish) -> dict[str, Any]:
        plays = "person" if wish.plays == "me" else wish.plays
        bot = known_bot(wish.bot) if plays == "bot" else ""
        name = "" if plays == "open" else name_of(wish.name)
        facts = {"room": table, "seat": place, "plays": plays, "name": name, "bot": bot, "seen": wire.ALL_STEPS}
        return {**facts, **FREE}

    # --- seats ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _seat(self, table: str, seat: int) -> AsyncIterator[Change]:
        """One change of a seat: afterwards the room is refreshed and everybody told."""
        room = await self.rooms.get(table)
        if not 0 <= seat < len(room.seats):
            raise Refused("not-found", "There is no such seat.")
        async with room.lock:
            async with self.store.change(table) as (connection, row):
                change = Change(connection, row, await seats_of(connection, table), seat)
                yield change
                await change.end()
            await self.rooms.refresh(room)
        self.rooms.tell(room)
        self.driving.drive(table)

    async def sit(self, guest: str, table: str, seat: int, name: str) -> Pass:
        """Sit down on an open seat (or ask the others for it), or change one's name."""
        name, known = name_of(name), Pass(guest)
        async with self._seat(table, seat) as change:
            if change.chair.plays == "open":
                await change.may_take(guest)
                known = await self.guests.rotate(change.connection, guest)
                wish = Wish(wire.Claim(0, "sit", seat, -1, name, []), known.guest)
                await change.ask_or_do(wish, asks=change.secret)
            elif change.chair.plays == "person" and guest and change.chair.owner == guest:
                change.wish = change.row.wish
                await change.set(name=name)
            else:
                raise Refused("seat-taken", "Somebody sits there already.")
        return known

    async def leave(self, guest: str, table: str, seat: int) -> None:
        """Give the seat up: it is open again."""
        async with self._seat(table, seat) as change:
            change.own(guest)
            change.not_over()
            change.note("left", change.chair.name)
            await change.set(plays="open", name="", bot="", **FREE)

    async def fill(self, guest: str, table: str, seat: int, bot: str) -> None:
        """Put a bot on an open seat, or (if the others agree) another bot on a bot's."""
        await self._with_bot(guest, table, seat, "fill", known_bot(bot))

    async def free(self, guest: str, table: str, seat: int) -> None:
        """Take a bot away, if the others agree: the seat is open."""
        await self._with_bot(guest, table, seat, "free", "")

    async def _with_bot(self, guest: str, table: str, seat: int, what: Literal["free", "fill"], bot: str) -> None:
        async with self._seat(table, seat) as change:
            by = change.seat_of(guest)
            change.not_over()
            if change.chair.plays == "person":
                raise Refused("seat-taken", "Somebody sits there already.")
            if what == "free" and change.chair.plays != "bot":
                raise Refused("not-found", "No bot sits there.")
            await change.ask_or_do(Wish(wire.Claim(0, what, seat, by, "", [], bot), guest), change.chair.plays == "bot")

    async def answer(self, guest: str, table: str, answer: wire.ClaimAnswer) -> None:
        """Agree to what somebody asks of the others, refuse it, or withdraw one's own wish."""
        room = await self.rooms.fresh(table)
        if room.wish is None:
            raise Refused("no-claim", "Nobody asks for a seat now.")
        async with self._seat(table, room.wish.claim.seat) as change:
            wish = wish_of(change.row.wish)
            if wish is None or wish.claim.n != answer.n:
                raise Refused("no-claim", "That was asked for no longer.")
            if wish.guest == guest and not answer.yes:
                return
            claim = wish.claim
            own = [one for one in claim.waiting if holder(change.chairs[one]) == guest]
            if not guest or not own:
                raise Refused("not-asked", "You are not asked for consent.")
            if not answer.yes:
                change.note("denied", claim.name if claim.by < 0 else change.chairs[claim.by].name, claim.what)
                return
            claim.waiting = [one for one in claim.waiting if one not in own]
            if claim.waiting:
                change.keep(wish)
            else:
                await change.do(wish)

    # --- lending --------------------------------------------------------------------------------------------------

    async def lend(self, guest: str, table: str, seat: int, bot: str | None) -> str:
        """To a bot, or (None) to whoever comes first with the secret that this returns."""
        secret = "" if bot else fresh()
        async with self._seat(table, seat) as change:
            change.own(guest)
            change.not_over()
            if change.chair.borrower or change.chair.lent_bot:
                raise Refused("seat-lent", "The seat is lent already: take it back first.")
            if bot:
                change.note("lent", change.chair.name, bot)
                await change.set(**{**RETURNED, "lent_bot": known_bot(bot)})
            else:
                change.wish = change.row.wish  # nobody has taken it yet
                await change.set(**{**RETURNED, "loan": hashed(secret)})
        return secret

    async def take_back(self, guest: str, table: str, seat: int) -> None:
        """The owner takes the seat back, or the borrower gives it back."""
        async with self._seat(table, seat) as change:
            if not guest or guest not in (change.chair.owner, change.chair.borrower):
                raise Refused("not-yours", "Another player holds this seat.")
            if change.chair.borrower or change.chair.lent_bot:
                change.note("returned", change.chair.name)
            await change.set(**RETURNED)

    async def borrow(self, guest: str, table: str, secret: str, name: str) -> Pass:
        """Take a lent seat. The secret works once."""
        digest, name = hashed(secret), name_of(name)
        async with self._seat(table, await self.offered(table, secret)) as change:
            if change.chair.loan != digest:
                raise Refused("not-found", "This link is used up, or the seat was taken back.")
            if change.chair.owner == guest:
                raise Refused("seat-taken", "The seat is your own; give the link to somebody else.")
            await change.may_take(guest)
            known = await self.guests.rotate(change.connection, guest)
            change.note("borrowed", change.chair.name, name)
            await change.set(**{**RETURNED, "borrower": known.guest, "lent_name": name})
        return known

    async def offered(self, table: str, secret: str) -> int:
        """The seat that this link lends, or a refusal."""
        room, digest = await self.rooms.fresh(table), hashed(secret)
        for chair in room.seats:
            if chair.loan == digest:
                return int(chair.seat)
        raise Refused("not-found", "This link is used up, or the seat was taken back.")


def sentence(error: BaseException) -> str:
    """An error of ours as a sentence."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:300]}{'' if text.endswith('.') else '.'}"
