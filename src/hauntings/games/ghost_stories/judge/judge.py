"""How a village stands, which options are worth searching, and what a sensible Taoist does.

`worth.py` weighs the village, `odds.py` exorcisms, `help.py` the villagers; `plan.py` plans a turn and `answers.py`
answers all other questions. The greedy bot and the playouts of search both play by it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from hauntings.engine.search import Judge, Playout
from hauntings.engine.table import Table
from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.judge.answers import all_scored
from hauntings.games.ghost_stories.judge.chance import chance as victory
from hauntings.games.ghost_stories.judge.plan import scores
from hauntings.games.ghost_stories.questions import (
    CHOOSE_FIRST,
    LEND,
    PLACE_GHOST,
    REROLL_CURSE,
    REROLL_DICE,
    SPEND,
    YANG,
)
from hauntings.games.ghost_stories.table import Village

FOREVER: Final = 1 << 20


class VillageJudge(Judge):
    """The Taoists win and lose together: they see the same, and who is no Taoist the contrary. Playouts are judged
    when the turn `until` begins. An expansion's judge knows more of `chance`, `marks` and `is_plain`."""

    def __init__(self, until: i64 = FOREVER) -> None:
        self.until: Final[i64] = until

    def chance(self, g: Village) -> float:
        """The Taoists' chance of victory, 0 to 1."""
        return victory(g)

    def marks(self, g: Village) -> list[float]:
        """The scores of the options for whoever is asked; none for a question that nobody has thought about."""
        return marks_of(g)

    def is_plain(self, kind: i64) -> bool:
        """A question whose best answer need not be searched."""
        return kind == LEND or kind == REROLL_CURSE or kind == REROLL_DICE or kind == SPEND

    def sense(self, g: Village) -> i64:
        """What the greedy player answers; -1 if he does not know."""
        if len(g.options) == 1:
            return g.options[0]
        marks = self.marks(g)
        return g.options[best_of(marks)] if len(marks) > 0 else -1

    def evaluate(self, g: Table, seat: i64) -> i64:
        assert isinstance(g, Village)
        chance = i64(1000.0 * self.chance(g))
        chance = 1 if chance < 1 else 999 if chance > 999 else chance
        return 1000 - chance if against(g, seat) else chance

    def stops(self, g: Table) -> bool:
        assert isinstance(g, Village)
        return g.turn >= self.until

    def candidates(self, g: Table) -> list[i64]:
        """The few answers that come near the best."""
        assert isinstance(g, Village)
        if len(g.options) == 1:
            return g.options
        marks = self.marks(g)
        if len(marks) == 0:
            return g.options
        return [g.options[best_of(marks)]] if self.is_plain(g.kind) else near_the_best(g.options, marks)

    def pick(self, g: Table, playout: Playout) -> i64:
        assert isinstance(g, Village)
        token = self.sense(g)
        return token if token >= 0 else g.options[playout.pick(len(g.options))]


MOST: Final = 6  # candidates
MARGIN: Final = 1.0


def near_the_best(options: list[i64], marks: list[float]) -> list[i64]:
    found: list[i64] = []
    left = marks[:]
    best = left[best_of(left)]
    while len(found) < MOST and len(found) < len(options):
        n = best_of(left)
        if left[n] < best - MARGIN:
            break
        found.append(options[n])
        left[n] = -999.0
    return found


def best_of(marks: list[float]) -> i64:
    best: i64 = 0
    for n, mark in enumerate(marks):
        if mark > marks[best]:
            best = n
    return best


def against(g: Village, seat: i64) -> bool:
    """Wu-Feng, a seat beside the Taoists, wins when they lose (BS §14)."""
    return seat >= g.seats - g.rules.seats_beside


def marks_of(g: Village) -> list[float]:
    """What the base game knows of the options: nothing of what only an expansion asks, or only somewhere in it."""
    if g.kind > CHOOSE_FIRST:
        return []
    if against(g, g.asked):
        return [-mark for mark in all_scored(g)] if g.kind == PLACE_GHOST else []
    if g.kind == YANG:
        return scores(g) if g.at[g.active] < PLACES else []
    return all_scored(g)


def moved(chance: float, by: float) -> float:
    """A chance after its log odds have moved."""
    chance = min(0.999, max(0.001, chance))
    return 1.0 / (1.0 + math.exp(-math.log(chance / (1.0 - chance)) - by))
