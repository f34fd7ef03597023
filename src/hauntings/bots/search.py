"""The search bot: information-set Monte Carlo tree search on tables imagined from its view, for any game."""

from __future__ import annotations

import math
import random
from typing import Final

from hauntings.bots.bot import Bot, Clock
from hauntings.bots.greedy import by_policy
from hauntings.engine.search import Search, Trials
from hauntings.engine.view import View
from hauntings.games.shelf import manifest_of


class SearchBot(Bot):
    """Searches for a number of iterations (then it is deterministic for its seed) or for a time."""

    name = "search"

    def __init__(self, seed: int = 0, iterations: int = 1000, seconds: float = 0.0) -> None:
        if iterations < 0 or not 0 <= seconds < math.inf or (iterations == 0 and seconds == 0):
            raise ValueError("a search needs a number of iterations or a time")
        self.seed = seed
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.decisions = 0

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        self.decisions += 1
        if len(options) == 1:
            return options[0]
        if question in manifest_of(view.game).by_policy:
            return by_policy(view, question, options, random.Random(self.seed * 1_000_003 + self.decisions))
        return self.think(view, clock).ranking()[0][0]

    def think(self, view: View, clock: Clock) -> Search:
        """The whole search of one decision, for those who want to look into it."""
        manifest = manifest_of(view.game)
        seed = self.seed * 1_000_003 + self.decisions
        kind = Trials if manifest.trials else Search
        judge = manifest.judge_for(view, seed)
        search = kind(manifest.box.imagination(view), judge, seed, manifest.playout, manifest.explore)
        search.run(self.iterations, min([limit for limit in (clock.seconds, self.seconds) if limit > 0], default=0.0))
        return search
