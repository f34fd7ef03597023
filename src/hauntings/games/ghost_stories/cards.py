"""Ghosts, incarnations, tiles and powers as numbers. The facts of a box's cards are in its `Cards`: the rows of
data.json and those of its expansions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NewType

from mypy_extensions import i64

import hauntings

DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__).with_name("games").joinpath("ghost_stories", "data.json").read_text("utf-8")
)

Card = NewType("Card", i64)  # what may lie on a ghost space; compiled it is an i64 and costs nothing
NO_CARD: Final = Card(0)

# colours: of boards, ghosts, Tao tokens and die faces (a face is a colour or white)
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
BLACK: Final = 5
WHITE: Final = 6
COLOURS: Final[i64] = 5
ROW: Final[i64] = 6  # places in a list by colour; 0 is unused
FACES: Final[i64] = 7  # places in a list by die face; 0 is unused
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
# cards that a rule names
GHOSTS: Final = 55
HOWLING_NIGHTMARE: Final = Card(56)
UNCATCHABLE: Final = Card(57)
FORGOTTEN_ONES: Final = Card(60)
NAMELESS: Final = Card(65)
CARDS: Final = 128  # ours are below: 1 to 65 base, 66 to 81 White Moon, 82 to 127 Black Secret (blocks.py)

KIND_GHOST: Final = 0  # what the back of a deck slot tells
KIND_INCARNATION: Final = 1
KIND_SUMMONING: Final = 2  # a Summoning card stands for an incarnation (BS §2.9)
SUMMONING: Final = Card(97)  # they are all alike
KIND_TOKEN: Final = 3  # no card at all, though it lies on a ghost space: a skeleton (BS §12)

BASE_GHOSTS: Final[list[Card]] = [row["number"] for row in DATA["ghosts"]]
BASE_INCARNATIONS: Final[list[Card]] = [row["number"] for row in DATA["incarnations"]]

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
TILE_NUMBERS: Final = 12  # ours are below: 10 White Moon, 11 Black Secret (blocks.py)

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


COLUMNS: Final = ["number", "name", "colour", "resistance", "needs", "left", "centre", "right"]  # of a ghost's row


def called(row: dict[str, Any]) -> str:
    return f"card {row.get('number', '?')} {row.get('name', '')!r}"


def found(row: dict[str, Any], name: str, names: list[str], what: str) -> int:
    """The number of what a row names, or a ValueError that says which names there are."""
    if name not in names:
        raise ValueError(f"{called(row)}: there is no {what} {name!r}; there are {', '.join(filter(None, names))}")
    return names.index(name)


class Cards:
    """The facts of one box: its cards, what their stones say, and its tiles, all by number. Filled once, when the box
    is made, by the base game and then by each of its expansions."""

    def __init__(self) -> None:
        self.numbers: Final[list[Card]] = []  # all that may lie on a ghost space, in the order of the rulebooks
        self.name: Final[list[str]] = []
        self.colour: Final[list[i64]] = []
        self.kind: Final[list[i64]] = []
        self.resistance: Final[list[i64]] = []
        self.needs: Final[list[i64]] = []  # [card * ROW + colour]
        self.many_colours: Final[list[bool]] = []
        self.left: Final[list[list[i64]]] = []
        self.centre: Final[list[list[i64]]] = []
        self.right: Final[list[list[i64]]] = []
        # abilities
        self.ability: Final[list[str]] = []
        self.lasts: Final[list[bool]] = []  # as long as the ghost is in play
        # [ability][card], for what is asked at every step (compiled, `in` on a list is slow)
        self.on_left: Final[list[list[bool]]] = []
        self.in_centre: Final[list[list[bool]]] = []
        self.on_right: Final[list[list[bool]]] = []
        # tiles
        self.tiles: Final[list[int]] = []
        self.tile_name: Final[list[str]] = []
        # curse tokens (BS §5), those of others after our own
        self.curse_id: Final[list[str]] = [""]
        self.curse_name: Final[list[str]] = [""]
        self.curse_level: Final[list[i64]] = [0]
        self.curse_colour: Final[list[i64]] = [0]
        self.curse_parts: Final[list[list[i64]]] = [[]]  # a house curse does what these do, one after the other
        # what the judges make of a card (judge/worth.py)
        self.threat: Final[list[float]] = []  # the part of it that is always the same
        self.reward: Final[list[float]] = []  # beside a Qi or a Yin-Yang

        self.make_room(CARDS + ROW)
        self.add_abilities(HAUNTER, DATA["abilities"])
        for row in DATA["ghosts"]:
            self.add(row, KIND_GHOST)
        for row in DATA["incarnations"]:
            self.add(row, KIND_INCARNATION)
        for tile, row in enumerate(DATA["tiles"]):
            self.add_tile(tile, row["name"])
        while len(self.tile_name) < TILE_NUMBERS:
            self.tile_name.append("")
        # the stones that are asked for most
        self.haunts: Final = self.in_centre[HAUNTER]
        self.torments: Final = self.in_centre[TORMENTOR]
        self.immune: Final = self.in_centre[DICE_IMMUNE]
        self.blocks: Final = self.on_left[BLOCK_POWER]
        self.captures: Final = self.on_left[CAPTURE_DIE]
        self.locks: Final = self.on_left[BLOCK_TAO]

    def make_room(self, count: int) -> None:
        """For cards below that number. The last row stays blank: an unseen card, -1, reads as an ordinary ghost."""
        more = max(0, count - len(self.name))
        self.name.extend([""] * more)
        self.colour.extend([0] * more)
        self.kind.extend([KIND_GHOST] * more)
        self.resistance.extend([0] * more)
        self.needs.extend([0] * (more * ROW))
        self.many_colours.extend([False] * more)
        self.threat.extend([0.0] * more)
        self.reward.extend([0.0] * more)
        for _ in range(more):
            self.left.append([])
            self.centre.append([])
            self.right.append([])
        for table in (self.on_left, self.in_centre, self.on_right):
            for row in table:
                row.extend([False] * more)

    def add_abilities(self, first: int, rows: dict[str, Any]) -> None:
        """What stones may say, numbered from `first` on: by its key whether it lasts."""
        for place, key in enumerate(rows):
            while len(self.ability) <= first + place:
                self.ability.append("")
                self.lasts.append(False)
                for table in (self.on_left, self.in_centre, self.on_right):
                    table.append([False] * len(self.name))
            if self.ability[first + place]:
                raise ValueError(
                    f"ability {first + place} is {self.ability[first + place]} already, not {key}: see blocks.py"
                )
            self.ability[first + place] = key
            self.lasts[first + place] = rows[key]["lasts"]

    def add(self, row: dict[str, Any], kind: i64) -> None:
        """Enter one ghost or incarnation."""
        for column in COLUMNS:
            if column not in row:
                raise ValueError(f"{called(row)}: the column {column!r} is missing")
        card: Card = row["number"]
        needs: dict[str, int] = row["needs"]
        self.add_thing(card, row["name"], found(row, row["colour"], COLOUR_NAMES, "colour"), kind, row["resistance"])
        for colour, count in needs.items():
            self.needs[card * ROW + found(row, colour, COLOUR_NAMES, "colour")] = count
        self.many_colours[card] = len(needs) > 1
        self.left[card] = [found(row, key, self.ability, "ability") for key in row["left"]]
        self.centre[card] = [found(row, key, self.ability, "ability") for key in row["centre"]]
        self.right[card] = [found(row, key, self.ability, "ability") for key in row["right"]]
        for ability in self.left[card]:
            self.on_left[ability][card] = True
        for ability in self.centre[card]:
            self.in_centre[ability][card] = True
        for ability in self.right[card]:
            self.on_right[ability][card] = True

    def add_thing(self, card: Card, name: str, colour: i64, kind: i64, resistance: i64) -> None:
        """Enter what needs nothing yet and has no stones: a Summoning card, a skeleton (BS §2.9, §12)."""
        self.make_room(card + 2)
        if self.name[card]:
            raise ValueError(f"card {card} is {self.name[card]} already, not {name}: see blocks.py")
        self.numbers.append(card)
        self.name[card] = name
        self.colour[card] = colour
        self.kind[card] = kind
        self.resistance[card] = resistance

    def add_tile(self, tile: int, name: str) -> None:
        while len(self.tile_name) <= tile:
            self.tile_name.append("")
        if self.tile_name[tile]:
            raise ValueError(f"tile {tile} is {self.tile_name[tile]} already, not {name}: see blocks.py")
        self.tiles.append(tile)
        self.tile_name[tile] = name

    def add_curse(self, name: str, text: str, level: i64, colour: str, parts: list[i64]) -> i64:
        """Enter a curse token by its id, the name that is read, level, colour, and for a house curse what it does."""
        self.curse_id.append(name)
        self.curse_name.append(text)
        self.curse_level.append(level)
        self.curse_colour.append(COLOUR_NAMES.index(colour))
        self.curse_parts.append(parts)
        return len(self.curse_id) - 1

    def is_incarnation(self, card: Card) -> bool:
        return self.kind[card] == KIND_INCARNATION

    def is_ghost(self, card: Card) -> bool:
        """An ordinary ghost card: no incarnation, no token, not 0."""
        return card != 0 and self.kind[card] == KIND_GHOST

    def is_card(self, card: Card) -> bool:
        """A ghost card or an incarnation; a skeleton is none (BS §12)."""
        return card != 0 and self.kind[card] != KIND_TOKEN
