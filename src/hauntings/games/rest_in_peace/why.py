"""The reasons of "why can't I?", and what may be laid now. The rule of every other question stands beside it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, PASS, Seat
from hauntings.games.rest_in_peace.cards import (
    AUNTIE,
    BE_GONE,
    BLOODY_MARY,
    ENDS_ROUND,
    GHOSTLY_GOLDFISH,
    NEVER_SEEN_AGAIN,
    POSTPONED_WEDDING,
    PRIVATE_LOUNGE,
    TOP_GHOST,
    TWOS_MORE_FUN,
    VALUE,
    WERE_WORTHLESS,
    Card,
    ghost,
)
from hauntings.games.rest_in_peace.questions import RANDOM_GHOST
from hauntings.games.rest_in_peace.table import Duel, ghosts_in_hand, is_active, is_ghost, opponent, worthless

# Reason codes with their rule; 0 is CAN. The last two are the box's own.
REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("not-in-hand", "RIP §4"),
    ("not-in-display", "RIP §4"),
    ("banned", "RIP #25, r14"),
    ("only-at-round-10", "RIP #7, r43"),
    ("private-lounge", "RIP #24"),
    ("tripped", "RIP #6"),
    ("not-tripped", "RIP #6"),
    ("needs-two-ghosts", "RIP #21, r41"),
    ("ends-the-round-too-early", "RIP #14, r12"),
    ("no-second-card", "RIP #14, r11"),
    ("value-named-already", "RIP #25, r16"),
    ("not-on-their-side", "RIP #11"),
    ("not-a-ghost", "RIP #11"),
    ("nothing-to-copy", "RIP #16, r36"),
    ("cannot-be-copied", "RIP #16, r37"),
    ("not-in-deck", "RIP #2, r35"),
    ("not-at-an-earlier-mansion", "RIP #18, r48"),
    ("not-on-your-side", "RIP #15, #22"),
    ("not-carried", "RIP #15"),
    ("not-itself", "RIP #22"),
    ("only-ghosts-come-back", "RIP #22"),
    ("no-castle-there", "RIP #28"),
    ("no-manor-there", "RIP #28"),
    ("not-later", "RIP #28, r33"),
    ("order-of-values", "RIP #25"),
    ("second-card-due", "RIP #14, r81"),
    ("stays-itself", "RIP #15, r82"),
    ("other-question", "RIP §4"),
    ("game-over", "RIP §6"),
]

NOT_IN_HAND: Final = 1
NOT_IN_DISPLAY: Final = 2
BANNED: Final = 3
ONLY_AT_ROUND_10: Final = 4
LOUNGE: Final = 5
MUST_TRIP: Final = 6
NOT_TRIPPED: Final = 7
NEEDS_TWO_GHOSTS: Final = 8
ENDS_THE_ROUND: Final = 9
NO_SECOND_CARD: Final = 10
VALUE_NAMED_ALREADY: Final = 11
NOT_ON_THEIR_SIDE: Final = 12
NOT_A_GHOST: Final = 13
NOTHING_TO_COPY: Final = 14
CANNOT_BE_COPIED: Final = 15
NOT_IN_DECK: Final = 16
NOT_AT_AN_EARLIER_MANSION: Final = 17
NOT_ON_YOUR_SIDE: Final = 18
NOT_CARRIED: Final = 19
NOT_ITSELF: Final = 20
ONLY_GHOSTS_COME_BACK: Final = 21
NO_CASTLE_THERE: Final = 22
NO_MANOR_THERE: Final = 23
NOT_LATER: Final = 24
ORDER_OF_VALUES: Final = 25
SECOND_CARD_DUE: Final = 26
STAYS_ITSELF: Final = 27


def banned_values(g: Duel) -> i64:
    """The two values of an active #25, as bits (RIP #25)."""
    if g.mark[NEVER_SEEN_AGAIN] == 0 or worthless(g):
        return 0
    return g.mark[NEVER_SEEN_AGAIN]


def must_play_two(g: Duel, seat: Seat) -> bool:
    """The opponent's #14 is active: this seat lays no card in a turn or at least two (RIP #14)."""
    return is_active(g, opponent(seat), TWOS_MORE_FUN)


def one_card_alone(g: Duel, seat: Seat) -> bool:
    """This seat has laid a single card against a #14: whatever its total, it does not lead (RIP #14, r11)."""
    return g.cards == 1 and must_play_two(g, seat)


def owes_second_card(g: Duel, seat: Seat) -> bool:
    """At this table the turn goes on after a single card against a #14, if another can be laid (RIP r81)."""
    return g.rules.second_card_due and one_card_alone(g, seat)


