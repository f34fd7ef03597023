"""Curses that touch tokens and the deck (WM §5.1): a Tao token or a card leaves the game, somebody loses Qi."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import KIND_GHOST, ROW
from hauntings.games.ghost_stories.geometry import BOARDS
from hauntings.games.ghost_stories.questions import board_in
from hauntings.games.ghost_stories.standing import group
from hauntings.games.ghost_stories.table import DECK_EMPTY, Village
from hauntings.games.ghost_stories.white_moon.questions import WHO_GIVES_TAO, ZHOU_QI
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.why import HOLDS_NO_SUCH_TAO, NO_QI_TO_LOSE
from hauntings.games.ghost_stories.why import CAN

THE_SUPPLY: Final = -1
THE_CIRCLE: Final = -2


class TakeTaoOut(Choice[Village]):
    """WM §5.1, r8: a Tao token leaves the game: from the supply, else from a Taoist of the group's choice, else
    from the Circle of Prayer."""

    __match_args__: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: i64) -> None:
        self.colour: Final[i64] = colour

    def resolve(self, g: Village) -> None:
        colour = self.colour
        if g.tao_supply[colour] > 0:
            g.tao_supply = replaced(g.tao_supply, colour, g.tao_supply[colour] - 1)
            goes_out(g, colour, THE_SUPPLY)
            return
        boards = self.allowed(g, 1, BOARDS)
        if len(boards) > 0:
            g.ask(WHO_GIVES_TAO, group(g), boards, self)
        elif g.circle == colour:
            g.circle = 0
            goes_out(g, colour, THE_CIRCLE)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.tao[board_in(token) * ROW + self.colour] > 0 else HOLDS_NO_SUCH_TAO

    def chosen(self, g: Village, token: i64) -> None:
        n = board_in(token) * ROW + self.colour
        g.tao = replaced(g.tao, n, g.tao[n] - 1)
        goes_out(g, self.colour, board_in(token))


def goes_out(g: Village, colour: i64, whence: i64) -> None:
    m = moon_of(g)
    m.tao_out = replaced(m.tao_out, colour, m.tao_out[colour] + 1)
    if g.telling:
        g.tell("tao-left-game", (colour, whence))


def removes_bottom(g: Village, count: i64) -> None:
    """WM r13: the lowest cards that are not incarnations leave the game unseen; an empty deck loses as when the last
    card is drawn."""
    for _n in range(count):
        lowest = lowest_ghost(g)
        if lowest < 0:
            return
        leaves_deck(g, lowest)
        if len(g.deck) == 0 and g.undefeated > 0:
            loses_game(g, DECK_EMPTY)
            return


def lowest_ghost(g: Village) -> i64:
    """Where in the deck, from below, the lowest card lies that is not an incarnation; -1 if there is none."""
    for n, card in enumerate(g.deck):
        if g.cards.kind[card] == KIND_GHOST:
            return n
    return -1


def leaves_deck(g: Village, n: i64) -> None:
    """A card that everybody has seen joins the discards; any other is as unknown as those in the box. With Wu-Feng, who
    may bring cards back from the discards, all go to the box (BS §5.1)."""
    card = g.deck[n]
    everyone: i64 = (1 << g.seats) - 1
    if g.deck_seen[n] & everyone == everyone and g.rules.seats_beside == 0:
        g.discards = [*g.discards, card]
    else:
        g.unused = [*g.unused, card]
    g.deck = g.deck[:n] + g.deck[n + 1 :]
    g.deck_seen = g.deck_seen[:n] + g.deck_seen[n + 1 :]
    if g.telling:
        g.tell("card-left-game", (len(g.deck),))


class ZhouCurse(Choice[Village]):
    """WM §5.1, r12: a living Taoist or a neutral board with Qi, of the group's choice, loses 1 Qi."""

    def resolve(self, g: Village) -> None:
        g.ask(ZHOU_QI, group(g), self.allowed(g, 1, BOARDS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.qi[board_in(token)] > 0 else NO_QI_TO_LOSE

    def chosen(self, g: Village, token: i64) -> None:
        g.do(LOSE_QI[board_in(token)])


TAKE_OUT: Final = [TakeTaoOut(colour) for colour in range(ROW)]
ZHOU_CURSE: Final = ZhouCurse()
