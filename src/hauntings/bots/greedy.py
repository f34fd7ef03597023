"""The greedy bot: a hand-written policy per game, in `bots/policy/`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from hauntings.bots.bot import Bot, Clock
from hauntings.bots.policy import leduc, rest_in_peace
from hauntings.engine.view import View

Policy = Callable[[View, str, list[int], random.Random], int]
POLICIES: Final[dict[str, Policy]] = {"rest-in-peace": rest_in_peace.choose, "leduc": leduc.choose}


class GreedyBot(Bot):
    """Plays by simple sense: quick, and a fair opponent for a first game."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.random: Final = random.Random(seed)

    def choose(self, view: View, question: str, options: list[int], clock: Clock) -> int:
        token = POLICIES[view.game](view, question, options, self.random)
        return token if token in options else options[0]
