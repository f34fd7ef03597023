"""A game of somebody else that shares nothing with ours, in plain Python: no compiler beside the compiled engine.

Nine candles burn. In turn each player blows out one to three of them. Each has drawn a secret number from 1 to 3 and
scores a point whenever they blow out just as many. When it is dark, the most points win.
"""

from __future__ import annotations

from typing import Any, Final

from hauntings import Manifest
from hauntings.engine.box import Box, Kind
from hauntings.engine.chance import Dice
from hauntings.engine.open_table import OpenTable, Pieces
from hauntings.engine.table import CAN, Choice, Effect
from hauntings.engine.view import NEVER, OWNER, PUBLIC, Field, Imagination, View
from hauntings.engine.zones import shuffled

NUMBERS: Final = [1, 2, 3]
DRAWN: Final = 0  # the stream of chance
BLOW: Final = 0  # the question
TOO_FEW: Final = 1  # the reason
REASONS: Final = ["", "too-few-candles"]


class Room(Pieces):
    """`blown` is changed in place; the other lists are replaced."""

    def __init__(self) -> None:
        self.candles: int = 9
        self.secret: list[int] = [0, 0]
        self.left: list[int] = []
        self.blown: list[int] = [0] * 8  # [seat * 4 + count]: how often
        self.player: int = 0

    def clone(self) -> Room:
        copy = Room()
        copy.candles = self.candles
        copy.secret = self.secret
        copy.left = self.left
        copy.blown = self.blown[:]
        copy.player = self.player
        return copy

    def begins_chapter(self, what: str) -> bool:
        return what == "blows"


Party = OpenTable[Room]


class Blow(Choice[Party]):
    """The player blows out one to three candles."""

    def why_not(self, g: Party, token: int) -> int:
        return CAN if token <= g.pieces.candles else TOO_FEW

    def resolve(self, g: Party) -> None:
        g.ask_always(BLOW, g.pieces.player, self.allowed(g, 1, 3), self)

    def chosen(self, g: Party, token: int) -> None:
        seat = g.pieces.player
        g.pieces.candles -= token
        g.pieces.blown[seat * 4 + token] += 1
        g.pieces.player = 1 - seat
        if g.telling:
            g.tell("blows", (seat, token))
        g.do(Goes(seat))


class Goes(Effect[Party]):
    """It goes on, or it is dark and the numbers are compared."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def resolve(self, g: Party) -> None:
        if g.pieces.candles > 0:
            g.do(Blow())
            return
        g.learn(3)
        first, second = [g.pieces.blown[seat * 4 + g.pieces.secret[seat]] for seat in range(2)]
        if first == second:
            g.finish(3, [500, 500])
        else:
            g.finish(1 if first > second else 2, [1000, 0] if first > second else [0, 1000])


class Guess(Imagination[Party]):
    """Any number but one's own may be the other's."""

    def __init__(self, view: View, base: Party) -> None:
        super().__init__(view, base)
        self.own: Final = [number or 0 for number in view["secret"]]

    def fill(self, g: Party, dice: Dice) -> None:
        numbers = shuffled(g, DRAWN, [number for number in NUMBERS if number not in self.own])
        g.pieces.secret = [number or numbers.pop() for number in self.own]
        g.pieces.left = numbers


class Candles(Box[Party, Any]):
    def blank(self, seats: int, settings: dict[str, Any], dice: Dice) -> Party:
        return OpenTable(2, 1, dice, Room())

    def lay(self, g: Party) -> None:
        numbers = shuffled(g, DRAWN, NUMBERS)
        g.pieces.secret = numbers[:2]
        g.pieces.left = numbers[2:]
        g.do(Blow())

    def imagination(self, view: View) -> Imagination[Party]:
        return Guess(view, self.from_view(view, Dice()))

    def components(self, g: Party) -> list[str]:
        return sorted(f"number {number}" for number in g.pieces.secret + g.pieces.left)

    def word(self, kind: int, token: int) -> str:
        return f"blow {token}" if token else ""

    def reasons(self) -> dict[str, str]:
        return {code: "" for code in REASONS if code}

    def reason(self, reason: int) -> str:
        return REASONS[reason]


FIELDS: Final = [
    Field("candles", PUBLIC, "int"),
    Field("secret", OWNER, "list[int | None]"),
    Field("left", NEVER, "list[int]"),
    Field("blown", PUBLIC, "list[int]"),
    Field("player", PUBLIC, "int"),
]
EVENTS: Final[dict[str, tuple[str, ...]]] = {"blows": ("seat", "count")}
BOX: Final = Candles(
    "guest-candles", "Candles", [2], 1, [Kind("blow", 4, "count")], ["numbers"], FIELDS, EVENTS, [Blow, Goes], []
)
MANIFEST: Final = Manifest(BOX)
