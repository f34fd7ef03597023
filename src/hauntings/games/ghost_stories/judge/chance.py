"""The chance of victory at a glance: what lies on the table, weighed by how games of the greedy team went on from there
(a logistic regression over the turns of many games at all difficulties)."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import (
    BLACK,
    BLOCK_POWER,
    BLOCK_TAO,
    CAPTURE_DIE,
    HAUNTER,
    KIND_INCARNATION,
    ROW,
    TORMENTOR,
)
from hauntings.games.ghost_stories.geometry import BOARDS, Board
from hauntings.games.ghost_stories.standing import haunted_count, tao_of
from hauntings.games.ghost_stories.table import Village

# places among the features
ALWAYS: Final = 0
TAOISTS: Final = 1  # by number of players, 1 to 4
DEAD: Final = 5
ONE_QI: Final = 6  # Taoists with so much
TWO_QI: Final = 7
QI: Final = 8  # beyond two
NEUTRAL_QI: Final = 9
POSSESSED: Final = 10  # neutral boards
TAO: Final = 11
YIN_YANG: Final = 12
BUDDHAS_HELD: Final = 13
BUDDHAS_LAID: Final = 14
ONE_TILE: Final = 15  # may still be haunted, and loses
TWO_TILES: Final = 16
THREE_TILES: Final = 17
GHOSTS: Final = 18
POINTS: Final = 19
FIGURES_IN: Final = 20
FIGURES_OUT: Final = 21
FIGURES_NEXT: Final = 22  # out, on the next two boards
TORMENTORS: Final = 23
CAPTORS: Final = 24
LOCKS: Final = 25
BLOCKS: Final = 26
TWO_ON_BOARD: Final = 27
FULL: Final = 28
FULL_AND_WEAK: Final = 29  # boards overrun whose Taoist has one or two Qi
WU_FENG: Final = 30  # incarnations in play
WU_FENG_TAO: Final = 31  # tokens of a colour that one of them needs
DECK: Final = 32  # cards before the last incarnation's
LATE: Final = 33  # cards of the deck once all incarnations are in play
VERY_LATE: Final = 34  # fewer than five of these
UNDEFEATED: Final = 35
CIRCLE: Final = 36
POWER_TOKENS: Final = 37
MANY_GHOSTS: Final = 38  # beyond six
LAST_FIGURES: Final = 39  # haunters when one more tile loses, figures out counted twice
QI_ALONE: Final = 40  # of the only Taoist
GHOSTS_ALONE: Final = 41
COUNT: Final = 42

CHANCE: Final[list[float]] = [
    2.93, -0.497, -0.055, 0.124, 0.526, -0.329, -0.345, -0.031, 0.258, -0.011, -0.425, 0.12,
    0.239, 0.324, 0.406, -1.103, -0.683, -0.32, -0.276, -0.035, -0.075, -0.201, -0.078, -0.18,
    0.013, -0.439, -0.079, 0.039, 0.093, 0.065, -0.876, -0.083, -0.139, 0.005, -0.552, -0.179,
    0.209, 0.261, 0.155, -0.117, 0.142, -0.07,
]  # fmt: skip


def features(g: Village) -> list[float]:
    found: list[float] = [0.0] * COUNT
    found[ALWAYS] = 1.0
    players: i64 = 0
    qi_alone: i64 = 0
    ghosts: i64 = 0
    wu_feng: i64 = 0
    for n in range(BOARDS):
        board = Board(n)
        qi = g.qi[board]
        if g.seat_of[board] < 0:
            found[NEUTRAL_QI] += float(qi)
            if qi == 0:
                found[POSSESSED] += 1.0
        else:
            players += 1
            qi_alone = qi
            if qi == 0:
                found[DEAD] += 1.0
            elif qi == 1:
                found[ONE_QI] += 1.0
            elif qi == 2:
                found[TWO_QI] += 1.0
            else:
                found[QI] += float(qi - 2)
            found[TAO] += float(tao_of(g, board))
            found[YIN_YANG] += float(g.yin_yang[board])
            found[BUDDHAS_HELD] += float(g.buddhas[board])
            found[POWER_TOKENS] += float(g.power_tokens[board])
        count: i64 = 0
        turns = (board - g.active) % BOARDS
        for space in range(board * 3, board * 3 + 3):
            card = g.ghost[space]
            if card != 0:
                count += 1
                found[POINTS] += float(g.cards.resistance[card])
                centre = g.cards.centre[card]
                if len(centre) > 0:
                    if HAUNTER in centre:
                        if g.figure[space] == 0:
                            found[FIGURES_IN] += 1.0
                        else:
                            found[FIGURES_OUT] += 1.0
                            if 0 < turns < 3:
                                found[FIGURES_NEXT] += 1.0
                    elif TORMENTOR in centre:
                        found[TORMENTORS] += 1.0
                left = g.cards.left[card]
                if len(left) > 0:
                    if CAPTURE_DIE in left:
                        found[CAPTORS] += 1.0
                    elif BLOCK_TAO in left:
                        found[LOCKS] += 1.0
                    elif BLOCK_POWER in left and qi > 0:
                        found[BLOCKS] += 1.0
                if g.cards.kind[card] == KIND_INCARNATION:
                    wu_feng += 1
                    colour = g.cards.colour[card]
                    if colour <= BLACK:
                        for other in range(BOARDS):
                            found[WU_FENG_TAO] += float(g.tao[other * ROW + colour])
        found[BUDDHAS_LAID] += float(g.buddha[board * 3] + g.buddha[board * 3 + 1] + g.buddha[board * 3 + 2])
        if count == 2:
            found[TWO_ON_BOARD] += 1.0
        elif count == 3:
            found[FULL] += 1.0
            if 0 < qi < 3 and g.seat_of[board] >= 0:
                found[FULL_AND_WEAK] += 1.0
        ghosts += count
    if 1 <= players <= BOARDS:
        found[TAOISTS + players - 1] = 1.0
    left_tiles = g.rules.haunted_tiles_that_lose - haunted_count(g)
    if left_tiles <= 1:
        found[ONE_TILE] = 1.0
        found[LAST_FIGURES] = found[FIGURES_IN] + 2.0 * found[FIGURES_OUT]
    elif left_tiles == 2:
        found[TWO_TILES] = 1.0
    elif left_tiles == 3:
        found[THREE_TILES] = 1.0
    found[GHOSTS] = float(ghosts)
    if players == 1:
        found[QI_ALONE] = float(qi_alone)
        found[GHOSTS_ALONE] = float(ghosts)
    if ghosts > 6:
        found[MANY_GHOSTS] = float(ghosts - 6)
    found[WU_FENG] = float(wu_feng)
    found[UNDEFEATED] = float(g.undefeated)
    cards: i64 = len(g.deck)
    if wu_feng == g.undefeated:
        found[LATE] = float(cards)
        if cards < 5:
            found[VERY_LATE] = float(5 - cards)
    else:
        found[DECK] = float(cards)
    if g.circle != 0:
        found[CIRCLE] = 1.0
    return found


def chance(g: Village) -> float:
    """The chance of victory, 0 to 1."""
    total = 0.0
    for n, feature in enumerate(features(g)):
        if feature != 0.0:
            total += feature * CHANCE[n]
    return 1.0 / (1.0 + math.exp(-total))
