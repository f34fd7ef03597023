"""Taoists that step from tile to tile (GS §2, §4.2): by themselves, by Twin Winds, by the Pavilion."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.geometry import ELSEWHERE, EVERY_BOARD, STEPS, Board, Place
from hauntings.games.ghost_stories.questions import STEP_TO, as_token, place_in
from hauntings.games.ghost_stories.standing import living
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, HERE_ALREADY, NOT_ADJACENT, NOT_ANOTHER_TAOIST


def takes_step(g: Village, board: Board, place: Place) -> None:
    """The Taoist of the board goes to the place."""
    for rule in g.rules.instead_of_step:
        if rule.instead(g, board):
            return
    g.at = replaced(g.at, board, place)
    if g.telling:
        g.tell("moved", (board, place))
    for after in g.rules.after_step:
        after.after(g, board)


class StepTaoist(Choice[Village]):
    """GS §10, §16.1: the acting player moves a Taoist one step (`far`: to any tile, a switch of the Pavilion)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "moved", "far")

    def __init__(self, board: Board, moved: Board, far: i64) -> None:
        self.board: Final[Board] = board
        self.moved: Final[Board] = moved
        self.far: Final[i64] = far

    def resolve(self, g: Village) -> None:
        for rule in g.rules.instead_of_step:  # a laid-down Taoist is raised, and that is all (WM §15, BS §8.3)
            if rule.instead(g, self.moved):
                return
        g.ask(STEP_TO, g.seat_of[self.board], [as_token(place) for place in self.places(g.at[self.moved])], self)

    def places(self, here: Place) -> list[Place]:
        return ELSEWHERE[here] if self.far != 0 else STEPS[here]

    def why_not(self, g: Village, token: i64) -> i64:
        here = g.at[self.moved]
        place = place_in(token)
        if place == here:
            return HERE_ALREADY
        return CAN if place in self.places(here) else NOT_ADJACENT

    def chosen(self, g: Village, token: i64) -> None:
        start = g.at[self.moved]
        takes_step(g, self.moved, place_in(token))
        for follow in g.rules.after_being_moved:
            follow.after(g, self.moved, start)


def taoists(g: Village) -> i64:
    """How many Taoists the game was set up for."""
    count: i64 = 0
    for seat in g.seat_of:
        if seat >= 0:
            count += 1
    return count


def movable_taoists(g: Village, board: Board) -> list[i64]:
    """Tokens of the living Taoists whom this one may move: the others; alone, oneself (GS §3.2, r17)."""
    found: list[i64] = []
    for other in EVERY_BOARD:
        if why_not_moved(g, board, other) == CAN:
            found.append(as_token(other))
    return found


def why_not_moved(g: Village, board: Board, other: Board) -> i64:
    """Why this one may not move that Taoist."""
    if living(g, other) and (other != board or taoists(g) == 1):
        return CAN
    return NOT_ANOTHER_TAOIST
