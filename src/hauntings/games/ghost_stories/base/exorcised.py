"""What is paid for is exorcised (GS §9.6, §9.8): tokens are spent, ghosts go, and their right stones come."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntings.engine.table import Effect
from hauntings.engine.zones import without
from hauntings.games.ghost_stories.base.ending import CHECK_VICTORY
from hauntings.games.ghost_stories.cards import NO_CARD, ROW, Card
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, SPACES, Board, Space
from hauntings.games.ghost_stories.moves import discards_ghost, returns_tao
from hauntings.games.ghost_stories.table import NO_SPACES, NONE, Village


class PayAndExorcise(Effect[Village]):
    """GS §9.8: spent tokens go to the supply; the ghosts go, then their right stones come in the order chosen (GS r7).
    A switch: they go one after another, each with its right stone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        pays(g)
        picked = g.picked
        clears(g, self.board)
        if g.rules.paid_leave_together:
            leave_together(g, picked, self.board)
            return
        for space in reversed(picked):  # the first on top of the stack
            g.do(ExorciseGhost(space, self.board))


def leave_together(g: Village, picked: list[Space], board: Board) -> None:
    """GS §9.6: what is paid for is exorcised, whatever the right stones bring. The game is won after the stone of the
    last incarnation among them (GS r23)."""
    gone = [g.ghost[space] if space < SPACES else NO_CARD for space in picked]
    for space in picked:
        leaves_play(g, space, board)
    checked = False
    for n in range(len(picked) - 1, -1, -1):  # the first on top of the stack
        card = gone[n]
        if not checked and g.cards.is_incarnation(card):
            checked = True
            g.do(CHECK_VICTORY)
        if picked[n] >= SPACES or len(g.cards.right[card]) > 0:
            g.do(RightStone(card, picked[n], board))


def leaves_play(g: Village, space: Space, board: Board) -> bool:
    """What is there goes to the discards, a demon home. Was there anything?"""
    if space >= SPACES:
        for rule in g.rules.targets:
            if rule.leaves(g, space, board):
                return True
        return False
    card = g.ghost[space]
    if card == 0:  # gone while another's curse was resolved: a Blood Mantra (BS §9)
        return False
    if g.telling:
        g.tell("exorcised", (board, card, space))
    discards_ghost(g, space)
    if g.cards.is_incarnation(card):
        g.undefeated -= 1
        g.exorcised += 1
    return True


class RightStone(Effect[Village]):
    """GS §9.8: what a ghost that is gone leaves behind, its curse before its reward. Its card lies on top of the
    discards then."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "space", "board")

    def __init__(self, card: Card, space: Space, board: Board) -> None:
        self.card: Final[Card] = card
        self.space: Final[Space] = space
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        if self.card in g.discards:
            g.discards = [*without(g.discards, self.card), self.card]
        brings(g, self.card, self.space, self.board)


def brings(g: Village, card: Card, space: Space, board: Board) -> None:
    """The right stone of a ghost (curses are printed first), or what a demon's exorcism brings."""
    if space >= SPACES:
        for rule in g.rules.targets:
            rule.exorcised(g, space, board)
        return
    for ability in reversed(g.cards.right[card]):
        g.rules.stones[ability].exorcised(g, space, board)


def pays(g: Village) -> None:
    """All promised tokens are spent."""
    for token in g.paid:
        board = Board(token // ROW)
        colour = token % ROW
        if colour == 0:
            g.rules.wild[0].spent(g, board)
            continue
        returns_tao(g, board, colour)
        if g.telling:
            g.tell("spent-tao", (board, colour))


class ExorciseGhost(Effect[Village]):
    """GS §9.8, one by one: the card goes, its attachments come back; then its right stone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "board")

    def __init__(self, space: Space, board: Board) -> None:
        self.space: Final[Space] = space
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        card = g.ghost[self.space] if self.space < SPACES else NO_CARD
        if leaves_play(g, self.space, self.board):
            if g.cards.is_incarnation(card):
                g.do(CHECK_VICTORY)
            brings(g, card, self.space, self.board)


def clears(g: Village, board: Board) -> None:
    g.thrown = NONE
    g.picked = NO_SPACES
    g.paid = NONE
    g.refused = 0
    for rule in g.rules.after_attempt:
        rule.after(g, board)


PAY_AND_EXORCISE: Final = [PayAndExorcise(board) for board in EVERY_BOARD]
