"""What each curse does (BS §5.1), by its number. The choices inside a curse are Wu-Feng's."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import without
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.base.pavilion import movable_ghosts, moves_ghost, why_not_movable
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.against import (
    DragBelow,
    KnockDown,
    QiLost,
    RollAgainst,
    TaoLost,
    YinYangLost,
)
from hauntings.games.ghost_stories.black_secret.blood import MantraLeaves, drains
from hauntings.games.ghost_stories.black_secret.cards import CURSES, DEMONS, SLOTS
from hauntings.games.ghost_stories.black_secret.catacombs import EXCAVATE_STACK, RemoveLadders
from hauntings.games.ghost_stories.black_secret.demons import ACTIVATE_DEMON
from hauntings.games.ghost_stories.black_secret.draw import (
    ENTER_DEMON,
    PLACE_CARD,
    PLACE_CURSED,
    TAKE_INCARNATION,
)
from hauntings.games.ghost_stories.black_secret.questions import FROM_DISCARD, HAUNT, SPOIL_MANTRA, slot_in
from hauntings.games.ghost_stories.black_secret.skeletons import MAY, MUST, PlaceSkeletons
from hauntings.games.ghost_stories.black_secret.standing import wu_feng
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import MUST_CHOOSE, NO_MANTRA_THERE, NO_QI_ON_IT, NOT_DISCARDED
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import PLACES, Space
from hauntings.games.ghost_stories.questions import WIND_GHOST, WIND_SPACE, place_in, space_in
from hauntings.games.ghost_stories.rules import After
from hauntings.games.ghost_stories.standing import all_free_spaces, some_space_free
from hauntings.games.ghost_stories.table import DECK_EMPTY, Village
from hauntings.games.ghost_stories.why import CAN, GHOST_THERE, HAUNTED


class Curse(After):
    """A curse that does one or more things, in the order written."""

    def __init__(self, effects: list[Effect[Village]]) -> None:
        self.effects: Final = effects

    def after(self, g: Village, thing: i64) -> None:
        g.do_all(self.effects)


class NoCurse(After):
    """A curse that is not in the game: White Moon's, without White Moon."""

    def after(self, g: Village, thing: i64) -> None:
        return


