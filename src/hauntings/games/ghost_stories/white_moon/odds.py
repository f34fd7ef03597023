"""Exact odds of the Mystic Barrier's and the School's rolls, by enumeration, from a view (WM §10, §12)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import Dice
from hauntings.engine.view import View
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die
from hauntings.games.ghost_stories.base.exorcism import lendable
from hauntings.games.ghost_stories.cards import FACES, GODS_FAVORITE, WHITE
from hauntings.games.ghost_stories.odds import Counts, dues, parts, throws_of, ways
from hauntings.games.ghost_stories.standing import BITS, has_power
from hauntings.games.ghost_stories.table import NONE, Village
from hauntings.games.ghost_stories.white_moon.barrier import barrier_pool
from hauntings.games.ghost_stories.white_moon.cards import BARRIER_DICE
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.ghost_stories.white_moon.sword import may_draw_sword


class RollOdds:
    """The chance that one roll is enough for a set of ghosts. `chances[k]`: with k tokens at most."""

    def __init__(self, dice: int, chances: list[Fraction]) -> None:
        self.dice: Final = dice
        self.chances: Final = chances

    def chance(self, tokens: int) -> Fraction:
        """Tokens beyond those that help change nothing."""
        return self.chances[min(tokens, len(self.chances) - 1)]


def barrier_odds(view: View, spaces: list[int]) -> RollOdds:
    """The Barrier's roll against these ghosts: four dice, and crystals of the pool as tokens (WM §10)."""
    g = village_of(view)
    return roll_odds(g, spaces, int(BARRIER_DICE), barrier_pool(g), False, 0)


def school_odds(view: View, board: int, spaces: list[int], sword: bool = True) -> RollOdds:
    """The School's roll of a Taoist against these ghosts: own Tao and own crystals as tokens; the Sword if he has it
    and `sword` says so (WM §12)."""
    g = village_of(view)
    g.refused = 15 - BITS[board]
    count = int(exorcism_dice(g, board)) + (1 if has_grey_die(g, board) else 0)
    whites = 1 if sword and may_draw_sword(g, board) else 0
    return roll_odds(g, spaces, count, lendable(g, board), has_power(g, board, GODS_FAVORITE), whites)


def village_of(view: View) -> Village:
    """The table as far as the view tells, with no attempt under way."""
    g = BOX.from_view(view, Dice())
    assert isinstance(g, Village)
    g.picked = NONE
    g.paid = NONE
    return g


def roll_odds(g: Village, spaces: list[int], count: int, tokens: list[i64], reroll: bool, whites: int) -> RollOdds:
    """So many dice, of which `whites` lie on white before the roll."""
    wanted: list[i64] = [space for space in spaces]
    due = dues(g, wanted, count, tokens)
    lying: Counts = tuple([whites if face == WHITE else 0 for face in range(1, FACES)])
    return RollOdds(count, [chance_of(due, lying, count, k, reroll) for k in range(int(sum(tokens)) + 1)])


def chance_of(due: dict[Counts, int], lying: Counts, count: int, tokens: int, reroll: bool) -> Fraction:
    """The chance that so many tokens are enough; with a re-roll any dice, those that lay on white too, are rolled
    once more to best effect."""
    fresh = count - sum(lying)
    if not reroll:
        return kept_chance(due, lying, fresh, tokens)
    total = Fraction(0)
    best: dict[Counts, Fraction] = {}
    for thrown in throws_of(fresh):
        chance = Fraction(0)
        for kept in parts(added(lying, thrown)):
            if kept not in best:
                best[kept] = kept_chance(due, kept, count - sum(kept), tokens)
            chance = max(chance, best[kept])
        total += ways(thrown) * chance
    return total / Fraction(6**fresh)


def kept_chance(due: dict[Counts, int], kept: Counts, fresh: int, tokens: int) -> Fraction:
    good = 0
    for thrown in throws_of(fresh):
        if due[added(kept, thrown)] <= tokens:
            good += ways(thrown)
    return Fraction(good, 6**fresh)


def added(a: Counts, b: Counts) -> Counts:
    return tuple([x + y for x, y in zip(a, b, strict=True)])
