"""Views only leave: what a seat is told is the same, byte for byte, when all that it cannot see is dealt anew."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hauntings.engine.chance import FastDice
from hauntings.games.rest_in_peace.cards import REVEAL_YOURSELF
from hauntings.games.rest_in_peace.table import PEEKING
from hauntings.games.shelf import box_of, boxes
from hauntings.records.game import Game
from hauntings.server import wire
from hauntings.server.feed import Feed
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.rows import snapshot, written
from hauntings.server.store.log import StoredTable
from tests.server.served import Browser, Server, play_on, run
from tests.told import scenes

GAMES = [box.name for box in boxes()]


def room_of(game: Game, guests: list[str]) -> Room:
    """A room as the database would have it, without a database."""
    row = SimpleNamespace(
        id="twin-table", game=game.box.name, version=1, players=game.players, start=snapshot(game), state="running",
        options=msgspec.json.encode(game.options_chosen).decode(), key="00" * 32, opening=written(()), listed=False,
        odds=True, pace=0.0, parent="", parent_at=0, made=0.0, seq=0, position=snapshot(game), moved=0.0,
        proposal=None, decides="anyone", changed=0, chatted=0, wish=None,
    )  # fmt: skip
    stored: Any = StoredTable(row)  # type: ignore[arg-type]
    stored.seats = [
        SimpleNamespace(
            seat=seat,
            plays="person",
            name=f"N{seat}",
            bot="",
            owner=guest,
            loan=None,
            borrower=None,
            lent_bot="",
            lent_name="",
            seen=-2,
        )
        for seat, guest in enumerate(guests)
    ]
    return Room(stored)


def traffic(room: Room, guest: str, seat: int) -> bytes:
    """All that a browser can get out of a position: welcome, descriptions, code, report, and answers to every `why`."""
    told: list[Any] = []
    for language in ("en", "pl"):
        feed = Feed(room, guest, language)
        told += [feed.info(), feed.position(wire.ALL_STEPS)]
        if feed.speaker() is not None:
            told.append(feed.describe(wire.Describe(1, seat if seat >= 0 else None)))
        if seat >= 0:
            told += [feed.code(seat), feed.report(seat)]
        for token in range(0, 60):
            for asked in (0, 1):
                try:
                    told.append(feed.why(wire.Why(1, room.id, room.seq, asked, token)))
                except Refused as error:
                    told.append([error.code, error.text, error.reason])
    return msgspec.json.encode(told)


@pytest.mark.parametrize("name", GAMES)
def test_scrambled_twins_tell_the_same(name: str) -> None:
    box, chance = box_of(name), random.Random(3)
    compared = differing = 0
    for seed in range(200):
        if compared > 60:
            break
        game = Game(name, seed=seed, players=box.seats[seed % len(box.seats)])
        while not game.over and compared < 12 * (seed + 1):
            game.choose(chance.choice(game.options))
            if game.over or chance.random() > 0.4:
                continue
            guests = [f"g{seat}" for seat in range(game.players)]
            for seat in range(-1, game.players):
                table = box.imagination(game.view(max(0, seat))).deal(FastDice(chance.getrandbits(60)))
                other = Game.from_position(box, game.options_chosen, box.write(table), (), b"\1" * 32)
                guest = f"g{seat}" if seat >= 0 else "stranger"
                one, twin = room_of(game, guests), room_of(other, guests)
                assert traffic(one, guest, seat) == traffic(twin, guest, seat)
                compared += 1
                differing += snapshot(game) != snapshot(other)
    assert compared > 40 and differing > 20, "the twins must really differ"


@pytest.mark.parametrize("game", ["rest-in-peace", "thirteen-ghosts"])
def test_nothing_hidden_in_a_seats_whole_traffic(shared: Server, game: str) -> None:
    """No seed, no deck, no token of another, no hand of another in anything that comes before the end."""

    async def scene() -> None:
        ann, bob, eve = Browser(shared.url), Browser(shared.url), Browser(shared.url)
        table = (await ann.make(game, "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        chance = random.Random(8)
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await play_on(lambda asked: chance.choice(asked["options"])["token"], a, b)
            await e.wait(lambda line: line.over)
            seed = a.info["seed"]
            assert seed
            cookies = [browser.http.cookies["hauntings"] for browser in (ann, bob)]
            for line, own in ((a, 0), (b, 1), (e, -1)):
                running = [text for text in line.heard if '"state":"over"' not in text]
                assert len(running) > 10
                for text in running:
                    assert seed not in text and not any(cookie in text for cookie in cookies)
                    assert not re.search(r'"(deck|dice|key|rolled|row_hidden)"[:,]', text)
                    message = msgspec.json.decode(text)
                    for step in (message.get("position") or {}).get("steps", []):
                        assert step["token"] is None or step["seat"] == own
                seen = scenes(running)
                assert len(seen) > len(running), "more than one view for every message"
                for view in seen:
                    assert view["seat"] == own
                    if view["values"]["asked"] != own:
                        assert view["values"]["options"] == []
                    if game == "rest-in-peace":
                        peeks = view["values"]["mark"][REVEAL_YOURSELF] == PEEKING
                        for owner in {0, 1} - {own}:
                            assert view["values"]["tenth"][owner] is None
                            assert view["values"]["hand"][owner] is None or (own >= 0 and peeks)

    run(scene())
