"""Families, artifacts, ghosts and incarnations of White Moon as numbers.

Members of a family cannot be told apart by any rule, so a villager is the number of its family.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

import hauntings
from hauntings.games.ghost_stories.cards import (
    BLACK,
    CARDS,
    COLOUR_NAMES,
    KIND_GHOST,
    KIND_INCARNATION,
    ROW,
    Card,
    Cards,
)
from hauntings.games.ghost_stories.geometry import PLACES, SPACE_NAMES, SPACES, Place, Space

MOON_DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__).with_name("games").joinpath("ghost_stories", "white_moon", "data.json").read_text("utf-8")
)

# families (WM §5.1)
LONG: Final = 1
CHANG: Final = 2
TENG: Final = 3
WENG: Final = 4
WU: Final = 5
MIAO: Final = 6
XIANG: Final = 7
SHENG: Final = 8
SUN: Final = 9
LI: Final = 10
ZHOU: Final = 11
HUA: Final = 12
FAMILIES: Final[i64] = 12
FAMILY_NAMES: Final[list[str]] = ["", *[row["name"] for row in MOON_DATA["families"]]]
FAMILY_SIZE: Final[list[i64]] = [0, *[row["size"] for row in MOON_DATA["families"]]]
CURSE_COLOUR: Final[list[i64]] = [0, *[COLOUR_NAMES.index(row.get("colour", "")) for row in MOON_DATA["families"]]]
VILLAGERS: Final[list[i64]] = [family for family in range(1, FAMILIES + 1) for _ in range(FAMILY_SIZE[family])]
VILLAGERS_A_TILE: Final[i64] = MOON_DATA["components"]["villagers_a_tile"]
DEATHS_THAT_LOSE: Final[i64] = MOON_DATA["deaths_that_lose"]

# artifacts (WM §11)
LIFE_POTION: Final = 0
MOON_DUST: Final = 1
SCROLL_OF_UNITY: Final = 2
FIREWORK: Final = 3
VENGEFUL_CLAW: Final = 4
ARMOR_OF_THE_JUST: Final = 5
SHIELD_OF_TIME: Final = 6
DIVINE_SWORD: Final = 7
ARTIFACTS: Final[i64] = 8
ARTIFACT_NAMES: Final[list[str]] = [row["name"] for row in MOON_DATA["artifacts"]]
ARTIFACT_IDS: Final[list[str]] = [row["id"] for row in MOON_DATA["artifacts"]]
ARTIFACT_OF: Final[list[i64]] = [  # by family, -1: another reward
    -1,
    *[ARTIFACT_IDS.index(row["artifact"]) if "artifact" in row else -1 for row in MOON_DATA["families"]],
]

# crystals and receptacles (WM §2, §9): NW, NE, SE, SW
CRYSTALS: Final[i64] = MOON_DATA["components"]["moon_crystals"]
BARRIER_DICE: Final[i64] = MOON_DATA["components"]["barrier_dice"]
CORNER_NAMES: Final = ["NW", "NE", "SE", "SW"]
CORNER_PLACE: Final[list[Place]] = [row["corner"] for row in MOON_DATA["geometry"]["receptacles"]]
CORNER_AT: Final[list[i64]] = [-1] * (2 * PLACES)  # the receptacle at each place, -1: none, as everywhere below (BS)
CORNER_BY: Final[list[i64]] = [-1] * SPACES  # the receptacle next to each icon, -1: none
for corner_number, corner_row in enumerate(MOON_DATA["geometry"]["receptacles"]):
    CORNER_AT[corner_row["corner"]] = corner_number
    for icon_name in corner_row["icons"]:
        CORNER_BY[SPACE_NAMES.index(icon_name)] = corner_number
RING: Final = [Space(SPACE_NAMES.index(name)) for name in MOON_DATA["geometry"]["clockwise_ring"]]

# abilities: 21 on
DEVOURER: Final = 21
DEVOUR: Final = 22
GAIN_CRYSTAL: Final = 23
GROUP_GAIN_CRYSTAL: Final = 24
PORTAL_REMOVED: Final = 25
SU_LING_REMOVED: Final = 26
KILL_FACE_UP: Final = 27
KNOCK_DOWN_ALL: Final = 28
REMOVE_BOTTOM_2: Final = 29
SUMMON_EACH_YIN: Final = 30
SHAPESHIFT: Final = 31

# cards that a rule names
GREY_HUNTER: Final = Card(75)
GATE_KEEPER: Final = Card(76)
VORACIOUS: Final = Card(77)
HOWLING_ONDINE: Final = Card(78)
ROOT_MASTER: Final = Card(79)
TIME_KEEPER: Final = Card(80)
SHAPESHIFTER: Final = Card(81)
MOON_GHOSTS: Final[list[Card]] = [row["number"] for row in MOON_DATA["ghosts"]]
MOON_INCARNATIONS: Final[list[Card]] = [row["number"] for row in MOON_DATA["incarnations"]]
SHAPESHIFTER_ON: Final = CARDS  # + colour: the row of its needs on a board of that colour (WM §14)

# the tile (WM §12)
KUNG_FU_SCHOOL: Final = 10

PRE_RESCUED: Final[list[i64]] = [0, *[MOON_DATA["players"][str(count)]["pre_rescued"] for count in range(1, 5)]]
PER_RESCUED: Final[i64] = MOON_DATA["scoring"]["rescued_villager"]
PORTAL_POINTS: Final[dict[str, Any]] = MOON_DATA["scoring"]["portal"]
EDGES: Final = [Place(n) for n in (1, 3, 5, 7)]


def enter_moon(cards: Cards) -> None:
    """The rows of White Moon."""
    cards.add_abilities(DEVOURER, MOON_DATA["abilities"])
    for row in MOON_DATA["ghosts"]:
        cards.add(row, KIND_GHOST)
    for row in MOON_DATA["incarnations"]:
        cards.add(row, KIND_INCARNATION)
    for colour in range(1, BLACK):
        cards.needs[(SHAPESHIFTER_ON + colour) * ROW + colour] = cards.resistance[SHAPESHIFTER]
    cards.add_tile(KUNG_FU_SCHOOL, MOON_DATA["tiles"][0]["name"])
