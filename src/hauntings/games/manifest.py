"""The manifest of a box: all that bots, speakers, lab, server and pages must know of it, said in one place."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.engine.codec import Plain
from hauntings.engine.search import Judge
from hauntings.engine.view import View

Policy = Callable[[Any, str, list[int], random.Random], int]  # a token for a view, its question and its options
Sieve = Callable[[Any, str, list[int]], list[int]]  # the options that are worth a try
JudgeFor = Callable[[Box, Any, int], Judge]  # who judges the playouts of a search from this view, with this seed

PLAYOUT: Final = 100  # decisions before a playout is judged
EXPLORE: Final = 0.7


class Lesson:
    """A first game with a coach: the same deal for everybody, chosen so that there is something to learn early on.

    `name` tells the lessons of a box apart; `seat` is the learner's, easy bots have the others. What the coach says
    stands in `web/src/tutorial/games/<box>-<name>.ts`.
    """

    def __init__(
        self, seed: str, settings: dict[str, Plain], *, name: str = "", players: int = 2, seat: int = 0
    ) -> None:
        self.seed: Final = seed
        self.settings: Final = settings
        self.name: Final = name
        self.players: Final = players
        self.seat: Final = seat


class Manifest:
    """One box on the shelf. Only the box is needed; what is left out has a sensible default.

    What lies above the games is named by its place, `package.module:name`, and imported when it is first needed;
    whoever has the thing itself at hand may give that.

    - `speaker`: the class that says the game; else its notation is said, with the messages of `words` where there
      are some.
    - `words`: a folder with message files, `en/*.ftl`, `ru/*.ftl`, `pl/*.ftl`, for a game that is not ours.
    - `policy`: how the greedy bot plays; else it searches a little.
    - `sieve`: what the bot `candidates` may leave out; else it leaves out nothing.
    - `judge`: who judges playouts, where that depends on who searches, and when; else the box's own judge.
    - `trials`: search tries every candidate on the same tables, without a tree.
    - `playout`, `explore`: how many decisions are played before a playout is judged, and how much a search explores.
    - `by_policy`: questions that search leaves to the policy.
    - `sides`: who wins together. None: everybody plays alone; one: all seats; two: all but the last against the last.
    - `lessons`: first games with a coach.
    - `board`, `layers`, `picture`: the board of the pages, what expansions lay over it, the picture in the lobby;
      else the game is drawn as text, and its picture is a ghost of its own.
    - `rulebook`: the texts of the rulebook that tell it, the base game's first.
    - `hidden`: known by name, but not offered to players.
    """

    def __init__(
        self,
        box: Box,
        *,
        speaker: Any = "",
        words: str = "",
        policy: Policy | str = "",
        sieve: Sieve | str = "",
        judge: JudgeFor | None = None,
        trials: bool = False,
        playout: int = PLAYOUT,
        explore: float = EXPLORE,
        by_policy: tuple[str, ...] = (),
        sides: tuple[str, ...] = (),
        lessons: tuple[Lesson, ...] = (),
        board: str = "",
        layers: tuple[str, ...] = (),
        picture: str = "",
        rulebook: tuple[str, ...] = (),
        hidden: bool = False,
    ) -> None:
        self.box: Final = box
        self.words: Final = words
        self.judge: Final = judge
        self.trials: Final = trials
        self.playout: Final = playout
        self.explore: Final = explore
        self.by_policy: Final = by_policy
        self.sides: Final = sides
        self.lessons: Final = lessons
        self.board: Final = board
        self.layers: Final = layers
        self.picture: Final = picture
        self.rulebook: Final = rulebook
        self.hidden: Final = hidden
        self.named: Final[dict[str, Any]] = {"speaker": speaker, "policy": policy, "sieve": sieve}

    def speaker(self) -> Any:
        """The class that says the game, or None."""
        return self.imported("speaker")

    def policy(self) -> Policy | None:
        found: Policy | None = self.imported("policy")
        return found

    def sieve(self) -> Sieve | None:
        found: Sieve | None = self.imported("sieve")
        return found

    def judge_for(self, view: View, seed: int) -> Judge:
        return self.box.judge() if self.judge is None else self.judge(self.box, view, seed)

    def imported(self, part: str) -> Any:
        """A part that may have been named by its place only; None: there is none."""
        thing = self.named[part]
        if isinstance(thing, str):
            thing = thing_at(thing, f"the {part} of {self.box.title}") if thing else None
            self.named[part] = thing
        return thing


def thing_at(place: str, what: str) -> Any:
    """What stands at `package.module:name`, or a ValueError that says what is missing."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"{what} is not at {place!r}: {error}") from error
