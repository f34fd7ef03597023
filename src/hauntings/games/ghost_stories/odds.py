"""Exact odds of an exorcism, by enumeration, from a view: nothing hidden is needed (GS §9)."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice
from hauntings.engine.view import View
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die
from hauntings.games.ghost_stories.base.exorcism import lendable, protected
from hauntings.games.ghost_stories.bill import bill_of, short, tokens_due
from hauntings.games.ghost_stories.cards import FACES, GODS_FAVORITE, ROW
from hauntings.games.ghost_stories.geometry import FACED
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


def exorcism_odds(box: Box, view: View, board: int, place: int = -1, with_others: bool = True) -> ExorcismOdds:
    """The odds for the Taoist of a board, from where he stands or from the tile he plans to go to. `with_others`
    counts the tokens of Taoists on that tile as lent."""
    g = box.from_view(view, Dice())
    assert isinstance(g, Village)
    if place >= 0:
        g.at = replaced(g.at, board, place)
    g.picked = NONE
    g.paid = NONE
    return odds_at(g, board, with_others)


def odds_at(g: Village, board: int, with_others: bool) -> ExorcismOdds:
    count = int(exorcism_dice(g, board)) + (1 if has_grey_die(g, board) else 0)
    return odds_with(g, board, with_others, [], count, has_power(g, board, GODS_FAVORITE))


def odds_after_reroll(g: Village, board: int, kept: list[i64], with_others: bool) -> ExorcismOdds:
    """The odds once some of the dice on the table are rolled again and the others kept."""
    return odds_with(g, board, with_others, [int(face) for face in kept], len(g.thrown), False)


def odds_with(g: Village, board: int, with_others: bool, kept: list[int], count: int, reroll: bool) -> ExorcismOdds:
    spaces = [space for space in FACED[g.at[board]] if g.ghost[space] != 0]
    tokens = lendable(g, board) if with_others else own_tokens(g, board)
    faces = tuple([kept.count(face) for face in range(1, FACES)])
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
        table = chances(due, faces, count, reroll)
        most.append(len(table) - 1)
        tables.append(table)
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


MOST_DICE: Final = 6  # of the base game 4; expansions may add some
THROWS: Final = [[(counts, ways(counts)) for counts in throws_of(n)] for n in range(MOST_DICE + 1)]


def dues(g: Village, wanted: list[i64], count: int, tokens: list[i64]) -> dict[Counts, int]:
    """Per throw: how many tokens the ghosts still cost, or NEVER_PAID."""
    bill = bill_of(g, wanted, NONE)
    white = white_counts(g)
    found: dict[Counts, int] = {}
    for counts, _ in THROWS[count]:
        dice: list[i64] = [0, *counts]
        found[counts] = NEVER_PAID if short(bill, dice, white, tokens) else int(tokens_due(bill, dice, white))
    return found


def chances(due: dict[Counts, int], kept: Counts, count: int, reroll: bool) -> list[Fraction]:
    """By number of tokens: the chance that they are enough. Some dice may lie already; with a re-roll, any dice are
    rolled once more to best effect. Ends with the last token that helps."""
    useful = max([paid for paid in due.values() if paid < NEVER_PAID], default=0)
    if not reroll:
        return kept_chances(due, kept, count - sum(kept), useful)
    best: dict[Counts, list[Fraction]] = {}
    total = [Fraction(0)] * (useful + 1)
    for counts, weight in THROWS[count]:
        found = [Fraction(0)] * (useful + 1)
        for part in parts(counts):
            if part not in best:
                best[part] = kept_chances(due, part, count - sum(part), useful)
            found = [max(a, b) for a, b in zip(found, best[part], strict=True)]
        total = [a + weight * b for a, b in zip(total, found, strict=True)]
    return [chance / 6**count for chance in total]


def kept_chances(due: dict[Counts, int], kept: Counts, fresh: int, useful: int) -> list[Fraction]:
    good = [0] * (useful + 1)
    for counts, weight in THROWS[fresh]:
        paid = due[tuple([a + b for a, b in zip(kept, counts, strict=True)])]
        if paid <= useful:
            good[paid] += weight
    found: list[Fraction] = []
    total = 0
    for weight in good:
        total += weight
        found.append(Fraction(total, 6**fresh))
    return found


def parts(counts: Counts) -> list[Counts]:
    """Every set of dice that may be kept."""
    found: list[Counts] = [()]
    for n in counts:
        found = [(*part, kept) for part in found for kept in range(n + 1)]
    return found
