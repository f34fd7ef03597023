"""A process that freezes, and news that nobody brings: the others go on within seconds."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from hauntings.server import wire
from hauntings.server.house import House
from hauntings.server.limits import Limits
from hauntings.server.migrate import migrate
from hauntings.server.presence import SAY_EVERY
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.settings import Settings
from tests.server.served import Browser, Line, Server, run

TWO = (wire.SeatWish("me", "Ann"), wire.SeatWish("me", "Bob"))
WISH = wire.TableWish(game="rest-in-peace", seats=list(TWO))


async def open_house(database: str) -> House:
    settings = Settings(database=database, think=0, tick=3600)
    await asyncio.to_thread(migrate, settings.database_url())
    house = House(settings, Limits(False))
    await house.start()
    return house


async def made(house: House) -> tuple[Room, str]:
    room, known = await house.seating.make("", "", WISH)
    return room, known.guest


def test_one_question_finds_what_nobody_told(tmp_path: Path) -> None:
    async def scene() -> None:
        database = f"sqlite:///{tmp_path}/server.db"
        here, there = await open_house(database), await open_house(database)
        tables = [await made(there) for _ in range(30)]
        rooms = [await here.rooms.get(room.id) for room, _ in tables]
        woken = [asyncio.Event() for _ in rooms]
        for room, watcher in zip(rooms[:20], woken, strict=False):
            room.watchers.add(watcher)
        for place in (3, 25):
            room, guest = tables[place]
            await there.deciding.move(guest, room.id, 0, None, room.questions()[0].options[0])
        asked: list[str] = []
        event.listen(here.store.engine.sync_engine, "before_cursor_execute", lambda *said: asked.append(said[2]))
        await here.following.compare()
        assert len([one for one in asked if one.startswith("SELECT")]) == 1
        await asyncio.gather(*here.following.looking.values())
        assert [place for place, watcher in enumerate(woken) if watcher.is_set()] == [3] and rooms[3].seq == 1
        assert rooms[25].id not in here.rooms.rooms and rooms[24].id in here.rooms.rooms  # nobody looks at it
        rooms[24].used -= SAY_EVERY + 1
        here.following.forget()
        assert rooms[24].id not in here.rooms.rooms and rooms[3].id in here.rooms.rooms
        await here.stop()
        await there.stop()

    run(scene())


def test_a_change_that_stands_still_holds_nobody_up(postgres: Any) -> None:
    async def scene() -> None:
        house = await open_house(postgres())
        question = text("show idle_in_transaction_session_timeout")
        async with house.store.write() as connection:
            assert (await connection.execute(question)).scalar_one() == "5s"
        with house.store.sync.begin() as connected:
            assert connected.execute(question).scalar_one() == "5s"
        room, guest = await made(house)
        with pytest.raises(Refused, match="busy"):  # so are we, if we freeze
            async with house.store.change(room.id) as (connection, _):
                await connection.execute(text("set local idle_in_transaction_session_timeout = 300"))
                moved = house.deciding.move(guest, room.id, 0, None, room.questions()[0].options[0])
                assert await asyncio.wait_for(moved, 10) == 0
                await connection.execute(question)
        await house.stop()

    run(scene())


def test_a_pong_says_how_far_the_table_has_come(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "Bob"))["id"]
        async with ann.socket(table) as line:
            assert await line.say("ping") == {"type": "pong", "id": 1, "seq": 0, "chatted": 0}
            await line.move()
            await line.say("chat", seat=0, text="hello")
            pong = await line.say("ping")
            assert (pong["seq"], pong["chatted"]) == (1, 1)

    run(scene())


async def has(line: Line, seq: int) -> None:
    await line.wait(lambda line: line.position["seq"] >= seq, 20)


def test_the_others_go_on_when_a_process_freezes(postgres: Any, redis: str) -> None:
    url = postgres()
    one, other = Server(url, redis, HAUNTINGS_THINK="2").start(), Server(url, redis).start()
    process = one.process
    assert process is not None

    async def scene() -> None:
        ann, bob = Browser(one.url), Browser(other.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as a, bob.socket(table) as b:
            await a.wait(lambda line: line.asked, 20)
            while True:  # until it is the bot's turn; then its process freezes before it answers
                await a.move()
                seq = a.position["seq"] + 1
                await has(a, seq)
                if not a.asked:
                    break
            await has(b, seq)
            process.send_signal(signal.SIGSTOP)
            await has(b, seq + 1)
            ann.url = other.url  # the one whose process froze comes back elsewhere, with what it has
            async with ann.socket(table, after=a.steps[-1]["seq"]) as again:
                assert again.steps[0]["seq"] == a.steps[-1]["seq"] + 1
                await again.wait(lambda line: line.asked, 20)
                assert (await again.move())["type"] == "done"
            process.send_signal(signal.SIGCONT)
            await has(a, again.position["seq"])  # and hears all that it missed

    try:
        run(scene(), 60)
        for server in (one, other):
            # a process that froze while it told the others says so when it wakes
            log = "\n".join([line for line in server.stop().splitlines() if "redis: not told" not in line])
            assert "Traceback" not in log and '"error"' not in log, log
    finally:
        for server in (one, other):
            if server.process is not None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
