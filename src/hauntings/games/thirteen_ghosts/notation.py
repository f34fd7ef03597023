"""Tokens in English ASCII notation, and why a token is not an option (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import NOBODY, PASS
from hauntings.games.thirteen_ghosts.cards import NOTHING, USE_AGAIN
from hauntings.games.thirteen_ghosts.effects import OneOfThree
from hauntings.games.thirteen_ghosts.questions import (
    ACT,
    EXTRA_TURN,
    FIRST_OF_THREE,
    HIDE,
    HIDE_PARTNER,
    HIDER,
    KEEP,
    KINDS,
    LOWEST_CARD,
    NUMBER,
    PAIR_FROM,
    TEXT,
    TOP_CARD,
    USE,
)
from hauntings.games.thirteen_ghosts.table import Hunt
from hauntings.games.thirteen_ghosts.why import (
    BOTH_REFUTED,
    CAN,
    GAME_OVER,
    LIES_ON_TOP,
    MUST_CHOOSE,
    NAMED_ALREADY,
    NO_CARD,
    NOT_ANOTHER_TWO,
    NOT_DEALT,
    NOT_LOOKED_AT,
    NOT_OPEN,
    NOT_PASSED,
    ORDER_OF_NUMBERS,
    OTHER_QUESTION,
    OTHER_TEAM,
    OWN_HIDEOUT,
    REFUTED,
)

VERBS: Final = [  # per kind: what one does with the token
    "hide in", "hide partner in", "keep", "", "name", "name", "ask", "ask", "ask", "or", "or", "use again", "on top",
    "lowest", "hider",
]  # fmt: skip


def thing(kind: int, token: int) -> str:
    """What a token is, without the verb: `7`, the pair `4-5`, the four `4-7`, `8+`, a seat. Empty if there is none."""
    says = KINDS[kind].says
    if token == PASS:
        return ""
    if says == "action":
        return "use" if token == USE else "name"
    if says == "pair":
        return f"{token}-{token + 1}"
    if says == "four":
        return f"{token}-{token + 3}"
    if says == "at-least":
        return f"{token}+"
    if says == "seat":
        return f"Seat {token}"
    return "extra turn" if says == "text" and token == EXTRA_TURN else str(token)


def word(kind: int, token: int) -> str:
    """A token in the rulebook's words: `use`, `name 7`, `ask 4-7`. Empty if the kind has no such token."""
    name = thing(kind, token)
    if not name or kind == ACT or name == "extra turn":
        return name
    return f"{VERBS[kind]} {name}"


def token_of(kind: int, text: str) -> int:
    """The token a word stands for, or -1. `name 7` and `7` are the same."""
    wanted = " ".join(text.lower().split())
    for token in range(1, KINDS[kind].size):
        if wanted in (word(kind, token).lower(), thing(kind, token).lower()):
            return token
    return -1


def why(g: Hunt, kind: i64, token: i64) -> i64:
    """Why the token is not an option of the pending question (a reason of why.py), as its own seat may know."""
    if g.outcome != 0:
        return GAME_OVER
    if g.asked == NOBODY or kind != g.kind:
        bare = g.asked != NOBODY and g.kind == NUMBER and g.hand[g.asked] == NOTHING
        return NO_CARD if kind == ACT and token == USE and bare else OTHER_QUESTION
    if token in g.options:
        return CAN
    if token == PASS:
        return MUST_CHOOSE
    if kind == HIDE:
        return NOT_DEALT
    if kind == HIDE_PARTNER:
        return OWN_HIDEOUT if token == g.hideout[g.asked] else NOT_DEALT
    if kind == KEEP:
        return NOT_PASSED
    if kind == HIDER:
        return OTHER_TEAM
    if kind == NUMBER:
        return REFUTED
    if kind == PAIR_FROM:
        return BOTH_REFUTED
    if kind == TEXT:
        return NOT_ANOTHER_TWO if token == USE_AGAIN else NOT_OPEN
    if kind == TOP_CARD:
        return NOT_LOOKED_AT
    if kind == LOWEST_CARD:
        return LIES_ON_TOP if token == g.pile[g.rules.looks_at[g.asked]][-1] else NOT_LOOKED_AT
    choice = g.choice
    if kind > FIRST_OF_THREE and isinstance(choice, OneOfThree) and (token == choice.first or token == choice.second):
        return NAMED_ALREADY
    return ORDER_OF_NUMBERS
