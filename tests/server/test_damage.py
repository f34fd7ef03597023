"""What is damaged, full or gone: no move is acknowledged that is not kept, health tells the truth, the log says it
once, and a row that cannot be read costs its own table alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, update
from structlog.testing import capture_logs

from hauntings.server import wire
from hauntings.server.house import House
from hauntings.server.limits import Limits
from hauntings.server.refusal import Refused
from hauntings.server.rows import facts_of, row_of
from hauntings.server.settings import Settings
from hauntings.server.store import database as store_database
from hauntings.server.store import trouble
from hauntings.server.store.database import PULSE_EVERY, Store
from hauntings.server.store.log import Entered
from hauntings.server.store.schema import ROOM, SEAT
from hauntings.server.store.tables import listed
from tests.server.served import Browser, ConnectionClosed, Server, run

TWO = [wire.SeatWish("me", "Ann"), wire.SeatWish("me", "Bob")]


def health(server: Server) -> int:
    """What is true now: not what was so a second ago."""
    time.sleep(PULSE_EVERY)
    return httpx.get(f"{server.url}/healthz").status_code


# --- rows -------------------------------------------------------------------------------------------------------

ROWS: dict[str, dict[str, Any]] = {
    "half a position": {"position": '{"seats": 2, "round"'},
    "a position of nothing": {"position": "{}"},
    "no game of ours": {"game": "monopoly"},
    "an option that is gone": {"options": '{"no_such_switch": true}'},
    "events that are none": {"opening": "[7]"},
    "a bent key": {"key": "zz"},
    "a proposal that is none": {"proposal": "{"},
}


def test_a_row_that_cannot_be_read_costs_its_table_alone(database: str) -> None:
    server = Server(database, HAUNTINGS_TICK="0.1").start()

    async def whole() -> None:
        ann, eve = Browser(server.url), Browser(server.url)
        sound = (await ann.make("rest-in-peace", "Ann", "bot:greedy", listed=True))["id"]
        hurt = [(await ann.make("rest-in-peace", "Ann", "bot:greedy", listed=True))["id"] for _ in range(len(ROWS) + 1)]
        await asyncio.to_thread(server.kill)
        engine = create_engine(Settings(database=database).database_url().replace("+aiosqlite", ""))
        with engine.begin() as connection:
            for name, values in zip(hurt, ROWS.values(), strict=False):
                connection.execute(update(ROOM).where(ROOM.c.id == name).values(values))
            connection.execute(SEAT.delete().where(SEAT.c.room == hurt[-1], SEAT.c.seat == 1))
        engine.dispose()
        await asyncio.to_thread(server.start)
        for _ in range(3):
            assert [table["id"] for table in (await eve.ask("GET", "/api/lobby"))["tables"]] == [sound]
            assert [table["id"] for table in (await ann.ask("GET", "/api/lobby"))["yours"]] == [sound]
            for name in hurt:
                assert (await ann.ask("GET", f"/api/tables/{name}", status=500))["code"] == "damaged"
                assert (await ann.ask("PUT", f"/api/tables/{name}/seats/0", {"name": "A"}, 500))["code"] == "damaged"
                with pytest.raises(ConnectionClosed) as closed:
                    async with ann.socket(name):
                        pass
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4500
        async with ann.socket(sound) as line:
            await line.wait(lambda one: one.asked)
            assert (await line.move())["type"] == "done"
        assert await asyncio.to_thread(health, server) == 200

    try:
        run(whole(), 60)
    finally:
        log = server.stop()
    assert log.count("a table cannot be read") == len(ROWS) + 1 == len(log.splitlines()), log


def test_a_table_that_is_damaged_while_it_is_played(sqlite: str) -> None:
    """What was read of it is not half taken over: the people at it stay where they are."""

    async def scene() -> None:
        house = await open_house(sqlite)
        room, _ = await house.seating.make("", "", wire.TableWish(game="rest-in-peace", seats=list(TWO)))
        before = room.view(0).values
        asked = room.questions()[0]
        made = room.after(asked.seat, asked.options[0], False, 1.0)
        facts = {**facts_of(made[0], 1.0), "position": "{}"}
        entry = Entered(room.id, 0, room.changed, row_of(*made), facts, False, False)
        assert await house.store.enter(entry)  # as another process might
        for _ in range(2):
            with pytest.raises(Refused, match="damaged"):
                await house.rooms.fresh(room.id)
        assert room.seq == 0 and room.view(0).values == before
        await house.stop()

    run(scene())


# --- the file ---------------------------------------------------------------------------------------------------


def deleted(file: Path) -> None:
    for one in file.parent.glob("server.db*"):
        one.unlink()


def replaced(file: Path) -> None:
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").rename(file)


def without_log(file: Path) -> None:
    file.with_name("server.db-wal").unlink()


@pytest.mark.parametrize("harm", [deleted, replaced, without_log])
def test_no_move_goes_into_a_file_that_nobody_will_find(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    file = tmp_path / "server.db"
    server = Server(f"sqlite:///{file}").start()

    async def whole() -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "Bob"))["id"]
        async with ann.socket(table) as line:
            assert (await line.move())["type"] == "done"
            await line.wait(lambda one: one.position["seq"] == 1)
            harm(file)
            there = file.exists()
            for _ in range(3):
                assert (await line.move())["code"] == "busy"
                assert (await line.say("chat", text="hello", seat=0))["code"] == "busy"
            answers = await asyncio.gather(*[ann.http.get(f"/api/tables/{table}") for _ in range(20)])
            assert {answer.status_code for answer in answers} <= {200, 503}
            assert await asyncio.to_thread(health, server) == 503
            assert file.exists() == there  # none is made in its place

    try:
        run(whole())
    finally:
        log = server.stop()
    assert log.count("its file was deleted or replaced") == 1 == len(log.splitlines()), log


def test_a_file_that_comes_back_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "QUIET", 0.0)
    monkeypatch.setattr(store_database, "PULSE_EVERY", 0.0)
    file = tmp_path / "server.db"

    async def scene() -> None:
        house = await open_house(f"sqlite:///{file}")
        wish = wire.TableWish(game="rest-in-peace", seats=list(TWO))
        room, known = await house.seating.make("", "", wish)
        token = room.questions()[0].options[0]
        file.rename(tmp_path / "away")
        for _ in range(3):
            with pytest.raises(Refused, match="busy"):
                await house.deciding.move(known.guest, room.id, 0, None, token)
            assert not await house.store.alive()
        (tmp_path / "away").rename(file)
        assert await house.store.alive()
        assert await house.deciding.move(known.guest, room.id, 0, None, token) == 0
        await house.stop()

    with capture_logs() as log:
        run(scene())
    assert [line["cause"] for line in log] == ["gone", "gone"]
    assert [line["log_level"] for line in log] == ["error", "info"]


def overwritten(file: Path, table: str) -> None:
    """The page where a table begins."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("select rootpage from sqlite_master where name = ?", [table]).fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with file.open("r+b") as data:
        data.seek((page - 1) * size)
        data.write(b"\xa5" * size)


