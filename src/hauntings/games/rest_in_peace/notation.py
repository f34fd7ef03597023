"""Cards and tokens in English ASCII notation (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import PASS
from hauntings.games.rest_in_peace.cards import NAME, PSYCHIC, TOP_GHOST
from hauntings.games.rest_in_peace.questions import CARRY, CASTLE, KINDS, PLACE, RANDOM_GHOST, STEP, TAKE_BACK

SEAT_NAMES: Final = ("Green", "Blue")


def card_word(card: int) -> str:
    """A Ghost is its value; a psychic is its number and name: `#11 Be gone!`."""
    if card <= TOP_GHOST:
        return str(card)
    return f"#{card - PSYCHIC} {NAME[card]}"


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
        return f"{KINDS[kind].verb} nothing" if kind in (TAKE_BACK, CARRY, PLACE, CASTLE) else ""
    name = thing(kind, token)
    return f"{KINDS[kind].verb} {name}" if name else ""


def token_of(kind: int, text: str) -> int:
    """The token a word stands for, or -1. `lay #11 Be gone!`, `lay #11` and `be gone!` are the same."""
    wanted = " ".join(text.lower().split()).removeprefix(KINDS[kind].verb + " ")
    for token in range(KINDS[kind].size):
        if not word(kind, token):
            continue
        name = thing(kind, token).lower()
        if wanted in (word(kind, token).lower(), name) or (name.startswith("#") and wanted in name.split(" ", 1)):
            return token
    return -1
