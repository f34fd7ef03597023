"""Both expansions: White Moon's sense for the Taoists, Black Secret's for what only that one asks and for Wu-Feng."""

from __future__ import annotations

import random
from typing import Final

from hauntings.bots.policy import black_secret, white_moon
from hauntings.bots.policy.ghost_stories import by_trying
from hauntings.engine.view import View
from hauntings.games.ghost_stories.white_moon.judge import moon_sensible
from hauntings.games.ghost_stories.white_moon.table import moon_of

BELOW: Final = 9  # places from here on are cells of the catacombs


def choose(view: View, question: str, options: list[int], chance: random.Random) -> int:
    if view.seat == view["seats"] - 1 or question not in white_moon.ANSWERS or below(view):
        if question in black_secret.ANSWERS:
            return black_secret.by_sense(view, options, chance)
        return by_trying(view, options, chance)
    g = black_secret.table_of(view, options)
    moon_of(g).villagers = [list(stack) for stack in view["villagers"]]
    token = int(moon_sensible(g))
    return token if token in options else by_trying(view, options, chance)


def below(view: View) -> bool:
    """The active Taoist is in the catacombs, of which White Moon knows nothing."""
    return bool(view["at"][view["active"]] >= BELOW)
