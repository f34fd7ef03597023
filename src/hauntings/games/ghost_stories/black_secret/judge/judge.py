"""How a village with Wu-Feng at the table stands, and what both sides answer: the base game's judge, and more.

`worth.py` and `spells.py` weigh demons, Mantras and curses; `yang.py` plans a Taoist's turn on both levels,
`taoists.py` answers the Taoists' other questions; `wu_feng.py`, `prey.py` and `shadow.py` answer all of Wu-Feng's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.view import View
from hauntings.games.ghost_stories.black_secret.judge.spells import mantras_left
from hauntings.games.ghost_stories.black_secret.judge.taoists import reroll_below, taoist_scores
from hauntings.games.ghost_stories.black_secret.judge.wu_feng import wu_feng_scores
from hauntings.games.ghost_stories.black_secret.judge.yang import yang_scores
from hauntings.games.ghost_stories.black_secret.questions import BLOOD, HIT, KINDS, KINDS_FROM, LADDER
from hauntings.games.ghost_stories.black_secret.standing import urns
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.judge.chance import chance as victory
from hauntings.games.ghost_stories.judge.judge import VillageJudge, against, marks_of, moved
from hauntings.games.ghost_stories.questions import REROLL_DICE, WIND_GHOST, WIND_SPACE, YANG
from hauntings.games.ghost_stories.table import Village

LAST_KIND: Final = KINDS_FROM + len(KINDS) - 1
# what the base game's judge does not know, in log odds of the Taoists' victory
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


def secret_odds(g: Village) -> float:
    """How far Wu-Feng's demons, curses and the Blood Mantras move the log odds of the Taoists' victory."""
    secret = secret_of(g)
    odds = URN_FOUND * float(urns(g)) + DEMON_OUT * float(3 - secret.demons.count(AT_HOME))
    if secret.shadow != AT_HOME:
        odds += SHADOW_OUT
    return odds + CURSE_CAST * float(10 - secret.pyramid.count(0)) + QI_LAID * float(sum(secret.blood_qi))


UNSEEN: Final = 0  # stands for whatever lies face down


def is_plain_below(kind: i64) -> bool:
    return kind == LADDER or kind == HIT


class SecretJudge(VillageJudge):
    """The Taoists and Wu-Feng: what is good for one side is bad for the other."""

    def chance(self, g: Village) -> float:
        return moved(victory(g), secret_odds(g))

    def marks(self, g: Village) -> list[float]:
        return secret_marks(g)

    def is_plain(self, kind: i64) -> bool:
        return is_plain_below(kind) or super().is_plain(kind)


def glances(g: Village, view: View) -> None:
    """What lies face down, as far as the judge looks: only how much of it there is."""
    secret = secret_of(g)
    secret.stacks = [[UNSEEN] * height for height in view["stacks"]]
    secret.curses_down = [[UNSEEN] * count for count in view["curses_down"]]
    secret.curses_left = [[UNSEEN] * count for count in view["curses_left"]]
    secret.blood_piles = [mantras_left(g, level) for level in (2, 3, 4)]
    secret.incarnation_deck = [Card(UNSEEN)] * view["incarnation_deck"]
