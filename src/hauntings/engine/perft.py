"""Perft, as chess engines have it: how many positions there are after so many decisions if every option is tried.

Dice and decks depend on the seed alone, so the numbers never change; a rule that changes by accident changes some.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain, digest
from hauntings.engine.search import Judge, Playout
from hauntings.engine.table import RUNNING, Table


def started(box: Box, seats: int, settings: dict[str, Plain], seed: i64, decisions: i64) -> Table:
    """The game that a seed deals, after so many decisions at random."""
    g: Table = box.deal(seats, settings, FastDice(seed))
    Playout(Judge(), seed).run(g, decisions)
    return g


class Reached(NamedTuple):
    """What there is after a number of decisions."""

    ways: int  # lines of decisions that long
    positions: int  # different ones at their ends
    over: int  # of these, games that are over


def perft(box: Box, start: Table) -> Iterator[Reached]:
    """After one decision, after two, and so on, until every game is over.

    >>> from hauntings.games.shelf import box_of
    >>> box = box_of("leduc")
    >>> [reached.ways for reached in perft(box, started(box, 2, {}, 1, 0))]
    [2, 5, 9, 16, 22, 19, 9, 2]
    """
    tables = [start.clone()]
    ways = [1]  # that lead to each
    while True:
        place_of: dict[str, int] = {}
        next_tables: list[Table] = []
        next_ways: list[int] = []
        over = 0
        for number, g in enumerate(tables):
            for token in g.options:
                then = g.clone()
                then.go(token)
                written = digest(box.write(then))
                place = place_of.get(written, -1)
                if place >= 0:
                    next_ways[place] += ways[number]
                    continue
                place_of[written] = len(next_tables)
                next_tables.append(then)
                next_ways.append(ways[number])
                if then.outcome != RUNNING:
                    over += 1
        if not next_tables:
            return
        tables = next_tables
        ways = next_ways
        yield Reached(sum(ways), len(tables), over)
