"""Playing together: pointing at things, suggesting options, and who answers for the group."""

from __future__ import annotations

import random
import sqlite3
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, Table, create_engine, text

from hauntings.engine.chance import FastDice
from hauntings.engine.table import GROUP
from hauntings.games.ghost_stories.questions import LEND
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.shelf import boxes
from hauntings.records.game import Game
from hauntings.records.position import code_of
from hauntings.server import wire
from hauntings.server.limits import RATES
from hauntings.server.migrate import FOLDER, migrate
from hauntings.server.refusal import Refused
from hauntings.server.store.log import StoredTable
from tests.scenes.ghost_stories.village import village
from tests.server.served import Browser, Json, Line, Server, run
from tests.server.test_leaks import room_of

Two = tuple[Server, Server]
GAME = "ghost-stories"
ASKS_GROUP = {"powers": "chosen"}  # the first question goes to the group


async def table_for_two(ann: Browser, bob: Browser, **wish: Any) -> str:
    made = await ann.make(GAME, "Ann", "-", **{"options": ASKS_GROUP, **wish})
    await bob.sit(made["id"], 1, "Bob")
    return str(made["id"])


def is_pointed(message: Json) -> bool:
    return bool(message["type"] == "pointed")


def is_suggested(message: Json) -> bool:
    return bool(message["type"] == "suggested")


async def quiet(*lines: Line) -> None:
    """None of them was told that somebody points at something."""
    for line in lines:
        await line.say("ping")
        assert not [heard for heard in line.heard if '"type":"pointed"' in heard or '"type":"suggested"' in heard]


# --- pointing at things -------------------------------------------------------------------------------------------


def test_everybody_sees_what_somebody_points_at(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[1].url)
        table = await table_for_two(ann, bob)
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await a.socket.send(msgspec.json.encode({"type": "point", "id": 9, "seat": 0, "at": "tile-4"}).decode())
            for line in (a, b, e):
                assert await line.hear(is_pointed) == {"type": "pointed", "seat": 0, "at": "tile-4"}
            assert (await b.say("point", seat=1, at="x" * 40))["type"] == "done"
            assert (await a.hear(is_pointed))["at"] == "x" * 40
            async with eve.socket(table) as late:
                await quiet(late)  # it is over

    run(scene())


def test_pointing_is_stored_nowhere(sqlite: str) -> None:
    def stored() -> list[str]:
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
            return list(connection.iterdump())

    async def scene(url: str) -> None:
        ann, bob = Browser(url), Browser(url)
        table = await table_for_two(ann, bob)
        async with ann.socket(table) as a, bob.socket(table) as b:
            await a.wait(lambda line: line.asked)
            before = stored()
            for n in range(9):
                await a.say("point", seat=0, at=f"space-{n}")
            asked = a.position["questions"][0]
            await a.say("suggest", seat=0, seq=asked["seq"], token=asked["options"][0]["token"])
            await b.hear(is_suggested)
            assert stored() == before

    with Server(sqlite) as server:
        run(scene(server.url))


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"seat": 0},
        {"at": "tile-4"},
        {"seat": 0, "at": ""},
        {"seat": 0, "at": "Tile-4"},
        {"seat": 0, "at": "tile 4"},
        {"seat": 0, "at": "tile-4\n"},
        {"seat": 0, "at": "<b>"},
        {"seat": 0, "at": "плитка"},
        {"seat": 0, "at": "x" * 41},
        {"seat": 0, "at": 4},
        {"seat": -1, "at": "tile-4"},
        {"seat": 0, "at": "tile-4", "name": "Bob"},
    ],
)
def test_a_damaged_point_is_refused(shared: Server, fields: Json) -> None:
    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = await table_for_two(ann, bob)
        async with ann.socket(table) as a, bob.socket(table) as b:
            assert (await a.say("point", **fields))["code"] == "bad-message"
            await quiet(a, b)

    run(scene())


