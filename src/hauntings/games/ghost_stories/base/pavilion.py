"""The Pavilion of the Heavenly Wind (GS §10): a ghost moves, then a Taoist; either may be declined (GS r18)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.steps import StepTaoist, movable_taoists, why_not_moved
from hauntings.games.ghost_stories.cards import NO_CARD
from hauntings.games.ghost_stories.geometry import EVERY_SPACE, Board, Place, Space
from hauntings.games.ghost_stories.moves import leaves_space, meets_buddha, settles_mantra
from hauntings.games.ghost_stories.questions import WIND_GHOST, WIND_SPACE, WIND_TAOIST, as_token, board_in, space_in
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.standing import all_free_spaces, some_space_free
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, GHOST_THERE, NO_GHOST_THERE, NOTHING_TO_MOVE


class Pavilion(Tile):
    """Move any ghost to any free space; then move one other Taoist one step."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        if some_space_free(g):
            for card in g.ghost:
                if g.cards.is_card(card):
                    return CAN
        return CAN if len(movable_taoists(g, board)) > 0 else NOTHING_TO_MOVE

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(WindTaoist(board))
        g.do(WindGhost(board))


def movable_ghosts(g: Village) -> list[i64]:
    """Tokens of the spaces whose ghost could move: all, if there is a free space."""
    found: list[i64] = []
    if not some_space_free(g):
        return found
    for space in EVERY_SPACE:
        if why_not_movable(g, space) == CAN:
            found.append(as_token(space))
    return found


def why_not_movable(g: Village, space: Space) -> i64:
    """Why no ghost can be moved from there."""
    card = g.ghost[space]
    if card == 0:
        return NO_GHOST_THERE
    return CAN if g.cards.is_card(card) else g.rules.reason_no_card


class WindGhost(Choice[Village]):
    """GS §10: which ghost the wind takes."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(WIND_GHOST, g.seat_of[self.board], [PASS, *movable_ghosts(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_movable(g, space_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.do(WindSpace(self.board, space_in(token)))


class WindSpace(Choice[Village]):
    """GS §10: where the wind takes it: any free space of any board."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "space")

    def __init__(self, board: Board, space: Space) -> None:
        self.board: Final[Board] = board
        self.space: Final[Space] = space

    def resolve(self, g: Village) -> None:
        g.ask(WIND_SPACE, g.seat_of[self.board], all_free_spaces(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.ghost[space_in(token)] == 0 else GHOST_THERE

    def chosen(self, g: Village, token: i64) -> None:
        moves_ghost(g, self.space, space_in(token))


def moves_ghost(g: Village, start: Space, end: Space) -> None:
    """A ghost goes to a free space with its figure and the Mantra; its left stone follows it (GS r19), but nothing
    arrives anew. A Buddha there works as on arrival (GS §12)."""
    card = g.ghost[start]
    figure = g.figure[start]
    mantra = g.mantra == as_token(start)
    leaves_space(g, start)
    g.ghost = replaced(g.ghost, end, card)
    if g.telling:
        g.tell("ghost-moved", (card, start, end))
    if meets_buddha(g, end, card):
        g.ghost = replaced(g.ghost, end, NO_CARD)
        return
    if figure != 0:
        g.figure = replaced(g.figure, end, figure)
    if mantra:
        g.mantra = as_token(end)
    for rule in g.rules.after_placing:
        rule.after(g, end)
    settles_mantra(g)
    for rule in g.rules.after_moving_ghost:
        rule.after(g, end)


class WindTaoist(Choice[Village]):
    """GS §10, r17: which Taoist the wind takes; alone, oneself."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(WIND_TAOIST, g.seat_of[self.board], [PASS, *movable_taoists(g, self.board)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_moved(g, self.board, board_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.do(StepTaoist(self.board, board_in(token), 1 if g.rules.wind_to_any_tile else 0))
