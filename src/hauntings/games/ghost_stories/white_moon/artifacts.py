"""Artifacts of one use (WM §11): Moon Dust, Scroll of Unity, Firework. In the owner's Yang phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.deeds import SPIRES_STEPS, why_not_help
from hauntings.games.ghost_stories.base.steps import taoists
from hauntings.games.ghost_stories.geometry import EVERY_PLACE, PLACES, Board, Place
from hauntings.games.ghost_stories.laid_down import lies, stands_up
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.rules import Action
from hauntings.games.ghost_stories.standing import living_boards
from hauntings.games.ghost_stories.table import MOVED, PLACED, Village
from hauntings.games.ghost_stories.white_moon.cards import FIREWORK, MOON_DUST, SCROLL_OF_UNITY
from hauntings.games.ghost_stories.white_moon.crystals import gains_crystal
from hauntings.games.ghost_stories.white_moon.questions import (
    COME_WITH_VILLAGER,
    LIGHT,
    SCROLL,
    USE_DUST,
    USE_FIREWORK,
    USE_SCROLL,
)
from hauntings.games.ghost_stories.white_moon.standing import holder, top
from hauntings.games.ghost_stories.white_moon.table import OUT_OF_GAME, moon_of
from hauntings.games.ghost_stories.white_moon.villagers import walks_along, why_not_enter
from hauntings.games.ghost_stories.white_moon.why import (
    LIES_DOWN,
    NO_TILE_HELPS,
    NO_VILLAGER_HERE,
    NOBODY_TO_CALL,
    NOT_YOUR_ARTIFACT,
    RESERVE_EMPTY,
)
from hauntings.games.ghost_stories.why import CAN


class UseOnce(Action):
    """An artifact of one use: once used, it is out of the game."""

    artifact: i64

    def useless(self, g: Village, board: Board) -> i64:
        """The reason why it would do nothing; CAN if it would do something."""
        raise NotImplementedError  # abstract

    def works(self, g: Village, board: Board) -> None:
        raise NotImplementedError  # abstract

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if holder(g, self.artifact) == board and self.useless(g, board) == CAN:
            options.append(self.first)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        return self.useless(g, board) if holder(g, self.artifact) == board else NOT_YOUR_ARTIFACT

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        is_used_up(g, board, self.artifact)
        self.works(g, board)


def is_used_up(g: Village, board: Board, artifact: i64) -> None:
    m = moon_of(g)
    m.artifacts = replaced(m.artifacts, artifact, OUT_OF_GAME)
    if g.telling:
        g.tell("used-artifact", (board, artifact))


class MoonDust(UseOnce):
    """Take a crystal from the reserve; not with an empty one."""

    def __init__(self) -> None:
        self.first = USE_DUST
        self.last = USE_DUST
        self.until = PLACED
        self.artifact = MOON_DUST

    def useless(self, g: Village, board: Board) -> i64:
        return CAN if moon_of(g).crystal_reserve > 0 else RESERVE_EMPTY

    def works(self, g: Village, board: Board) -> None:
        gains_crystal(g, board)


def why_not_light(g: Village, board: Board, place: Place) -> i64:
    """As for every help, and an artifact may not use a tile that is closed to it (a seam: BS §7)."""
    why = why_not_help(g, board, place)
    for rule in g.rules.closes:
        why = rule.adjust(g, place, why)
    return why


class Firework(UseOnce):
    """The help of any tile that is not haunted, beside one's action; never a rescue."""

    def __init__(self) -> None:
        self.first = USE_FIREWORK
        self.last = USE_FIREWORK
        self.until = PLACED
        self.artifact = FIREWORK

    def useless(self, g: Village, board: Board) -> i64:
        for place in EVERY_PLACE:
            if why_not_light(g, board, place) == CAN:
                return CAN
        return NO_TILE_HELPS

    def works(self, g: Village, board: Board) -> None:
        g.do(LightFirework(board))


class LightFirework(Choice[Village]):
    """WM §11, Firework: which tile."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(LIGHT, g.seat_of[self.board], self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return why_not_light(g, self.board, place_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        place = place_in(token)
        if g.telling:
            g.tell("asked-help", (self.board, g.tile[place]))
        g.rules.tiles[g.tile[place]].help(g, self.board, place)


class ScrollOfUnity(UseOnce):
    """After moving, all other Taoists may come; alone, the Power tokens on the centre tile come back (r77)."""

    def __init__(self) -> None:
        self.first = USE_SCROLL
        self.last = USE_SCROLL
        self.until = PLACED
        self.artifact = SCROLL_OF_UNITY

    def useless(self, g: Village, board: Board) -> i64:
        if taoists(g) == 1:
            return CAN if g.centre_tokens > 0 else NOBODY_TO_CALL
        for other in living_boards(g):
            if g.at[other] != g.at[board]:
                return CAN
        return NOBODY_TO_CALL

    def works(self, g: Village, board: Board) -> None:
        if g.stage < MOVED:
            g.stage = MOVED
        g.steps = SPIRES_STEPS  # the move is over
        if taoists(g) == 1:
            count = g.centre_tokens
            g.centre_tokens = 0
            g.power_tokens = replaced(g.power_tokens, board, g.power_tokens[board] + count)
            if g.telling:
                g.tell("power-tokens-back", (board, count))
            return
        for other in reversed(living_boards(g)):  # in turn order from the owner on (r29)
            if other != board and g.at[other] != g.at[board]:
                g.do(ComeToScroll(board, other))


class ComeToScroll(Choice[Village]):
    """WM §11, r29, r96: one after another at once, from anywhere; a laid-down Taoist stands up in place instead."""

    __match_args__: ClassVar[tuple[str, ...]] = ("owner", "board")

    def __init__(self, owner: Board, board: Board) -> None:
        self.owner: Final[Board] = owner
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(SCROLL, g.seat_of[self.board], self.allowed(g, PASS, COME_WITH_VILLAGER), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token != COME_WITH_VILLAGER:
            return CAN
        if lies(g, self.board):
            return LIES_DOWN
        m = moon_of(g)
        start = g.at[self.board]
        if start >= PLACES or top(m, start) == 0:
            return NO_VILLAGER_HERE
        return why_not_enter(g, m, g.at[self.owner])

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        board = self.board
        if lies(g, board):
            stands_up(g, board)
            return
        start = g.at[board]
        end = g.at[self.owner]
        g.at = replaced(g.at, board, end)
        if g.telling:
            g.tell("came", (board, end))
        if token == COME_WITH_VILLAGER:
            walks_along(g, board, start, end)
