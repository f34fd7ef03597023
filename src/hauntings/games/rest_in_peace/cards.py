"""The cards as numbers: a Ghost is its value (1-6), psychic n is PSYCHIC + n.

A psychic is a row of data.json, and all that is true of it alone stands there:
- `id`, `name`, `level`; `value` and `units` (#23 counts as two); `ghost`: it works as a Ghost (RIP §3)
- `mark`: what its mark says: "named" (a value it names), "value" (the value it has now), or nothing that all see
- `on_play`: the effect when it is laid; null if there is none, or if it lasts and is computed
- `ends_round`: laying it ends the round
- `round_10`: its place in the order of RIP §6 (phase and number) and its effect there; null if it only counts
- `sign`, `prints`: what the page draws on it
- `since`: the rules version that brought it; games of older versions are played without it

A card that a rule of the game names has its code below; others need none.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NewType, cast

from mypy_extensions import i64

import hauntings
from hauntings.engine.zones import spread

DATA: Final[dict[str, Any]] = json.loads(
    Path(hauntings.__file__).with_name("games").joinpath("rest_in_peace", "data.json").read_text("utf-8")
)

# compiled it is an i64 and costs nothing; a value, and a card that a rule names, stay plain numbers
Card = NewType("Card", i64)

TOP_GHOST: Final = 6
PSYCHIC: Final = 10

YOU_WONT_HAVE_IT: Final = 11
AUNTIE: Final = 12
REVEAL_YOURSELF: Final = 13
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

COLUMNS: Final = (
    "id", "name", "level", "value", "units", "ghost", "mark", "on_play", "ends_round", "round_10", "sign", "prints",
    "since",
)  # fmt: skip


def in_row(row: dict[str, Any]) -> str:
    """Where an error is, for a reader."""
    return f"games/rest_in_peace/data.json, psychic {row.get('id', '?')} {row.get('name', 'without a name')!r}"


def whole(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The psychics, numbered from 1 on, each with all its columns; or a ValueError that says what is missing."""
    for number, row in enumerate(rows, 1):
        for column in COLUMNS:
            if column not in row:
                raise ValueError(f"{in_row(row)}: the column {column!r} is missing")
        if not row["name"].isascii():
            raise ValueError(f"{in_row(row)}: the name is not ASCII; notation has no other letters (docs/notation.md)")
        if row["id"] != number:
            raise ValueError(f"{in_row(row)}: the id should be {number}")
        if number > 1 and row["since"] < rows[number - 2]["since"]:
            raise ValueError(f"{in_row(row)}: it came in version {row['since']}, before the psychic above it")
    return rows


PSYCHICS: Final[list[dict[str, Any]]] = whole(DATA["psychics"])
CODES: Final[i64] = PSYCHIC + 1 + len(PSYCHICS)  # every card code is below
LATER: Final[list[int]] = [row["since"] for row in PSYCHICS if row["since"] > 1]  # for kinds whose tokens are cards
MARKED: Final = -1  # in BASE: the card's mark is its value

DECK: Final[list[i64]] = [0] + [int(DATA["ghost_deck"][str(value)]) for value in range(1, TOP_GHOST + 1)]
NO_FACTS: Final[list[i64]] = [0] * (PSYCHIC - TOP_GHOST)
VALUE: Final[list[i64]] = [*range(TOP_GHOST + 1), *NO_FACTS, *[row["value"] for row in PSYCHICS]]
BASE: Final[list[i64]] = VALUE[: PSYCHIC + 1] + [MARKED if row["mark"] == "value" else row["value"] for row in PSYCHICS]
UNITS: Final[list[i64]] = [1] * (PSYCHIC + 1) + [row["units"] for row in PSYCHICS]
LEVEL: Final[list[i64]] = [0] * (PSYCHIC + 1) + [row["level"] for row in PSYCHICS]
GHOST_LIKE: Final[list[bool]] = [True] * (PSYCHIC + 1) + [row["ghost"] for row in PSYCHICS]
ENDS_ROUND: Final[list[bool]] = [False] * (PSYCHIC + 1) + [row["ends_round"] for row in PSYCHICS]
MARK: Final[list[str]] = [""] * (PSYCHIC + 1) + [row["mark"] or "" for row in PSYCHICS]
NAME: Final[list[str]] = [str(value) for value in range(PSYCHIC + 1)] + [row["name"] for row in PSYCHICS]

START_HAND: Final[i64] = DATA["constants"]["start_hand"]
DRAW: Final[i64] = DATA["constants"]["draw_per_round"]
MANORS: Final[i64] = DATA["constants"]["manors"]
CASTLES: Final[i64] = DATA["constants"]["castles"]
WIN_MANORS: Final[i64] = DATA["constants"]["win_manors"]
WIN_CASTLES: Final[i64] = DATA["constants"]["win_castles"]
LAST_ROUND: Final[i64] = DATA["constants"]["rounds"]
ROW: Final[i64] = DATA["constants"]["psychics_in_row"]
OPEN_AT_START: Final[i64] = DATA["constants"]["learning_open_at_start"]


def ghost(value: i64) -> Card:
    """The Ghost of a value."""
    return Card(value)


def ghosts(counts: list[i64]) -> list[Card]:
    """The Ghosts behind counts[value], in ascending order."""
    return cast("list[Card]", spread(counts))