def test_who_may_not_point(shared: Server) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(shared.url), Browser(shared.url), Browser(shared.url)
        table = (await ann.make(GAME, "Ann", "-", options=ASKS_GROUP))["id"]
        async with ann.socket(table) as a:
            assert (await a.say("point", seat=0, at="tile-4"))["code"] == "not-running"
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            for line, seat in ((e, 0), (e, 1), (e, 7), (a, 1), (a, 15)):
                answer = await line.say("point", seat=seat, at="tile-4")
                assert answer["code"] == "not-yours" and answer["text"], (seat, answer)
                asked = a.position["questions"][0]
                answer = await line.say("suggest", seat=seat, seq=asked["seq"], token=asked["options"][0]["token"])
                assert answer["code"] == "not-yours", (seat, answer)
            huge = {"type": "point", "id": 1, "seat": 0, "at": "x" * 20_000}
            await a.socket.send(msgspec.json.encode(huge).decode())
            assert (await a.hear(lambda message: message["type"] == "refusal"))["code"] == "too-much"
            await quiet(a, b, e)

    run(scene())


def test_too_many_points(sqlite: str) -> None:
    async def scene(url: str) -> None:
        ann, bob = Browser(url), Browser(url)
        table = await table_for_two(ann, bob)
        async with ann.socket(table) as a, bob.socket(table) as b:
            burst = int(RATES["point"][1])
            answers = [await a.say("point", seat=0, at=f"tile-{n}") for n in range(burst + 4)]
            codes = [answer.get("code", "") for answer in answers]
            assert codes[:burst] == [""] * burst and codes[-1] == "too-much", codes
            heard = [(await b.hear(is_pointed))["at"] for _ in range(codes.count(""))]
            assert heard == [f"tile-{n}" for n, code in enumerate(codes) if not code]
            assert (await b.say("point", seat=1, at="tile-0"))["type"] == "done"  # another's are counted apart

    with Server(sqlite, HAUNTINGS_LIMITS="1") as server:
        run(scene(server.url))


# --- the group's question, and what people suggest -------------------------------------------------------------------


def test_everybody_sees_what_the_group_is_asked(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[0].url)
        table = await table_for_two(ann, bob)
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await a.wait(lambda line: line.asked)
            await b.wait(lambda line: line.asked)
            own, seen = a.position["questions"][0], e.position["others"]
            assert own["open"] and a.position["others"] is None
            assert seen["seat"] == GROUP and not e.position["questions"]
            assert (seen["text"], seen["options"]) == (own["text"], own["options"])
            assert a.position["waiting"] == b.position["waiting"] == e.position["waiting"] == [0, 1]
            assert (await b.move())["type"] == "done", "either of them answers"
            step = (await a.hear(lambda message: message["type"] == "update"))["position"]["steps"][0]
            assert step["seat"] == 1

    run(scene())


def test_suggestions_are_seen_and_lapse_with_the_answer(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[1].url)
        table = await table_for_two(ann, bob)
        async with ann.socket(table) as a, bob.socket(table) as b:
            await a.wait(lambda line: line.asked)
            asked = a.position["questions"][0]
            seq, (one, other) = asked["seq"], [option["token"] for option in asked["options"]]
            for token, wanted in ((one, [one]), (other, [other]), (None, []), (other, [other])):
                assert (await b.say("suggest", seat=1, seq=seq, token=token))["type"] == "done"
                told = await a.hear(is_suggested)
                suggestions = [{"seat": 1, "token": each} for each in wanted]
                assert told == {"type": "suggested", "seq": seq, "suggestions": suggestions}
            bad = await b.say("suggest", seat=1, seq=seq, token=999_999)
            assert bad["code"] == "cannot-choose"
            assert (await b.say("suggest", seat=1, seq=seq + 1, token=one))["code"] == "early"
            async with eve.socket(table) as late:
                welcome = msgspec.json.decode(late.heard[0])
                assert welcome["suggestions"] == [{"seat": 1, "token": other}]
            assert (await a.move(other))["type"] == "done"
            await b.wait(lambda line: line.position["seq"] > seq)
            told = await b.hear(is_suggested)
            assert told["seq"] > seq and told["suggestions"] == []
            assert (await b.say("suggest", seat=1, seq=seq, token=one))["code"] == "late"
            async with eve.socket(table) as late:
                assert msgspec.json.decode(late.heard[0])["suggestions"] == []

    run(scene())


