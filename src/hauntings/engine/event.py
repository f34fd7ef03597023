"""What happened, typed, with its audience. Log, animation and speech are all made from events."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
SPECTATORS: Final = 16  # their bit in an audience


class Event:
    """An id from the game's event table, its arguments (small ints), and the seats that may hear it."""

    def __init__(self, what: str, args: tuple[int, ...], audience: int) -> None:
        self.what: Final = what
        self.args: Final = args
        self.audience: Final = audience

    def heard_by(self, seat: int) -> bool:
        """May this seat hear it? A seat below 0 is a spectator."""
        if self.audience == EVERYONE:
            return True
        return bool(self.audience >> (seat if seat >= 0 else SPECTATORS) & 1)

    def as_json(self) -> list[object]:
        return [self.what, list(self.args), self.audience]

    def __repr__(self) -> str:
        return f"Event({self.what}{self.args})"


def only(seat: int) -> int:
    """The audience of one seat."""
    bit = 1
    return bit << seat


def all_but(seat: int, seats: int) -> int:
    """The audience of all seats but one, and of the spectators."""
    bit = 1
    return ((bit << seats) - 1) ^ (bit << seat) | (bit << SPECTATORS)
