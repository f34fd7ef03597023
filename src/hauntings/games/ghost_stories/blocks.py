"""Everything that has a number counts in blocks: the base game's first, then one for each expansion, so that each may
grow and no number ever changes. An expansion that is not ours takes a block of `Block`; two that come into one box
need different ones, and a box says so if they clash.

                base    White Moon    Black Secret    both    others
    kinds       0       40            80              120     140
    reasons     0       100           200             300     400
    cards       1       66            82              -       144
    abilities   0       21            40              -       60
    tiles       0       10            11              -       12
    deeds       1       67            100             -       128
    streams     0       10            15              -       25
    outcomes    1       10            -               -       20
    parts       0       1             2               -       3
"""

from __future__ import annotations

from typing import Final

# the parts of the table, for `Field.part`; the village itself is part 0
MOON: Final = 1
SECRET: Final = 2
OTHERS: Final = 3  # the first of an expansion that is not ours


class Block:
    """The first numbers of an expansion that is not ours."""

    def __init__(self, place: int = 0) -> None:
        if place < 0:
            raise ValueError("blocks are numbered from 0 on")
        self.kinds: Final = 140 + 20 * place  # of question
        self.reasons: Final = 400 + 100 * place
        self.cards: Final = 144 + 48 * place
        self.abilities: Final = 60 + 20 * place
        self.tiles: Final = 12 + 4 * place
        self.deeds: Final = 128 + 32 * place  # tokens of the Yang menu
        self.streams: Final = 25 + 5 * place  # of chance
        self.outcomes: Final = 20 + 5 * place
        self.part: Final = OTHERS + place  # of the table
