"""The death of villagers (WM §6): retreat, haunting, devourers; a batch dies together, curses fall depth first."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.geometry import LINE, Place, Space
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.rules import After, InsteadOf
from hauntings.games.ghost_stories.standing import group
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    CURSE_COLOUR,
    DEATHS_THAT_LOSE,
    HUA,
    LI,
    SHENG,
    SUN,
    WU,
    XIANG,
    ZHOU,
)
from hauntings.games.ghost_stories.white_moon.curses import TAKE_OUT, ZHOU_CURSE, removes_bottom
from hauntings.games.ghost_stories.white_moon.from_box import INCARNATION_COMES
from hauntings.games.ghost_stories.white_moon.questions import VICTIM
from hauntings.games.ghost_stories.white_moon.standing import face_up, has_room, top
from hauntings.games.ghost_stories.white_moon.su_ling import baneful_event
from hauntings.games.ghost_stories.white_moon.table import (
    BY_DEVOURER,
    BY_HAUNTING,
    BY_RETREAT,
    BY_XIANG,
    NO_SPACE,
    TWELVE_DEAD,
    moon_of,
)
from hauntings.games.ghost_stories.white_moon.villagers import enters_stack, lays_down, leaves_stack, turns_up
from hauntings.games.ghost_stories.white_moon.why import NOBODY_FACE_UP
from hauntings.games.ghost_stories.why import CAN


def kills(g: Village, place: Place, count: i64, cause: i64, space: Space) -> None:
    """WM §6: so many from the top of a stack. All leave the tile and reach the Graveyard before any curse; the
    twelfth loses the game (r2); then the curses from the top down, each with all that it causes (r1)."""
    m = moon_of(g)
    victims = leaves_stack(g, m, place, count)
    for family in victims:
        m.graveyard = [*m.graveyard, family]
        if g.telling:
            g.tell("villager-died", (family, place, cause, space))
        baneful_event(g)
    turns_up(g, m, place)
    if len(m.graveyard) >= DEATHS_THAT_LOSE:
        loses_game(g, TWELVE_DEAD)
        return
    for family in reversed(victims):
        g.do(FamilyCurse(family, place))


class FamilyCurse(Effect[Village]):
    """WM §5.1: the curse of a dead villager falls on the active player or board, whoever's ghost did it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("family", "place")

    def __init__(self, family: i64, place: Place) -> None:
        self.family: Final[i64] = family
        self.place: Final[Place] = place

    def resolve(self, g: Village) -> None:
        family = self.family
        if g.telling:
            g.tell("family-curse", (family, g.active, self.place))
        if family == WU:
            g.do(INCARNATION_COMES)
        elif family == XIANG:
            if len(face_up(moon_of(g))) > 0:  # r7
                g.do(PickVictim(BY_XIANG, NO_SPACE))
        elif family == SHENG:
            g.do(HAUNT_TILE[self.place])  # exactly the victim's tile; nothing if it is haunted (r3-r6)
        elif family == SUN:
            g.do(BRING_GHOST)
        elif family == LI:
            removes_bottom(g, 1)
        elif family == ZHOU:
            g.do(ZHOU_CURSE)
        elif family == HUA:
            lays_down(g, g.active)  # nothing on a neutral board or for a dead Taoist (§15)
        else:
            g.do(TAKE_OUT[CURSE_COLOUR[family]])


class PickVictim(Choice[Village]):
    """WM §7.4, r74, r95: the group names a face-up villager who dies; with none the active board loses 1 Qi."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cause", "space")

    def __init__(self, cause: i64, space: Space) -> None:
        self.cause: Final[i64] = cause
        self.space: Final[Space] = space

    def resolve(self, g: Village) -> None:
        places = face_up(moon_of(g))
        if len(places) > 0:
            g.ask(VICTIM, group(g), places, self)
        elif self.cause != BY_XIANG:
            g.do(LOSE_QI[g.active])

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if top(moon_of(g), place_in(token)) != 0 else NOBODY_FACE_UP

    def chosen(self, g: Village, token: i64) -> None:
        kills(g, place_in(token), 1, self.cause, self.space)


class VillagersDieInstead(InsteadOf):
    """WM §7.3: all villagers on a tile that would be haunted die, and the tile is not haunted."""

    def instead(self, g: Village, thing: i64) -> bool:
        place = Place(thing)
        count: i64 = len(moon_of(g).villagers[place])
        if count == 0:
            return False
        kills(g, place, count, BY_HAUNTING, NO_SPACE)
        return True


class Retreat(After):
    """WM §7.2: the top villager of the first stack in the line moves one tile straight away from the ghost; it dies
    if that tile is full, haunted or outside the village."""

    def after(self, g: Village, thing: i64) -> None:
        m = moon_of(g)
        space = Space(thing)
        line = LINE[space]
        for n, place in enumerate(line):
            if len(m.villagers[place]) == 0:
                continue
            if n + 1 == len(line) or not has_room(g, m, line[n + 1]):
                kills(g, place, 1, BY_RETREAT, space)
                return
            family = leaves_stack(g, m, place, 1)[0]
            enters_stack(m, line[n + 1], family)
            if g.telling:
                g.tell("retreated", (family, place, line[n + 1], space))
            turns_up(g, m, place)
            return


def devours(g: Village, space: Space) -> None:
    """WM §7.4: the top villager of the first stack in the line; else one of the group's choice; else 1 Qi."""
    m = moon_of(g)
    for place in LINE[space]:
        if len(m.villagers[place]) > 0:
            kills(g, place, 1, BY_DEVOURER, space)
            return
    g.do(PickVictim(BY_DEVOURER, space))