def test_nobody_points_at_options_that_he_may_not_see(shared: Server) -> None:
    """The same no for options and for other tokens: it tells nothing."""

    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b:
            asked, waits = (a, b) if a.asked else (b, a)
            question = asked.position["questions"][0]
            assert not question["open"] and waits.position["others"] is None
            answers = [
                await line.say("suggest", seat=seat, seq=question["seq"], token=token)
                for line, seat in ((a, 0), (b, 1))
                for token in (question["options"][0]["token"], 999)
            ]
            assert {(answer["code"], answer["text"], answer["reason"]) for answer in answers} == {
                ("not-asked", answers[0]["text"], "")
            }

    run(scene())


@pytest.mark.parametrize("box", [box for box in boxes() if box.asks_group()], ids=lambda box: box.name)
def test_open_questions_follow_from_what_every_seat_sees(box: Any) -> None:
    """Whatever a seat cannot see is dealt anew: the options stay the same."""
    chance, compared, closed = random.Random(4), 0, 0
    for seed in range(4):
        game = Game(box.name, seed=seed, players=box.seats[-1 - seed % len(box.seats)])
        for _ in range(150):
            if game.over:
                break
            if not box.open_question(game.table):
                closed += 1
            elif chance.random() < 0.3:
                for seat in range(game.players):
                    table = box.imagination(game.view(seat)).deal(FastDice(chance.getrandbits(60)))
                    assert list(table.options) == game.options, (seed, seat, game.question)
                    compared += 1
            game.choose(chance.choice(game.options))
    assert compared > 60
    assert bool(closed) == ("black-secret" in box.name or "both" in box.name), "Wu-Feng keeps his cards to himself"


# --- who answers for the group ----------------------------------------------------------------------------------------


def test_the_active_player_decides_where_the_table_wants_it(servers: Two) -> None:
    async def scene() -> None:
        ann, bob = Browser(servers[0].url), Browser(servers[1].url)
        table = await table_for_two(ann, bob, decides="active")
        async with ann.socket(table) as a, bob.socket(table) as b:
            await a.wait(lambda line: bool(line.position))
            await b.wait(lambda line: bool(line.position))
            assert a.info["decides"] == b.info["decides"] == "active"
            view = a.position["views"][0]["values"]
            active = view["seat_of"][view["active"]]
            one, other = ((a, b), (b, a))[active]
            assert one.asked and not other.asked and one.position["waiting"] == [active]
            seen = other.position["others"]
            assert seen["seat"] == GROUP and seen["options"] == one.position["questions"][0]["options"]
            token = seen["options"][0]["token"]
            no = await other.say("move", seq=seen["seq"], seat=1 - active, token=token)
            assert no["code"] == "active-decides" and "active player" in no["text"]
            assert (await other.say("suggest", seat=1 - active, seq=seen["seq"], token=token))["type"] == "done"
            assert (await one.move(token))["type"] == "done"

    run(scene())


