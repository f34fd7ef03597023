"""What Blood Mantras do to the village, the catacombs and the deck (BS §9); targets may be declined (BS r44)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced, swapped_in, with_one, without
from hauntings.games.ghost_stories.base.haunting import unhaunts
from hauntings.games.ghost_stories.black_secret.cards import CELLS, DEMONS
from hauntings.games.ghost_stories.black_secret.catacombs import goes_home
from hauntings.games.ghost_stories.black_secret.questions import (
    BUDDHA_ON,
    DISCARD_GHOST,
    RECYCLE,
    RETURN_LADDER,
    SEND_HOME,
    TURN_BACK,
    UNLEARN,
    cell_in,
    demon_in,
)
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import (
    DEMON_NOT_IN_PLAY,
    LADDER_THERE,
    NO_GHOST_CARD,
    NO_SUCH_CURSE,
    NOT_DISCARDED,
)
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import PLACES, SPACES, Board
from hauntings.games.ghost_stories.moves import discards_ghost
from hauntings.games.ghost_stories.questions import place_in, space_in
from hauntings.games.ghost_stories.standing import EVERY_SEAT, buddhas_at_temple
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import BUDDHA_THERE, CAN, GHOST_THERE, HAUNTED, NO_GHOST_THERE, NOT_HAUNTED


class ReturnLadders(Choice[Village]):
    """BS §8.1, §9: up to two ladders, to cells without one under tiles that are not haunted."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "left")

    def __init__(self, by: Board, left: i64) -> None:
        self.by: Final[Board] = by
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        cells = self.allowed(g, 1, CELLS)
        if self.left > 0 and len(cells) > 0:
            g.ask(RETURN_LADDER, g.seat_of[self.by], [PASS, *cells], self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        cell = cell_in(token)
        if secret_of(g).ladders[cell] != 0:
            return LADDER_THERE
        return CAN if g.haunted[cell] == 0 else HAUNTED

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        secret = secret_of(g)
        cell = cell_in(token)
        secret.ladders = replaced(secret.ladders, cell, 1)
        if g.telling:
            g.tell("ladder-returned", (cell,))
        g.do(ReturnLadders(self.by, self.left - 1))


def buries(g: Village) -> None:
    """BS §9: the topmost ghost card goes under the deck unseen; Summoning cards stay at their place (BS r11)."""
    place: i64 = len(g.deck) - 1
    while place >= 0 and not g.cards.is_ghost(g.deck[place]):
        place -= 1
    if place < 0:
        return
    deck = g.deck
    seen = g.deck_seen
    g.deck = [deck[place], *deck[:place], *deck[place + 1 :]]
    g.deck_seen = [seen[place], *seen[:place], *seen[place + 1 :]]
    if g.telling:
        g.tell("buried", ())


class DiscardGhosts(Choice[Village]):
    """BS §9: ghost cards, never incarnations, skeletons or demons (BS r21)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "left")

    def __init__(self, by: Board, left: i64) -> None:
        self.by: Final[Board] = by
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        spaces = self.allowed(g, 1, SPACES)
        if self.left > 0 and len(spaces) > 0:
            g.ask(DISCARD_GHOST, g.seat_of[self.by], [PASS, *spaces], self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        card = g.ghost[space_in(token)]
        if g.cards.is_ghost(card):
            return CAN
        return NO_GHOST_THERE if card == 0 else NO_GHOST_CARD

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        space = space_in(token)
        if g.telling:
            g.tell("ghost-discarded", (self.by, g.ghost[space], space))
        discards_ghost(g, space)
        g.do(DiscardGhosts(self.by, self.left - 1))


class UnlearnCurse(Choice[Village]):
    """BS §9, r16: a face-up curse that is not in the pyramid goes to the reserve."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Board) -> None:
        self.by: Final[Board] = by

    def resolve(self, g: Village) -> None:
        curses = secret_of(g).curses_up
        if len(curses) > 0:
            g.ask(UNLEARN, g.seat_of[self.by], [PASS, *curses], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS or token in secret_of(g).curses_up else NO_SUCH_CURSE

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        secret = secret_of(g)
        level = g.cards.curse_level[token]
        secret.curses_up = without(secret.curses_up, token)
        secret.curses_left = swapped_in(secret.curses_left, level - 1, with_one(secret.curses_left[level - 1], token))
        if g.telling:
            g.tell("curse-unlearned", (token,))


class SendHome(Choice[Village]):
    """BS §9: one demon goes back to Wu-Feng's board, without its vengeance; never the Shadow."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Board) -> None:
        self.by: Final[Board] = by

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, DEMONS)
        if len(options) > 0:
            g.ask(SEND_HOME, g.seat_of[self.by], [PASS, *options], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS or secret_of(g).demons[demon_in(token)] != AT_HOME else DEMON_NOT_IN_PLAY

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            goes_home(g, demon_in(token))


class PlaceBuddhas(Choice[Village]):
    """BS §9, r49: Buddhas that are at the Temple or in the box go on any empty ghost space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "left")

    def __init__(self, by: Board, left: i64) -> None:
        self.by: Final[Board] = by
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        spaces = self.allowed(g, 1, SPACES)
        if self.left > 0 and len(spaces) > 0 and buddhas_at_temple(g) > 0:
            g.ask(BUDDHA_ON, g.seat_of[self.by], [PASS, *spaces], self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        space = space_in(token)
        if g.ghost[space] != 0:
            return GHOST_THERE
        return CAN if g.buddha[space] == 0 else BUDDHA_THERE

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        space = space_in(token)
        g.buddha = replaced(g.buddha, space, 1)
        if g.telling:
            g.tell("buddha-placed", (space,))
        g.do(PlaceBuddhas(self.by, self.left - 1))


class TurnBack(Choice[Village]):
    """BS §9: up to two haunted tiles turn back; their ladders stay away."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "left")

    def __init__(self, by: Board, left: i64) -> None:
        self.by: Final[Board] = by
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        places = self.allowed(g, 1, PLACES)
        if self.left > 0 and len(places) > 0:
            g.ask(TURN_BACK, g.seat_of[self.by], [PASS, *places], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS or g.haunted[place_in(token)] != 0 else NOT_HAUNTED

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        unhaunts(g, place_in(token))
        g.do(TurnBack(self.by, self.left - 1))


class Recycle(Choice[Village]):
    """BS §9: up to four ghost cards of the discards go under the deck, each under the one before."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "left")

    def __init__(self, by: Board, left: i64) -> None:
        self.by: Final[Board] = by
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        cards = sorted([card for card in g.discards if g.cards.is_ghost(card)])
        if self.left > 0 and len(cards) > 0:
            g.ask(RECYCLE, g.seat_of[self.by], [PASS, *cards], self)

    def why_not(self, g: Village, token: i64) -> i64:
        card = Card(token)
        return CAN if token == PASS or (g.cards.is_ghost(card) and card in g.discards) else NOT_DISCARDED

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        card = Card(token)
        g.discards = without(g.discards, card)
        g.deck = [card, *g.deck]
        g.deck_seen = [EVERY_SEAT, *g.deck_seen]
        if g.telling:
            g.tell("recycled", (card,))
        g.do(Recycle(self.by, self.left - 1))
