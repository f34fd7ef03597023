"""What an expansion changes in the odds of a Yin phase (odds/yin.py): what it hides, what it costs, and what is left
aside because it hangs on the next card or on Wu-Feng."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from hauntings.engine.table import Effect
from hauntings.engine.view import View
from hauntings.games.ghost_stories.base.arrival import BringGhost, draws
from hauntings.games.ghost_stories.cards import NO_CARD
from hauntings.games.ghost_stories.geometry import Place
from hauntings.games.ghost_stories.table import Village

Way = tuple[int, Village]  # a weight, and the table if it goes so


class TooMany(Exception):
    """The phase can go more ways than one wants to wait for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class YinPart:
    """One expansion's part. This one says nothing of what the expansion does, so that every position counts as
    another; what it asks is answered for the least loss, and what new cards do is left aside as everywhere."""

    def says_all(self) -> bool:
        """Does `key` have all of the expansion, and of what it changes in the village, that matters in a Yin phase?"""
        return False

    def begins(self, g: Village, view: View) -> None:
        """Lay on the table what the seat knows beyond what is public."""

    def aside(self, g: Village, effect: Effect[Any]) -> bool:
        """The effect on top of the stack is left aside: True, and it is gone. A card that comes always is."""
        if not isinstance(effect, BringGhost) or len(g.rules.instead_of_draw) > 0:
            return False
        if 0 not in g.ghost or len(g.deck) == 0:
            return False
        g.stack.pop()
        draws(g)  # the last card loses (GS §5.2)
        g.drawn = NO_CARD
        return True

    def ways(self, g: Village, effect: Effect[Any]) -> list[Way]:
        """If the effect on top of the stack needs something hidden: all the ways it may go. Each table is a copy,
        with that effect still on top."""
        return []

    def hidden(self, g: Village) -> list[Way]:
        """What those who decide now have seen, and the odds have not told apart yet: all the ways it may be."""
        return []

    def different(self, g: Village, tokens: list[int], places: list[Place]) -> list[int]:
        """The options that may differ in what the phase costs, the best first as far as one can say."""
        return tokens

    def at_least(self, g: Village) -> list[int]:
        """How much of what it counts any answer to the pending question costs."""
        return [0 for _ in self.counts()]

    def touched(self, effect: Effect[Any]) -> list[Place]:
        """The places that an effect of its own may ask about."""
        return []

    def key(self, g: Village, places: list[Place]) -> tuple[object, ...]:
        """All of the expansion that the rest of the phase depends on, which asks about these places."""
        return ()

    def counts(self) -> list[str]:
        """What it counts beyond defeat, hauntings, Qi and cards, by name."""
        return []

    def costs(self, start: Village, g: Village) -> list[int]:
        """What the phase has cost of that."""
        return []


class NothingInYin(YinPart):
    """Of an expansion that changes nothing in a Yin phase."""

    def says_all(self) -> bool:
        return True
