"""A finished game is as its record what it was as a table."""

from __future__ import annotations

import asyncio
import re

from sqlalchemy import Engine, select, update

from hauntings.server.store.schema import CHAT, MOVE, ROOM, SEALED, WITNESS
from tests.server.aged import NEVER, OFTEN, age, closes, count, finished, sweep, until, until_closed
from tests.server.served import Browser, Json, Server, first, play_on, run


def test_a_finished_game_is_kept_as_it_was(database: str, stored: Engine) -> None:
    """Everything that is told of a finished game is the same, to the byte, before and after only the record is left."""

    async def told(browser: Browser, paths: list[str]) -> dict[str, bytes]:
        answers = {path: await browser.http.get(path) for path in paths}
        assert [path for path, answer in answers.items() if answer.status_code != 200] == []
        return {path: re.sub(rb'"here":[^]]*', b"", answer.content) for path, answer in answers.items()}

    async def scene(server: Server) -> None:
        ann, bob, eve = Browser(server.url), Browser(server.url), Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as line, bob.socket(table) as other:
            await line.say("chat", text="hello", seat=0)
            await line.wait(lambda one: bool(one.position))
            mover, seat = (line, 0) if line.asked else (other, 1)
            await mover.move()
            assert (await mover.say("undo", seq=1, seat=seat))["type"] == "done"
            await play_on(first, line, other)
        everybody, outside = [ann, bob, eve], [f"/api/tables/{table}", "/api/lobby"]
        record = f"/api/records/{table}"
        inside = [record, f"{record}/file", f"{record}/file?form=text", f"{record}/words?at=7&language=ru"]
        inside += [f"{record}/replay?seat={seat}&start=5&end=9&language=pl" for seat in ("all", "-1", "0")]
        before = [await told(browser, outside) for browser in everybody], await told(eve, inside)
        info: Json = await ann.ask("GET", f"/api/tables/{table}")
        assert info["state"] == "over" and info["result"] and info["seed"] and info["seats"][0]["yours"]
        age(stored, 6)
        assert (await sweep(database))["archived"] == 0
        age(stored, 2)
        assert (await sweep(database))["archived"] == 1
        assert (await sweep(database))["archived"] == 0
        for part in (MOVE, SEALED, CHAT, WITNESS):
            assert count(stored, part) == 0
        with stored.connect() as connection:
            row = connection.execute(select(ROOM)).one()
        assert len(row.opening) + len(row.position) + len(row.start or "") < 10

        assert ([await told(browser, outside) for browser in everybody], await told(eve, inside)) == before
        for browser in everybody:
            assert await closes(browser, table) == 4410
        for method, path, body in [
            ("PUT", "seats/0", {"name": "Anna"}),
            ("DELETE", "seats/0", None),
            ("PUT", "seats/0/loan", {}),
            ("POST", "borrow", {"secret": "x" * 43}),
            ("GET", "seats/0/code", None),
            ("GET", "seats/0/report", None),
        ]:
            assert (await ann.ask(method, f"/api/tables/{table}/{path}", body, 410))["code"] == "archived"
        wish = {"entries": 4, "seats": [{"plays": "me", "name": "Eve"}, {"plays": "bot", "bot": "random"}]}
        new = await eve.ask("POST", f"/api/records/{table}/continue", wish, 201)
        assert new["parent"] == table and new["parent_at"] == 4
        async with eve.socket(new["id"]) as line:
            await line.wait(lambda one: one.asked)
            assert (await line.move())["type"] == "done"
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert await told(bob, outside) == before[0][1]

    server = Server(database, **NEVER).start()
    try:
        run(scene(server), 120)
    finally:
        assert '"error"' not in server.stop()


def test_a_game_that_began_from_a_position_is_kept(database: str, stored: Engine) -> None:
    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        one = await finished(ann)
        seats = [{"plays": "me", "name": "Ann"}, {"plays": "bot", "bot": "greedy"}]
        table = (await ann.ask("POST", f"/api/records/{one}/continue", {"entries": 1, "seats": seats}, 201))["id"]
        async with ann.socket(table) as line:
            await play_on(first, line)
        before = await ann.http.get(f"/api/records/{table}/file")
        age(stored, 8)
        assert (await sweep(database))["archived"] == 2
        after = await ann.http.get(f"/api/records/{table}/file")
        assert before.content == after.content and b'"start"' in after.content
        assert (await ann.ask("GET", f"/api/records/{table}"))["over"]

    with Server(database, **NEVER) as server:
        run(scene(server))


def test_a_record_that_proves_nothing_replaces_no_table(database: str, stored: Engine) -> None:
    """By today's rules the game cannot be replayed: it stays a table, so that what happened can still be read."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table, good = await finished(ann), await finished(ann)
        with stored.begin() as connection:
            connection.execute(update(MOVE).where(MOVE.c.room == table, MOVE.c.digest != "").values(digest="00"))
        age(stored, 8)
        found = await sweep(database)
        assert (found["archived"], found["unproven"]) == (1, 1)
        async with ann.socket(table) as line:
            assert line.over and len(line.steps) == line.info["entries"] + 1
        assert await closes(ann, good) == 4410

    with Server(database, **NEVER) as server:
        run(scene(server))


def test_people_at_a_finished_table_are_not_disturbed(database: str, stored: Engine) -> None:
    """Who still talks after the game may go on for as long as they like."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table, other = await finished(ann), await finished(ann)
        async with ann.socket(table) as line:
            age(stored, 8)
            await until(lambda: count(stored, ROOM, ROOM.c.id == other, ROOM.c.state == "archived") == 1)
            assert (await line.say("chat", text="still here", seat=0))["type"] == "done"
        assert count(stored, ROOM, ROOM.c.id == table, ROOM.c.state == "over") == 1
        assert await closes(ann, other) == 4410

    with Server(database, **OFTEN) as server:
        run(scene(server), 120)


def test_people_at_a_table_that_another_process_archives(database: str, stored: Engine) -> None:
    """They are told, and shown the record."""

    async def scene(server: Server) -> None:
        ann, eve = Browser(server.url), Browser(server.url)
        table = await finished(ann)
        async with ann.socket(table) as line, eve.socket(table) as watches:
            age(stored, 8)
            assert (await sweep(database))["archived"] == 1
            assert await until_closed(line) == 4410
            assert await until_closed(watches) == 4410
        await ann.ask("GET", f"/api/records/{table}")

    with Server(database, HAUNTINGS_TICK="0.1", **NEVER) as server:
        run(scene(server))
