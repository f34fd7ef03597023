"""Set-up (WM §3, §20): the Portal, the stacks of villagers, and those rescued before play."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import shuffled
from hauntings.games.ghost_stories.base.steps import taoists
from hauntings.games.ghost_stories.geometry import CENTRE_PLACE, EVERY_PLACE, PLACES, Place
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.standing import EVERY_SEAT, group
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    ARTIFACT_OF,
    CORNER_PLACE,
    CRYSTALS,
    EDGES,
    PRE_RESCUED,
    VILLAGERS,
    VILLAGERS_A_TILE,
)
from hauntings.games.ghost_stories.white_moon.questions import PORTAL, PRE_RESCUE
from hauntings.games.ghost_stories.white_moon.rewards import ArtifactToPlayer
from hauntings.games.ghost_stories.white_moon.standing import family_complete, top
from hauntings.games.ghost_stories.white_moon.table import PORTAL_PLACE, VILLAGER_STACKS, moon_of
from hauntings.games.ghost_stories.white_moon.villagers import leaves_stack, turns_up
from hauntings.games.ghost_stories.white_moon.why import FAMILY_CHOSEN, NOBODY_FACE_UP
from hauntings.games.ghost_stories.why import CAN, CHOSEN_ALREADY


def lays_moon(g: Village) -> None:
    """WM §3: the reserve; then the Portal and the villagers."""
    m = moon_of(g)
    m.crystal_reserve = CRYSTALS
    where = g.rules.chosen["portal"]
    g.do(PreRescue(PRE_RESCUED[taoists(g)], ()))
    g.do(LAY_VILLAGERS)
    if where == "chosen":
        g.do(CHOOSE_PORTAL)
    elif where == "edge":
        opens_portal(g, EDGES[g.roll(PORTAL_PLACE, len(EDGES))])
    elif where == "corner":
        opens_portal(g, CORNER_PLACE[g.roll(PORTAL_PLACE, len(CORNER_PLACE))])
    else:
        opens_portal(g, CENTRE_PLACE)


def opens_portal(g: Village, place: Place) -> None:
    m = moon_of(g)
    m.portal = place
    m.portal_first = place
    if g.telling:
        g.tell("portal-opens", (place,))


class ChoosePortal(Choice[Village]):
    """WM §3.4, §19: the group puts the Portal on any tile."""

    def resolve(self, g: Village) -> None:
        g.ask(PORTAL, group(g), self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        opens_portal(g, place_in(token))


class LayVillagers(Effect[Village]):
    """WM §3.5: 24 villagers face down in stacks of three on the tiles without the Portal; each top is turned up."""

    def resolve(self, g: Village) -> None:
        m = moon_of(g)
        dealt = shuffled(g, VILLAGER_STACKS, VILLAGERS)
        stacks: list[list[i64]] = []
        seen: list[list[i64]] = []
        for place in EVERY_PLACE:
            stack: list[i64] = []
            masks: list[i64] = []
            if place != m.portal:
                for _n in range(VILLAGERS_A_TILE):
                    stack.append(dealt.pop())
                    masks.append(0)
                masks[-1] = EVERY_SEAT
            stacks.append(stack)
            seen.append(masks)
        m.villagers = stacks
        m.villagers_seen = seen
        g.learn(EVERY_SEAT)
        if g.telling:
            for place in EVERY_PLACE:
                if place != m.portal:
                    g.tell("turned-up", (top(m, place), place))


class PreRescue(Choice[Village]):
    """WM §20: with fewer players villagers are rescued before play, all picked before any new top is turned up; for
    two players and one, from different tiles and families."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left", "places")

    def __init__(self, left: i64, places: tuple[Place, ...]) -> None:
        self.left: Final[i64] = left
        self.places: Final[tuple[Place, ...]] = places

    def resolve(self, g: Village) -> None:
        if self.left == 0:
            rescues_before_play(g, self.places)
            return
        g.ask(PRE_RESCUE, group(g), self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        place = place_in(token)
        if place in self.places:
            return CHOSEN_ALREADY
        m = moon_of(g)
        family = top(m, place)
        if family == 0:
            return NOBODY_FACE_UP
        for other in self.places:
            if top(m, other) == family:
                return FAMILY_CHOSEN
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        g.do(PreRescue(self.left - 1, (*self.places, place_in(token))))


def rescues_before_play(g: Village, places: tuple[Place, ...]) -> None:
    m = moon_of(g)
    for place in reversed(places):
        family = leaves_stack(g, m, place, 1)[0]
        m.shelter = [family, *m.shelter]
        if g.telling:
            g.tell("rescued", (family, place))
        turns_up(g, m, place)
        if family_complete(m, family):  # only a family of one can be
            if g.telling:
                g.tell("family-complete", (family,))
            g.do(ArtifactToPlayer(ARTIFACT_OF[family]))


LAY_VILLAGERS: Final = LayVillagers()
CHOOSE_PORTAL: Final = ChoosePortal()
