"""What the psychic cards do when they are laid, and at round 10: one class per card that does something at once.

Lasting effects have no class: totals, bans and peeks are computed from the cards that lie in the round.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.event import all_but, only
from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced, shuffled, swapped_in, with_one, without
from hauntings.games.rest_in_peace.cards import (
    AUNTIE,
    BE_GONE,
    BLOODY_MARY,
    CHRISTMAS_YET_TO_COME,
    DOUBLE_VISION,
    HOUSE_SWAP,
    ILL_BE_BACK,
    LAST_ROUND,
    NEVER_SEEN_AGAIN,
    PLAYING_DEAD,
    PSYCHIC,
    REVEAL_YOURSELF,
    TRIPPED,
)
from hauntings.games.rest_in_peace.questions import (
    BANISH,
    CASTLE,
    COPY,
    DISCARD,
    FIRST_BAN,
    MANOR,
    NAME_VALUE,
    RETURN,
    SEARCH,
    SECOND_BAN,
    TAKE_BACK,
    WHICH_DECK,
    WHICH_PLAYER,
)
from hauntings.games.rest_in_peace.rounds import ROUND_WON_BY
from hauntings.games.rest_in_peace.table import (
    DECK_OF,
    MEET_OF,
    NOT_PAID,
    PEEKING,
    Duel,
    enters_hand_openly,
    ghosts_in_hand,
    is_ghost,
    lays_face_down,
    lays_on_side,
    leaves_hand,
    nothing_happens,
    set_mark,
    shows_hand,
    to_discards,
    to_display,
    trip_ends,
)
from hauntings.games.rest_in_peace.totals import base_value, counts_as_ghost
from hauntings.games.rest_in_peace.why import banned_values, fetchable

BOTH: Final = 3  # the mask of both seats
ALL_VALUES: Final[list[i64]] = [1, 2, 3, 4, 5, 6]
BOTH_SEATS: Final[list[i64]] = [1, 2]  # tokens: seat + 1


class AuntieAreYouThere(Choice[Duel]):
    """RIP #2: search your deck, lay any Ghost of it on your side, shuffle the deck."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        banned = banned_values(g)
        if not fetchable(g, self.seat, banned):
            nothing_happens(g, self.seat, AUNTIE)
            return
        options: list[i64] = []
        for value in ALL_VALUES:
            if value in g.deck[self.seat] and banned >> value & 1 == 0:
                options.append(value)
        g.ask_always(SEARCH, self.seat, options, self)

    def chosen(self, g: Duel, token: i64) -> None:
        rest = shuffled(g, DECK_OF + self.seat, without(g.deck[self.seat], token))
        g.deck = swapped_in(g.deck, self.seat, rest)
        g.deck_top = replaced(g.deck_top, self.seat, 0)
        lays_on_side(g, self.seat, token)
        g.cards += 1
        g.learn(BOTH)
        if g.telling:
            g.tell("fetched", (self.seat, token))


class RevealYourself(Effect[Duel]):
    """RIP #3: from now to the end of the round you see the opponent's hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        if g.round < LAST_ROUND:
            shows_hand(g, 1 - self.seat)
            set_mark(g, REVEAL_YOURSELF, PEEKING)
            g.learn(only(self.seat))
            if g.telling:
                g.tell("sees-hand", (self.seat,))


class Tripped(Effect[Duel]):
    """RIP #6: the next card the opponent plays, in this round or the next, is a random Ghost from their hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        g.tripped = replaced(g.tripped, 1 - self.seat, g.round)
        if g.telling:
            g.tell("tripped", (1 - self.seat,))


class NameValue(Choice[Duel]):
    """RIP #10, #17, #26: name a value; the card changes the worth of cards of that base value."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def resolve(self, g: Duel) -> None:
        g.ask(NAME_VALUE, self.seat, ALL_VALUES, self)

    def chosen(self, g: Duel, token: i64) -> None:
        set_mark(g, self.card, token)
        if g.telling:
            g.tell("named", (self.seat, self.card, token))


class BeGone(Choice[Duel]):
    """RIP #11: choose a card on the opponent's side of this round and discard it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        targets: list[i64] = []
        for card in g.side[1 - self.seat]:
            if card not in targets and (g.rules.be_gone_any or counts_as_ghost(g, card)):
                targets.append(card)
        if targets:
            g.ask(BANISH, self.seat, targets, self)
        else:
            nothing_happens(g, self.seat, BE_GONE)

    def chosen(self, g: Duel, token: i64) -> None:
        other = 1 - self.seat
        g.side[other].remove(token)
        to_discards(g, other, token)  # its lasting effect ends by itself (RIP r46)
        if g.telling:
            g.tell("banished", (other, token))


