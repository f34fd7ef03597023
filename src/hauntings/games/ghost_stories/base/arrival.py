"""Bringing a ghost into play (GS §5): draw, place, Buddha, left stone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import BLACK, CURSE_DIE, FAST_HAUNTER, NO_CARD, Card
from hauntings.games.ghost_stories.geometry import Board, Space, board_at
from hauntings.games.ghost_stories.moves import meets_buddha, settles_mantra
from hauntings.games.ghost_stories.questions import PLACE_GHOST, space_in
from hauntings.games.ghost_stories.standing import (
    EVERY_SEAT,
    all_free_spaces,
    decider,
    free_spaces,
    overrun,
    some_space_free,
)
from hauntings.games.ghost_stories.table import DECK_EMPTY, Village
from hauntings.games.ghost_stories.why import CAN, GHOST_THERE, NOT_ITS_BOARD


class BringGhost(Effect[Village]):
    """GS §5: draw the top card for the active board. With 12 ghosts in play, it loses 1 Qi instead (GS r2)."""

    def resolve(self, g: Village) -> None:
        for rule in g.rules.instead_of_draw:
            if rule.instead(g, g.active):
                return
        if not some_space_free(g):
            if g.telling:
                g.tell("no-room", (g.active,))
            g.do(LOSE_QI[g.active])
            return
        if len(g.deck) == 0:  # only after the last incarnation fell (GS r24)
            return
        draws(g)
        if g.outcome != 0:
            return
        for rule in g.rules.instead_of_placing:
            if rule.instead(g, g.drawn):
                return
        g.do(PLACE_DRAWN)


def draws(g: Village) -> None:
    """Turn the top card up. The last card loses the game while an incarnation is undefeated (GS §5.2, r24, r25)."""
    g.drawn = g.deck.pop()
    g.deck_seen.pop()
    g.learn(EVERY_SEAT)
    if g.telling:
        g.tell("drew", (g.active, g.drawn))
    if len(g.deck) == 0 and g.undefeated > 0:
        loses_game(g, DECK_EMPTY)


def destination(g: Village, card: Card) -> Board:
    """The board where a card belongs: that of its colour, black ones to the active board (GS §5.3, r5)."""
    colour = g.cards.colour[card]
    return g.active if colour == BLACK else g.board_of[colour]


def spaces_for_drawn(g: Village) -> list[i64]:
    """Tokens of the spaces where the drawn card may be placed (GS §5.3-4)."""
    found = free_spaces(g, destination(g, g.drawn))
    return found if len(found) > 0 else all_free_spaces(g)


def why_not_there(g: Village, space: Space) -> i64:
    """GS §5.3-4: why the drawn card may not be placed there."""
    if g.ghost[space] != 0:
        return GHOST_THERE
    board = destination(g, g.drawn)
    return CAN if board_at(space) == board or overrun(g, board) else NOT_ITS_BOARD


class PlaceDrawn(Choice[Village]):
    """GS §5.3-4: on a free space of its board, or of any other board if that one is full."""

    def resolve(self, g: Village) -> None:
        g.ask(PLACE_GHOST, decider(g), spaces_for_drawn(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return why_not_there(g, space_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        card = g.drawn
        g.drawn = NO_CARD
        arrives(g, space_in(token), card)


def arrives(g: Village, space: Space, card: Card) -> None:
    """GS §5.5-7: a Buddha discards an ordinary ghost; else attachments, then the left stone in printed order."""
    g.ghost = replaced(g.ghost, space, card)
    if g.telling:
        g.tell("placed", (card, space))
    if meets_buddha(g, space, card):
        g.ghost = replaced(g.ghost, space, NO_CARD)
        return
    for after in g.rules.after_placing:
        after.after(g, space)
    for rule in g.rules.instead_of_left_stone:
        if rule.instead(g, space):
            return
    resolves_left_stone(g, space, card)


def resolves_left_stone(g: Village, space: Space, card: Card) -> None:
    """GS §5.6-7: attachments, then the left stone in printed order."""
    left = g.cards.left[card]
    if len(left) == 0:
        return
    if g.telling:
        for ability in left:
            if ability != CURSE_DIE:  # the roll itself tells whose it is
                g.tell("stone", (card, space, ability))
    settles_mantra(g)
    if g.cards.on_left[FAST_HAUNTER][card]:
        g.figure = replaced(g.figure, space, 1)
        for after in g.rules.after_figure:
            after.after(g, space)
    for ability in reversed(left):  # the first stone on top of the stack
        g.rules.stones[ability].arrives(g, space)


BRING_GHOST: Final = BringGhost()
PLACE_DRAWN: Final = PlaceDrawn()
