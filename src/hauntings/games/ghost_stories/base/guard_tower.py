"""The Guard Tower, a promo tile (GS §17)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice
from hauntings.games.ghost_stories.base.rewards import TAKE_ONE
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.questions import NEXT_CARD
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.standing import EVERY_SEAT, taoist_seats
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, NOT_LOOKED_AT

LOOKS_AT: Final = 4


class GuardTower(Tile):
    """Look at the top 4 cards of the deck and put them back in any order; take 1 Tao of choice."""

    def help(self, g: Village, board: Board, place: Place) -> None:
        count: i64 = min(LOOKS_AT, len(g.deck))
        know: list[i64] = [taoist_seats(g)] * count  # Taoists share what they know
        g.deck_seen = g.deck_seen[: len(g.deck_seen) - count] + know
        g.learn(EVERY_SEAT)
        if g.telling:
            g.tell("looked-at-deck", (board, count))
        g.do(TAKE_ONE[board])
        g.do(ReturnCards(board, count))


class ReturnCards(Choice[Village]):
    """GS §17: name the cards from the top down; `left` of those looked at have no place yet."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "left")

    def __init__(self, board: Board, left: i64) -> None:
        self.board: Final[Board] = board
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        if self.left < 2:
            return
        options: list[i64] = []
        for card in self.cards(g):
            if card not in options:  # Summoning cards are all alike (BS §2.9)
                options.append(card)
        g.ask(NEXT_CARD, g.seat_of[self.board], options, self)

    def cards(self, g: Village) -> list[Card]:
        """Those that have no place yet."""
        top: i64 = len(g.deck) - looked_at(g) + self.left
        return g.deck[top - self.left : top]

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token in self.cards(g) else NOT_LOOKED_AT

    def chosen(self, g: Village, token: i64) -> None:
        card = Card(token)
        deck = g.deck[:]
        top: i64 = len(deck) - looked_at(g) + self.left
        deck.pop(deck.index(card, top - self.left))  # the others keep their order
        deck.insert(top - 1, card)
        g.deck = deck
        g.do(ReturnCards(self.board, self.left - 1))


def looked_at(g: Village) -> i64:
    return min(LOOKS_AT, len(g.deck))
