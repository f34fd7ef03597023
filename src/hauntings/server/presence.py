"""Who is at a table now. Nothing is stored: open sockets tell it, and other processes say it of theirs.

A reload is no leaving: who goes is missed only after a moment. A process that falls silent is forgotten.
"""

from __future__ import annotations

import time
from typing import Final

GRACE: Final = 2.0  # seconds for which somebody whose socket closed is still here
SAY_EVERY: Final = 15.0  # seconds after which a process says again who is here
SILENT: Final = 50.0  # seconds after which another process is not believed any more


class Present:
    """The people at one table."""

    def __init__(self) -> None:
        self.sockets: Final[dict[str, int]] = {}  # by guest, of this process
        self.left: Final[dict[str, float]] = {}
        self.elsewhere: Final[dict[str, tuple[float, frozenset[int]]]] = {}  # seats, by process
        self.asked = False  # the other processes, since somebody looks on here
        self.shown: list[int] = []  # what the sockets here were told last
        self.said: list[int] = []  # what the other processes were told last

    def come(self, guest: str) -> None:
        self.left.pop(guest, None)
        self.sockets[guest] = self.sockets.get(guest, 0) + 1

    def go(self, guest: str) -> None:
        self.sockets[guest] -= 1
        if not self.sockets[guest]:
            del self.sockets[guest]
            self.left[guest] = time.monotonic()

    def has(self, guest: str, seat: int) -> bool:
        """Is this person here, or (as far as other processes say) whoever plays this seat?"""
        return self.has_here(guest) or any(seat in seats for _, seats in self.elsewhere.values())

    def has_here(self, guest: str) -> bool:
        if not guest or guest in self.sockets:
            return bool(guest)
        if time.monotonic() - self.left.get(guest, -GRACE) < GRACE:
            return True
        self.left.pop(guest, None)
        return False

    def told(self, process: str, seats: frozenset[int]) -> None:
        """What another process says of its sockets."""
        self.elsewhere[process] = (time.monotonic(), seats)

    def forget_silent(self) -> None:
        late = [process for process, (at, _) in self.elsewhere.items() if time.monotonic() - at > SILENT]
        for process in late:
            del self.elsewhere[process]
