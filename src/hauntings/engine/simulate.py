"""Whole random games in one loop, deals included: for mass simulation and for the benchmark."""

from __future__ import annotations

import gc

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.codec import Plain
from hauntings.engine.search import Judge, Playout
from hauntings.engine.table import Table


def random_games(box: Box, seats: int, settings: dict[str, Plain], seed: i64, games: i64) -> list[int]:
    """Play so many games at random over all legal options: the number of decisions, then each outcome's count."""
    playout = Playout(Judge(), seed)
    tally = [0]
    collecting = gc.isenabled()
    gc.disable()  # tables hold no cycles; looking for some takes a sixth of the time
    try:
        for n in range(games):
            g: Table = box.deal(seats, settings, FastDice(mix62(seed + n)))
            tally[0] += playout.run_all(g)
            while len(tally) <= g.outcome:
                tally.append(0)
            tally[g.outcome] += 1
    finally:
        if collecting:
            gc.enable()
    return tally
