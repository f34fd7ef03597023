"""The blue questions and the namings (13G §6). `copied` is 1 for a text that card 2 carries out once more."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.thirteen_ghosts.cards import (
    ASKS,
    AT_LEAST,
    FOUR_BITS,
    FOUR_IN_A_ROW,
    LOOK_BELOW,
    NUMBERS,
    ONE_OF_THREE,
    PAIR,
    SHIELD,
    STARTS_OF_FOUR,
    STARTS_OF_TWO,
    TOP,
    TWO_BITS,
    at_least,
)
from hauntings.games.thirteen_ghosts.questions import (
    FIRST_OF_THREE,
    FOUR_FROM,
    NUMBER,
    NUMBER_OR_HIGHER,
    PAIR_FROM,
    SECOND_OF_THREE,
    THIRD_OF_THREE,
)
from hauntings.games.thirteen_ghosts.rounds import naming, question
from hauntings.games.thirteen_ghosts.table import Hunt
from hauntings.games.thirteen_ghosts.why import (
    BOTH_REFUTED,
    NAMED_ALREADY,
    ORDER_OF_NUMBERS,
    REFUTED,
    refuted_for_all,
)


class Ask(Effect[Hunt]):
    """13G #3, #5, #6, #7, #9: a question without a parameter."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card", "copied")

    def __init__(self, card: i64, copied: i64) -> None:
        self.card: Final[i64] = card
        self.copied: Final[i64] = copied

    def resolve(self, g: Hunt) -> None:
        question(g, self.card, ASKS[self.card], pierces(g, self.copied))


def pierces(g: Hunt, copied: i64) -> bool:
    """A switch: a blue text through card 2 is not stopped by a shield (13G §6, card 4)."""
    return copied == 1 and not g.rules.shield_copied


class FourInARow(Choice[Hunt]):
    """13G #1: is it one of four consecutive numbers?"""

    __match_args__: ClassVar[tuple[str, ...]] = ("copied",)

    def __init__(self, copied: i64) -> None:
        self.copied: Final[i64] = copied

    def resolve(self, g: Hunt) -> None:
        g.ask(FOUR_FROM, g.actor, STARTS_OF_FOUR, self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN

    def chosen(self, g: Hunt, token: i64) -> None:
        four: i64 = FOUR_BITS
        question(g, FOUR_IN_A_ROW, four << token, pierces(g, self.copied))


class AtLeast(Choice[Hunt]):
    """13G #13: is it this number or higher? 1 is vacuous but allowed (r28)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("copied",)

    def __init__(self, copied: i64) -> None:
        self.copied: Final[i64] = copied

    def resolve(self, g: Hunt) -> None:
        g.ask(NUMBER_OR_HIGHER, g.actor, NUMBERS, self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        return CAN

    def chosen(self, g: Hunt, token: i64) -> None:
        question(g, AT_LEAST, at_least(token), pierces(g, self.copied))


class OneOfThree(Choice[Hunt]):
    """13G #12: is it one of three different numbers? They are picked in ascending order, so a set has one path."""

    __match_args__: ClassVar[tuple[str, ...]] = ("copied", "first", "second")

    def __init__(self, copied: i64, first: i64, second: i64) -> None:
        self.copied: Final[i64] = copied
        self.first: Final[i64] = first  # 0 while none is named
        self.second: Final[i64] = second

    def resolve(self, g: Hunt) -> None:
        if self.first == 0:
            g.ask(FIRST_OF_THREE, g.actor, NUMBERS[: TOP - 2], self)
        elif self.second == 0:
            g.ask(SECOND_OF_THREE, g.actor, NUMBERS[self.first : TOP - 1], self)
        else:
            g.ask(THIRD_OF_THREE, g.actor, NUMBERS[self.second :], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        if token == self.first or token == self.second:
            return NAMED_ALREADY
        if token < self.first or token < self.second:
            return ORDER_OF_NUMBERS
        still_to_name = 2 if self.first == 0 else 1 if self.second == 0 else 0
        return CAN if token <= TOP - still_to_name else ORDER_OF_NUMBERS  # the higher ones need room

    def chosen(self, g: Hunt, token: i64) -> None:
        bit: i64 = 1
        if self.first == 0:
            g.do(OneOfThree(self.copied, token, 0))
        elif self.second == 0:
            g.do(OneOfThree(self.copied, self.first, token))
        else:
            numbers = bit << self.first | bit << self.second | bit << token
            question(g, ONE_OF_THREE, numbers, pierces(g, self.copied))


class NameNumber(Choice[Hunt]):
    """13G §4 NAME (card 0), #4 with its shield, #8 after its look: name a number."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def resolve(self, g: Hunt) -> None:
        if g.rules.repeat:
            g.ask(NUMBER, g.actor, NUMBERS, self)
            return
        g.ask(NUMBER, g.actor, [number for number in NUMBERS if self.why_not(g, number) == CAN], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        bit: i64 = 1
        return REFUTED if not g.rules.repeat and refuted_for_all(g, bit << token) else CAN

    def chosen(self, g: Hunt, token: i64) -> None:
        bit: i64 = 1
        if g.telling:
            g.tell("names", (g.actor, self.card, token, 0))
        if self.card == SHIELD:
            g.shield = replaced(g.shield, g.actor, 1)
            if g.telling:
                g.tell("shields", (g.actor,))
        naming(g, self.card, bit << token, True)


class NamePair(Choice[Hunt]):
    """13G #11: name two consecutive numbers; one YES or NO for both."""

    def resolve(self, g: Hunt) -> None:
        if g.rules.repeat:
            g.ask(PAIR_FROM, g.actor, STARTS_OF_TWO, self)
            return
        g.ask(PAIR_FROM, g.actor, [number for number in STARTS_OF_TWO if self.why_not(g, number) == CAN], self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        two: i64 = TWO_BITS
        return BOTH_REFUTED if not g.rules.repeat and refuted_for_all(g, two << token) else CAN

    def chosen(self, g: Hunt, token: i64) -> None:
        two: i64 = TWO_BITS
        if g.telling:
            g.tell("names", (g.actor, PAIR, token, token + 1))
        naming(g, PAIR, two << token, False)


NAMES: Final = NameNumber(0)
NAMES_AFTER_LOOK: Final = NameNumber(LOOK_BELOW)
