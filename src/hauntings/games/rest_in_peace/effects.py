"""What the psychic cards do when they are laid, and at round 10: one class per card that does something at once.

Lasting effects have no class: totals, bans and peeks are computed from the cards that lie in the round.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.event import all_but, only
from hauntings.engine.table import CAN, PASS, Choice, Effect, Seat
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
    TOP_GHOST,
    TRIPPED,
    Card,
    ghost,
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
    seat_of,
)
from hauntings.games.rest_in_peace.rounds import ROUND_WON_BY
from hauntings.games.rest_in_peace.table import (
    DECK_OF,
    EACH,
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
    lies_on,
    nothing_happens,
    opponent,
    set_mark,
    shows_hand,
    to_discards,
    to_display,
    trip_ends,
)
from hauntings.games.rest_in_peace.totals import base_value, counts_as_ghost
from hauntings.games.rest_in_peace.why import (
    BANNED,
    CANNOT_BE_COPIED,
    NO_CASTLE_THERE,
    NO_MANOR_THERE,
    NOT_A_GHOST,
    NOT_AT_AN_EARLIER_MANSION,
    NOT_IN_DECK,
    NOT_IN_HAND,
    NOT_ITSELF,
    NOT_LATER,
    NOT_ON_THEIR_SIDE,
    NOT_ON_YOUR_SIDE,
    NOTHING_TO_COPY,
    ONLY_GHOSTS_COME_BACK,
    ORDER_OF_VALUES,
    VALUE_NAMED_ALREADY,
    banned_values,
)

BOTH: Final = 3  # the mask of both seats
ALL_VALUES: Final[list[i64]] = [1, 2, 3, 4, 5, 6]
BOTH_SEATS: Final[list[i64]] = [1, 2]  # tokens, see seat_of
PASS_OR_POSITION: Final[list[i64]] = [PASS, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


class AuntieAreYouThere(Choice[Duel]):
    """RIP #2: search your deck, lay any Ghost of it on your side, shuffle the deck."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        options = [value for value in ALL_VALUES if self.why_not(g, value) == CAN]
        if options:
            g.ask_always(SEARCH, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, Card(AUNTIE))

    def why_not(self, g: Duel, token: i64) -> i64:
        if not lies_on(g.deck[self.seat], ghost(token)):
            return NOT_IN_DECK
        return BANNED if banned_values(g) >> token & 1 else CAN

    def chosen(self, g: Duel, token: i64) -> None:
        rest = shuffled(g, DECK_OF + self.seat, without(g.deck[self.seat], ghost(token)))
        g.deck = swapped_in(g.deck, self.seat, rest)
        g.deck_top = replaced(g.deck_top, self.seat, Card(0))
        lays_on_side(g, self.seat, ghost(token))
        g.cards += 1
        g.learn(BOTH)
        if g.telling:
            g.tell("fetched", (self.seat, token))


class RevealYourself(Effect[Duel]):
    """RIP #3: from now to the end of the round you see the opponent's hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        if g.round < LAST_ROUND:
            shows_hand(g, opponent(self.seat))
            set_mark(g, Card(REVEAL_YOURSELF), PEEKING)
            g.learn(only(self.seat))
            if g.telling:
                g.tell("sees-hand", (self.seat,))


class Tripped(Effect[Duel]):
    """RIP #6: the next card the opponent plays, in this round or the next, is a random Ghost from their hand."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        g.tripped = replaced(g.tripped, opponent(self.seat), g.round)
        if g.telling:
            g.tell("tripped", (opponent(self.seat),))


class NameValue(Choice[Duel]):
    """RIP #10, #17, #26: name a value; the card changes the worth of cards of that base value."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[Card] = card

    def resolve(self, g: Duel) -> None:
        g.ask(NAME_VALUE, self.seat, ALL_VALUES, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        return CAN

    def chosen(self, g: Duel, token: i64) -> None:
        set_mark(g, self.card, token)
        if g.telling:
            g.tell("named", (self.seat, self.card, token))


class BeGone(Choice[Duel]):
    """RIP #11: choose a card on the opponent's side of this round and discard it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        targets: list[i64] = []
        for card in g.side[opponent(self.seat)]:
            if card not in targets and self.why_not(g, card) == CAN:
                targets.append(card)
        if targets:
            g.ask(BANISH, self.seat, targets, self)
        else:
            nothing_happens(g, self.seat, Card(BE_GONE))

    def why_not(self, g: Duel, token: i64) -> i64:
        card = Card(token)
        if not lies_on(g.side[opponent(self.seat)], card):
            return NOT_ON_THEIR_SIDE
        return CAN if g.rules.be_gone_any or counts_as_ghost(g, card) else NOT_A_GHOST

    def chosen(self, g: Duel, token: i64) -> None:
        card = Card(token)
        other = opponent(self.seat)
        g.side[other].remove(card)
        to_discards(g, other, card)  # its lasting effect ends by itself (RIP r46)
        if g.telling:
            g.tell("banished", (other, card))