def test_damaged_pages_show_in_health_and_once_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    server = Server(f"sqlite:///{file}").start()

    async def whole() -> None:
        ann = Browser(server.url)
        moved, fresh = [(await ann.make("rest-in-peace", "Ann", "Bob", listed=True))["id"] for _ in range(2)]
        async with ann.socket(moved) as line:
            assert (await line.move())["type"] == "done"
        await asyncio.to_thread(server.stop)
        overwritten(file, "move")
        await asyncio.to_thread(server.start)
        assert [table["id"] for table in (await ann.ask("GET", "/api/lobby"))["tables"]] == [fresh]
        assert (await ann.ask("GET", f"/api/tables/{moved}", status=500))["code"] == "damaged"
        async with ann.socket(fresh) as line:
            for _ in range(3):
                assert (await line.move())["code"] == "damaged"
            assert (await line.say("chat", text="hello", seat=0))["type"] == "done"  # what is sound goes on
        assert await asyncio.to_thread(health, server) == 503
        assert (await ann.ask("GET", "/healthz", status=503))["database"] is False

    try:
        run(whole())
    finally:
        log = server.stop()
    assert log.count("trouble with the database: it is damaged") == 1 == len(log.splitlines()), log


def test_damage_that_keeps_the_server_from_starting(tmp_path: Path) -> None:
    file = tmp_path / "server.db"

    async def scene() -> None:
        house = await open_house(f"sqlite:///{file}")
        await house.stop()
        overwritten(file, "secret")
        with pytest.raises(ValueError, match="cannot use the database: it is damaged"):
            await open_house(f"sqlite:///{file}")

    run(scene())


