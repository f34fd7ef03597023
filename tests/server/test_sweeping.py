"""What is old goes, what is used stays; no sweep harms a game, another sweep, or what it leaves."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial

from sqlalchemy import Engine, Table, insert, inspect, select, update

from hauntings.server.settings import Keeping
from hauntings.server.store.schema import GUEST, META, MOVE, RECORD, ROOM, SEAT, TOKEN, WITNESS
from hauntings.server.sweeping import DAY
from tests.server.aged import (
    NEVER,
    OFTEN,
    PARTS,
    age,
    closes,
    copies,
    count,
    fill,
    finished,
    sweep,
    sweeper,
    until,
    until_closed,
    whole,
)
from tests.server.served import Browser, Server, first, play_on, run

# --- tables that wait -----------------------------------------------------------------------------------------------


def test_waiting_tables_leave_the_list_and_go(database: str, stored: Engine) -> None:
    async def scene(server: Server) -> None:
        ann, eve = Browser(server.url), Browser(server.url)
        waits = (await ann.make("rest-in-peace", "Ann", "-", listed=True))["id"]
        runs = (await ann.make("rest-in-peace", "Ann", "Ann", listed=True))["id"]

        async def listed(browser: Browser, part: str) -> set[str]:
            return {info["id"] for info in (await browser.ask("GET", "/api/lobby"))[part]}

        assert await listed(eve, "tables") == {waits, runs}
        age(stored, 1.01)
        assert await listed(eve, "tables") == {runs}
        assert await listed(ann, "yours") == {waits, runs}
        assert await sweep(database) == {}
        assert (await eve.ask("GET", f"/api/tables/{waits}"))["state"] == "waiting"

        async with ann.socket(waits) as line:  # whoever says something uses the table
            await line.say("chat", text="is anybody there?", seat=0)
        assert await listed(eve, "tables") == {waits, runs}
        age(stored, 6.9)
        assert (await sweep(database))["waiting"] == 0
        await ann.sit(waits, 0, "Anna")  # and so does whoever changes a seat
        age(stored, 6.9)
        assert (await sweep(database))["waiting"] == 0

        age(stored, 1000)
        assert (await sweep(database))["waiting"] == 1
        assert await listed(ann, "yours") == {runs}
        assert await listed(eve, "tables") == {runs}
        for path in (f"/api/tables/{waits}", f"/api/records/{waits}"):
            assert (await eve.ask("GET", path, status=404))["code"] == "not-found"
        sit = await eve.ask("PUT", f"/api/tables/{waits}/seats/1", {"name": "Eve"}, 404)
        assert sit["code"] == "not-found"
        assert await closes(ann, waits) == 4404
        assert all(count(stored, part, part.c.room == waits) == 0 for part in PARTS)
        async with ann.socket(runs) as line:
            assert (await line.move())["type"] == "done"

    with Server(database, **NEVER) as server:
        run(scene(server))


def test_a_table_with_somebody_at_it_stays(database: str, stored: Engine) -> None:
    """An open socket keeps a table that waits; without one it goes. Nobody is left at a table that another process
    removed."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        waits = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        other = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        async with ann.socket(waits) as line:
            age(stored, 30)
            await until(lambda: count(stored, ROOM, ROOM.c.id == other) == 0)
            await until(lambda: count(stored, ROOM, ROOM.c.id == waits, ROOM.c.moved > time.time() - DAY) == 1)
            with stored.begin() as connection:
                for part in PARTS:
                    connection.execute(part.delete().where(part.c.room == waits))
                connection.execute(ROOM.delete().where(ROOM.c.id == waits))
            assert await until_closed(line) == 4404
        last = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        async with ann.socket(last):
            pass
        await until(goes)
        assert await closes(ann, last) == 4404

    def goes() -> bool:
        age(stored, 30)  # again, if the server had not noticed yet that the socket was closed
        return count(stored, ROOM) == 0

    with Server(database, HAUNTINGS_TICK="0.1", **OFTEN) as server:
        run(scene(server))


