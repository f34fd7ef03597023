"""Taoist powers used before moving (GS §16.1): Bottomless Pockets, Enfeeblement Mantra, Dance of the Twin Winds.

The others are read where they work: the Spires in deeds.py, the blue ones in `why_not_act`, the green ones in
dice.py and curse.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.steps import StepTaoist
from hauntings.games.ghost_stories.cards import COLOURS, MANTRA, POCKETS, TWIN_WINDS
from hauntings.games.ghost_stories.geometry import BOARDS, SPACES, Board, Space
from hauntings.games.ghost_stories.moves import gains_tao
from hauntings.games.ghost_stories.questions import LAY_MANTRA, TAKE, TWIN_WINDS_TO, as_token
from hauntings.games.ghost_stories.rules import Action
from hauntings.games.ghost_stories.standing import has_power, holds_power
from hauntings.games.ghost_stories.table import BEFORE_MOVE, USED_MANTRA, USED_POCKETS, USED_WINDS, Village
from hauntings.games.ghost_stories.why import (
    CAN,
    MANTRA_THERE,
    NO_GHOST_THERE,
    NONE_IN_SUPPLY,
    NOT_ANOTHER_TAOIST,
    NOT_YOUR_POWER,
    POWER_OFF,
    POWER_USED,
    STEP_OVER,
)


def why_not_power(g: Village, board: Board, power: i64, used: i64) -> i64:
    """Before moving, once a turn, with the power in force."""
    if not has_power(g, board, power):
        return POWER_OFF if holds_power(g, board, power) else NOT_YOUR_POWER
    if g.stage != BEFORE_MOVE:
        return STEP_OVER
    return POWER_USED if g.used & used != 0 else CAN


class BottomlessPockets(Action):
    """Take 1 Tao token of any colour that the supply has."""

    def __init__(self) -> None:
        self.first = TAKE + 1
        self.last = TAKE + COLOURS
        self.until = BEFORE_MOVE

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.stage != BEFORE_MOVE or g.used & USED_POCKETS != 0 or not has_power(g, board, POCKETS):
            return
        for colour in range(1, COLOURS + 1):
            if g.tao_supply[colour] > 0:
                options.append(TAKE + colour)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = why_not_power(g, board, POCKETS, USED_POCKETS)
        if why != CAN:
            return why
        return CAN if g.tao_supply[token - TAKE] > 0 else NONE_IN_SUPPLY

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.used |= USED_POCKETS
        gains_tao(g, board, token - TAKE)


class EnfeeblementMantra(Action):
    """Put the Mantra on any ghost, or move it there: 1 cheaper for everyone (GS r12, r33)."""

    def __init__(self) -> None:
        self.first = LAY_MANTRA
        self.last = LAY_MANTRA + SPACES - 1
        self.until = BEFORE_MOVE

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.stage != BEFORE_MOVE or g.used & USED_MANTRA != 0 or not has_power(g, board, MANTRA):
            return
        for space in range(SPACES):
            if g.ghost[space] != 0 and g.mantra != as_token(space):
                options.append(LAY_MANTRA + space)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = why_not_power(g, board, MANTRA, USED_MANTRA)
        if why != CAN:
            return why
        space = Space(token - LAY_MANTRA)
        if g.ghost[space] == 0:
            return NO_GHOST_THERE
        return MANTRA_THERE if g.mantra == as_token(space) else CAN

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.used |= USED_MANTRA
        space = Space(token - LAY_MANTRA)
        g.mantra = as_token(space)
        if g.telling:
            g.tell("laid-mantra", (board, space))


class TwinWinds(Action):
    """Move one other living Taoist one step."""

    def __init__(self) -> None:
        self.first = TWIN_WINDS_TO
        self.last = TWIN_WINDS_TO + BOARDS - 1
        self.until = BEFORE_MOVE

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.stage != BEFORE_MOVE or g.used & USED_WINDS != 0 or not has_power(g, board, TWIN_WINDS):
            return
        for other in range(BOARDS):
            if other != board and g.at[other] >= 0:
                options.append(TWIN_WINDS_TO + other)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = why_not_power(g, board, TWIN_WINDS, USED_WINDS)
        if why != CAN:
            return why
        other = Board(token - TWIN_WINDS_TO)
        return CAN if other != board and g.at[other] >= 0 else NOT_ANOTHER_TAOIST

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.used |= USED_WINDS
        g.do(StepTaoist(board, Board(token - TWIN_WINDS_TO), 0))
