"""The kinds of question that only both expansions together ask (from 120), their words and reasons. Append only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Kind
from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.questions import place_in
from hauntings.games.ghost_stories.white_moon.cards import CORNER_NAMES, FAMILIES, FAMILY_NAMES

BOTH_KINDS_FROM: Final = 120

# Wu-Feng's questions
MOVE_VILLAGER: Final = 120
VILLAGER_TO: Final = 121
TAKE_CRYSTAL: Final = 122
KILL_VILLAGER: Final = 123
MOVE_PORTAL: Final = 124
# the Taoists' question
BLOOD_RESCUE: Final = 125

BOTH_KINDS: Final = [
    Kind("move-villager", PLACES + 1, "place", "move villager of"),
    Kind("villager-to", PLACES + 1, "place", "villager to"),
    Kind("take-crystal", len(CORNER_NAMES) + 1, "corner", "take crystal"),
    Kind("kill-villager", PLACES + 1, "place", "kill villager of"),
    Kind("move-portal", PLACES + 1, "place", "move portal to"),
    Kind("blood-rescue", PLACES + FAMILIES + 1, "villager", "rescue from"),
]
assert BOTH_KINDS_FROM + len(BOTH_KINDS) == BLOOD_RESCUE + 1

# tokens of BLOOD_RESCUE: place + 1, then a family with a dead member
FROM_GRAVEYARD: Final = PLACES  # + family


def corner_in(token: i64) -> i64:
    """The corner of the Mystic Barrier, among the tokens of TAKE_CRYSTAL."""
    return token - 1


# reasons, from 300 on
BOTH_REASONS_FROM: Final = 300
NOWHERE_TO_GO: Final = 300
RECEPTACLE_EMPTY: Final = 301
PORTAL_TILE_FIRST: Final = 302
NOT_FROM_THE_DEAD: Final = 303

BOTH_REASONS: Final[list[tuple[str, str]]] = [
    ("nowhere-to-go", "BS r73"),
    ("receptacle-empty", "BS §5.1"),
    ("portal-tile-first", "BS §9"),
    ("not-from-the-dead", "BS §9"),
]


def both_word(kind: int, token: int) -> str:
    """A token of these kinds in notation; empty if it is another's."""
    if not BOTH_KINDS_FROM <= kind < BOTH_KINDS_FROM + len(BOTH_KINDS):
        return ""
    if token == PASS:
        return "rescue nobody" if kind == BLOOD_RESCUE else ""
    verb = BOTH_KINDS[kind - BOTH_KINDS_FROM].verb
    if kind == TAKE_CRYSTAL:
        return f"{verb} {CORNER_NAMES[corner_in(token)]}"
    if kind == BLOOD_RESCUE and token > FROM_GRAVEYARD:
        return f"rescue dead {FAMILY_NAMES[token - FROM_GRAVEYARD]}"
    return f"{verb} {place_in(token)}"
