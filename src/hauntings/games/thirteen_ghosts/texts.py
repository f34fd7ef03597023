"""Every card's text once, shared, and card 2 that carries one out again (13G §6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import CAN, Choice, Effect
from hauntings.games.thirteen_ghosts.cards import (
    AT_LEAST,
    FOUR_IN_A_ROW,
    LOOK_AT_TOP,
    LOOK_BELOW,
    ONE_OF_THREE,
    PAIR,
    SHIELD,
    TOP,
    USE_AGAIN,
)
from hauntings.games.thirteen_ghosts.effects import Ask, AtLeast, FourInARow, NameNumber, NamePair, OneOfThree
from hauntings.games.thirteen_ghosts.looking import LookAtTop, LookBelow
from hauntings.games.thirteen_ghosts.questions import EXTRA_TURN, TEXT
from hauntings.games.thirteen_ghosts.rounds import draws
from hauntings.games.thirteen_ghosts.table import Hunt
from hauntings.games.thirteen_ghosts.why import NOT_ANOTHER_TWO, NOT_OPEN, another_two, is_open


class UseAgain(Choice[Hunt]):
    """13G #2: carry out the text of another open card, or draw and play an extra turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("copied",)

    def __init__(self, copied: i64) -> None:
        self.copied: Final[i64] = copied

    def resolve(self, g: Hunt) -> None:
        options: list[i64] = []
        for card in g.centre:
            if card not in options and (card != USE_AGAIN or another_two(g, self.copied)):
                options.append(card)
        options.sort()
        options.append(EXTRA_TURN)
        g.ask(TEXT, g.actor, options, self)

    def why_not(self, g: Hunt, token: i64) -> i64:
        if token == EXTRA_TURN:
            return CAN
        if token == USE_AGAIN and not another_two(g, self.copied):
            return NOT_ANOTHER_TWO
        return CAN if is_open(g, token) else NOT_OPEN

    def chosen(self, g: Hunt, token: i64) -> None:
        if token == EXTRA_TURN:
            if g.telling:
                g.tell("extra-turn", (g.actor,))
            draws(g, g.actor)  # the next turn lies on the stack, and the actor has not changed
            return
        if g.telling:
            g.tell("uses-again", (g.actor, token))
        g.do(COPIED_TEXTS[token])


def text_of(card: i64, copied: i64) -> Effect[Any]:
    if card == FOUR_IN_A_ROW:
        return FourInARow(copied)
    if card == USE_AGAIN:
        return UseAgain(copied)
    if card == SHIELD:
        return NameNumber(SHIELD)
    if card == LOOK_BELOW:
        return LookBelow()
    if card == LOOK_AT_TOP:
        return LookAtTop()
    if card == PAIR:
        return NamePair()
    if card == ONE_OF_THREE:
        return OneOfThree(copied, 0, 0)
    if card == AT_LEAST:
        return AtLeast(copied)
    return Ask(card, copied)


TEXTS: Final[list[Effect[Any]]] = [text_of(card, 0) for card in range(TOP + 1)]
COPIED_TEXTS: Final[list[Effect[Any]]] = [text_of(card, 1) for card in range(TOP + 1)]
