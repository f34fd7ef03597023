"""One browser's socket to one table: tells what changed, takes messages, refuses clearly."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from hauntings.i18n.words import Words
from hauntings.server import wire
from hauntings.server.feed import Feed
from hauntings.server.house import House
from hauntings.server.metrics import REFUSALS, SOCKETS
from hauntings.server.refusal import Refused, where
from hauntings.server.room import Room
from hauntings.server.store.seats import looked

LOG: Final = structlog.get_logger("hauntings.socket")
NOT_FOUND: Final = 4404
TRY_LATER: Final = 1013
ARCHIVED: Final = 4410
TOO_MUCH: Final = 4429
UNREADABLE: Final = 4500
OTHER_VERSION: Final = 4426
CLOSES: Final = {
    "not-found": NOT_FOUND,
    "archived": ARCHIVED,
    "damaged": UNREADABLE,
    "other-version": OTHER_VERSION,
}
MOST_BYTES: Final = 16_384
SEEN_EVERY: Final = 2.0

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)


def written(message: wire.ServerMessage) -> str:
    return ENCODER.encode(message).decode()


class Numbered(msgspec.Struct):
    """All that we read of a message that we do not understand."""

    id: wire.MessageId | None = None


class Gone(Exception):
    """The other side closed, or we must."""


class Line:
    """An open socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, room: Room, guest: str) -> None:
        self.socket: Final = socket
        self.house: Final = house
        self.room: Final = room
        self.guest: Final = guest
        self.feed: Final = Feed(room, guest, "en")
        self.woken: Final = asyncio.Event()
        self.sending: Final = asyncio.Lock()
        self.messages: Final = house.limits.bucket("message")
        self.chats: Final = house.limits.bucket("chat")
        self.hints: Final = house.limits.bucket("point")
        self.floods: Final = house.limits.bucket("flood")
        self.speaks: Final = house.limits.bucket("speak")
        self.seen: dict[int, int] = {}
        self.seen_at = 0.0
        # what the browser has
        self.seq = wire.ALL_STEPS
        self.changed = -1
        self.state = ""
        self.chatted = 0
        self.seats: list[int] = []
        self.proposal: wire.Proposal | None = None
        self.here: list[int] = []
        self.pointed = 0
        self.suggestions: list[wire.Suggestion] = []

    async def run(self, after: int, language: str, odds: bool) -> None:
        """Until one side is gone."""
        self.feed.language, self.feed.wants_odds = language, odds
        self.room.watchers.add(self.woken)
        SOCKETS.inc()
        self.house.coming.come(self.room, self.guest)
        self.house.driving.look(self.room)
        try:
            await self.welcome(after)
            await self.both([asyncio.create_task(self.tell_changes()), asyncio.create_task(self.listen())])
        except Gone:
            pass
        finally:
            self.room.watchers.discard(self.woken)
            SOCKETS.dec()
            self.house.coming.go(self.room, self.guest)
            with suppress(Refused):
                await self.note_seen(last=True)

    async def both(self, tasks: list[asyncio.Task[None]]) -> None:
        """Tell and listen until one of them ends; then end the other too."""
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for error in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, Gone):
                    LOG.error("a socket broke", error=type(error).__name__, where=where(error))

    async def send(self, message: wire.ServerMessage | str) -> None:
        """A message, or one that is written already. Who does not read is cut off by the connection (`Socket`)."""
        data = message if isinstance(message, str) else written(message)
        async with self.sending:
            try:
                await self.socket.send({"type": "websocket.send", "text": data, "bytes": None})
            except (WebSocketException, RuntimeError, OSError) as error:  # closed under our hands
                raise Gone from error

    async def close(self, code: int) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self.socket.close(code), 1)

    # --- telling --------------------------------------------------------------------------------------------------

    async def welcome(self, after: int) -> None:
        room = self.room
        self.note_told()
        self.chatted = room.chatted
        after = max(wire.ALL_STEPS, min(after, room.seq - 1))

        def message() -> wire.Welcome:
            return wire.Welcome(
                protocol=wire.PROTOCOL,
                info=self.feed.info(),
                position=None if room.state == "waiting" else self.feed.position(after),
                chat=self.feed.chat(),
                proposal=room.proposal,
                language=self.feed.language,
                suggestions=self.suggestions,
            )

        hints = tuple([(one.seat, one.token) for one in self.suggestions])
        with self.house.rooms.unreadable.unless(room.id):
            told = self.alike(("welcome", after, tuple(self.here), hints), message)
            if room.state != "waiting":
                self.feed.note_shown()
        await self.send(told)

    def alike(self, key: tuple[object, ...], make: Callable[[], wire.ServerMessage]) -> wire.ServerMessage | str:
        """A message about the present moment. All who only look on get the same: it is made and written once."""
        if self.seats or self.feed.asks():
            return make()
        return self.feed.kept((*key, self.feed.language, self.feed.odds), lambda: written(make()))

    def note_told(self) -> None:
        room = self.room
        self.seq, self.changed, self.state = room.seq, room.changed, room.state
        self.seats, self.proposal, self.here = self.feed.seats(), room.proposal, room.present.shown
        self.pointed, self.suggestions = room.hints.count, room.hints.suggestions(room.seq)

    async def tell_changes(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.room.gone is not None:
                await self.close(code_of(self.room.gone))
                raise Gone
            for message in self.news():
                await self.send(message)

    def news(self) -> list[wire.ServerMessage | str]:
        """All that the browser does not know yet, made in one go so that the room cannot change in between."""
        room, feed = self.room, self.feed
        messages: list[wire.ServerMessage | str] = []
        had = (self.changed, self.state, self.seq, self.proposal, self.here, self.pointed, self.suggestions)
        changed = (room.changed, room.state) != had[:2]
        before, state, seats = self.seq, self.state, self.seats
        self.note_told()
        ends = room.state == "over"
        if changed and not ends:
            messages.append(self.about())
        if changed or room.seq != before:
            anew = state == "waiting" or bool(set(self.seats) - set(seats)) or bool(seats and not self.seats)
            messages += self.update(wire.ALL_STEPS if anew else before - 1)
        if changed and ends:  # first what happened last, then how it ended
            messages.append(self.about())
        if not changed and self.here != had[4]:
            messages.append(wire.Here(self.here))
        if self.proposal != had[3]:
            messages.append(wire.Proposed(room.proposal))
        if room.chatted > self.chatted:
            messages.append(wire.Chatted(feed.chat(self.chatted)))
            self.chatted = room.chatted
        messages.extend(room.hints.since(had[5]))
        if self.suggestions != had[6]:
            messages.append(wire.Suggested(room.seq, self.suggestions))
        return messages

    def update(self, after: int) -> list[wire.ServerMessage | str]:
        """All after that step."""
        if self.room.state == "waiting":
            return []
        message = self.alike(("update", after), lambda: wire.Update(self.feed.position(after)))
        self.feed.note_shown()
        return [message]

    def about(self) -> wire.ServerMessage | str:
        return self.alike(("table", tuple(self.here)), lambda: wire.TableChanged(self.feed.info()))

    # --- listening ------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            try:
                event: Any = await self.socket.receive()
            except (WebSocketException, RuntimeError) as error:
                raise Gone from error
            if event["type"] == "websocket.disconnect":
                raise Gone
            if event["type"] != "websocket.receive":
                continue
            data = event.get("text")
            answer = await self.answer(data.encode(errors="replace") if data is not None else event.get("bytes") or b"")
            if answer is not None:
                await self.send(answer)

    async def answer(self, data: bytes) -> wire.ServerMessage | None:
        """Whatever comes, one answer: never a traceback, and no change unless it says so."""
        message: wire.ClientMessage | None = None
        number: int | None = None
        try:
            if not self.messages.take():
                if not self.floods.take():
                    await self.close(TOO_MUCH)
                    raise Gone
                raise Refused("too-much", "Slower, please: too many messages.")
            if len(data) > MOST_BYTES:
                raise Refused("too-much", f"A message has at most {MOST_BYTES} bytes.")
            try:
                message = DECODER.decode(data)
                number = message.id
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                number = number_of(data)
                raise Refused("bad-message", f"This is not a message we know: {error}"[:300]) from error
            return await self.obey(message)
        except Refused as error:
            REFUSALS.labels(error.code).inc()
            return wire.Refusal(error.code, error.text, number, error.reason)
        except (Gone, asyncio.CancelledError):
            raise
        except Exception as error:
            LOG.error("a message broke", type=type(message).__name__, error=type(error).__name__, where=where(error))
            return wire.Refusal("broken", "Something broke here; nothing was decided.", number)

    async def obey(self, message: wire.ClientMessage) -> wire.ServerMessage | None:
        house, room, guest = self.house, self.room, self.guest
        match message:
            case wire.Move() | wire.Undo() | wire.Agree() | wire.Why() if message.table != room.id:
                raise Refused("not-found", "This socket belongs to another table.")
            case wire.Move():
                seq = await house.deciding.move(guest, room.id, message.seq, message.seat, message.token)
                return wire.Done(message.id, seq)
            case wire.Undo():
                seq = await house.taking_back.undo(
                    guest, room.id, message.seq, message.seat, message.steps, message.sure
                )
                return wire.Done(message.id, seq)
            case wire.Agree():
                seq = await house.taking_back.agree(guest, room.id, message.seq, message.seat, message.yes)
                return wire.Done(message.id, seq)
            case wire.Why():
                return self.feed.why(message)
            case wire.Describe():
                return self.feed.describe(message)
            case wire.Chat():
                if not self.chats.take():
                    raise Refused("too-much", "Slower, please: one line of chat a second.")
                await house.talk.say(guest, room.id, message)
                return wire.Done(message.id)
            case wire.Point() | wire.Suggest():
                if not self.hints.take():
                    raise Refused("too-much", "Slower, please: two things a second.")
                await house.pointing.point(guest, room.id, message)
                if isinstance(message, wire.Suggest):
                    await house.deciding.settle(room.id)
                return wire.Done(message.id)
            case wire.Seen():
                await self.look(message)
                return None
            case wire.Speak():
                if not self.speaks.take():
                    raise Refused("too-much", "Slower, please: everything is told anew.")
                await asyncio.to_thread(Words, message.language)  # if we should not know it yet, nobody waits for it
                self.feed.language, self.feed.wants_odds = message.language, message.odds
                await self.welcome(wire.ALL_STEPS)
                return wire.Done(message.id)
            case wire.Ping():
                return wire.Pong(message.id, room.seq, room.chatted)

    async def look(self, message: wire.Seen) -> None:
        if message.seat not in self.feed.seats():
            raise Refused("not-yours", "Another player holds this seat.")
        if message.seq >= self.room.seq:
            raise Refused("early", "There is no such step yet.")
        self.seen[message.seat] = max(message.seq, self.seen.get(message.seat, wire.ALL_STEPS))
        await self.note_seen()

    async def note_seen(self, last: bool = False) -> None:
        """Store what the seats have looked at, not more often than it matters."""
        if self.seen and (last or time.monotonic() - self.seen_at > SEEN_EVERY):
            seen, self.seen, self.seen_at = self.seen, {}, time.monotonic()
            for seat, seq in seen.items():
                async with self.house.store.write() as connection:
                    await looked(connection, self.room.id, seat, seq)


def code_of(error: Refused) -> int:
    """Why there is no socket to a table."""
    return CLOSES.get(error.code, TRY_LATER)


def number_of(data: bytes) -> int | None:
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


async def play(
    socket: WebSocket[Any, Any, Any],
    house: House,
    guest: str,
    table: str,
    after: int,
    language: str,
    odds: bool,
) -> None:
    """Serve one socket to its end."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not house.limits.enter(address):
        await socket.close(TOO_MUCH)
        return
    try:
        room = await house.rooms.get(table)
        line = Line(socket, house, room, guest)
        room.watchers.add(line.woken)  # from here on nothing is missed
        try:
            async with room.lock:
                await house.rooms.refresh(room, seats=True)
        except BaseException:
            room.watchers.discard(line.woken)
            raise
        await line.run(after, language, odds)
        await line.close(1000)
    except Refused as error:
        await socket.close(code_of(error))
    finally:
        house.limits.leave(address)
