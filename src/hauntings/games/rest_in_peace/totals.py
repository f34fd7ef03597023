"""The valuation of RIP §9: totals are computed, never stored."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.table import Seat
from hauntings.games.rest_in_peace.cards import (
    ACRO_BATS,
    BASE,
    BLOODY_MARY,
    GHOSSSSST,
    GHOST_LIKE,
    I_PITY_THE_GHOUL,
    LAST_ROUND,
    MARKED,
    NOW_OR_NEVER,
    POLTERGEIST,
    PSYCHIC,
    TOP_GHOST,
    UNITS,
    WERE_WORTHLESS,
    WRAITH_TO_THE_BOTTOM,
    YOU_DONT_SCARE_ME,
    Card,
)
from hauntings.games.rest_in_peace.table import MOVED_BY_ITSELF, NOT_PAID, Duel, opponent


def total(g: Duel, seat: Seat) -> i64:
    """What the seat's side of this round is worth."""
    own = g.side[seat]
    return side_total(g, own, psychics_on(own), psychics_on(g.side[opponent(seat)]))


def lead(g: Duel, seat: Seat) -> i64:
    """How far the seat is ahead in this round (the same as its total less the other's, but quicker)."""
    own = g.side[seat]
    other = g.side[1 - seat]
    ahead: i64 = 0
    for card in own:
        if card > PSYCHIC:
            return lead_with_psychics(g, own, other)
        ahead += card
    for card in other:
        if card > PSYCHIC:
            return lead_with_psychics(g, own, other)
        ahead -= card
    return ahead


def lead_with_psychics(g: Duel, own: list[Card], other: list[Card]) -> i64:
    mine = psychics_on(own)
    theirs = psychics_on(other)
    return side_total(g, own, mine, theirs) - side_total(g, other, theirs, mine)


def side_total(g: Duel, own: list[Card], mine: i64, theirs: i64) -> i64:
    """The worth of a side, given the psychics on both as bits."""
    result: i64 = 0
    if mine | theirs == 0:
        for card in own:
            result += card
        return result
    if has(mine | theirs, WERE_WORTHLESS):
        for card in own:
            result += levelled(g, card)
        return result
    bats = has(mine, ACRO_BATS)
    snakes = has(mine, GHOSSSSST)
    brave = has(theirs, YOU_DONT_SCARE_ME)
    plus_two = g.mark[POLTERGEIST] if has(mine, POLTERGEIST) else 0
    plus_three = g.mark[I_PITY_THE_GHOUL] if has(mine | theirs, I_PITY_THE_GHOUL) else 0
    minus_two = g.mark[WRAITH_TO_THE_BOTTOM] if has(theirs, WRAITH_TO_THE_BOTTOM) else 0
    for card in own:
        if is_now_or_never_at_the_end(g, card):
            result -= 2
            continue
        base = base_value(g, card)
        if base == 0 or (brave and base <= 2):
            continue
        worth = base
        if minus_two == base:
            worth -= 2
            if worth < 0 and g.rules.clamp_after_penalty:
                worth = 0
        if base % 2 == 0:
            if bats:
                worth += 1
        elif snakes:
            worth += 1
        if plus_two == base:
            worth += 2
        if plus_three == base:
            worth += 3
        if worth > 0:
            result += worth * UNITS[card]
    return result


def levelled(g: Duel, card: Card) -> i64:
    """What a card counts while #29 lies in the round, itself nothing (RIP #29, r2)."""
    return 1 if card != WERE_WORTHLESS and (g.rules.worthless_psychics or base_value(g, card) > 0) else 0


def psychics_on(side: list[Card]) -> i64:
    """The psychics of a side as bits by their numbers (from an i64: compiled, a plain `1 << n` is right below 31)."""
    bit: i64 = 1
    bits: i64 = 0
    for card in side:
        if card > PSYCHIC:
            bits |= bit << (card - PSYCHIC)
    return bits


def active_psychics(g: Duel, seat: Seat) -> i64:
    """The psychics of a side that #29 has not stripped, as bits."""
    mine = psychics_on(g.side[seat])
    if mine == 0:
        return 0
    worthless_bit: i64 = 1
    worthless_bit <<= WERE_WORTHLESS - PSYCHIC
    return mine & worthless_bit if (mine | psychics_on(g.side[opponent(seat)])) & worthless_bit else mine


def has(bits: i64, card: i64) -> bool:
    return bits >> (card - PSYCHIC) & 1 == 1


def base_value(g: Duel, card: Card) -> i64:
    """The number a card works as, before any modifier; 0 if it has none. Parity and naming look at this."""
    if card <= TOP_GHOST:
        return card
    if card == BLOODY_MARY and g.mark[card] == NOT_PAID:
        return 0
    base: i64 = BASE[card]
    return g.mark[card] if base == MARKED else base


def is_now_or_never_at_the_end(g: Duel, card: Card) -> bool:
    """#13 at round 10 is worth -2 and no Ghost, however it came there (RIP r42; a switch spares the placed one)."""
    if card != NOW_OR_NEVER or g.round != LAST_ROUND:
        return False
    return g.rules.never_placed < 0 or g.mark[NOW_OR_NEVER] == MOVED_BY_ITSELF


def counts_as_ghost(g: Duel, card: Card) -> bool:
    """A Ghost or a psychic that works as one now (RIP §3): what #15 carries and #16 copies."""
    if not GHOST_LIKE[card] or is_now_or_never_at_the_end(g, card):
        return False
    return base_value(g, card) > 0
