"""What happened, typed, with its audience. Log, animation and speech are all made from events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1
SPECTATORS: Final = 16  # their bit in an audience
NO_CAUSE: Final = -1  # it follows from the decision itself


class Event:
    """An id from the game's event table, its arguments (small ints), and the seats that may hear it.

    `cause` is the place, among the events of the same decision, of the one it follows from: always an earlier one that
    everybody heard, so that nobody learns from it that something was told in secret."""

    def __init__(self, what: str, args: tuple[int, ...], audience: int, cause: int = NO_CAUSE) -> None:
        self.what: Final = what
        self.args: Final = args
        self.audience: Final = audience
        self.cause: int = cause

    def heard_by(self, seat: int) -> bool:
        """May this seat hear it? A seat below 0 is a spectator."""
        if self.audience == EVERYONE:
            return True
        return bool(self.audience >> (seat if seat >= 0 else SPECTATORS) & 1)

    def as_json(self) -> list[object]:
        return [self.what, list(self.args), self.audience, self.cause]

    def __repr__(self) -> str:
        return f"Event({self.what}{self.args})"


def causes_among(events: Sequence[Event], heard: Sequence[bool]) -> list[int]:
    """The causes of the events that are heard, as places among those."""
    found: list[int] = []
    place = {NO_CAUSE: NO_CAUSE}
    for n, event in enumerate(events):
        if heard[n]:
            place[n] = len(found)
            found.append(place[event.cause])
    return found


def only(seat: i64) -> int:
    """The audience of one seat."""
    bit = 1
    return bit << seat


def all_but(seat: i64, seats: int) -> int:
    """The audience of all seats but one, and of the spectators."""
    bit = 1
    return ((bit << seats) - 1) ^ (bit << seat) | (bit << SPECTATORS)
