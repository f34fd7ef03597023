"""White Moon's kinds of question (from 40) and its tokens of the Yang menu (67 to 98). Append only."""

from __future__ import annotations

from typing import Final

from hauntings.engine.box import Kind
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, SPACES
from hauntings.games.ghost_stories.questions import MOON_DEEDS, MOON_KINDS_FROM
from hauntings.games.ghost_stories.white_moon.cards import FAMILIES

FOLLOW: Final = 40  # a Taoist is moved: does the villager follow?
VICTIM: Final = 41  # the group names a face-up villager who dies
ZHOU_QI: Final = 42  # the group names who loses Qi to the Zhou curse
WHO_GIVES_TAO: Final = 43  # the group names whose Tao token leaves the game
BRING_BACK: Final = 44  # Cemetery: a Taoist or a villager
POTION: Final = 45  # Life Potion
LIGHT: Final = 46  # Firework: which tile
SCHOOL: Final = 47  # Kung-Fu School: which colour
SCHOOL_GHOST: Final = 48  # Kung-Fu School: which ghosts
SWORD: Final = 49
CLAW: Final = 50
ARMOR: Final = 51
SHIELD: Final = 52
SCROLL: Final = 53  # Scroll of Unity: does the Taoist come?
INHERIT: Final = 54
ARTIFACT_TO: Final = 55  # set-up: who gets the artifact
SU_LING: Final = 56  # at the end of a turn without a living Taoist
SU_LING_CRYSTAL: Final = 57
CRYSTAL_TO: Final = 58
TAO_TO: Final = 59
WU_BUDDHA: Final = 60
BARRIER: Final = 61
BARRIER_GHOST: Final = 62
BARRIER_VILLAGER: Final = 63
BARRIER_CRYSTAL: Final = 64  # Zhou reward: who gives the missing crystal
PORTAL: Final = 65  # set-up
PRE_RESCUE: Final = 66  # set-up
LEND_CRYSTAL: Final = 67

MOON_KINDS: Final = [
    Kind("follow", 2, "yes", "take the villager along"),
    Kind("villager-dies", PLACES + 1, "place", "victim at"),
    Kind("zhou-qi", BOARDS + 1, "board", "Qi from"),
    Kind("who-gives-tao", BOARDS + 1, "board", "Tao from"),
    Kind("bring-back", BOARDS + FAMILIES + 1, "dead", "bring back"),
    Kind("potion", 2 * BOARDS + FAMILIES + 1, "potion"),
    Kind("light", PLACES + 1, "place", "light up"),
    Kind("school", 6, "colour", "against"),
    Kind("school-ghost", SPACES + 1, "space", "exorcise"),
    Kind("sword", 2, "yes", "draw the sword"),
    Kind("claw", 6, "colour", "claw"),
    Kind("armor", 2, "yes", "wear the armor"),
    Kind("shield", 2, "yes", "raise the shield"),
    Kind("scroll", 3, "come"),
    Kind("inherit", BOARDS + 1, "board", "heir"),
    Kind("artifact-to", BOARDS + 1, "board", "artifact to"),
    Kind("su-ling", SPACES + 1, "space", "Su-Ling to"),
    Kind("su-ling-crystal", 2, "yes", "put the crystal"),
    Kind("crystal-to", BOARDS + 1, "board", "crystal to"),
    Kind("tao-to", BOARDS + 1, "board", "Tao to"),
    Kind("wu-buddha", SPACES + 1, "space", "Buddha on"),
    Kind("barrier", 3, "barrier"),
    Kind("barrier-ghost", SPACES + 1, "space", "exorcise"),
    Kind("barrier-villager", PLACES + 1, "place", "rescue from"),
    Kind("barrier-crystal", BOARDS + 1, "board", "crystal from"),
    Kind("portal", PLACES + 1, "place", "portal at"),
    Kind("pre-rescue", PLACES + 1, "place", "rescue from"),
    Kind("lend-crystal", 2, "yes", "lend the crystal"),
]
assert MOON_KINDS_FROM + len(MOON_KINDS) == LEND_CRYSTAL + 1

YES: Final = 1

# tokens of BARRIER
ROLL: Final = 1
RESCUE_ONE: Final = 2

# tokens of SCROLL
COME: Final = 1
COME_WITH_VILLAGER: Final = 2

# tokens of BRING_BACK: board + 1, then family
DEAD_FAMILY: Final = BOARDS  # + family

# tokens of POTION: Qi to board + 1, then a dead Taoist, then a dead villager
POTION_REVIVE: Final = BOARDS + 1  # + board
POTION_FAMILY: Final = 2 * BOARDS  # + family

# tokens of the Yang menu
SU_LING_TO: Final = MOON_DEEDS  # + space
RESCUE: Final = 79
PLACE_CRYSTAL: Final = 80
USE_POTION: Final = 81
USE_DUST: Final = 82
USE_SCROLL: Final = 83
USE_FIREWORK: Final = 84
LEAD_TO: Final = 85  # + place; 99 is STAND_UP
