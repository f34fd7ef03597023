"""The kinds of question a village asks. Append only: records and action ids count on the order.

The base game has kinds 0 to 39, White Moon 40 to 79, Black Secret 80 to 119,
both together from 120; `Kind("", 0, "")` where none is yet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Kind, all_have_verbs
from hauntings.games.ghost_stories.cards import CARDS
from hauntings.games.ghost_stories.geometry import Board, Place, Space

YANG: Final = 0
PLACE_GHOST: Final = 1
REROLL_DICE: Final = 2
REROLL_CURSE: Final = 3
EXORCISE: Final = 4
SPEND: Final = 5
LEND: Final = 6
TAKE_TAO: Final = 7
DISCARD_TAO: Final = 8
QI_OR_YIN_YANG: Final = 9
GIVE_QI: Final = 10
GIVE_YIN_YANG: Final = 11
WHO_LOSES_QI: Final = 12
REVIVE: Final = 13
UNHAUNT: Final = 14
BANISH: Final = 15
WATCH: Final = 16
PRAY: Final = 17
WIND_GHOST: Final = 18
WIND_SPACE: Final = 19
WIND_TAOIST: Final = 20
STEP_TO: Final = 21
NEXT_CARD: Final = 22
CHOOSE_POWER: Final = 23
CHOOSE_FIRST: Final = 24

KINDS: Final = [  # some are wider than the base game needs: demons to exorcise, crystals to spend, cells to step to
    Kind("yang", 128, "deed"),
    Kind("place-ghost", 13, "space", "place on"),
    Kind("reroll-dice", 16, "dice", "reroll"),
    Kind("reroll-curse", 2, "dice", "reroll"),
    Kind("exorcise", 20, "space", "exorcise"),
    Kind("spend", 25, "token", "spend"),
    Kind("lend", 6, "colour", "lend"),
    Kind("take-tao", 6, "colour", "take"),
    Kind("discard-tao", 6, "colour", "discard"),
    Kind("qi-or-yin-yang", 3, "reward", "gain"),
    Kind("give-qi", 5, "board", "Qi to"),
    Kind("give-yin-yang", 5, "board", "Yin-Yang to"),
    Kind("who-loses-qi", 5, "board", "Qi from"),
    Kind("revive", 5, "board", "revive"),
    Kind("unhaunt", 10, "place", "unhaunt"),
    Kind("banish", 13, "space", "banish"),
    Kind("watch", 5, "board", "watch"),
    Kind("pray", 6, "colour", "pray"),
    Kind("wind-ghost", 13, "space", "move"),
    Kind("wind-space", 13, "space", "to"),
    Kind("wind-taoist", 5, "board", "move Taoist"),
    Kind("step-to", 19, "place", "step to"),
    Kind("next-card", CARDS, "card", "next"),
    Kind("choose-power", 9, "power", "turn up"),
    Kind("choose-first", 5, "board", "begin with"),
]
all_have_verbs("ghost_stories/questions.py", KINDS, [YANG])


def as_token(thing: i64) -> i64:
    """A board, a place or a space as an option: 0 is to pass."""
    return thing + 1


def board_in(token: i64) -> Board:
    return Board(token - 1)


def place_in(token: i64) -> Place:
    return Place(token - 1)


def space_in(token: i64) -> Space:
    return Space(token - 1)


MOON_KINDS_FROM: Final = 40
SECRET_KINDS_FROM: Final = 80

# tokens of the Yang menu; White Moon has 67 to 99, Black Secret 100 to 127
MOVE_TO: Final = 1  # + place
ASK_HELP: Final = 10
EXORCISM: Final = 11
TAKE: Final = 11  # + colour: Bottomless Pockets
LAY_MANTRA: Final = 17  # + space
TWIN_WINDS_TO: Final = 29  # + board
YIN_YANG_HELP: Final = 33  # + place
YIN_YANG_UNHAUNT: Final = 42  # + place
BORROW: Final = 51  # + board
LAY_BUDDHA: Final = 55  # + space
MOON_DEEDS: Final = 67
STAND_UP: Final = 99  # both expansions (laid_down.py)
SECRET_DEEDS: Final = 100

REWARD_QI: Final = 1
REWARD_YIN_YANG: Final = 2
