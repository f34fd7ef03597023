"""Black Secret's tokens in English ASCII notation. Cells are `below 0` to `below 8`."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    DEMON_NAMES,
    DEMONS,
    MANTRA_LEVEL,
    MANTRA_NAME,
    SLOT_LEVEL,
    cell_at,
    demon_at,
)
from hauntings.games.ghost_stories.black_secret.questions import (
    ATTACK_TAOISTS,
    ATTACK_TILE,
    BLOOD,
    BUDDHA_ON,
    CAST,
    CHANGE_LEVEL,
    CURSE,
    DEMON,
    DISCARD_GHOST,
    ENFEEBLE,
    EXORCISE_DEMON,
    FOR_TAOIST,
    KINDS,
    KINDS_FROM,
    LADDER,
    MANTRA_ON_DEMON,
    MOVE_BELOW,
    PLACE,
    RECYCLE,
    RETURN_LADDER,
    SEARCH,
    SEND_HOME,
    SHADOW_ACTS,
    SKELETON_ON,
    SUMMON,
    SWAP_MANTRA,
    TURN_BACK,
    UNLEARN,
    WU_FENG,
    cell_in,
    demon_in,
    slot_in,
)
from hauntings.games.ghost_stories.cards import COLOUR_NAMES, Cards
from hauntings.games.ghost_stories.geometry import BOARD_NAMES, PLACES, SPACE_NAMES, SPACES, Place
from hauntings.games.ghost_stories.notation import card_word
from hauntings.games.ghost_stories.questions import EXORCISE, STAND_UP, STEP_TO, YANG, board_in, place_in, space_in

PASS_WORDS: Final = {
    WU_FENG: "discard",
    CAST: "cast nothing",
    SHADOW_ACTS: "stay",
    SKELETON_ON: "no skeleton",
    BLOOD: "no Qi",
    FOR_TAOIST: "nobody",
    ENFEEBLE: "enfeeble nothing",
    DISCARD_GHOST: "discard no ghost",
    UNLEARN: "unlearn nothing",
    RETURN_LADDER: "no ladder",
    SEND_HOME: "send nobody home",
    BUDDHA_ON: "no Buddha",
    TURN_BACK: "turn no tile back",
    RECYCLE: "recycle no more",
    SWAP_MANTRA: "swap nothing",
    LADDER: "stay on the level",
}


def place_word(place: Place) -> str:
    """A tile, or the cell under it."""
    return str(place) if place < PLACES else f"below {cell_at(place)}"


def curse_word(cards: Cards, curse: int) -> str:
    """Empty for a blank token."""
    return f"{cards.curse_level[curse]}/{cards.curse_name[curse]}" if curse < len(cards.curse_id) else ""


def slot_word(slot: int) -> str:
    """`2.1` is the first Mantra of level 2 that lies face up."""
    level = SLOT_LEVEL[slot]
    return f"{level}.{slot - SLOT_LEVEL.index(level) + 1}"


def deed(token: int) -> str:
    """A token of the Yang menu."""
    if MOVE_BELOW <= token < MOVE_BELOW + CELLS:
        return f"move below {token - MOVE_BELOW}"
    if token == CHANGE_LEVEL:
        return "change level"
    if MANTRA_ON_DEMON <= token < MANTRA_ON_DEMON + DEMONS:
        return f"mantra on {DEMON_NAMES[token - MANTRA_ON_DEMON]}"
    return "stand up" if token == STAND_UP else ""


def word(cards: Cards, kind: int, token: int) -> str:
    """A token of Black Secret's own; empty if it is the base game's or there is none."""
    if kind == YANG:
        return deed(token) if token >= STAND_UP else ""
    if kind == EXORCISE:
        return f"exorcise {DEMON_NAMES[token - EXORCISE_DEMON]}" if EXORCISE_DEMON <= token <= 15 else ""
    if kind == STEP_TO:
        return f"step to {place_word(place_in(token))}" if token > PLACES else ""
    if kind < WU_FENG or kind > LADDER:
        return ""
    if token == PASS:
        return PASS_WORDS.get(kind, "")
    return own_word(cards, kind, token)


def own_word(cards: Cards, kind: int, token: int) -> str:
    """A token of a kind of its own, not PASS."""
    if kind == WU_FENG:
        if token == PLACE:
            return "place"
        if token < SUMMON + DEMONS:
            return f"summon {DEMON_NAMES[token - SUMMON]}"
        curse = curse_word(cards, token - CURSE)
        return f"cast {curse}" if curse else ""
    if kind == DEMON and token == SEARCH:
        return "search"
    if kind == SHADOW_ACTS and token >= ATTACK_TAOISTS:
        return "attack Taoists" if token == ATTACK_TAOISTS else "attack tile" if token == ATTACK_TILE else ""
    verb = KINDS[kind - KINDS_FROM].verb
    if kind == LADDER:
        return verb
    name = thing(cards, kind, token)
    return f"{verb} {name}" if name else ""


def thing(cards: Cards, kind: int, token: int) -> str:
    """What a token is, without the verb; empty if there is no such card."""
    says = KINDS[kind - KINDS_FROM].says
    if says == "cell":
        return f"below {cell_in(token)}"
    if says == "board":
        return BOARD_NAMES[board_in(token)]
    if says == "target" and token > SPACES:
        return DEMON_NAMES[demon_at(space_in(token))]
    if says == "space" or says == "target":
        return SPACE_NAMES[space_in(token)]
    if says == "place":
        return place_word(place_in(token))
    if says == "slot":
        return slot_word(slot_in(token))
    if says == "card":
        return card_word(cards, token)
    if says == "demon":
        return DEMON_NAMES[demon_in(token)]
    if says == "colour":
        return COLOUR_NAMES[token]
    if says == "curse":
        return curse_word(cards, token)
    if says == "mantra":
        return f"{MANTRA_LEVEL[token]}/{MANTRA_NAME[token]}"
    return str(token)  # a space of the pyramid
