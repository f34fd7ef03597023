"""Tables outlive a mended ruling: they go on, back and into records by the rules under which they began."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Engine, select, update

from hauntings.server.store.schema import ROOM
from tests.server.aged import closes
from tests.server.served import Browser, Line, Server, first, play_on, run

RAISE = 2


async def decide(line: Line, seat: int, token: int = RAISE) -> None:
    """The one who is asked is this seat, and it decides."""
    await line.wait(lambda one: one.asked)
    asked, seq = line.position["questions"][0], line.position["seq"]
    assert asked["seat"] == seat
    assert (await line.move(token))["type"] == "done"
    await line.wait(lambda one: one.position["seq"] > seq)


async def take_back(line: Line, seat: int) -> None:
    seq = line.position["seq"]
    assert (await line.say("undo", seq=seq, seat=seat, steps=1))["type"] == "done"
    await line.wait(lambda one: one.position["seq"] > seq)


async def version_of(browser: Browser, table: str) -> int:
    return int((await browser.ask("GET", f"/api/tables/{table}/seats/0/report"))["version"])


def versions(stored: Engine) -> dict[str, int]:
    """Of all rooms, as they are stored."""
    with stored.connect() as connection:
        return {row.id: row.version for row in connection.execute(select(ROOM.c.id, ROOM.c.version))}


async def upgrade(server: Server, version: int) -> None:
    """The same database and address, other rules."""
    log = await asyncio.to_thread(server.stop)
    assert "Traceback" not in log and '"error"' not in log, log
    server.environment["HAUNTINGS_MENDED"] = str(version)
    await asyncio.to_thread(server.start)


async def refused(browser: Browser, table: str, sentence: str) -> None:
    answer = await browser.ask("GET", f"/api/tables/{table}", status=409)
    assert answer["code"] == "other-version" and sentence in answer["text"]
    assert await closes(browser, table) == 4426
    lobby: Any = await browser.ask("GET", "/api/lobby")
    assert table not in [info["id"] for info in lobby["tables"] + lobby["yours"]]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_table_goes_on_by_the_rules_under_which_it_began(database: str, stored: Engine) -> None:
    with Server(database, HAUNTINGS_DEALS="versions", HAUNTINGS_MENDED="1") as server:

        async def scene() -> None:
            ann = Browser(server.url)
            running, over = [(await ann.make("leduc", "Ann", "Bob", listed=True))["id"] for _ in range(2)]
            async with ann.socket(running) as line:
                await decide(line, 0)
                await decide(line, 1)
            async with ann.socket(over) as line:
                await play_on(first, line)

            await upgrade(server, 2)
            assert (await ann.ask("GET", f"/api/records/{over}"))["over"], "it is replayed by its own rules"
            async with ann.socket(running) as line:
                await line.wait(lambda one: one.asked)
                await take_back(line, 1)
                await take_back(line, 0)
                for seat in (0, 1):  # the first seat opens, as it did
                    await decide(line, seat)
                assert await version_of(ann, running) == 1
                await play_on(first, line)
            record = await ann.ask("GET", f"/api/records/{running}/file")
            assert record["version"] == 1
            replayed = await ann.ask("GET", f"/api/records/{running}/replay")
            assert replayed["info"]["options"] == {"opens": "first"} and replayed["total"] == len(record["entries"]) + 1

            wish = {"entries": 1, "seats": [{"plays": "me", "name": "Ann"}, {"plays": "me", "name": "Bob"}]}
            on = (await ann.ask("POST", f"/api/records/{running}/continue", wish, 201))["id"]
            new = (await ann.make("leduc", "Ann", "Bob", listed=True))["id"]
            assert (await version_of(ann, on), await version_of(ann, new)) == (1, 2)
            async with ann.socket(new) as line:
                await decide(line, 1)
            assert versions(stored) == {running: 1, over: 1, on: 1, new: 2}

            await upgrade(server, 3)
            with stored.begin() as connection:  # as a newer server would have left it
                connection.execute(update(ROOM).where(ROOM.c.id == on).values(version=4))
            await refused(ann, on, "rules version 4 of Leduc poker is newer than ours, 3")
            for table in (running, over):
                await refused(ann, table, "cannot be played any more, only 2 and later: nobody remembers")
            async with ann.socket(new) as line:
                await decide(line, 0)

        run(scene(), 90)
