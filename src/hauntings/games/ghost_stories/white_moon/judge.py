"""The judge of a village with White Moon: the base team's sense, and villagers, crystals, Su-Ling and artifacts.

`judge_worth` weighs villagers, `judge_plan` plans a turn with them, `judge_yang` scores the Yang menu,
`judge_answers` the other questions, `judge_barrier` those of the Barrier. The greedy bot and the playouts of search
both play by it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from hauntings.engine.search import Playout
from hauntings.engine.table import Table
from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.judge import VillageJudge, against, best_of, marks_of, near_the_best
from hauntings.games.ghost_stories.judge_chance import chance as victory
from hauntings.games.ghost_stories.judge_worth import Sight
from hauntings.games.ghost_stories.questions import (
    EXORCISE,
    LEND,
    MOON_KINDS_FROM,
    PLACE_GHOST,
    REROLL_CURSE,
    REROLL_DICE,
    SECRET_KINDS_FROM,
    SPEND,
    YANG,
)
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.judge_answers import exorcised, moon_answers, placed
from hauntings.games.ghost_stories.white_moon.judge_worth import all_peril
from hauntings.games.ghost_stories.white_moon.judge_yang import moon_scores
from hauntings.games.ghost_stories.white_moon.standing import crystals_placed
from hauntings.games.ghost_stories.white_moon.table import moon_of

# the log odds of victory beside those of the base game
PER_DEATH: Final = 0.03  # times the square of the dead
PER_RESCUE: Final = 0.12
PER_PERIL: Final = 0.3
PER_CRYSTAL: Final = 0.2


class MoonJudge(VillageJudge):
    """Judges as `VillageJudge` does."""

    def evaluate(self, g: Table, seat: i64) -> i64:
        assert isinstance(g, Village)
        chance = i64(1000.0 * moon_chance(g))
        chance = 1 if chance < 1 else 999 if chance > 999 else chance
        return 1000 - chance if against(g, seat) else chance

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Village)
        if len(g.options) == 1:
            return g.options
        kind = g.kind
        marks = moon_marks(g)
        if len(marks) == 0:
            return g.options
        if kind == LEND or kind == REROLL_CURSE or kind == REROLL_DICE or kind == SPEND:
            return [g.options[best_of(marks)]]
        return near_the_best(g.options, marks)

    def pick(self, g: Table, playout: Playout) -> i64:
        assert isinstance(g, Village)
        token = moon_sensible(g)
        return token if token >= 0 else g.options[playout.pick(len(g.options))]


def moon_chance(g: Village) -> float:
    """The chance of victory, 0 to 1: the base game's, moved by the fate of the villagers."""
    m = moon_of(g)
    base = victory(g)
    base = 0.001 if base < 0.001 else 0.999 if base > 0.999 else base
    dead = float(len(m.graveyard))
    odds = math.log(base / (1.0 - base)) + PER_RESCUE * float(len(m.shelter)) - PER_DEATH * dead * dead
    odds += PER_CRYSTAL * float(crystals_placed(m)) - PER_PERIL * all_peril(g, m)
    return 1.0 / (1.0 + math.exp(-odds))


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


def moon_sensible(g: Village) -> i64:
    """What the greedy team answers; -1 if it does not know."""
    if len(g.options) == 1:
        return g.options[0]
    marks = moon_marks(g)
    return g.options[best_of(marks)] if len(marks) > 0 else -1