class DrainMantra(Choice[Village]):
    """BS §5.1: 1 Qi, or all of it, goes from one Mantra to the supply."""

    __match_args__: ClassVar[tuple[str, ...]] = ("whole",)

    def __init__(self, whole: i64) -> None:
        self.whole: Final[i64] = whole

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, SLOTS)
        if len(options) > 0:
            g.ask(SPOIL_MANTRA, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        secret = secret_of(g)
        slot = slot_in(token)
        if secret.blood_mantras[slot] == 0:
            return NO_MANTRA_THERE
        return CAN if secret.blood_qi[slot] > 0 else NO_QI_ON_IT

    def chosen(self, g: Village, token: i64) -> None:
        secret = secret_of(g)
        slot = slot_in(token)
        count = secret.blood_qi[slot] if self.whole != 0 else 1
        drains(g, slot, count)
        if g.telling:
            g.tell("mantra-spoiled", (secret.blood_mantras[slot], count))


class RemoveMantra(Choice[Village]):
    """BS §5.1: a Mantra leaves the game and is replaced; its Qi goes to the supply."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, SLOTS)
        if len(options) > 0:
            g.ask(SPOIL_MANTRA, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if secret_of(g).blood_mantras[slot_in(token)] != 0 else NO_MANTRA_THERE

    def chosen(self, g: Village, token: i64) -> None:
        g.do(MantraLeaves(slot_in(token)))


class RemoveBottomCard(Effect[Village]):
    """BS §5.1: the lowest ghost card leaves the game unseen; Summoning cards stay (BS r11). An empty deck is a loss
    while an incarnation is undefeated (BS r8)."""

    def resolve(self, g: Village) -> None:
        place: i64 = 0
        while place < len(g.deck) and not g.cards.is_ghost(g.deck[place]):
            place += 1
        if place == len(g.deck):
            return
        g.unused = [*g.unused, g.deck[place]]
        g.deck = g.deck[:place] + g.deck[place + 1 :]
        g.deck_seen = g.deck_seen[:place] + g.deck_seen[place + 1 :]
        if g.telling:
            g.tell("bottom-card-gone", (len(g.deck),))
        if len(g.deck) == 0 and g.undefeated > 0:
            loses_game(g, DECK_EMPTY)


class MoveAGhost(Choice[Village]):
    """BS §5.1: Wu-Feng moves a ghost card, an incarnation too (BS r21): which?"""

    def resolve(self, g: Village) -> None:
        options = movable_ghosts(g)
        if len(options) > 0:
            g.ask(WIND_GHOST, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return MUST_CHOOSE if token == PASS else why_not_movable(g, space_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        g.do(MoveItTo(space_in(token)))


class MoveItTo(Choice[Village]):
    """BS §5.1: to a space without a ghost; a Buddha there works as usual."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Final[Space] = space

    def resolve(self, g: Village) -> None:
        g.ask(WIND_SPACE, wu_feng(g), all_free_spaces(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.ghost[space_in(token)] == 0 else GHOST_THERE

    def chosen(self, g: Village, token: i64) -> None:
        moves_ghost(g, self.space, space_in(token))


class BackFromDiscard(Choice[Village]):
    """BS §5.1: Wu-Feng places any ghost card of the discards. In a full village it stays there, and the active board
    loses 1 Qi (BS r20)."""

    def resolve(self, g: Village) -> None:
        cards: list[i64] = sorted([card for card in g.discards if g.cards.is_ghost(card)])
        if len(cards) == 0:
            return
        if some_space_free(g):
            g.ask(FROM_DISCARD, wu_feng(g), cards, self)
            return
        if g.telling:
            g.tell("no-room", (g.active,))
        g.do(LOSE_QI[g.active])

    def why_not(self, g: Village, token: i64) -> i64:
        card = Card(token)
        return CAN if g.cards.is_ghost(card) and card in g.discards else NOT_DISCARDED

    def chosen(self, g: Village, token: i64) -> None:
        card = Card(token)
        g.discards = without(g.discards, card)
        g.drawn = card
        if g.telling:
            g.tell("from-discard", (card,))
        g.do(PLACE_CARD)


class HauntATile(Choice[Village]):
    """BS §5.1: Wu-Feng haunts a tile of his choice."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, PLACES)
        if len(options) > 0:
            g.ask(HAUNT, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.haunted[place_in(token)] == 0 else HAUNTED

    def chosen(self, g: Village, token: i64) -> None:
        g.do(HAUNT_TILE[place_in(token)])


def own_curses() -> list[After]:
    """By number; White Moon's stay empty until both/pairs.py fills them."""
    curses: list[After] = [NoCurse() for _ in range(CURSES)]
    # level 1
    curses[1] = Curse([DrainMantra(0)])
    curses[2] = Curse([TAKE_INCARNATION])
    curses[3] = Curse([BRING_GHOST])
    curses[4] = Curse([PlaceSkeletons(1, 0, MUST)])
    curses[5] = Curse([RemoveLadders(1)])
    curses[6] = Curse([KnockDown()])
    curses[7] = Curse([RollAgainst(1)])
    curses[8] = Curse([TaoLost(1)])
    # level 2
    curses[10] = Curse([DrainMantra(1)])
    curses[11] = Curse([RemoveBottomCard()])
    curses[12] = Curse([MoveAGhost()])
    curses[13] = Curse([PlaceSkeletons(2, 0, MUST)])
    curses[14] = Curse([ACTIVATE_DEMON])
    curses[15] = Curse([DragBelow()])
    curses[16] = Curse([QiLost()])
    curses[17] = Curse([TaoLost(2)])
    # level 3
    curses[19] = Curse([RemoveMantra()])
    curses[20] = Curse([RemoveBottomCard(), RemoveBottomCard()])
    curses[21] = Curse([BackFromDiscard()])
    curses[22] = Curse([PlaceSkeletons(3, 0, MAY)])
    curses[23] = Curse([RemoveLadders(2)])
    curses[24] = Curse([HauntATile()])
    curses[25] = Curse([YinYangLost()])
    curses[26] = Curse([RollAgainst(2)])
    # level 4
    curses[28] = Curse([TAKE_INCARNATION, PLACE_CURSED])
    curses[29] = Curse([ENTER_DEMON[demon] for demon in range(DEMONS)])
    curses[30] = Curse([HauntATile(), QiLost()])
    curses[31] = Curse([EXCAVATE_STACK])
    return curses
