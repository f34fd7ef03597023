"""Which positions the rest of a Yin phase cannot tell apart, with expansions: cards that come are left aside there, so
the ghosts stay as they are, and whatever else may matter is in the key."""

from __future__ import annotations

from typing import Any, Final

from hauntings.engine.codec import encode
from hauntings.engine.table import Effect
from hauntings.engine.view import Field, View
from hauntings.games.ghost_stories.base.curse import RerollCurse, RollCurseDie
from hauntings.games.ghost_stories.base.haunting import HauntLine, HauntTile
from hauntings.games.ghost_stories.base.turn import GhostActs, GhostsAct
from hauntings.games.ghost_stories.cards import (
    BASE_INCARNATIONS,
    KIND_INCARNATION,
    KIND_SUMMONING,
    SUMMONING,
    Card,
    Cards,
)
from hauntings.games.ghost_stories.geometry import LINE, SPACES, Place
from hauntings.games.ghost_stories.odds.yin_alike import Sorts, everything
from hauntings.games.ghost_stories.odds.yin_part import YinPart
from hauntings.games.ghost_stories.table import Village


def slots_of(cards: Cards, view: View) -> list[Card]:
    """The deck as the seat knows it, with the kind of every slot."""
    # what stands for an unseen incarnation: below 0 like HIDDEN, and `cards.kind` reads it as what it is
    hidden_incarnation = int(BASE_INCARNATIONS[0]) - len(cards.kind)
    found: list[Card] = []
    for card, kind in zip(view["deck"], view["deck_kind"], strict=True):
        if card < 0 and kind == KIND_SUMMONING:
            card = SUMMONING  # they are all alike
        elif card < 0 and kind == KIND_INCARNATION:
            card = hidden_incarnation
        found.append(card)
    return found


def touched(g: Village, effect: Effect[Any]) -> list[Place]:
    """The places that an effect of the base game may haunt, or whose villagers it may harm."""
    if isinstance(effect, GhostActs) or isinstance(effect, HauntLine):
        return LINE[effect.space]
    if isinstance(effect, RollCurseDie) or isinstance(effect, RerollCurse):
        return LINE[effect.cause] if effect.cause < SPACES else [Place(effect.cause - SPACES)]
    if isinstance(effect, HauntTile):
        return [effect.place]
    if isinstance(effect, GhostsAct):
        return [place for space in g.rules.order[g.active] for place in LINE[space]]
    return []


def in_question(g: Village, parts: list[YinPart]) -> list[Place]:
    """The places about which the rest of the phase may ask; the others are alike if the same lies there."""
    found: set[Place] = set()
    for effect in [*g.stack, g.choice]:
        found.update(touched(g, effect))
        for part in parts:
            found.update(part.touched(effect))
    return sorted(found)


class Whole(Sorts):
    """Nothing is alike but what is the same, and places that are not in question."""

    def __init__(self, parts: list[YinPart], fields: list[Field]) -> None:
        self.parts: Final = parts
        self.fields: Final = fields
        self.unsaid: Final = any([not part.says_all() for part in parts])

    def key(self, g: Village) -> tuple[object, ...]:
        places = in_question(g, self.parts)
        return (
            tuple([tuple(encode(effect)) for effect in g.stack]),
            tuple(g.ghost),  # the Shapeshifter moves
            tuple(g.figure),
            tuple(g.qi),
            (sum(g.haunted), *[g.haunted[place] for place in places]),
            (len(g.deck), len(g.unused), len(g.discards), int(g.skips)),
            tuple([part.key(g, places) for part in self.parts]),
            everything(g, self.fields) if self.unsaid else "",
        )
