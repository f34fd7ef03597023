"""The four curses that need White Moon (BS §5.1). As in every curse, the choices are Wu-Feng's."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.black_secret.standing import wu_feng
from hauntings.games.ghost_stories.both.questions import (
    KILL_VILLAGER,
    MOVE_PORTAL,
    MOVE_VILLAGER,
    NOWHERE_TO_GO,
    RECEPTACLE_EMPTY,
    TAKE_CRYSTAL,
    VILLAGER_TO,
    corner_in,
)
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, STEPS, Place
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.deaths import kills
from hauntings.games.ghost_stories.white_moon.standing import has_room, portal_open, top
from hauntings.games.ghost_stories.white_moon.table import NO_SPACE, Moon, moon_of
from hauntings.games.ghost_stories.white_moon.villagers import enters_stack, leaves_stack, turns_up, why_not_enter
from hauntings.games.ghost_stories.white_moon.why import NOBODY_FACE_UP
from hauntings.games.ghost_stories.why import CAN, HERE_ALREADY, NOT_ADJACENT

BY_WU_FENG: Final = 5  # a cause of death, beside White Moon's


def ways_out(g: Village, m: Moon, place: Place) -> list[Place]:
    """BS r73: the 8 neighbours that are not haunted and hold fewer than 3 villagers."""
    return [end for end in STEPS[place] if has_room(g, m, end)]


class MoveVillager(Choice[Village]):
    """BS §5.1, level 1: a face-up villager moves to an adjacent tile; which one? One must, if any can (both r4)."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, PLACES)
        if len(options) > 0:
            g.ask(MOVE_VILLAGER, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        m = moon_of(g)
        place = place_in(token)
        if top(m, place) == 0:
            return NOBODY_FACE_UP
        return CAN if len(ways_out(g, m, place)) > 0 else NOWHERE_TO_GO

    def chosen(self, g: Village, token: i64) -> None:
        g.do(MoveVillagerTo(place_in(token)))


class MoveVillagerTo(Choice[Village]):
    """BS §5.1, r73: where to."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: Place) -> None:
        self.place: Final[Place] = place

    def resolve(self, g: Village) -> None:
        g.ask(VILLAGER_TO, wu_feng(g), self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        place = place_in(token)
        if place not in STEPS[self.place]:
            return NOT_ADJACENT
        return why_not_enter(g, moon_of(g), place)

    def chosen(self, g: Village, token: i64) -> None:
        m = moon_of(g)
        family = leaves_stack(g, m, self.place, 1)[0]
        place = place_in(token)
        enters_stack(m, place, family)
        if g.telling:
            g.tell("villager-moved", (family, self.place, place))
        turns_up(g, m, self.place)


class TakeCrystal(Choice[Village]):
    """BS §5.1, level 2: a crystal of the Barrier goes back to the reserve."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, BOARDS)
        if len(options) > 0:
            g.ask(TAKE_CRYSTAL, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if moon_of(g).receptacles[corner_in(token)] != 0 else RECEPTACLE_EMPTY

    def chosen(self, g: Village, token: i64) -> None:
        m = moon_of(g)
        corner = corner_in(token)
        m.receptacles = replaced(m.receptacles, corner, 0)
        m.crystal_reserve += 1
        if g.telling:
            g.tell("crystal-taken", (corner,))


class KillVillager(Choice[Village]):
    """BS §5.1, level 3: the top villager of a stack dies, and its family's curse falls as after every death."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, PLACES)
        if len(options) > 0:
            g.ask(KILL_VILLAGER, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if top(moon_of(g), place_in(token)) != 0 else NOBODY_FACE_UP

    def chosen(self, g: Village, token: i64) -> None:
        kills(g, place_in(token), 1, BY_WU_FENG, NO_SPACE)


class MovePortal(Choice[Village]):
    """BS §5.1, level 4: the Portal goes to any other tile, a haunted one too (both r5); nothing while the Gate Keeper
    holds it (r73). Its points are those of its first tile (WM §18)."""

    def resolve(self, g: Village) -> None:
        if portal_open(g):
            g.ask(MOVE_PORTAL, wu_feng(g), self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if place_in(token) != moon_of(g).portal else HERE_ALREADY

    def chosen(self, g: Village, token: i64) -> None:
        place = place_in(token)
        moon_of(g).portal = place
        if g.telling:
            g.tell("portal-moved", (place,))
