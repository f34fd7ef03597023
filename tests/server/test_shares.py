"""One visitor does not stop the others: search bots and desks are shared out, and tables that nobody looks at rest."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hauntings.records.record import Entry, from_bytes, record_of
from tests.server.served import Browser, Server, run
from tests.test_records import played

GOLDEN = Path(__file__).parents[1] / "golden"
GREEDY_VISITOR = "127.0.0.2"


async def entries(browser: Browser, table: str) -> int:
    """How far a listed table is, without looking at it."""
    return next(int(one["entries"]) for one in (await browser.ask("GET", "/api/lobby"))["tables"] if one["id"] == table)


async def rests(browser: Browser, table: str, seconds: float) -> int:
    """Wait until nothing happens at a table for so long; how far it is then."""
    before, now = -1, await entries(browser, table)
    while now != before:
        await asyncio.sleep(seconds)
        before, now = now, await entries(browser, table)
    return now


async def goes_on(browser: Browser, table: str, beyond: int) -> None:
    while await entries(browser, table) <= beyond:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("watched", [False, True])
def test_eight_tables_of_strong_bots_do_not_stop_an_ordinary_one(sqlite: str, watched: bool) -> None:
    """Before there were shares, each of these answers waited until every strong bot had thought once."""

    async def scene() -> None:
        eve, ann = Browser(server.url, GREEDY_VISITOR), Browser(server.url)
        async with AsyncExitStack() as open_sockets:
            for _ in range(8):
                table = (await eve.make("ghost-stories", *["bot:search:20000"] * 4))["id"]
                if watched:
                    await open_sockets.enter_async_context(eve.socket(table))
            table = (await ann.make("rest-in-peace", "Ann", "bot:search:200"))["id"]
            async with ann.socket(table) as line:
                bots = 0
                while bots < 6 and not line.over:
                    if line.asked:
                        await line.move()
                    await line.receive(20)
                    bots = sum(step["bot"] for step in line.steps)

    with Server(sqlite, HAUNTINGS_WORKERS="2") as server:
        run(scene(), 30)


def test_a_table_rests_while_nobody_looks(sqlite: str) -> None:
    async def scene() -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "bot:random", "bot:random", listed=True))["id"]
        rested = await rests(ann, table, 0.7)
        about = await ann.ask("GET", f"/api/tables/{table}")
        assert about["state"] == "running" and about["entries"] == rested
        await goes_on(ann, table, rested)  # somebody asked for it
        rested = await rests(ann, table, 0.7)
        async with ann.socket(table) as line:
            assert line.info["state"] == "running" and line.position["seq"] == rested
            await line.wait(lambda one: one.position["seq"] >= rested + 10)  # longer than anybody lingers
        rested = await rests(ann, table, 0.7)
        assert (await ann.ask("GET", f"/api/tables/{table}"))["state"] == "running"

    with Server(sqlite, HAUNTINGS_THINK="0.1", HAUNTINGS_LINGER="0.4") as server:
        run(scene(), 60)


def test_who_moves_and_goes_gets_an_answer(sqlite: str) -> None:
    async def scene() -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy", listed=True))["id"]
        async with ann.socket(table) as line:
            await line.wait(lambda one: one.asked)
            while line.asked:
                seq = line.position["seq"]
                await line.move()
                await line.wait(lambda one, seq=seq: one.position["seq"] > seq)  # type: ignore[misc]
            assert line.position["waiting"] == [1]
        await goes_on(ann, table, line.position["seq"])

    with Server(sqlite, HAUNTINGS_THINK="0.5") as server:
        run(scene())


def test_another_process_goes_on_where_somebody_looks(postgres: Any, redis: str) -> None:
    """Made at one process, which soon thinks of it no longer; looked at through the other, which takes over."""
    url = postgres()
    settings: dict[str, Any] = {"HAUNTINGS_LINGER": "0.2", "HAUNTINGS_THINK": "0.02", "HAUNTINGS_TICK": "0.3"}

    async def scene() -> None:
        ann, eve = Browser(one.url), Browser(other.url)
        table = (await ann.make("rest-in-peace", "bot:greedy", "bot:greedy"))["id"]
        async with eve.socket(table) as line:
            await line.wait(lambda line: line.over)
            assert [step["seq"] for step in line.steps] == list(range(-1, line.info["entries"]))

    with Server(url, redis, **settings) as one, Server(url, redis, **settings) as other:
        run(scene(), 60)


# --- desks ------------------------------------------------------------------------------------------------------


def taken_back(times: int) -> bytes:
    """A record in which somebody takes the same decision back again and again."""
    game = played("ghost-stories", 4, 3, most=20)
    record = record_of(game, secret=True)
    record.entries += [Entry(seat=game.asked or 0, says=game.words[0]), Entry(undo=1)] * times
    return msgspec.json.encode(record)


def test_a_replay_comes_packed_or_plain_and_is_kept(shared: Server) -> None:
    async def scene() -> None:
        eve = Browser(shared.url)
        data = taken_back(100)
        assert len(from_bytes(data).entries) == 220
        kept = await eve.upload(data)
        assert kept.status_code == 201, kept.text
        path = f"/api/records/{kept.json()['id']}/replay"
        packed = await eve.http.get(path)
        assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "accept-encoding"
        plain = await eve.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == packed.json()
        steps = [frame["step"] for frame in plain.json()["frames"]]
        assert [step["undo"] for step in steps[-4:]] == [1, 0, 1, 0] and len(steps) == 200

    run(scene())


def test_padded_uploads_are_refused(shared: Server) -> None:
    async def scene() -> None:
        eve = Browser(shared.url)
        record = from_bytes((GOLDEN / "ghost-stories-both-5-0.txt").read_bytes())
        record.digests.update({str(n): "0" * 16 for n in range(10_000, 30_000)})
        answer = await eve.upload(msgspec.json.encode(record))
        assert answer.status_code == 400 and answer.json()["code"] == "bad-record", answer.text
        assert "a digest of decision 10000" in answer.json()["text"]

    run(scene())


def test_one_visitors_replays_do_not_keep_others_waiting(sqlite: str) -> None:
    """Eve fills her line at the desks and is told so; Ann's upload is done while Eve's replays still wait."""

    async def scene() -> None:
        eve, ann = Browser(server.url, GREEDY_VISITOR), Browser(server.url)
        kept = await eve.upload(taken_back(2400))
        assert kept.status_code == 201, kept.text
        path = f"/api/records/{kept.json()['id']}/replay"
        pages = [asyncio.create_task(eve.http.get(f"{path}?start={n}&end={n + 200}")) for n in range(0, 4000, 200)]
        await asyncio.wait(pages, return_when=asyncio.FIRST_COMPLETED)
        golden = (GOLDEN / "rest-in-peace-2-0.txt").read_bytes()
        answer = await ann.http.post("/api/records", content=golden, headers={"content-type": "text/plain"})
        assert answer.status_code == 201, answer.text
        assert not all(page.done() for page in pages)
        answers = [(page.status_code, page) for page in await asyncio.gather(*pages)]
        refused = [page.json()["code"] for status, page in answers if status != 200]
        assert refused and set(refused) == {"too-much"}
        assert len([status for status, _ in answers if status == 200]) >= 9

    with Server(sqlite, HAUNTINGS_WORKERS="1") as server:
        run(scene(), 60)
