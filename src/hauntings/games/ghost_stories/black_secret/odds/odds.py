"""Exact odds of Black Secret, from a view (BS §6, §11): what a search may turn up. Demons are exorcised like ghosts
(odds.py)."""

from __future__ import annotations

from fractions import Fraction

from mypy_extensions import i64

from hauntings.engine.codec import Plain
from hauntings.engine.view import View
from hauntings.games.ghost_stories.black_secret.cards import CELLS, TOKEN_SETS, TOKEN_TYPES
from hauntings.games.ghost_stories.odds.odds import told


def search_odds(view: View, cell: int) -> list[Fraction]:
    """By type of token: the chance that it lies on top of a cell. The sets lie one on another, so it is any token of
    its set that was not revealed; an empty list for an empty cell."""
    height = int(view["stacks"][cell])
    if height == 0:
        return []
    unseen: list[i64] = TOKEN_SETS[height - 1][:]
    for token in view["found"]:
        if token // TOKEN_TYPES == height - 1:
            unseen.remove(token % TOKEN_TYPES)
    return [Fraction(sum([1 for token in unseen if token == kind]), len(unseen)) for kind in range(TOKEN_TYPES)]


def secret_odds(view: View, found: dict[str, Plain]) -> None:
    """What Black Secret tells for the pending question (odds/lens.py)."""
    rows: list[Plain] = []
    for cell in range(CELLS):
        chances = search_odds(view, cell)
        if chances:
            rows.append({"cell": cell, "chance": told(chances)})
    found["search"] = rows
