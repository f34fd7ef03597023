"""White Moon's answers to "why can't I?", from 100 on."""

from __future__ import annotations

from typing import Final

MOON_REASONS_FROM: Final = 100

NO_VILLAGER_HERE: Final = 100
NO_ROOM_THERE: Final = 101
HAUNTED_THERE: Final = 102
LIES_DOWN: Final = 103
STANDS: Final = 104
NOT_AT_PORTAL: Final = 105
PORTAL_GONE: Final = 106
NOBODY_AT_PORTAL: Final = 107
HELP_OR_RESCUE: Final = 108
NO_EVENT: Final = 109
SU_LING_MOVED: Final = 110
SU_LING_HELD: Final = 111
SU_LING_THERE: Final = 112
FACES_INCARNATION: Final = 113
NO_CRYSTAL: Final = 114
NOT_A_CORNER: Final = 115
RECEPTACLE_FULL: Final = 116
CRYSTAL_OF_THIS_TURN: Final = 117
CRYSTAL_PLACED: Final = 118
NOT_YOUR_ARTIFACT: Final = 119
RESERVE_EMPTY: Final = 120
POTION_HELPS_NOBODY: Final = 121
NOBODY_TO_CALL: Final = 122
NO_TILE_HELPS: Final = 123
NOBODY_FACE_UP: Final = 124
NO_QI_TO_LOSE: Final = 125
HOLDS_NO_SUCH_TAO: Final = 126
NOBODY_OF_FAMILY_DEAD: Final = 127
NO_ROOM_TO_RETURN: Final = 128
NOT_A_SCHOOL_COLOUR: Final = 129
NOT_A_TARGET: Final = 130
NO_HELP_AT_SCHOOL: Final = 131
NOT_A_TARGETS_COLOUR: Final = 132
BARRIER_EMPTY: Final = 133
NO_GHOST_ON_BOARD: Final = 134
FAMILY_CHOSEN: Final = 135
KEEPS_POTION: Final = 136
USED_UP: Final = 137

MOON_REASONS: Final[list[tuple[str, str]]] = [
    ("no-villager-here", "WM §5.3"),
    ("no-room-there", "WM §5.2"),
    ("haunted-there", "WM §5.2"),
    ("lies-down", "WM §15"),
    ("stands-already", "WM §15"),
    ("not-at-portal", "WM §5.4"),
    ("portal-gone", "WM §14"),
    ("nobody-at-portal", "WM §5.4"),
    ("help-or-rescue", "WM §5.4"),
    ("no-event", "WM §8"),
    ("su-ling-moved-already", "WM §8"),
    ("su-ling-held", "WM §14"),
    ("su-ling-there", "WM §8"),
    ("faces-incarnation", "WM §8"),
    ("no-crystal", "WM §9"),
    ("not-a-corner", "WM §9"),
    ("receptacle-full", "WM §9"),
    ("crystal-of-this-turn", "WM §9"),
    ("crystal-placed-already", "WM §9"),
    ("not-your-artifact", "WM §11"),
    ("reserve-empty", "WM §11"),
    ("potion-helps-nobody", "WM §11"),
    ("nobody-to-call", "WM §11"),
    ("no-tile-helps", "WM §11"),
    ("nobody-face-up", "WM §5.2"),
    ("no-qi-to-lose", "WM r12, r79"),
    ("holds-no-such-tao", "WM r8"),
    ("nobody-of-family-dead", "WM §12"),
    ("no-room-to-return", "WM §12, r94"),
    ("not-a-school-colour", "WM §12"),
    ("not-a-target", "WM §10, §12"),
    ("no-help-at-school", "WM §12"),
    ("not-a-targets-colour", "WM §11"),
    ("barrier-empty", "WM §10"),
    ("no-ghost-on-board", "WM §10"),
    ("family-chosen-already", "WM §20"),
    ("keeps-potion", "WM r112"),
    ("used-up", "WM §11"),
]