class DoubleVision(Choice[Duel]):
    """RIP #16: becomes a Ghost with the value of one of your Ghosts in this round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        options = [value for value in ALL_VALUES if self.why_not(g, value) == CAN]
        if options:
            g.ask(COPY, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, Card(DOUBLE_VISION))

    def why_not(self, g: Duel, token: i64) -> i64:
        """Own Ghosts and psychics that work as one, of a value that no #25 bans (RIP #16, r36)."""
        reason: i64 = NOTHING_TO_COPY
        for card in g.side[self.seat]:
            if base_value(g, card) == token:
                if counts_as_ghost(g, card):
                    return BANNED if banned_values(g) >> token & 1 else CAN
                reason = CANNOT_BE_COPIED
        return reason

    def chosen(self, g: Duel, token: i64) -> None:
        set_mark(g, Card(DOUBLE_VISION), token)
        if g.telling:
            g.tell("copied", (self.seat, token))


class IllBeBack(Choice[Duel]):
    """RIP #18: return one of your Ghosts from an earlier mansion to your deck and shuffle it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        options = [value for value in ALL_VALUES if self.why_not(g, value) == CAN]
        if options:
            g.ask(RETURN, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, Card(ILL_BE_BACK))

    def why_not(self, g: Duel, token: i64) -> i64:
        for sides in g.past:
            if lies_on(sides[self.seat], ghost(token)):
                return CAN
        return NOT_AT_AN_EARLIER_MANSION

    def chosen(self, g: Duel, token: i64) -> None:
        card = ghost(token)
        past = g.past[:]
        place = len(past) - 1
        while card not in past[place][self.seat]:
            place -= 1
        past[place] = swapped_in(past[place], self.seat, without(past[place][self.seat], card))
        g.past = past
        g.deck = swapped_in(g.deck, self.seat, shuffled(g, DECK_OF + self.seat, with_one(g.deck[self.seat], card)))
        g.deck_top = replaced(g.deck_top, self.seat, Card(0))
        if g.telling:
            g.tell("returned", (self.seat, card))


class ChristmasYetToCome(Choice[Duel]):
    """RIP #19: show the top card of either deck; this card has that value until the round ends."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        options = [token for token in BOTH_SEATS if self.why_not(g, token) == CAN]
        if options:
            g.ask(WHICH_DECK, self.seat, options, self)
        else:
            nothing_happens(g, self.seat, Card(CHRISTMAS_YET_TO_COME))

    def why_not(self, g: Duel, token: i64) -> i64:
        return CAN if len(g.deck[seat_of(token)]) > 0 else NOT_IN_DECK

    def chosen(self, g: Duel, token: i64) -> None:
        owner = seat_of(token)
        value = g.deck[owner][-1]
        g.deck_top = replaced(g.deck_top, owner, value)
        banned = banned_values(g) >> value & 1
        set_mark(g, Card(CHRISTMAS_YET_TO_COME), 0 if banned else value)
        g.learn(BOTH)
        if g.telling:
            g.tell("shown", (self.seat, owner, value))
        if banned:
            nothing_happens(g, self.seat, Card(CHRISTMAS_YET_TO_COME))


class MeetAtTheEnd(Choice[Duel]):
    """RIP #20: choose a player; a random Ghost of their hand goes face down to round 10."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        g.ask(WHICH_PLAYER, self.seat, BOTH_SEATS, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        return CAN

    def chosen(self, g: Duel, token: i64) -> None:
        owner = seat_of(token)
        size = ghosts_in_hand(g, owner)
        if size == 0:  # RIP r59
            if g.telling:
                g.tell("meets-nobody", (owner,))
            return
        value = ghost_number(g.hand[owner], g.roll(MEET_OF + owner, size), 0)
        g.learn(BOTH)
        if g.round == LAST_ROUND:
            leaves_hand(g, owner, value)
            lays_on_side(g, owner, ghost(value))
            if g.telling:
                g.tell("joins-the-end", (owner, value))
            return
        lays_face_down(g, owner, value, g.sees(opponent(owner), owner))
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

    def __init__(self, seat: Seat, left: i64 = 2) -> None:
        self.seat: Final[Seat] = seat
        self.left: Final[i64] = left

    def resolve(self, g: Duel) -> None:
        size = ghosts_in_hand(g, self.seat)
        if self.left == 2 and size < 2 and not g.rules.mary_partial:
            g.do(NotPaid(self.seat))
            return
        if size == 0 or self.left == 0:
            return
        options = [value for value in ALL_VALUES if self.why_not(g, value) == CAN]
        g.ask_always(DISCARD, self.seat, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        return CAN if g.hand[self.seat][token] > 0 else NOT_IN_HAND

    def chosen(self, g: Duel, token: i64) -> None:
        leaves_hand(g, self.seat, token)
        to_discards(g, self.seat, ghost(token))
        g.learn(only(opponent(self.seat)))
        if g.telling:
            g.tell("discarded", (self.seat, token))
        g.do(BloodyMary(self.seat, self.left - 1))


class NotPaid(Effect[Duel]):
    """RIP #21: its price was not paid at round 10, so it has no value."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        set_mark(g, Card(BLOODY_MARY), NOT_PAID)
        nothing_happens(g, self.seat, Card(BLOODY_MARY))


