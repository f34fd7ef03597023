"""Questions that a seat may answer now."""

from __future__ import annotations

from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.engine.table import NOBODY, Choice, Table
from hauntings.engine.view import View


class Asked:
    """A question that a seat may answer now: the pending one, or a sealed one ahead of its turn."""

    def __init__(
        self, seq: int, seat: int, kind: int, options: list[int], view: View, sealed: bool = False, open: bool = False
    ) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.kind: Final = kind
        self.options: Final = options
        self.view: Final = view  # of the seat, as if it were asked
        self.sealed: Final = sealed
        self.open: Final = open  # everybody may see it


def asked_ahead(box: Box, g: Table, rules: dict[str, Any], seq: int, choice: Choice[Any]) -> Asked | None:
    """A sealed question before its turn. Its seq is counted from the stack: every sealed question takes one."""
    depth = 1 + next(place for place, effect in enumerate(reversed(g.stack)) if effect is choice)
    clone = g.clone()
    clone.ask_again(choice)
    if clone.asked == NOBODY:
        return None
    seat = int(clone.asked)
    view = box.view(clone, seat, rules)
    return Asked(seq + depth, seat, int(clone.kind), list(map(int, clone.options)), view, True)
