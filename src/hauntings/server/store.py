"""The database: SQLite (WAL, FULL, BEGIN IMMEDIATE) by default, PostgreSQL by a URL. Rows go in and out as they are.

What happens at every move (`enter`, `since`) is done in batches, in threads of their own: one commit and few round
trips for all tables that moved meanwhile. Everything else is rare and uses the async side.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Executable,
    Row,
    and_,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from hauntings.server.batched import Batched
from hauntings.server.refusal import Refused
from hauntings.server.schema import CHAT, MOVE, PULSE, RECORD, ROOM, SEALED, SEAT
from hauntings.server.trouble import FAILURES, File, Trouble

READS: Final = "hauntings_reads"
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)
FROZEN: Final = 5  # seconds for which a change may stand still half-way
MOST_AT_ONCE: Final = 64  # tables in one batch
SHOWN: Final = 100  # lines of chat that anybody is shown: older ones are not kept
NOTED: Final = 1000  # lines among which notes of what became of seats are kept: no chatter hides them
BUSY: Final = "The table could not be stored now; nothing changed. Please try again."
SILENT: Final = "The database does not answer now. Please try again."
PULSE_EVERY: Final = 1.0  # seconds, however many ask
PULSE_PATIENCE: Final = 6.0  # longer than SQLite waits for a lock
PULSE_WEIGHT: Final = "." * 16_384  # so that it needs as much room as a move does

# The statements of every move, built once.
HERE: Final = ROOM.c.id == bindparam("room")
WHOLE: Final = select(ROOM).where(HERE)
FRESH: Final = select(
    *(ROOM.c[name] for name in ("id", "seq", "changed", "chatted", "state", "proposal", "wish")),
    case((ROOM.c.seq > bindparam("after"), ROOM.c.position)).label("position"),  # it is long: only if it is new
).where(HERE)
MOVES: Final = (
    select(MOVE)
    .where(MOVE.c.room == bindparam("room"), MOVE.c.seq >= bindparam("after"), MOVE.c.seq < bindparam("before"))
    .order_by(MOVE.c.seq)
)
SEATS: Final = select(SEAT).where(SEAT.c.room == bindparam("room")).order_by(SEAT.c.seat)
ANSWERS: Final = select(SEALED).where(SEALED.c.room == bindparam("room"), SEALED.c.seq >= bindparam("after"))
LINES: Final = select(CHAT).where(CHAT.c.room == bindparam("room"), CHAT.c.n > bindparam("after")).order_by(CHAT.c.n)
ADVANCE: Final = (
    update(ROOM)
    .where(HERE, ROOM.c.seq == bindparam("at_seq"), ROOM.c.changed == bindparam("at_changed"))
    .values(seq=bindparam("at_seq") + 1)
)
KEEP: Final = insert(MOVE)


class Store:
    """All that is read and written. A write is one short transaction; a refusal inside it rolls it back."""

    def __init__(self, url: str) -> None:
        self.sqlite: Final = url.startswith("sqlite")
        self.file: Final = File(make_url(url).database or "" if self.sqlite else "")
        self.trouble: Final = Trouble(self.file)
        self.beating: asyncio.Task[bool] | None = None
        self.beat_at = 0.0
        self.engine: Final = create_async_engine(url, pool_pre_ping=not self.sqlite)
        self.reader: Final = self.engine.execution_options(**{READS: True})
        self.turn: Final = asyncio.Lock()  # SQLite has one writer: wait here, not in its busy loop
        self.sync: Final = create_engine(url.replace("+aiosqlite", ""), pool_pre_ping=not self.sqlite)
        self.entering: Final = Batched("enter", MOST_AT_ONCE, self._enter_all, self.turn if self.sqlite else None)
        self.reading: Final = Batched("read", MOST_AT_ONCE, self._read_all)
        reads: dict[str, Any] = {READS: True} if self.sqlite else {"isolation_level": "AUTOCOMMIT"}
        self.sync_reader: Final = self.sync.execution_options(**reads)
        if self.sqlite:
            for engine in (self.engine.sync_engine, self.sync):
                event.listen(engine, "do_connect", self._connecting)
                event.listen(engine, "connect", set_up)
                event.listen(engine, "connect", self._connected)
                event.listen(engine, "begin", begin)
        else:
            for engine in (self.engine.sync_engine, self.sync):
                event.listen(engine, "connect", hold_nobody_up)

    async def close(self) -> None:
        await asyncio.to_thread(self.entering.close)
        await asyncio.to_thread(self.reading.close)
        self.sync.dispose()
        await self.engine.dispose()
        self.file.release()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that writes."""
        try:
            if self.sqlite:
                async with self.turn, self.engine.begin() as connection:
                    yield connection
                    self.file.check()
            else:
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except FAILURES as error:
            raise self.trouble.refusal(error, BUSY) from error
        self.trouble.wrote()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except FAILURES as error:
            raise self.trouble.refusal(error, SILENT) from error

    @asynccontextmanager
    async def change(self, room: str) -> AsyncIterator[tuple[AsyncConnection, Row[Any]]]:
        """One transaction that changes a room: nobody else changes it meanwhile."""
        async with self.write() as connection:
            row = (await connection.execute(select(ROOM).where(ROOM.c.id == room).with_for_update())).first()
            if row is None or row.state == "archived":
                raise no_table(row)
            yield connection, row

    def _connecting(self, *about: Any) -> None:
        """SQLite would make a new file where the old one was deleted."""
        self.file.check()

    def _connected(self, *about: Any) -> None:
        self.file.hold()

    # --- health -----------------------------------------------------------------------------------------------

    async def alive(self) -> bool:
        """Can it be written? Tried once a second at most, for all who ask."""
        beating = self.beating
        if beating is None or (beating.done() and time.monotonic() - self.beat_at >= PULSE_EVERY):
            self.beat_at = time.monotonic()
            beating = self.beating = asyncio.create_task(self._beat())
        await asyncio.wait([beating], timeout=PULSE_PATIENCE)
        return beating.done() and beating.result() and not self.trouble.lasts

    async def _beat(self) -> bool:
        try:
            async with self.write() as connection:
                for statement in pulse():
                    await connection.execute(statement)
        except Refused:
            return False
        return True

    # --- reading ----------------------------------------------------------------------------------------------

    async def since(self, room: str, seq: int, changed: int, chatted: int) -> Whole:
        """A room's row and all that is new in it; with seq -1 all of it. Or a refusal, if there is no such table."""
        try:
            whole = await self.reading.do(Known(room, seq, changed, chatted))
        except FAILURES as error:
            raise self.trouble.refusal(error, SILENT) from error
        if whole is None or whole.row.state == "archived":
            raise no_table(whole.row if whole else None)
        return whole

    def _read_all(self, rooms: list[Known]) -> list[Whole | None]:
        with self.sync_reader.connect() as connection:
            return [read_rows(connection, known) for known in rooms]

    async def latest(self, rooms: list[str]) -> dict[str, tuple[int, int, int]]:
        """How far these rooms have come (seq, changed, chatted); those of which only the record is left are none."""
        query = select(ROOM.c.id, ROOM.c.seq, ROOM.c.changed, ROOM.c.chatted)
        async with self.read() as connection:
            rows = await connection.execute(query.where(ROOM.c.id.in_(rooms), ROOM.c.state != "archived"))
            return {row.id: (row.seq, row.changed, row.chatted) for row in rows}

    async def listed(self, limit: int, since: float) -> list[str]:
        """Tables that anybody may find: those that wait and were used since then, then those that run, the newest
        first."""
        waits = and_(ROOM.c.state == "waiting", ROOM.c.moved > since)
        query = select(ROOM.c.id).where(ROOM.c.listed, or_(waits, ROOM.c.state == "running"))
        async with self.read() as connection:
            rows = await connection.execute(query.order_by(ROOM.c.state.desc(), ROOM.c.moved.desc()).limit(limit))
            return [row.id for row in rows]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        query = select(ROOM.c.id).join(SEAT, SEAT.c.room == ROOM.c.id)
        query = query.where(or_(SEAT.c.owner == guest, SEAT.c.borrower == guest)).group_by(ROOM.c.id, ROOM.c.moved)
        async with self.read() as connection:
            return [row.id for row in await connection.execute(query.order_by(ROOM.c.moved.desc()).limit(limit))]

    async def record(self, record: str) -> str | None:
        async with self.read() as connection:
            row = (await connection.execute(select(RECORD.c.body).where(RECORD.c.id == record))).first()
            return None if row is None else str(row.body)

    # --- writing ----------------------------------------------------------------------------------------------

    async def enter(self, entered: Entered) -> bool:
        """Store one entry with the new snapshot. False: the room has moved on (or its seats have changed), and
        nothing was stored."""
        try:
            done = await self.entering.do(entered)
        except IntegrityError:
            return False
        except FAILURES as error:
            raise self.trouble.refusal(error, BUSY) from error
        self.trouble.wrote()
        return done

    def _enter_all(self, entries: list[Entered]) -> list[bool]:
        """All in one transaction. Rooms in one order: two processes never wait for each other crosswise."""
        done = [False] * len(entries)
        with self.sync.begin() as connection:
            for place in sorted(range(len(entries)), key=lambda place: entries[place].room):
                done[place] = enter_rows(connection, entries[place])
            self.file.check()
        return done

    async def seal(self, room: str, changed: int, seq: int, seat: int, kind: int, token: int, at: float) -> bool:
        """Store an answer given ahead. False: the room has changed, or there is one already; nothing was stored."""
        here = (ROOM.c.id == room, ROOM.c.changed == changed, ROOM.c.seq <= seq)
        try:
            async with self.write() as connection:
                done = await connection.execute(update(ROOM).where(*here).values(changed=changed + 1))
                if done.rowcount != 1:
                    return False
                values = {"room": room, "seq": seq, "seat": seat, "kind": kind, "token": token, "at": at}
                await connection.execute(insert(SEALED).values(**values))
        except IntegrityError:
            return False
        return True

    async def keep_record(self, record: str, body: str, at: float, sender: str) -> None:
        """An upload. The same file again is as good as new."""
        try:
            async with self.write() as connection:
                again = await connection.execute(update(RECORD).where(RECORD.c.id == record).values(at=at))
                if again.rowcount == 0:
                    await connection.execute(insert(RECORD).values(id=record, body=body, at=at, sender=sender))
        except IntegrityError:
            pass  # somebody else sends it this moment

    async def looked(self, room: str, seat: int, seq: int) -> None:
        here = (SEAT.c.room == room, SEAT.c.seat == seat, SEAT.c.seen < seq)
        async with self.write() as connection:
            await connection.execute(update(SEAT).where(*here).values(seen=seq))


