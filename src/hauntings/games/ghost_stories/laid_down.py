"""Taoists that lie on the ground: a rule of both expansions (WM §15, BS §8.3).

Each expansion remembers whom it laid down (`rules.Lying`) and calls `install` with that. A Taoist lies while any of
them says so, and standing up is told to all of them.
"""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.deeds import has_move_left
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.questions import STAND_UP
from hauntings.games.ghost_stories.rules import Action, InsteadOf, Lying, Rules
from hauntings.games.ghost_stories.table import MOVED, Village
from hauntings.games.ghost_stories.why import CAN, MOVED_ALREADY, STEP_OVER


def lies(g: Village, board: Board) -> bool:
    for rule in g.rules.laid_down:
        if rule.lies(g, board):
            return True
    return False


def stands_up(g: Village, board: Board) -> None:
    for rule in g.rules.laid_down:
        if rule.lies(g, board):
            rule.stands_up(g, board)


class StandUp(Action):
    """Standing up takes one step of one's move; with Dance of the Spires one more step is left."""

    def __init__(self, standing: i64) -> None:
        self.first = STAND_UP
        self.last = STAND_UP
        self.until = MOVED
        self.standing: i64 = standing  # the reason why one who stands cannot

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if has_move_left(g, board) and lies(g, board):
            options.append(STAND_UP)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        if not lies(g, board):
            return self.standing
        if has_move_left(g, board):
            return CAN
        return MOVED_ALREADY if g.stage == MOVED else STEP_OVER

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.stage = MOVED
        g.steps += 1
        stands_up(g, board)


class StandsUpInstead(InsteadOf):
    """Being moved by the Pavilion or by Twin Winds stands the figure up instead: that is the move."""

    def instead(self, g: Village, thing: i64) -> bool:
        board = Board(thing)
        if not lies(g, board):
            return False
        stands_up(g, board)
        return True


def install(rules: Rules, lying: Lying, standing: i64) -> None:
    """One expansion's part; the deed itself is there once. `standing`: the reason why one who stands cannot do it."""
    rules.laid_down.append(lying)
    if rules.action_of[STAND_UP] is None:
        rules.add_action(StandUp(standing))
        rules.instead_of_step.append(StandsUpInstead())
