"""The curse pyramid and its renewal (BS §5)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced, shuffled, swapped_in, without
from hauntings.games.ghost_stories.black_secret.cards import CURSES_DRAWN, LEVELS, ROW_FIRST, ROW_SIZE
from hauntings.games.ghost_stories.black_secret.questions import CAST, PYRAMID, pyramid_in
from hauntings.games.ghost_stories.black_secret.standing import (
    ANY_COLOUR,
    castable,
    colour_fits,
    row_free,
    row_open,
    row_spaces,
    supported,
    wu_feng,
)
from hauntings.games.ghost_stories.black_secret.table import CURSES_SHUFFLED, NO_CURSES, secret_of
from hauntings.games.ghost_stories.black_secret.why import (
    CURSE_THERE,
    NO_SUCH_CURSE,
    NOT_SUPPORTED,
    OTHER_COLOUR,
    OTHER_ROW,
    ROW_CLOSED,
)
from hauntings.games.ghost_stories.standing import EVERY_SEAT
from hauntings.games.ghost_stories.table import NONE, Village
from hauntings.games.ghost_stories.why import CAN


def why_not_cast(g: Village, curse: i64, colour: i64) -> i64:
    """Why a card of this colour cannot pay for the curse now."""
    if curse not in secret_of(g).curses_up:
        return NO_SUCH_CURSE
    if not colour_fits(g, curse, colour):
        return OTHER_COLOUR
    return CAN if row_free(g, g.cards.curse_level[curse]) else ROW_CLOSED


class CastCurse(Choice[Village]):
    """BS §4, §11, §13: Wu-Feng may cast a curse of any colour; the pyramid's rules still hold."""

    def resolve(self, g: Village) -> None:
        curses = castable(g, ANY_COLOUR)
        if len(curses) > 0:
            g.ask(CAST, wu_feng(g), [PASS, *curses], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_cast(g, token, ANY_COLOUR)

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.do(CurseSpace(token))


class CurseSpace(Choice[Village]):
    """BS §5: any free, supported space of the curse's row (BS r18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("curse",)

    def __init__(self, curse: i64) -> None:
        self.curse: Final[i64] = curse

    def resolve(self, g: Village) -> None:
        g.ask(PYRAMID, wu_feng(g), row_spaces(g, g.cards.curse_level[self.curse]), self)

    def why_not(self, g: Village, token: i64) -> i64:
        level = g.cards.curse_level[self.curse]
        space = pyramid_in(token)
        number = space - ROW_FIRST[level - 1]
        if number < 0 or number >= ROW_SIZE[level - 1]:
            return OTHER_ROW
        pyramid = secret_of(g).pyramid
        if pyramid[space] != 0:
            return CURSE_THERE
        return CAN if supported(pyramid, level, number) else NOT_SUPPORTED

    def chosen(self, g: Village, token: i64) -> None:
        curse = self.curse
        space = pyramid_in(token)
        secret = secret_of(g)
        secret.curses_up = without(secret.curses_up, curse)
        secret.pyramid = replaced(secret.pyramid, space, curse)
        if g.telling:
            g.tell("cast", (curse, space))
        level = g.cards.curse_level[curse]
        if level == LEVELS:
            g.do(RENEW_PYRAMID)
        elif len(secret.curses_down[level]) > 0 and row_open(g, level + 1):
            reveals_row(g, level + 1)
        g.rules.curses[curse].after(g, 0)


def reveals_row(g: Village, level: i64) -> None:
    """BS §5: a row's tokens are turned face up when its first space becomes supported, before the curse works."""
    secret = secret_of(g)
    up = secret.curses_up + secret.curses_down[level - 1]
    up.sort()
    secret.curses_up = up
    secret.curses_down = swapped_in(secret.curses_down, level - 1, NONE)
    g.learn(EVERY_SEAT)
    if g.telling:
        g.tell("curses-revealed", (level,))


class RenewPyramid(Effect[Village]):
    """BS §5: after a curse of level 4 all tokens are gathered, shuffled per level and drawn again."""

    def resolve(self, g: Village) -> None:
        if g.telling:
            g.tell("pyramid-renewed", ())
        deals_curses(g)


def deals_curses(g: Village) -> None:
    """BS §2.5: 5, 4, 3 and 2 tokens of the levels 1 to 4 for Wu-Feng; level 1 is turned up."""
    secret = secret_of(g)
    down: list[list[i64]] = []
    left: list[list[i64]] = []
    for level in range(1, LEVELS + 1):
        tokens: list[i64] = [curse for curse in g.rules.curses_in_game if g.cards.curse_level[curse] == level]
        tokens = shuffled(g, CURSES_SHUFFLED, tokens)
        count = CURSES_DRAWN[level - 1]
        down.append(tokens[:count])
        left.append(tokens[count:])
    secret.pyramid = NO_CURSES
    secret.curses_up = NONE
    secret.curses_down = down
    secret.curses_left = left
    reveals_row(g, 1)


CAST_CURSE: Final = CastCurse()
RENEW_PYRAMID: Final = RenewPyramid()