def test_the_active_player_decides_only_where_there_is_a_group(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        wish = {"game": "rest-in-peace", "decides": "active"}
        assert (await ann.ask("POST", "/api/tables", wish, 400))["code"] == "bad-options"
        assert (await ann.ask("POST", "/api/tables", {"game": GAME, "decides": "nobody"}, 400))["code"] == "bad-message"
        games = (await ann.ask("GET", "/api/shelf"))["games"]
        assert {game["name"] for game in games if game["group"]} == {box.name for box in boxes() if box.asks_group()}
        assert (await ann.make(GAME, "Ann"))["decides"] == "anyone"

    run(scene())


@pytest.mark.parametrize("decides", ["all", "most"])
def test_the_group_agrees_where_the_table_wants_it(servers: Two, decides: str) -> None:
    """A move of one alone is refused and changes nothing; what both suggest is the group's answer."""

    async def scene() -> None:
        ann, bob = Browser(servers[0].url), Browser(servers[1].url)
        table = await table_for_two(ann, bob, decides=decides)
        async with ann.socket(table) as a, bob.socket(table) as b:
            for line in (a, b):
                await line.wait(lambda line: bool(line.position) and line.here == [0, 1])
            question = a.position["questions"][0]
            first, second = question["options"][0]["token"], question["options"][1]["token"]
            no = await a.say("move", seq=0, seat=0, token=first)
            assert no["code"] == "group-agrees" and "suggest" in no["text"]
            assert (await a.say("suggest", seat=0, seq=0, token=first))["type"] == "done"
            await b.wait(lambda line: line.suggestions == [{"seat": 0, "token": first}])
            assert (await b.say("suggest", seat=1, seq=0, token=second))["type"] == "done"
            await a.wait(lambda line: len(line.suggestions) == 2)
            assert a.position["seq"] == b.position["seq"] == 0, "two that differ do not agree"
            assert (await b.say("suggest", seat=1, seq=0, token=first))["type"] == "done"
            for line in (a, b):
                await line.wait(lambda line: line.position["seq"] == 1)
                assert line.steps[-1]["seat"] == 0, "it is told as the answer of the one who suggested it first"

    run(scene())


def test_who_is_left_may_agree_already(shared: Server) -> None:
    """Bob goes: Ann's suggestion is the answer of all who are there, and alone she simply answers."""

    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = await table_for_two(ann, bob, decides="all")
        async with ann.socket(table) as a:
            async with bob.socket(table):
                await a.wait(lambda line: bool(line.position) and line.here == [0, 1])
                token = a.position["questions"][0]["options"][0]["token"]
                assert (await a.say("suggest", seat=0, seq=0, token=token))["type"] == "done"
                assert a.position["seq"] == 0
            await a.wait(lambda line: line.here == [0])
            assert a.position["questions"] or a.position["seq"] == 1
            if a.position["questions"]:
                assert (await a.move(token))["type"] == "done"

    run(scene())


@pytest.mark.parametrize(
    ("decides", "here", "votes", "agreed"),
    [
        ("all", "ann bob cid", "ann bob", False),
        ("all", "ann bob cid", "ann bob cid", True),
        ("all", "ann bob", "ann bob", True),
        ("most", "ann bob cid", "ann bob", True),
        ("most", "ann bob cid dan", "ann bob", False),
        ("most", "ann bob cid", "ann dan", False),
        ("anyone", "ann bob", "ann bob", False),
    ],
)
def test_how_many_must_agree(decides: str, here: str, votes: str, agreed: bool) -> None:
    """All or most of the people who are there; bots and absent people are not waited for."""
    guests = ["ann", "bob", "cid", "dan"]
    first = Game(GAME, players=4, options=ASKS_GROUP, seed=3)
    room: Any = room_of(first, guests)
    room.facts.decides = decides
    for guest in here.split():
        room.present.come(guest)
    for guest in votes.split():
        room.hints.take(wire.Suggest(1, guests.index(guest), 0, first.options[0]))
    assert room.agreed() == ((0, first.options[0]) if agreed else None)


def test_an_answer_is_of_the_one_who_gave_it() -> None:
    first = Game(GAME, players=4, options=ASKS_GROUP, seed=3)
    room: Any = room_of(first, ["ann", "bob", "cid", "dan"])
    assert room.game.answerers == [0, 1, 2, 3]
    trial, entry = room.after(2, room.game.options[0], False, 0.0)
    assert entry.move.seat == trial.moves[-1].seat == 2


def test_nobody_points_where_nobody_decides_together(shared: Server) -> None:
    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a:
            await a.wait(lambda line: bool(line.position))
            assert (await a.say("point", seat=0, at="tile-4"))["code"] == "not-asked"

    run(scene())


def test_a_suggestion_goes_with_who_made_it() -> None:
    first = Game(GAME, players=2, options=ASKS_GROUP, seed=3)
    room: Any = room_of(first, ["ann", "bob"])
    room.hints.take(wire.Suggest(1, 1, 0, first.options[0]))
    ann, bob = room.seats
    changes: list[tuple[dict[str, Any], list[int]]] = [({"seen": 3}, [1]), ({"owner": "eve"}, [])]
    for change, left in changes:
        stored: Any = StoredTable(room.facts)
        stored.seats = [ann, SimpleNamespace(**{**vars(bob), **change})]
        room.take(stored)
        assert [each.seat for each in room.hints.suggestions(0)] == left


def asked_as_group(**more: Any) -> Any:
    """The room of a village whose group is asked who loses Qi; the table wants the active player to decide."""
    s = village(**{"at": "N1 E1 S4 W4", **more})
    game = Game.from_position(BOX, {}, BOX.write(s.g))
    room: Any = room_of(game, ["ann", "bob", "cid", "dan"])
    room.facts.decides = "active"
    room.game.table.asked = GROUP
    return room


def test_without_an_active_player_anyone_alive_answers() -> None:
    """The active Taoist is dead, or the first player is not named yet: the rule as it is."""
    room = asked_as_group()
    table = room.game.table
    active = table.seat_of[table.active]
    assert room.waiting() == [active]
    other = (active + 1) % 4
    with pytest.raises(Refused, match="active-decides"):
        room.question_for(["ann", "bob", "cid", "dan"][other], room.seq, other)
    room.facts.decides, room.cache = "anyone", {}
    assert room.waiting() == [0, 1, 2, 3]
    room.facts.decides, room.cache = "active", {}
    table.at = [place if board != table.active else -1 for board, place in enumerate(table.at)]
    assert room.waiting() == [seat for seat in range(4) if seat != active]
    first = Game(GAME, players=4, seed=1, options={"powers": "chosen", "first_player": "chosen"})
    waits: Any = room_of(first, ["ann", "bob", "cid", "dan"])
    waits.facts.decides = "active"
    assert waits.waiting() == [0, 1, 2, 3]


@pytest.mark.parametrize("gone", [{"plays": "bot", "bot": "greedy"}, {"lent_bot": "greedy"}, {"plays": "open"}])
def test_where_no_person_is_active_people_answer(gone: Json) -> None:
    """Questions to the group are left to people, if there are any."""
    room = asked_as_group()
    active = room.game.table.seat_of[room.game.table.active]
    for name, value in gone.items():
        setattr(room.seats[active], name, value)
    assert room.waiting() == [0, 1, 2, 3] and room.bot_asked() is None
    assert room.question_for("bob" if active != 1 else "ann", room.seq, None).seat != active


def test_tables_from_before_the_preference_let_anyone_answer(sqlite: str) -> None:
    engine = create_engine(sqlite)
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
        room = Table("room", MetaData(), autoload_with=connection)
        assert "decides" not in room.c
        connection.execute(room.insert().values({column.name: 0 for column in room.c}))
        connection.commit()
    migrate(sqlite)
    with engine.connect() as connection:
        assert connection.execute(text("select decides from room")).scalar() == "anyone"
    engine.dispose()


# --- consent --------------------------------------------------------------------------------------------------------


def test_consent_is_one_answer_of_the_owner(shared: Server) -> None:
    """Bob is asked for his token; his one answer lends it and the ghost is gone. All see what he is asked."""
    s = village(at="N1 E1 S4 W4", ghosts="N1:5", dice="yellow blue blue", tao="E:yellow")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.kind == LEND
    code = code_of(Game.from_position(BOX, {}, BOX.write(s.g)))
    owner = int(s.g.asked)

    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        record = (await ann.upload(code.encode())).json()["id"]
        seats = [{"plays": "open" if seat == owner else "me"} for seat in range(4)]
        table = (await ann.ask("POST", f"/api/records/{record}/continue", {"entries": 0, "seats": seats}, 201))["id"]
        await bob.sit(table, owner, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b:
            await b.wait(lambda line: line.asked)
            await a.wait(lambda line: bool(line.position))
            asked = b.position["questions"][0]
            assert asked["kind"] == "lend" and len(asked["options"]) == 2
            assert a.position["others"]["seat"] == owner and a.position["waiting"] == [owner]
            assert (await b.move(asked["options"][1]["token"]))["type"] == "done"
            await a.wait(lambda line: line.position["seq"] > 0)
            assert sum(a.position["views"][0]["values"]["ghost"]) == 0

    run(scene())
