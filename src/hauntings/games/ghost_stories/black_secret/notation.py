"""Black Secret's tokens in English ASCII notation. Cells are `below 0` to `below 8`."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    CURSE_LEVEL,
    CURSE_NAME,
    DEMON_NAMES,
    DEMONS,
    MANTRA_LEVEL,
    MANTRA_NAME,
    SLOT_LEVEL,
    cell_at,
    demon_at,
)
from hauntings.games.ghost_stories.black_secret.questions import (
    ACTIVATE,
    ATTACK_TAOISTS,
    ATTACK_TILE,
    BLOOD,
    BUDDHA_ON,
    CAST,
    CHANGE_LEVEL,
    CURSE,
    DEMON,
    DISCARD_GHOST,
    DRAG_TO,
    ENFEEBLE,
    ENTER,
    EXCAVATE,
    EXORCISE_DEMON,
    FOR_TAOIST,
    FROM_DISCARD,
    HAUNT,
    HIT,
    INCARNATION,
    LADDER,
    MANTRA_ON_DEMON,
    MOVE_BELOW,
    NEW_MANTRA,
    PLACE,
    PYRAMID,
    RECYCLE,
    REMOVE_LADDER,
    RESOLVE_MANTRA,
    RETURN_LADDER,
    SEARCH,
    SEND_HOME,
    SHADOW_ACTS,
    SKELETON_ON,
    SPOIL_MANTRA,
    SUMMON,
    SWAP_MANTRA,
    TAKE_AWAY,
    TRAVEL,
    TURN_BACK,
    UNLEARN,
    VICTIM,
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
CELL_VERBS: Final = {
    ENTER: "enter",
    DEMON: "move",
    REMOVE_LADDER: "remove ladder",
    DRAG_TO: "drag",
    EXCAVATE: "excavate",
    RETURN_LADDER: "ladder",
}
BOARD_VERBS: Final = {VICTIM: "against", HIT: "hit", FOR_TAOIST: "for"}
SPACE_VERBS: Final = {
    SKELETON_ON: "skeleton on",
    DISCARD_GHOST: "discard",
    BUDDHA_ON: "buddha on",
    ENFEEBLE: "enfeeble",
}
PLACE_VERBS: Final = {HAUNT: "haunt", TURN_BACK: "turn back", SHADOW_ACTS: "move to", TRAVEL: "travel to"}
SLOT_VERBS: Final = {
    SPOIL_MANTRA: "spoil",
    BLOOD: "Qi on",
    RESOLVE_MANTRA: "resolve",
    SWAP_MANTRA: "swap",
}
CARD_VERBS: Final = {INCARNATION: "incarnation", FROM_DISCARD: "from discard", RECYCLE: "recycle"}
DEMON_VERBS: Final = {ACTIVATE: "activate", SEND_HOME: "send home"}


def place_word(place: Place) -> str:
    """A tile, or the cell under it."""
    return str(place) if place < PLACES else f"below {cell_at(place)}"


def curse_word(curse: int) -> str:
    return f"{CURSE_LEVEL[curse]}/{CURSE_NAME[curse]}"


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
        return (
            f"summon {DEMON_NAMES[token - SUMMON]}" if token < SUMMON + DEMONS else f"cast {curse_word(token - CURSE)}"
        )
    if kind == CAST or kind == UNLEARN:
        return f"{'cast' if kind == CAST else 'unlearn'} {curse_word(token)}"
    if kind == PYRAMID:
        return f"pyramid {token}"
    if kind == DEMON and token == SEARCH:
        return "search"
    if kind == SHADOW_ACTS and token >= ATTACK_TAOISTS:
        return "attack Taoists" if token == ATTACK_TAOISTS else "attack tile" if token == ATTACK_TILE else ""
    if kind == ENFEEBLE and token > SPACES:
        return f"enfeeble {DEMON_NAMES[demon_at(space_in(token))]}"
    if kind in CELL_VERBS:
        return f"{CELL_VERBS[kind]} below {cell_in(token)}"
    if kind in BOARD_VERBS:
        return f"{BOARD_VERBS[kind]} {BOARD_NAMES[board_in(token)]}"
    if kind in SPACE_VERBS:
        return f"{SPACE_VERBS[kind]} {SPACE_NAMES[space_in(token)]}"
    if kind in PLACE_VERBS:
        return f"{PLACE_VERBS[kind]} {place_word(place_in(token))}"
    if kind in SLOT_VERBS:
        return f"{SLOT_VERBS[kind]} {slot_word(slot_in(token))}"
    if kind in CARD_VERBS:
        name = card_word(cards, token)
        return f"{CARD_VERBS[kind]} {name}" if name else ""
    if kind in DEMON_VERBS:
        return f"{DEMON_VERBS[kind]} {DEMON_NAMES[demon_in(token)]}"
    if kind == TAKE_AWAY:
        return f"take away {COLOUR_NAMES[token]}"
    if kind == NEW_MANTRA:
        return f"write {MANTRA_LEVEL[token]}/{MANTRA_NAME[token]}"
    return "change level" if kind == LADDER else ""
