"""Seats that change hands while a game runs: nobody looks at two sides, and the others agree first."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.served import Browser, Json, Server, run

Two = tuple[Server, Server]


async def seats_of(browser: Browser, table: str) -> list[str]:
    return [chair["plays"] for chair in (await browser.ask("GET", f"/api/tables/{table}"))["seats"]]


async def claim_of(browser: Browser, table: str) -> Json:
    found: Json | None = (await browser.ask("GET", f"/api/tables/{table}"))["claim"]
    assert found is not None
    return found


async def agree(browser: Browser, table: str, yes: bool = True, status: int = 200, n: int | None = None) -> Any:
    n = (await claim_of(browser, table))["n"] if n is None else n
    return await browser.ask("PUT", f"/api/tables/{table}/claim", {"n": n, "yes": yes}, status)


async def notes_of(browser: Browser, table: str) -> list[tuple[str, int, str, str]]:
    """What the log says of seats: what, which, who, and the bot or borrower."""
    async with browser.socket(table) as line:
        return [(one["note"], one["seat"], one["name"], one["text"]) for one in line.chat if one["note"]]


def test_a_bot_is_not_sent_away_behind_the_others_backs(servers: Two) -> None:
    """Ann wants to look at the bot's cards in a second browser: Bob would have to agree twice, and the log tells."""

    async def scene() -> None:
        ann, bob, second = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[0].url)
        table = (await ann.make("thirteen-ghosts", "Ann", "-", "bot:random"))["id"]
        await bob.sit(table, 1, "Bob")
        bot = f"/api/tables/{table}/seats/2/bot"
        for path, method, body in ((bot, "DELETE", None), (bot, "PUT", {"bot": "greedy"})):
            asked = await ann.ask(method, path, body)
            assert asked["seats"][2]["plays"] == "bot" and asked["seats"][2]["bot"] == "random"
            assert asked["claim"]["waiting"] == [1] and asked["claim"]["by"] == 0 and asked["claim"]["yours"]
            seen = await claim_of(second, table)
            assert not seen["yours"] and "guest" not in seen
            assert (await agree(ann, table, True, 400))["code"] == "not-asked"  # not for oneself
            assert (await agree(second, table, True, 400))["code"] == "not-asked"
            assert (await agree(bob, table, True, 409, n=seen["n"] + 1))["code"] == "no-claim"
            assert (await ann.ask("DELETE", bot, None, 409))["code"] == "claim-open"
            denied = await agree(bob, table, False)
            assert denied["claim"] is None and denied["seats"][2]["bot"] == "random"
        await ann.ask("DELETE", bot)
        assert (await agree(bob, table))["seats"][2]["plays"] == "open"
        asked = await second.ask("PUT", f"/api/tables/{table}/seats/2", {"name": "Ann?"})
        claim = asked["claim"]
        assert claim["waiting"] == [0, 1] and claim["by"] == -1 and claim["name"] == "Ann?" and claim["yours"]
        async with second.socket(table) as line:
            assert line.position["views"][0]["seat"] == -1, "nothing is to be seen before all agree"
            assert line.info["claim"]["yours"]
            assert (await agree(ann, table))["claim"]["waiting"] == [1]
            await agree(bob, table, False)
            await line.wait(lambda one: one.info["claim"] is None)
        assert (await second.ask("GET", f"/api/tables/{table}"))["seats"][2]["plays"] == "open"
        await second.ask("PUT", f"/api/tables/{table}/seats/2", {"name": "Cat"})
        async with second.socket(table) as line:
            await agree(bob, table)
            assert (await agree(ann, table))["seats"][2]["name"] == "Cat"
            await line.wait(lambda one: one.position["views"][0]["seat"] == 2)
        assert await notes_of(bob, table) == [
            ("denied", 2, "Ann", "free"),
            ("denied", 2, "Ann", "fill"),
            ("freed", 2, "Ann", "random"),
            ("denied", 2, "Ann?", "sit"),
            ("sat", 2, "Cat", ""),
        ]

    run(scene())


