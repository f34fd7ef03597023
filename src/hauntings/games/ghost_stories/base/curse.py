"""The Curse die (GS §6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.haunting import HAUNT_LINE, HAUNT_TILE
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import (
    CURSE_FACES,
    CURSE_GHOST,
    CURSE_HAUNT,
    CURSE_QI,
    CURSE_TAO,
    GODS_FAVORITE,
    NO_CARD,
    STRENGTH,
    Card,
)
from hauntings.games.ghost_stories.geometry import SPACES, Board
from hauntings.games.ghost_stories.moves import returns_all_tao
from hauntings.games.ghost_stories.questions import REROLL_CURSE
from hauntings.games.ghost_stories.standing import EVERY_SEAT, has_power, living
from hauntings.games.ghost_stories.table import CURSE, Village
from hauntings.games.ghost_stories.why import CAN

PLACE_ITSELF: Final = SPACES  # cause + place: the haunt face haunts exactly that tile (GS §10, Cemetery)


class RollCurseDie(Effect[Village]):
    """GS §6: the board rolls the Curse die. `cause` is the ghost's space, or PLACE_ITSELF + place for a tile."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "cause")

    def __init__(self, board: Board, cause: i64) -> None:
        self.board: Final[Board] = board
        self.cause: Final[i64] = cause

    def resolve(self, g: Village) -> None:
        if has_power(g, self.board, STRENGTH):  # never rolls it (GS §16.1, r26)
            if g.telling:
                g.tell("curse-shrugged-off", (self.board, self.cause, culprit(g, self.cause)))
            return
        face = rolls(g, self.board, self.cause)
        if has_power(g, self.board, GODS_FAVORITE):
            g.do(RerollCurse(self.board, self.cause, face))
        else:
            falls(g, self.board, self.cause, face)


class RerollCurse(Choice[Village]):
    """GS §16.1, The Gods' Favorite: re-roll the Curse die once; the second result stands."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "cause", "face")

    def __init__(self, board: Board, cause: i64, face: i64) -> None:
        self.board: Final[Board] = board
        self.cause: Final[i64] = cause
        self.face: Final[i64] = face

    def resolve(self, g: Village) -> None:
        g.ask(REROLL_CURSE, g.seat_of[self.board], KEEP_OR_REROLL, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        falls(g, self.board, self.cause, self.face if token == 0 else roll(g, self.board, self.cause))


def rolls(g: Village, board: Board, cause: i64) -> i64:
    """A roll that others hear of; a re-roll is part of it (WM r44)."""
    face = roll(g, board, cause)
    for rule in g.rules.after_curse_roll:
        rule.after(g, board)
    return face


def roll(g: Village, board: Board, cause: i64) -> i64:
    face = g.roll(CURSE, CURSE_FACES)
    g.learn(EVERY_SEAT)
    if g.telling:
        g.tell("rolled-curse", (board, face, cause, culprit(g, cause)))
    return face


def culprit(g: Village, cause: i64) -> Card:
    """For the log: the ghost on whose account the die is rolled, perhaps just exorcised; 0 for a tile."""
    if cause >= SPACES:
        return NO_CARD
    if g.ghost[cause] != 0 or len(g.discards) == 0:
        return g.ghost[cause]
    return g.discards[-1]


def falls(g: Village, board: Board, cause: i64, face: i64) -> None:
    """What the face does. Lose-Tao does nothing on a board without a living Taoist (GS §13, §14)."""
    if face == CURSE_HAUNT:
        g.do(HAUNT_LINE[cause] if cause < SPACES else HAUNT_TILE[cause - PLACE_ITSELF])
    elif face == CURSE_GHOST:
        g.do(BRING_GHOST)
    elif face == CURSE_TAO:
        if living(g, board):
            returns_all_tao(g, board)
            if g.telling:
                g.tell("lost-all-tao", (board,))
    elif face == CURSE_QI:
        g.do(LOSE_QI[board])


KEEP_OR_REROLL: Final[list[i64]] = [0, 1]
