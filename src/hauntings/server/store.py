"""The database: SQLite (WAL, FULL, BEGIN IMMEDIATE) by default, PostgreSQL by a URL. Rows go in and out as they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, Row, create_engine, event, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from hauntings.server.refusal import Refused
from hauntings.server.schema import CHAT, MOVE, RECORD, ROOM, SEALED, SEAT

READS: Final = "hauntings_reads"
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)


class Store:
    """All that is read and written. A write is one short transaction; a refusal inside it rolls it back."""

    def __init__(self, url: str) -> None:
        self.sqlite: Final = url.startswith("sqlite")
        self.engine: Final = create_async_engine(url, pool_pre_ping=not self.sqlite)
        self.reader: Final = self.engine.execution_options(**{READS: True})
        self.turn: Final = asyncio.Lock()  # SQLite has one writer: wait here, not in its busy loop
        self.sync: Final = create_engine(url.replace("+aiosqlite", "")) if self.sqlite else None
        self.thread: Final = ThreadPoolExecutor(1, "store")  # where SQLite stores entries
        if self.sync is not None:
            for engine in (self.engine.sync_engine, self.sync):
                event.listen(engine, "connect", set_up)
                event.listen(engine, "begin", begin)

    async def close(self) -> None:
        self.thread.shutdown()
        if self.sync is not None:
            self.sync.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that writes."""
        try:
            if self.sqlite:
                async with self.turn, self.engine.begin() as connection:
                    yield connection
            else:
                async with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except (DBAPIError, NoConnection) as error:
            raise Refused("busy", "The table could not be stored now; nothing changed. Please try again.") from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except (DBAPIError, NoConnection) as error:
            raise Refused("busy", "The database does not answer now. Please try again.") from error

    @asynccontextmanager
    async def change(self, room: str) -> AsyncIterator[tuple[AsyncConnection, Row[Any]]]:
        """One transaction that changes a room: nobody else changes it meanwhile."""
        async with self.write() as connection:
            row = (await connection.execute(select(ROOM).where(ROOM.c.id == room).with_for_update())).first()
            if row is None:
                raise Refused("not-found", "There is no such table.")
            yield connection, row

    async def alive(self) -> bool:
        try:
            async with self.reader.connect() as connection:
                await connection.execute(text("select 1"))
            return True
        except (DBAPIError, NoConnection, OSError):
            return False

    # --- reading ----------------------------------------------------------------------------------------------

    async def room(self, room: str) -> Row[Any] | None:
        async with self.read() as connection:
            return (await connection.execute(select(ROOM).where(ROOM.c.id == room))).first()

    async def since(self, room: str, seq: int, changed: int, chatted: int) -> Whole | None:
        """A room's row and all that is new in it. None: there is no such room."""
        async with self.read() as connection:
            row = (await connection.execute(select(ROOM).where(ROOM.c.id == room))).first()
            if row is None:
                return None
            whole = Whole(row)
            if row.seq > seq:
                query = select(MOVE).where(MOVE.c.room == room, MOVE.c.seq >= seq, MOVE.c.seq < row.seq)
                whole.moves = (await connection.execute(query.order_by(MOVE.c.seq))).all()
            if row.changed != changed:
                query = select(SEAT).where(SEAT.c.room == room).order_by(SEAT.c.seat)
                whole.seats = (await connection.execute(query)).all()
            if row.changed != changed or row.seq > seq:
                query = select(SEALED).where(SEALED.c.room == room, SEALED.c.seq >= row.seq)
                whole.sealed = (await connection.execute(query)).all()
            if row.chatted > chatted:
                query = select(CHAT).where(CHAT.c.room == room, CHAT.c.n > max(chatted, row.chatted - 100))
                whole.chat = (await connection.execute(query.order_by(CHAT.c.n))).all()
            return whole

    async def listed(self, limit: int) -> list[str]:
        """Tables that anybody may find: those that wait, then those that run, the newest first."""
        query = select(ROOM.c.id).where(ROOM.c.listed, ROOM.c.state != "over")
        async with self.read() as connection:
            rows = await connection.execute(query.order_by(ROOM.c.state.desc(), ROOM.c.moved.desc()).limit(limit))
            return [row.id for row in rows]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        query = select(ROOM.c.id).join(SEAT, SEAT.c.room == ROOM.c.id)
        query = query.where(or_(SEAT.c.owner == guest, SEAT.c.borrower == guest)).group_by(ROOM.c.id, ROOM.c.moved)
        async with self.read() as connection:
            return [row.id for row in await connection.execute(query.order_by(ROOM.c.moved.desc()).limit(limit))]

    async def bots_due(self, before: float) -> list[str]:
        """Running tables that wait for a bot, or for us to feed a sealed answer, since before that time."""
        query = select(ROOM.c.id).where(ROOM.c.bot_turn, ROOM.c.moved < before, ROOM.c.state == "running")
        async with self.read() as connection:
            return [row.id for row in await connection.execute(query.limit(1000))]

    async def record(self, record: str) -> str | None:
        async with self.read() as connection:
            row = (await connection.execute(select(RECORD.c.body).where(RECORD.c.id == record))).first()
            return None if row is None else str(row.body)

    # --- writing ----------------------------------------------------------------------------------------------

    async def enter(
        self, room: str, seq: int, changed: int, entry: dict[str, Any], facts: dict[str, Any], fed: bool, over: bool
    ) -> bool:
        """Store one entry with the new snapshot. False: the room has moved on (or its seats have changed), and
        nothing was stored."""
        arguments = (room, seq, changed, entry, facts, fed, over)
        try:
            if self.sync is None:
                async with self.write() as connection:
                    return await connection.run_sync(enter_rows, *arguments)
            async with self.turn:  # one visit to the thread instead of one per statement
                return await asyncio.get_running_loop().run_in_executor(self.thread, self._enter, arguments)
        except IntegrityError:
            return False
        except DBAPIError as error:
            raise Refused("busy", "The table could not be stored now; nothing changed. Please try again.") from error

    def _enter(self, arguments: tuple[Any, ...]) -> bool:
        assert self.sync is not None
        with self.sync.begin() as connection:
            return enter_rows(connection, *arguments)

    async def seal(self, room: str, changed: int, seq: int, seat: int, kind: int, token: int, at: float) -> bool:
        """Store an answer given ahead. False: the room has changed, or there is one already; nothing was stored."""
        here = (ROOM.c.id == room, ROOM.c.changed == changed, ROOM.c.seq <= seq)
        try:
            async with self.write() as connection:
                done = await connection.execute(update(ROOM).where(*here).values(changed=changed + 1, bot_turn=True))
                if done.rowcount != 1:
                    return False
                values = {"room": room, "seq": seq, "seat": seat, "kind": kind, "token": token, "at": at}
                await connection.execute(insert(SEALED).values(**values))
        except IntegrityError:
            return False
        return True

    async def keep_record(self, record: str, body: str, at: float) -> None:
        try:
            async with self.write() as connection:
                await connection.execute(insert(RECORD).values(id=record, body=body, at=at))
        except IntegrityError:
            pass  # the same file again

    async def looked(self, room: str, seat: int, seq: int) -> None:
        here = (SEAT.c.room == room, SEAT.c.seat == seat, SEAT.c.seen < seq)
        async with self.write() as connection:
            await connection.execute(update(SEAT).where(*here).values(seen=seq))


