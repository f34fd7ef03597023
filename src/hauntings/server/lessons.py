"""The first game with a coach. What the coach says stands in `web/src/tutorial/`; here is only the table."""

from __future__ import annotations

from typing import Final

from hauntings.games.manifest import Lesson
from hauntings.games.shelf import manifests
from hauntings.records.game import Game
from hauntings.server import wire
from hauntings.server.refusal import Refused

BOT: Final = "greedy"


def lesson_of(wish: wire.LessonWish) -> tuple[Game, list[wire.SeatWish]]:
    """The game as it is dealt, and who sits where: the learner in the lesson's seat, bots in the others."""
    lesson = lesson_named(wish.game, wish.lesson)
    seats = [wire.SeatWish("bot", bot=BOT) for _ in range(lesson.players)]
    seats[lesson.seat] = wire.SeatWish("me", wish.name)
    return Game(wish.game, players=lesson.players, seed=lesson.seed, options=lesson.settings), seats


def lesson_named(game: str, name: str) -> Lesson:
    """Without a name it is the game's first one."""
    lessons = next((each.lessons for each in manifests() if each.box.name == game), ())
    if not lessons:
        raise Refused("not-found", "There is no first lesson of this game.")
    for lesson in lessons:
        if name in ("", lesson.name):
            return lesson
    names = ", ".join([lesson.name for lesson in lessons if lesson.name])
    there = f"there are: {names}" if names else "it has one without a name"
    raise Refused("not-found", f"This game has no lesson {name!r}; {there}.")
