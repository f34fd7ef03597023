"""The reasons of "why can't I?", and the rules that several questions share. The rest stands beside its question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.thirteen_ghosts.cards import USE_AGAIN
from hauntings.games.thirteen_ghosts.table import Hunt

# Reason codes with their rule; 0 is CAN. The last two are the box's own.
REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("not-dealt-to-you", "13G §2, §3"),
    ("your-own-hideout", "13G §3"),
    ("not-passed-to-you", "13G §3"),
    ("no-card-in-hand", "13G §4, r15"),
    ("must-choose", "13G §4"),
    ("refuted", "13G r13, §11"),
    ("both-refuted", "13G r13, §11"),
    ("named-already", "13G #12"),
    ("order-of-numbers", "13G §9"),
    ("not-open", "13G #2"),
    ("not-another-two", "13G #2"),
    ("not-looked-at", "13G #10"),
    ("lies-on-top", "13G #10"),
    ("other-team", "13G §3"),
    ("nobody-sits-there", "13G §2"),
    ("other-question", "13G §4"),
    ("game-over", "13G §5"),
]

NOT_DEALT: Final = 1
OWN_HIDEOUT: Final = 2
NOT_PASSED: Final = 3
NO_CARD: Final = 4
MUST_CHOOSE: Final = 5
REFUTED: Final = 6
BOTH_REFUTED: Final = 7
NAMED_ALREADY: Final = 8
ORDER_OF_NUMBERS: Final = 9
NOT_OPEN: Final = 10
NOT_ANOTHER_TWO: Final = 11
NOT_LOOKED_AT: Final = 12
LIES_ON_TOP: Final = 13
OTHER_TEAM: Final = 14
NOBODY_SITS_THERE: Final = 15


def refuted_for_all(g: Hunt, numbers: i64) -> bool:
    """Every living opponent is known not to hide at any of these numbers (13G §11, repeat_refuted_numbers)."""
    for seat in g.rules.opponents[g.actor]:
        if g.found[seat] == 0 and numbers & ~g.refuted[seat] != 0:
            return False
    return True


def is_open(g: Hunt, card: i64) -> bool:
    """The card lies face up in the centre, so card 2 may point at it (13G #2)."""
    for laid in g.centre:
        if laid == card:
            return True
    return False


def another_two(g: Hunt, copied: i64) -> bool:
    """A switch: a 2 may point at the other deck's 2, but that one not at a 2 again (13G r32)."""
    if not g.rules.two_on_two or copied == 1:
        return False
    twos = 0
    for card in g.centre:
        if card == USE_AGAIN:
            twos += 1
    return twos > 1