async def add_line(
    connection: AsyncConnection, room: Row[Any], seat: int, name: str, said: str, note: str = ""
) -> None:
    """One more line of chat, within a change of the room. A table that does not run is in use by it."""
    n, now = room.chatted + 1, time.time()
    line = {"room": room.id, "n": n, "seat": seat, "name": name, "text": said, "at": now, "note": note}
    await connection.execute(insert(CHAT).values(**line))
    old = or_(and_(CHAT.c.n <= n - SHOWN, CHAT.c.note == ""), CHAT.c.n <= n - NOTED)
    await connection.execute(delete(CHAT).where(CHAT.c.room == room.id, old))
    used = room.moved if room.state == "running" else now
    await connection.execute(update(ROOM).where(ROOM.c.id == room.id).values(chatted=n, moved=used))


def no_table(row: Row[Any] | None) -> Refused:
    """Why there is no table: there is no such room, or only its record is left."""
    if row is None:
        return Refused("not-found", "There is no such table.")
    return Refused("archived", "This game is long over: only its record is left.")


class Entered(NamedTuple):
    """An entry to be stored, and the state of the room that it was made for."""

    room: str
    seq: int
    changed: int
    entry: dict[str, Any]
    facts: dict[str, Any]  # of the room, as it stands after the entry
    fed: bool  # a sealed answer came into force
    over: bool


