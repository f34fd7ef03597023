"""Ghosts, incarnations, tiles and powers as numbers. Their facts come from data.json; expansions add rows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

import hauntings

DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__).with_name("games").joinpath("ghost_stories", "data.json").read_text("utf-8")
)

# colours: of boards, ghosts, Tao tokens and die faces (a face is a colour or white)
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
BLACK: Final = 5
WHITE: Final = 6
COLOURS: Final = 5
ROW: Final = 6  # places in a list by colour; 0 is unused
FACES: Final = 7  # places in a list by die face; 0 is unused
COLOUR_NAMES: Final = ["", "red", "green", "blue", "yellow", "black", "white"]

# abilities: what a stone says, and the seam that does it (GS §6)
HAUNTER: Final = 0
TORMENTOR: Final = 1
DICE_IMMUNE: Final = 2
SUMMON_GHOST: Final = 3
BLOCK_POWER: Final = 4
FAST_HAUNTER: Final = 5
CAPTURE_DIE: Final = 6
LOSE_QI: Final = 7
BLOCK_TAO: Final = 8
HAUNT_TILE: Final = 9
GROUP_LOSE_TAO: Final = 10
BLOCK_ALL_POWERS: Final = 11
CLEAR_CIRCLE: Final = 12
WHITE_VOID: Final = 13
OPPOSITE_FREE: Final = 14
ONLY_AFTER_BUDDHA: Final = 15
CURSE_DIE: Final = 16
GAIN_TAO_1: Final = 17
GAIN_TAO_2: Final = 18
GAIN_QI_OR_YIN_YANG: Final = 19
GROUP_GAIN: Final = 20
ABILITIES: Final[list[str]] = list(DATA["abilities"])  # in this order; 21 to 39 White Moon, 40 to 59 Black Secret
ABILITIES.extend([""] * (60 - len(ABILITIES)))

# cards that a rule names
GHOSTS: Final = 55
HOWLING_NIGHTMARE: Final = 56
UNCATCHABLE: Final = 57
FORGOTTEN_ONES: Final = 60
NAMELESS: Final = 65
CARDS: Final = 128  # every card number is below: 1 to 65 base, 66 to 81 White Moon, 82 to 127 Black Secret

KIND_GHOST: Final = 0  # what the back of a deck slot tells
KIND_INCARNATION: Final = 1
KIND_SUMMONING: Final = 2  # a Summoning card stands for an incarnation (BS §2.9)
SUMMONING: Final = 97  # they are all alike
KIND_TOKEN: Final = 3  # no card at all, though it lies on a ghost space: a skeleton (BS §12)

CARD_NAME: Final[list[str]] = [""] * CARDS
CARD_COLOUR: Final[list[i64]] = [0] * CARDS
CARD_KIND: Final[list[i64]] = [0] * CARDS
RESISTANCE: Final[list[i64]] = [0] * CARDS
NEEDS: Final[list[i64]] = [0] * ((CARDS + ROW) * ROW)  # [card * ROW + colour]; CARDS + colour: see `rules.needs_of`
LEFT: Final[list[list[i64]]] = [[] for _ in range(CARDS)]
CENTRE: Final[list[list[i64]]] = [[] for _ in range(CARDS)]
RIGHT: Final[list[list[i64]]] = [[] for _ in range(CARDS)]
MANY_COLOURS: Final[list[bool]] = [False] * (CARDS + ROW)
# by ability and card, for what is asked at every step (compiled, `in` on a list is slow)
ON_LEFT: Final[list[bool]] = [False] * (60 * CARDS)  # [ability * CARDS + card]
IN_CENTRE: Final[list[bool]] = [False] * (60 * CARDS)


def add_card(row: dict[str, Any], kind: i64) -> None:
    """Enter one card into the tables."""
    card = row["number"]
    CARD_NAME[card] = row["name"]
    CARD_COLOUR[card] = COLOUR_NAMES.index(row["colour"])
    CARD_KIND[card] = kind
    RESISTANCE[card] = row["resistance"]
    for colour, count in row["needs"].items():
        NEEDS[card * ROW + COLOUR_NAMES.index(colour)] = count
    LEFT[card] = [ABILITIES.index(key) for key in row["left"]]
    CENTRE[card] = [ABILITIES.index(key) for key in row["centre"]]
    RIGHT[card] = [ABILITIES.index(key) for key in row["right"]]
    MANY_COLOURS[card] = len(row["needs"]) > 1
    for ability in LEFT[card]:
        ON_LEFT[ability * CARDS + card] = True
    for ability in CENTRE[card]:
        IN_CENTRE[ability * CARDS + card] = True


for ghost_row in DATA["ghosts"]:
    add_card(ghost_row, KIND_GHOST)
for incarnation_row in DATA["incarnations"]:
    add_card(incarnation_row, KIND_INCARNATION)

BASE_GHOSTS: Final[list[i64]] = [row["number"] for row in DATA["ghosts"]]
BASE_INCARNATIONS: Final[list[i64]] = [row["number"] for row in DATA["incarnations"]]

# village tiles (GS §10)
CEMETERY: Final = 0
TAOIST_ALTAR: Final = 1
HERBALISTS_SHOP: Final = 2
SORCERERS_HUT: Final = 3
NIGHT_WATCHMANS_BEAT: Final = 4
CIRCLE_OF_PRAYER: Final = 5
PAVILION: Final = 6
TEA_HOUSE: Final = 7
BUDDHIST_TEMPLE: Final = 8
GUARD_TOWER: Final = 9
BASE_TILES: Final[list[i64]] = list(range(9))
TILE_NAMES: Final[list[str]] = [row["name"] for row in DATA["tiles"]] + ["", ""]  # 10 White Moon, 11 Black Secret

# Taoist powers (GS §16.1): 2 * (colour of the board - 1) + face
SPIRES: Final = 0
TWIN_WINDS: Final = 1
GODS_FAVORITE: Final = 2
STRENGTH: Final = 3
HEAVENLY_GUST: Final = 4
SECOND_WIND: Final = 5
POCKETS: Final = 6
MANTRA: Final = 7
POWER_NAMES: Final[list[str]] = [row["name"] for row in DATA["powers"]]

# the Curse die (GS §6)
CURSE_FACES: Final = 6
CURSE_HAUNT: Final = 2
CURSE_GHOST: Final = 3
CURSE_TAO: Final = 4
CURSE_QI: Final = 5

TAO_TOKENS: Final[i64] = DATA["components"]["tao_tokens_per_colour"]
QI_TOKENS: Final[i64] = DATA["components"]["qi_tokens"]
BUDDHAS: Final[i64] = DATA["components"]["buddhas"]
TAO_DICE: Final[i64] = DATA["components"]["tao_dice"]
HERBALIST_DICE: Final[i64] = DATA["components"]["herbalist_dice"]
NEUTRAL_QI: Final[i64] = DATA["neutral_qi"]


def is_incarnation(card: i64) -> bool:
    return CARD_KIND[card] == KIND_INCARNATION


def is_ghost(card: i64) -> bool:
    """An ordinary ghost card: no incarnation, no token, not 0."""
    return card != 0 and CARD_KIND[card] == KIND_GHOST


def is_card(card: i64) -> bool:
    """A ghost card or an incarnation; a skeleton is none (BS §12)."""
    return card != 0 and CARD_KIND[card] != KIND_TOKEN
