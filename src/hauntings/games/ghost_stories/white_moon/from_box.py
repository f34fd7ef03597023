"""Incarnations out of the box: the Wu curse (WM §5.1), and Uncatchable's swap (WM §3.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import Effect
from hauntings.engine.zones import without
from hauntings.games.ghost_stories.base.arrival import PLACE_DRAWN
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.cards import BUDDHIST_TEMPLE, NO_CARD, PAVILION, UNCATCHABLE, Card
from hauntings.games.ghost_stories.rules import InsteadOf
from hauntings.games.ghost_stories.standing import EVERY_SEAT
from hauntings.games.ghost_stories.table import DECK_EMPTY, Village
from hauntings.games.ghost_stories.white_moon.table import FROM_THE_BOX, moon_of


def drawn_from_box(g: Village) -> Card:
    """A random unused incarnation, taken out of the box; NO_CARD if there is none (r10)."""
    unused = [card for card in g.unused if g.cards.is_incarnation(card)]
    if len(unused) == 0:
        return NO_CARD
    unused.sort()
    card = unused[g.roll(FROM_THE_BOX, len(unused))]
    g.unused = without(g.unused, card)
    g.learn(EVERY_SEAT)
    return card


def nothing_could_catch(g: Village, card: Card) -> bool:
    """WM §3.9, r87: Uncatchable in a village with neither Temple nor Pavilion; a haunted one counts."""
    return card == UNCATCHABLE and g.place_of[BUDDHIST_TEMPLE] < 0 and g.place_of[PAVILION] < 0


def swapped(g: Village, card: Card) -> Card:
    """The card itself, or what is swapped in for it; the swapped card goes back to the box (r87)."""
    if not nothing_could_catch(g, card):
        return card
    other = drawn_from_box(g)
    if other == NO_CARD:
        return card
    m = moon_of(g)
    g.unused = [*g.unused, card]
    m.swapped = 1
    if card in m.wu_cards:
        m.wu_cards = [*without(m.wu_cards, card), other]
    if g.telling:
        g.tell("swapped", (card, other))
    return other


class SwapUncatchable(InsteadOf):
    """WM §3.9: checked when it is revealed; then the other one is placed."""

    def instead(self, g: Village, thing: i64) -> bool:
        g.drawn = swapped(g, Card(thing))
        return False


class IncarnationComes(Effect[Village]):
    """WM §5.1, Wu: an unused incarnation arrives by the usual rules; with 12 ghosts in play it goes on top of the
    deck (r9). An empty deck loses, as when the last card is drawn (r13)."""

    def resolve(self, g: Village) -> None:
        for rule in g.rules.instead_of_incarnation:
            if rule.instead(g, g.active):
                return
        card = drawn_from_box(g)
        if card == NO_CARD:
            return
        m = moon_of(g)
        m.wu_cards = [*m.wu_cards, card]
        g.undefeated += 1
        if g.telling:
            g.tell("incarnation-from-box", (g.active, card))
        card = swapped(g, card)
        if 0 not in g.ghost:
            g.deck = [*g.deck, card]
            g.deck_seen = [*g.deck_seen, EVERY_SEAT]
            if g.telling:
                g.tell("put-on-deck", (card,))
            return
        g.drawn = card
        if len(g.deck) == 0:
            loses_game(g, DECK_EMPTY)
            return
        g.do(PLACE_DRAWN)


INCARNATION_COMES: Final = IncarnationComes()
