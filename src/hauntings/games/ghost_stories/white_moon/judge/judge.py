"""The judge of a village with White Moon: the base team's sense, and villagers, crystals, Su-Ling and artifacts.

`worth` weighs villagers, `plan` plans a turn with them, `yang` scores the Yang menu, `answers` the other questions,
`barrier` those of the Barrier. The greedy bot and the playouts of search both play by it.
"""

from __future__ import annotations

from typing import Final

from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.judge.chance import chance as victory
from hauntings.games.ghost_stories.judge.judge import VillageJudge, against, marks_of, moved
from hauntings.games.ghost_stories.judge.worth import Sight
from hauntings.games.ghost_stories.questions import (
    EXORCISE,
    MOON_KINDS_FROM,
    PLACE_GHOST,
    SECRET_KINDS_FROM,
    YANG,
)
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.judge.answers import exorcised, moon_answers, placed
from hauntings.games.ghost_stories.white_moon.judge.worth import all_peril
from hauntings.games.ghost_stories.white_moon.judge.yang import moon_scores
from hauntings.games.ghost_stories.white_moon.standing import crystals_placed
from hauntings.games.ghost_stories.white_moon.table import moon_of

# the log odds of victory beside those of the base game
PER_DEATH: Final = 0.03  # times the square of the dead
PER_RESCUE: Final = 0.12
PER_PERIL: Final = 0.3
PER_CRYSTAL: Final = 0.2


class MoonJudge(VillageJudge):
    """Judges as `VillageJudge` does, the fate of the villagers in mind."""

    def chance(self, g: Village) -> float:
        return moved(victory(g), moon_odds(g))

    def marks(self, g: Village) -> list[float]:
        return moon_marks(g)


def moon_odds(g: Village) -> float:
    """How far the fate of the villagers moves the log odds of victory."""
    m = moon_of(g)
    dead = float(len(m.graveyard))
    odds = PER_RESCUE * float(len(m.shelter)) - PER_DEATH * dead * dead
    return odds + PER_CRYSTAL * float(crystals_placed(m)) - PER_PERIL * all_peril(g, m)


def moon_marks(g: Village) -> list[float]:
    """The scores of the options; none for a question that White Moon does not ask."""
    kind = g.kind
    if against(g, g.asked):
        return marks_of(g)
    if MOON_KINDS_FROM <= kind < SECRET_KINDS_FROM:
        return moon_answers(g)
    if kind == YANG:
        return moon_scores(g) if g.at[g.active] < PLACES else []
    if kind == PLACE_GHOST:
        return placed(g, Sight(g))
    if kind == EXORCISE:
        return exorcised(g, Sight(g))
    return marks_of(g)
