"""Records of every released rules version replay as they did, and what they are made of is still there
(docs/versions.md)."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from hauntings.engine.box import Box, Kind
from hauntings.engine.view import PUBLIC, Field
from hauntings.games.shelf import box_of, boxes
from hauntings.records.position import code_of, game_from, view_from
from hauntings.records.record import Record, load, record_of, replay, verify
from tests.corpus.held import MAKE, Held, changes, read, today, undated
from tests.corpus.make import HASHES, HERE, names_of
from tests.mended import NEW_FIELDS, Mended

LINES = [line.split("  ") for line in HASHES.read_text("utf-8").splitlines()]
CODES = [name for _, name in LINES if name.endswith("-code.json")]
RECORDS = [name for _, name in LINES if name not in CODES]
NAMED = [box.name for box in boxes()]


# --- the files ------------------------------------------------------------------------------------------------


def test_nobody_wrote_the_corpus_anew() -> None:
    """Files of the corpus stay as they were made; a new version gets files of its own."""
    there = sorted(str(path.relative_to(HERE)) for path in HERE.glob("[0-9]*/*"))
    assert there == sorted(name for _, name in LINES), "files came or went by hand"
    for digest, name in LINES:
        now = hashlib.sha256((HERE / name).read_bytes()).hexdigest()
        assert now == digest, f"{name} was changed: take it back (git checkout); if it fails, mend the rules"


@pytest.mark.parametrize("game", NAMED)
def test_the_version_of_today_is_in_the_corpus(game: str) -> None:
    missing = [name for name, _, _ in names_of(box_of(game)) if not (HERE / name).exists()]
    assert not missing, f"{missing[0]} and perhaps more: {MAKE} makes them"


def test_the_corpus_has_all_kinds_of_records() -> None:
    records: list[Record] = [load(HERE / name) for name in RECORDS]
    for box in boxes():
        own = [record for record in records if record.game == box.name]
        assert {record.players for record in own} == set(box.seats)
        assert any(not record.result for record in own) and any(record.start is not None for record in own)
        assert any(entry.undo for record in own for entry in record.entries)
        assert not box.switches or len({str(record.options) for record in own}) > 2


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_the_corpus(name: str) -> None:
    record = load(HERE / name)
    assert str(record.version) == Path(name).parent.name
    game = verify(record) if record.result else replay(record)
    assert len(record.digests) >= len(record.entries) // 10
    again = record_of(game, secret=True)
    if not record.hindsight:  # it was not counted when the first of them were made
        again = structs.replace(again, hindsight=0)
    assert game.version == record.version and again == record


@pytest.mark.parametrize("name", CODES)
def test_a_position_code_of_the_corpus(name: str) -> None:
    held = json.loads((HERE / name).read_text("utf-8"))
    game = game_from(held["open"])
    assert str(game.version) == Path(name).parent.name
    assert game.digest() == held["digest"] and code_of(game) == held["open"]
    view = view_from(held["own"])
    assert [view.values.get(what) for what in ("hand", "asked", "options")] == [
        held[what] for what in ("hand", "asked", "options")
    ]
    assert view.seat == held["seat"]


# --- what they are made of --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMED)
def test_what_stored_games_are_made_of_is_still_there(game: str) -> None:
    """Kinds with their action ids and words, streams, fields, effects, events, switches: they grow, never change."""
    box = box_of(game)
    held, now = read(box), today(box)
    assert not changes(held, now), "\n".join(changes(held, now))
    assert not undated(held, box.kinds, box.fields, box.version), "\n".join(
        undated(held, box.kinds, box.fields, box.version)
    )
    assert held == now, f"something is new: {MAKE} holds it"


def shift(held: Held) -> None:
    held["kinds"]["bet"]["base"] = 1


def respell(held: Held) -> None:
    held["kinds"]["bet"]["words"][1] = "check"


def shrink(held: Held) -> None:
    held["kinds"]["bet"]["words"].append("all in")


def lose_an_effect(held: Held) -> None:
    held["effects"]["Fold"] = []


def more_for_an_effect(held: Held) -> None:
    held["effects"]["Bet"] = ["seat"]


def other_arguments(held: Held) -> None:
    held["events"]["bets"] = ["token", "seat"]


def lose_a_field(held: Held) -> None:
    held["fields"]["pot"] = {"since": 1, "depth": 0}


def reorder_fields(held: Held) -> None:
    held["fields"] = dict(reversed(held["fields"].items()))


def another_stream(held: Held) -> None:
    held["streams"] = {"cards": 0}


def another_default(held: Held) -> None:
    held["switches"]["opens"]["readings"]["1"] = "second"


def lose_a_reading(held: Held) -> None:
    held["switches"]["opens"]["allowed"].append("third")


@pytest.mark.parametrize(
    ("differ", "sentence"),
    [
        (shift, "kinds: 'bet' was"),
        (respell, "kinds: 'bet' was"),
        (shrink, "kinds: 'bet' was"),
        (lose_an_effect, "effects: 'Fold' is gone"),
        (more_for_an_effect, "effects: 'Bet' was"),
        (other_arguments, "events: 'bets' was"),
        (lose_a_field, "fields: 'pot' is gone"),
        (reorder_fields, "fields: they are in another order"),
        (another_stream, "streams: 'cards' is gone"),
        (another_default, "switches: 'opens' was"),
        (lose_a_reading, "switches: 'opens' was"),
    ],
)
def test_a_change_is_noticed_and_says_what_to_do(differ: Callable[[Held], None], sentence: str) -> None:
    now = today(Stakes(2))
    held = copy.deepcopy(now)
    assert not changes(held, now)
    differ(held)
    found = changes(held, now)
    assert len(found) == 1 and found[0].startswith(sentence) and len(found[0].split(". ")) == 2, found


def test_what_a_version_adds_is_no_change() -> None:
    """A field in the middle, a kind in the room that was kept for it, a mended ruling, a word for a free token."""
    old, new = today(Stakes(1)), today(Stakes(2))
    assert [*new["fields"]] == [field.name for field in NEW_FIELDS] != [*old["fields"]]
    old["kinds"]["bet"]["words"][2] = ""
    assert not changes(old, new) and old != new
    assert len(changes(new, old)) > 3


def test_what_is_new_names_the_version_that_brings_it() -> None:
    """A kind, tokens and a field without it would be taken for something that games of version 1 had."""
    held, box = today(Stakes(1)), Stakes(2)
    assert not undated(held, box.kinds, box.fields, 2)
    assert not undated({part: {} for part in held}, box.kinds, box.fields, 2)
    kinds = [Kind("bet", 4, "bet"), *box.kinds[1:], Kind("knock", 2, "value")]
    found = undated(held, kinds, [*box.fields, Field("knocks", PUBLIC, "int")], 2)
    assert [sentence.split(". ")[0] for sentence in found] == [
        "kinds: 'bet' has more tokens, and its later ends in []",
        "kinds: 'knock' is new, and its since is 1, not 2",
        "fields: 'knocks' is new, and its since is 1, not 2",
    ]
    assert all("since=<version>" in sentence for sentence in found)
    kinds = [Kind("bet", 4, "bet", later=[2]), *box.kinds[1:], Kind("knock", 2, "value", since=2)]
    assert not undated(held, kinds, [*box.fields, Field("knocks", PUBLIC, "int", since=2)], 2)


def test_tokens_that_a_version_adds_are_no_change() -> None:
    held = today(Stakes(2))
    now = copy.deepcopy(held)
    now["kinds"]["bet"]["words"].append("all in")
    now["kinds"]["bet"]["later"] = [9]
    assert not changes(held, now)
    later = copy.deepcopy(now)
    later["kinds"]["bet"]["later"] = [9, 10]
    assert not changes(now, later)
    later["kinds"]["bet"]["later"] = [10]
    assert changes(now, later)[0].startswith("kinds: 'bet' was")


class Stakes(Mended):
    """With words for all of its kinds."""

    def word(self, kind: int, token: int) -> str:
        return super().word(kind, token) if kind == 0 else str(token)


def box_with_streams(streams: list[str]) -> Box:
    box = Stakes(1)
    box.streams[:] = streams
    return box


def test_a_stream_more_is_noticed() -> None:
    more = changes(today(box_with_streams(["deck"])), today(box_with_streams(["deck", "cut"])))
    assert len(more) == 1 and more[0].startswith("streams: there are more than 1")
