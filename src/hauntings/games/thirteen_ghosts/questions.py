"""The kinds of question a round asks. Append only: records and action ids count on the order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Kind, all_have_verbs
from hauntings.engine.table import Seat

HIDE: Final = 0
HIDE_PARTNER: Final = 1
KEEP: Final = 2
ACT: Final = 3
NUMBER: Final = 4
PAIR_FROM: Final = 5
FOUR_FROM: Final = 6
NUMBER_OR_HIGHER: Final = 7
FIRST_OF_THREE: Final = 8
SECOND_OF_THREE: Final = 9
THIRD_OF_THREE: Final = 10
TEXT: Final = 11
TOP_CARD: Final = 12
LOWEST_CARD: Final = 13
HIDER: Final = 14
CHOOSE_FIRST: Final = 15

# tokens of ACT
USE: Final = 1
NAME: Final = 2
# a token of TEXT beside the numbers of open cards
EXTRA_TURN: Final = 14

KINDS: Final = [
    Kind("hide", 14, "card", "hide in"),
    Kind("hide-partner", 14, "card", "hide partner in"),
    Kind("keep", 14, "card", "keep"),
    Kind("act", 3, "action"),
    Kind("number", 14, "number", "name"),
    Kind("pair-from", 13, "pair", "name"),
    Kind("four-from", 11, "four", "ask"),
    Kind("number-or-higher", 14, "at-least", "ask"),
    Kind("first-of-three", 14, "number", "ask"),
    Kind("second-of-three", 14, "number", "or"),
    Kind("third-of-three", 14, "number", "or"),
    Kind("text", 15, "text", "use again"),
    Kind("top-card", 14, "card", "on top"),
    Kind("lowest-card", 14, "card", "lowest"),
    Kind("hider", 5, "seat", "hider"),
    Kind("choose-first", 5, "seat", "first"),
]
all_have_verbs("thirteen_ghosts/questions.py", KINDS, [ACT])


def token_for(seat: Seat) -> i64:
    """A seat as a token of a kind that says "seat"; 0 would be nothing."""
    return seat + 1


def seat_of(token: i64) -> Seat:
    """The seat that such a token means."""
    return Seat(token - 1)
