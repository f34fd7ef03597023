"""The thirteen ghosts: a card is its number, a set of numbers is a mask with bit n for number n."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

import hauntings

DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__).with_name("games").joinpath("thirteen_ghosts", "data.json").read_text("utf-8")
)

NOTHING: Final = 0  # an empty hand, a hideout not chosen yet
TOP: Final = 13  # the highest number
ALL: Final = 0x3FFE  # the mask of 1 to 13
TWO_BITS: Final = 3
FOUR_BITS: Final = 15

FOUR_IN_A_ROW: Final = 1
USE_AGAIN: Final = 2
EVEN: Final = 3
SHIELD: Final = 4
LOOK_BELOW: Final = 8
LOOK_AT_TOP: Final = 10
PAIR: Final = 11
ONE_OF_THREE: Final = 12
AT_LEAST: Final = 13

NUMBERS: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
STARTS_OF_FOUR: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
STARTS_OF_TWO: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    bit = 1
    for number in numbers:
        mask |= bit << number
    return mask


def at_least(number: i64) -> i64:
    """The mask of a number and all higher ones."""
    bit: i64 = 1
    return (bit << TOP + 1) - (bit << number)


COLOUR: Final[list[str]] = [""] + [row["colour"] for row in DATA["cards"]]
# The question of a blue card without a parameter, else 0.
ASKS: Final[list[i64]] = [0] + [mask_of(row["yes"]) if "yes" in row else 0 for row in DATA["cards"]]
TARGET: Final[list[i64]] = [0, 0] + [int(DATA["constants"]["target"][str(seats)]) for seats in (2, 3, 4)]
DEALT: Final[list[i64]] = [0, 0] + [int(DATA["constants"]["dealt"][str(seats)]) for seats in (2, 3, 4)]
