"""Cards and tokens in English ASCII notation, and why a token is not an option (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import NOBODY, PASS
from hauntings.games.rest_in_peace.cards import (
    LAST_ROUND,
    NAME,
    PLAYING_DEAD,
    PSYCHIC,
    TOP_GHOST,
)
from hauntings.games.rest_in_peace.effects import NeverSeenAgain
from hauntings.games.rest_in_peace.questions import (
    BANISH,
    CARRY,
    CASTLE,
    COPY,
    DISCARD,
    FIRST_BAN,
    KINDS,
    MANOR,
    PLACE,
    RANDOM_GHOST,
    RETURN,
    SEARCH,
    SECOND_BAN,
    STEP,
    TAKE_BACK,
)
from hauntings.games.rest_in_peace.table import Duel, is_ghost
from hauntings.games.rest_in_peace.totals import base_value, counts_as_ghost
from hauntings.games.rest_in_peace.why import (
    BANNED,
    CAN,
    CANNOT_BE_COPIED,
    GAME_OVER,
    NO_CASTLE_THERE,
    NO_MANOR_THERE,
    NOT_A_GHOST,
    NOT_AT_AN_EARLIER_MANSION,
    NOT_CARRIED,
    NOT_IN_DECK,
    NOT_IN_DISPLAY,
    NOT_IN_HAND,
    NOT_ITSELF,
    NOT_LATER,
    NOT_ON_THEIR_SIDE,
    NOT_ON_YOUR_SIDE,
    NOTHING_TO_COPY,
    ONLY_GHOSTS_COME_BACK,
    ORDER_OF_VALUES,
    OTHER_QUESTION,
    VALUE_NAMED_ALREADY,
    banned_values,
    why_not_ghost,
    why_not_psychic,
    why_not_random_ghost,
)

SEAT_NAMES: Final = ("Green", "Blue")


def card_word(card: int) -> str:
    """A Ghost is its value; a psychic is its number and name: `#11 Be gone!`."""
    if card <= TOP_GHOST:
        return str(card)
    return f"#{card - PSYCHIC} {NAME[card]}"


VERBS: Final = [  # per kind: what one does with the token
    "lay", "name", "ban", "ban also", "banish", "copy", "fetch", "return", "show the deck of", "choose",
    "discard", "take back", "carry", "castle at", "manor at", "place",
]  # fmt: skip


def thing(kind: int, token: int) -> str:
    """What a token is, without the verb: a card, a value, a seat or a position."""
    says = KINDS[kind].says
    if token == PASS:
        return "nothing"
    if kind == STEP and token == RANDOM_GHOST:
        return "a random Ghost"
    if says == "card":
        return card_word(token) if token <= TOP_GHOST or token > PSYCHIC else ""
    return SEAT_NAMES[token - 1] if says == "seat" else str(token)


def word(kind: int, token: int) -> str:
    """A token of a question in the rulebook's words: `lay #11 Be gone!`. Empty if the kind has no such token."""
    if token == PASS:
        if kind == STEP:
            return "end turn"
        return f"{VERBS[kind]} nothing" if kind in (TAKE_BACK, CARRY, PLACE, CASTLE) else ""
    name = thing(kind, token)
    return f"{VERBS[kind]} {name}" if name else ""


def token_of(kind: int, text: str) -> int:
    """The token a word stands for, or -1. `lay #11 Be gone!`, `lay #11` and `be gone!` are the same."""
    wanted = " ".join(text.lower().split()).removeprefix(VERBS[kind] + " ")
    for token in range(KINDS[kind].size):
        if not word(kind, token):
            continue
        name = thing(kind, token).lower()
        if wanted in (word(kind, token).lower(), name) or (name.startswith("#") and wanted in name.split(" ", 1)):
            return token
    return -1


def why(g: Duel, kind: i64, token: i64) -> i64:
    """Why the token is not an option of the pending question (a reason of why.py), as its own seat may know."""
    if g.outcome != 0:
        return GAME_OVER
    if g.asked == NOBODY or kind != g.kind:
        return OTHER_QUESTION
    if token in g.options:
        return CAN
    seat = g.asked
    if kind == STEP:
        if is_ghost(token):
            return why_not_ghost(g, seat, token)
        return why_not_random_ghost(g, seat) if token == RANDOM_GHOST else why_not_psychic(g, seat, token)
    if kind == PLACE or kind == DISCARD:
        return NOT_IN_HAND if is_ghost(token) else NOT_IN_DISPLAY
    if kind == SECOND_BAN or kind == FIRST_BAN:
        choice = g.choice
        same = isinstance(choice, NeverSeenAgain) and choice.first == token
        return VALUE_NAMED_ALREADY if same else ORDER_OF_VALUES
    if kind == BANISH:
        return NOT_A_GHOST if token in g.side[1 - seat] else NOT_ON_THEIR_SIDE
    if kind == COPY:
        return why_not_copied(g, seat, token)
    if kind == SEARCH:
        return BANNED if banned_values(g) >> token & 1 and token in g.deck[seat] else NOT_IN_DECK
    if kind == RETURN:
        return NOT_AT_AN_EARLIER_MANSION
    if kind == TAKE_BACK:
        if token == PLAYING_DEAD:
            return NOT_ITSELF
        return ONLY_GHOSTS_COME_BACK if token in g.side[seat] else NOT_ON_YOUR_SIDE
    if kind == CARRY:
        return NOT_CARRIED if token in g.side[seat] else NOT_ON_YOUR_SIDE
    if kind == CASTLE or kind == MANOR:
        if token <= g.round or token > LAST_ROUND:
            return NOT_LATER
        return NO_CASTLE_THERE if kind == CASTLE else NO_MANOR_THERE
    return OTHER_QUESTION


def why_not_copied(g: Duel, seat: i64, value: i64) -> i64:
    """A value on one's own side may be banned, or belong to a card that is no Ghost (RIP #16, #19)."""
    why = NOTHING_TO_COPY
    for card in g.side[seat]:
        if base_value(g, card) == value:
            if counts_as_ghost(g, card):
                return BANNED
            why = CANNOT_BE_COPIED
    return why