def test_who_has_seen_one_side_takes_no_other(servers: Two) -> None:
    async def scene() -> None:
        ann, bob = Browser(servers[0].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        seats = f"/api/tables/{table}/seats"
        link = (await bob.ask("PUT", f"{seats}/1/loan", {}))["link"]
        wish = {"secret": link.partition("#loan=")[2], "name": "Ann"}
        assert (await ann.ask("POST", f"/api/tables/{table}/borrow", wish, 403))["code"] == "has-seen"
        await bob.ask("DELETE", f"{seats}/1")
        assert (await ann.ask("PUT", f"{seats}/1", {"name": "Ann"}, 403))["code"] == "has-seen"
        assert await seats_of(ann, table) == ["person", "open"]
        back = await bob.ask("PUT", f"{seats}/1", {"name": "Bob"})  # he knows that side and no other
        assert back["claim"]["waiting"] == [0]
        assert (await agree(bob, table, False))["claim"] is None  # he withdraws it
        await bob.ask("PUT", f"{seats}/1", {"name": "Bob"})
        await agree(ann, table)
        assert (await bob.ask("GET", f"/api/tables/{table}"))["seats"][1]["yours"]
        notes = [("left", 1, "Bob", ""), ("sat", 1, "Bob", "")]
        assert await notes_of(ann, table) == notes

    run(scene())


def test_alone_with_bots_nobody_is_asked_but_the_log_tells(shared: Server) -> None:
    async def scene() -> None:
        ann, second = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:random"))["id"]
        seat = f"/api/tables/{table}/seats/1"
        assert (await ann.ask("DELETE", f"{seat}/bot"))["seats"][1]["plays"] == "open"
        assert (await ann.ask("PUT", seat, {"name": "Ann"}, 403))["code"] == "has-seen"
        assert (await second.ask("PUT", seat, {"name": "Ben"}))["claim"]["waiting"] == [0]
        await ann.ask("PUT", f"{seat}/bot", {"bot": "greedy"})  # a seat changes hands: the claim lapses
        assert (await ann.ask("GET", f"/api/tables/{table}"))["claim"] is None
        assert (await agree(ann, table, True, 409, n=1))["code"] == "no-claim"
        assert await notes_of(ann, table) == [("freed", 1, "Ann", "random"), ("filled", 1, "Ann", "greedy")]

    run(scene())


def test_where_nothing_is_secret_seats_are_free(shared: Server) -> None:
    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("ghost-stories", "Ann", "-", "-"))["id"]
        for seat in (1, 2):
            await bob.sit(table, seat, "Bob")
        await bob.ask("DELETE", f"/api/tables/{table}/seats/2")
        taken = await ann.sit(table, 2, "Ann")
        assert taken["claim"] is None and taken["seats"][2]["yours"]

    run(scene())


def test_taoists_share_what_they_know_and_wu_feng_does_not(shared: Server) -> None:
    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("ghost-stories-black-secret", "Ann", "-", "-"))["id"]
        seats = f"/api/tables/{table}/seats"
        for seat in (1, 2):
            await bob.sit(table, seat, "Bob")
        for seat in (1, 2):
            await bob.ask("DELETE", f"{seats}/{seat}")
        assert (await ann.ask("PUT", f"{seats}/2", {"name": "Ann"}, 403))["code"] == "has-seen"
        assert (await ann.sit(table, 1, "Ann"))["seats"][1]["yours"]  # alone at the table now
        asked = await bob.ask("PUT", f"{seats}/2", {"name": "Bob"})  # he has seen both, so no new side
        assert asked["claim"]["waiting"] == [0, 1]
        assert (await agree(ann, table))["seats"][2]["plays"] == "person"

    run(scene())


def test_before_the_game_everybody_sits_where_they_like(shared: Server) -> None:
    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("thirteen-ghosts", "Ann", "-", "bot:random"))["id"]
        seats = f"/api/tables/{table}/seats"
        assert (await ann.ask("DELETE", f"{seats}/2/bot"))["claim"] is None
        await bob.sit(table, 1, "Bob")
        await bob.ask("DELETE", f"{seats}/1")
        assert (await bob.sit(table, 2, "Bob"))["claim"] is None
        assert (await ann.sit(table, 1, "Ann"))["state"] == "running"  # two seats on one device
        assert await notes_of(ann, table) == []

    run(scene())


def test_two_who_agree_at_once(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, cat = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[0].url)
        table = (await ann.make("thirteen-ghosts", "Ann", "-", "-", "bot:random"))["id"]
        await bob.sit(table, 1, "Bob")
        await cat.sit(table, 2, "Cat")
        n = (await ann.ask("DELETE", f"/api/tables/{table}/seats/3/bot"))["claim"]["n"]
        await asyncio.gather(agree(bob, table, n=n), agree(cat, table, n=n))
        assert await seats_of(ann, table) == ["person", "person", "person", "open"]

    run(scene())


def test_a_seat_is_never_taken_by_nobody(tmp_path: Path) -> None:
    """This process thinks that the seat is taken; by now it is free: who sits down gets it, cookie and all."""
    path = f"sqlite:///{tmp_path}/server.db"

    async def scene(one: str, other: str) -> None:
        ann, bob, cat = Browser(one), Browser(one), Browser(other)
        table = (await ann.make("thirteen-ghosts", "Ann", "-", "-"))["id"]
        seat = f"/api/tables/{table}/seats/1"
        for _ in range(5):
            await bob.sit(table, 1, "Bob")
            assert (await cat.ask("GET", f"/api/tables/{table}"))["seats"][1]["plays"] == "person"
            await bob.ask("DELETE", seat)
            cat.http.cookies.clear()
            taken = await cat.sit(table, 1, "Cat")
            assert taken["seats"][1]["yours"] and cat.http.cookies
            await cat.ask("DELETE", seat)
        with sqlite3.connect(tmp_path / "server.db") as file:
            assert file.execute("select count(*) from seat where owner = ''").fetchone() == (0,)

    with Server(path, HAUNTINGS_TICK="600") as one, Server(path, HAUNTINGS_TICK="600") as other:
        run(scene(one.url, other.url))
