"""A game of somebody else on the server: listed in its own words, played by people and by bots of both kinds."""

from __future__ import annotations

import httpx

from tests.server.served import Browser, Server, first, play_on, run

NAME = "guest-poker"


def test_people_and_bots_play_it(sqlite: str) -> None:
    async def scene(url: str) -> None:
        ann = Browser(url)
        games = {game["name"]: game for game in (await ann.ask("GET", "/api/shelf"))["games"]}
        assert games[NAME]["title"] == "Poker with guests" and games[NAME]["seat_names"] == [["Host", "Guest"]]
        assert (games[NAME]["board"], games[NAME]["layers"]) == ("", [])
        assert games["ghost-stories-both"]["layers"] == ["white-moon", "black-secret"]
        assert games["ghost-stories-both"]["board"] == games["ghost-stories"]["board"] == "ghost-stories"
        for bot in ("greedy", "search:20"):
            table = (await ann.make(NAME, "Ann", bot))["id"]
            async with ann.socket(table) as line:
                await line.wait(lambda line: line.asked)
                asked = line.position["questions"][0]
                assert asked["text"] == "Your bet?" and "Call" in [option["text"] for option in asked["options"]]
                await play_on(first, line)
                assert line.over and sum(line.info["result"]) == 1
        await ann.close()

    with Server(sqlite, HAUNTINGS_GAMES="tests.guest.poker:MANIFEST", HAUNTINGS_WORKERS="1") as server:
        run(scene(server.url), 60)
        log = server.stop()
    assert "a bot failed" not in log and "left out" not in log


def test_a_broken_package_does_not_keep_it_from_starting(sqlite: str) -> None:
    with Server(sqlite, HAUNTINGS_GAMES="no.such.games") as server:
        assert len(httpx.get(f"{server.url}/api/shelf").json()["games"]) == 6
        log = server.stop()
    assert log.count("The games of no.such.games are left out") == 1
