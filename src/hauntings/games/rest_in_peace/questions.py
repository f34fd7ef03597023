"""The kinds of question a duel asks. Append only: records and action ids count on the order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Kind, all_have_verbs
from hauntings.engine.table import Seat
from hauntings.games.rest_in_peace.cards import CODES, LAST_ROUND, LATER, TOP_GHOST

STEP: Final = 0
NAME_VALUE: Final = 1
FIRST_BAN: Final = 2
SECOND_BAN: Final = 3
BANISH: Final = 4
COPY: Final = 5
SEARCH: Final = 6
RETURN: Final = 7
WHICH_DECK: Final = 8
WHICH_PLAYER: Final = 9
DISCARD: Final = 10
TAKE_BACK: Final = 11
CARRY: Final = 12
CASTLE: Final = 13
MANOR: Final = 14
PLACE: Final = 15
CHOOSE_FIRST: Final = 16

RANDOM_GHOST: Final = 7  # a token of STEP: the card that #6 makes one lay

KINDS: Final = [
    Kind("step", CODES, "card", "lay", later=LATER),
    Kind("name-value", TOP_GHOST + 1, "value", "name"),
    Kind("first-ban", TOP_GHOST + 1, "value", "ban"),
    Kind("second-ban", TOP_GHOST + 1, "value", "ban also"),
    Kind("banish", CODES, "card", "banish", later=LATER),
    Kind("copy", TOP_GHOST + 1, "value", "copy"),
    Kind("search", TOP_GHOST + 1, "value", "fetch"),
    Kind("return", TOP_GHOST + 1, "value", "return"),
    Kind("which-deck", 3, "seat", "show the deck of"),
    Kind("which-player", 3, "seat", "choose"),
    Kind("discard", TOP_GHOST + 1, "value", "discard"),
    Kind("take-back", CODES, "card", "take back", later=LATER),
    Kind("carry", CODES, "card", "carry", later=LATER),
    Kind("castle", LAST_ROUND + 1, "position", "castle at"),
    Kind("manor", LAST_ROUND + 1, "position", "manor at"),
    Kind("place", CODES, "card", "place", later=LATER),
    Kind("choose-first", 3, "seat", "first", since=2),
]
all_have_verbs("rest_in_peace/questions.py", KINDS, [])


def token_for(seat: Seat) -> i64:
    """A seat as a token of a kind that says "seat"; 0 would be nothing."""
    return seat + 1


def seat_of(token: i64) -> Seat:
    """The seat that such a token means."""
    return Seat(token - 1)
