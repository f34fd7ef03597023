"""The search bot: information-set Monte Carlo tree search on tables imagined from its view, for any game."""

from __future__ import annotations

import math
import random
from typing import Final

from hauntings.bots.bot import Bot, Clock
from hauntings.bots.greedy import POLICIES
from hauntings.engine.search import Judge, Search, Trials
from hauntings.engine.view import View
from hauntings.games.ghost_stories.geometry import BOARDS
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.shelf import box_of
from hauntings.games.thirteen_ghosts.judge import HunterJudge

PLAYOUT: Final = {"rest-in-peace": 24, "thirteen-ghosts": 8, "leduc": 100}  # decisions before a playout is judged
EXPLORE: Final = {"thirteen-ghosts": 0.3}  # else 0.7
ROUNDS: Final = (0, 3, 2, 1, 1)  # of the boards in Ghost Stories before a playout is judged, by number of Taoists
# Questions that search answers poorly, for the tree tells everybody what was chosen in secret.
BY_POLICY: Final = {"thirteen-ghosts": ("hide", "hide-partner", "keep", "hider")}


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
        if question in BY_POLICY.get(view.game, ()):
            return POLICIES[view.game](view, question, options, random.Random(self.seed * 1_000_003 + self.decisions))
        return self.think(view, clock).ranking()[0][0]

    def think(self, view: View, clock: Clock) -> Search:
        """The whole search of one decision, for those who want to look into it."""
        box = box_of(view.game)
        seed = self.seed * 1_000_003 + self.decisions
        playout, explore = PLAYOUT.get(view.game, 100), EXPLORE.get(view.game, 0.7)
        kind = Trials if isinstance(box, GhostStories) else Search
        search = kind(box.imagination(view), judge_of(view, seed), seed, playout, explore)
        search.run(self.iterations, min([limit for limit in (clock.seconds, self.seconds) if limit > 0], default=0.0))
        return search


def judge_of(view: View, seed: int) -> Judge:
    """The game's judge; where it matters who searches, or when, one that knows it."""
    if view.game == "thirteen-ghosts":
        return HunterJudge(view.seat, seed)
    box = box_of(view.game)
    if isinstance(box, GhostStories):
        taoists = sum(1 for seat in view["seat_of"] if seat >= 0)
        until = view["turn"] + ROUNDS[taoists] * BOARDS
        return box.judge_until(until)
    return box.judge()
