"""Armor of the Just and Shield of Time (WM §11): what a ghost's arrival may not do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST, PLACE_DRAWN, resolves_left_stone
from hauntings.games.ghost_stories.cards import BLOCK_TAO, CAPTURE_DIE, NO_CARD, Card
from hauntings.games.ghost_stories.geometry import Board, Space, board_at
from hauntings.games.ghost_stories.rules import After, InsteadOf, Says
from hauntings.games.ghost_stories.standing import EVERY_SEAT, living
from hauntings.games.ghost_stories.table import NO_CARDS, Village
from hauntings.games.ghost_stories.white_moon.cards import ARMOR_OF_THE_JUST, SHIELD_OF_TIME
from hauntings.games.ghost_stories.white_moon.questions import ARMOR, SHIELD, YES
from hauntings.games.ghost_stories.white_moon.standing import holder
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.why import CAN

ARRIVED: Final = 0
MOVED_THERE: Final = 1


class ArmorOnArrival(InsteadOf):
    """WM §11: the owner may ignore the whole left stone of a ghost that arrives on the owner's board."""

    def instead(self, g: Village, thing: i64) -> bool:
        space = Space(thing)
        card = g.ghost[space]
        if holder(g, ARMOR_OF_THE_JUST) != board_at(space):
            return False
        if not g.cards.is_ghost(card) or len(g.cards.left[card]) == 0:
            return False
        g.do(WearArmor(space, ARRIVED))
        return True


class ArmorOnMove(After):
    """WM §11: of a ghost moved there only the held die and the Tao lock can be ignored."""

    def after(self, g: Village, thing: i64) -> None:
        space = Space(thing)
        card = g.ghost[space]
        if holder(g, ARMOR_OF_THE_JUST) != board_at(space) or not g.cards.is_ghost(card):
            return
        if CAPTURE_DIE in g.cards.left[card] or BLOCK_TAO in g.cards.left[card]:
            g.do(WearArmor(space, MOVED_THERE))


class WearArmor(Choice[Village]):
    """WM §11, r93: one decision for the whole stone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "moved")

    def __init__(self, space: Space, moved: i64) -> None:
        self.space: Final[Space] = space
        self.moved: Final[i64] = moved

    def resolve(self, g: Village) -> None:
        g.ask(ARMOR, g.seat_of[board_at(self.space)], [PASS, YES], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        card = g.ghost[self.space]
        if token == YES:
            m = moon_of(g)
            m.armored = replaced(m.armored, self.space, card)
            if g.telling:
                g.tell("armor-ignores", (board_at(self.space), card, self.space))
        elif self.moved == ARRIVED:
            resolves_left_stone(g, self.space, card)


class ArmorIgnores(Says):
    """WM §11: lasting left stones that the Armor ignores, until the ghost moves (r61, r62)."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return moon_of(g).armored[thing] == g.ghost[thing]


class ArmorForgets(After):
    """WM r61: a ghost that comes to a space comes with its whole left stone."""

    def after(self, g: Village, thing: i64) -> None:
        m = moon_of(g)
        if m.armored[thing] != 0:
            m.armored = replaced(m.armored, thing, NO_CARD)


class ShieldBeforePlacing(InsteadOf):
    """WM §11: a ghost of the owner's colour, drawn in the owner's own turn; never a card sent down before (r64)."""

    def instead(self, g: Village, thing: i64) -> bool:
        m = moon_of(g)
        board = g.active
        card = Card(thing)
        if (
            holder(g, SHIELD_OF_TIME) == board
            and living(g, board)
            and g.cards.is_ghost(card)
            and g.cards.colour[card] == g.colour[board]
            and card not in m.shielded
        ):
            g.do(RAISE_SHIELD)
            return True
        m.shielded = NO_CARDS
        return False


class RaiseShield(Choice[Village]):
    """WM §11: put the card under the deck and draw again; optional each time."""

    def resolve(self, g: Village) -> None:
        g.ask(SHIELD, g.seat_of[g.active], [PASS, YES], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        m = moon_of(g)
        if token == PASS:
            m.shielded = NO_CARDS
            for rule in g.rules.instead_of_keeping:
                if rule.instead(g, g.drawn):
                    return
            g.do(PLACE_DRAWN)
            return
        card = g.drawn
        g.drawn = NO_CARD
        g.deck = [card, *g.deck]
        g.deck_seen = [EVERY_SEAT, *g.deck_seen]
        m.shielded = [*m.shielded, card]
        if g.telling:
            g.tell("shield-sends", (g.active, card))
        g.do(BRING_GHOST)


RAISE_SHIELD: Final = RaiseShield()
