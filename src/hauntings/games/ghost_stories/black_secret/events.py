"""What happens in Black Secret, and what the numbers of each event are.

`place` is a tile 0-8 or, from 9 on, the cell under it; `cell` is 0-8; `demon` 0-2, 3 the Shadow; `token` a type of
catacomb token; `target` a ghost space 0-11 or, from 12 on, a demon; `bones` 1 for a Bones token, 0 for a special one.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Wu-Feng's cards (BS §4)
    "wu-feng-discards": ("card",),
    "summoning": ("board",),
    "took-incarnation": ("held",),
    "chose-incarnation": ("card",),
    "incarnation-on-deck": ("board",),
    "from-discard": ("card",),
    # curses (BS §5)
    "cast": ("curse", "pyramid"),
    "curses-revealed": ("level",),
    "pyramid-renewed": (),
    "lost-yin-yang": ("board",),
    "knocked-down": ("board",),
    "dragged-below": ("board", "place"),
    "bottom-card-gone": ("left",),
    # demons and the Shadow (BS §6, §7)
    "demon-entered": ("demon", "cell"),
    "demon-moved": ("demon", "cell"),
    "searched": ("demon", "cell", "token"),
    "demon-exorcised": ("board", "demon", "cell"),
    "demon-home": ("demon",),
    "shadow-appears": ("place",),
    "shadow-moved": ("place",),
    "shadow-attacks": ("place", "first", "second", "third"),
    "shadow-attacks-tile": ("place", "tile"),
    # the catacombs (BS §8, §11)
    "stack-revealed": ("cell", "count"),
    "token-revealed": ("cell", "token"),
    "urn-kept": ("cell", "count"),
    "ladder-removed": ("cell",),
    "ladder-returned": ("cell",),
    "level-changed": ("board", "place"),
    "stood-up": ("board",),
    # skeletons (BS §12)
    "skeleton-placed": ("space", "bones"),
    "skeleton-gone": ("space", "bones"),
    # Blood Mantras and Blood Brothers (BS §9, §10)
    "blood": ("board", "mantra", "qi"),
    "qi-from-supply": ("board", "mantra", "qi"),
    "mantra-works": ("board", "mantra"),
    "mantra-spoiled": ("mantra", "count"),
    "mantra-gone": ("mantra",),
    "mantra-revealed": ("mantra",),
    "blood-brother": ("board", "brother"),
    "blood-brother-lost": ("board", "brother"),
    "travelled": ("board", "place"),
    "enfeebled": ("board", "target"),
    "ghost-discarded": ("board", "card", "space"),
    "curse-unlearned": ("curse",),
    "buried": (),
    "recycled": ("card",),
    "buddha-placed": ("space",),
}
