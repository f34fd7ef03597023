"""What happens with White Moon, and what the numbers of each event are.

`family` 1-12 (cards.FAMILY_NAMES), `artifact` 0-7 (cards.ARTIFACT_NAMES), `corner` 0-3 (NW NE SE SW), `cause` of a
death (table.BY_...), `space` of the ghost that did it or -1.
"""

from __future__ import annotations

from typing import Final

MOON_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "portal-opens": ("place",),
    "turned-up": ("family", "place"),
    "villager-died": ("family", "place", "cause", "space"),
    "family-curse": ("family", "board", "place"),
    "retreated": ("family", "start", "end", "space"),
    "led": ("board", "family", "start", "end"),
    "rescued": ("family", "place"),
    "family-complete": ("family",),
    "villager-returned": ("family", "place"),
    "tao-left-game": ("colour", "board"),  # board -1: from the supply, -2: from the Circle of Prayer
    "card-left-game": ("left",),  # cards in the deck now
    "incarnation-from-box": ("board", "card"),
    "put-on-deck": ("card",),
    "swapped": ("card", "other"),
    "laid-down": ("board",),
    "stood-up": ("board",),
    "reminder": ("board",),
    "su-ling-placed": ("space",),
    "su-ling-left": ("space",),
    "su-ling-held": ("card",),
    "portal-held": ("card",),
    "gained-crystal": ("board",),
    "spent-crystal": ("board",),
    "crystal-placed": ("board", "corner"),  # board -1: from the reserve
    "lost-crystals": ("board", "count"),
    "barrier-due": (),
    "barrier": ("board",),
    "barrier-turn": ("board", "choice"),  # 0 passes, 1 rolls, 2 rescues
    "barrier-crystals": ("board", "count"),
    "barrier-over": (),
    "gained-artifact": ("board", "artifact"),
    "used-artifact": ("board", "artifact"),
    "artifact-lost": ("artifact",),
    "armor-ignores": ("board", "card", "space"),
    "shield-sends": ("board", "card"),
    "sword-drawn": ("board",),
    "came": ("board", "place"),
    "school": ("board", "colour"),
    "school-failed": ("board",),
    "power-tokens-back": ("board", "count"),
}
