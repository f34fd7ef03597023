"""What people point at: things on the table, and options of a question that all may see. Seen, never stored.

A hint carries a name or a token and nothing else, so it tells nothing that is hidden. Other processes hear of it too.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from hauntings.server import wire

MOST: Final = 20  # things pointed at that a slow socket may still be told of

Hint = wire.Point | wire.Suggest


class Hints:
    """Those of one table."""

    def __init__(self) -> None:
        self.count = 0  # things pointed at so far
        self.points: Final[deque[tuple[int, wire.Pointed]]] = deque(maxlen=MOST)
        self.suggested: Final[dict[int, tuple[int, int]]] = {}  # seq and token, by seat

    def take(self, hint: Hint) -> None:
        if isinstance(hint, wire.Point):
            self.count += 1
            self.points.append((self.count, wire.Pointed(hint.seat, hint.at)))
        elif hint.token is None:
            self.suggested.pop(hint.seat, None)
        else:
            self.suggested[hint.seat] = (hint.seq, hint.token)

    def leave(self, seats: list[int]) -> None:
        """Somebody else may sit there now: what was suggested from there lapses."""
        for seat in seats:
            self.suggested.pop(seat, None)

    def since(self, count: int) -> list[wire.Pointed]:
        return [pointed for n, pointed in self.points if n > count]

    def suggestions(self, seq: int) -> list[wire.Suggestion]:
        """Those to the question of this number; the others have lapsed."""
        found = sorted(self.suggested.items())
        return [wire.Suggestion(seat, token) for seat, (at, token) in found if at == seq]
