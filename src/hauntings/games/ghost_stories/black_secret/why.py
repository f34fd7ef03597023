"""Reason codes of "why can't I?" that Black Secret adds, from 200 on, with their rule."""

from __future__ import annotations

from typing import Final

REASONS_FROM: Final = 200

BELOW: Final = 200
ABOVE: Final = 201
NO_LADDER: Final = 202
CHANGED_LEVEL: Final = 203
KNOCKED_DOWN: Final = 204
STANDS: Final = 205
NIGHT_SORCERESS_FORBIDS: Final = 206
SHADOWS_TILE: Final = 207
DEMON_NOT_IN_PLAY: Final = 208
DEMON_ELSEWHERE: Final = 209
DEMON_IN_PLAY: Final = 210
TOO_WEAK: Final = 211
SHADOW_IN_PLAY: Final = 212
OTHER_COLOUR: Final = 213
NO_SUCH_CURSE: Final = 214
ROW_CLOSED: Final = 215
VILLAGE_FULL: Final = 216
MUST_CHOOSE: Final = 217
NO_ENTRANCE: Final = 218
NOT_SUPPORTED: Final = 219
CURSE_THERE: Final = 220
OTHER_ROW: Final = 221
NOT_HELD: Final = 222
TAOIST_HERE: Final = 223
STACK_EMPTY: Final = 224
NOBODY_HERE: Final = 225
NOT_ON_A_TILE: Final = 226
LADDER_THERE: Final = 227
NOTHING_TO_LOSE: Final = 228
NO_MANTRA_THERE: Final = 229
NO_QI_ON_IT: Final = 230
NOT_DISCARDED: Final = 231
NOTHING_TO_WRITE: Final = 232
NO_OTHER_MANTRA: Final = 233
NO_GHOST_CARD: Final = 234
PLACE_IT: Final = 235

REASONS: Final[list[tuple[str, str]]] = [
    ("in-the-catacombs", "BS §8.2"),
    ("above-ground", "BS §8.1"),
    ("no-ladder", "BS §8.1"),
    ("changed-level", "BS §8.1"),
    ("lies-down", "BS §8.3"),
    ("stands-already", "BS §8.3"),
    ("night-sorceress", "BS §13"),
    ("shadows-tile", "BS §7"),
    ("demon-not-in-play", "BS §6"),
    ("demon-elsewhere", "BS §6"),
    ("demon-in-play", "BS §4"),
    ("too-weak-a-ghost", "BS §4"),
    ("shadow-in-play", "BS §7"),
    ("other-colour", "BS §4"),
    ("no-such-curse", "BS §5"),
    ("row-closed", "BS §5"),
    ("village-full", "BS r4"),
    ("must-choose", "BS r19"),
    ("no-entrance", "BS §4"),
    ("not-supported", "BS §5"),
    ("curse-there", "BS §5"),
    ("other-row", "BS §5"),
    ("not-in-hand", "BS §4"),
    ("taoist-here", "BS §6"),
    ("stack-empty", "BS r26"),
    ("nobody-here", "BS §7"),
    ("not-on-a-tile", "BS §7"),
    ("ladder-there", "BS §8.1"),
    ("nothing-to-lose", "BS §5.1"),
    ("no-mantra-there", "BS §9"),
    ("no-qi-on-it", "BS §5.1"),
    ("not-discarded", "BS r10"),
    ("nothing-to-write", "BS §9"),
    ("no-other-mantra", "BS r47"),
    ("no-ghost-card", "BS r21"),
    ("place-it", "BS §4"),
]
