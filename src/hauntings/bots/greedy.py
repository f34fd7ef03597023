"""The greedy bot: a hand-written policy per game, in `bots/policy/`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from hauntings.bots.bot import Bot, Clock
from hauntings.bots.policy import ghost_stories, leduc, rest_in_peace, thirteen_ghosts
from hauntings.engine.view import View

Policy = Callable[[View, str, list[int], random.Random], int]
POLICIES: Final[dict[str, Policy]] = {
    "rest-in-peace": rest_in_peace.choose,
    "thirteen-ghosts": thirteen_ghosts.choose,
    "ghost-stories": ghost_stories.choose,
    "ghost-stories-white-moon": ghost_stories.choose,
    "ghost-stories-black-secret": ghost_stories.choose,
    "ghost-stories-both": ghost_stories.choose,
    "leduc": leduc.choose,
}
# What a bot that chooses at random may still leave out; a game that is not here leaves out nothing.
Sieve = Callable[[View, str, list[int]], list[int]]
SIEVES: Final[dict[str, Sieve]] = {"thirteen-ghosts": thirteen_ghosts.candidates}


class GreedyBot(Bot):
    """Plays by simple sense: quick, and a fair opponent for a first game."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        token = POLICIES[view.game](view, question, options, self.random)
        return token if token in options else options[0]


class CandidatesBot(Bot):
    """Random, but for what cannot succeed: the least that a player who thinks along does. A yardstick."""

    name = "candidates"

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        sieve = SIEVES.get(view.game)
        fewer = sieve(view, question, options) if sieve else options
        return fewer[int(self.random.random() * len(fewer))]
