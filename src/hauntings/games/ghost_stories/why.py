"""Reason codes of "why can't I?" with their rule. Options and reasons come from the same functions.

White Moon numbers its reasons from 100, Black Secret from 200.
"""

from __future__ import annotations

from typing import Final

CAN: Final = 0
STEP_OVER: Final = 1
MOVED_ALREADY: Final = 2
ACTED_ALREADY: Final = 3
OTHER_TILE: Final = 4
HERE_ALREADY: Final = 5
NOT_ADJACENT: Final = 6
HAUNTED: Final = 7
NO_GHOST_FACED: Final = 8
NOT_YOUR_POWER: Final = 9
POWER_OFF: Final = 10
POWER_USED: Final = 11
NONE_IN_SUPPLY: Final = 12
NO_GHOST_THERE: Final = 13
MANTRA_THERE: Final = 14
NOT_ANOTHER_TAOIST: Final = 15
NO_YIN_YANG: Final = 16
NOT_HAUNTED: Final = 17
NOBODY_DEAD: Final = 18
NO_QI_LEFT: Final = 19
NOTHING_HAUNTED: Final = 20
NO_DICE: Final = 21
NO_GHOST_TO_BANISH: Final = 22
NO_FIGURE_OUT: Final = 23
NOTHING_TO_PRAY_WITH: Final = 24
NOTHING_TO_MOVE: Final = 25
NO_BUDDHA_AT_TEMPLE: Final = 26
NOT_NEUTRAL: Final = 27
NO_POWER_TOKEN: Final = 28
BOARD_POSSESSED: Final = 29
BORROWED_ALREADY: Final = 30
NO_BUDDHA_HELD: Final = 31
TAKEN_THIS_TURN: Final = 32
NOT_FACED: Final = 33
GHOST_THERE: Final = 34
BUDDHA_THERE: Final = 35
NOT_ITS_BOARD: Final = 36
NO_SUCH_DIE: Final = 37
SAME_DICE: Final = 38
PROTECTED: Final = 39
NOT_ENOUGH: Final = 40
CHOSEN_ALREADY: Final = 41
MUST_EXORCISE: Final = 42
NOT_ON_YOUR_TILE: Final = 43
LENDS_NOTHING: Final = 44
NO_SUCH_TOKEN: Final = 45
NOT_NEEDED: Final = 46
NOT_ASKED_FOR: Final = 47
NOT_LIVING: Final = 48
HAS_YIN_YANG: Final = 49
NOT_DEAD: Final = 50
INCARNATION: Final = 51
COLOUR_THERE: Final = 52
NOT_LOOKED_AT: Final = 53
NOT_ON_THIS_BOARD: Final = 54
NEUTRAL_BOARD: Final = 55
FORBIDDEN: Final = 56
OTHER_QUESTION: Final = 57
GAME_OVER: Final = 58

REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("step-over", "GS §4.2"),
    ("moved-already", "GS §4.2"),
    ("acted-already", "GS §4.2, §16.1"),
    ("other-tile", "GS §16.1"),
    ("here-already", "GS §4.2"),
    ("not-adjacent", "GS §2"),
    ("haunted-tile", "GS §10"),
    ("no-ghost-faced", "GS §9.1"),
    ("not-your-power", "GS §16.1"),
    ("power-off", "GS §6, §13"),
    ("power-used", "GS §16.1"),
    ("none-in-supply", "GS §1"),
    ("no-ghost-there", "GS §10, §16.1"),
    ("mantra-there", "GS §16.1"),
    ("not-another-taoist", "GS §10, r17"),
    ("no-yin-yang", "GS §11"),
    ("not-haunted", "GS §11"),
    ("nobody-dead", "GS r35"),
    ("no-qi-left", "GS §14"),
    ("nothing-haunted", "GS r35"),
    ("no-dice", "GS r8"),
    ("no-ghost-to-banish", "GS r35"),
    ("no-figure-out", "GS r40"),
    ("nothing-to-pray-with", "GS r40"),
    ("nothing-to-move", "GS r40"),
    ("no-buddha-at-temple", "GS §10"),
    ("not-neutral", "GS §13"),
    ("no-power-token", "GS §13"),
    ("board-possessed", "GS §13"),
    ("borrowed-already", "GS §13"),
    ("no-buddha-held", "GS §12"),
    ("taken-this-turn", "GS r14"),
    ("not-faced", "GS §2"),
    ("ghost-there", "GS §2, §12"),
    ("buddha-there", "GS §12"),
    ("not-its-board", "GS §5.3"),
    ("no-such-die", "GS §9.2"),
    ("same-dice", "GS §16.1"),
    ("protected", "GS §8"),
    ("not-enough", "GS §9.5"),
    ("chosen-already", "GS §9.6"),
    ("must-exorcise", "GS §9.6"),
    ("not-on-your-tile", "GS §9.5"),
    ("lends-nothing", "GS §9.5"),
    ("no-such-token", "GS §9.5"),
    ("not-needed", "GS §9.5"),
    ("not-asked-for", "GS §9.5"),
    ("not-living", "GS r30"),
    ("has-yin-yang", "GS §11"),
    ("not-dead", "GS §10"),
    ("incarnation", "GS §8"),
    ("colour-there", "GS §10"),
    ("not-looked-at", "GS §17"),
    ("not-on-this-board", "GS §16.1"),
    ("neutral-board", "GS §13"),
    ("forbidden", "GS §4.2"),  # by an expansion
    ("other-question", "GS §4"),
    ("game-over", "GS §16"),
]
