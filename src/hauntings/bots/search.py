"""The search bot: information-set Monte Carlo tree search on tables imagined from its view, for any game."""

from __future__ import annotations

from typing import Final

from hauntings.bots.bot import Bot, Clock
from hauntings.engine.search import Search
from hauntings.engine.view import View
from hauntings.games.shelf import box_of

PLAYOUT: Final = {"rest-in-peace": 24, "leduc": 100}  # decisions before a playout is judged
EXPLORE: Final = 0.7


class SearchBot(Bot):
    """Searches for a number of iterations (then it is deterministic for its seed) or for a time."""

    name = "search"

    def __init__(self, seed: int = 0, iterations: int = 1000, seconds: float = 0.0) -> None:
        if iterations < 0 or seconds < 0 or (iterations == 0 and seconds == 0):
            raise ValueError("a search needs a number of iterations or a time")
        self.seed = seed
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.decisions = 0

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        self.decisions += 1
        if len(options) == 1:
            return options[0]
        return self.think(view, clock).ranking()[0][0]

    def think(self, view: View, clock: Clock) -> Search:
        """The whole search of one decision, for those who want to look into it."""
        box = box_of(view.game)
        seed = self.seed * 1_000_003 + self.decisions
        search = Search(box.imagination(view), box.judge(), seed, PLAYOUT.get(view.game, 100), EXPLORE)
        search.run(self.iterations, clock.seconds or self.seconds)
        return search
