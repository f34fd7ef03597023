"""The kinds of question that Black Secret adds (80 to 119), and its tokens of the Yang menu. Append only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Kind
from hauntings.games.ghost_stories.black_secret.cards import CURSES, MANTRAS
from hauntings.games.ghost_stories.cards import CARDS
from hauntings.games.ghost_stories.questions import SECRET_DEEDS, SECRET_KINDS_FROM


def cell_in(token: i64) -> i64:
    return token - 1


def demon_in(token: i64) -> i64:
    return token - 1


def slot_in(token: i64) -> i64:
    return token - 1


def pyramid_in(token: i64) -> i64:
    """A space of the pyramid."""
    return token - 1


# Wu-Feng's questions
WU_FENG: Final = 80
ENTER: Final = 81
PYRAMID: Final = 82
CAST: Final = 83
INCARNATION: Final = 84
DEMON: Final = 85
SHADOW_ACTS: Final = 86
ACTIVATE: Final = 87
SKELETON_ON: Final = 88
REMOVE_LADDER: Final = 89
VICTIM: Final = 90
TAKE_AWAY: Final = 91
DRAG_TO: Final = 92
SPOIL_MANTRA: Final = 93
FROM_DISCARD: Final = 94
HAUNT: Final = 95
EXCAVATE: Final = 96
HIT: Final = 97
# the Taoists' questions
BLOOD: Final = 98
RESOLVE_MANTRA: Final = 99
FOR_TAOIST: Final = 100
ENFEEBLE: Final = 101
DISCARD_GHOST: Final = 102
UNLEARN: Final = 103
TRAVEL: Final = 104
RETURN_LADDER: Final = 105
SEND_HOME: Final = 106
BUDDHA_ON: Final = 107
TURN_BACK: Final = 108
RECYCLE: Final = 109
SWAP_MANTRA: Final = 110
NEW_MANTRA: Final = 111
LADDER: Final = 112

KINDS: Final = [
    Kind("wu-feng", 4 + CURSES, "play"),
    Kind("enter", 10, "cell", "enter"),
    Kind("pyramid", 11, "pyramid space", "pyramid"),
    Kind("cast", CURSES, "curse", "cast"),
    Kind("incarnation", CARDS, "card", "incarnation"),
    Kind("demon-acts", 11, "cell", "move"),
    Kind("shadow-acts", 21, "place", "move to"),
    Kind("activate", 5, "demon", "activate"),
    Kind("skeleton-on", 13, "space", "skeleton on"),
    Kind("remove-ladder", 10, "cell", "remove ladder"),
    Kind("victim", 5, "board", "against"),
    Kind("take-away", 6, "colour", "take away"),
    Kind("drag-to", 10, "cell", "drag"),
    Kind("spoil-mantra", 7, "slot", "spoil"),
    Kind("from-discard", CARDS, "card", "from discard"),
    Kind("haunt", 10, "place", "haunt"),
    Kind("excavate", 10, "cell", "excavate"),
    Kind("hit", 5, "board", "hit"),
    Kind("blood", 7, "slot", "Qi on"),
    Kind("resolve-mantra", 7, "slot", "resolve"),
    Kind("for-taoist", 5, "board", "for"),
    Kind("enfeeble", 16, "target", "enfeeble"),
    Kind("discard-ghost", 13, "space", "discard"),
    Kind("unlearn", CURSES, "curse", "unlearn"),
    Kind("travel", 19, "place", "travel to"),
    Kind("return-ladder", 10, "cell", "ladder"),
    Kind("send-home", 4, "demon", "send home"),
    Kind("buddha-on", 13, "space", "buddha on"),
    Kind("turn-back", 10, "place", "turn back"),
    Kind("recycle", CARDS, "card", "recycle"),
    Kind("swap-mantra", 7, "slot", "swap"),
    Kind("new-mantra", MANTRAS, "mantra", "write"),
    Kind("ladder", 2, "level", "change level"),
]
KINDS_FROM: Final = SECRET_KINDS_FROM

# tokens of `wu-feng` (PASS: the card is discarded because the village is full)
PLACE: Final = 1
SUMMON: Final = 2  # + demon
CURSE: Final = 4  # + curse

# tokens of `demon-acts` and `shadow-acts` beside the places + 1
SEARCH: Final = 10
ATTACK_TAOISTS: Final = 19
ATTACK_TILE: Final = 20

# tokens of `exorcise`: spaces + 1, then demons
EXORCISE_DEMON: Final = 13  # + demon

# tokens of the Yang menu
MOVE_BELOW: Final = SECRET_DEEDS  # + cell
CHANGE_LEVEL: Final = 109
MANTRA_ON_DEMON: Final = 110  # + demon
