"""Records and position codes: both forms round-trip, a finished game proves itself, damage gets one sentence."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

import hauntings
from hauntings.bots.bot import bot_of
from hauntings.cli import main
from hauntings.engine.chance import FastDice
from hauntings.engine.table import GROUP, NOBODY, Endless, IllegalChoice
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT
from hauntings.games.shelf import box_of, boxes
from hauntings.records import position, record
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Entry

NAMES = [(box.name, seats) for box in boxes() for seats in box.seats]


def played(name: str, seats: int, seed: int, undo: float = 0.0, most: int = 10_000) -> Game:
    chance = random.Random(seed)
    game = Game(name, players=seats, seed=seed)
    while not game.over and len(game.entries) < most:
        game.choose(chance.choice(game.words))
        if chance.random() < undo:
            game.undo(1 + int(chance.random() * min(3, len(game.moves) - 1)))
    return game


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_json_and_text_round_trip_and_verify(name: str, seats: int) -> None:
    for seed in range(6):
        game = played(name, seats, seed, undo=0.1)
        written = record.record_of(game)
        for text in (record.to_json(written), record.to_text(written)):
            read = record.from_bytes(text.encode())
            assert read == written
            assert record.verify(read).digest() == game.digest()


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_position_codes_restore(name: str, seats: int) -> None:
    for seed in range(8):
        game = played(name, seats, seed, most=3 * seed)
        again = position.game_from(position.code_of(game))
        assert again.digest() == game.digest()
        assert again.key != game.key, "a restored position gets new dice"
        if game.over:
            continue
        for seat in range(seats):
            code = position.seat_code_of(game.view(seat), game.box.version, game.options_chosen)
            assert position.view_from(code) == game.view(seat)
            assert position.game_from(code).view(seat) == game.view(seat)


def test_a_seats_code_hides_what_the_seat_does_not_know() -> None:
    """Two tables that a seat cannot tell apart have the same code for it."""
    game = played("rest-in-peace", 2, 5, most=20)
    code = position.seat_code_of(game.view(0), 1, {})
    other = position.game_from(code)
    assert other.digest() != game.digest()
    assert position.seat_code_of(other.view(0), 1, {}) == code


def test_a_game_goes_on_from_a_code_and_is_recorded() -> None:
    game = position.game_from(position.code_of(played("rest-in-peace", 2, 3, most=12)))
    chance = random.Random(1)
    while not game.over:
        game.choose(chance.choice(game.options))
    text = record.to_text(record.record_of(game))
    assert record.verify(record.from_bytes(text.encode())).digest() == game.digest()


def test_an_unfinished_record_keeps_its_seed_to_itself() -> None:
    game = played("rest-in-peace", 2, 1, most=10)
    shared, own = record.record_of(game), record.record_of(game, secret=True)
    assert game.key.hex() not in record.to_json(shared)
    assert not shared.digests
    assert record.replay(own).digest() == game.digest()
    with pytest.raises(BadRecord, match="carries no seed"):
        record.replay(shared)


def test_a_saved_game_can_be_loaded_again(tmp_path: Path) -> None:
    """One's own file holds the seed, so that the game can go on; names may be plain strings."""
    game = played("rest-in-peace", 2, 1, most=10)
    for name in ("game.json", "game.txt"):
        file = str(tmp_path / name)
        record.save(game, file)
        assert record.replay(record.load(file)).digest() == game.digest()
        record.save(game, file, secret=False)
        assert record.load(file) == record.record_of(game)


