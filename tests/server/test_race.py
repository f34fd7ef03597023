"""Two processes get an answer to the same question at the same moment: one is stored, the other refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.served import Browser, Server, run

Two = tuple[Server, Server]


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def rivals(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two processes with one database; with SQLite nobody tells them of each other."""
    if request.param == "postgresql":
        yield request.getfixturevalue("pair")
        return
    url = f"sqlite:///{tmp_path_factory.mktemp('race')}/server.db"
    with Server(url, HAUNTINGS_TICK="0.3") as one, Server(url, HAUNTINGS_TICK="0.3") as other:
        yield one, other


def test_the_first_stored_answer_counts(rivals: Two) -> None:
    async def scene() -> None:
        here, there = Browser(rivals[0].url), Browser(rivals[1].url)
        table = (await here.make("rest-in-peace", "Ann", "Bob"))["id"]
        there.http.cookies = here.http.cookies
        won = [0, 0]
        async with here.socket(table) as a, there.socket(table) as b:
            for _ in range(12):
                if a.over:
                    break
                seq = a.position["seq"]
                await b.wait(lambda line, seq=seq: line.position["seq"] == seq)  # type: ignore[misc]
                asked = a.position["questions"][0]
                tokens = [asked["options"][0]["token"], asked["options"][-1]["token"]]
                move: dict[str, Any] = {"seq": seq, "seat": asked["seat"]}
                answers = await asyncio.gather(
                    a.say("move", token=tokens[0], **move), b.say("move", token=tokens[1], **move)
                )
                done = [answer["type"] == "done" for answer in answers]
                assert sum(done) == 1, answers
                loser = answers[done.index(False)]
                assert loser["code"] in ("late", "not-running") and loser["text"]  # or it was the last one
                won[done.index(True)] += 1
                for line in (a, b):
                    await line.wait(lambda line, seq=seq: line.over or line.position["seq"] > seq)  # type: ignore[misc]
                    assert line.steps[-1]["token"] == tokens[done.index(True)]
        assert sum(won) >= 5

    run(scene())


def test_ten_sockets_race_for_one_seat(rivals: Two) -> None:
    async def scene() -> None:
        ann = Browser(rivals[0].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        people = [Browser(rivals[place % 2].url) for place in range(10)]
        path = f"/api/tables/{table}/seats/1"
        answers = await asyncio.gather(
            *[one.http.put(path, json={"name": f"P{place}"}) for place, one in enumerate(people)]
        )
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200] + [409] * 9
        info = await ann.ask("GET", f"/api/tables/{table}")
        winner = next(place for place, answer in enumerate(answers) if answer.status_code == 200)
        async with people[winner].socket(table) as line:
            assert line.info["seats"][1]["name"] == f"P{winner}" and line.info["seats"][1]["yours"]
        assert info["game"] == "rest-in-peace"

    run(scene())
