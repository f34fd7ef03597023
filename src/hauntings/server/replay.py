"""Finished games and uploads: what a seat saw move by move, the file, and going on from a moment.

`frames`, `checked` and `position_at` run at the desk (`thinking.py`), in a process with limits.
"""

from __future__ import annotations

import gzip
from itertools import compress
from typing import Any, Final

import msgspec

from hauntings.engine.event import causes_among
from hauntings.engine.table import Table
from hauntings.i18n.speaker import Speaker
from hauntings.records.game import Game
from hauntings.records.position import OPEN, SEAT, BadCode, opened
from hauntings.records.record import BadRecord, Record, check_start, from_bytes, record_of, replay, replayed
from hauntings.records.telling import scenes_of, table_now
from hauntings.server import wire
from hauntings.server.feed import speaker_of
from hauntings.server.names import name_of
from hauntings.server.refusal import Refused
from hauntings.server.retold import Retold
from hauntings.server.room import Room
from hauntings.server.rows import snapshot

MOST_ENTRIES: Final = 5000
MOST_FRAMES: Final = 200
PACKING: Final = 6  # of 9


def record_json(room: Room) -> bytes:
    """The record of a finished table."""
    if room.state != "over":
        raise Refused("not-over", "The game is not over: its record would tell what is hidden.")
    return msgspec.json.encode(record_of(room.game))


def checked(data: bytes) -> tuple[bytes, bytes]:
    """An upload, replayed to its end: the record and its info, as JSON. Or a BadRecord that says where it fails.
    A position code becomes a record that begins there; what its seat does not know is dealt anew."""
    try:
        record = from_code(data) if is_code(data) else from_bytes(data)
        if len(record.entries) > MOST_ENTRIES:
            raise BadRecord(f"a record has at most {MOST_ENTRIES} lines, this one {len(record.entries)}")
        if any(len(name) > wire.NAME_LENGTH for name in record.names):
            raise BadRecord(f"a name has at most {wire.NAME_LENGTH} letters")
        record.names = [name_of(name) for name in record.names]
        check_start(record)  # somebody may have made it up, and bots shall search on from there
        game = replay(record)
    except BadRecord:
        raise
    except (TimeoutError, MemoryError):
        raise
    except Exception as error:  # a position that is none can fail in any way
        raise BadRecord(f"the record does not describe a game: {type(error).__name__}") from error
    return msgspec.json.encode(record), msgspec.json.encode(info_of("", record, game))


def is_code(data: bytes) -> bool:
    return data.strip().startswith((f"{OPEN}.".encode(), f"{SEAT}.".encode()))


def from_code(data: bytes) -> Record:
    try:
        game, view = opened(data.decode("ascii"))
        record = record_of(game, secret=True)
        record.known_to = -1 if view is None else view.seat
        return record
    except (BadCode, UnicodeDecodeError) as error:
        raise BadRecord(str(error)) from error


def info_of(name: str, record: Record, game: Game) -> wire.RecordInfo:
    return wire.RecordInfo(
        id=name,
        game=record.game,
        players=game.players,
        names=list(record.names),
        options=dict(game.settings),
        entries=len(record.entries),
        over=game.over,
        seal=record.seal,
        seed=record.seed,
        result=game.result or [],
        known_to=record.known_to,
        hindsight=game.hindsight,
    )


def info(name: str, body: bytes) -> bytes:
    record = msgspec.json.decode(body, type=Record)
    return msgspec.json.encode(info_of(name, record, replay(record)))


def frames(name: str, body: bytes, seat: int | None, start: int, end: int, language: str) -> bytes:
    """Frames of a replay as JSON, packed by gzip. `seat` None: what every seat and a spectator saw."""
    record = msgspec.json.decode(body, type=Record)
    if seat is not None and seat >= record.players:
        raise Refused("not-found", "There is no such seat.")
    total = len(record.entries) + 1
    start = max(0, min(start, total))
    end = max(start, min(end, total, start + MOST_FRAMES))
    seats = [*range(record.players), -1] if seat is None else [seat]
    speaker = speaker_of(record.game, language, record.names)
    found: list[wire.Frame] = []
    games = replayed(record)
    game = next(games)
    seen: list[wire.SeatView] = []
    before = table_now(game)
    for place in range(total):
        if place == start:
            speaker.learn(game.view(-1))
        if start <= place < end:
            step, word = step_of(record, game, place, seats, speaker)
            views = [seat_view(game, viewer) for viewer in seats]
            changes(step, game, before, seen, views)
            asked = -1 if game.asked is None else game.asked
            found.append(wire.Frame(step, views if place == start else None, asked, game.question, word))
            seen, before = views, table_now(game)
        elif place == start - 1:
            seen, before = [seat_view(game, viewer) for viewer in seats], table_now(game)
        game = next(games, game)  # to the end: the record's info tells how it came out
    told = wire.Replay(info_of(name, record, game), total, start, end, found)
    return gzip.compress(msgspec.json.encode(told), PACKING, mtime=0)


