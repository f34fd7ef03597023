"""The kinds of question a duel asks. Append only: records and action ids count on the order."""

from __future__ import annotations

from typing import Final

from hauntings.engine.box import Kind

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

RANDOM_GHOST: Final = 7  # a token of STEP: the card that #6 makes one lay

KINDS: Final = [
    Kind("step", 40, "card"),
    Kind("name-value", 7, "value"),
    Kind("first-ban", 7, "value"),
    Kind("second-ban", 7, "value"),
    Kind("banish", 40, "card"),
    Kind("copy", 7, "value"),
    Kind("search", 7, "value"),
    Kind("return", 7, "value"),
    Kind("which-deck", 3, "seat"),
    Kind("which-player", 3, "seat"),
    Kind("discard", 7, "value"),
    Kind("take-back", 40, "card"),
    Kind("carry", 40, "card"),
    Kind("castle", 11, "position"),
    Kind("manor", 11, "position"),
    Kind("place", 40, "card"),
]