def something_to_lay(g: Duel, seat: Seat) -> bool:
    """Some card may be laid now: a Ghost of the hand, be it a random one, or a psychic."""
    if playable_ghosts(g, seat, banned_values(g)) > 0:
        return True
    for card in g.display[seat]:
        if why_not_psychic(g, seat, card) == CAN:
            return True
    return False


def playable_ghosts(g: Duel, seat: Seat, banned: i64) -> i64:
    hand = g.hand[seat]
    count: i64 = 0
    for value in range(1, TOP_GHOST + 1):
        if banned >> value & 1 == 0:
            count += hand[value]
    return count


def is_tripped(g: Duel, seat: Seat, banned: i64) -> bool:
    """The next card must be a random Ghost: #6 waits and a playable Ghost is in hand (RIP #6, r20, r21)."""
    return g.tripped[seat] != 0 and playable_ghosts(g, seat, banned) > 0


def why_not_laid(g: Duel, seat: Seat, token: i64) -> i64:
    """RIP §4, STEP: why this card cannot be laid now; a turn may end, but for #14."""
    if token == PASS:
        return SECOND_CARD_DUE if owes_second_card(g, seat) and something_to_lay(g, seat) else CAN
    if token == RANDOM_GHOST:
        return why_not_random_ghost(g, seat)
    card = Card(token)
    return why_not_ghost(g, seat, token) if is_ghost(card) else why_not_psychic(g, seat, card)


def why_not_ghost(g: Duel, seat: Seat, value: i64) -> i64:
    """Why this Ghost cannot be laid now."""
    if g.hand[seat][value] == 0:
        return NOT_IN_HAND
    banned = banned_values(g)
    if banned >> value & 1:
        return BANNED
    if is_tripped(g, seat, banned):
        return MUST_TRIP
    if g.cards == 0 and must_play_two(g, seat) and not second_card_could_follow(g, seat, ghost(value)):
        return NO_SECOND_CARD
    return CAN


def why_not_random_ghost(g: Duel, seat: Seat) -> i64:
    if not is_tripped(g, seat, banned_values(g)):
        return NOT_TRIPPED
    if g.cards == 0 and must_play_two(g, seat) and not second_card_could_follow(g, seat, ghost(TOP_GHOST)):
        return NO_SECOND_CARD
    return CAN


def why_not_psychic(g: Duel, seat: Seat, card: Card) -> i64:
    """Why this psychic cannot be laid now."""
    if card not in g.display[seat]:
        return NOT_IN_DISPLAY
    banned = banned_values(g)
    why = why_never(g, seat, card, banned, ghosts_in_hand(g, seat))
    if why != CAN:
        return why
    if is_tripped(g, seat, banned):
        return MUST_TRIP
    if g.cards == 0 and must_play_two(g, seat):
        if ENDS_ROUND[card]:
            return ENDS_THE_ROUND
        if not second_card_could_follow(g, seat, card):
            return NO_SECOND_CARD
    return CAN


def why_never(g: Duel, seat: Seat, card: Card, banned: i64, ghosts: i64) -> i64:
    """What forbids a psychic whatever was laid before it, with so many Ghosts in hand."""
    if card == POSTPONED_WEDDING:
        return ONLY_AT_ROUND_10
    if is_active(g, opponent(seat), PRIVATE_LOUNGE):
        return LOUNGE
    if banned >> VALUE[card] & 1 and VALUE[card] > 0:
        return BANNED
    if card == BLOODY_MARY and ghosts < 2 and not g.rules.mary_partial and not worthless(g):
        return NEEDS_TWO_GHOSTS
    return CAN


def second_card_could_follow(g: Duel, seat: Seat, first: Card) -> bool:
    """Under #14: another card could follow this first one, or it meets or lifts the minimum by itself (RIP r11)."""
    if first == GHOSTLY_GOLDFISH or first == WERE_WORTHLESS:
        return True
    banned = banned_values(g)
    if first == AUNTIE and fetchable(g, seat, banned):
        return True
    if first == BE_GONE and g.rules.be_gone_any:
        return True
    ghosts = ghosts_in_hand(g, seat)
    playable = playable_ghosts(g, seat, banned)
    if is_ghost(first):
        ghosts -= 1
        playable -= 1
    elif first == BLOODY_MARY:
        ghosts = ghosts - 2 if ghosts > 2 else 0
        playable = ghosts if ghosts < playable else playable
    if playable > 0:
        return True
    for card in g.display[seat]:
        if card != first and why_never(g, seat, card, banned, ghosts) == CAN:
            return True
    return False


def fetchable(g: Duel, seat: Seat, banned: i64) -> bool:
    """#2 finds a Ghost it may lay (RIP r35, r57)."""
    for value in g.deck[seat]:
        if banned >> value & 1 == 0:
            return True
    return False