class PlayingDead(Choice[Duel]):
    """RIP #22: you lose the round on the spot and may take one of your cards of this round back."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        options: list[i64] = [PASS]
        for card in g.side[self.seat]:
            if card not in options and self.why_not(g, card) == CAN:
                options.append(card)
        g.ask(TAKE_BACK, self.seat, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        if token == PASS:
            return CAN
        card = Card(token)
        if card == PLAYING_DEAD:
            return NOT_ITSELF
        if not lies_on(g.side[self.seat], card):
            return NOT_ON_YOUR_SIDE
        return CAN if g.rules.retake_any or is_ghost(card) else ONLY_GHOSTS_COME_BACK

    def chosen(self, g: Duel, token: i64) -> None:
        seat = self.seat
        card = Card(token)
        if card != PASS:
            g.side[seat].remove(card)
            if card > PSYCHIC:
                to_display(g, seat, card)
                if card == TRIPPED and g.tripped[opponent(seat)] != 0:  # RIP r55
                    trip_ends(g, opponent(seat))
            else:
                enters_hand_openly(g, seat, card)
            if g.telling:
                g.tell("took-back", (seat, card))
        if g.telling:
            g.tell("plays-dead", (seat,))
        g.do(ROUND_WON_BY[opponent(seat)])


class NeverSeenAgain(Choice[Duel]):
    """RIP #25: name two different values; nobody may play them for the rest of the round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: Seat, first: i64 = 0) -> None:
        self.seat: Final[Seat] = seat
        self.first: Final[i64] = first  # 0 while none is named; the second is higher, so a pair has one path

    def resolve(self, g: Duel) -> None:
        options = [value for value in ALL_VALUES if self.why_not(g, value) == CAN]
        g.ask(FIRST_BAN if self.first == 0 else SECOND_BAN, self.seat, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        if self.first == 0:
            return CAN if token < TOP_GHOST else ORDER_OF_VALUES
        if token == self.first:
            return VALUE_NAMED_ALREADY
        return CAN if token > self.first else ORDER_OF_VALUES

    def chosen(self, g: Duel, token: i64) -> None:
        if self.first == 0:
            g.do(NeverSeenAgain(self.seat, token))
            return
        bit: i64 = 1
        set_mark(g, Card(NEVER_SEEN_AGAIN), bit << self.first | bit << token)
        if g.telling:
            g.tell("banned", (self.seat, self.first, token))


class HouseSwap(Choice[Duel]):
    """RIP #28: you may exchange two tokens that lie on later positions: name a Castle, then a Manor."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "castle")

    def __init__(self, seat: Seat, castle: i64 = 0) -> None:
        self.seat: Final[Seat] = seat
        self.castle: Final[i64] = castle  # 0 while none is named

    def resolve(self, g: Duel) -> None:
        if not is_later(g, g.castles) or not is_later(g, g.manors):  # only a swap of different tokens changes anything
            nothing_happens(g, self.seat, Card(HOUSE_SWAP))
            return
        options = [place for place in PASS_OR_POSITION if self.why_not(g, place) == CAN]
        g.ask(CASTLE if self.castle == 0 else MANOR, self.seat, options, self)

    def why_not(self, g: Duel, token: i64) -> i64:
        if token == PASS and self.castle == 0:
            return CAN
        if token <= g.round:
            return NOT_LATER
        if self.castle == 0:
            return CAN if g.castles[token] > 0 else NO_CASTLE_THERE
        return CAN if g.manors[token] > 0 else NO_MANOR_THERE

    def chosen(self, g: Duel, token: i64) -> None:
        if token == PASS:
            nothing_happens(g, self.seat, Card(HOUSE_SWAP))
            return
        if self.castle == 0:
            g.do(HouseSwap(self.seat, token))
            return
        castle = self.castle
        g.castles = replaced(replaced(g.castles, castle, 0), token, 1)
        g.manors = replaced(replaced(g.manors, token, 0), castle, 1)
        if g.telling:
            g.tell("swapped", (self.seat, castle, token))


def is_later(g: Duel, tokens: list[i64]) -> bool:
    """Some position after this round has such a token."""
    for place in range(g.round + 1, LAST_ROUND + 1):
        if tokens[place] > 0:
            return True
    return False


class WereWorthless(Effect[Duel]):
    """RIP #29: everything else in the round is worth 1 and has no effect; a #6 of this round lapses."""

    def resolve(self, g: Duel) -> None:
        for seat in EACH:
            if g.tripped[seat] == g.round:
                trip_ends(g, seat)
