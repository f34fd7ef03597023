"""Ghost Stories with White Moon by plans: the base team's, and villagers to lead and rescue, crystals, Su-Ling and
artifacts. The thinking is done in `games/ghost_stories/white_moon/judge*.py`, where the playouts of search use it too.
"""

from __future__ import annotations

import random
from typing import Final

from hauntings.bots.policy.ghost_stories import ANSWERS as BASE_ANSWERS
from hauntings.bots.policy.ghost_stories import Answer, by_trying
from hauntings.engine.view import View
from hauntings.games.ghost_stories.setup import NO_DICE
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.judge import MoonJudge, moon_sensible
from hauntings.games.ghost_stories.white_moon.questions import MOON_KINDS
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.shelf import box_of

JUDGE: Final = MoonJudge()  # weighs the cards of all boxes on the shelf


def by_moonlight(view: View, options: list[int], chance: random.Random) -> int:
    """What the judge thinks best. Of villagers that nobody has seen it takes the mean."""
    g = box_of(view.game).from_view(view, NO_DICE)
    assert isinstance(g, Village)
    g.deck = list(view["deck"])
    moon_of(g).villagers = [list(stack) for stack in view["villagers"]]
    g.options = list(options)
    token = int(moon_sensible(g))
    return token if token in options else by_trying(view, options, chance)


ANSWERS: Final[dict[str, Answer]] = dict.fromkeys([*BASE_ANSWERS, *[kind.name for kind in MOON_KINDS]], by_moonlight)


def choose(view: View, question: str, options: list[int], chance: random.Random) -> int:
    return ANSWERS.get(question, by_trying)(view, options, chance)
