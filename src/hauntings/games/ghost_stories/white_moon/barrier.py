"""The Mystic Barrier (WM §10): four full receptacles, each board once, the crystals are one pool for all."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.dice import throws
from hauntings.games.ghost_stories.bill import NO_TOKENS, bill_of, short, tokens_due
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_BOARD, Board, Space
from hauntings.games.ghost_stories.moves import discards_ghost, thrown_counts
from hauntings.games.ghost_stories.questions import as_token, board_in, place_in, space_in
from hauntings.games.ghost_stories.standing import group, white_counts
from hauntings.games.ghost_stories.table import FOUR, NO_SPACES, NONE, Village
from hauntings.games.ghost_stories.white_moon.cards import BARRIER_DICE, CRYSTALS
from hauntings.games.ghost_stories.white_moon.crystals import FROM_RESERVE, fills_receptacle, gives_crystal
from hauntings.games.ghost_stories.white_moon.questions import (
    BARRIER,
    BARRIER_CRYSTAL,
    BARRIER_GHOST,
    BARRIER_VILLAGER,
    RESCUE_ONE,
    ROLL,
)
from hauntings.games.ghost_stories.white_moon.rescue import rescues
from hauntings.games.ghost_stories.white_moon.rewards import FamilyReward
from hauntings.games.ghost_stories.white_moon.standing import crystals_placed, face_up, portal_open, top
from hauntings.games.ghost_stories.white_moon.su_ling import su_ling_leaves
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of
from hauntings.games.ghost_stories.white_moon.why import (
    BARRIER_EMPTY,
    NO_CRYSTAL,
    NO_GHOST_ON_BOARD,
    NOBODY_FACE_UP,
    NOT_A_TARGET,
    PORTAL_GONE,
)
from hauntings.games.ghost_stories.why import CAN, CHOSEN_ALREADY, INCARNATION, NO_GHOST_THERE, NOT_ENOUGH


class MysticBarrier(Effect[Village]):
    """WM §10: after the turn in which the fourth crystal was placed, or for the Zhou reward, whose missing crystals
    come from the reserve, then from the Taoists (§5.1)."""

    def resolve(self, g: Village) -> None:
        m = moon_of(g)
        if m.barrier_due != 0:
            while crystals_placed(m) < CRYSTALS and m.crystal_reserve > 0:
                m.crystal_reserve -= 1
                fills_receptacle(g, m, m.receptacles.index(0), FROM_RESERVE)
            if crystals_placed(m) < CRYSTALS:
                g.do(self)
                g.do(GIVE_CRYSTAL)
                return
        if crystals_placed(m) < CRYSTALS:
            return
        m.barrier_due = 0
        m.barrier = 1
        if g.telling:
            g.tell("barrier", (g.active,))
        g.do(BARRIER_ENDS)
        for n in range(BOARDS - 1, -1, -1):  # starting with the active board and going left
            g.do(BARRIER_BOARD[(g.active + n) % BOARDS])


class GiveCrystal(Choice[Village]):
    """WM §5.1, Zhou: the group names who gives a crystal that is missing."""

    def resolve(self, g: Village) -> None:
        g.ask(BARRIER_CRYSTAL, group(g), self.allowed(g, 1, BOARDS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if moon_of(g).crystals[board_in(token)] > 0 else NO_CRYSTAL

    def chosen(self, g: Village, token: i64) -> None:
        m = moon_of(g)
        board = board_in(token)
        gives_crystal(g, m, board)
        fills_receptacle(g, m, m.receptacles.index(0), board)


def takes_crystals(g: Village, m: Moon, board: Board, count: i64) -> None:
    """So many crystals of the pool go back to the reserve."""
    for _n in range(count):
        m.receptacles = replaced(m.receptacles, m.receptacles.index(1), 0)
        m.crystal_reserve += 1
    if g.telling and count > 0:
        g.tell("barrier-crystals", (board, count))


def barrier_targets(g: Village, board: Board) -> list[Space]:
    """The spaces of the board with a ghost that is no incarnation (r52)."""
    found: list[Space] = []
    for n in range(board * 3, board * 3 + 3):
        space = Space(n)
        if g.ghost[space] != 0 and not g.cards.is_incarnation(g.ghost[space]):
            found.append(space)
    return found


def why_not_barrier(g: Village, board: Board, token: i64) -> i64:
    if token == ROLL:
        return CAN if len(barrier_targets(g, board)) > 0 else NO_GHOST_ON_BOARD
    m = moon_of(g)
    if crystals_placed(m) == 0:
        return BARRIER_EMPTY
    if not portal_open(g):
        return PORTAL_GONE
    return CAN if len(face_up(m)) > 0 else NOBODY_FACE_UP


class BarrierBoard(Choice[Village]):
    """WM §10.1: the group picks for one board: roll, rescue, or pass."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(BARRIER, group(g), self.allowed(g, PASS, RESCUE_ONE), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_barrier(g, self.board, token)

    def chosen(self, g: Village, token: i64) -> None:
        board = self.board
        if g.telling:
            g.tell("barrier-turn", (board, token))
        if token == ROLL:
            throws(g, board, BARRIER_DICE, False)
            g.do(BarrierGhosts(board))
        elif token == RESCUE_ONE:
            m = moon_of(g)
            takes_crystals(g, m, board, 1)
            if len(m.villagers[m.portal]) > 0:
                rescues(g, m.portal)
            else:
                g.do(BARRIER_RESCUE)


