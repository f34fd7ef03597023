"""What an expansion is: its own cards, questions, events and rules, installed into the seams of `rules.py`.

The base game never imports an expansion, and expansions never import each other; what concerns both is `both/`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from hauntings.engine.box import Kind, Switch
from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.view import Field, View
from hauntings.games.ghost_stories.cards import Cards
from hauntings.games.ghost_stories.odds.yin_part import YinPart
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.table import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """One expansion. The lists are what it adds to the box; the methods are what it does with a village."""

    # where its own numbers begin, if it has some (blocks.py)
    kinds_from: int
    reasons_from: int
    streams_from: int

    def __init__(self) -> None:
        self.kinds_from = 0
        self.reasons_from = 0
        self.streams_from = 0
        self.kinds: list[Kind] = []
        self.streams: list[str] = []
        self.deeds_until: int = 0  # the first number after its tokens of the Yang menu
        self.more_tokens: dict[str, int] = {}  # by what they are: how many it adds to our own questions about them
        self.fields: list[Field] = []  # of its part of the table
        self.events: dict[str, tuple[str, ...]] = {}
        self.event_sections: dict[str, str] = {}
        self.milestones: list[str] = []  # its events that make the story of a game
        self.effects: list[Any] = []
        self.switches: list[Switch] = []
        self.reasons: list[tuple[str, str]] = []  # code and rule, from `reasons_from` on

    def enters(self, cards: Cards) -> None:
        """Enter its ghosts, incarnations, abilities and tiles."""

    def install(self, rules: Rules) -> None:
        """Fill the seams."""

    def lies_beside(self, g: Village) -> None:
        """Put the expansion's part, still empty, beside an empty village (`g.lay_beside`)."""

    def lays_out(self, g: Village) -> None:
        """Set-up, after the base game's and before the first turn."""

    def computed(self, g: Village, seat: int) -> dict[str, Plain]:
        """What everybody can count."""
        return {}

    def imagines(self, g: Village, view: View, dice: Dice) -> None:
        """Fill in what the seat has not seen of this expansion's part."""

    def glances(self, g: Village, view: View) -> None:
        """The same for the judge alone: how much lies there, not what."""

    def components(self, g: Village) -> list[str]:
        """Its components, wherever they lie."""
        return []

    def word(self, cards: Cards, kind: int, token: int) -> str:
        """A token of its own in notation; empty if it is the base game's."""
        return ""

    def odds_kinds(self) -> list[str]:
        """The questions of its own for which the odds lens has something to tell (odds/lens.py)."""
        return []

    def odds(self, g: Village, view: View, found: dict[str, Plain]) -> None:
        """Add its own chances for the pending question; `g` is the table as far as the view tells."""

    def walks(self) -> list[i64]:
        """Its deeds of the Yang menu that lead the Taoist elsewhere, for the odds lens."""
        return []

    def yin_part(self) -> YinPart:
        """What it changes in the odds of a Yin phase; this one takes every difference in the village for one."""
        return YinPart()
