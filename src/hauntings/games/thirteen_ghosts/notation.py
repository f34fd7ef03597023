"""Tokens in English ASCII notation (docs/notation.md)."""

from __future__ import annotations

from hauntings.engine.table import PASS
from hauntings.games.thirteen_ghosts.questions import ACT, EXTRA_TURN, KINDS, USE


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
    return f"{KINDS[kind].verb} {name}"


def token_of(kind: int, text: str) -> int:
    """The token a word stands for, or -1. `name 7` and `7` are the same."""
    wanted = " ".join(text.lower().split())
    for token in range(1, KINDS[kind].size):
        if wanted in (word(kind, token).lower(), thing(kind, token).lower()):
            return token
    return -1
