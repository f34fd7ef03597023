"""Whole games over real sockets, on both engines; wrong, late, doubled and foreign moves; coming back."""

from __future__ import annotations

import random

import pytest

from tests.server.served import Browser, Json, Server, first, play_on, run

Two = tuple[Server, Server]


@pytest.mark.parametrize("game", ["rest-in-peace", "thirteen-ghosts"])
def test_two_people_play_a_whole_game_and_a_spectator_watches(servers: Two, game: str) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[1].url)
        table = (await ann.make(game, "Ann", "-"))["id"]
        async with ann.socket(table) as a, eve.socket(table) as e:
            assert a.info["state"] == "waiting" and not a.position
            await bob.sit(table, 1, "Bob")
            async with bob.socket(table) as b:
                await a.wait(lambda line: bool(line.position))
                assert [chair["yours"] for chair in a.info["seats"]] == [True, False]
                pick = random.Random(5)
                made = await play_on(lambda asked: pick.choice(asked["options"])["token"], a, b)
                await e.wait(lambda line: line.over)
                assert made == len(a.steps) - 1 == a.info["entries"]
                for line in (a, b, e):
                    assert [step["seq"] for step in line.steps] == list(range(-1, made))
                    assert line.info["seed"] and sum(line.info["result"]) > 0
                assert all(view["seat"] == -1 for view in e.position["views"])
                assert not any('"questions":[{' in text for text in e.heard)
                assert all(step["token"] is None for step in e.steps)
        for browser in (ann, bob, eve):
            await browser.close()

    run(scene())


def test_every_wrong_move_is_refused_and_changes_nothing(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[0].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await a.wait(lambda line: bool(line.position))
            one, other = (a, b) if a.asked else (b, a)
            seat = one.position["questions"][0]["seat"]
            before = await ann.ask("GET", f"/api/tables/{table}")

            async def code(line: object, **move: int | str) -> str:
                answer: Json = await line.say("move", **move)  # type: ignore[attr-defined]
                assert answer["type"] == "refusal" and answer["text"], answer
                return str(answer["code"])

            assert await code(other, seq=0, seat=1 - seat, token=0) == "not-asked"
            assert await code(other, seq=0, seat=seat, token=0) == "not-yours"
            assert await code(e, seq=0, seat=seat, token=0) == "not-yours"
            assert await code(e, seq=0, token=0) == "not-yours"
            assert await code(one, seq=1, seat=seat, token=0) == "early"
            assert await code(one, seq=-1, seat=seat, token=0) == "late"
            assert await code(one, seq=0, seat=7, token=0) == "not-found"
            assert await code(one, seq=0, seat=seat, token=39) == "cannot-choose"
            assert await code(one, seq=0, seat=seat, token=999_999) == "cannot-choose"
            assert await code(one, seq=0, seat=seat, token=-1) == "bad-message"
            assert await code(one, seq=0, seat=seat, token=0, table="elsewhere") == "not-found"
            assert before == await ann.ask("GET", f"/api/tables/{table}")

            asked = one.position["questions"][0]
            token = asked["options"][-1]["token"]
            assert (await one.say("move", seq=0, seat=seat, token=token))["type"] == "done"
            assert await code(one, seq=0, seat=seat, token=token) == "late"  # a double click
            assert (await ann.ask("GET", f"/api/tables/{table}"))["entries"] == 1

    run(scene())


def test_why_describe_and_languages(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "Bob"))["id"]
        async with ann.socket(table, language="pl") as a:
            assert len(a.position["views"]) == 2  # hot-seat: both seats are this browser's
            asked = a.position["questions"][0]
            tokens = [option["token"] for option in asked["options"]]
            missing = next(token for token in range(1, 7) if token not in tokens)
            reason = await a.say("why", seq=0, seat=asked["seat"], token=missing, kind=asked["kind"])
            assert reason["type"] == "reason" and reason["code"] and reason["rule"] in reason["text"]
            assert (await a.say("why", seq=0, seat=asked["seat"], token=tokens[0]))["code"] == ""
            other = await a.say("why", seq=0, seat=1 - asked["seat"], token=missing)
            assert other["code"] == "not-asked"
            polish = (await a.say("describe", seat=0))["lines"]
            await a.socket.send('{"type": "speak", "id": 99, "language": "en"}')
            await a.hear(lambda message: message["type"] == "welcome")
            english = (await a.say("describe", seat=0))["lines"]
            assert polish and english and polish != english
            assert (await a.say("ping"))["type"] == "pong"

    run(scene())


def test_coming_back_to_the_same_decision(servers: Two) -> None:
    async def scene() -> None:
        ann, bob = Browser(servers[0].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b:
            await play_on(first, a, b, most=8)
            await a.wait(lambda line: line.position["seq"] >= 8)
            last = a.steps[4]["seq"]
            await a.socket.send(f'{{"type": "seen", "id": 1, "seat": 0, "seq": {last}}}')
            assert (await a.say("ping"))["type"] == "pong"
        async with ann.socket(table, after=last) as a:
            seen = a.info["seats"][0]["seen"]
            assert seen == last  # "while you were away" is what comes after it
            assert [step["seq"] for step in a.steps] == list(range(last + 1, a.position["seq"]))
        away = Browser(servers[1].url)  # days later, through the other process
        away.http.cookies = ann.http.cookies
        async with away.socket(table) as a:
            assert a.position["views"][0]["seat"] == 0 and len(a.steps) == a.position["seq"] + 1
        async with away.socket(table, after=100_000) as a:
            assert a.steps == []

    run(scene())


def test_bots_answer_and_search_delays_nobody(shared: Server) -> None:
    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        slow = (await ann.make("rest-in-peace", "bot:search:20000", "bot:search:20000"))["id"]
        quick = (await bob.make("rest-in-peace", "Bob", "bot:greedy"))["id"]
        async with bob.socket(quick) as b, ann.socket(slow) as watching:
            await play_on(first, b)
            assert b.over and not watching.over
            assert any(step["bot"] for step in b.steps)
            await watching.wait(lambda line: line.position["seq"] >= 2, 20)

    run(scene())


def test_chat_is_text(servers: Two) -> None:
    async def scene() -> None:
        ann, eve = Browser(servers[0].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        async with ann.socket(table) as a, eve.socket(table) as e:
            assert (await a.say("chat", text="<b>hello</b>\n\x07 there", seat=0))["type"] == "done"
            assert (await e.say("chat", text="boo", name="Eve"))["type"] == "done"
            assert (await e.say("chat", text="I am Ann", seat=0))["code"] == "not-yours"
            assert (await e.say("chat", text="x" * 501))["code"] == "bad-message"
            assert (await e.say("chat", text=" \n "))["code"] == "bad-message"
            await a.wait(lambda line: len(line.chat) == 2)
            said = [(line["name"], line["text"], line["seat"]) for line in a.chat]
            assert said == [("Ann", "<b>hello</b> there", 0), ("Eve", "boo", -1)]
        async with eve.socket(table) as e:
            assert [line["n"] for line in e.chat] == [1, 2]

    run(scene())
