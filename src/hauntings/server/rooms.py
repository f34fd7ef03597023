"""All rooms of this process: load, bring up to date, decide, store, tell. `driving.py` lets bots answer.

A decision is made on a copy, stored with the seq and the seats it was made for, and only then it is the room's.
If the database has moved on meanwhile (another process was quicker), the room is refreshed and judges anew.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

import msgspec
import structlog

from hauntings.server import hints, presence, wire
from hauntings.server.driving import Driving
from hauntings.server.feed import spectator_name
from hauntings.server.hub import Changed, Hinted, Hub, News, People
from hauntings.server.metrics import CLASHES, MOVES, ROOMS, STORING
from hauntings.server.names import clean
from hauntings.server.refusal import Refused, where
from hauntings.server.room import Asked, Room
from hauntings.server.rows import Entry
from hauntings.server.store.chat import add_line
from hauntings.server.store.database import Store
from hauntings.server.store.log import Entered, seal
from hauntings.server.store.tables import latest, propose
from hauntings.server.thinking import Thinking
from hauntings.server.unreadable import Unreadable

LOG: Final = structlog.get_logger("hauntings.rooms")
MOST_ROOMS: Final = 2000  # idle ones beyond this leave the memory
TRIES: Final = 5
STALLED: Final = 3.0  # seconds after which a bot's turn is looked after by any process where somebody looks on


def heeded(task: asyncio.Task[Any]) -> None:
    """Its failure is told to those who still wait for it; if nobody does, it is no news."""
    if not task.cancelled():
        task.exception()


class Rooms:
    """The tables this process has to do with."""

    def __init__(
        self, store: Store, hub: Hub, thinking: Thinking, think: float = 0.4, tick: float = 2.0, linger: float = 60.0
    ) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.tick: Final = tick
        self.stalled: Final = min(STALLED, tick)
        self.driving: Final = Driving(self, thinking, think, linger, self.stalled)
        self.rooms: Final[dict[str, Room]] = {}
        self.loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self.tasks: Final[list[asyncio.Task[None]]] = []
        self.looking: Final[dict[str, asyncio.Task[None]]] = {}
        self.unreadable: Final = Unreadable()
        self.process: Final = secrets.token_hex(6)

    async def start(self) -> None:
        await self.hub.start(self.heard)
        self.tasks.append(asyncio.create_task(self._look_after()))

    async def stop(self) -> None:
        tasks = [*self.tasks, *self.driving.driven.values(), *self.looking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- finding and refreshing ---------------------------------------------------------------------------------

    async def get(self, name: str) -> Room:
        """The room of that name, or a refusal."""
        room = self.rooms.get(name)
        if room is None:
            task = self.loading.get(name)
            if task is None:
                task = self.loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda _: self.loading.pop(name, None))
                task.add_done_callback(heeded)
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, name: str) -> Room:
        stored = await self.store.since(name, -1, -1, 0)
        if len(self.rooms) >= MOST_ROOMS:
            driven = self.driving.driven
            idle = [room for room in self.rooms.values() if not room.watchers and room.id not in driven]
            for room in sorted(idle, key=lambda room: room.used)[: MOST_ROOMS // 10]:
                del self.rooms[room.id]
        with self.unreadable.unless(name):
            room = Room(stored)
            room.try_out()
        self.rooms[name] = room
        ROOMS.set(len(self.rooms))
        return room

    async def fresh(self, name: str) -> Room:
        """The room as the database has it this moment, whatever this process was told."""
        room = await self.get(name)
        async with room.lock:
            await self.refresh(room)
        return room

    async def visit(self, name: str) -> Room:
        """The same for somebody who looks at it: its bots go on."""
        room = await self.fresh(name)
        self.driving.look(room)
        return room

    async def refresh(self, room: Room, seats: bool = False) -> bool:
        """Read what is new (`seats`: and the seats anyhow). Call it with the room's lock. True: something was."""
        before = (room.seq, room.changed, room.chatted)
        try:
            stored = await self.store.since(room.id, room.seq, -1 if seats else room.changed, room.chatted)
        except Refused as error:
            if error.code in ("not-found", "archived"):
                self.rooms.pop(room.id, None)
                room.gone = error
                self.wake(room)
            raise
        if seats or before != (stored.row.seq, stored.row.changed, stored.row.chatted):
            with self.unreadable.unless(room.id):
                room.take(stored)
        return before != (room.seq, room.changed, room.chatted)

    def heard(self, news: News | None) -> None:
        """Another process says something (None: perhaps anything has changed)."""
        if news is None:
            for each in list(self.rooms.values()):
                self._look_again(each)
            return
        room = self.rooms.get(news.room)
        if room is None:
            return
        if isinstance(news, Changed):
            if (news.seq, news.changed, news.chatted) != (room.seq, room.changed, room.chatted):
                self._look_again(room)
        elif news.process == self.process:
            return
        elif isinstance(news, Hinted):
            room.hints.take(news.hint)
            self.wake(room)
        else:
            room.present.told(news.process, frozenset(news.seats))
            self._tell_of_people(room, answers=news.asks and bool(room.watchers))

    def _look_again(self, room: Room) -> None:
        """Read what is new, once for all that is said of a room meanwhile."""
        if room.watchers:
            room.stale = True
            if room.id not in self.looking:
                task = self.looking[room.id] = asyncio.create_task(self._look(room))
                task.add_done_callback(lambda _: self.looking.pop(room.id, None))
        elif room.id not in self.driving.driven:
            self.rooms.pop(room.id, None)  # nobody looks: read it when somebody does

    async def _look(self, room: Room) -> None:
        try:
            while room.stale:
                async with room.lock:
                    room.stale = False
                    changed = await self.refresh(room)
                if changed:
                    self.wake(room)
                if room.fed() is not None:  # the question came up there, the answer was given here
                    self.driving.start(room.id)
        except Exception as error:
            if not isinstance(error, Refused):  # the database is away: the next tick looks again
                LOG.error("looking at a table failed", error=type(error).__name__, where=where(error))

    def wake(self, room: Room) -> None:
        room.present.shown = room.here()
        for watcher in room.watchers:
            watcher.set()

    def tell(self, room: Room) -> None:
        """The room changed and is stored: wake the sockets here, and let the other processes know."""
        self.wake(room)
        self.hub.tell(Changed(room.id, room.seq, room.changed, room.chatted))

    # --- who is there -------------------------------------------------------------------------------------------

    def come(self, room: Room, guest: str) -> None:
        """Somebody opened a socket. The first one here asks the other processes who is there."""
        if guest:
            room.present.come(guest)
        asks, room.present.asked = not room.present.asked, True
        self._tell_of_people(room, asks)
        self.driving.look(room)

    def go(self, room: Room, guest: str) -> None:
        """A socket closed; who does not come back in a moment is away."""
        room.present.asked = bool(room.watchers)
        if guest:
            room.present.go(guest)
            asyncio.get_running_loop().call_later(presence.GRACE + 0.05, self._tell_of_people, room)

    def _tell_of_people(self, room: Room, asks: bool = False, answers: bool = False) -> None:
        """Sockets and other processes are told, if it is news to them (`answers`: they asked)."""
        if room.here() != room.present.shown:
            self.wake(room)
        own = [row.seat for row in room.seats if room.present.has_here(row.borrower or row.owner or "")]
        if asks or answers or own != room.present.said:
            room.present.said = own
            self.hub.tell(People(room.id, self.process, asks, own))

    def _people(self) -> None:
        """Now and then every process says who is there; who falls silent is forgotten."""
        for room in list(self.rooms.values()):
            room.present.forget_silent()
            self._tell_of_people(room, answers=bool(room.present.sockets) and self.hub.several)
            if not room.watchers and time.monotonic() - room.used > presence.SAY_EVERY:
                self._look_again(room)  # nobody does: it leaves the memory

    async def _compare(self) -> None:
        """One question for all rooms: which of them have changed, or are gone, though nobody told us?"""
        names = list(self.rooms)
        async with self.store.read() as connection:
            known = await latest(connection, names)
        for room in [self.rooms[name] for name in names if name in self.rooms]:
            if known.get(room.id) != (room.seq, room.changed, room.chatted):
                self._look_again(room)

    async def _look_after(self) -> None:
        """The safety net: changes that nobody told us of, bots whose process died or froze."""
        looked = said = time.monotonic()
        while True:
            await asyncio.sleep(self.stalled)
            try:
                self.driving.tend()
                if time.monotonic() - looked >= self.tick:
                    looked = time.monotonic()
                    await self._compare()
                if time.monotonic() - said >= presence.SAY_EVERY:
                    said = time.monotonic()
                    self._people()
            except Exception as error:
                if not isinstance(error, Refused):  # then the store has said what is wrong
                    LOG.warning("looking after tables failed", error=type(error).__name__, where=where(error))

    # --- deciding -------------------------------------------------------------------------------------------------

    async def move(self, guest: str, name: str, seq: int, seat: int | None, token: int) -> int:
        """A person's answer. The number of its entry, stored, or a refusal and nothing changed."""
        room = await self.get(name)
        async with room.lock:
            if seq > room.seq:
                await self.refresh(room)
            for _ in range(TRIES):
                asked = room.question_for(guest, seq, seat)
                room.check(asked, token)
                if asked.seq > room.seq:
                    done = await self._seal(room, asked, token)
                else:
                    done = await self.enter(room, *room.after(asked.seat, token, False, time.time()), "person")
                if done:
                    break
                CLASHES.inc()
                await self.refresh(room)
                self.wake(room)
            else:
                raise Refused("busy", "The table is busy; nothing changed. Please try again.")
        self.tell(room)
        self.driving.drive(name)
        return asked.seq

    async def _seal(self, room: Room, asked: Asked, token: int) -> bool:
        answer = (asked.seq, asked.seat, asked.kind, token, time.time())
        done = await self.store.first(lambda connection: seal(connection, room.id, room.changed, *answer))
        if done:
            await self.refresh(room)
            MOVES.labels("sealed").inc()
        return done

    async def enter(self, room: Room, game: Any, entry: Entry, by: str, fed: bool = False) -> bool:
        began = time.perf_counter()
        row, facts = room.row_of(game, entry), room.facts_of(game, entry.at)
        if not await self.store.enter(Entered(room.id, room.seq, room.changed, row, facts, fed, game.over)):
            return False
        STORING.observe(time.perf_counter() - began)
        MOVES.labels(by).inc()
        if game.over or row["undo"]:
            room.changed += 1
        if row["undo"]:
            room.sealed = {}
        room.put(game, entry)
        return True

    # --- taking back ------------------------------------------------------------------------------------------------

    async def undo(self, guest: str, name: str, seq: int, seat: int, steps: int) -> int:
        """Take back, or propose it. The number of the entry, or ALL_STEPS while others must agree."""
        room = await self.get(name)
        async with room.lock:
            for _ in range(TRIES):
                self._may_undo(room, guest, seq, seat)
                steps = room.steps_back(seat, steps)
                needs = room.must_agree(seat, steps)
                if needs:
                    wish = wire.Proposal(seq=room.seq, by=seat, steps=steps, waiting=needs)
                    room.back(seat, steps, time.time())  # or a refusal before anybody is asked
                    done = await self._propose(room, wish)
                else:
                    done = await self.enter(room, *room.back(seat, steps, time.time()), "undo")
                if done:
                    break
                await self.refresh(room)
            else:
                raise Refused("busy", "The table is busy; nothing changed. Please try again.")
        self.tell(room)
        self.driving.drive(name)
        return wire.ALL_STEPS if needs else seq

    def _may_undo(self, room: Room, guest: str, seq: int, seat: int) -> None:
        if room.state != "running":
            raise Refused("not-running", "The game is not running.")
        if seat >= len(room.seats) or not room.controls(guest, seat):
            raise Refused("not-yours", "Another player holds this seat.")
        if seq != room.seq:
            raise Refused("late" if seq < room.seq else "early", "The table has moved on.")

    async def _propose(self, room: Room, wish: wire.Proposal | None) -> bool:
        text = None if wish is None else msgspec.json.encode(wish).decode()
        async with self.store.write() as connection:
            done = await propose(connection, room.id, room.seq, room.changed, text)
        if done:
            await self.refresh(room)
        return done

    async def agree(self, guest: str, name: str, seq: int, seat: int, yes: bool) -> int:
        """Consent or refuse. The last consent takes back: the number of that entry, else ALL_STEPS."""
        room = await self.get(name)
        entered = wire.ALL_STEPS
        async with room.lock:
            for _ in range(TRIES):
                self._may_undo(room, guest, seq, seat)
                wish = room.proposal
                if wish is None or wish.seq != seq:
                    raise Refused("no-proposal", "Nobody asks to take anything back.")
                if seat not in wish.waiting and (yes or seat != wish.by):
                    raise Refused("not-asked", "This seat is not asked for consent.")
                waiting = [other for other in wish.waiting if other != seat and room.person_at(other)]
                if not yes:
                    done = await self._propose(room, None)
                elif waiting:
                    done = await self._propose(room, msgspec.structs.replace(wish, waiting=waiting))
                else:
                    done = await self.enter(room, *room.back(wish.by, wish.steps, time.time()), "undo")
                    entered = seq
                if done:
                    break
                await self.refresh(room)
            else:
                raise Refused("busy", "The table is busy; nothing changed. Please try again.")
        self.tell(room)
        self.driving.drive(name)
        return entered

    # --- chat and pointing -------------------------------------------------------------------------------------------

    async def chat(self, guest: str, name: str, line: wire.Chat) -> None:
        room = await self.get(name)
        own = room.sees(guest)
        if line.seat is not None and line.seat not in own:
            raise Refused("not-yours", "Another player holds this seat.")
        said = clean(line.text)
        called = spectator_name(room, line.name) if line.seat is None else ""
        if not said:
            raise Refused("bad-message", "There is nothing to say in it.")
        async with room.lock:
            async with self.store.change(name) as (connection, row):
                await add_line(connection, row, -1 if line.seat is None else line.seat, called, said)
            await self.refresh(room)
        self.tell(room)

    async def hint(self, guest: str, name: str, hint: hints.Hint) -> None:
        """Somebody points at something: everybody at the table sees it."""
        room = await self.get(name)
        if isinstance(hint, wire.Suggest) and hint.seq > room.seq:
            await self.fresh(name)
        room.check_hint(guest, hint)
        room.hints.take(hint)
        self.wake(room)
        self.hub.tell(Hinted(name, self.process, hint))
