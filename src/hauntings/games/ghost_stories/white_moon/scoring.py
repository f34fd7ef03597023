"""The score with White Moon (WM §18)."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.rules import Adjusts
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import PER_RESCUED
from hauntings.games.ghost_stories.white_moon.standing import portal_points
from hauntings.games.ghost_stories.white_moon.table import moon_of


class MoonScore(Adjusts):
    """WM §18: 1 per rescued villager, and the Portal's set-up tile."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        m = moon_of(g)
        return number + len(m.shelter) * PER_RESCUED + portal_points(m)


class NotTheWuOnes(Adjusts):
    """WM §18: incarnations of the Wu curse give no points of their own. `thing` 0: of those exorcised, 1: of all."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        for card in moon_of(g).wu_cards:
            if thing == 1 or card in g.discards:
                number -= 1
        return number
