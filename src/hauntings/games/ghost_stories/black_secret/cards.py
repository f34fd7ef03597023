"""Black Secret's ghosts, incarnations, curses, Blood Mantras, demons and catacomb tokens as numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

import hauntings
from hauntings.games.ghost_stories.cards import (
    BLACK,
    COLOUR_NAMES,
    KIND_GHOST,
    KIND_INCARNATION,
    KIND_SUMMONING,
    KIND_TOKEN,
    ROW,
    Card,
    Cards,
)
from hauntings.games.ghost_stories.cards import SUMMONING as SUMMONING
from hauntings.games.ghost_stories.geometry import SPACES, Place, Space

DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__)
    .with_name("games")
    .joinpath("ghost_stories", "black_secret", "data.json")
    .read_text("utf-8")
)

# abilities on stones (BS §13)
ACTIVATE_DEMON: Final = 40
CAST_A_CURSE: Final = 41
QI_ON_MANTRA: Final = 42
NO_YIN_YANG: Final = 43
SKELETONS_ARRIVE: Final = 44
SKELETON_EACH_TURN: Final = 45
REVEAL_STACK: Final = 46
LOST_QI_TO_SUPPLY: Final = 47
CURSES_IGNORE_COLOUR: Final = 48
OWN_ABILITIES: Final = 49  # the first number after them

OWN_GHOSTS: Final[list[Card]] = [row["number"] for row in DATA["ghosts"]]
OWN_INCARNATIONS: Final[list[Card]] = [row["number"] for row in DATA["incarnations"]]

# skeletons (BS §12): 100 + the colour of the board they lie on, 104 + the colour for Bones
SKELETON: Final = 100
BONES_SKELETON: Final = 104
FIRST_SKELETON: Final = 101
LAST_SKELETON: Final = 108
SPECIAL_SKELETONS: Final[i64] = DATA["skeleton"]["special_tokens"]

CALLIGRAPHER: Final = 11

# demons (BS §6); the Shadow counts as one where demons are named (BS §7)
SEEKER: Final = 0
LANDSCAPER: Final = 1
GRAVEDIGGER: Final = 2
DEMONS: Final[i64] = 3
SHADOW: Final = 3
DEMON_NAMES: Final[list[str]] = [row["name"] for row in DATA["demons"]] + ["the Shadow"]
DEMON_COST: Final[list[i64]] = [row["cost"] for row in DATA["demons"]]
DEMON_RESISTANCE: Final[list[i64]] = [row["resistance"] for row in DATA["demons"]]
SIDE_A: Final = 0
SIDE_B: Final = 1

# catacombs (BS §11): cells 0-8 lie under the tiles 0-8
CELLS: Final[i64] = 9
CELL_COLOUR: Final[list[list[i64]]] = [
    [COLOUR_NAMES.index(name) for name in side["colours"]] for side in DATA["catacomb_boards"]
]
ENTRANCES: Final[list[list[i64]]] = [list(side["entrances"]) for side in DATA["catacomb_boards"]]
DIRT: Final = 0
BUDDHA: Final = 1
BLOOD_OF_THE_JUST: Final = 2
CURSED_TABLET: Final = 3
BONES: Final = 4
BLOOD_OF_SU_LING: Final = 5
URN: Final = 6
TOKEN_TYPES: Final = 7
TOKEN_NAMES: Final[list[str]] = [row["name"] for row in DATA["catacomb_tokens"]]
TOKEN_SETS: Final[list[list[i64]]] = [  # the nine tokens of each set
    [kind for kind in range(TOKEN_TYPES) for _ in range(row[DATA["catacomb_tokens"][kind]["id"]])]
    for row in DATA["catacomb_sets"]
]
URNS_FOR_SHADOW: Final = 3

# curses (BS §5): levels 1 to 4; the pyramid's spaces are 0-3, 4-6, 7-8, 9
LEVELS: Final = 4
CURSES: Final[i64] = 33  # numbers are below
ORDINARY_CURSES: Final[list[i64]] = [row["number"] for row in DATA["curses"] if not row["white_moon"]]
CURSES_DRAWN: Final[list[i64]] = DATA["curses_drawn"]
PYRAMID_SPACES: Final = 10
ROW_FIRST: Final[list[i64]] = [0, 4, 7, 9]  # of each level less 1
ROW_SIZE: Final[list[i64]] = DATA["pyramid_rows"]

# Blood Mantras (BS §9): slots 0-2 show level 2, 3-4 level 3, 5 level 4
MANTRAS: Final[i64] = 22  # numbers are below
SLOTS: Final[i64] = 6
SLOT_LEVEL: Final[list[i64]] = [int(level) for level, count in DATA["mantras_face_up"].items() for _ in range(count)]
MANTRA_ID: Final[list[str]] = [""] + [row["id"] for row in DATA["mantras"]]
MANTRA_NAME: Final[list[str]] = [""] + [row["name"] for row in DATA["mantras"]]
MANTRA_LEVEL: Final[list[i64]] = [0] + [row["level"] for row in DATA["mantras"]]
ORDINARY_MANTRAS: Final[list[i64]] = [row["number"] for row in DATA["mantras"] if not row["white_moon"]]

LAYOUTS: Final[dict[str, dict[str, list[int]]]] = DATA["deck"]
POINTS_WON: Final[i64] = DATA["scoring"]["won"]
POINTS_LOST: Final[i64] = DATA["scoring"]["lost"]


def enter_secret(cards: Cards) -> None:
    """The rows of Black Secret."""
    cards.add_abilities(ACTIVATE_DEMON, DATA["abilities"])
    for row in DATA["ghosts"]:
        cards.add(row, KIND_GHOST)
    for row in DATA["incarnations"]:
        cards.add(row, KIND_INCARNATION)
    cards.add_thing(SUMMONING, DATA["summoning"]["name"], BLACK, KIND_SUMMONING, 0)
    for first, facts in ((SKELETON, DATA["skeleton"]), (BONES_SKELETON, DATA["bones"])):
        for colour in range(1, BLACK):
            cards.add_thing(Card(first + colour), facts["name"], colour, KIND_TOKEN, facts["resistance"])
            cards.needs[(first + colour) * ROW + colour] = facts["resistance"]
    for row in DATA["curses"]:
        cards.add_curse(row["id"], row["name"], row["level"], row["colour"], [])
    cards.add_tile(CALLIGRAPHER, DATA["tile"]["name"])


def cell_place(cell: i64) -> Place:
    """The cell as a place: they are numbered after the tiles."""
    return Place(CELLS + cell)


def cell_at(place: Place) -> i64:
    """The cell that the place is; negative if it is a tile."""
    return place - CELLS


def tile_above(cell: i64) -> Place:
    return Place(cell)


def other_level(place: Place) -> Place:
    """The cell under the tile, or the tile above the cell."""
    return Place((place + CELLS) % (2 * CELLS))


def demon_target(demon: i64) -> Space:
    """The demon as a target of exorcisms: they are numbered after the ghost spaces."""
    return Space(SPACES + demon)


def demon_at(target: Space) -> i64:
    return target - SPACES


def skeleton(colour: i64, bones: i64) -> Card:
    """The skeleton of a board's colour, a special one or a Bones token."""
    return Card((SKELETON if bones == 0 else BONES_SKELETON) + colour)


def is_skeleton(card: Card) -> bool:
    return FIRST_SKELETON <= card <= LAST_SKELETON
