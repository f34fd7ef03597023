"""The Life Potion (WM §11): in its owner's Yang phase, or by a switch in anybody's (WM r112)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.games.ghost_stories.base.tiles import dead_taoists
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.moves import gains_qi
from hauntings.games.ghost_stories.questions import as_token, board_in
from hauntings.games.ghost_stories.standing import living, living_boards
from hauntings.games.ghost_stories.table import PLACED, USED_POTION, Village
from hauntings.games.ghost_stories.white_moon.artifacts import UseOnce, is_used_up
from hauntings.games.ghost_stories.white_moon.cards import LIFE_POTION
from hauntings.games.ghost_stories.white_moon.questions import (
    POTION,
    POTION_FAMILY,
    POTION_REVIVE,
    USE_POTION,
)
from hauntings.games.ghost_stories.white_moon.standing import dead_families, has_room, holder, return_place
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.tiles import (
    taoist_returns,
    villager_returns,
    why_not_returning,
    why_not_revived,
)
from hauntings.games.ghost_stories.white_moon.why import (
    KEEPS_POTION,
    NOT_YOUR_ARTIFACT,
    POTION_HELPS_NOBODY,
    USED_UP,
)
from hauntings.games.ghost_stories.why import CAN, NO_QI_LEFT, NOT_LIVING


class LifePotion(UseOnce):
    """Any Taoist gains 1 Qi, or a dead Taoist or villager returns. A switch: in anybody's Yang phase (WM r112)."""

    def __init__(self, any_yang: bool) -> None:
        self.any_yang: Final = any_yang
        self.first = USE_POTION
        self.last = USE_POTION
        self.until = PLACED
        self.artifact = LIFE_POTION

    def useless(self, g: Village, board: Board) -> i64:
        return CAN if len(potion_targets(g)) > 0 else POTION_HELPS_NOBODY

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if self.why_not(g, board, USE_POTION) == CAN:
            options.append(USE_POTION)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        owner = holder(g, LIFE_POTION)
        if owner != board and (owner < 0 or not self.any_yang):
            return NOT_YOUR_ARTIFACT
        if owner != board and g.used & USED_POTION != 0:
            return KEEPS_POTION
        return self.useless(g, board)

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        owner = holder(g, LIFE_POTION)
        if owner == board:
            super().chosen(g, board, token)
        else:
            g.used |= USED_POTION
            g.do(AskForPotion(owner))

    def works(self, g: Village, board: Board) -> None:
        g.do(DrinkPotion(board))


def potion_targets(g: Village) -> list[i64]:
    """Tokens: Qi for the living, the dead Taoists, families with a dead member if there is room."""
    found: list[i64] = []
    if g.qi_supply > 0:
        for board in living_boards(g):
            found.append(as_token(board))
        for token in dead_taoists(g):
            found.append(POTION_REVIVE + board_in(token))
    m = moon_of(g)
    if has_room(g, m, return_place(g)):
        for family in dead_families(m):
            found.append(POTION_FAMILY + family)
    found.sort()
    return found


def why_not_potion(g: Village, token: i64) -> i64:
    if token > POTION_FAMILY:
        return why_not_returning(g, token - POTION_FAMILY, return_place(g))
    if token >= POTION_REVIVE:
        return why_not_revived(g, Board(token - POTION_REVIVE))
    if not living(g, board_in(token)):
        return NOT_LIVING
    return CAN if g.qi_supply > 0 else NO_QI_LEFT


class DrinkPotion(Choice[Village]):
    """WM §11: the owner chooses; the dead return to the Cemetery, or to the centre tile without it; no curse roll."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(POTION, g.seat_of[self.board], potion_targets(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return USED_UP if token == PASS else why_not_potion(g, token)

    def chosen(self, g: Village, token: i64) -> None:
        potion_helps(g, token)


class AskForPotion(Choice[Village]):
    """WM r112: in the Yang phase of another, the owner uses the Potion or keeps it for this turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: Board) -> None:
        self.owner: Final[Board] = owner

    def resolve(self, g: Village) -> None:
        g.ask(POTION, g.seat_of[self.owner], [PASS, *potion_targets(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_potion(g, token)

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        is_used_up(g, self.owner, LIFE_POTION)
        potion_helps(g, token)


def potion_helps(g: Village, token: i64) -> None:
    """WM §11: what the owner chose."""
    if token > POTION_FAMILY:
        villager_returns(g, token - POTION_FAMILY, return_place(g))
    elif token >= POTION_REVIVE:
        taoist_returns(g, Board(token - POTION_REVIVE), return_place(g), 1)
    else:
        gains_qi(g, board_in(token), 1)