def enter_rows(connection: Connection, new: Entered) -> bool:
    """The statements of `Store.enter`. The first one fails if the room has moved on, and locks it if not."""
    at = {"room": new.room, "at_seq": new.seq, "at_changed": new.changed}
    undone = bool(new.entry["undo"])
    changed = new.changed + (new.over or undone)
    if connection.execute(ADVANCE, {**at, **new.facts, "changed": changed}).rowcount != 1:
        return False
    connection.execute(KEEP, {"room": new.room, "seq": new.seq, **new.entry})
    if new.fed:
        connection.execute(SEALED.delete().where(SEALED.c.room == new.room, SEALED.c.seq == new.seq))
    if undone:
        connection.execute(SEALED.delete().where(SEALED.c.room == new.room))
    return True


class Known(NamedTuple):
    """What a process has of a room."""

    room: str
    seq: int  # -1: nothing
    changed: int
    chatted: int


def read_rows(connection: Connection, known: Known) -> Whole | None:
    """The statements of `Store.since`. Sealed answers come and go with `changed`."""
    here: dict[str, Any] = {"room": known.room}
    query = WHOLE if known.seq < 0 else FRESH
    row = connection.execute(query, {**here, "after": known.seq} if known.seq >= 0 else here).first()
    if row is None:
        return None
    whole = Whole(row)
    if row.seq > known.seq:
        whole.moves = connection.execute(MOVES, {**here, "after": max(0, known.seq), "before": row.seq}).all()
    if row.changed != known.changed:
        whole.seats = connection.execute(SEATS, here).all()
        whole.sealed = connection.execute(ANSWERS, {**here, "after": row.seq}).all()
    if row.chatted > known.chatted:
        whole.chat = connection.execute(LINES, {**here, "after": max(known.chatted, row.chatted - NOTED)}).all()
    return whole


class Whole:
    """A room as the database has it; what is not new is left out."""

    def __init__(self, row: Row[Any]) -> None:
        self.row: Final = row
        self.moves: Sequence[Row[Any]] = ()
        self.seats: Sequence[Row[Any]] | None = None
        self.sealed: Sequence[Row[Any]] | None = None
        self.chat: Sequence[Row[Any]] = ()


def pulse() -> tuple[Executable, ...]:
    """A write that needs room, and leaves one row."""
    name = secrets.token_hex(8)
    return insert(PULSE).values(id=name, weight=PULSE_WEIGHT), PULSE.delete().where(PULSE.c.id != name)


def set_up(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def hold_nobody_up(connection: Any, record: Any) -> None:
    """PostgreSQL takes back what a process that froze has begun to change, so that the others can go on."""
    connection.autocommit = True
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = '{FROZEN}s'")
    cursor.close()
    connection.autocommit = False


def begin(connection: Any) -> None:
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
