"""Who a browser is: nothing that is refused, and no answer that gets lost, costs a browser its seats."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Browser, Json, Server, run

WRONG: list[tuple[str, str, Json, int]] = [
    ("POST", "/api/tables/{other}/borrow", {"secret": "x" * 43}, 404),
    ("POST", "/api/tables/{own}/borrow", {"secret": "{secret}"}, 409),  # one's own loan link
    ("POST", "/api/tables", {"game": "rest-in-peace", "options": {"levels": "all"}}, 400),
    ("POST", "/api/tables", {"game": "no-such-game"}, 400),
    ("POST", "/api/tables", {"game": "rest-in-peace", "seats": [{"plays": "me"}] * 3}, 400),
    ("POST", "/api/lessons", {"game": "no-such-game"}, 404),
    ("PUT", "/api/tables/{other}/seats/0", {"name": "Ann"}, 409),
    ("PUT", "/api/tables/{other}/seats/7", {"name": "Ann"}, 404),
    ("PUT", "/api/tables/{own}/seats/1", {"name": "Ann"}, 409),
]


def age(path: Path, seconds: float) -> None:
    """As if so much time had gone by."""
    with sqlite3.connect(path) as file:
        file.execute("update token set made = made - ?, used = used - ?, ends = ends - ?", (seconds,) * 3)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("tokens") / "server.db"
    with Server(f"sqlite:///{path}") as server:
        yield server, path


@pytest.mark.parametrize(("method", "path", "body", "status"), WRONG)
def test_what_is_refused_takes_no_seat_away(kept: Any, method: str, path: str, body: Json, status: int) -> None:
    server, file = kept

    async def scene() -> None:
        ann, bob = Browser(server.url), Browser(server.url)
        own = (await ann.make("rest-in-peace", "Ann", "bot:random"))["id"]
        other = (await bob.make("rest-in-peace", "Bob", "bot:random"))["id"]
        link = (await ann.ask("PUT", f"/api/tables/{own}/seats/0/loan", {}))["link"]
        secret = link.partition("#loan=")[2]
        body_now = {key: secret if value == "{secret}" else value for key, value in body.items()}
        for _ in range(3):  # whatever was refused, and however long ago, the seat is still there
            before = dict(ann.http.cookies)
            await ann.ask(method, path.format(own=own, other=other), body_now, status)
            assert dict(ann.http.cookies) == before
            age(file, 62)
            assert (await ann.ask("GET", f"/api/tables/{own}"))["seats"][0]["yours"]

    run(scene())


def test_a_continuation_with_wrong_seats_takes_no_seat_away(kept: Any) -> None:
    server, file = kept

    async def scene() -> None:
        ann = Browser(server.url)
        own = (await ann.make("leduc", "Ann", "bot:random"))["id"]
        code = (await ann.ask("GET", f"/api/tables/{own}/seats/0/code"))["code"]
        sent = await ann.http.post("/api/records", content=code, headers={"content-type": "text/plain"})
        wish = {"entries": 0, "seats": [{"plays": "me"}] * 5}
        refused = await ann.ask("POST", f"/api/records/{sent.json()['id']}/continue", wish, 400)
        assert refused["code"] == "bad-options"
        age(file, 62)
        assert (await ann.ask("GET", f"/api/tables/{own}"))["seats"][0]["yours"]

    run(scene())


def test_an_answer_that_gets_lost_costs_nothing(kept: Any) -> None:
    """The new token never arrives: the browser goes on with the old one, for as long as it likes."""
    server, file = kept

    async def scene() -> None:
        ann = Browser(server.url)
        first = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await ann.ask("GET", "/api/lobby")  # it has arrived
        for _ in range(3):
            lost = Browser(server.url)
            lost.http.cookies = dict(ann.http.cookies)
            await lost.make("rest-in-peace", "Ann", "-")
            age(file, 3600)
        assert (await ann.ask("GET", f"/api/tables/{first}"))["seats"][0]["yours"]
        assert len((await ann.ask("GET", "/api/lobby"))["yours"]) == 4

    run(scene())


def test_two_answers_that_cross_each_other_cost_nothing(kept: Any) -> None:
    """Two requests at once get a token each; whichever the browser keeps, and in whichever order they come, works."""
    server, file = kept

    async def scene() -> None:
        for keeps in (0, 1):
            ann = Browser(server.url)
            table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
            await ann.ask("GET", "/api/lobby")
            tabs = [Browser(server.url), Browser(server.url)]
            for tab in tabs:
                tab.http.cookies = dict(ann.http.cookies)
                await tab.make("rest-in-peace", "Ann", "-")
            await tabs[1 - keeps].ask("GET", "/api/lobby")  # used once, then the other answer came in
            age(file, 3600)
            assert (await tabs[keeps].ask("GET", f"/api/tables/{table}"))["seats"][0]["yours"]

    run(scene())


def test_tokens_are_hashed_and_the_old_ones_end(kept: Any) -> None:
    server, file = kept

    async def scene() -> None:
        ann = Browser(server.url)
        ann.http.cookies.set("hauntings", "chosen-by-an-attacker-chosen-by-an-attacker")
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        cookies = [cookie.value for cookie in ann.http.cookies.jar if cookie.value and "attacker" not in cookie.value]
        old = cookies[0]
        assert len(cookies) == 1 and len(old) == 43
        ann.http.cookies.clear()
        ann.http.cookies.set("hauntings", old)
        await ann.ask("GET", "/api/lobby")
        answer = await ann.http.post("/api/tables", json={"game": "rest-in-peace"})
        setting = answer.headers["set-cookie"].lower()
        assert "httponly" in setting and "samesite=lax" in setting and old not in answer.headers["set-cookie"]
        new = answer.cookies["hauntings"]
        tab = Browser(server.url)

        async def is_known(token: str) -> bool:
            tab.http.cookies.clear()
            tab.http.cookies.set("hauntings", token)
            return bool((await tab.ask("GET", f"/api/tables/{table}"))["seats"][0]["yours"])

        assert await is_known(old) and await is_known(new) and await is_known(old)
        age(file, 61)
        assert await is_known(new) and not await is_known(old)
        with sqlite3.connect(file) as stored:
            everything = "".join(stored.iterdump())
        assert old not in everything and new not in everything
        assert hashlib.sha256(new.encode()).hexdigest() in everything

    run(scene())
