"""The database: SQLite (WAL, FULL, BEGIN IMMEDIATE) by default, PostgreSQL by a URL.

What happens at every move (`enter`, `since`) is done in batches, in threads of their own: one commit and few round
trips for all tables that moved meanwhile. Everything else is rare and uses the async side.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Executable, create_engine, delete, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from hauntings.server.batched import Batched
from hauntings.server.refusal import Refused
from hauntings.server.store import Connection, StoredRow
from hauntings.server.store.log import Entered, Known, StoredTable, enter_rows, read_rows
from hauntings.server.store.schema import PULSE
from hauntings.server.store.tables import locked_table, no_table
from hauntings.server.store.trouble import FAILURES, File, Trouble

READS: Final = "hauntings_reads"
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)
FROZEN: Final = 5  # seconds for which a change may stand still half-way
MOST_AT_ONCE: Final = 64  # tables in one batch
BUSY: Final = "The table could not be stored now; nothing changed. Please try again."
SILENT: Final = "The database does not answer now. Please try again."
PULSE_EVERY: Final = 1.0  # seconds, however many ask
PULSE_PATIENCE: Final = 6.0  # longer than SQLite waits for a lock
PULSE_WEIGHT: Final = "." * 16_384  # so that it needs as much room as a move does


class Store:
    """How the database is reached. A write is one short transaction; a refusal inside it rolls it back."""

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
    async def write(self) -> AsyncIterator[Connection]:
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
    async def read(self) -> AsyncIterator[Connection]:
        """A connection that only reads."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except FAILURES as error:
            raise self.trouble.refusal(error, SILENT) from error

    @asynccontextmanager
    async def change(self, table: str) -> AsyncIterator[tuple[Connection, StoredRow]]:
        """One transaction that changes a table: nobody else changes it meanwhile."""
        async with self.write() as connection:
            yield connection, await locked_table(connection, table)

    async def first(self, write: Callable[[Connection], Awaitable[bool]]) -> bool:
        """One transaction that stores something nobody else may have stored. False: somebody was quicker, and nothing
        was stored; or `write` says so itself."""
        try:
            async with self.write() as connection:
                return await write(connection)
        except IntegrityError:
            return False

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

    # --- moves ------------------------------------------------------------------------------------------------

    async def since(self, table: str, seq: int, changed: int, chatted: int) -> StoredTable:
        """A table's row and all that is new of it; with seq -1 all of it. Or a refusal, if there is no such table."""
        try:
            stored = await self.reading.do(Known(table, seq, changed, chatted))
        except FAILURES as error:
            raise self.trouble.refusal(error, SILENT) from error
        if stored is None or stored.row.state == "archived":
            raise no_table(stored.row if stored else None)
        return stored

    def _read_all(self, tables: list[Known]) -> list[StoredTable | None]:
        with self.sync_reader.connect() as connection:
            return [read_rows(connection, known) for known in tables]

    async def enter(self, entered: Entered) -> bool:
        """Store one entry with the new snapshot. False: the table has moved on (or its seats have changed), and
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
        """All in one transaction. Tables in one order: two processes never wait for each other crosswise."""
        done = [False] * len(entries)
        with self.sync.begin() as connection:
            for place in sorted(range(len(entries)), key=lambda place: entries[place].table):
                done[place] = enter_rows(connection, entries[place])
            self.file.check()
        return done


def pulse() -> tuple[Executable, ...]:
    """A write that needs room, and leaves one row."""
    name = secrets.token_hex(8)
    return insert(PULSE).values(id=name, weight=PULSE_WEIGHT), delete(PULSE).where(PULSE.c.id != name)


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
