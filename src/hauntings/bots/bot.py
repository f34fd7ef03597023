"""What a bot is, and how to get one by name."""

from __future__ import annotations

import random
from typing import Final

from hauntings.engine.view import View
from hauntings.records.game import Game


class Clock:
    """How long a bot may think for this decision; 0 means that it decides for itself."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds: Final = seconds


NO_CLOCK: Final = Clock()


class Bot:
    """`choose(view, question, options, clock) -> token`: all that a bot ever gets."""

    name = "bot"

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        raise NotImplementedError  # abstract

    def __call__(self, game: Game, seat: int) -> int:
        """A chooser for `Game.play`: the bot is handed its own seat's view, nothing else."""
        return self.choose(game.view(seat), game.question, game.options, NO_CLOCK)


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        return options[int(self.random.random() * len(options))]


STRENGTHS: Final = ("random", "greedy", "search:200", "search:1000", "search:5000")  # from weak to strong


def bot_of(spec: str, seed: int = 0) -> Bot:
    """A bot by name: `random`, `candidates`, `greedy`, `search`, `search:1000` (iterations), `search:2s` (seconds)."""
    from hauntings.bots.greedy import CandidatesBot, GreedyBot
    from hauntings.bots.search import SearchBot

    kind, colon, budget = spec.partition(":")
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind == "candidates" and not colon:
        return CandidatesBot(seed)
    if kind == "greedy" and not colon:
        return GreedyBot(seed)
    if kind == "search":
        number = budget.removesuffix("s") or "1000"
        try:
            if budget.endswith("s"):
                return SearchBot(seed, iterations=0, seconds=float(number))
            return SearchBot(seed, iterations=int(number))
        except ValueError:
            pass
    known = "random, greedy, search:ITERATIONS, search:SECONDSs and candidates"
    raise ValueError(f"there is no bot {spec!r}; there are {known}")
