"""The end of a turn with White Moon (WM §4): what counted for this turn only is over."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import Effect
from hauntings.games.ghost_stories.table import NO_CARDS, Village
from hauntings.games.ghost_stories.white_moon.table import moon_of


class MoonTurnEnds(Effect[Village]):
    """WM §8, §9: the reminder is returned, crystals are no longer new, the Claw may strike again."""

    def resolve(self, g: Village) -> None:
        m = moon_of(g)
        m.reminder = 0
        m.moon_used = 0
        m.fresh_crystals = 0
        m.rescues = 0
        m.shielded = NO_CARDS  # Wu-Feng may have drawn a Summoning card last (BS r56)


MOON_TURN_ENDS: Final = MoonTurnEnds()