class DoubleVision(Choice[Duel]):
    """RIP #16: becomes a Ghost with the value of one of your Ghosts in this round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        options = copyable_values(g, self.seat)
        if options:
            g.ask(COPY, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, DOUBLE_VISION)

    def chosen(self, g: Duel, token: i64) -> None:
        set_mark(g, DOUBLE_VISION, token)
        if g.telling:
            g.tell("copied", (self.seat, token))


def copyable_values(g: Duel, seat: i64) -> list[i64]:
    """Values of own Ghosts and Ghost-like psychics that no #25 bans (RIP #16, r36)."""
    banned = banned_values(g)
    values: list[i64] = []
    for card in g.side[seat]:
        if counts_as_ghost(g, card):
            value = base_value(g, card)
            if value not in values and banned >> value & 1 == 0:
                values.append(value)
    values.sort()
    return values


class IllBeBack(Choice[Duel]):
    """RIP #18: return one of your Ghosts from an earlier mansion to your deck and shuffle it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        options: list[i64] = []
        if g.round < LAST_ROUND:
            for sides in g.past:
                for card in sides[self.seat]:
                    if is_ghost(card) and card not in options:
                        options.append(card)
        options.sort()
        if options:
            g.ask(RETURN, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, ILL_BE_BACK)

    def chosen(self, g: Duel, token: i64) -> None:
        past = g.past[:]
        place = len(past) - 1
        while token not in past[place][self.seat]:
            place -= 1
        past[place] = swapped_in(past[place], self.seat, without(past[place][self.seat], token))
        g.past = past
        g.deck = swapped_in(g.deck, self.seat, shuffled(g, DECK_OF + self.seat, with_one(g.deck[self.seat], token)))
        g.deck_top = replaced(g.deck_top, self.seat, 0)
        if g.telling:
            g.tell("returned", (self.seat, token))


class ChristmasYetToCome(Choice[Duel]):
    """RIP #19: show the top card of either deck; this card has that value until the round ends."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        options: list[i64] = []
        if len(g.deck[0]) > 0:
            options.append(1)
        if len(g.deck[1]) > 0:
            options.append(2)
        if options:
            g.ask(WHICH_DECK, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, CHRISTMAS_YET_TO_COME)

    def chosen(self, g: Duel, token: i64) -> None:
        owner = token - 1
        value = g.deck[owner][-1]
        g.deck_top = replaced(g.deck_top, owner, value)
        banned = banned_values(g) >> value & 1
        set_mark(g, CHRISTMAS_YET_TO_COME, 0 if banned else value)
        g.learn(BOTH)
        if g.telling:
            g.tell("shown", (self.seat, owner, value))
        if banned:
            nothing_happens(g, self.seat, CHRISTMAS_YET_TO_COME)


class MeetAtTheEnd(Choice[Duel]):
    """RIP #20: choose a player; a random Ghost of their hand goes face down to round 10."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        g.ask(WHICH_PLAYER, self.seat, BOTH_SEATS, self)

    def chosen(self, g: Duel, token: i64) -> None:
        owner = token - 1
        size = ghosts_in_hand(g, owner)
        if size == 0:  # RIP r59
            if g.telling:
                g.tell("meets-nobody", (owner,))
            return
        value = ghost_number(g.hand[owner], g.roll(MEET_OF + owner, size), 0)
        g.learn(BOTH)
        if g.round == LAST_ROUND:
            leaves_hand(g, owner, value)
            lays_on_side(g, owner, value)
            if g.telling:
                g.tell("joins-the-end", (owner, value))
            return
        lays_face_down(g, owner, value, g.sees(1 - owner, owner))
        if g.telling:
            g.tell("placed", (owner,), all_but(owner, 2))
            g.tell("placed-card", (owner, value), only(owner))


def ghost_number(hand: list[i64], number: i64, banned: i64) -> i64:
    """The n-th Ghost of a hand in ascending order, banned values left out."""
    value: i64 = 1
    while True:
        if banned >> value & 1 == 0:
            if number < hand[value]:
                return value
            number -= hand[value]
        value += 1


class BloodyMary(Choice[Duel]):
    """RIP #21: a Ghost worth 6 that costs two Ghosts from your hand. At round 10, unpaid, it is worth nothing."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def resolve(self, g: Duel) -> None:
        hand = g.hand[self.seat]
        size = ghosts_in_hand(g, self.seat)
        if self.left == 2 and size < 2 and not g.rules.mary_partial:
            g.do(NotPaid(self.seat))
            return
        if size == 0 or self.left == 0:
            return
        options: list[i64] = []
        for value in ALL_VALUES:
            if hand[value] > 0:
                options.append(value)
        g.ask_always(DISCARD, self.seat, options, self)

    def chosen(self, g: Duel, token: i64) -> None:
        leaves_hand(g, self.seat, token)
        to_discards(g, self.seat, token)
        g.learn(only(1 - self.seat))
        if g.telling:
            g.tell("discarded", (self.seat, token))
        g.do(BloodyMary(self.seat, self.left - 1))


