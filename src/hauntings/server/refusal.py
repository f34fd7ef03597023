"""A clear no: a code that clients know, and one sentence. Nothing has changed when it is raised."""

from __future__ import annotations

import traceback
from typing import Final

from hauntings.server.wire import Code

STATUS: Final[dict[str, int]] = {
    "too-much": 429,
    "foreign-origin": 403,
    "not-found": 404,
    "not-waiting": 409,
    "not-running": 409,
    "not-over": 409,
    "archived": 410,
    "not-yours": 403,
    "seat-taken": 409,
    "seat-lent": 409,
    "has-seen": 403,
    "claim-open": 409,
    "no-claim": 409,
    "rules-changed": 409,
    "other-version": 409,
    "busy": 503,
    "damaged": 500,
    "broken": 500,
}


class Refused(Exception):
    """What was asked for cannot be done."""

    def __init__(self, code: Code, text: str, reason: str = "") -> None:
        super().__init__(code, text, reason)  # so that it comes whole out of another process
        self.code: Final = code
        self.text: Final = text
        self.reason: Final = reason  # the game's own reason code

    def __str__(self) -> str:
        return f"{self.code}: {self.text}"

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


def where(error: BaseException) -> list[str]:
    """Where something broke, for the log: places in the code, never the values (they may be hidden from players)."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{frame.filename.rpartition('hauntings/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
