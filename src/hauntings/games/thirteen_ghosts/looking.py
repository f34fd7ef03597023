"""Cards 8 and 10: looking into a stack, and changing its order in secret (13G §6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.thirteen_ghosts.effects import NAMES_AFTER_LOOK
from hauntings.games.thirteen_ghosts.questions import LOWEST_CARD, TOP_CARD
from hauntings.games.thirteen_ghosts.rounds import ends_turn
from hauntings.games.thirteen_ghosts.table import MIX, Hunt, looked_at
from hauntings.games.thirteen_ghosts.why import LIES_ON_TOP, NOT_LOOKED_AT


def looks(g: Hunt, deck: i64, first: i64, last: i64) -> None:
    """The actor looks at these places of a stack; everybody sees that, nobody else the cards."""
    eyes = g.rules.eyes[g.actor]
    masks = g.pile_seen[deck]
    if g.telling:
        g.tell("looks", (g.actor, deck, first, last - first))
    for place in range(first, last):
        card = g.pile[deck][place]
        if masks[place] & eyes != eyes:
            masks[place] = looked_at(g, card, masks[place], eyes)
            g.learn(eyes)
        if g.telling:
            g.tell("saw-card", (g.actor, deck, place, card), eyes)


class LookBelow(Effect[Hunt]):
    """13G #8: look at the bottom two cards of the stack (the rivals' with four players), then name a number."""

    def resolve(self, g: Hunt) -> None:
        deck = g.rules.looks_at[g.actor]
        size: i64 = len(g.pile[deck])
        looks(g, deck, 0, 2 if size > 2 else size)
        g.do(NAMES_AFTER_LOOK)


class LookAtTop(Effect[Hunt]):
    """13G #10: look at the top three cards of the stack (the rivals' with four players); of one there is no choice."""

    def resolve(self, g: Hunt) -> None:
        deck = g.rules.looks_at[g.actor]
        size: i64 = len(g.pile[deck])
        looks(g, deck, size - 3 if size > 3 else 0, size)
        if size > 1:
            g.do(PUT_ON_TOP)
        else:
            ends_turn(g)


class PutOnTop(Choice[Hunt]):
    """13G #10: one of the cards goes back on top. Which one only the actor knows, so the pile itself is changed."""

    def resolve(self, g: Hunt) -> None:
        g.ask_always(TOP_CARD, g.actor, top_cards(g, g.rules.looks_at[g.actor]), self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN if token in top_cards(g, g.rules.looks_at[g.actor]) else NOT_LOOKED_AT

    def chosen(self, g: Hunt, token: i64) -> None:
        deck = g.rules.looks_at[g.actor]
        pile = g.pile[deck]
        size: i64 = len(pile)
        first = size - 3 if size > 3 else 0
        mixes(g, deck, first)
        pile.remove(token)
        pile.append(token)  # the masks of these places are all equal now
        if g.telling:
            g.tell("puts-back", (g.actor, deck))
            g.tell("put-on-top", (g.actor, deck, token), g.rules.eyes[g.actor])
        if size - first == 3:
            g.do(PUT_LOWEST)
        else:
            ends_turn(g)


class PutLowest(Choice[Hunt]):
    """13G #10: the two others go under the stack; one of them is the lowest."""

    def resolve(self, g: Hunt) -> None:
        cards = top_cards(g, g.rules.looks_at[g.actor])
        cards.remove(g.pile[g.rules.looks_at[g.actor]][-1])
        g.ask_always(LOWEST_CARD, g.actor, cards, self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        deck = g.rules.looks_at[g.actor]
        if token == g.pile[deck][-1]:
            return LIES_ON_TOP
        return CAN if token in top_cards(g, deck) else NOT_LOOKED_AT

    def chosen(self, g: Hunt, token: i64) -> None:
        deck = g.rules.looks_at[g.actor]
        pile = g.pile[deck]
        masks = g.pile_seen[deck]
        size: i64 = len(pile)
        other = pile[size - 2] + pile[size - 3] - token
        rest = size - 3
        g.pile[deck] = [token, other, *pile[:rest], pile[size - 1]]
        g.pile_seen[deck] = [masks[rest], masks[rest], *masks[:rest], masks[rest]]
        if g.telling:
            g.tell("put-below", (g.actor, deck, token, other), g.rules.eyes[g.actor])
        ends_turn(g)


def top_cards(g: Hunt, deck: i64) -> list[i64]:
    """The top three cards, or all; in ascending order."""
    size: i64 = len(g.pile[deck])
    cards = g.pile[deck][size - 3 if size > 3 else 0 :]
    cards.sort()
    return cards


def mixes(g: Hunt, deck: i64, first: i64) -> None:
    """The actor changes the order from this place up. Who else knew cards there knows them now as a set."""
    masks = g.pile_seen[deck]
    pile = g.pile[deck]
    size: i64 = len(pile)
    eyes = g.rules.eyes[g.actor]
    bit: i64 = 1
    concerned: i64 = 0
    for place in range(first, size):
        concerned |= (masks[place] | masks[place] >> MIX) & ~eyes & g.rules.everyone
    for place in range(first, size):
        knew = masks[place] & concerned
        for seat in range(g.seats):
            if knew >> seat & 1:
                g.mixed = replaced(g.mixed, seat, g.mixed[seat] | bit << pile[place])
        masks[place] = eyes | concerned << MIX


PUT_ON_TOP: Final = PutOnTop()
PUT_LOWEST: Final = PutLowest()