class NotPaid(Effect[Duel]):
    """RIP #21: its price was not paid at round 10, so it has no value."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        set_mark(g, BLOODY_MARY, NOT_PAID)
        nothing_happens(g, self.seat, BLOODY_MARY)


class PlayingDead(Choice[Duel]):
    """RIP #22: you lose the round on the spot and may take one of your cards of this round back."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def resolve(self, g: Duel) -> None:
        options: list[i64] = [PASS]
        for card in g.side[self.seat]:
            if card != PLAYING_DEAD and card not in options and (g.rules.retake_any or is_ghost(card)):
                options.append(card)
        g.ask(TAKE_BACK, self.seat, options, self)

    def chosen(self, g: Duel, token: i64) -> None:
        seat = self.seat
        if token != PASS:
            g.side[seat].remove(token)
            if token > PSYCHIC:
                to_display(g, seat, token)
                if token == TRIPPED and g.tripped[1 - seat] == g.round:  # RIP r55
                    trip_ends(g, 1 - seat)
            else:
                enters_hand_openly(g, seat, token)
            if g.telling:
                g.tell("took-back", (seat, token))
        if g.telling:
            g.tell("plays-dead", (seat,))
        g.do(ROUND_WON_BY[1 - seat])


class NeverSeenAgain(Choice[Duel]):
    """RIP #25: name two different values; nobody may play them for the rest of the round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first  # 0 while none is named; the second is higher, so a pair has one path

    def resolve(self, g: Duel) -> None:
        if self.first == 0:
            g.ask(FIRST_BAN, self.seat, ALL_VALUES[:5], self)
        else:
            g.ask(SECOND_BAN, self.seat, ALL_VALUES[self.first :], self)

    def chosen(self, g: Duel, token: i64) -> None:
        if self.first == 0:
            g.do(NeverSeenAgain(self.seat, token))
            return
        bit: i64 = 1
        set_mark(g, NEVER_SEEN_AGAIN, bit << self.first | bit << token)
        if g.telling:
            g.tell("banned", (self.seat, self.first, token))


class HouseSwap(Choice[Duel]):
    """RIP #28: you may exchange two tokens that lie on later positions: name a Castle, then a Manor."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "castle")

    def __init__(self, seat: i64, castle: i64) -> None:
        self.seat: Final[i64] = seat
        self.castle: Final[i64] = castle  # 0 while none is named

    def resolve(self, g: Duel) -> None:
        castles = later(g, g.castles)
        manors = later(g, g.manors)
        if not castles or not manors:  # only a swap of different tokens changes anything
            nothing_happens(g, self.seat, HOUSE_SWAP)
            return
        if self.castle == 0:
            g.ask(CASTLE, self.seat, [PASS, *castles], self)
        else:
            g.ask(MANOR, self.seat, manors, self)

    def chosen(self, g: Duel, token: i64) -> None:
        if token == PASS:
            nothing_happens(g, self.seat, HOUSE_SWAP)
            return
        if self.castle == 0:
            g.do(HouseSwap(self.seat, token))
            return
        castle = self.castle
        g.castles = replaced(replaced(g.castles, castle, 0), token, 1)
        g.manors = replaced(replaced(g.manors, token, 0), castle, 1)
        if g.telling:
            g.tell("swapped", (self.seat, castle, token))


def later(g: Duel, tokens: list[i64]) -> list[i64]:
    """Positions after this round with such a token."""
    places: list[i64] = []
    place = g.round + 1
    while place <= LAST_ROUND:
        if tokens[place] > 0:
            places.append(place)
        place += 1
    return places


class WereWorthless(Effect[Duel]):
    """RIP #29: everything else in the round is worth 1 and has no effect; a #6 of this round lapses."""

    def resolve(self, g: Duel) -> None:
        seat: i64 = 0
        while seat < 2:
            if g.tripped[seat] == g.round:
                trip_ends(g, seat)
            seat += 1