def test_damage_elsewhere_does_not(tmp_path: Path) -> None:
    file = tmp_path / "server.db"

    async def scene() -> None:
        house = await open_house(f"sqlite:///{file}")
        await house.stop()
        overwritten(file, "room_lobby")
        house = await open_house(f"sqlite:///{file}")
        with pytest.raises(Refused, match="damaged"):
            await lobby(house.store)
        assert not await house.store.alive()
        await house.stop()

    run(scene())


# --- no room, no answer -----------------------------------------------------------------------------------------


async def open_house(database: str) -> House:
    house = House(Settings(database=database, think=0), Limits(False))
    try:
        await house.start()
    except ValueError:
        await house.stop()
        raise
    return house


def test_a_full_disk_refuses_moves_and_health_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trouble, "QUIET", 0.0)
    monkeypatch.setattr(store_database, "PULSE_EVERY", 0.0)
    url = f"sqlite:///{tmp_path}/server.db"

    async def scene() -> None:
        await (await open_house(url)).stop()
        with sqlite3.connect(tmp_path / "server.db") as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.close()
        monkeypatch.setattr(store_database, "PRAGMAS", (*store_database.PRAGMAS, f"PRAGMA max_page_count={pages + 12}"))
        house = await open_house(url)
        wish = wire.TableWish(game="rest-in-peace", seats=list(TWO))
        rooms = []
        with pytest.raises(Refused, match="busy"):
            for _ in range(100):
                rooms.append((await house.seating.make("", "", wish))[0])
        assert len(rooms) > 1
        for _ in range(3):
            assert not await house.store.alive()
            with pytest.raises(Refused, match="busy"):
                await house.seating.make("", "", wish)
        monkeypatch.setattr(store_database, "PRAGMAS", store_database.PRAGMAS[:-1])  # the next connections have room
        house.store.sync.dispose()
        await house.store.engine.dispose()
        assert await house.store.alive()
        await house.seating.make("", "", wish)
        await house.stop()

    with capture_logs() as log:
        run(scene())
    assert [(line["cause"], line["log_level"]) for line in log] == [("full", "error"), ("full", "info")]


def test_many_who_ask_for_health_cost_one_write(sqlite: str) -> None:
    async def scene() -> None:
        house = await open_house(sqlite)
        beats = 0
        write = house.store.write

        def counted() -> Any:
            nonlocal beats
            beats += 1
            return write()

        house.store.write = counted  # type: ignore[method-assign]
        assert all(await asyncio.gather(*[house.store.alive() for _ in range(50)]))
        assert await house.store.alive() and beats == 1
        await house.stop()

    run(scene())


async def lobby(store: Store) -> list[str]:
    async with store.read() as connection:
        return await listed(connection, 5, 0.0)


def test_a_database_that_does_not_answer_is_said_once() -> None:
    async def scene() -> None:
        silent = Store("postgresql+psycopg://127.0.0.1:1/ghosts")
        for _ in range(3):
            assert not await silent.alive()
            with pytest.raises(Refused, match="busy"):
                await lobby(silent)
        await silent.close()

    with capture_logs() as log:
        run(scene())
    assert [(line["cause"], line["log_level"]) for line in log] == [("away", "error")]


def test_connections_that_close_take_nothing_away(sqlite: str) -> None:
    """SQLite would delete its log with the last connection, and we would miss it."""

    async def scene() -> None:
        house = await open_house(sqlite)
        wish = wire.TableWish(game="rest-in-peace", seats=list(TWO))
        for _ in range(3):
            await house.seating.make("", "", wish)
            await house.store.engine.dispose()
            house.store.sync.dispose()
        assert await house.store.alive()
        await house.stop()

    run(scene())
