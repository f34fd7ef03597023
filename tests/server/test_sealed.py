"""Sealed choices: all may answer at once, in any order; nobody sees an answer before all have given theirs."""

from __future__ import annotations

import pytest

from tests.server.served import Browser, Json, Line, Server, run

Two = tuple[Server, Server]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_hideouts_in_any_order(servers: Two, order: tuple[int, int, int]) -> None:
    async def scene() -> None:
        people = [Browser(servers[0].url), Browser(servers[1].url), Browser(servers[0].url)]
        table = (await people[0].make("thirteen-ghosts", "Ann", "-", "-"))["id"]
        await people[1].sit(table, 1, "Bob")
        await people[2].sit(table, 2, "Cat")
        async with people[0].socket(table) as a, people[1].socket(table) as b, people[2].socket(table) as c:
            lines = [a, b, c]
            for line in lines:
                await line.wait(lambda one: one.asked)
                assert line.position["questions"][0]["sealed"] and line.position["waiting"] == [0, 1, 2]
            chosen: dict[int, Json] = {}
            for place, seat in enumerate(order):
                line = lines[seat]
                asked = line.position["questions"][0]
                chosen[seat] = asked["options"][-1]
                assert (await line.move(chosen[seat]["token"]))["type"] == "done"
                if place < 2:
                    again = await line.say("move", seq=asked["seq"], seat=seat, token=asked["options"][0]["token"])
                    assert again["code"] in ("already-answered", "late"), again
                    for other in lines:
                        left = sorted(set(range(3)) - set(order[: place + 1]))
                        await other.wait(lambda one, left=left: one.position["waiting"] == left)  # type: ignore[misc]
                        blind(other, [n for n in order[: place + 1] if n != lines.index(other)])
            for line in lines:
                await line.wait(lambda one: one.position["seq"] >= 3)
            for seat, line in enumerate(lines):
                own = [step for step in line.steps if step["seat"] == seat]
                assert own[0]["token"] == chosen[seat]["token"]
                others = [step for step in line.steps if step["seat"] not in (-1, seat)]
                assert all(step["token"] is None for step in others)

    run(scene())


def blind(line: Line, others: list[int]) -> None:
    """What others chose is not in this seat's view."""
    for view in line.position["views"]:
        for seat in others:
            assert view["values"]["hideout"][seat] in (-1, 0, None)


def test_a_sealed_answer_survives_the_server(sqlite: str) -> None:
    """Given ahead, stored, the server killed: it comes into force after the restart."""
    server = Server(sqlite).start()

    async def before() -> tuple[Browser, Browser, str]:
        ann, bob = Browser(server.url), Browser(server.url)
        table = (await ann.make("thirteen-ghosts", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with bob.socket(table) as b:
            await b.wait(lambda one: one.asked)
            assert b.position["questions"][0]["seq"] == 1
            assert (await b.move())["type"] == "done"
        return ann, bob, table

    async def whole() -> None:
        ann, _, table = await before()
        server.kill()
        server.start()
        async with ann.socket(table) as a:
            assert a.position["waiting"] == [0]
            assert (await a.move())["type"] == "done"
            await a.wait(lambda one: one.position["seq"] >= 2)

    try:
        run(whole())
    finally:
        server.stop()
