"""The table of Leduc poker: a card each, one in the middle, chips."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.table import Seat, Table

DECK_STREAM: Final = 0
DECK: Final[list[i64]] = [1, 1, 2, 2, 3, 3]  # Jack, Queen, King, two of each
NO_CARDS: Final[list[i64]] = [0, 0]
MAX_RAISES: Final = 2


class Poker(Table):
    """`paid` is changed in place; the other lists are replaced."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(2, 1, dice)
        self.hand: list[i64] = NO_CARDS
        self.deck: list[i64] = []  # the last card is the top
        self.board: i64 = 0  # the open card, 0 in the first round
        self.paid: list[i64] = [1, 1]
        self.player: Seat = Seat(0)
        self.raises: i64 = 0  # this round
        self.checks: i64 = 0  # calls since the last raise, this round

    def clone(self) -> Poker:
        g = Poker(self.dice)
        g.lie_like(self)
        g.hand = self.hand
        g.deck = self.deck
        g.board = self.board
        g.paid = self.paid[:]
        g.player = self.player
        g.raises = self.raises
        g.checks = self.checks
        return g


def opponent(seat: Seat) -> Seat:
    """The other player."""
    return Seat(1 - seat)
