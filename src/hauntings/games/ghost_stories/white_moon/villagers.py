"""Stacks of villagers (WM §5.2): who is turned up, who comes, who goes; walking with a Taoist (WM §5.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced, swapped_in
from hauntings.games.ghost_stories.base.deeds import has_move_left, may_move, reachable
from hauntings.games.ghost_stories.base.steps import takes_step
from hauntings.games.ghost_stories.geometry import PLACES, Board, Place
from hauntings.games.ghost_stories.laid_down import lies
from hauntings.games.ghost_stories.rules import Action, AfterLeaving, Lying
from hauntings.games.ghost_stories.standing import EVERY_SEAT, living
from hauntings.games.ghost_stories.table import MOVED, Village
from hauntings.games.ghost_stories.white_moon.questions import FOLLOW, LEAD_TO, YES
from hauntings.games.ghost_stories.white_moon.standing import has_room, top
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of
from hauntings.games.ghost_stories.white_moon.why import HAUNTED_THERE, LIES_DOWN, NO_ROOM_THERE, NO_VILLAGER_HERE
from hauntings.games.ghost_stories.why import CAN, MOVED_ALREADY, NOT_ADJACENT, STEP_OVER


def turns_up(g: Village, m: Moon, place: Place) -> None:
    """When the top leaves, the next token is turned up at once."""
    seen = m.villagers_seen[place]
    if len(seen) > 0 and seen[-1] == 0:
        m.villagers_seen = swapped_in(m.villagers_seen, place, replaced(seen, len(seen) - 1, EVERY_SEAT))
        g.learn(EVERY_SEAT)
        if g.telling:
            g.tell("turned-up", (m.villagers[place][-1], place))


def leaves_stack(g: Village, m: Moon, place: Place, count: i64) -> list[i64]:
    """So many leave from the top; returns them, the top one first. Tell it, then let the next one `turns_up`."""
    stack = m.villagers[place]
    left = len(stack) - count
    if 0 in m.villagers_seen[place][left:]:
        g.learn(EVERY_SEAT)
    gone = stack[left:]
    gone.reverse()
    m.villagers = swapped_in(m.villagers, place, stack[:left])
    m.villagers_seen = swapped_in(m.villagers_seen, place, m.villagers_seen[place][:left])
    return gone


def enters_stack(m: Moon, place: Place, family: i64) -> None:
    """A villager goes face up on top; the one beneath is covered, but everybody has seen it."""
    m.villagers = swapped_in(m.villagers, place, [*m.villagers[place], family])
    m.villagers_seen = swapped_in(m.villagers_seen, place, [*m.villagers_seen[place], EVERY_SEAT])


def walks_along(g: Village, board: Board, start: Place, end: Place) -> None:
    """The top villager follows the Taoist."""
    m = moon_of(g)
    family = leaves_stack(g, m, start, 1)[0]
    enters_stack(m, end, family)
    if g.telling:
        g.tell("led", (board, family, start, end))
    turns_up(g, m, start)


def why_not_enter(g: Village, m: Moon, place: Place) -> i64:
    """WM r26: the Taoist may go there, but no villager."""
    if has_room(g, m, place):
        return CAN
    return HAUNTED_THERE if place < PLACES and g.haunted[place] != 0 else NO_ROOM_THERE


class LeadVillager(Action):
    """WM §5.3: a step that takes the top villager of one's tile along; every step is checked by itself (r27)."""

    def __init__(self) -> None:
        self.first = LEAD_TO
        self.last = LEAD_TO + PLACES - 1
        self.until = MOVED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        here = g.at[board]
        if here >= PLACES:
            return
        m = moon_of(g)
        if len(m.villagers[here]) == 0 or not may_move(g, board):
            return
        for place in reachable(g, board, here):
            if has_room(g, m, place):
                options.append(LEAD_TO + place)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        m = moon_of(g)
        if not has_move_left(g, board):
            return MOVED_ALREADY if g.stage == MOVED else STEP_OVER
        if lies(g, board):
            return LIES_DOWN
        here = g.at[board]
        if here >= PLACES or top(m, here) == 0:
            return NO_VILLAGER_HERE
        end = Place(token - LEAD_TO)
        if end not in reachable(g, board, here):
            return NOT_ADJACENT
        return why_not_enter(g, m, end)

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        start = g.at[board]
        end = Place(token - LEAD_TO)
        g.stage = MOVED
        g.steps += 1
        takes_step(g, board, end)
        walks_along(g, board, start, end)


class MayFollow(AfterLeaving):
    """WM §5.3: a Taoist moved by Twin Winds or the Pavilion may take a villager along."""

    def after(self, g: Village, board: Board, start: Place) -> None:
        end = g.at[board]
        if start < PLACES and end < PLACES and end != start:
            g.do(Follow(board, start, end))


class Follow(Choice[Village]):
    """WM §5.3, r98: the moved Taoist decides, if there is a villager and room for it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "start", "end")

    def __init__(self, board: Board, start: Place, end: Place) -> None:
        self.board: Final[Board] = board
        self.start: Final[Place] = start
        self.end: Final[Place] = end

    def resolve(self, g: Village) -> None:
        m = moon_of(g)
        if top(m, self.start) != 0 and has_room(g, m, self.end):
            g.ask(FOLLOW, g.seat_of[self.board], [PASS, YES], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        if token == YES:
            walks_along(g, self.board, self.start, self.end)


class LaidDown(Lying):
    """WM §15: the Hua curse and the Root Master lay Taoists down."""

    def __init__(self) -> None:
        self.reason = LIES_DOWN

    def lies(self, g: Village, board: Board) -> bool:
        return moon_of(g).laid_down[board] != 0

    def stands_up(self, g: Village, board: Board) -> None:
        m = moon_of(g)
        m.laid_down = replaced(m.laid_down, board, 0)
        if g.telling:
            g.tell("stood-up", (board,))


def lays_down(g: Village, board: Board) -> None:
    """WM §15: only a living Taoist; twice changes nothing."""
    m = moon_of(g)
    if living(g, board) and m.laid_down[board] == 0:
        m.laid_down = replaced(m.laid_down, board, 1)
        if g.telling:
            g.tell("laid-down", (board,))