def test_the_owner_says_how_long_and_how_many(database: str, stored: Engine) -> None:
    """Finished games and uploads beyond the quota of an address go, the oldest first; all of them after a time that
    the owner sets. Games that run are never touched."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        source = await finished(ann)
        runs = (await ann.make("rest-in-peace", "Ann", "Ann"))["id"]
        file = (await ann.http.get(f"/api/records/{source}/file?form=text")).text
        sent: list[str] = []
        for name in ("One", "Two", "Three"):
            answer = await ann.upload(file.replace('["Ann"', f'["{name}"').encode())
            sent.append(answer.json()["id"])
            age(stored, 1)
        again = await ann.upload(file.replace('["Ann"', '["One"').encode())  # now it is the newest
        assert again.json()["id"] == sent[0]
        now = time.time()
        with stored.begin() as connection:
            names = copies(connection, source, 6)
            for n, name in enumerate(names):
                connection.execute(update(ROOM).where(ROOM.c.id == name).values(moved=now - (8 - n) * DAY))
            connection.execute(update(ROOM).where(ROOM.c.id == names[0]).values(sender=""))  # from before senders

        assert await sweep(database, Keeping(tables=6.5)) == {"archived": 2}
        few = Keeping(tables=6.5, most_games=4, most_uploads=2)
        assert await sweep(database, few) == {"games": 2, "uploads": 1}
        gone = [names[1], names[2], sent[1]]
        for name in gone:
            assert (await ann.ask("GET", f"/api/records/{name}", status=404))["code"] == "not-found"
        for name in (source, sent[0], sent[2], names[0], *names[3:]):
            await ann.ask("GET", f"/api/records/{name}")
        assert await sweep(database, few) == {}

        age(stored, 30)
        assert await sweep(database, Keeping(games=30)) == {"games": 5, "uploads": 2}
        assert count(stored, RECORD) == 0 and count(stored, ROOM) == 1
        async with ann.socket(runs) as line:
            assert (await line.move())["type"] == "done"

    with Server(database, **NEVER) as server:
        run(scene(server), 120)


# --- guests ---------------------------------------------------------------------------------------------------------


def test_guests_without_anything_are_forgotten(database: str, stored: Engine) -> None:
    async def scene(server: Server) -> None:
        ann, bob, cat, dan = [Browser(server.url) for _ in range(4)]
        table = (await ann.make("rest-in-peace", "Ann", "Ann"))["id"]  # she has a table, for ever
        await ann.ask("GET", "/api/lobby")
        left = (await ann.make("rest-in-peace", "-", "-"))["id"]
        await ann.ask("GET", "/api/lobby")
        for browser in (bob, dan):
            await browser.sit(left, 0)
            await browser.ask("GET", "/api/lobby")
            await browser.ask("DELETE", f"/api/tables/{left}/seats/0")
        link = (await ann.ask("PUT", f"/api/tables/{table}/seats/0/loan", {}))["link"]
        await cat.ask("POST", f"/api/tables/{table}/borrow", {"secret": link.partition("#loan=")[2]})
        with stored.begin() as connection:
            dans = connection.execute(select(GUEST.c.id).order_by(GUEST.c.made.desc()).offset(1)).scalars().first()
            connection.execute(insert(WITNESS).values(room=table, seat=1, guest=dans))  # he has seen somebody's cards
        assert count(stored, GUEST) == 4
        assert await sweep(database) == {}
        age(stored, 2)
        found = await sweep(database)
        assert found["guests"] == 1 and count(stored, GUEST) == 3
        for browser, seats in ((ann, "yours"), (cat, "borrowed")):
            assert (await browser.ask("GET", f"/api/tables/{table}"))["seats"][0][seats]
        assert (await bob.ask("GET", "/api/lobby"))["yours"] == []
        assert (await bob.sit(left, 0, "Bob"))["seats"][0]["yours"]
        assert (await bob.ask("GET", f"/api/tables/{left}"))["seats"][0]["yours"]

    with Server(database, **NEVER) as server:
        run(scene(server))


def test_tokens_that_work_no_longer_go(database: str, stored: Engine) -> None:
    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await ann.ask("GET", "/api/lobby")
        for _ in range(3):  # answers that never arrived
            lost = Browser(server.url)
            lost.http.cookies = dict(ann.http.cookies)
            await lost.make("rest-in-peace", "Ann", "Ann")
        assert count(stored, TOKEN) == 4
        age(stored, 3)
        assert await sweep(database) == {}
        await ann.sit(table, 0, "Anna")
        age(stored, 5)
        assert await sweep(database) == {"tokens": 2}
        await ann.make("rest-in-peace", "Ann", "Ann")
        await ann.ask("GET", "/api/lobby")  # the new token has arrived: those before it end
        age(stored, 0.01)
        assert await sweep(database) == {"tokens": 2}
        assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][0]["yours"]

    with Server(database, **NEVER) as server:
        run(scene(server))


def test_a_guest_who_is_forgotten_this_moment_gets_the_seat(database: str, stored: Engine) -> None:
    """Between finding out who asks and giving the seat, the guest is forgotten: a new one gets it."""

    async def scene(server: Server) -> None:
        ann, bob = Browser(server.url), Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.make("rest-in-peace", "Bob", "-")
        with stored.begin() as connection:
            guest = connection.execute(select(SEAT.c.owner).where(SEAT.c.room != table, SEAT.c.seat == 0)).scalar_one()
            connection.execute(update(SEAT).where(SEAT.c.owner == guest).values(owner=None))
            connection.execute(select(ROOM.c.id).where(ROOM.c.id == table).with_for_update())
            connection.execute(TOKEN.delete().where(TOKEN.c.guest == guest))
            sits = asyncio.create_task(bob.sit(table, 1, "Bob"))
            await asyncio.sleep(0.3)  # it knows who asks, and waits for us
            connection.execute(GUEST.delete().where(GUEST.c.id == guest))
        assert (await sits)["seats"][1]["yours"]
        assert (await bob.ask("GET", f"/api/tables/{table}"))["seats"][1]["yours"]

    with Server(database, **NEVER) as server:
        run(scene(server))


# --- with others --------------------------------------------------------------------------------------------------


def test_a_sweep_that_is_killed_leaves_nothing_half_done(database: str, stored: Engine) -> None:
    server = Server(database, **NEVER).start()

    def fewer(table: Table, most: int) -> bool:
        return count(stored, table) <= most

    async def scene() -> None:
        await fill(Browser(server.url), stored, 200, 10, 200)
        await asyncio.to_thread(server.stop)
        server.environment.update(OFTEN)
        for table, most in ((ROOM, 150), (MOVE, count(stored, MOVE) // 2)):
            await asyncio.to_thread(server.start)
            await until(partial(fewer, table, most))
            await asyncio.to_thread(server.kill)
            whole(stored)
        await asyncio.to_thread(server.start)
        await until(lambda: count(stored, GUEST) == 1 and count(stored, MOVE) == 0)
        whole(stored)
        assert count(stored, ROOM) == count(stored, RECORD) == 11

    try:
        run(scene(), 120)
    finally:
        server.stop()


def test_two_sweeps_at_once(database: str, stored: Engine) -> None:
    async def scene(server: Server) -> None:
        await fill(Browser(server.url), stored, 200, 10, 200)
        async with sweeper(database) as one, sweeper(database) as other:
            both = await asyncio.gather(one.sweep(), other.sweep())
        rest = await sweep(database)  # what each thought the other would do
        total = both[0] + both[1] + rest
        assert (total["waiting"], total["archived"], total["guests"]) == (201, 11, 200)
        whole(stored)
        assert count(stored, ROOM) == 11 and count(stored, GUEST) == 1

    with Server(database, **NEVER) as server:
        run(scene(server), 120)


def test_games_go_on_while_old_ones_go(database: str, stored: Engine) -> None:
    """Sweep after sweep, and no move is refused."""

    async def scene(server: Server) -> None:
        await fill(Browser(server.url), stored, 200, 10, 200)
        await asyncio.to_thread(server.stop)
        server.environment.update(OFTEN)
        await asyncio.to_thread(server.start)
        ann = Browser(server.url)
        made = 0
        while made < 50 or count(stored, RECORD) < 11 or count(stored, GUEST) > 2:
            table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
            async with ann.socket(table) as line:
                made += await play_on(first, line)
        whole(stored)

    server = Server(database, **NEVER).start()
    try:
        run(scene(server), 120)
    finally:
        assert '"error"' not in server.stop()


def test_who_sits_down_at_the_last_moment_sits(database: str, stored: Engine) -> None:
    """The game begins while the sweep is on its way to the table: it stays."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        age(stored, 30)
        with stored.begin() as connection:
            fresh = {"state": "running", "moved": time.time(), "changed": ROOM.c.changed + 1}
            connection.execute(update(ROOM).where(ROOM.c.id == table).values(**fresh))
            sweeps = asyncio.create_task(sweep(database))
            await asyncio.sleep(0.3)
        assert (await sweeps)["waiting"] == 0
        assert (await ann.ask("GET", f"/api/tables/{table}"))["state"] == "running"

    with Server(database, **NEVER) as server:
        run(scene(server))


def test_the_schema_is_what_migrations_make(stored: Engine) -> None:
    """Every index that a sweep needs is there."""
    for table in META.sorted_tables:
        made = {index["name"] for index in inspect(stored).get_indexes(table.name)}
        assert {str(index.name) for index in table.indexes} <= made


def test_chat_that_nobody_is_shown_is_not_kept(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        async with ann.socket(table) as line:
            for n in range(130):
                assert (await line.say("chat", text=f"line {n}", seat=0))["type"] == "done"
        async with ann.socket(table) as line:
            assert [one["text"] for one in line.chat] == [f"line {n}" for n in range(30, 130)]
        path = shared.environment["HAUNTINGS_DATABASE"].removeprefix("sqlite:///")
        with sqlite3.connect(path) as file:
            assert file.execute("select count(*) from chat where room = ?", (table,)).fetchone() == (100,)

    run(scene())