class BarrierRescue(Choice[Village]):
    """WM §10.1: with nobody on the Portal tile, any face-up villager anywhere."""

    def resolve(self, g: Village) -> None:
        g.ask(BARRIER_VILLAGER, group(g), face_up(moon_of(g)), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if top(moon_of(g), place_in(token)) != 0 else NOBODY_FACE_UP

    def chosen(self, g: Village, token: i64) -> None:
        rescues(g, place_in(token))


def barrier_pool(g: Village) -> list[i64]:
    """Tokens for a roll of the Barrier: its crystals, no Tao tokens (WM §10.2)."""
    tokens = NO_TOKENS[:]
    tokens[0] = crystals_placed(moon_of(g))
    return tokens


def why_not_hit(g: Village, space: Space, targets: list[Space], tokens: list[i64]) -> i64:
    """Why the ghost there cannot be one of those that go; the dice lie, these tokens may be spent (WM §10, §12)."""
    card = g.ghost[space]
    if space in g.picked:
        return CHOSEN_ALREADY
    if card == 0:
        return NO_GHOST_THERE
    if g.cards.is_incarnation(card):
        return INCARNATION
    if space not in targets:
        return NOT_A_TARGET
    bill = bill_of(g, [*g.picked, space], NONE)
    return NOT_ENOUGH if short(bill, thrown_counts(g), white_counts(g), tokens) else CAN


def may_be_hit(g: Village, targets: list[Space], tokens: list[i64]) -> list[i64]:
    """PASS and those that may go: the options, with the targets and the tokens counted once for all of them."""
    options: list[i64] = [PASS]
    for space in targets:
        if why_not_hit(g, space, targets, tokens) == CAN:
            options.append(as_token(space))
    return options


class BarrierGhosts(Choice[Village]):
    """WM §10.1-2: four dice and the pool against the ghosts of the board; Circle and Mantra count; no right stone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(BARRIER_GHOST, group(g), may_be_hit(g, barrier_targets(g, self.board), barrier_pool(g)), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        return why_not_hit(g, space_in(token), barrier_targets(g, self.board), barrier_pool(g))

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.picked = [*g.picked, space_in(token)]
            g.do(self)
            return
        picked = g.picked
        if len(picked) == 0 and g.telling:
            g.tell("exorcism-failed", (self.board,))
        due = tokens_due(bill_of(g, picked, NONE), thrown_counts(g), white_counts(g))
        takes_crystals(g, moon_of(g), self.board, due)
        g.thrown = NONE
        g.picked = NO_SPACES
        for space in picked:
            exorcises_silently(g, space, self.board)


def exorcises_silently(g: Village, space: Space, board: Board) -> None:
    """A ghost goes without its right stone (WM §10.2, §12)."""
    if g.telling:
        g.tell("exorcised", (board, g.ghost[space], space))
    discards_ghost(g, space)


class BarrierEnds(Effect[Village]):
    """WM §10.3: crystals and Su-Ling go to the reserve; then the rewards of families completed here, in order; a Zhou
    reward among them is a second Barrier at once (r51)."""

    def resolve(self, g: Village) -> None:
        m = moon_of(g)
        m.barrier = 0
        m.crystal_reserve += crystals_placed(m)
        m.receptacles = FOUR
        su_ling_leaves(g, m)
        if g.telling:
            g.tell("barrier-over", ())
        waiting = m.waiting
        m.waiting = NONE
        g.do(MYSTIC_BARRIER)
        for family in reversed(waiting):
            g.do(FamilyReward(family))


MYSTIC_BARRIER: Final = MysticBarrier()
GIVE_CRYSTAL: Final = GiveCrystal()
BARRIER_BOARD: Final = [BarrierBoard(board) for board in EVERY_BOARD]
BARRIER_RESCUE: Final = BarrierRescue()
BARRIER_ENDS: Final = BarrierEnds()
