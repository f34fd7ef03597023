"""Those who send too much: the cut-off comes, dear answers are rare, and nobody else notices."""

from __future__ import annotations

import asyncio

from hauntings.server import limits
from tests.server.served import Browser, ConnectionClosed, Line, Server, run

PING = '{"type": "ping", "id": 1}'


async def closed(line: Line) -> int:
    """Listen until the server closes; its code."""
    try:
        while True:
            await line.receive()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 0


def test_pauses_do_not_put_the_end_off(sqlite: str) -> None:
    """A message that is allowed in between does not begin the count again."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as line, ann.socket(table) as calm:
            end = asyncio.create_task(closed(line))
            while not end.done():
                try:
                    for _ in range(30):
                        await line.socket.send(PING)
                except ConnectionClosed:
                    pass
                await asyncio.sleep(0.25)  # one or two are allowed again
            assert await end == 4429
            assert (await calm.say("ping"))["type"] == "pong"

    with Server(sqlite, HAUNTINGS_LIMITS="1") as server:
        run(scene(server))


def test_a_storm_of_messages_ends_at_once(sqlite: str) -> None:
    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as line:
            end = asyncio.create_task(closed(line))
            for _ in range(2000):
                await line.socket.send(PING)
            assert await end == 4429

    with Server(sqlite, HAUNTINGS_LIMITS="1", HAUNTINGS_PATIENCE="1") as server:
        run(scene(server))


def test_everything_anew_is_rare(sqlite: str) -> None:
    burst = int(limits.RATES["speak"][1])

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as line:
            answers = [await line.say("speak", language="pl", odds=True) for _ in range(burst + 4)]
            assert [answer["type"] for answer in answers[:burst]] == ["done"] * burst
            assert [answer.get("code") for answer in answers[-2:]] == ["too-much"] * 2
            assert sum(text.startswith('{"type":"welcome"') for text in line.heard) <= burst + 2
            assert (await line.say("describe", seat=0))["lines"]

    with Server(sqlite, HAUNTINGS_LIMITS="1") as server:
        run(scene(server))
