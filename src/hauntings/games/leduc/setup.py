"""Set-up, views and the box of Leduc poker."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hauntings.engine.box import Box, Kind
from hauntings.engine.chance import Dice
from hauntings.engine.view import NEVER, OWNER, PUBLIC, Field, Imagination, View
from hauntings.engine.zones import shuffled, without
from hauntings.games.leduc.table import DECK, DECK_STREAM, Poker
from hauntings.games.leduc.turn import BETTING, REASONS, Bet
from hauntings.views import LeducView

FIELDS: Final = [
    Field("hand", OWNER, "list[int | None]"),
    Field("deck", NEVER, "list[int]"),
    Field("board", PUBLIC, "int"),
    Field("paid", PUBLIC, "list[int]"),
    Field("player", PUBLIC, "int"),
    Field("raises", PUBLIC, "int"),
    Field("checks", PUBLIC, "int"),
]
WORDS: Final = ["fold", "call", "raise"]


class PokerImagination(Imagination[Poker]):
    """The cards one does not see are dealt anew."""

    def __init__(self, view: View, base: Poker) -> None:
        super().__init__(view, base)
        self.unseen: list[i64] = DECK[:]
        if base.board:
            self.unseen = without(self.unseen, base.board)
        self.own: Final[list[i64]] = [card or 0 for card in view["hand"]]
        for card in self.own:
            if card > 0:
                self.unseen = without(self.unseen, card)

    def fill(self, g: Poker, dice: Dice) -> None:
        deck = shuffled(g, DECK_STREAM, self.unseen)
        g.hand = [card if card > 0 else deck.pop() for card in self.own]
        g.deck = deck


@mypyc_attr(allow_interpreted_subclasses=True)
class Leduc(Box[Poker, LeducView]):
    """The box of Leduc poker."""

    def blank(self, seats: int, settings: dict[str, Any], dice: Dice) -> Poker:
        return Poker(dice)

    def lay(self, g: Poker) -> None:
        cards = shuffled(g, DECK_STREAM, DECK)
        g.hand = cards[4:]
        g.deck = cards[:4]
        g.do(BETTING)

    def imagination(self, view: View) -> Imagination[Poker]:
        base = self.from_view(view, Dice())
        return PokerImagination(view, base)

    def components(self, g: Poker) -> list[str]:
        return sorted([f"card {card}" for card in g.hand + g.deck + [g.board] if card > 0])

    def word(self, kind: int, token: int) -> str:
        return WORDS[token]

    def reasons(self) -> dict[str, str]:
        return {code: "" for code in REASONS if code}

    def reason(self, reason: int) -> str:
        return REASONS[reason]


EVENTS: Final[dict[str, tuple[str, ...]]] = {"bets": ("seat", "token"), "turns": ("card",)}
KINDS: Final = [Kind("bet", 3, "bet")]
BOX: Final = Leduc("leduc", "Leduc poker", [2], 1, KINDS, ["deck"], FIELDS, EVENTS, [Bet], [], LeducView)
