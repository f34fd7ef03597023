"""Names and chat: nothing that cannot be seen, and nobody who looks on passes for a player."""

from __future__ import annotations

import pytest

from hauntings.i18n.words import LANGUAGES
from hauntings.records.game import Game
from hauntings.records.record import record_of, to_json
from hauntings.server.names import clean, look_alike, name_of
from hauntings.server.wire import NAME_LENGTH
from tests.server.served import Browser, Server, first, play_on, run


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (" Ann \t\n Lee ", "Ann Lee"),
        ("A\x00n\x07n\x7f", "A n n"),
        ("\u202eAnn\u202c", "Ann"),  # turned about
        ("\u2066Ann\u2069\u200f", "Ann"),
        ("A\u200bn\u200dn\ufeff\u00ad", "A n n"),  # something unseen between
        ("\ud800Ann\udfff", "Ann"),  # half a letter
        ("\ue000Ann\U000f0000\U000e0041", "Ann"),  # of nobody's alphabet
        ("Ann\u0378\U0003fffe", "Ann"),  # of no alphabet
        ("\u3164\u115f\u2800 \u200b", ""),  # all of it unseen
        ("\u0301\u0301", ""),  # marks on nothing
        ("A\u0301nn", "Ánn"),  # one letter, not two
        ("A" + "\u0321" * 40, "A" + "\u0321" * 3),  # no towers
        ("A" + "\u0489" * 40 + "nn", "A" + "\u0489" * 3 + "nn"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("محمّد", "محمّد"),
        ("Żółw Łoś", "Żółw Łoś"),
        ("Анна-Мария", "Анна-Мария"),
        ("नमस्ते", "नमस्ते"),
        ("👻 <b>&", "👻 <b>&"),
    ],
)
def test_what_is_kept_of_a_text(text: str, kept: str) -> None:
    assert clean(text) == kept and clean(kept) == kept


def test_a_name_that_grows_is_cut() -> None:
    assert len(name_of("\ufb2c" * NAME_LENGTH)) <= NAME_LENGTH


@pytest.mark.parametrize(
    ("name", "other", "alike"),
    [
        ("Ann", "ann", True),
        ("Ann", "Аnn", True),  # a Cyrillic А
        ("Анна", "АННА", True),
        ("АННА", "AHHA", True),  # capitals alone look so
        ("Петя", "ПЕТЯ", True),
        ("Νίκος", "νικος", True),
        ("Ann", "Ａｎｎ", True),
        ("Ann", "A n n.", True),
        ("Ann", "A\u200bnn", True),
        ("Zoë", "Zoe", True),
        ("Bob", "B0b", True),
        ("Ilya", "llya", True),
        ("👻", "👻", True),
        ("Ann", "Anna", False),
        ("Ann", "Eve", False),
        ("Анна", "Инна", False),
        ("דוד", "דודי", False),
        ("", "", False),
        ("", "Ann", False),
    ],
)
def test_names_that_look_alike(name: str, other: str, alike: bool) -> None:
    assert look_alike(name, other) == look_alike(other, name) == alike


def test_names_are_clean_wherever_they_come_from(shared: Server) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(shared.url), Browser(shared.url), Browser(shared.url)
        made = await ann.make("rest-in-peace", "A\u202enn\x07", "-")
        assert made["seats"][0]["name"] == "A nn"
        table = made["id"]
        assert (await bob.sit(table, 1, "B\u200bo\u0000b"))["seats"][1]["name"] == "B o b"
        link = (await bob.ask("PUT", f"/api/tables/{table}/seats/1/loan", {}))["link"].partition("loan=")[2]
        lent = await eve.ask("POST", f"/api/tables/{table}/borrow", {"secret": link, "name": "E\u202eve"})
        assert lent["seats"][1]["lent_to"] == "E ve"
        async with ann.socket(table) as a, Browser(shared.url).socket(table) as other:
            await a.say("chat", seat=0, text="\u202eolleh\x1b")
            await other.say("chat", name="F\u2067ay", text="\u200bhi")
            await a.wait(lambda line: len(line.chat) == 3)
            told = [("B o b", "E ve"), ("A nn", "olleh"), ("F ay", "hi")]
            assert [(line["name"], line["text"]) for line in a.chat] == told
            assert (await a.say("chat", seat=0, text="\u200b\u202e"))["code"] == "bad-message"
        game = Game("rest-in-peace", seed=1, names=["A\u202enn", "\u200b"])
        kept = (await eve.upload(to_json(record_of(game, secret=True)).encode())).json()
        assert kept["names"] == ["A nn", ""]

    run(scene())


def test_who_looks_on_has_a_name_of_their_own(shared: Server) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(shared.url), Browser(shared.url), Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "")
        shelves = [await eve.ask("GET", f"/api/shelf?language={language}") for language in LANGUAGES]
        names = [game["seat_names"][0][1] for shelf in shelves for game in shelf["games"][:1]]
        async with eve.socket(table) as e, ann.socket(table) as a:
            for name in ("Ann", "ANN", "Аnn", "A.n.n", "A\u200bnn", *names):
                answer = await e.say("chat", name=name, text="I give up")
                assert answer.get("code") == "bad-name" and answer["text"], (name, answer)
            for name in ("Anna", "Eve", ""):
                assert (await e.say("chat", name=name, text="hello"))["type"] == "done"
            assert (await a.say("chat", seat=0, text="hello"))["type"] == "done"
            await a.wait(lambda line: len(line.chat) == 4)
            told = [(line["name"], line["seat"]) for line in a.chat]
            assert told == [("Anna", -1), ("Eve", -1), ("", -1), ("Ann", 0)]

    run(scene())


def test_a_game_with_odd_names_is_played_to_its_end(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "דוד", "bot:greedy"))["id"]
        async with ann.socket(table) as line:
            await play_on(first, line)
        assert (await ann.ask("GET", f"/api/records/{table}"))["names"][0] == "דוד"

    run(scene())
