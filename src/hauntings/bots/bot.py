"""What a bot is, and how to get one by name."""

from __future__ import annotations

import random
import re
from typing import Final, Generic

from hauntings.engine.view import V, View
from hauntings.records.game import Game


class Clock:
    """How long a bot may think about this decision; 0: as long as it sees fit."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds: Final = seconds


NO_CLOCK: Final = Clock()


class Bot(Generic[V]):
    """`choose(view, question, options, clock) -> token`: all that a bot ever gets. `Bot[LeducView]` plays one game.

    >>> class Bold(Bot):
    ...     def choose(self, view, question, options, clock):
    ...         return options[-1]
    >>> Game("leduc", seed=1).play(Bold(), bot_of("greedy")).result
    [0.158, 0.842]
    """

    name = "bot"

    def choose(self, view: V, question: str, options: list[int], clock: Clock) -> int:
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
SEARCH: Final = re.compile(r"search(?::([0-9]{1,9})|:([0-9]{1,9}(?:\.[0-9]{1,9})?)s)?")


def bot_of(spec: str, seed: int = 0) -> Bot:
    """A bot by name: `random`, `candidates`, `greedy`, `search`, `search:1000` (iterations), `search:2s` (seconds).

    >>> bot_of("search:200").name
    'search'
    >>> bot_of("best")
    Traceback (most recent call last):
    ValueError: there is no bot 'best'; there are random, greedy, search:ITERATIONS, search:SECONDSs and candidates
    """
    from hauntings.bots.greedy import CandidatesBot, GreedyBot
    from hauntings.bots.search import SearchBot

    if spec == "random":
        return RandomBot(seed)
    if spec == "candidates":
        return CandidatesBot(seed)
    if spec == "greedy":
        return GreedyBot(seed)
    search = SEARCH.fullmatch(spec)
    if search is not None:
        iterations, seconds = search.groups()
        try:
            return SearchBot(seed, 0, float(seconds)) if seconds else SearchBot(seed, int(iterations or 1000))
        except ValueError:
            pass
    known = "random, greedy, search:ITERATIONS, search:SECONDSs and candidates"
    raise ValueError(f"there is no bot {spec!r}; there are {known}")
