"""Exact odds in the shape in which the odds lens tells them (lens.py)."""

from __future__ import annotations

from fractions import Fraction

from hauntings.engine.codec import Plain
from hauntings.games.ghost_stories.odds import ExorcismOdds


def rounded(chance: Fraction) -> float:
    return round(float(chance), 4)


def told(chances: list[Fraction]) -> list[Plain]:
    return [rounded(chance) for chance in chances]


def targets_told(odds: ExorcismOdds, own: ExorcismOdds) -> list[Plain]:
    """Each target that can be exorcised, then two together, then all three."""
    found: list[Plain] = []
    masks = range(1, len(odds.tables))
    for what in sorted(masks, key=size_of):
        table = odds.tables[what]
        if not table or table[-1] == 0:
            continue
        spaces = [space for n, space in enumerate(odds.spaces) if what >> n & 1]
        target: dict[str, Plain] = {"spaces": spaces, "chance": told(table)}
        if own.tables[what] != table:
            target["alone"] = told(own.tables[what])
        found.append(target)
    return found


def size_of(what: int) -> int:
    return what.bit_count()
