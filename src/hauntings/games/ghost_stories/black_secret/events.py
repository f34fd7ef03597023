"""What happens in Black Secret, and what the numbers in each event mean.

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

# The events that make the story of a night.
MILESTONES: Final = ["chose-incarnation", "cast", "demon-exorcised", "urn-kept", "shadow-appears", "mantra-works"]

# The rule that each event carries out.
EVENT_SECTIONS: Final[dict[str, str]] = {
    "wu-feng-discards": "BS §4",
    "summoning": "BS §4",
    "took-incarnation": "BS §4",
    "chose-incarnation": "BS §4",
    "incarnation-on-deck": "BS §4",
    "from-discard": "BS §5.1",
    "cast": "BS §4, §5",
    "curses-revealed": "BS §5",
    "pyramid-renewed": "BS §5",
    "lost-yin-yang": "BS §5.1",
    "knocked-down": "BS §8.3",
    "dragged-below": "BS §5.1",
    "bottom-card-gone": "BS §5.1",
    "demon-entered": "BS §4",
    "demon-moved": "BS §6",
    "searched": "BS §6",
    "demon-exorcised": "BS §6",
    "demon-home": "BS §6",
    "shadow-appears": "BS §7",
    "shadow-moved": "BS §7",
    "shadow-attacks": "BS §7",
    "shadow-attacks-tile": "BS §7",
    "stack-revealed": "BS §11",
    "token-revealed": "BS §11",
    "urn-kept": "BS §11",
    "ladder-removed": "BS §8.1",
    "ladder-returned": "BS §8.1",
    "level-changed": "BS §8.1",
    "stood-up": "BS §8.3",
    "skeleton-placed": "BS §12",
    "skeleton-gone": "BS §12",
    "blood": "BS §9",
    "qi-from-supply": "BS §9",
    "mantra-works": "BS §9",
    "mantra-spoiled": "BS §9",
    "mantra-gone": "BS §9",
    "mantra-revealed": "BS §9",
    "blood-brother": "BS §10",
    "blood-brother-lost": "BS §10",
    "travelled": "BS §9",
    "enfeebled": "BS §9",
    "ghost-discarded": "BS §9",
    "curse-unlearned": "BS §9",
    "buried": "BS §9",
    "recycled": "BS §9",
    "buddha-placed": "BS §9",
}
