"""Whatever comes over socket or HTTP: one clear answer, never a traceback, never a change."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.server.served import Browser, Json, Server, run

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**70,
    1.5,
    "",
    "x",
    "\x00",
    "é" * 400,
    [],
    [[]],
    {},
    {"a": [1]},
    "-2",
]
TEXTS = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\x00",
    b"\xff\xff",
    b'{"type"',
    b'"' + b"x" * 20_000 + b'"',
    b"[" * 5000,
    b"1e999",
]


def messages(table: str, chance: random.Random) -> list[bytes]:
    """Valid messages with parts replaced, left out, doubled or added; and plain rubbish."""
    good: list[Json] = [
        {"type": "move", "id": 1, "table": table, "seq": 0, "seat": 0, "token": 1},
        {"type": "undo", "id": 1, "table": table, "seq": 0, "seat": 0, "steps": 1},
        {"type": "agree", "id": 1, "table": table, "seq": 0, "seat": 0, "yes": True},
        {"type": "why", "id": 1, "table": table, "seq": 0, "seat": 0, "token": 1, "kind": "step"},
        {"type": "describe", "id": 1, "seat": 0},
        {"type": "seen", "id": 1, "seat": 0, "seq": 0},
        {"type": "speak", "id": 1, "language": "xx"},
        {"type": "welcome", "id": 1},
    ]
    found = list(TEXTS)
    for _ in range(250):
        message = dict(chance.choice(good))
        for _ in range(chance.randint(1, 3)):
            field = chance.choice([*message, "more", "table_"])
            if chance.random() < 0.2:
                message.pop(field, None)
            else:
                message[field] = chance.choice(JUNK)
        found.append(msgspec.json.encode(message) if 2**70 not in message.values() else repr(message).encode())
    return found


def test_a_socket_takes_anything(shared: Server) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(shared.url), Browser(shared.url), Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await a.wait(lambda line: bool(line.position))
            idle = b if a.asked else a  # who is asked might happen to send a good move
            before = await ann.ask("GET", f"/api/tables/{table}")
            for line, seed in ((idle, 1), (e, 2)):
                for number, data in enumerate(messages(table, random.Random(seed))):
                    text = data.decode("utf-8", "replace")
                    await line.socket.send(data if number % 7 == 0 else text)
                    await line.socket.send('{"type": "ping", "id": 77777}')
                    answers: list[Json] = []
                    while not answers or answers[-1]["type"] != "pong":
                        answers.append(await line.receive())
                    for answer in answers[:-1]:
                        assert answer["type"] in ("refusal", "description", "reason", "welcome", "here"), (data, answer)
                        if answer["type"] == "refusal":
                            assert answer["code"] != "broken" and answer["text"], (data, answer)
            assert before == await ann.ask("GET", f"/api/tables/{table}")

    run(scene(), 60)


def test_http_takes_anything(shared: Server) -> None:
    shapes = st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=30),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
        max_leaves=8,
    )
    words = st.sampled_from(["game", "players", "seats", "options", "name", "bot", "secret", "entries", "plays", "x"])

    async def scene() -> None:
        ann = Browser(shared.url)
        eve = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        before = await ann.ask("GET", f"/api/tables/{table}")
        places = ["/api/tables", f"/api/tables/{table}/seats/0", f"/api/tables/{table}/seats/0/loan"]
        places += [f"/api/tables/{table}/seats/-1", f"/api/tables/{table}/seats/99999999999999999999/bot"]
        places += [
            f"/api/tables/{table}/borrow",
            f"/api/records/{table}/continue",
            "/api/records",
            "/api/tables/%00/seats/0",
        ]
        places += [
            "/api/tables/../../etc",
            "/api/records/%ff/replay?seat=7&start=x",
            "/api/lobby?x=1",
            "/%00",
            "/socket/x",
        ]
        chance = random.Random(4)
        bodies = drawn(st.dictionaries(words, shapes, max_size=4) | shapes, 120)
        for body in bodies:
            method = chance.choice(["POST", "PUT", "DELETE", "GET", "PATCH"])
            content = body if isinstance(body, bytes) else msgspec.json.encode(body)
            kind = chance.choice(["application/json", "application/json", "text/plain", "multipart/form-data", "x"])
            path = chance.choice(places)
            answer = await eve.http.request(method, path, content=content, headers={"content-type": kind})
            assert answer.status_code < 500, (method, path, content, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["code"] != "broken" and answer.json()["text"], (method, path, content)
        assert before == await ann.ask("GET", f"/api/tables/{table}")

    run(scene(), 60)


def drawn(shape: st.SearchStrategy[Any], count: int) -> list[Any]:
    """Examples of a shape, always the same ones."""
    from hypothesis import Phase, given, seed, settings

    found: list[Any] = list(TEXTS)

    @seed(1)
    @settings(max_examples=count, database=None, deadline=None, phases=[Phase.generate])
    @given(shape)
    def draw(value: Any) -> None:
        try:
            msgspec.json.encode(value)
        except (UnicodeEncodeError, OverflowError, TypeError):
            return
        found.append(value)

    draw()
    return found
