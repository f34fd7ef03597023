"""Between the database's rows and a game's record: decisions and events go in and come out as they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from hauntings.engine.event import Event
from hauntings.records.game import Move
from hauntings.server.store import StoredRow


class Entry:
    """What the room remembers of an entry besides the game's own move."""

    def __init__(self, seq: int, by: int, bot: bool, at: float, move: Move | int) -> None:
        self.seq: Final = seq
        self.by: Final = by
        self.bot: Final = bot
        self.at: Final = at
        self.move: Final = move


def entry_of(row: StoredRow) -> Entry:
    move = row.undo or Move(row.seat, row.kind, row.token, row.learned, read_events(row.events))
    return Entry(row.seq, row.by, row.bot, row.at, move)


def written(events: Sequence[Event]) -> str:
    rows = [[event.what, [int(value) for value in event.args], int(event.audience), event.cause] for event in events]
    return msgspec.json.encode(rows).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """Tables from before causes were kept have none."""
    return tuple([Event(what, tuple(args), *rest) for what, args, *rest in msgspec.json.decode(text)])