def step_of(record: Record, game: Game, place: int, seats: list[int], speaker: Speaker) -> tuple[wire.Step, str]:
    """What led to the game as it is after so many lines, as these seats saw it, and the line's word."""
    step, word, events = wire.Step(seq=place - 1, seat=-1), "", game.opening
    if place > 0:
        entry = record.entries[place - 1]
        step.seat, step.bot, step.undo = entry.seat, is_bot(record, entry.seat), entry.undo
        events, word = (), f"undo {entry.undo}"
        if not entry.undo:
            move = game.moves[-1]
            step.kind, step.token = game.box.kinds[move.kind].name, move.token
            events, word = move.events, entry.says
    if len(seats) == 1 and step.seat != seats[0]:
        step.token, word = None, ""  # as it was seen then
    heard = [any(one.heard_by(viewer) for viewer in seats) for one in events]
    for one, cause in zip(compress(events, heard), causes_among(events, heard), strict=True):
        args = [int(value) for value in one.args]
        step.events.append(wire.Told(one.what, args, speaker.event(one), hearing(one, seats), cause))
    return step, word


def seat_view(game: Game, seat: int) -> wire.SeatView:
    view = game.view(seat)
    return wire.SeatView(seat, {**view.values, **game.box.odds(view)})


def changes(step: wire.Step, game: Game, before: Table, seen: list[wire.SeatView], views: list[wire.SeatView]) -> None:
    """Tell in the step what changed from the views before it to those after it. Nothing is secret here: all who are
    asked for see what happens when one of them hears it."""
    move = step.undo or game.moves[-1] if seen else 0
    scenes = None if isinstance(move, int) else scenes_of(game.box, before, move)
    for old, new in zip(seen, views, strict=False):
        retold = Retold(old.seat, old.values, [view.seat for view in views])
        retold.tell(move, scenes)
        retold.end(new.values)
        retold.into([step])


def described(body: bytes, seat: int | None, at: int, language: str) -> bytes:
    """A moment in words. `seat` None: what a spectator saw, then what each seat saw besides."""
    record = msgspec.json.decode(body, type=Record)
    game = replay(record, upto=max(0, min(at, len(record.entries))))
    if seat is not None and seat >= game.players:
        raise Refused("not-found", "There is no such seat.")
    speaker = speaker_of(record.game, language, game.names)
    if seat is not None:
        return msgspec.json.encode(wire.Lines(speaker.describe(game.view(seat))))
    lines = speaker.describe(game.view(-1))
    known = set(lines)
    for each in range(game.players):
        more = [line for line in speaker.describe(game.view(each)) if line not in known]
        if more:
            lines += ["", f"{speaker.seat(each)}:", *more]
    return msgspec.json.encode(wire.Lines(lines))


def hearing(event: Any, seats: list[int]) -> list[int] | None:
    heard = [seat for seat in seats if event.heard_by(seat)]
    return None if len(heard) == len(seats) else heard


def is_bot(record: Record, seat: int) -> bool:
    return 0 <= seat < len(record.seats) and record.seats[seat] != "person"


def position_at(body: bytes, entries: int) -> tuple[str, int, bytes, bytes]:
    """The game's name and rules version, the chosen options and the whole table after so many entries: for a new
    table."""
    record = msgspec.json.decode(body, type=Record)
    if entries > len(record.entries):
        raise BadRecord(f"the record has {len(record.entries)} lines, not {entries}")
    game = replay(record, upto=entries)
    if game.over:
        raise BadRecord("the game is over there: there is nothing to go on with")
    return game.box.name, game.version, msgspec.json.encode(record.options), snapshot(game).encode()
