"""Leduc poker by rules of thumb: raise with a King or a pair, fold a Jack to a raise."""

from __future__ import annotations

import random

from hauntings.views import LeducView

FOLD, CALL, RAISE = 0, 1, 2


def choose(view: LeducView, question: str, options: list[int], chance: random.Random) -> int:
    card = view.hand[view.seat]
    strong = card == view.board or (card == 3 and view.board == 0)
    weak = card == 1 and card != view.board
    if strong and RAISE in options:
        return RAISE
    return FOLD if weak and FOLD in options else CALL
