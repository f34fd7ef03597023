"""How a village with Wu-Feng at the table stands, and what both sides answer: the base game's judge, and the rest.

`judge_worth` and `judge_spells` weigh demons, Mantras and curses; `judge_yang` plans a Taoist's turn on both levels,
`judge_taoists` answers the Taoists' other questions, `judge_wu_feng` and `judge_shadow` all of Wu-Feng's.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from hauntings.engine.search import Playout
from hauntings.engine.table import Table
from hauntings.games.ghost_stories.black_secret.judge_taoists import reroll_below, taoist_scores
from hauntings.games.ghost_stories.black_secret.judge_wu_feng import wu_feng_scores
from hauntings.games.ghost_stories.black_secret.judge_yang import yang_scores
from hauntings.games.ghost_stories.black_secret.questions import BLOOD, HIT, KINDS, KINDS_FROM, LADDER
from hauntings.games.ghost_stories.black_secret.standing import urns
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.judge import (
    FOREVER,
    VillageJudge,
    against,
    best_of,
    marks_of,
    near_the_best,
)
from hauntings.games.ghost_stories.judge_chance import chance
from hauntings.games.ghost_stories.questions import (
    LEND,
    REROLL_CURSE,
    REROLL_DICE,
    SPEND,
    WIND_GHOST,
    WIND_SPACE,
    YANG,
)
from hauntings.games.ghost_stories.table import Village

LAST_KIND: Final = KINDS_FROM + len(KINDS) - 1
# what the base game does not know, in log odds of the Taoists' victory
SHADOW_OUT: Final = -1.2
URN_FOUND: Final = -0.15
DEMON_OUT: Final = -0.2
CURSE_CAST: Final = -0.08
QI_LAID: Final = 0.08


def secret_marks(g: Village) -> list[float]:
    """The scores of the options for whoever is asked; none for a question that nobody has thought about."""
    kind = g.kind
    if KINDS_FROM <= kind < BLOOD or (against(g, g.asked) and (kind == WIND_GHOST or kind == WIND_SPACE)):
        return wu_feng_scores(g)
    if BLOOD <= kind <= LAST_KIND:
        return taoist_scores(g)
    if kind == YANG:
        return yang_scores(g)
    if kind == REROLL_DICE and g.at[g.active] >= PLACES:
        return reroll_below(g)
    return marks_of(g)


def secret_sense(g: Village) -> i64:
    """What the greedy player of either side answers; -1 if he does not know."""
    if len(g.options) == 1:
        return g.options[0]
    marks = secret_marks(g)
    return g.options[best_of(marks)] if len(marks) > 0 else -1


class SecretJudge(VillageJudge):
    """The Taoists and Wu-Feng: what is good for one side is bad for the other."""

    def __init__(self, until: i64 = FOREVER) -> None:
        super().__init__(until)

    def evaluate(self, g: Table, seat: i64) -> i64:
        assert isinstance(g, Village)
        likely = min(0.999, max(0.001, chance(g)))
        secret = secret_of(g)
        odds = math.log(likely / (1.0 - likely)) + URN_FOUND * float(urns(g))
        if secret.shadow != AT_HOME:
            odds += SHADOW_OUT
        odds += DEMON_OUT * float(3 - secret.demons.count(AT_HOME))
        odds += CURSE_CAST * float(10 - secret.pyramid.count(0)) + QI_LAID * float(sum(secret.blood_qi))
        mark = i64(1000.0 / (1.0 + math.exp(-odds)))
        mark = 1 if mark < 1 else 999 if mark > 999 else mark
        return 1000 - mark if against(g, seat) else mark

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Village)
        if len(g.options) == 1:
            return g.options
        kind = g.kind
        marks = secret_marks(g)
        if len(marks) == 0:
            return g.options
        if kind in (LEND, REROLL_CURSE, REROLL_DICE, SPEND, LADDER, HIT):
            return [g.options[best_of(marks)]]
        return near_the_best(g.options, marks)

    def pick(self, g: Table, playout: Playout) -> i64:
        assert isinstance(g, Village)
        token = secret_sense(g)
        return token if token >= 0 else g.options[playout.pick(len(g.options))]
