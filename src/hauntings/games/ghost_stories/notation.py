"""Tokens in English ASCII notation: places are 0-8, spaces N0-W2, boards N E S W (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.cards import COLOUR_NAMES, COLOURS, POWER_NAMES, Cards
from hauntings.games.ghost_stories.geometry import BOARD_NAMES, BOARDS, PLACES, SPACE_NAMES, SPACES
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    BORROW,
    CHOOSE_POWER,
    EXORCISE,
    EXORCISM,
    KINDS,
    LAY_BUDDHA,
    LAY_MANTRA,
    LEND,
    MOVE_TO,
    NEXT_CARD,
    QI_OR_YIN_YANG,
    REROLL_CURSE,
    REROLL_DICE,
    REWARD_QI,
    SPEND,
    TAKE,
    TWIN_WINDS_TO,
    WIND_GHOST,
    WIND_TAOIST,
    YANG,
    YIN_YANG_HELP,
    YIN_YANG_UNHAUNT,
    board_in,
    place_in,
    space_in,
)

PASS_WORDS: Final = {
    YANG: "end turn",
    REROLL_DICE: "keep all",
    REROLL_CURSE: "keep",
    EXORCISE: "exorcise no more",
    LEND: "lend nothing",
    WIND_GHOST: "move no ghost",
    WIND_TAOIST: "move no Taoist",
}


def card_word(cards: Cards, card: int) -> str:
    """`#11 Lich`; empty if there is no such card."""
    return f"#{card} {cards.name[card]}" if cards.name[card] else ""


def deed(token: int) -> str:
    """A token of the Yang menu."""
    if token < ASK_HELP:
        return f"move to {token - MOVE_TO}"
    if token == ASK_HELP:
        return "ask for help"
    if token == EXORCISM:
        return "attempt exorcism"
    if token <= TAKE + COLOURS:
        return f"pocket {COLOUR_NAMES[token - TAKE]}"
    if token < LAY_MANTRA + SPACES:
        return f"mantra on {SPACE_NAMES[token - LAY_MANTRA]}"
    if token < TWIN_WINDS_TO + BOARDS:
        return f"twin winds {BOARD_NAMES[token - TWIN_WINDS_TO]}"
    if token < YIN_YANG_HELP + PLACES:
        return f"yin-yang help {token - YIN_YANG_HELP}"
    if token < YIN_YANG_UNHAUNT + PLACES:
        return f"yin-yang unhaunt {token - YIN_YANG_UNHAUNT}"
    if token < BORROW + BOARDS:
        return f"borrow {BOARD_NAMES[token - BORROW]}"
    if token < LAY_BUDDHA + SPACES:
        return f"buddha on {SPACE_NAMES[token - LAY_BUDDHA]}"
    return ""


def thing(cards: Cards, kind: int, token: int) -> str:
    """What a token is, without the verb; empty if the kind has no such token."""
    says = KINDS[kind].says
    if says == "space":
        return SPACE_NAMES[space_in(token)] if token <= SPACES else ""
    if says == "board":
        return BOARD_NAMES[board_in(token)]
    if says == "place":
        return str(place_in(token)) if token <= PLACES else ""
    if says == "colour":
        return COLOUR_NAMES[token]
    if kind == SPEND and token > BOARDS * COLOURS:
        return ""
    if kind == SPEND:
        return f"{BOARD_NAMES[(token - 1) // COLOURS]} {COLOUR_NAMES[(token - 1) % COLOURS + 1]}"
    if kind == NEXT_CARD:
        return card_word(cards, token)
    if kind == CHOOSE_POWER:
        return POWER_NAMES[token - 1]
    if kind == REROLL_CURSE:
        return "the curse"
    if kind == QI_OR_YIN_YANG:
        return "Qi" if token == REWARD_QI else "Yin-Yang"
    return " ".join([str(place + 1) for place in range(4) if token >> place & 1])


def word(cards: Cards, kind: int, token: int) -> str:
    """A token of a question in the rulebook's words. Empty if the kind has no such token."""
    if token == PASS:
        return PASS_WORDS.get(kind, "")
    if kind == YANG:
        return deed(token)
    name = thing(cards, kind, token)
    return f"{KINDS[kind].verb} {name}" if name else ""


def token_of(cards: Cards, kind: int, text: str) -> int:
    """The token a word stands for, or -1. The verb may be left out: `N0` and `place on N0` are the same."""
    wanted = " ".join(text.lower().split())
    for token in range(KINDS[kind].size if KINDS[kind].says != "card" else len(cards.name)):
        whole = word(cards, kind, token).lower()
        if not whole:
            continue
        if wanted == whole or (token != PASS and kind != YANG and wanted == thing(cards, kind, token).lower()):
            return token
    return -1
