"""White Moon's tokens in English ASCII notation."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.base.exorcism import WILD_TOKEN
from hauntings.games.ghost_stories.cards import COLOUR_NAMES
from hauntings.games.ghost_stories.geometry import BOARD_NAMES, BOARDS, PLACES, SPACE_NAMES, SPACES
from hauntings.games.ghost_stories.questions import MOON_KINDS_FROM, SPEND, STAND_UP, YANG, board_in, place_in, space_in
from hauntings.games.ghost_stories.white_moon.cards import FAMILY_NAMES
from hauntings.games.ghost_stories.white_moon.questions import (
    ARMOR,
    BARRIER,
    BARRIER_GHOST,
    BRING_BACK,
    CLAW,
    COME,
    DEAD_FAMILY,
    FOLLOW,
    INHERIT,
    LEAD_TO,
    LEND_CRYSTAL,
    MOON_KINDS,
    PLACE_CRYSTAL,
    POTION,
    POTION_FAMILY,
    POTION_REVIVE,
    RESCUE,
    ROLL,
    SCHOOL_GHOST,
    SCROLL,
    SHIELD,
    SU_LING,
    SU_LING_CRYSTAL,
    SU_LING_TO,
    SWORD,
    USE_DUST,
    USE_FIREWORK,
    USE_POTION,
    USE_SCROLL,
    WU_BUDDHA,
)

MOON_PASS: Final = {
    FOLLOW: "leave the villager",
    SCHOOL_GHOST: "exorcise no more",
    SWORD: "leave the sword",
    CLAW: "claw nothing",
    ARMOR: "leave the armor",
    SHIELD: "keep the ghost",
    SCROLL: "stay",
    INHERIT: "no heir",
    SU_LING: "leave Su-Ling",
    SU_LING_CRYSTAL: "put no crystal",
    WU_BUDDHA: "no Buddha",
    BARRIER: "pass",
    BARRIER_GHOST: "exorcise no more",
    LEND_CRYSTAL: "lend no crystal",
    POTION: "keep the potion",
}
DEEDS: Final = {
    RESCUE: "rescue",
    PLACE_CRYSTAL: "place crystal",
    USE_POTION: "life potion",
    USE_DUST: "moon dust",
    USE_SCROLL: "scroll of unity",
    USE_FIREWORK: "firework",
    STAND_UP: "stand up",
}


def moon_deed(token: int) -> str:
    """A token of the Yang menu; empty if it is not White Moon's."""
    if SU_LING_TO <= token < SU_LING_TO + SPACES:
        return f"Su-Ling to {SPACE_NAMES[token - SU_LING_TO]}"
    if LEAD_TO <= token < LEAD_TO + PLACES:
        return f"lead villager to {token - LEAD_TO}"
    return DEEDS.get(token, "")


def moon_thing(kind: int, token: int) -> str:
    """What a token is, without the verb."""
    says = MOON_KINDS[kind - MOON_KINDS_FROM].says
    if says == "place":
        return str(place_in(token))
    if says == "board":
        return BOARD_NAMES[board_in(token)]
    if says == "space":
        return SPACE_NAMES[space_in(token)]
    if says == "colour":
        return COLOUR_NAMES[token]
    if kind == BRING_BACK:
        return BOARD_NAMES[board_in(token)] if token <= BOARDS else FAMILY_NAMES[token - DEAD_FAMILY]
    if kind == POTION:
        if token <= BOARDS:
            return f"Qi to {BOARD_NAMES[board_in(token)]}"
        if token <= POTION_FAMILY:
            return f"revive {BOARD_NAMES[token - POTION_REVIVE]}"
        return f"bring back {FAMILY_NAMES[token - POTION_FAMILY]}"
    if kind == SCROLL:
        return "come" if token == COME else "come with the villager"
    if kind == BARRIER:
        return "roll" if token == ROLL else "rescue"
    return ""


def moon_word(kind: int, token: int) -> str:
    """A token of White Moon in the rulebook's words; empty if it is the base game's."""
    if kind == YANG:
        return moon_deed(token)
    if kind == SPEND and WILD_TOKEN <= token < WILD_TOKEN + BOARDS:
        return f"spend {BOARD_NAMES[token - WILD_TOKEN]} crystal"
    if not MOON_KINDS_FROM <= kind < MOON_KINDS_FROM + len(MOON_KINDS):
        return ""
    if token == PASS:
        return MOON_PASS.get(kind, "")
    return f"{MOON_KINDS[kind - MOON_KINDS_FROM].verb} {moon_thing(kind, token)}".strip()
