"""The greedy bot: the policy of each game, from its manifest; a game without one is searched a little."""

from __future__ import annotations

import random
from typing import Final

from hauntings.bots.bot import NO_CLOCK, Bot, Clock
from hauntings.engine.view import View
from hauntings.games.shelf import manifest_of

SHALLOW: Final = 30  # iterations of a search in place of a policy


def by_policy(view: View, question: str, options: list[int], chance: random.Random) -> int:
    """What the game's policy chooses. Where there is none, or it names what is not offered, somebody still plays on."""
    policy = manifest_of(view.game).policy()
    if policy is None:
        from hauntings.bots.search import SearchBot

        return SearchBot(chance.getrandbits(30), SHALLOW).think(view, NO_CLOCK).ranking()[0][0]
    token = policy(view, question, options, chance)
    return token if token in options else options[0]


class GreedyBot(Bot):
    """Plays by rules of thumb: quick, and a fair opponent for a first game."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        return by_policy(view, question, options, self.random)


class CandidatesBot(Bot):
    """Random, but never what cannot succeed: a yardstick, the least one expects of a player."""

    name = "candidates"

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        sieve = manifest_of(view.game).sieve()
        fewer = sieve(view, question, options) if sieve else options
        return fewer[int(self.random.random() * len(fewer))]
