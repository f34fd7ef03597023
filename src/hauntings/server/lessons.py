"""The first game: the same deal for everybody, chosen so that there is something to learn early on.

What the coach says about it stands in `web/src/tutorial/`; here is only the table it is played at.
"""

from __future__ import annotations

from typing import Final

from hauntings.games.shelf import manifests
from hauntings.records.game import Game
from hauntings.server import wire
from hauntings.server.refusal import Refused

BOT: Final = "greedy"


def lesson_of(game: str, name: str) -> tuple[Game, list[wire.SeatWish]]:
    """The game as it is dealt, and who sits where: the learner first."""
    lesson = next((each.lesson for each in manifests() if each.box.name == game), None)
    if lesson is None:
        raise Refused("not-found", "There is no first lesson of this game.")
    seed, options = lesson
    return Game(game, players=2, seed=seed, options=options), [
        wire.SeatWish("me", name),
        wire.SeatWish("bot", bot=BOT),
    ]
