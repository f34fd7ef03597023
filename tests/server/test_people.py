"""Who is there, the first lesson, position codes and bug reports of a seat."""

from __future__ import annotations

import msgspec
import pytest

from hauntings.i18n.words import FOLDER, LANGUAGES
from hauntings.records.position import BadCode, game_from, view_from
from hauntings.server.presence import GRACE
from hauntings.server.wire import CODES
from tests.server.served import Browser, Server, first, play_on, run

Two = tuple[Server, Server]


def test_who_is_there(servers: Two) -> None:
    async def scene() -> None:
        ann, bob = Browser(servers[0].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a:
            assert a.info["here"] == [0]
            async with bob.socket(table) as b:
                if 0 not in b.info["here"]:  # another process says so a moment later
                    await b.hear(lambda message: message["type"] == "here" and 0 in message["seats"])
                here = await a.hear(lambda message: message["type"] == "here")
                assert here["seats"] == [0, 1]
            async with bob.socket(table):
                assert (await a.say("ping"))["type"] == "pong"  # a reload is no leaving
            assert not [text for text in a.heard if '"seats":[0]}' in text]
            here = await a.hear(lambda message: message["type"] == "here" and message["seats"] == [0], GRACE + 5)
            lent = await ann.ask("PUT", f"/api/tables/{table}/seats/0/loan", {"bot": "greedy"})
            assert lent["info"]["here"] == []  # a bot is not a person who is there

    run(scene())


def test_a_first_lesson_is_the_same_for_everybody(shared: Server) -> None:
    lessons = [("rest-in-peace", "", "pb"), ("thirteen-ghosts", "", "pb")]
    lessons += [("ghost-stories-black-secret", "taoist", "pbb"), ("ghost-stories-black-secret", "wu-feng", "bbp")]

    async def scene() -> None:
        for game, lesson, seats in lessons:
            views = []
            for name in ("Ann", "Bob"):
                person = Browser(shared.url)
                made = await person.ask("POST", "/api/lessons", {"game": game, "lesson": lesson, "name": name}, 201)
                assert [chair["plays"][0] for chair in made["seats"]] == list(seats)
                assert made["seats"][seats.index("p")]["yours"] and not made["listed"]
                async with person.socket(made["id"]) as line:
                    await line.wait(lambda line: line.asked)
                    views.append(line.position["views"][0]["values"])
            assert views[0] == views[1]

    run(scene())


def test_a_lesson_that_is_not_there_is_refused_with_a_sentence(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        for wish, text in (
            ({"game": "leduc"}, "There is no first lesson of this game."),
            (
                {"game": "ghost-stories-black-secret", "lesson": "monk"},
                "This game has no lesson 'monk'; there are: taoist, wu-feng.",
            ),
            (
                {"game": "rest-in-peace", "lesson": "second"},
                "This game has no lesson 'second'; it has one without a name.",
            ),
        ):
            refused = await ann.ask("POST", "/api/lessons", wish, 404)
            assert (refused["code"], refused["text"]) == ("not-found", text)

    run(scene())


@pytest.mark.parametrize("game", ["rest-in-peace", "thirteen-ghosts"])
def test_code_and_report_hold_what_the_seat_knows(shared: Server, game: str) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(shared.url), Browser(shared.url), Browser(shared.url)
        table = (await ann.make(game, "Ann", "-"))["id"]
        seat = f"/api/tables/{table}/seats"
        assert (await ann.ask("GET", f"{seat}/0/code", status=409))["code"] == "not-running"
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b:
            await play_on(first, a, b, most=9)
            async with ann.socket(table) as again:
                view = again.position["views"][0]["values"]
                told = again.steps
        code = (await ann.ask("GET", f"{seat}/0/code"))["code"]
        known = view_from(code)
        assert known.seat == 0 and known.values == {name: view[name] for name in known.values}
        assert game_from(code).view(0).values == known.values, "another door opens to the same sight"
        report = await ann.ask("GET", f"{seat}/0/report")
        assert report["code"] == code and report["game"] == game and report["lines"]
        assert [step["token"] for step in report["steps"]] == [step["token"] for step in told]
        assert [[one["what"], one["args"]] for step in report["steps"] for one in step["events"]] == [
            [one["what"], one["args"]] for step in told for one in step["events"]
        ]
        text = msgspec.json.encode({**report, "code": ""}).decode()  # letters of chance, opened above
        assert "Ann" not in text and "Bob" not in text and "seed" not in text
        for person, place in ((ann, 1), (eve, 0), (eve, 1)):
            for what in ("code", "report"):
                assert (await person.ask("GET", f"{seat}/{place}/{what}", status=403))["code"] == "not-yours"
        with pytest.raises(BadCode):
            view_from(code[:-2])
        opened = await eve.upload(code.encode())
        assert opened.status_code == 201, opened.text
        about = opened.json()
        assert about["game"] == game and about["entries"] == 0 and not about["over"] and about["known_to"] == 0
        seen = await eve.ask("GET", f"/api/records/{about['id']}/replay?seat=0")
        assert {name: seen["frames"][0]["views"][0]["values"][name] for name in known.values} == known.values
        wish = {"entries": 0, "seats": [{"plays": "me"}, {"plays": "bot", "bot": "random"}]}
        assert (await eve.ask("POST", f"/api/records/{about['id']}/continue", wish, 201))["state"] == "running"
        for bad in (code[:-2], "S1.nonsense", "H1."):
            refused = await eve.upload(bad.encode())
            assert refused.status_code == 400 and refused.json()["code"] == "bad-record"

    run(scene())


def test_the_lens_is_shown_where_reader_and_table_want_it(shared: Server) -> None:
    async def scene() -> None:
        for allowed in (True, False):
            ann = Browser(shared.url)
            table = (await ann.make("thirteen-ghosts", "Ann", "bot:greedy", odds=allowed))["id"]
            async with ann.socket(table) as line:
                await line.wait(lambda line: line.asked)
                for wanted in (True, False, True):
                    await line.socket.send(
                        msgspec.json.encode({"type": "speak", "id": 99, "language": "en", "odds": wanted}).decode()
                    )
                    welcome = await line.hear(lambda message: message["type"] == "welcome")
                    values = welcome["position"]["views"][0]["values"]
                    assert ("odds" in values) == (allowed and wanted)
                await line.move()
                while not line.asked or line.position["questions"][0]["kind"] != "act":
                    await (line.move() if line.asked else line.receive())  # she may be found at once, and hide again
                await line.move(2)
                await line.wait(lambda line: line.asked and line.position["questions"][0]["kind"] == "number")
                texts = [option["text"] for option in line.position["questions"][0]["options"]]
                assert any("%" in text for text in texts) == allowed

    run(scene())


def test_a_replayed_moment_in_words(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as line:
            await play_on(first, line)
            said = (await line.say("describe", seat=0))["lines"]
        words = f"/api/records/{table}/words"
        assert (await ann.ask("GET", f"{words}?seat=0&at=9999"))["lines"] == said
        start = await ann.ask("GET", f"{words}?seat=0&at=0")
        assert start["lines"] != said and any("Hand" in line for line in start["lines"])
        everything = (await ann.ask("GET", f"{words}?at=3&language=pl"))["lines"]
        assert "Ann:" in everything and len(everything) > len((await ann.ask("GET", f"{words}?seat=-1&at=3"))["lines"])
        assert (await ann.ask("GET", f"{words}?seat=7", status=404))["code"] == "not-found"

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    text = (FOLDER / language / "web.ftl").read_text("utf-8")
    assert [code for code in CODES if f"\nweb-code-{code} = " not in text] == []
