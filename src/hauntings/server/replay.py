"""Finished games and uploads: what a seat saw move by move, the file, and going on from a moment.

`frames`, `checked` and `position_at` run at the desk (`thinking.py`), in a process with limits.
"""

from __future__ import annotations

from itertools import compress
from typing import Any, Final

import msgspec

from hauntings.engine.event import causes_among
from hauntings.records.game import Game
from hauntings.records.position import OPEN, SEAT, BadCode, opened
from hauntings.records.record import BadRecord, Record, from_bytes, record_of, replay, start_of
from hauntings.server import wire
from hauntings.server.feed import sentence_of, speaker_of
from hauntings.server.refusal import Refused
from hauntings.server.room import Room, snapshot

MOST_ENTRIES: Final = 5000
MOST_FRAMES: Final = 200


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
        options=dict(game.rules),
        entries=len(record.entries),
        over=game.over,
        seal=record.seal,
        seed=record.seed,
        result=game.result or [],
        known_to=record.known_to,
    )


def info(name: str, body: bytes) -> bytes:
    record = msgspec.json.decode(body, type=Record)
    return msgspec.json.encode(info_of(name, record, replay(record)))


def frames(name: str, body: bytes, seat: int | None, start: int, end: int, language: str) -> bytes:
    """Frames of a replay as JSON. `seat` None: what every seat and a spectator saw."""
    record = msgspec.json.decode(body, type=Record)
    total = len(record.entries) + 1
    start = max(0, min(start, total))
    end = max(start, min(end, total, start + MOST_FRAMES))
    game = start_of(record)
    if seat is not None and seat >= game.players:
        raise Refused("not-found", "There is no such seat.")
    seats = [*range(game.players), -1] if seat is None else [seat]
    speaker = speaker_of(record.game, language, game.names)
    found: list[wire.Frame] = []
    for place in range(end):
        word, step = "", wire.Step(seq=place - 1, seat=-1)
        events = game.opening
        if place > 0:
            entry = record.entries[place - 1]
            step.seat, step.bot = entry.seat, is_bot(record, entry.seat)
            if entry.undo:
                game.undo(entry.undo)
                step.undo, events, word = entry.undo, (), f"undo {entry.undo}"
            else:
                step.kind = game.question
                game.choose(entry.says)
                step.token, events, word = game.moves[-1].token, game.moves[-1].events, entry.says
        if place == start and speaker is not None:
            speaker.learn(game.view(-1))
        if place >= start:
            if seat is not None and step.seat != seat:
                step.token, word = None, ""  # as it was seen then
            heard = [any(one.heard_by(viewer) for viewer in seats) for one in events]
            for one, cause in zip(compress(events, heard), causes_among(events, heard), strict=True):
                args = [int(value) for value in one.args]
                told = wire.Told(one.what, args, sentence_of(speaker, one), hearing(one, seats), cause)
                step.events.append(told)
            seen = [game.view(viewer) for viewer in seats]
            views = [wire.SeatView(view.seat, {**view.values, **game.box.odds(view)}) for view in seen]
            asked = -1 if game.asked is None else game.asked
            found.append(wire.Frame(step, views, asked, game.question, word))
    whole = replay(record)
    return msgspec.json.encode(wire.Replay(info_of(name, record, whole), total, start, end, found))


def described(body: bytes, seat: int | None, at: int, language: str) -> bytes:
    """A moment in words. `seat` None: what a spectator saw, then what each seat saw besides."""
    record = msgspec.json.decode(body, type=Record)
    game = replay(record, upto=max(0, min(at, len(record.entries))))
    if seat is not None and seat >= game.players:
        raise Refused("not-found", "There is no such seat.")
    speaker = speaker_of(record.game, language, game.names)
    if speaker is None:
        return msgspec.json.encode(wire.Lines([]))
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


def position_at(body: bytes, entries: int) -> tuple[str, bytes, bytes]:
    """The game's name, the chosen options and the whole table after so many entries: for a new table."""
    record = msgspec.json.decode(body, type=Record)
    if entries > len(record.entries):
        raise BadRecord(f"the record has {len(record.entries)} lines, not {entries}")
    game = replay(record, upto=entries)
    if game.over:
        raise BadRecord("the game is over there: there is nothing to go on with")
    return game.box.name, msgspec.json.encode(record.options), snapshot(game).encode()
