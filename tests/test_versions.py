"""Rules versions (docs/versions.md): what was begun by old rules goes on by them, and a new game has the new ones."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from hauntings.engine.box import Kind, Switch
from hauntings.games.leduc.setup import EVENTS, FIELDS, Leduc
from hauntings.games.leduc.turn import Bet
from hauntings.records.game import Game
from hauntings.records.position import BadCode, code_of, game_from, opened, packed, seat_code_of, unpacked, view_from
from hauntings.records.record import BadRecord, Record, from_bytes, record_of, replay, to_json, to_text, verify
from hauntings.terminal.ending import rematch
from tests.mended import Mended, on_the_shelf

SEEDS = range(12)


def played(seed: int, most: int = 10_000, **options: str) -> Game:
    """Random play, with some undoing."""
    chance = random.Random(seed)
    game = Game("leduc", seed=seed, options=options)
    while not game.over and len(game.entries) < most:
        game.choose(chance.choice(game.options))
        if chance.random() < 0.2 and not game.over:
            game.undo()
    return game


def raised() -> Game:
    """Both have raised once; nobody has called, so that the field which version 1 did not write is blank."""
    return Game("leduc", seed=5).choose("raise").choose("raise")


def both_forms(record: Record) -> list[Record]:
    return [from_bytes(to_text(record).encode()), from_bytes(to_json(record).encode())]


def test_old_records_keep_their_reading_and_their_digests() -> None:
    with on_the_shelf(1):
        games = [played(seed) for seed in SEEDS]
        old = [(record_of(game), game.digest()) for game in games]
        unfinished = record_of(played(3, most=2), secret=True)
    assert all(record.version == 1 and record.digests for record, _ in old)
    with on_the_shelf(2):
        for record, digest in old:
            for read in both_forms(record):
                game = verify(read)
                assert game.version == 1 and game.settings == {"opens": "first"} and game.digest() == digest
                assert record_of(game) == record, "it is written as it was"
        assert replay(unfinished).choose("call").version == 1


def test_a_new_game_has_the_new_reading() -> None:
    with on_the_shelf(1):
        assert Game("leduc", seed=1).asked == 0
    with on_the_shelf(2):
        game = Game("leduc", seed=1)
        assert game.asked == 1 and game.version == 2 and game.settings == {"opens": "second"}
        for seed in SEEDS:
            record = record_of(played(seed))
            assert record.version == 2 and record.options == {}
            assert [verify(read).version for read in both_forms(record)] == [2, 2]
        named = played(1, opens="first")
        assert named.version == 2 and verify(record_of(named)).settings == {"opens": "first"}


def test_an_old_game_may_name_the_new_reading() -> None:
    with on_the_shelf(2):
        game = Game("leduc", seed=1, version=1, options={"opens": "second"})
        assert game.asked == 1 and game.version == 1


def test_a_mended_ruling_without_its_version_would_be_noticed() -> None:
    """What the whole arrangement is for: by the new reading an old record does not come out."""
    with on_the_shelf(1):
        record = record_of(played(2))
    record.version = 2
    with on_the_shelf(2), pytest.raises(BadRecord, match="decision 1: "):
        verify(record)


def test_undo_copies_and_pickles_keep_the_version() -> None:
    with on_the_shelf(1):
        record = record_of(raised(), secret=True)
    with on_the_shelf(2):
        game = replay(record)
        digest = game.digest()
        for other in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301
            assert other.version == 1 and other.digest() == digest
        game.choose("call").undo(3)
        assert game.asked == 0 and game.version == 1, "the first seat opens, as it did"
        assert game.choose("raise").choose("raise").digest() == digest
        assert record_of(game).version == 1


def test_position_codes_keep_the_version() -> None:
    with on_the_shelf(1):
        game = raised()
        code, digest = code_of(game), game.digest()
        own = seat_code_of(game.view(0), game.version, game.options_chosen)
    with on_the_shelf(2):
        for given in (code, own):
            again = game_from(given)
            assert again.version == 1 and again.settings == {"opens": "first"} and again.asked == 0
            while not again.over:
                again.choose(again.options[-1])
            assert verify(record_of(again)).version == 1
        assert game_from(code).digest() == digest and code_of(game_from(code)) == code
        assert view_from(own).values == {**game.view(0).values, "checks": 0}, "what the newer view tells besides"
        assert rematch(game_from(code)).version == 1, "the position is one of the old rules"
        assert rematch(Game("leduc", seed=1, version=1)).version == 2


def test_what_a_seat_of_a_code_sees_must_still_be_so() -> None:
    """A total that no longer fits is no sight of the game; one that views do not tell (any more) is passed over."""
    game = Game("rest-in-peace", seed=1)
    view = game.view(0)
    form, parts = unpacked(seat_code_of(view, game.version, {}))
    more = dict(parts[4]) | {"a total of old views": 7}
    assert view_from(packed(form, [*parts[:4], list(more.items())])) == view
    wrong = dict(parts[4]) | {"totals": [1, 1]}
    with pytest.raises(BadCode, match="is no sight of this game"):
        opened(packed(form, [*parts[:4], list(wrong.items())]))


@pytest.mark.parametrize(
    ("shelf", "version", "sentence"),
    [
        (2, 3, "rules version 3 of Leduc poker is newer than ours, 2"),
        (2, 0, "there is no rules version 0 of Leduc poker; the first is 1"),
        (3, 1, "cannot be played any more, only 2 and later: nobody remembers how the first seat opened"),
    ],
)
def test_a_version_that_cannot_be_played_is_refused_with_its_reason(shelf: int, version: int, sentence: str) -> None:
    with on_the_shelf(1):
        game = raised()
        record, (form, parts) = record_of(game, secret=True), unpacked(code_of(game))
        record.version = parts[1] = version
        (seat_form, seat_parts) = unpacked(seat_code_of(game.view(1), version, {}))
    with on_the_shelf(shelf):
        with pytest.raises(BadRecord, match=sentence):
            replay(record)
        for code in (packed(form, parts), packed(seat_form, seat_parts)):
            with pytest.raises(BadCode, match=sentence):
                game_from(code)
        with pytest.raises(ValueError, match=sentence):
            Game("leduc", version=version)


@pytest.mark.parametrize("version", [None, True, 1.5, "1", [1]])
def test_a_code_whose_version_is_no_number_is_refused(version: object) -> None:
    form, parts = unpacked(code_of(Game("leduc", seed=1)))
    with pytest.raises(BadCode, match="does not describe a position"):
        opened(packed(form, [parts[0], version, *parts[2:]]))


def test_new_kinds_take_the_action_ids_behind_all_others() -> None:
    old, new = Mended(1), Mended(2)
    for box in (old, new):
        assert [box.action(0, token) for token in range(3)] == [0, 1, 2]
        assert [box.action(2, token) for token in range(2)] == [3, 4]
    assert [new.action(1, token) for token in range(4)] == [5, 6, 7, 8]
    assert (old.actions, new.actions) == (5, 9)


def grown(version: int) -> Leduc:
    """A box whose first kind got one token in version 2 and one in version 3, and a new kind in version 2."""
    brought = [since for since in (2, 3) if since <= version]
    kinds = [Kind("bet", 3 + len(brought), "bet", later=brought), Kind("seat", 2, "seat")]
    kinds += [Kind("new", 2, "seat", since=2)] if version >= 2 else []
    return Leduc("leduc", "Leduc poker", [2], version, kinds, ["deck"], FIELDS, EVENTS, [Bet], [])


def test_new_tokens_take_the_action_ids_behind_all_others() -> None:
    first, second, third = [[ids[:] for ids in grown(version).ids] for version in (1, 2, 3)]
    assert first == [[0, 1, 2], [3, 4]]
    assert second == [[0, 1, 2, 5], [3, 4], [6, 7]]
    assert third == [[0, 1, 2, 5, 8], [3, 4], [6, 7]] and grown(3).actions == 9


def test_a_token_is_not_newer_than_its_box() -> None:
    kinds = [Kind("bet", 4, "bet", later=[2])]
    with pytest.raises(ValueError, match="bet is of rules version 2; Leduc poker has 1 to 1: raise its version"):
        Leduc("leduc", "Leduc poker", [2], 1, kinds, ["deck"], FIELDS, EVENTS, [Bet], [])


@pytest.mark.parametrize("since", [0, 3])
def test_nothing_is_newer_than_its_box(since: int) -> None:
    switch = Switch("opens", "first", ["first"], since, "")
    with pytest.raises(ValueError, match=f"opens is of rules version {since}; Leduc poker has 1 to 2"):
        Leduc("leduc", "Leduc poker", [2], 2, [Kind("bet", 3, "bet")], ["deck"], FIELDS, EVENTS, [Bet], [switch])
