"""The cards as numbers: a Ghost is its value (1-6), psychic n is PSYCHIC + n. Their facts come from data.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

import hauntings

DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__).with_name("games").joinpath("rest_in_peace", "data.json").read_text("utf-8")
)

TOP_GHOST: Final = 6
PSYCHIC: Final = 10
CODES: Final = 40  # every card code is below

YOU_WONT_HAVE_IT: Final = 11
AUNTIE: Final = 12
REVEAL_YOURSELF: Final = 13
LADY_IN_WHITE: Final = 14
SIR_NICHOLAS: Final = 15
TRIPPED: Final = 16
POSTPONED_WEDDING: Final = 17
ACRO_BATS: Final = 18
GHOSSSSST: Final = 19
POLTERGEIST: Final = 20
BE_GONE: Final = 21
YOU_DONT_SCARE_ME: Final = 22
NOW_OR_NEVER: Final = 23
TWOS_MORE_FUN: Final = 24
STILL_ME: Final = 25
DOUBLE_VISION: Final = 26
WRAITH_TO_THE_BOTTOM: Final = 27
ILL_BE_BACK: Final = 28
CHRISTMAS_YET_TO_COME: Final = 29
MEET_AT_THE_END: Final = 30
BLOODY_MARY: Final = 31
PLAYING_DEAD: Final = 32
GHOSTLY_GOLDFISH: Final = 33
PRIVATE_LOUNGE: Final = 34
NEVER_SEEN_AGAIN: Final = 35
I_PITY_THE_GHOUL: Final = 36
CREEPY_LULL: Final = 37
HOUSE_SWAP: Final = 38
WERE_WORTHLESS: Final = 39

DECK: Final[list[i64]] = [0] + [int(DATA["ghost_deck"][str(value)]) for value in range(1, TOP_GHOST + 1)]
VALUE: Final[list[i64]] = list(range(TOP_GHOST + 1)) + [0] * (PSYCHIC - TOP_GHOST)
UNITS: Final[list[i64]] = [1] * (PSYCHIC + 1)
LEVEL: Final[list[i64]] = [0] * (PSYCHIC + 1)
NAME: Final[list[str]] = [str(value) for value in range(PSYCHIC + 1)]
for row in DATA["psychics"]:
    VALUE.append(row["value"])
    UNITS.append(row["units"])
    LEVEL.append(row["level"])
    NAME.append(row["name"])

START_HAND: Final[i64] = DATA["constants"]["start_hand"]
DRAW: Final[i64] = DATA["constants"]["draw_per_round"]
MANORS: Final[i64] = DATA["constants"]["manors"]
CASTLES: Final[i64] = DATA["constants"]["castles"]
WIN_MANORS: Final[i64] = DATA["constants"]["win_manors"]
WIN_CASTLES: Final[i64] = DATA["constants"]["win_castles"]
LAST_ROUND: Final[i64] = DATA["constants"]["rounds"]
ROW: Final[i64] = DATA["constants"]["psychics_in_row"]
OPEN_AT_START: Final[i64] = DATA["constants"]["learning_open_at_start"]
