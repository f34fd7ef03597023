"""Moon Crystals (WM §9): won, spent in exorcisms, lent, laid on receptacles."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.exorcism import lends, refuses
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.questions import as_token, board_in
from hauntings.games.ghost_stories.rules import Action, InsteadOf, WildTokens
from hauntings.games.ghost_stories.standing import group, living, living_boards
from hauntings.games.ghost_stories.table import PLACED, Village
from hauntings.games.ghost_stories.white_moon.cards import CORNER_AT
from hauntings.games.ghost_stories.white_moon.questions import CRYSTAL_TO, LEND_CRYSTAL, PLACE_CRYSTAL, YES
from hauntings.games.ghost_stories.white_moon.table import USED_CRYSTAL, Moon, moon_of
from hauntings.games.ghost_stories.white_moon.why import (
    CRYSTAL_OF_THIS_TURN,
    CRYSTAL_PLACED,
    NO_CRYSTAL,
    NOT_A_CORNER,
    RECEPTACLE_FULL,
)
from hauntings.games.ghost_stories.why import CAN, NOT_LIVING

FROM_RESERVE: Final = Board(-1)


def gains_crystal(g: Village, board: Board) -> None:
    """Take a crystal from the reserve; with none left it is lost (WM r57)."""
    m = moon_of(g)
    if m.crystal_reserve == 0 or not living(g, board):
        return
    m.crystal_reserve -= 1
    m.crystals = replaced(m.crystals, board, m.crystals[board] + 1)
    if board == g.active:
        m.fresh_crystals += 1
    if g.telling:
        g.tell("gained-crystal", (board,))


def gives_crystal(g: Village, m: Moon, board: Board) -> None:
    """A crystal leaves the board: those gained this turn go first (WM §9)."""
    m.crystals = replaced(m.crystals, board, m.crystals[board] - 1)
    if board == g.active and m.fresh_crystals > 0:
        m.fresh_crystals -= 1


def fills_receptacle(g: Village, m: Moon, corner: i64, board: Board) -> None:
    m.receptacles = replaced(m.receptacles, corner, 1)
    if g.telling:
        g.tell("crystal-placed", (board, corner))


class Crystals(WildTokens):
    """WM §9, use A: worth one Tao of any colour in an exorcism; no lock stops it; it goes back to the reserve."""

    def held(self, g: Village, board: Board) -> i64:
        return moon_of(g).crystals[board]

    def spent(self, g: Village, board: Board) -> None:
        m = moon_of(g)
        gives_crystal(g, m, board)
        m.crystal_reserve += 1
        if g.telling:
            g.tell("spent-crystal", (board,))

    def asks(self, g: Village, board: Board, owner: Board) -> None:
        g.do(LendCrystal(board, owner))

    def missing(self) -> i64:
        return NO_CRYSTAL


class LendCrystal(Choice[Village]):
    """WM §9: a Taoist on the same tile may lend a crystal, as a Tao token (GS r45)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "owner")

    def __init__(self, board: Board, owner: Board) -> None:
        self.board: Final[Board] = board
        self.owner: Final[Board] = owner

    def resolve(self, g: Village) -> None:
        g.ask(LEND_CRYSTAL, g.seat_of[self.owner], [PASS, YES], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            refuses(g, self.board, self.owner)
        else:
            lends(g, self.board, self.owner, 0)


class WhiteHerb(InsteadOf):
    """WM §9.1: at the Herbalist's a white face gives a crystal instead of a token of choice."""

    def instead(self, g: Village, thing: i64) -> bool:
        gains_crystal(g, Board(thing))
        return True


class PlaceCrystal(Action):
    """WM §9, use B: in step 3, from a corner tile, a crystal gained in an earlier turn onto the empty receptacle."""

    def __init__(self) -> None:
        self.first = PLACE_CRYSTAL
        self.last = PLACE_CRYSTAL
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if moon_of(g).crystals[board] > 0 and self.why_not(g, board, PLACE_CRYSTAL) == CAN:
            options.append(PLACE_CRYSTAL)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        m = moon_of(g)
        if m.moon_used & USED_CRYSTAL != 0:
            return CRYSTAL_PLACED
        if m.crystals[board] == 0:
            return NO_CRYSTAL
        if m.crystals[board] <= m.fresh_crystals:
            return CRYSTAL_OF_THIS_TURN
        corner = CORNER_AT[g.at[board]]
        if corner < 0:
            return NOT_A_CORNER
        return RECEPTACLE_FULL if m.receptacles[corner] != 0 else CAN

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        m = moon_of(g)
        g.stage = PLACED
        m.moon_used |= USED_CRYSTAL
        m.crystals = replaced(m.crystals, board, m.crystals[board] - 1)
        fills_receptacle(g, m, CORNER_AT[g.at[board]], board)


class CrystalToGroup(Choice[Village]):
    """WM §9.2: an incarnation's crystal goes to a living Taoist of the group's choice."""

    def resolve(self, g: Village) -> None:
        if moon_of(g).crystal_reserve > 0:
            g.ask(CRYSTAL_TO, group(g), [as_token(board) for board in living_boards(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if living(g, board_in(token)) else NOT_LIVING

    def chosen(self, g: Village, token: i64) -> None:
        gains_crystal(g, board_in(token))


CRYSTAL_TO_GROUP: Final = CrystalToGroup()
