"""Exact odds of an exorcism, by enumeration, from a view: nothing hidden is needed (GS §9)."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final

from mypy_extensions import i64

from hauntings.engine.view import View
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die
from hauntings.games.ghost_stories.base.exorcism import lendable, protected
from hauntings.games.ghost_stories.bill import bill_of, short, tokens_due
from hauntings.games.ghost_stories.cards import FACES, GODS_FAVORITE, ROW
from hauntings.games.ghost_stories.geometry import FACED
from hauntings.games.ghost_stories.setup import BOX, NO_DICE
from hauntings.games.ghost_stories.standing import has_power, tao_locked, white_counts
from hauntings.games.ghost_stories.table import NONE, Village

FIRST: Final = 1
SECOND: Final = 2
BOTH: Final = 3
NEVER_PAID: Final = 99


class ExorcismOdds:
    """The chance of a planned exorcism. `chance(what, tokens)` with what = FIRST, SECOND or BOTH ghosts faced."""

    def __init__(self, spaces: list[int], dice: int, most: list[int], tables: list[list[Fraction]]) -> None:
        self.spaces: Final = spaces  # the ghosts faced, in order
        self.dice: Final = dice
        self.most: Final = most  # per what: the largest number of tokens that still helps
        self.tables: Final = tables  # [what][tokens]

    def chance(self, what: int, tokens: int) -> Fraction:
        """The chance that so many tokens at most are enough, with the best re-roll if there is one."""
        table = self.tables[what]
        return table[min(tokens, len(table) - 1)] if table else Fraction(0)


def exorcism_odds(view: View, board: int, place: int = -1, with_others: bool = True) -> ExorcismOdds:
    """The odds for the Taoist of a board, from where he stands or from the tile he plans to go to. `with_others`
    counts the tokens of Taoists on that tile as lent."""
    g = BOX.from_view(view, NO_DICE)
    assert isinstance(g, Village)
    if place >= 0:
        g.at = replaced(g.at, board, place)
    g.picked = NONE
    g.paid = NONE
    return odds_at(g, board, with_others)


def odds_at(g: Village, board: int, with_others: bool) -> ExorcismOdds:
    spaces = [space for space in FACED[g.at[board]] if g.ghost[space] != 0]
    count = int(exorcism_dice(g, board)) + (1 if has_grey_die(g, board) else 0)
    tokens = lendable(g, board) if with_others else own_tokens(g, board)
    reroll = has_power(g, board, GODS_FAVORITE)
    tables: list[list[Fraction]] = [[]]
    most: list[int] = [0]
    for what in (FIRST, SECOND, BOTH):
        wanted = [space for n, space in enumerate(spaces) if what >> n & 1]
        possible = len(wanted) == (2 if what == BOTH else 1) and not any([protected(g, board, s) for s in wanted])
        if not possible:
            tables.append([])
            most.append(0)
            continue
        due = dues(g, wanted, count, tokens)
        useful = max([paid for paid in due.values() if paid < NEVER_PAID], default=0)
        most.append(useful)
        tables.append([chance_of(due, count, k, reroll) for k in range(useful + 1)])
    return ExorcismOdds([int(space) for space in spaces], count, most, tables)


def own_tokens(g: Village, board: int) -> list[i64]:
    if tao_locked(g):
        return [0] * ROW
    return g.tao[board * ROW : board * ROW + ROW]


Counts = tuple[int, ...]  # dice by face, 1 to 6


def throws_of(count: int, faces: int = FACES - 1) -> list[Counts]:
    """Every way in which so many dice can fall, as counts by face."""
    if faces == 1:
        return [(count,)]
    return [(n, *rest) for n in range(count + 1) for rest in throws_of(count - n, faces - 1)]


def ways(counts: Counts) -> int:
    """In how many ways dice can fall like this."""
    result = factorial(sum(counts))
    for n in counts:
        result //= factorial(n)
    return result


def dues(g: Village, wanted: list[i64], count: int, tokens: list[i64]) -> dict[Counts, int]:
    """Per throw: how many tokens the ghosts still cost, or NEVER_PAID."""
    bill = bill_of(g, wanted, NONE)
    white = white_counts(g)
    found: dict[Counts, int] = {}
    for counts in throws_of(count):
        dice: list[i64] = [0, *counts]
        found[counts] = NEVER_PAID if short(bill, dice, white, tokens) else int(tokens_due(bill, dice, white))
    return found


def chance_of(due: dict[Counts, int], count: int, tokens: int, reroll: bool) -> Fraction:
    """The chance that so many tokens are enough; with a re-roll, any dice are rolled once more to best effect."""
    if not reroll:
        return kept_chance(due, (0,) * (FACES - 1), count, tokens)
    best: dict[Counts, Fraction] = {}
    total: Fraction = Fraction(0)
    for counts in due:
        chance = Fraction(0)
        for kept in parts(counts):
            if kept not in best:
                best[kept] = kept_chance(due, kept, count - sum(kept), tokens)
            chance = max(chance, best[kept])
        total += ways(counts) * chance
    return total / Fraction(6**count)


def kept_chance(due: dict[Counts, int], kept: Counts, fresh: int, tokens: int) -> Fraction:
    good = 0
    for counts in throws_of(fresh):
        if due[tuple([a + b for a, b in zip(kept, counts, strict=True)])] <= tokens:
            good += ways(counts)
    return Fraction(good, 6**fresh)


def parts(counts: Counts) -> list[Counts]:
    """Every set of dice that may be kept."""
    found: list[Counts] = [()]
    for n in counts:
        found = [(*part, kept) for part in found for kept in range(n + 1)]
    return found
