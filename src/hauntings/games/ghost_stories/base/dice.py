"""Rolling Tao dice, at exorcisms and at the Herbalist's (GS §9.2, §10), and re-rolling them (GS §16.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.games.ghost_stories.cards import GODS_FAVORITE, STRENGTH, TAO_DICE, WHITE
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.questions import REROLL_DICE
from hauntings.games.ghost_stories.rules import Adjusts
from hauntings.games.ghost_stories.standing import BITS, EVERY_SEAT, captors, has_power
from hauntings.games.ghost_stories.table import GREY_DIE, TAO_DIE, Village
from hauntings.games.ghost_stories.why import CAN, NO_SUCH_DIE, SAME_DICE

TAO_FACES: Final = 6
MOST_DICE: Final = 4  # in one throw: events and questions have no more


class TaoDice(Adjusts):
    """GS §9.2: three Tao dice, less those that ghosts hold."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return number + TAO_DICE - captors(g)


def exorcism_dice(g: Village, board: Board) -> i64:
    """How many Tao dice the Taoist rolls, the grey one aside; with it there are four at most."""
    number: i64 = 0
    for rule in g.rules.dice:
        number = rule.adjust(g, board, number)
    if number > TAO_DICE:  # a rule that is not ours
        most: i64 = MOST_DICE - 1 if has_grey_die(g, board) else MOST_DICE
        return number if number < most else most
    return number if number > 0 else 0


def has_grey_die(g: Village, board: Board) -> bool:
    """GS §16.1, Strength of a Mountain; no ghost can hold it (GS §6)."""
    return has_power(g, board, STRENGTH)


def throws(g: Village, board: Board, count: i64, grey: bool, whites: i64 = 0) -> None:
    """Roll so many Tao dice, and the grey one; `whites` dice more are set to white (WM §11)."""
    thrown: list[i64] = [WHITE] * whites
    for _n in range(count):
        thrown.append(g.roll(TAO_DIE, TAO_FACES) + 1)
    if grey:
        thrown.append(g.roll(GREY_DIE, TAO_FACES) + 1)
    thrown.sort()
    g.thrown = thrown
    g.learn(EVERY_SEAT)
    if g.telling:
        tells_dice(g, board)


def tells_dice(g: Village, board: Board) -> None:
    """Five numbers whatever was rolled: the board and up to four faces, 0 for a die that is not there."""
    shown = [*g.thrown, 0, 0, 0, 0]
    g.tell("rolled-tao", (board, shown[0], shown[1], shown[2], shown[3]))


class RerollDice(Choice[Village]):
    """GS §16.1, The Gods' Favorite: re-roll any of the dice once. A token is a set of dice: 1, 2, 4, 8 by place."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def goes_on(self, g: Village) -> None:
        """Say what the dice are for."""
        raise NotImplementedError  # abstract

    def resolve(self, g: Village) -> None:
        g.ask(REROLL_DICE, g.seat_of[self.board], different_sets(g.thrown), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token >= BITS[len(g.thrown)]:
            return NO_SUCH_DIE
        for place in range(1, len(g.thrown)):
            if token & BITS[place] != 0 and token & BITS[place - 1] == 0 and g.thrown[place] == g.thrown[place - 1]:
                return SAME_DICE
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        self.goes_on(g)
        if token == PASS:
            return
        kept: list[i64] = []
        for n, face in enumerate(g.thrown):
            if token & BITS[n] == 0:
                kept.append(face)
        for _n in range(len(g.thrown) - len(kept)):
            kept.append(g.roll(TAO_DIE, TAO_FACES) + 1)
        kept.sort()
        g.thrown = kept
        g.learn(EVERY_SEAT)
        if g.telling:
            tells_dice(g, self.board)


def different_sets(thrown: list[i64]) -> list[i64]:
    """Every set of dice that may be re-rolled; of equal faces the left ones go first."""
    sets: list[i64] = [PASS]
    count: i64 = len(thrown)
    for n in range(count):
        more: list[i64] = []
        for dice in sets:
            if n == 0 or thrown[n - 1] != thrown[n] or dice & BITS[n - 1] != 0:
                more.append(dice + BITS[n])
        sets += more
    return sets


def may_reroll(g: Village, board: Board) -> bool:
    return len(g.thrown) > 0 and has_power(g, board, GODS_FAVORITE)
