"""What Black Secret adds to the Yang menu (BS §8): steps below, ladders, standing up, the Mantra on a demon."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.deeds import has_move_left, may_move
from hauntings.games.ghost_stories.base.powers import EnfeeblementMantra, why_not_power
from hauntings.games.ghost_stories.base.steps import takes_step
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    DEMONS,
    NO_YIN_YANG,
    cell_at,
    cell_place,
    demon_target,
    other_level,
)
from hauntings.games.ghost_stories.black_secret.questions import (
    CHANGE_LEVEL,
    LADDER,
    MANTRA_ON_DEMON,
    MOVE_BELOW,
)
from hauntings.games.ghost_stories.black_secret.standing import below, in_force, tile_of
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import (
    ABOVE,
    CHANGED_LEVEL,
    DEMON_NOT_IN_PLAY,
    KNOCKED_DOWN,
    NIGHT_SORCERESS_FORBIDS,
    NO_LADDER,
)
from hauntings.games.ghost_stories.cards import MANTRA
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, PLACES, STEPS, Board, Place
from hauntings.games.ghost_stories.laid_down import lies
from hauntings.games.ghost_stories.questions import YIN_YANG_HELP, YIN_YANG_UNHAUNT, as_token
from hauntings.games.ghost_stories.rules import Action, After, AfterLeaving, Forbids, Lying
from hauntings.games.ghost_stories.table import BEFORE_MOVE, MOVED, USED_MANTRA, Village
from hauntings.games.ghost_stories.why import (
    CAN,
    HERE_ALREADY,
    MANTRA_THERE,
    MOVED_ALREADY,
    NOT_ADJACENT,
    STEP_OVER,
)


class MoveBelow(Action):
    """BS §8.1: in the catacombs a Taoist steps from cell to cell, as from tile to tile above."""

    def __init__(self) -> None:
        self.first = MOVE_BELOW
        self.last = MOVE_BELOW + CELLS - 1
        self.until = MOVED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if not below(g, board) or not may_move(g, board):
            return
        for place in STEPS[g.at[board]]:
            options.append(MOVE_BELOW + cell_at(place))

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        place = cell_place(token - MOVE_BELOW)
        if not has_move_left(g, board):
            return MOVED_ALREADY if g.stage == MOVED else STEP_OVER
        if lies(g, board):
            return KNOCKED_DOWN
        if not below(g, board):
            return ABOVE
        if place == g.at[board]:
            return HERE_ALREADY
        return CAN if place in STEPS[g.at[board]] else NOT_ADJACENT

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.stage = MOVED
        g.steps += 1
        takes_step(g, board, cell_place(token - MOVE_BELOW))


class ChangeLevel(Action):
    """BS §8.1: after the move step, moved or not, a ladder leads down or up; with Dance of the Spires after each of
    the two steps."""

    def __init__(self) -> None:
        self.first = CHANGE_LEVEL
        self.last = CHANGE_LEVEL
        self.until = MOVED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if self.why_not(g, board, CHANGE_LEVEL) == CAN:
            options.append(CHANGE_LEVEL)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        secret = secret_of(g)
        if g.stage > MOVED:
            return STEP_OVER
        if lies(g, board):
            return KNOCKED_DOWN
        if g.stage == MOVED and secret.climbed == g.steps:
            return CHANGED_LEVEL
        return CAN if secret.ladders[tile_of(g, board)] != 0 else NO_LADDER

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        if g.stage == BEFORE_MOVE:  # the first step is forgone
            g.stage = MOVED
            g.steps = 1
        secret_of(g).climbed = g.steps
        climbs(g, board)


def climbs(g: Village, board: Board) -> None:
    """The Taoist goes to the other level."""
    place = other_level(g.at[board])
    g.at = replaced(g.at, board, place)
    if g.telling:
        g.tell("level-changed", (board, place))


class EnfeebleGhost(EnfeeblementMantra):
    """BS r48: what the power lays is no longer a Blood Mantra's."""

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        secret_of(g).blood_laid = 0
        super().chosen(g, board, token)


class EnfeebleDemon(Action):
    """BS §6: the Enfeeblement Mantra on a demon's slot of Wu-Feng's board; never on the Shadow (BS r74)."""

    def __init__(self) -> None:
        self.first = MANTRA_ON_DEMON
        self.last = MANTRA_ON_DEMON + DEMONS - 1
        self.until = BEFORE_MOVE

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if why_not_power(g, board, MANTRA, USED_MANTRA) != CAN:
            return
        for demon in range(DEMONS):
            if self.why_not(g, board, MANTRA_ON_DEMON + demon) == CAN:
                options.append(MANTRA_ON_DEMON + demon)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = why_not_power(g, board, MANTRA, USED_MANTRA)
        if why != CAN:
            return why
        demon = token - MANTRA_ON_DEMON
        if secret_of(g).demons[demon] == AT_HOME:
            return DEMON_NOT_IN_PLAY
        return MANTRA_THERE if g.mantra == as_token(demon_target(demon)) else CAN

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        demon = token - MANTRA_ON_DEMON
        g.used |= USED_MANTRA
        g.mantra = as_token(demon_target(demon))
        secret_of(g).blood_laid = 0
        if g.telling:
            g.tell("enfeebled", (board, demon_target(demon)))


class KnockedDownTaoists(Lying):
    """BS §8.3: a Taoist who was knocked down spends his move standing up; with Dance of the Spires one step is left.
    He may decline, and then neither moves nor changes the level (BS r66). Whoever would move him only raises him (BS
    r67)."""

    def __init__(self) -> None:
        self.reason = KNOCKED_DOWN

    def lies(self, g: Village, board: Board) -> bool:
        return secret_of(g).knocked_down[board] != 0

    def stands_up(self, g: Village, board: Board) -> None:
        secret = secret_of(g)
        secret.knocked_down = replaced(secret.knocked_down, board, 0)
        if g.telling:
            g.tell("stood-up", (board,))


class NightSorceress(Forbids):
    """BS §13: while she is in play nobody may spend Yin-Yang tokens."""

    def watches(self, g: Village) -> bool:
        return in_force(g, NO_YIN_YANG)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        if YIN_YANG_HELP <= token < YIN_YANG_UNHAUNT + PLACES and in_force(g, NO_YIN_YANG):
            return NIGHT_SORCERESS_FORBIDS
        return CAN


class LadderAfterWind(AfterLeaving):
    """BS §8.1, r67: a Taoist moved a step by the Pavilion or by Twin Winds may change the level too."""

    def after(self, g: Village, board: Board, start: Place) -> None:
        if g.at[board] != start and secret_of(g).ladders[tile_of(g, board)] != 0:
            g.do(USE_LADDER[board])


class UseLadder(Choice[Village]):
    """BS r67: the acting player decides for the Taoist he moved."""

    __match_args__: ClassVar[tuple[str, ...]] = ("moved",)

    def __init__(self, moved: Board) -> None:
        self.moved: Final[Board] = moved

    def resolve(self, g: Village) -> None:
        if g.at[self.moved] >= 0 and secret_of(g).ladders[tile_of(g, self.moved)] != 0:
            g.ask(LADDER, g.seat_of[g.active], [PASS, 1], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            climbs(g, self.moved)


class FallsWithDeath(After):
    """BS r40: a Taoist who dies no longer lies down; he comes back standing, above ground."""

    def after(self, g: Village, thing: i64) -> None:
        secret = secret_of(g)
        board = Board(thing)
        if secret.knocked_down[board] != 0:
            secret.knocked_down = replaced(secret.knocked_down, board, 0)


USE_LADDER: Final = [UseLadder(board) for board in EVERY_BOARD]
