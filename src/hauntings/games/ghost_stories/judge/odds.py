"""What an exorcism attempt is worth before the dice are rolled (GS §9): quick, by hits instead of throws.

A die helps against one colour with 1 in 3 (its face or white); `odds.py` counts every throw, this is for planning.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.exorcism import protected
from hauntings.games.ghost_stories.bill import NO_TOKENS, Bill, short, tokens_due
from hauntings.games.ghost_stories.cards import CURSE_DIE, GAIN_QI_OR_YIN_YANG, KIND_INCARNATION, ROW
from hauntings.games.ghost_stories.geometry import BOARDS, FACED, Board, Place, Space
from hauntings.games.ghost_stories.judge.worth import (
    CURSE,
    SPEND,
    WEIGHTS,
    Sight,
)
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.standing import BITS, silenced
from hauntings.games.ghost_stories.table import Village

VICTORY: Final = 12.0
MOST_DICE: Final[i64] = 4

# dice against: two colours and white, as (first, second, white) with their chance
PLAIN: Final = 0  # one in six each
REROLLED: Final = 1  # misses rolled once more (GS §16.1)
NO_WHITE: Final = 2  # Nameless in play (GS §8)
NO_WHITE_REROLLED: Final = 3
WAYS: Final = 4
A_FACE: Final = [1 / 6, 1 / 4, 1 / 6, 1 / 6 * (1 + 2 / 3)]
A_WHITE: Final = [1 / 6, 1 / 4, 0.0, 0.0]
A_HIT: Final = [1 / 3, 5 / 9, 1 / 6, 11 / 36]  # one colour or white


def hits_of(way: int, dice: int) -> list[float]:
    """The chance of every number of hits against one colour."""
    p = A_HIT[way]
    ways = [factorial(dice) // (factorial(k) * factorial(dice - k)) for k in range(dice + 1)]
    return [ways[k] * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]


def falls_of(way: int, dice: int) -> list[tuple[float, i64, i64, i64]]:
    """Every fall of the dice against two colours: its chance, dice of the first, of the second, white ones."""
    face, white = A_FACE[way], A_WHITE[way]
    rest = 1 - 2 * face - white
    rows: list[tuple[float, i64, i64, i64]] = []
    for a in range(dice + 1):
        for b in range(dice + 1 - a):
            for c in range(dice + 1 - a - b):
                d = dice - a - b - c
                ways = factorial(dice) // (factorial(a) * factorial(b) * factorial(c) * factorial(d))
                chance = ways * face ** (a + b) * white**c * rest**d
                if chance > 0.0:
                    rows.append((chance, a, b, c))
    return rows


def throws_of(dice: int, faces: int) -> list[list[i64]]:
    """Every throw as counts by face."""
    if faces == 1:
        return [[dice]]
    return [[n, *rest] for n in range(dice + 1) for rest in throws_of(dice - n, faces - 1)]


def chance_of(counts: list[i64], dice: int) -> float:
    ways = factorial(dice)
    for n in counts:
        ways //= factorial(int(n))
    return float(ways) / float(6**dice)


HITS: Final[list[list[list[float]]]] = [[hits_of(way, d) for d in range(MOST_DICE + 1)] for way in range(WAYS)]
FALLS: Final[list[list[list[tuple[float, i64, i64, i64]]]]] = [
    [falls_of(way, d) for d in range(MOST_DICE + 1)] for way in range(WAYS)
]
THROWS: Final[list[list[list[i64]]]] = [
    [[0, *counts] for counts in throws_of(d, 6)] for d in range(MOST_DICE + 1)
]  # by number of dice: counts by face
CHANCES: Final[list[list[float]]] = [[chance_of(counts[1:], d) for counts in THROWS[d]] for d in range(MOST_DICE + 1)]


class Hand:
    """With what a Taoist exorcises: dice, the way they count, tokens by colour."""

    def __init__(self, dice: i64, reroll: bool, white: bool, shrugs: bool, reward: float) -> None:
        self.dice: i64 = dice if dice < MOST_DICE else MOST_DICE
        self.way: Final[i64] = (0 if white else 2) + (1 if reroll else 0)
        self.white: Final[bool] = white
        self.shrugs: Final[bool] = shrugs  # Strength of a Mountain: no Curse die
        self.reward: Final[float] = reward  # what Qi or a Yin-Yang is worth to him
        self.tokens: list[i64] = NO_TOKENS


def gain_of(g: Village, sight: Sight, space: Space, hand: Hand) -> float:
    """What it is worth to exorcise the ghost there."""
    card = g.ghost[space]
    worth = sight.removal[space] + g.cards.reward[card]
    if g.cards.on_right[GAIN_QI_OR_YIN_YANG][card]:
        worth += hand.reward
    if g.cards.on_right[CURSE_DIE][card] and not hand.shrugs:
        worth -= WEIGHTS[CURSE] * (1.0 if sight.left > 1 else 3.0)
    if g.cards.kind[card] == KIND_INCARNATION and g.undefeated == 1:
        worth += VICTORY
    return worth


def cost_of(g: Village, space: Space) -> i64:
    """Points that a ghost of one colour still needs (GS §9.3)."""
    card = g.ghost[space]
    colour = g.cards.colour[card]
    points = g.cards.needs[card * ROW + colour]
    if points > 0 and g.circle == colour:
        points -= 1
    if points > 0 and g.mantra == as_token(space):
        points -= 1
    return points


def attempt(g: Village, sight: Sight, board: Board, place: Place, hand: Hand) -> float:
    """What an exorcism from that place is worth, with the best choice of ghosts after the roll."""
    first = Space(-1)
    second = Space(-1)
    for space in FACED[place]:
        if g.ghost[space] != 0 and not protected(g, board, space):
            if first < 0:
                first = space
            else:
                second = space
    if first < 0:
        return 0.0
    if g.cards.many_colours[g.ghost[first]] or (second >= 0 and g.cards.many_colours[g.ghost[second]]):
        many = counted(g, sight, first, hand)
        if second >= 0:
            other = counted(g, sight, second, hand)
            if other > many:
                many = other
        return many
    if second < 0:
        return one_ghost(g, sight, first, hand)
    return two_ghosts(g, sight, first, second, hand)


def one_ghost(g: Village, sight: Sight, space: Space, hand: Hand) -> float:
    card = g.ghost[space]
    colour = g.cards.colour[card]
    need = cost_of(g, space)
    tokens = hand.tokens[colour]
    price = sight.price[colour] * WEIGHTS[SPEND]
    gain = gain_of(g, sight, space, hand)
    if g.cards.immune[card] and not silenced(g, space):
        left = gain - float(need) * price
        return left if tokens >= need and left > 0.0 else 0.0
    total = 0.0
    for n, chance in enumerate(HITS[hand.way][hand.dice]):
        due = need - n if n < need else 0
        if due <= tokens:
            left = gain - float(due) * price
            if left > 0.0:
                total += chance * left
    return total


def two_ghosts(g: Village, sight: Sight, first: Space, second: Space, hand: Hand) -> float:
    a = g.cards.colour[g.ghost[first]]
    b = g.cards.colour[g.ghost[second]]
    a_need = cost_of(g, first)
    b_need = cost_of(g, second)
    a_hard = g.cards.immune[g.ghost[first]] and not silenced(g, first)
    b_hard = g.cards.immune[g.ghost[second]] and not silenced(g, second)
    a_tokens = hand.tokens[a]
    b_tokens = hand.tokens[b]
    a_price = sight.price[a] * WEIGHTS[SPEND]
    b_price = sight.price[b] * WEIGHTS[SPEND]
    a_gain = gain_of(g, sight, first, hand)
    b_gain = gain_of(g, sight, second, hand)
    total = 0.0
    for chance, a_dice, b_dice, wild in FALLS[hand.way][hand.dice]:
        a_left = a_need if a_hard else a_need - a_dice
        b_left = b_need if b_hard else b_need - (a_dice if a == b else b_dice)
        if a_left < 0:
            a_left = 0
        if b_left < 0:
            b_left = 0
        best = 0.0
        # the first alone, the second alone
        due = a_left
        if not a_hard:
            due = a_left - wild if a_left > wild else 0
        if due <= a_tokens:
            left = a_gain - float(due) * a_price
            if left > best:
                best = left
        due = b_left
        if not b_hard:
            due = b_left - wild if b_left > wild else 0
        if due <= b_tokens:
            left = b_gain - float(due) * b_price
            if left > best:
                best = left
        # both: white dice go where tokens are short
        if a == b:
            soft = (0 if a_hard else a_need) + (0 if b_hard else b_need)
            hard = a_need + b_need - soft
            soft -= a_dice + wild
            due = hard + (soft if soft > 0 else 0)
            if due <= a_tokens:
                left = a_gain + b_gain - float(due) * a_price
                if left > best:
                    best = left
        else:
            short_a = a_left - a_tokens if a_left > a_tokens else 0
            short_b = b_left - b_tokens if b_left > b_tokens else 0
            if (a_hard and short_a > 0) or (b_hard and short_b > 0) or short_a + short_b > wild:
                total += chance * best
                continue
            spare = wild - short_a - short_b
            due_a = a_left - short_a
            due_b = b_left - short_b
            if not a_hard and spare > 0:
                saved = spare if spare < due_a else due_a
                due_a -= saved
                spare -= saved
            if not b_hard and spare > 0:
                saved = spare if spare < due_b else due_b
                due_b -= saved
            left = a_gain + b_gain - float(due_a) * a_price - float(due_b) * b_price
            if left > best:
                best = left
        total += chance * best
    return total


def counted(g: Village, sight: Sight, space: Space, hand: Hand) -> float:
    """An incarnation of several colours, throw by throw."""
    bill = Bill()
    bill.add(g.cards, g.ghost[space], False, g.circle, g.mantra == as_token(space))
    price = sight.price[1] * WEIGHTS[SPEND]
    gain = gain_of(g, sight, space, hand)
    total = 0.0
    chances = CHANCES[hand.dice]
    for n, counts in enumerate(THROWS[hand.dice]):
        if not short(bill, counts, hand.white, hand.tokens):
            left = gain - float(tokens_due(bill, counts, hand.white)) * price
            if left > 0.0:
                total += chances[n] * left
    return total


def tokens_at(g: Village, board: Board, place: Place) -> list[i64]:
    """Own tokens, and those that Taoists on that tile would lend."""
    tokens = NO_TOKENS[:]
    for other in range(BOARDS):
        if other == board or (g.at[other] == place and g.refused & BITS[other] == 0):
            for colour in range(1, ROW):
                tokens[colour] += g.tao[other * ROW + colour]
    return tokens
