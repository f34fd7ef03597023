"""The kinds of question a duel asks. Append only: records and action ids count on the order."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hauntings.engine.box import Kind
from hauntings.engine.table import Seat
from hauntings.games.rest_in_peace.cards import CODES, LAST_ROUND, LATER, TOP_GHOST, Card

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
    Kind("step", CODES, "card", later=LATER),
    Kind("name-value", TOP_GHOST + 1, "value"),
    Kind("first-ban", TOP_GHOST + 1, "value"),
    Kind("second-ban", TOP_GHOST + 1, "value"),
    Kind("banish", CODES, "card", later=LATER),
    Kind("copy", TOP_GHOST + 1, "value"),
    Kind("search", TOP_GHOST + 1, "value"),
    Kind("return", TOP_GHOST + 1, "value"),
    Kind("which-deck", 3, "seat"),
    Kind("which-player", 3, "seat"),
    Kind("discard", TOP_GHOST + 1, "value"),
    Kind("take-back", CODES, "card", later=LATER),
    Kind("carry", CODES, "card", later=LATER),
    Kind("castle", LAST_ROUND + 1, "position"),
    Kind("manor", LAST_ROUND + 1, "position"),
    Kind("place", CODES, "card", later=LATER),
    Kind("choose-first", 3, "seat", since=2),
]


def token_for(seat: Seat) -> i64:
    """A seat as a token of a kind that says "seat"; 0 would be nothing."""
    return seat + 1


def seat_of(token: i64) -> Seat:
    """The seat that such a token means."""
    return Seat(token - 1)


def as_options(cards: list[Card]) -> list[i64]:
    """Cards as options: the same list, for a card is its own token."""
    return cast("list[i64]", cards)
