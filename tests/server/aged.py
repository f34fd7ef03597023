"""Helpers of the tests about what is old: the database itself, times set back, and sweeps from outside."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, func, insert, select, update

from hauntings.server.house import House
from hauntings.server.limits import Limits
from hauntings.server.settings import Keeping, Settings
from hauntings.server.store.schema import CHAT, GUEST, MOVE, RECORD, ROOM, SEALED, SEAT, TOKEN, WITNESS
from hauntings.server.sweeping import DAY, Sweeping
from hauntings.server.thinking import Thinking
from tests.server.served import Browser, ConnectionClosed, Line, first, play_on

NEVER: dict[str, Any] = {"HAUNTINGS_SWEEP": "0"}
OFTEN: dict[str, Any] = {"HAUNTINGS_SWEEP": "0.1"}
DEFAULT = Keeping()
PARTS = (SEAT, MOVE, SEALED, CHAT, WITNESS)


class Here(Thinking):
    """A desk that needs no process of its own."""

    async def at_desk(self, address: str, record: str, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.to_thread(work, *arguments)


@asynccontextmanager
async def sweeper(database: str, keeping: Keeping = DEFAULT) -> AsyncIterator[Sweeping]:
    """What another process would sweep with."""
    house = House(Settings(database=database), Limits())
    try:
        yield Sweeping(house.following, Here(), keeping)
    finally:
        await house.store.close()


async def sweep(database: str, keeping: Keeping = DEFAULT) -> Counter[str]:
    async with sweeper(database, keeping) as sweeping:
        return await sweeping.sweep()


def age(stored: Engine, days: float) -> None:
    """As if so much time had gone by."""
    past = days * DAY
    with stored.begin() as connection:
        for table, names in ((ROOM, ["moved"]), (RECORD, ["at"]), (GUEST, ["made"]), (TOKEN, ["made", "used", "ends"])):
            connection.execute(update(table).values({name: table.c[name] - past for name in names}))


def count(stored: Engine, table: Any, *where: Any) -> int:
    with stored.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one())


def copies(connection: Connection, room: str, number: int) -> list[str]:
    """As many tables more of the same kind."""
    names = [f"{room[:6]}-{n:05d}" for n in range(number)]
    source = dict(connection.execute(select(ROOM).where(ROOM.c.id == room)).one()._mapping)
    connection.execute(insert(ROOM), [{**source, "id": name} for name in names])
    for part in PARTS:
        rows = [dict(row._mapping) for row in connection.execute(select(part).where(part.c.room == room))]
        if rows:
            connection.execute(insert(part), [{**row, "room": name} for name in names for row in rows])
    return names


def guests(connection: Connection, number: int, at: float) -> None:
    names = [f"guest-{n:05d}" for n in range(number)]
    connection.execute(insert(GUEST), [{"id": name, "made": at} for name in names])
    connection.execute(insert(TOKEN), [{"hash": name, "guest": name, "made": at, "used": at} for name in names])


async def finished(browser: Browser) -> str:
    """A table where a short game was played to its end, with a line of chat."""
    table = str((await browser.make("leduc", "Ann", "bot:greedy"))["id"])
    async with browser.socket(table) as line:
        await line.say("chat", text="hello", seat=0)
        await play_on(first, line)
    return table


async def closes(browser: Browser, table: str) -> int:
    """The code with which the socket to a table closes at once."""
    with pytest.raises(ConnectionClosed) as closed:
        async with browser.socket(table):
            pass
    return closed.value.rcvd.code if closed.value.rcvd else 0


async def until_closed(line: Line) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await line.receive()
    return closed.value.rcvd.code if closed.value.rcvd else 0


async def until(what: Callable[[], bool], seconds: float = 40) -> None:
    """Wait until something is so; a busy machine is no fault."""
    end = time.monotonic() + seconds
    while not await asyncio.to_thread(what):
        assert time.monotonic() < end, "in vain"
        await asyncio.sleep(0.02)


def whole(stored: Engine) -> None:
    """Nothing is half removed: every part has its room, every finished room its moves or its record."""
    rooms = select(ROOM.c.id)
    for part in PARTS:
        assert count(stored, part, part.c.room.not_in(rooms)) == 0
    old, over = ROOM.c.state == "archived", ROOM.c.state == "over"
    assert count(stored, ROOM, ROOM.c.id.not_in(select(SEAT.c.room))) == 0
    assert count(stored, ROOM, old, ROOM.c.id.not_in(select(RECORD.c.id))) == 0
    assert count(stored, ROOM, old, ROOM.c.id.in_(select(MOVE.c.room))) == 0
    assert count(stored, ROOM, over, ROOM.c.id.in_(select(RECORD.c.id))) == 0
    assert count(stored, ROOM, over, ROOM.c.id.not_in(select(MOVE.c.room))) == 0
    assert count(stored, GUEST, GUEST.c.id.not_in(select(TOKEN.c.guest))) == 0


async def fill(browser: Browser, stored: Engine, waiting: int, over: int, alone: int) -> None:
    """Old tables of each kind, and guests without anything."""
    waits, ended = (await browser.make("rest-in-peace", "Ann", "-"))["id"], await finished(browser)
    with stored.begin() as connection:
        copies(connection, waits, waiting)
        copies(connection, ended, over)
        guests(connection, alone, time.time())
    age(stored, 30)