def enter_rows(
    connection: Connection,
    room: str,
    seq: int,
    changed: int,
    entry: dict[str, Any],
    facts: dict[str, Any],
    fed: bool,
    over: bool,
) -> bool:
    """The statements of `Store.enter`. The first one fails if the room has moved on, and locks it if not."""
    here = (ROOM.c.id == room, ROOM.c.seq == seq, ROOM.c.changed == changed)
    bump = {"changed": changed + 1} if over or entry["undo"] else {}
    done = connection.execute(update(ROOM).where(*here).values(seq=seq + 1, **facts, **bump))
    if done.rowcount != 1:
        return False
    connection.execute(insert(MOVE).values(room=room, seq=seq, **entry))
    if fed:
        connection.execute(SEALED.delete().where(SEALED.c.room == room, SEALED.c.seq == seq))
    if entry["undo"]:
        connection.execute(SEALED.delete().where(SEALED.c.room == room))
    return True


class Whole:
    """A room as the database has it; what is not new is left out."""

    def __init__(self, row: Row[Any]) -> None:
        self.row: Final = row
        self.moves: Sequence[Row[Any]] = ()
        self.seats: Sequence[Row[Any]] | None = None
        self.sealed: Sequence[Row[Any]] | None = None
        self.chat: Sequence[Row[Any]] = ()


def set_up(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Any) -> None:
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
