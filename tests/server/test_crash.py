"""kill -9 in the middle of a game: every acknowledged move is there, and the game goes on, bots included."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.served import Browser, ConnectionClosed, Json, Line, Server, run


@pytest.mark.parametrize("kills", [2])
def test_nothing_acknowledged_is_lost(database: str, kills: int) -> None:
    server = Server(database).start()
    chance = random.Random(kills)
    acknowledged: dict[int, int] = {}

    async def moves(line: Line, most: int) -> None:
        """Play on, and note what the server said is done."""
        while not line.over and len(acknowledged) < most:
            if not line.asked:
                await line.receive()
                continue
            asked: Json = line.position["questions"][0]
            token = asked["options"][-1]["token"]
            answer = await line.say("move", seq=asked["seq"], seat=asked["seat"], token=token)
            assert answer["type"] == "done", answer
            acknowledged[answer["seq"]] = token
            while not line.over and line.position["seq"] <= asked["seq"]:
                await line.receive()

    async def whole() -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        for _ in range(kills):
            try:
                async with ann.socket(table) as line:
                    check(line)
                    game = asyncio.create_task(moves(line, 10_000))
                    await asyncio.sleep(chance.uniform(0.02, 0.15))
                    await asyncio.to_thread(server.kill)
                    await game
            except (ConnectionClosed, OSError):
                pass
            await asyncio.to_thread(server.start)
        async with ann.socket(table) as line:
            check(line)
            await moves(line, 10_000)
            assert line.over
            assert [step["seq"] for step in line.steps] == list(range(-1, line.info["entries"]))

    def check(line: Line) -> None:
        stored = {step["seq"]: step["token"] for step in line.steps if step["seat"] == 0}
        assert acknowledged.items() <= stored.items()

    try:
        run(whole(), 60)
    finally:
        server.stop()


def test_bots_alone_go_on_after_a_restart(sqlite: str) -> None:
    server = Server(sqlite, HAUNTINGS_THINK="0.05").start()

    async def whole() -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "bot:greedy", "bot:random"))["id"]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        before = (await ann.ask("GET", f"/api/tables/{table}"))["entries"]
        await asyncio.sleep(0.5)
        after = await ann.ask("GET", f"/api/tables/{table}")
        assert after["entries"] > before or after["state"] == "over"

    try:
        run(whole())
    finally:
        server.stop()


def test_a_rule_fix_kills_no_running_game(tmp_path: object) -> None:
    """Moves that today's rules would not allow: the game goes on from its snapshot, it only cannot go back."""
    import sqlite3

    server = Server(f"sqlite:///{tmp_path}/server.db").start()

    async def whole() -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "Bob"))["id"]
        async with ann.socket(table) as line:
            for _ in range(4):
                seq = line.position["seq"]
                await line.move()
                await line.wait(lambda one, seq=seq: one.position["seq"] > seq)  # type: ignore[misc]
        await asyncio.to_thread(server.kill)
        with sqlite3.connect(f"{tmp_path}/server.db") as file:
            file.execute("update move set token = 33 where seq = 1")
        await asyncio.to_thread(server.start)
        async with ann.socket(table) as line:
            told = len(line.steps)
            assert told == 5 and line.steps[1]["events"]
            seq, seat = line.position["seq"], line.position["questions"][0]["seat"]
            assert (await line.say("undo", seq=seq, seat=seat, steps=1))["code"] == "rules-changed"
            assert (await line.move())["type"] == "done"

    try:
        run(whole())
    finally:
        server.stop()
