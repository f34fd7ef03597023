"""The Pavilion of the Heavenly Wind (GS §10): a ghost moves, then a Taoist; either may be declined (GS r18)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.steps import StepTaoist, movable_taoists, why_not_moved
from hauntings.games.ghost_stories.geometry import SPACES
from hauntings.games.ghost_stories.moves import leaves_space, meets_buddha, settles_mantra
from hauntings.games.ghost_stories.questions import WIND_GHOST, WIND_SPACE, WIND_TAOIST
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.standing import all_free_spaces, some_space_free
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, GHOST_THERE, NO_GHOST_THERE, NOTHING_TO_MOVE


class Pavilion(Tile):
    """Move any ghost to any free space; then move one other Taoist one step."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        if some_space_free(g):
            for card in g.ghost:
                if g.cards.is_card(card):
                    return CAN
        return CAN if len(movable_taoists(g, board)) > 0 else NOTHING_TO_MOVE

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(WindTaoist(board))
        g.do(WindGhost(board))


def movable_ghosts(g: Village) -> list[i64]:
    """Tokens of the spaces whose ghost could move: all, if there is a free space."""
    found: list[i64] = []
    if not some_space_free(g):
        return found
    space: i64 = 0
    while space < SPACES:
        if why_not_movable(g, space) == CAN:
            found.append(space + 1)
        space += 1
    return found


def why_not_movable(g: Village, space: i64) -> i64:
    """Why no ghost can be moved from there."""
    card = g.ghost[space]
    if card == 0:
        return NO_GHOST_THERE
    return CAN if g.cards.is_card(card) else g.rules.reason_no_card


class WindGhost(Choice[Village]):
    """GS §10: which ghost the wind takes."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        g.ask(WIND_GHOST, g.seat_of[self.board], [PASS, *movable_ghosts(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_movable(g, token - 1)

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.do(WindSpace(self.board, token - 1))


class WindSpace(Choice[Village]):
    """GS §10: where the wind takes it: any free space of any board."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "space")

    def __init__(self, board: i64, space: i64) -> None:
        self.board: Final[i64] = board
        self.space: Final[i64] = space

    def resolve(self, g: Village) -> None:
        g.ask(WIND_SPACE, g.seat_of[self.board], all_free_spaces(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.ghost[token - 1] == 0 else GHOST_THERE

    def chosen(self, g: Village, token: i64) -> None:
        moves_ghost(g, self.space, token - 1)


def moves_ghost(g: Village, start: i64, end: i64) -> None:
    """A ghost goes to a free space with its figure and the Mantra; its left stone follows it (GS r19), but nothing
    arrives anew. A Buddha there works as on arrival (GS §12)."""
    card = g.ghost[start]
    figure = g.figure[start]
    mantra = g.mantra == start + 1
    leaves_space(g, start)
    g.ghost = replaced(g.ghost, end, card)
    if g.telling:
        g.tell("ghost-moved", (card, start, end))
    if meets_buddha(g, end, card):
        g.ghost = replaced(g.ghost, end, 0)
        return
    if figure != 0:
        g.figure = replaced(g.figure, end, figure)
    if mantra:
        g.mantra = end + 1
    for rule in g.rules.after_placing:
        rule.after(g, end)
    settles_mantra(g)
    for rule in g.rules.after_moving_ghost:
        rule.after(g, end)


class WindTaoist(Choice[Village]):
    """GS §10, r17: which Taoist the wind takes; alone, oneself."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        g.ask(WIND_TAOIST, g.seat_of[self.board], [PASS, *movable_taoists(g, self.board)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_moved(g, self.board, token - 1)

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.do(StepTaoist(self.board, token - 1, 1 if g.rules.wind_to_any_tile else 0))
