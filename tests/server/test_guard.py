"""What the guard turns away, in a sentence and with our headers; who asks, behind a proxy; and the log's limit."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from litestar.testing import TestClient

from hauntings.server import logs
from hauntings.server.addresses import home_of, is_local
from hauntings.server.app import create
from hauntings.server.guard import Guard
from hauntings.server.limits import MOST_ADDRESSES, RATES, SOCKETS, Limits
from hauntings.server.settings import Settings
from tests.server.served import Server

HERE = "http://testserver.local"
WISH = b'{"game": "rest-in-peace"}'


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Guard]]:
    settings = Settings(database=f"sqlite:///{tmp_path}/server.db", think=0, static=tmp_path)
    with TestClient(create(settings), base_url=HERE) as found:
        yield found


def refused(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status and answer.json()["code"] == code and answer.json()["text"], answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://]", "http://[::1", "://", "http://", "http://a@b@c", "\xff", "http://testserver.local/"],
)
def test_an_origin_that_is_none_is_foreign(client: TestClient[Guard], origin: str) -> None:
    headers = {b"origin": origin.encode("latin-1"), b"content-type": b"application/json"}
    refused(client.post("/api/tables", content=WISH, headers=headers), 403, "foreign-origin")


@pytest.mark.parametrize("depth", [100, 400, 900, 1000, 20_000])
@pytest.mark.parametrize("shape", ["%s", '{"game": "rest-in-peace", "options": {"levels": %s}}', '{"game": %s}'])
def test_things_within_things(client: TestClient[Guard], depth: int, shape: str) -> None:
    for inner in ("[" * depth + "]" * depth, '{"a":' * (depth // 2) + "1" + "}" * (depth // 2)):
        headers = {"content-type": "application/json"}
        for path in ("/api/tables", "/api/lessons"):
            answer = client.post(path, content=shape % inner, headers=headers)
            refused(answer, 400, answer.json()["code"])
            assert answer.json()["code"] in ("bad-message", "bad-options")


def test_a_record_of_things_within_things(client: TestClient[Guard]) -> None:
    headers = {"content-type": "application/json"}
    deep = "[" * 1000 + "]" * 1000
    for text in (deep, f'{{"game": "rest-in-peace", "start": {deep}}}'):
        refused(client.post("/api/records", content=text, headers=headers), 400, "bad-record")


@pytest.mark.parametrize(
    ("method", "path", "kind", "status"),
    [
        ("POST", "/api/tables", "application/json", 201),
        ("POST", "/api/tables", "Application/JSON; charset=utf-8", 201),
        ("POST", "/api/tables", "", 415),
        ("POST", "/api/tables", "text/plain", 415),
        ("POST", "/api/tables", "application/x-www-form-urlencoded", 415),
        ("POST", "/api/tables", "application/jsonx", 415),
        ("POST", "/api/records", "text/plain;charset=UTF-8", 400),
        ("POST", "/api/records", "application/json", 400),
        ("POST", "/api/records", "", 415),
        ("POST", "/api/records", "multipart/form-data; boundary=x", 415),
        ("PUT", "/api/tables/abcdefgh/seats/0", "text/plain", 415),
        ("DELETE", "/api/tables/abcdefgh/seats/0", "text/plain", 415),
        ("DELETE", "/api/tables/abcdefgh/seats/0", "application/json", 404),
    ],
)
def test_a_body_says_what_it_is(client: TestClient[Guard], method: str, path: str, kind: str, status: int) -> None:
    headers = {"content-type": kind} if kind else {}
    answer = client.request(method, path, content=WISH, headers=headers)
    assert answer.status_code == status, answer.text
    if status == 415:
        refused(answer, 415, "bad-message")


def test_a_delete_without_a_body_says_nothing(client: TestClient[Guard]) -> None:
    refused(client.delete("/api/tables/abcdefgh/seats/0"), 404, "not-found")


def test_what_breaks_has_our_headers_and_leaves_no_trace() -> None:
    async def breaks(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("a secret")

    answer = asked(Guard(breaks, Limits()), {})
    refused(answer, 500, "broken")
    assert "secret" not in answer.text


# --- who asks -----------------------------------------------------------------------------------------------------


def test_the_figures_are_for_this_machine_alone(sqlite: str) -> None:
    for arguments in ((), ("--proxy",)):
        with Server(sqlite, arguments=arguments) as server, httpx.Client(base_url=server.url) as client:
            assert "hauntings_sockets" in client.get("/metrics").text
            for name in ("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "X-Real-IP"):
                for value in ("127.0.0.1", "192.0.2.7", "192.0.2.7, 127.0.0.1", "127.0.0.1, 192.0.2.7", ""):
                    answer = client.get("/metrics", headers={name: value})
                    assert answer.status_code == 404, (arguments, name, value)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An app that says who asks."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": f"{scope['client'][0]} {scope['scheme']}".encode()})


def asked(app: Any, headers: dict[str, str], peer: str = "127.0.0.1") -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(peer, 7)), base_url=HERE) as client:
            return await client.get("/", headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("hops", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("203.0.113.9, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1,192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("192.0.2.7, nonsense", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_behind_a_proxy_the_last_hop_counts(hops: str, expected: str) -> None:
    headers = {"x-forwarded-for": hops, "x-forwarded-proto": "http, https"}
    assert asked(Guard(echo, Limits(), proxy=True), headers).text == f"{expected} https"
    assert asked(Guard(echo, Limits()), headers).text == "127.0.0.1 http"
    assert asked(Guard(echo, Limits(), proxy=True), headers, "192.0.2.1").text == "192.0.2.1 http"  # no proxy of ours


def test_an_invented_hop_gives_no_fresh_share() -> None:
    guard, chance = Guard(echo, Limits(), proxy=True), random.Random(1)

    def ask(hops: str) -> int:
        return asked(guard, {"x-forwarded-for": hops}).status_code

    burst = int(RATES["http"][1])
    told = [ask(f"198.51.100.{chance.randrange(250)}, 192.0.2.7") for _ in range(burst)]
    assert told.count(200) == burst
    assert 429 in [ask(f"198.51.100.{chance.randrange(250)}, 192.0.2.7") for _ in range(burst)]
    assert ask("192.0.2.8") == 200  # another one has its own


def test_a_whole_network_of_version_six_is_one_address() -> None:
    assert home_of("2001:db8:1:2::7") == home_of("2001:db8:1:2:ffff::8") != home_of("2001:db8:1:3::7")
    assert home_of("::ffff:192.0.2.7") == "192.0.2.7" and home_of("elsewhere") == "elsewhere"
    assert [is_local(one) for one in ("127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.1", "x")] == [
        *[True] * 4,
        *[False] * 2,
    ]
    limits = Limits()
    burst = int(RATES["http"][1])
    assert [limits.allow("http", f"2001:db8::{n:x}") for n in range(burst + 50)].count(True) < burst + 10
    assert [limits.enter(f"2001:db8:7::{n:x}") for n in range(SOCKETS + 9)].count(True) == SOCKETS


def test_a_crowd_of_addresses_takes_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limits = Limits()
    told = [limits.allow("http", f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}") for n in range(MOST_ADDRESSES + 1000)]
    assert len(limits.buckets) <= MOST_ADDRESSES + 1 and not told[-1]  # the last ones share what one may
    now += 60
    assert limits.allow("http", "192.0.2.7") and len(limits.buckets) == 1


def test_a_socket_is_refused_with_a_sentence(sqlite: str) -> None:
    head = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    head |= {"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "origin": "http://["}
    with Server(sqlite, HAUNTINGS_LIMITS="1") as server, httpx.Client(base_url=server.url) as client:
        refused(client.get("/socket/abcdefgh", headers=head), 403, "foreign-origin")
        answers = (client.get("/socket/abcdefgh", headers=head) for _ in range(3000))
        first = next(answer for answer in answers if answer.status_code != 403)
        refused(first, 429, "too-much")  # before anything else is looked at


# --- the log ------------------------------------------------------------------------------------------------------


def test_so_many_lines_of_a_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    sparing = logs.Sparing()

    def written(event: dict[str, Any]) -> Any:
        try:
            return sparing(None, "error", dict(event))
        except structlog.DropEvent:
            return None

    broke = {"event": "a request broke", "error": "KeyError", "where": ["a.py:1 f", "b.py:2 g"]}
    lines = [line for _ in range(5000) if (line := written(broke)) is not None]
    assert len(lines) == logs.MOST_LINES and lines[-1]["more"] and "more" not in lines[0]
    assert written({**broke, "where": ["a.py:1 f", "c.py:9 h"]}) is not None  # another cause
    assert written({"event": "redis: not told", "error": "TimeoutError"}) is not None
    now += logs.WINDOW + 1
    assert written(broke)["left_out"] == 5000 - logs.MOST_LINES
    assert "left_out" not in written(broke)
    kept = [written({"event": f"cause {n}"}) for n in range(3 * logs.MOST_CAUSES)]
    assert len(sparing.causes) <= logs.MOST_CAUSES + 1
    assert len([line for line in kept if line is not None]) <= logs.MOST_CAUSES + logs.MOST_LINES
