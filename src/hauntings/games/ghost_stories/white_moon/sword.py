"""Divine Sword and Vengeful Claw (WM §11)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die, throws
from hauntings.games.ghost_stories.base.exorcism import chooses_after_roll, within_reach
from hauntings.games.ghost_stories.cards import COLOURS
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, SPACES, Board
from hauntings.games.ghost_stories.moves import gains_tao
from hauntings.games.ghost_stories.rules import After, InsteadOf
from hauntings.games.ghost_stories.standing import BITS, white_counts
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import DIVINE_SWORD, VENGEFUL_CLAW
from hauntings.games.ghost_stories.white_moon.questions import CLAW, SWORD, YES
from hauntings.games.ghost_stories.white_moon.standing import colours_of, holder
from hauntings.games.ghost_stories.white_moon.table import USED_CLAW, moon_of
from hauntings.games.ghost_stories.white_moon.why import NOT_A_TARGETS_COLOUR
from hauntings.games.ghost_stories.why import CAN, NONE_IN_SUPPLY


def may_draw_sword(g: Village, board: Board) -> bool:
    """If there is a die to set; the Sword is of no use as long as white does not count (r68)."""
    if holder(g, DIVINE_SWORD) != board or not white_counts(g):
        return False
    return exorcism_dice(g, board) > 0 or has_grey_die(g, board)


class DrawSword(Choice[Village]):
    """WM §11: one die is set to white and only the others are rolled; optional, before rolling."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(SWORD, g.seat_of[self.board], [PASS, YES], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        board = self.board
        dice = exorcism_dice(g, board)
        grey = has_grey_die(g, board)
        if token == PASS:
            throws(g, board, dice, grey)
            return
        if g.telling:
            g.tell("sword-drawn", (board,))
        if dice > 0:
            throws(g, board, dice - 1, grey, 1)
        else:
            throws(g, board, 0, False, 1)


class SwordBeforeRoll(InsteadOf):
    """WM §11: at each exorcism of its owner."""

    def instead(self, g: Village, thing: i64) -> bool:
        board = Board(thing)
        if not may_draw_sword(g, board):
            return False
        g.do(AFTER_ROLL[board])
        g.do(DrawSword(board))
        return True


class AfterRoll(Effect[Village]):
    """GS §9: the exorcism goes on with the dice that lie."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        chooses_after_roll(g, self.board)


class ClawAfterFailure(After):
    """WM §11: no ghost was exorcised: the colours of the ghosts faced."""

    def after(self, g: Village, thing: i64) -> None:
        board = Board(thing)
        if holder(g, VENGEFUL_CLAW) != board:
            return
        mask: i64 = 0
        for space in within_reach(g, board):
            if space < SPACES and g.ghost[space] != 0:
                for colour in colours_of(g, space):
                    mask |= BITS[colour]
        offers_claw(g, board, mask)


def offers_claw(g: Village, board: Board, mask: i64) -> None:
    """Once a turn, a token of one of these colours if the supply has one (r66, r67)."""
    m = moon_of(g)
    if holder(g, VENGEFUL_CLAW) == board and m.moon_used & USED_CLAW == 0 and len(claw_colours(g, mask)) > 0:
        g.do(UseClaw(board, mask))


def claw_colours(g: Village, mask: i64) -> list[i64]:
    return [colour for colour in range(1, COLOURS + 1) if why_not_claw(g, mask, colour) == CAN]


def why_not_claw(g: Village, mask: i64, colour: i64) -> i64:
    if mask & BITS[colour] == 0:
        return NOT_A_TARGETS_COLOUR
    return CAN if g.tao_supply[colour] > 0 else NONE_IN_SUPPLY


class UseClaw(Choice[Village]):
    """WM §11: take 1 Tao token of the colour of one targeted ghost."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "mask")

    def __init__(self, board: Board, mask: i64) -> None:
        self.board: Final[Board] = board
        self.mask: Final[i64] = mask

    def resolve(self, g: Village) -> None:
        g.ask(CLAW, g.seat_of[self.board], [PASS, *claw_colours(g, self.mask)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_claw(g, self.mask, token)

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            moon_of(g).moon_used |= USED_CLAW
            if g.telling:
                g.tell("used-artifact", (self.board, VENGEFUL_CLAW))
            gains_tao(g, self.board, token)


AFTER_ROLL: Final = [AfterRoll(board) for board in EVERY_BOARD]