def test_saving_touches_no_other_file(tmp_path: Path) -> None:
    game = played("rest-in-peace", 2, 1, most=4)
    (tmp_path / "game.json.new").write_text("mine", "utf-8")
    record.save(game, tmp_path / "game.json")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="directory"):
        record.save(game, tmp_path / "folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "game.json", "game.json.new"]
    assert (tmp_path / "game.json.new").read_text("utf-8") == "mine"


def test_a_mark_at_the_beginning_and_odd_names_are_read() -> None:
    """Some editors put a byte order mark before everything; names may hold what ends a line elsewhere."""
    game = played("rest-in-peace", 2, 2)
    game.names = ["A\u2028n\x85n", "Bo"]
    written = record.record_of(game)
    for text in (record.to_json(written), record.to_text(written), record.to_text(written).replace("\n", "\r\n")):
        assert record.from_bytes(b"\xef\xbb\xbf" + text.encode()) == written


# --- what the seed proves ---------------------------------------------------------------------------------


def proof(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[str, dict[str, Any]]:
    """What `verify` says of a game played to its end, in words and as JSON."""
    chance = random.Random(1)
    while not game.over:
        game.choose(chance.choice(game.options))
    record.save(game, path)
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 0
    return said, json.loads(capsys.readouterr().out)


def test_verify_says_when_dice_were_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said, facts = proof(Game("rest-in-peace", seed=1), tmp_path / "a.json", capsys)
    assert "every shuffle and die came from it" in said
    assert facts["proven"] is True and facts["not_from_the_seed"] == []
    said, facts = proof(Game("rest-in-peace", seed=1, loaded={"starter": [1]}), tmp_path / "b.txt", capsys)
    assert "came from it. Result" in said and "every shuffle" not in said
    assert "Dice were loaded: the first draws of starter were laid down" in said
    assert facts["proven"] is False and "starter" in facts["not_from_the_seed"][0]


def test_verify_says_when_the_deal_is_not_from_the_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = position.game_from(position.code_of(Game("rest-in-peace", seed=1)))
    said, facts = proof(begun, tmp_path / "a.json", capsys)
    assert "every shuffle" not in said and "began from a position that somebody gave" in said
    assert facts["proven"] is False and len(facts["not_from_the_seed"]) == 1


def test_verify_names_the_file_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = record.record_of(played("rest-in-peace", 2, 2))
    written.result = [500, 500]
    path = tmp_path / "game.json"
    for text in (record.to_json(written), "", "{", "hello"):
        path.write_text(text, "utf-8")
        assert main(["verify", str(path)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"hauntings: {path}: ") and said.count(str(path)) == 1


def test_a_position_may_have_loaded_dice() -> None:
    """Its record replays with them; those that fell before the position do not matter."""
    plain = Game("thirteen-ghosts", seed=3).position()
    order = list(range(1, 14))
    loaded: dict[str, list[int | list[int]]] = {"deck 0": [order, order], "starter": [0, 1]}
    game = Game.from_position(box_of("thirteen-ghosts"), {}, plain, seed=5, loaded=loaded)
    while game.view(0).round == 1:
        game.choose(game.options[-1])
    again = record.replay(record.record_of(game, secret=True))
    assert again.position() == game.position() and again.loaded == loaded
    assert sorted(game.position()["dealt"][0] + game.position()["dealt"][1]) == [10, 11, 12, 13]


def test_loaded_dice_are_part_of_the_record() -> None:
    game = Game("rest-in-peace", seed=1, loaded={"starter": [1]})
    assert game.view(0)["starter"] == 1
    assert record.replay(record.record_of(game, secret=True)).digest() == game.digest()
    with pytest.raises(ValueError, match="there is no stream 'sarter'"):
        Game("rest-in-peace", loaded={"sarter": [1]})


# --- the group --------------------------------------------------------------------------------------------


def test_a_record_keeps_who_answered_for_the_group() -> None:
    """Any living Taoist may answer; the seat is part of the record, in both forms, and an undo does not lose it."""
    game = Game("ghost-stories", players=3, seed=4, options={"powers": "chosen"})
    assert game.asked == 0 and game.answerers == [0, 1, 2]
    for seat in (2, 1, 2):
        game.choose(game.options[-1], seat)
    game.undo(1).choose(game.options[0], 1)
    with pytest.raises(IllegalChoice, match=r"seat 3 is not asked; asked are \[0, 1, 2\]"):
        game.choose(game.options[0], 3)
    written = record.record_of(game, secret=True)
    for text in (record.to_json(written), record.to_text(written)):
        again = record.replay(record.from_bytes(text.encode()))
        assert [move.seat for move in again.moves] == [2, 1, 1]
        assert again.digest() == game.digest()


def test_the_dead_do_not_answer_for_the_group() -> None:
    game = record.replay(record.load(Path(__file__).parent / "golden" / "ghost-stories-3-all-dead.txt"))
    kind = game.box.kind_index("who-loses-qi")
    asked = [move for move in game.moves if move.kind == kind]
    again = Game("ghost-stories", players=3, seed=game.key, options=game.options_chosen)
    seen = 0
    for move in game.moves:
        if again.table.asked == GROUP:
            at, seat_of = again.view(-1)["at"], again.view(-1)["seat_of"]
            assert again.answerers == sorted([seat_of[board] for board in range(4) if at[board] >= 0])
            seen += 1
        again.choose(move.token, move.seat)
    assert seen >= len(asked) > 0


# --- damage ---------------------------------------------------------------------------------------


def test_every_damage_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cut or change a record anywhere: `verify` answers with one line that says where, and never a traceback."""
    chance = random.Random(4)
    written = record.record_of(played("rest-in-peace", 2, 2, undo=0.05))
    for text in (record.to_json(written), record.to_text(written)):
        for _ in range(60):
            place = chance.randrange(len(text))
            cut = chance.random() < 0.5
            damaged = text[:place] if cut else text[:place] + chance.choice('x9 "}{:\n') + text[place + 1 :]
            path = tmp_path / "game"
            path.write_text(damaged, "utf-8")
            code = main(["verify", str(path)])
            out = capsys.readouterr()
            assert code in (0, 2)
            if code == 2:
                assert out.err.startswith("hauntings: ") and len(out.err.strip().splitlines()) == 1, out.err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda r: r.entries.__setitem__(4, Entry(seat=r.entries[4].seat, says="lay #7")), "decision 5: "),
        (lambda r: r.entries.__setitem__(4, Entry(seat=1 - r.entries[4].seat, says=r.entries[4].says)), "is asked"),
        (lambda r: r.digests.__setitem__("10", "0" * 16), "decision 10: the table is not the one"),
        (lambda r: setattr(r, "seed", "00" * 32), "does not fit the seal"),
        (lambda r: setattr(r, "game", "ludo"), "there is no game 'ludo'"),
        (lambda r: setattr(r, "version", 99), "rules version 99"),
        (lambda r: setattr(r, "version", 0), "rules version 0"),
        (lambda r: setattr(r, "version", -5), "rules version -5"),
        (lambda r: setattr(r, "game", "rest_in_peace"), "is called 'rest-in-peace', not 'rest_in_peace'"),
        (lambda r: setattr(r, "seed", "seed"), "the seed is not a row of 64 hexadecimal digits"),
        (lambda r: setattr(r, "start", {}), r"the position it starts from cannot be .* \('seats' is missing\)"),
        (lambda r: setattr(r, "hauntings", 9), "record format 9"),
        (lambda r: setattr(r, "result", [500, 500]), "the result is"),
        (lambda r: r.entries.pop(), r"there is a digest of decision \d+, but the record has \d+ decisions"),
        (lambda r: (r.entries.pop(), r.digests.popitem()), r"not over after its \d+ decisions"),
        (lambda r: r.entries.append(Entry(undo=999)), "999 decisions cannot be taken back"),
        (lambda r: setattr(r, "options", {"levels": [4]}), "psychic cards; a game needs 9"),
    ],
)
def test_hand_edited_records_are_refused(change: object, sentence: str) -> None:
    written = record.record_of(played("rest-in-peace", 2, 2))
    copy = record.from_bytes(record.to_json(written).encode())
    change(copy)  # type: ignore[operator]
    with pytest.raises(BadRecord, match=sentence):
        record.verify(copy)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "is empty"),
        (b"\xff\xfe\x00", "is not text"),
        (b"hello", "line 1: a record begins with"),
        (b"{}", "not a record as Hauntings saves it: object missing required field `hauntings`"),
        (b'{"a": 1}', "not a record as Hauntings saves it: object contains unknown field `a`"),
        (b'{"hauntings": 1', "the record is damaged"),
        (b'{"options": {"a": ' + b"[" * 100_000, "the record is damaged"),
        (b"Q1.abcd", r"a record begins with 'Hauntings record 1' or, as JSON, with '{'; a position code with 'H1.'"),
        (b"Hauntings recording 1\n", "line 1: a record begins with"),
        (b"Hauntings record 1\ndigests: 5\n", "line 2: 'digests: 5' is no part of a record's head"),
        (b"Hauntings record 1\nentries: 5\n\n1. Green: lay 2\n", "line 2: 'entries: 5' is no part"),
        (b"Hauntings record 1\nplayers: 2\n\n1. Green: lay 2\n", "there is no line 'game: …'"),
        (b"Hauntings record 1\noptions: " + b"[" * 100_000, "line 2: the value of 'options' is damaged"),
        (b"Hauntings record 1\nfoo: 3\n", "line 2"),
        (b"Hauntings record 1\ngame: rest-in-peace\n\n1. Green: lay 2\n", "in the head"),
        (b"Hauntings record 1\ngame: rest-in-peace\n\n2. Green: lay 2\n", "decision 1 should stand"),
        (b"Hauntings record 1\ngame: rest-in-peace\n\n1. Pink: lay 2\n", "should begin with one of Green, Blue"),
    ],
)
def test_foreign_files_are_refused(data: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match=sentence):
        record.verify(record.load(path))
    with pytest.raises(BadRecord, match="No such file"):
        record.load(tmp_path / "nothing")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "begins with"),
        ("H1.", "cut or mistyped"),
        ("H1.!!!!", "cut or mistyped|letters"),
        ("Q1.abcd", "begins with"),
        ("H1." + "A" * 30_000, "too long"),
    ],
)
def test_bad_codes_are_refused(code: str, sentence: str) -> None:
    with pytest.raises(position.BadCode, match=sentence):
        position.game_from(code)


def test_a_mistyped_code_is_noticed() -> None:
    code = position.code_of(played("rest-in-peace", 2, 2, most=9))
    for place in range(3, len(code), 7):
        letter = "A" if code[place] != "A" else "B"
        with pytest.raises(position.BadCode):
            position.game_from(code[:place] + letter + code[place + 1 :])


# --- undo by knowledge ----------------------------------------------------------------------------


def test_undo_is_free_until_somebody_learned_something() -> None:
    game = Game("rest-in-peace", seed=3, loaded={"starter": [0]})
    assert game.free_undo(0) == 0
    game.choose("end turn")  # Green withdraws: both draw two cards
    assert game.undo_needs(1, 0) == [1]
    game.choose("place nothing")  # nobody learns anything from that
    assert game.free_undo(0) == 1
    assert game.undo_needs(2, 0) == [1]
    before = game.digest()
    game.undo(1)
    game.choose("place nothing")
    assert game.digest() == before, "the same dice fall again"
    assert [entry for entry in game.entries if isinstance(entry, int)] == [1]
    with pytest.raises(ValueError, match="9 decisions cannot be taken back; there are 2"):
        game.undo(9)


def test_a_card_laid_is_seen_by_the_other() -> None:
    game = Game("rest-in-peace", seed=3, loaded={"starter": [0]})
    game.choose(next(word for word in game.words if word.startswith("lay ")))
    assert game.undo_needs(1, 0) == [1]
    assert game.undo_needs(1, 1) == [0], "who saw a card must not peek and then ask for another try"


# --- choosing -------------------------------------------------------------------------------------


def test_a_wrong_choice_says_what_is_allowed() -> None:
    game = Game("rest-in-peace", seed=3)
    before = game.digest()
    with pytest.raises(IllegalChoice, match=r"'lay #7' cannot be chosen now \(not-in-display\); allowed: end turn"):
        game.choose("lay #7")
    with pytest.raises(IllegalChoice, match="'dance' cannot be chosen now; allowed"):
        game.choose("dance")
    assert game.digest() == before and not game.moves


def test_copies_are_independent() -> None:
    game = played("rest-in-peace", 2, 4, most=10)
    copy = game.copy()
    assert copy.digest() == game.digest()
    copy.choose(copy.options[0])
    assert len(copy.moves) == len(game.moves) + 1
    assert copy.digest() != game.digest()
    assert game.undo().copy().digest() == game.digest()


# --- position codes that somebody made up -----------------------------------------------------------------


def made_up(game: Game, **changes: Any) -> str:
    """An open code with check letters that fit, and other values."""
    _, parts = position.unpacked(position.code_of(game))
    values = dict(zip(game.box.write(game.table), parts[3], strict=True))
    assert set(changes) <= set(values)
    return position.packed(position.OPEN, [*parts[:3], list((values | changes).values())])


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": 1 << 62}, "13 Ghosts is for 2, 3, 4 players, not 4611686018427387904"),
        ({"kind": 1_000_000}, "there is no such question"),
        ({"kind": 2}, "the question"),
        ({"asked": 1_000_000_000}, "no seat is asked that could answer"),
        ({"asked": -1}, "no seat is asked that could answer"),
        ({"options": []}, "the question: no options"),
        ({"options": [2, 1]}, "the question: asking again offers"),
        ({"options": "all"}, "does not describe a position"),
        ({"outcome": -1}, "the game ended as no game does"),
        ({"outcome": 1}, "the game is over and goes on"),
        ({"rolled": [-1]}, "the dice are not those of this game"),
        ({"pile": [[1] * 40, []]}, "× ghost, the game has"),
        ({"pile": 7}, "pile is not what 13 Ghosts has there"),
        ({"stack": [None]}, "does not describe a position"),
        ({"stack": [["Hide", 1 << 62]]}, "does not describe a position"),
    ],
)
def test_a_made_up_code_is_refused(changes: dict[str, Any], sentence: str) -> None:
    """The check letters keep nobody from making up a code: what is no possible position is refused."""
    game = played("thirteen-ghosts", 2, 3, most=9)
    assert position.game_from(made_up(game)).digest() == game.digest()
    with pytest.raises(position.BadCode, match=sentence):
        position.game_from(made_up(game, **changes))


@pytest.mark.parametrize(
    ("place", "value"), [(0, None), (1, "one"), (2, ["powers"]), (3, 7), (3, "0"), (4, None), (4, [["seats", 2]])]
)
def test_a_made_up_seat_code_is_refused(place: int, value: object) -> None:
    game = played("rest-in-peace", 2, 3, most=9)
    _, parts = position.unpacked(position.seat_code_of(game.view(0), 1, {}))
    code = position.packed(position.SEAT, [value if n == place else part for n, part in enumerate(parts)])
    for opens in (position.game_from, position.view_from):
        with pytest.raises(position.BadCode):
            opens(code)


@pytest.mark.parametrize(("name", "value"), [("hand_size", [1 << 40, 5]), ("deck_size", [99, 99]), ("round", 3)])
def test_a_seats_code_shows_what_a_seat_could_see(name: str, value: object) -> None:
    game = played("rest-in-peace", 2, 3, most=4)
    view = game.view(0)
    assert name in view.values and view[name] != value
    view.values[name] = value
    with pytest.raises(position.BadCode):
        position.view_from(position.seat_code_of(view, 1, {}))


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_a_code_with_one_value_changed_is_refused_or_can_be_played(name: str, seats: int) -> None:
    chance = random.Random(seats)
    for seed in range(12):
        game = played(name, seats, seed, most=5 * seed)
        field = chance.choice(list(game.box.write(game.table)))
        value = chance.choice([-1, 0, 1, 7, 1 << 62, None, "x", [], [0], [[0]]])
        try:
            again = position.game_from(made_up(game, **{field: value}))
        except position.BadCode:
            continue
        again.table.dice = FastDice(seed)  # the same game in every run
        while not again.over:
            again.choose(chance.choice(again.words))


def test_a_list_of_the_table_keeps_its_length() -> None:
    """Nobody is dead, so no random game may ever look for the Cemetery: still the code is refused."""
    game = played("ghost-stories-black-secret", 5, 3, most=15)
    with pytest.raises(position.BadCode, match="place_of has 1 places, not 12"):
        position.game_from(made_up(game, place_of=[0]))


def test_a_table_that_never_comes_to_an_end_is_stopped() -> None:
    g = Game("ghost-stories", seed=1).table
    g.asked = NOBODY
    g.stack = [GHOSTS_ACT] * 501  # without ghosts nothing follows from it
    with pytest.raises(Endless, match="one choice set off 500 effects"):
        g.advance()


# --- copies, pickles and what the API refuses -------------------------------------------------------------


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 our own


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_views_boxes_and_games_can_be_copied_and_pickled(name: str, seats: int) -> None:
    game = played(name, seats, 4, undo=0.1, most=30)
    game.names, game.seats = ["Ann"] * seats, ["person"] * seats
    view = game.view(0)
    for again in (copy.copy(view), copy.deepcopy(view), pickled(view)):
        assert again == view and again is not view
    for box in (copy.copy(game.box), copy.deepcopy(game.box), pickled(game.box)):
        assert box is game.box
    before = game.digest()
    for other in (copy.copy(game), copy.deepcopy(game), pickled(game)):
        assert record.record_of(other, secret=True) == record.record_of(game, secret=True)
        assert other.digest() == before and str(other.events(0)) == str(game.events(0))
        if not other.over:
            other.choose(other.options[0])
            assert game.digest() == before and other.digest() != before


def test_the_api_says_what_is_allowed() -> None:
    game = Game("rest-in-peace", seed=3)
    for seat in (5, 2, -7):
        with pytest.raises(ValueError, match=rf"there is no seat {seat}; there are 0 to 1, and -1 for a spectator"):
            game.view(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            game.events(seat)
    for choice in (True, None, 1.0):
        with pytest.raises(IllegalChoice, match=rf"{choice} is neither a token nor a word; allowed: end turn, lay"):
            game.choose(choice)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there are 2 players; play takes one chooser for each, not 1"):
        game.play(bot_of("random"))


def test_public_names_are_there() -> None:
    for name in hauntings.__all__:
        assert getattr(hauntings, name).__name__ == name
    assert issubclass(hauntings.BadCode, ValueError)


def test_a_record_says_to_whom_its_start_was_known() -> None:
    """What a seat did not know was dealt anew: both forms keep which seat; a seat that is none is refused."""
    game = position.game_from(position.code_of(Game("rest-in-peace", seed=3)))
    written = record.record_of(game, secret=True)
    written.known_to = 1
    for text in (record.to_json(written), record.to_text(written)):
        assert record.from_bytes(text.encode()) == written
    for seat in (-2, 2, 99):
        written.known_to = seat
        with pytest.raises(BadRecord, match=f"known_to is a seat, 0 to 1, not {seat}"):
            record.replay(written)
