"""Refuses records with more in them than a game would ever write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from hauntings.engine.codec import MOST_NUMBER
from hauntings.records.game import Game
from hauntings.records.position import MOST

if TYPE_CHECKING:
    from hauntings.records.record import Record

LONGEST_NAME: Final = 200  # letters; of a person or a bot
LONGEST_ANSWER: Final = 60  # letters of the notation
MOST_LOADED: Final = 5000  # numbers


def surplus(record: Record, game: Game) -> str:
    """What the record has too much of, as the rest of a sentence; nothing: all of it belongs to the game that begins
    here. What is checked when it is played again (answers, digests, the result) is not judged here."""
    for what, said in (("names", record.names), ("seats", record.seats)):
        if len(said) > game.players:
            return f"in the head: {len(said)} {what} for {game.players} players"
        if any(len(word) > LONGEST_NAME for word in said):
            return f"in the head: one of the {what} is longer than {LONGEST_NAME} letters"
    return extra_luck(record, game) or extra_lines(record)


def extra_luck(record: Record, game: Game) -> str:
    """Loaded dice and the position it starts from."""
    loaded = list(numbers(draw for draws in record.loaded.values() for draw in draws))
    if len(loaded) > MOST_LOADED or any(abs(number) >= MOST_NUMBER for number in loaded):
        return f"in the head: dice are loaded with at most {MOST_LOADED} numbers, none as large as {MOST_NUMBER}"
    if record.start is not None:
        if record.start != game.position():
            return "in the head: the position it starts from holds more than a position of this game"
        if len(msgspec.msgpack.encode(list(record.start.values()))) > MOST:
            return "in the head: the position it starts from is larger than any"
    return ""


def extra_lines(record: Record) -> str:
    """Lines and their digests."""
    known = {str(number) for number in range(1, len(record.entries) + 1)}
    strange = next((place for place in record.digests if place not in known), None)
    if strange is not None:
        return f"there is a digest of decision {strange[:20]}, but the record has {len(known)} decisions"
    for number, entry in enumerate(record.entries, start=1):
        if entry.undo and (entry.says or entry.seat >= 0):
            return f"decision {number}: an undo says nothing else"
        if len(entry.says) > LONGEST_ANSWER:
            return f"decision {number}: no answer is longer than {LONGEST_ANSWER} letters"
    return ""


def numbers(draws: Iterable[int | list[int]]) -> Iterable[int]:
    for draw in draws:
        yield from draw if isinstance(draw, list) else [draw]
