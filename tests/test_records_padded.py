"""Records that hold more than a game, and records that take back again and again."""

from __future__ import annotations

import itertools

import pytest

from hauntings.records import position, record
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Entry
from tests.test_records import NAMES, played


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda r: r.digests.update({str(n): "0" * 16 for n in range(56, 900)}), "a digest of decision 56"),
        (lambda r: r.digests.update({"010": r.digests["10"]}), "a digest of decision 010"),
        (lambda r: r.digests.update({"9" * 5000: ""}), "a digest of decision 99999999999999999999, "),
        (lambda r: setattr(r, "names", ["Ann"] * 3), "3 names for 2 players"),
        (lambda r: setattr(r, "names", ["A" * 201, "Bo"]), "one of the names is longer than 200 letters"),
        (lambda r: setattr(r, "seats", ["person"] * 9), "9 seats for 2 players"),
        (lambda r: setattr(r, "seats", ["x" * 300]), "one of the seats is longer than 200 letters"),
        (lambda r: setattr(r, "seed", " ".join([r.seed[:2], r.seed[2:]])), "the seed is not a row of 64"),
        (lambda r: setattr(r, "result", [0] * 5000), r"the result is .* says \[0, 0, 0\]$"),
        (lambda r: setattr(r, "loaded", {"starter": [0] * 5001}), "loaded with at most 5000 numbers"),
        (lambda r: setattr(r, "loaded", {"starter": [0, [1 << 60]]}), "none as large as"),
        (lambda r: r.entries.__setitem__(4, Entry(undo=1, says="x")), "decision 5: an undo says nothing else"),
        (lambda r: r.entries.__setitem__(4, Entry(undo=1, seat=0)), "decision 5: an undo says nothing else"),
        (lambda r: setattr(r.entries[4], "says", r.entries[4].says + " " * 60), "decision 5: no answer is longer"),
        (lambda r: setattr(r, "options", {"size": "x" * 500}), "has no option 'size'"),
    ],
)
def test_padded_records_are_refused(change: object, sentence: str) -> None:
    """What no game wrote is refused in both forms, whether or not the rest can be played again."""
    padded = record.record_of(played("rest-in-peace", 2, 2))
    change(padded)  # type: ignore[operator]
    for read in (padded, record.from_bytes(record.to_json(padded).encode())):
        with pytest.raises(BadRecord, match=sentence):
            record.replay(read)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda p: p.update(more=[0] * 999), "holds more than a position of this game"),
        (lambda p: p.update(hand_kept=p["rolled"]), "holds more than a position"),
        (lambda p: p["rolled"].extend([0] * 50_000), "the position it starts from is larger than any"),
    ],
)
def test_padded_positions_are_refused(change: object, sentence: str) -> None:
    padded = record.record_of(position.game_from(position.code_of(Game("rest-in-peace", seed=3))), secret=True)
    record.replay(padded)
    assert padded.start is not None
    change(padded.start)  # type: ignore[operator]
    with pytest.raises(BadRecord, match=sentence):
        record.replay(padded)


def test_a_start_that_somebody_made_up_is_refused() -> None:
    """It can be read and even played on, but no game of ours comes there."""
    made_up = record.record_of(position.game_from(position.code_of(Game("thirteen-ghosts", seed=3))), secret=True)
    record.check_start(made_up)
    assert made_up.start is not None
    made_up.start["pile"] = [[1] * 40, *made_up.start["pile"][1:]]
    record.start_of(made_up)
    with pytest.raises(BadRecord, match=r"the position it starts from is none of this game .*× ghost, the game has"):
        record.check_start(made_up)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n  digest ", "\n  digest {digest}\n  digest ", "line 20: here one digest of decision 10 should stand"),
        ("\n  digest ", "\n  digest more and more ", "line 19: here one digest of decision 10 should stand"),
        ("\n\n1. ", "\n\n  digest {digest}\n1. ", r"there is a digest of decision 0, but the record has \d+"),
        ("\nplayers: 2\n", "\nplayers: 2\nplayers: 2\n", "line 5: 'players' stands in the head twice"),
    ],
)
def test_padded_texts_are_refused(old: str, new: str, sentence: str) -> None:
    written = record.record_of(played("rest-in-peace", 2, 2))
    text = record.to_text(written)
    assert old in text
    padded = text.replace(old, new.format(digest=written.digests["10"]), 1)
    with pytest.raises(BadRecord, match=sentence):
        record.replay(record.from_bytes(padded.encode()))


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_taking_back_from_a_kept_table_is_the_same(name: str, seats: int) -> None:
    """A record is replayed with the tables it came through at hand; a game that is taken back plays again."""
    game = played(name, seats, 7, undo=0.3, most=60)
    written = record.record_of(game, secret=True)
    again = Game(name, players=seats, seed=7)
    for moment, entry in zip(itertools.islice(record.replayed(written), 1, None), written.entries, strict=True):
        again.undo(entry.undo) if entry.undo else again.choose(entry.says, entry.seat)
        assert moment.digest() == again.digest() and moment.table.telling
        assert str(moment.events(0)) == str(again.events(0))


def test_undos_are_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that takes back thousands of times deals once: it costs what its lines cost."""
    game = played("rest-in-peace", 2, 2, most=30)
    written = record.record_of(game, secret=True)
    says = Entry(seat=game.asked or 0, says=game.words[0])
    written.entries += [says, Entry(undo=1)] * 2400
    deal, deals = Game._deal, itertools.count()
    monkeypatch.setattr(Game, "_deal", lambda self: (deal(self), next(deals))[0])
    assert record.replay(written).digest() == game.digest()
    assert next(deals) == 1
