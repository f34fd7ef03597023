"""How a village stands, and which options are worth searching."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.search import Judge
from hauntings.engine.table import PASS, Table
from hauntings.games.ghost_stories.base.curse import RerollCurse
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die
from hauntings.games.ghost_stories.base.exorcism import lendable, protected
from hauntings.games.ghost_stories.bill import bill_of, tokens_due
from hauntings.games.ghost_stories.cards import (
    BLOCK_POWER,
    BLOCK_TAO,
    CAPTURE_DIE,
    CENTRE,
    CURSE_HAUNT,
    HAUNTER,
    LEFT,
    POCKETS,
    RESISTANCE,
    SECOND_WIND,
    TORMENTOR,
    WHITE,
)
from hauntings.games.ghost_stories.geometry import BOARDS, FACED
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    BORROW,
    EXORCISM,
    LEND,
    REROLL_CURSE,
    REROLL_DICE,
    YANG,
    YIN_YANG_HELP,
)
from hauntings.games.ghost_stories.standing import BITS, haunted_count, tao_of, white_counts
from hauntings.games.ghost_stories.table import ACTED, BEFORE_MOVE, NONE, Village

DECK_AT_START: Final = 56  # about


class VillageJudge(Judge):
    """Threats against strengths, and how far the deck has come. The Taoists win and lose together."""

    def evaluate(self, g: Table, seat: i64) -> i64:
        assert isinstance(g, Village)
        worth: i64 = 480 + strengths(g) - threats(g)
        worth += (DECK_AT_START - len(g.deck)) * 4 + g.exorcised * 80
        return 1 if worth < 1 else 999 if worth > 999 else worth

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Village)
        kind = g.kind
        if kind == YANG:
            return sensible_deeds(g)
        if kind == LEND:
            return g.options[1:]  # they play together
        if kind == REROLL_CURSE:
            choice = g.choice
            assert isinstance(choice, RerollCurse)
            return REROLLS if choice.face >= CURSE_HAUNT else KEEPS
        if kind == REROLL_DICE:
            return sensible_rerolls(g)
        return g.options


KEEPS: Final[list[i64]] = [0]
REROLLS: Final[list[i64]] = [1]


def strengths(g: Village) -> i64:
    """Qi (the first ones weigh most), tokens, Yin-Yang, Buddhas."""
    worth: i64 = 0
    board: i64 = 0
    while board < BOARDS:
        qi = g.qi[board]
        if g.seat_of[board] < 0:
            worth += 8 * qi if qi > 0 else -30
        elif qi == 0:
            worth -= 110
        else:
            worth += 26 * qi if qi < 3 else 52 + 12 * (qi - 2)
            tao = tao_of(g, board)
            worth += 5 * (tao if tao < 5 else 5) + 14 * g.yin_yang[board] + 10 * g.buddhas[board]
        board += 1
    return worth - 40 * g.seats + 8 * sum(g.buddha) + (10 if g.circle != 0 else 0)


def threats(g: Village) -> i64:
    """Haunted tiles against the limit, ghosts by what they do, boards about to be overrun."""
    haunted = haunted_count(g)
    danger: i64 = haunted * haunted * 420 // (g.rules.haunted_tiles_that_lose * g.rules.haunted_tiles_that_lose)
    board: i64 = 0
    while board < BOARDS:
        ghosts: i64 = 0
        space: i64 = board * 3
        last: i64 = space + 3
        while space < last:
            card = g.ghost[space]
            if card != 0:
                ghosts += 1
                danger += 6 + 3 * RESISTANCE[card]
                centre = CENTRE[card]
                if HAUNTER in centre:
                    danger += 14 + 16 * g.figure[space]
                elif TORMENTOR in centre:
                    danger += 18
                left = LEFT[card]
                if CAPTURE_DIE in left or BLOCK_TAO in left:
                    danger += 14
                elif BLOCK_POWER in left:
                    danger += 8
            space += 1
        if ghosts == 3:
            danger += 34
        elif ghosts == 2:
            danger += 8
        board += 1
    return danger


def within_reach(g: Village, board: i64) -> bool:
    """With the best dice and every token on the tile, some ghost that the Taoist faces could be exorcised."""
    dice = exorcism_dice(g, board) + (1 if has_grey_die(g, board) else 0)
    tokens = lendable(g, board)
    have: i64 = sum(tokens)
    for space in FACED[g.at[board]]:
        if g.ghost[space] == 0 or protected(g, board, space):
            continue
        bill = bill_of(g, [space], NONE)
        if sum(bill.hard) <= have and tokens_due(bill, NO_DICE_THROWN, False) <= dice + have:
            return True
    return False


NO_DICE_THROWN: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0]


def sensible_deeds(g: Village) -> list[i64]:
    """The Yang menu without what gains nothing: hopeless attempts, powers borrowed too late, a Yin-Yang for the tile
    one stands on; and one does not end the turn in front of a ghost within reach."""
    board = g.active
    reach = EXORCISM in g.options and within_reach(g, board)
    found: list[i64] = []
    for token in g.options:
        if token == PASS:
            if reach and g.stage < ACTED:
                continue
        elif token == EXORCISM:
            if not reach:
                continue
        elif YIN_YANG_HELP <= token < YIN_YANG_HELP + 9:
            if token == YIN_YANG_HELP + g.at[board] and ASK_HELP in g.options:
                continue
        elif BORROW <= token < BORROW + BOARDS:
            power = g.power[token - BORROW]
            if g.stage != BEFORE_MOVE and (power >= POCKETS or power < 2):
                continue
            if power == SECOND_WIND and g.helps + g.exorcisms == 0:
                continue
        found.append(token)
    return found


def sensible_rerolls(g: Village) -> list[i64]:
    """White faces are kept while they count."""
    if not white_counts(g):
        return g.options
    whites: i64 = 0
    n: i64 = 0
    for face in g.thrown:
        if face == WHITE:
            whites |= BITS[n]
        n += 1
    return [token for token in g.options if token & whites == 0]
