"""Ghost Stories by plans: where to go, what to exorcise with which chance, when to ask for help.

The thinking is done in `games/ghost_stories/judge_*.py`, where the playouts of search use it too. Here each kind of
question gets its answer; an expansion adds the kinds it brings in a file of its own: `ANSWERS.update(...)`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from hauntings.engine.chance import FastDice
from hauntings.engine.search import Playout
from hauntings.engine.view import View
from hauntings.games.ghost_stories.judge import VillageJudge, sensible
from hauntings.games.ghost_stories.questions import KINDS
from hauntings.games.ghost_stories.setup import NO_DICE
from hauntings.games.ghost_stories.table import Village
from hauntings.games.shelf import box_of

Answer = Callable[[View, list[int], random.Random], int]
TRIALS: Final = 2  # imagined tables per option of an unknown question
DECISIONS: Final = 6  # played on after it
JUDGE: Final = VillageJudge()  # weighs the cards of all boxes on the shelf


def by_plan(view: View, options: list[int], chance: random.Random) -> int:
    """What the judge thinks best. Nothing hidden is needed: only how many cards are left in the deck."""
    g = box_of(view.game).from_view(view, NO_DICE)
    assert isinstance(g, Village)
    g.deck = list(view["deck"])
    g.options = list(options)
    token = int(sensible(g))
    return token if token in options else by_trying(view, options, chance)


def by_trying(view: View, options: list[int], chance: random.Random) -> int:
    """For a question that nobody has thought about: the answer after which the village stands best."""
    box = box_of(view.game)
    imagination = box.imagination(view)
    keys = [chance.getrandbits(40) for _ in range(TRIALS)]
    worth: dict[int, int] = {}
    for token in options:
        worth[token] = 0
        for key in keys:
            g = imagination.deal(FastDice(key))
            g.go(token)
            Playout(JUDGE, key).run(g, DECISIONS)
            worth[token] += g.result[view.seat] if g.outcome else JUDGE.evaluate(g, view.seat)
    return max(options, key=lambda token: worth[token])


ANSWERS: Final[dict[str, Answer]] = {kind.name: by_plan for kind in KINDS}


def choose(view: View, question: str, options: list[int], chance: random.Random) -> int:
    return ANSWERS.get(question, by_trying)(view, options, chance)
