"""The three Blood Mantras that need White Moon (BS §9): villagers are rescued at the Portal, or from the Graveyard."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import without
from hauntings.games.ghost_stories.both.questions import (
    BLOOD_RESCUE,
    FROM_GRAVEYARD,
    NOT_FROM_THE_DEAD,
    PORTAL_TILE_FIRST,
)
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.rules import After
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import FAMILIES
from hauntings.games.ghost_stories.white_moon.rescue import rescues, shelters
from hauntings.games.ghost_stories.white_moon.standing import portal_open, top
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.why import NOBODY_FACE_UP, NOBODY_OF_FAMILY_DEAD, PORTAL_GONE
from hauntings.games.ghost_stories.why import CAN


class RescueMantra(After):
    """BS §9: one or two villagers, from the Portal's tile or, from level 3 on, from the dead."""

    def __init__(self, count: i64, dead: i64) -> None:
        self.count: Final[i64] = count
        self.dead: Final[i64] = dead

    def after(self, g: Village, thing: i64) -> None:
        g.do(BloodRescue(Board(thing), self.count, self.dead))


class BloodRescue(Choice[Village]):
    """BS §9, r44: the top villager on the Portal's tile; if nobody is there, that of any stack; or any dead one. While
    the Gate Keeper holds the Portal only the dead (r73). It may be declined."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "left", "dead")

    def __init__(self, by: Board, left: i64, dead: i64) -> None:
        self.by: Final[Board] = by
        self.left: Final[i64] = left
        self.dead: Final[i64] = dead

    def resolve(self, g: Village) -> None:
        if self.left == 0:
            return
        options = self.allowed(g, 1, FROM_GRAVEYARD + FAMILIES)
        if len(options) > 0:
            g.ask(BLOOD_RESCUE, g.seat_of[self.by], [PASS, *options], self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        m = moon_of(g)
        if token > FROM_GRAVEYARD:
            if self.dead == 0:
                return NOT_FROM_THE_DEAD
            return CAN if token - FROM_GRAVEYARD in m.graveyard else NOBODY_OF_FAMILY_DEAD
        if not portal_open(g):
            return PORTAL_GONE
        place = place_in(token)
        if top(m, place) == 0:
            return NOBODY_FACE_UP
        return CAN if place == m.portal or top(m, m.portal) == 0 else PORTAL_TILE_FIRST

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        g.do(BloodRescue(self.by, self.left - 1, self.dead))
        if token <= FROM_GRAVEYARD:
            rescues(g, place_in(token))
            return
        m = moon_of(g)
        family = token - FROM_GRAVEYARD
        m.graveyard = without(m.graveyard, family)
        if g.telling:
            g.tell("rescued-dead", (family,))
        shelters(g, m, family)
