"""A table for the games of others: it is compiled like ours, and what lies on it needs no compiler.

The compiled `Table` cannot be derived from in plain Python: if it could, every field of every table would be looked
at twice, and our own games would take 1 to 1.5 % longer. So a game that is not compiled lays its pieces on this one.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from hauntings.engine.chance import Dice
from hauntings.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces:
    """All that lies on an `OpenTable`: small ints and lists of them, each a field of the box."""

    def clone(self) -> Pieces:
        """An independent copy."""
        raise NotImplementedError  # abstract

    def begins_chapter(self, what: str) -> bool:
        """Does something new begin with this event, whatever led there?"""
        return False

    def sees(self, viewer: int, owner: int) -> bool:
        """May the viewer see what policy LENT keeps for the owner?"""
        return viewer == owner


P = TypeVar("P", bound=Pieces)


class OpenTable(Table, Generic[P]):
    """The stack and the question are the table's own, everything else is in `pieces`."""

    def __init__(self, seats: i64, streams: i64, dice: Dice, pieces: P) -> None:
        super().__init__(seats, streams, dice)
        self.pieces: P = pieces

    def clone(self) -> OpenTable[P]:
        g = OpenTable(self.seats, 0, self.dice, cast("P", self.pieces.clone()))
        g.lie_like(self)
        return g

    def parts(self) -> list[Any]:
        return [self.pieces]

    def begins_chapter(self, what: str) -> bool:
        return self.pieces.begins_chapter(what)

    def sees(self, viewer: i64, owner: i64) -> bool:
        return self.pieces.sees(viewer, owner)
