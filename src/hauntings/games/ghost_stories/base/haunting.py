"""Haunting tiles (GS §15)."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntings.engine.table import Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.cards import CIRCLE_OF_PRAYER
from hauntings.games.ghost_stories.geometry import EVERY_PLACE, EVERY_SPACE, LINE, Place, Space
from hauntings.games.ghost_stories.moves import clears_circle
from hauntings.games.ghost_stories.standing import haunted_count
from hauntings.games.ghost_stories.table import VILLAGE_FALLEN, VILLAGE_HAUNTED, Village


class HauntLine(Effect[Village]):
    """GS §15: the first active tile of the ghost's line is haunted; if there is none, the village falls."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Final[Space] = space

    def resolve(self, g: Village) -> None:
        for place in LINE[self.space]:
            if g.haunted[place] == 0:
                g.do(HAUNT_TILE[place])
                return
        loses_game(g, VILLAGE_FALLEN)


class HauntTile(Effect[Village]):
    """GS §15: the tile turns to its haunted side; too many at once lose the game."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: Place) -> None:
        self.place: Final[Place] = place

    def resolve(self, g: Village) -> None:
        place = self.place
        if g.haunted[place] != 0:
            return
        for rule in g.rules.instead_of_haunting:
            if rule.instead(g, place):
                return
        g.haunted = replaced(g.haunted, place, 1)
        if g.telling:
            g.tell("haunted", (place, g.tile[place]))
        if g.tile[place] == CIRCLE_OF_PRAYER:
            clears_circle(g)
        for after in g.rules.after_haunting:
            after.after(g, place)
        if haunted_count(g) >= g.rules.haunted_tiles_that_lose:
            loses_game(g, VILLAGE_HAUNTED)


def unhaunts(g: Village, place: Place) -> None:
    g.haunted = replaced(g.haunted, place, 0)
    if g.telling:
        g.tell("unhaunted", (place, g.tile[place]))


HAUNT_LINE: Final = [HauntLine(space) for space in EVERY_SPACE]
HAUNT_TILE: Final = [HauntTile(place) for place in EVERY_PLACE]
