"""Ghost Stories by plans, with or without expansions: where to go, what to exorcise with which chance, when to ask for
help, and what Wu-Feng does about it. The thinking is done by the box's judge, as in the playouts of search; here a view
becomes a table that the judge may look at.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from hauntings.engine.chance import NO_DICE, FastDice
from hauntings.engine.search import Playout
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.judge.judge import VillageJudge
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.table import Village
from hauntings.games.shelf import box_of
from hauntings.views import GhostStoriesView

TRIALS: Final = 2  # imagined tables per option of an unknown question
DECISIONS: Final = 6  # played on after it


def choose(view: GhostStoriesView, question: str, options: list[int], chance: random.Random) -> int:
    return chosen_by(judge_for(view.game), view, options, chance)


@cache
def judge_for(game: str) -> VillageJudge:
    box = box_of(game)
    assert isinstance(box, GhostStories)
    return box.judge()


def chosen_by(judge: VillageJudge, view: GhostStoriesView, options: list[int], chance: random.Random) -> int:
    """What the judge thinks best for the side that is asked."""
    token = int(judge.sense(table_of(view, options)))
    return token if token in options else by_trying(judge, view, options, chance)


def table_of(view: GhostStoriesView, options: list[int]) -> Village:
    """The table as the judge may look at it."""
    box = box_of(view.game)
    assert isinstance(box, GhostStories)
    g = box.from_view(view, NO_DICE)
    assert isinstance(g, Village)
    g.deck = [Card(card) for card in view.deck]
    g.options = list(options)
    for expansion in box.expansions:
        expansion.glances(g, view)
    return g


def by_trying(judge: VillageJudge, view: GhostStoriesView, options: list[int], chance: random.Random) -> int:
    """For a question without a policy: the answer after which the village is best off."""
    imagination = box_of(view.game).imagination(view)
    keys = [chance.getrandbits(40) for _ in range(TRIALS)]
    worth: dict[int, int] = {}
    for token in options:
        worth[token] = 0
        for key in keys:
            g = imagination.deal(FastDice(key))
            g.go(token)
            Playout(judge, key).run(g, DECISIONS)
            worth[token] += g.result[view.seat] if g.outcome else judge.evaluate(g, view.seat)
    return max(options, key=lambda token: worth[token])
