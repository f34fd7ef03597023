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

# What makes the story of a night.
MOON_MILESTONES: Final = ["villager-died", "rescued", "family-complete", "incarnation-from-box", "barrier"]

# The rule that each event carries out.
MOON_EVENT_SECTIONS: Final[dict[str, str]] = {
    "portal-opens": "WM §3",
    "turned-up": "WM §5.2",
    "villager-died": "WM §6",
    "family-curse": "WM §5.1",
    "retreated": "WM §7.2",
    "led": "WM §5.3",
    "rescued": "WM §5.4",
    "family-complete": "WM §5.4",
    "villager-returned": "WM §11, §12",
    "tao-left-game": "WM §5.1",
    "card-left-game": "WM §5.1, §14",
    "incarnation-from-box": "WM §5.1",
    "put-on-deck": "WM §5.1",
    "swapped": "WM §3.9",
    "laid-down": "WM §15",
    "stood-up": "WM §15",
    "reminder": "WM §8",
    "su-ling-placed": "WM §8",
    "su-ling-left": "WM §8",
    "su-ling-held": "WM §14",
    "portal-held": "WM §14",
    "gained-crystal": "WM §9",
    "spent-crystal": "WM §9",
    "crystal-placed": "WM §9",
    "lost-crystals": "WM §9",
    "barrier-due": "WM §10",
    "barrier": "WM §10",
    "barrier-turn": "WM §10",
    "barrier-crystals": "WM §10",
    "barrier-over": "WM §10",
    "gained-artifact": "WM §5.4",
    "used-artifact": "WM §11",
    "artifact-lost": "WM §16",
    "armor-ignores": "WM §11",
    "shield-sends": "WM §11",
    "sword-drawn": "WM §11",
    "came": "WM §11",
    "school": "WM §12",
    "school-failed": "WM §12",
    "power-tokens-back": "WM §11",
}
