"""The changed Cemetery (WM §12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import Choice
from hauntings.engine.zones import replaced, without
from hauntings.games.ghost_stories.base.curse import PLACE_ITSELF, RollCurseDie
from hauntings.games.ghost_stories.base.tiles import REVIVED_QI, dead, dead_taoists, somebody_dead
from hauntings.games.ghost_stories.cards import CEMETERY
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.moves import gains_qi
from hauntings.games.ghost_stories.questions import board_in
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.standing import group
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.questions import BRING_BACK, DEAD_FAMILY
from hauntings.games.ghost_stories.white_moon.standing import dead_families, has_room
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.villagers import enters_stack
from hauntings.games.ghost_stories.white_moon.why import NO_ROOM_TO_RETURN, NOBODY_OF_FAMILY_DEAD
from hauntings.games.ghost_stories.why import CAN, NO_QI_LEFT, NOBODY_DEAD, NOT_DEAD


class MoonCemetery(Tile):
    """WM §12: a dead Taoist or a dead villager comes back; then the acting Taoist rolls the Curse die (r94)."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        if len(who_may_return(g)) > 0:
            return CAN
        if len(moon_of(g).graveyard) > 0:
            return NO_ROOM_TO_RETURN
        return NO_QI_LEFT if somebody_dead(g) else NOBODY_DEAD

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(RollCurseDie(board, PLACE_ITSELF + place))
        g.do(BRING_BACK_DEAD)


def who_may_return(g: Village) -> list[i64]:
    """Tokens of dead Taoists, and of families with a dead member if the Cemetery has room."""
    found: list[i64] = dead_taoists(g) if g.qi_supply > 0 else []
    m = moon_of(g)
    if has_room(g, m, g.place_of[CEMETERY]):
        for family in dead_families(m):
            found.append(DEAD_FAMILY + family)
    return found


def why_not_back(g: Village, token: i64) -> i64:
    """Why the Cemetery does not bring this one back."""
    if token > DEAD_FAMILY:
        return why_not_returning(g, token - DEAD_FAMILY, g.place_of[CEMETERY])
    return why_not_revived(g, board_in(token))


def why_not_revived(g: Village, board: Board) -> i64:
    """Why the Taoist of the board does not come back."""
    if not dead(g, board):
        return NOT_DEAD
    return CAN if g.qi_supply > 0 else NO_QI_LEFT


def why_not_returning(g: Village, family: i64, place: Place) -> i64:
    """Why no villager of the family comes back to the place."""
    m = moon_of(g)
    if family not in m.graveyard:
        return NOBODY_OF_FAMILY_DEAD
    return CAN if has_room(g, m, place) else NO_ROOM_TO_RETURN


class BringBack(Choice[Village]):
    """WM §12: one revival per use, of the group's choice; the return comes first, the roll second."""

    def resolve(self, g: Village) -> None:
        g.ask(BRING_BACK, group(g), who_may_return(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return why_not_back(g, token)

    def chosen(self, g: Village, token: i64) -> None:
        if token > DEAD_FAMILY:
            villager_returns(g, token - DEAD_FAMILY, g.place_of[CEMETERY])
        else:
            taoist_returns(g, board_in(token), g.place_of[CEMETERY], REVIVED_QI)


def villager_returns(g: Village, family: i64, place: Place) -> None:
    """From the Graveyard face up onto a tile; its curse is live again."""
    m = moon_of(g)
    m.graveyard = without(m.graveyard, family)
    enters_stack(m, place, family)
    if g.telling:
        g.tell("villager-returned", (family, place))


def taoist_returns(g: Village, board: Board, place: Place, qi: i64) -> None:
    """GS §14: no tokens, standing (r89); plays from the next turn on."""
    g.at = replaced(g.at, board, place)
    gains_qi(g, board, qi)
    if g.telling:
        g.tell("revived", (board,))


BRING_BACK_DEAD: Final = BringBack()
