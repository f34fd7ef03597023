"""Black Secret by sense, on both sides: Taoists who go below when it pays, a Wu-Feng who strikes where it hurts.

The thinking is done in `games/ghost_stories/black_secret/judge*.py`; here a view becomes a table that it can look at.
"""

from __future__ import annotations

import random
from typing import Final

from hauntings.bots.policy import ghost_stories
from hauntings.bots.policy.ghost_stories import Answer, by_trying
from hauntings.engine.view import View
from hauntings.games.ghost_stories.black_secret.judge import secret_sense
from hauntings.games.ghost_stories.black_secret.judge_spells import mantras_left
from hauntings.games.ghost_stories.black_secret.questions import KINDS
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.setup import NO_DICE
from hauntings.games.ghost_stories.table import Village
from hauntings.games.shelf import box_of

UNSEEN: Final = 0  # stands for every token and card that lies face down: only how many there are matters


def table_of(view: View, options: list[int]) -> Village:
    """The table as the judge may look at it."""
    g = box_of(view.game).from_view(view, NO_DICE)
    assert isinstance(g, Village)
    g.deck = list(view["deck"])
    g.options = list(options)
    secret = secret_of(g)
    secret.stacks = [[UNSEEN] * height for height in view["stacks"]]
    secret.curses_down = [[UNSEEN] * count for count in view["curses_down"]]
    secret.curses_left = [[UNSEEN] * count for count in view["curses_left"]]
    secret.blood_piles = [mantras_left(g, level) for level in (2, 3, 4)]
    secret.incarnation_deck = [UNSEEN] * view["incarnation_deck"]
    return g


def by_sense(view: View, options: list[int], chance: random.Random) -> int:
    """What the judge of Black Secret thinks best for the side that is asked."""
    token = int(secret_sense(table_of(view, options)))
    return token if token in options else by_trying(view, options, chance)


ANSWERS: Final[dict[str, Answer]] = {
    **{name: by_sense for name in ghost_stories.ANSWERS},
    **{kind.name: by_sense for kind in KINDS},
}


def choose(view: View, question: str, options: list[int], chance: random.Random) -> int:
    return ANSWERS.get(question, by_trying)(view, options, chance)
