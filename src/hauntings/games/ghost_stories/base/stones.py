"""What the abilities on the ghosts' stones do (GS §6): left when they arrive, centre in the Yin phase, right when
they are exorcised. Lasting abilities are queries of standing.py and do nothing here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import RollCurseDie
from hauntings.games.ghost_stories.base.haunting import HAUNT_LINE
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.rewards import (
    GROUP_GAINS_QI,
    GROUP_GAINS_YIN_YANG,
    GROUP_LOSES_TAO,
    QI_OR_YIN_YANG_FOR,
    TAKE_ONE,
)
from hauntings.games.ghost_stories.cards import GROUP_LOSE_TAO
from hauntings.games.ghost_stories.geometry import Board, Space, board_at
from hauntings.games.ghost_stories.moves import clears_circle
from hauntings.games.ghost_stories.rules import BLOCKS, BLOCKS_ALL, BRINGS, COSTS, NOTHING_MORE, ROLLS, Stone
from hauntings.games.ghost_stories.table import Village


class Lasting(Stone):
    """Lasts while the ghost is in play: computed by those who ask (standing.py, exorcism.py)."""

    def __init__(self, in_yin: i64 = NOTHING_MORE) -> None:
        self.yin: Final[i64] = in_yin

    def in_yin(self) -> i64:
        return self.yin


class Haunter(Stone):
    """Centre: the figure goes from the card to the board, and the next time haunts the first tile of the line."""

    def in_yin(self) -> i64:
        return NOTHING_MORE

    def acts(self, g: Village, space: Space) -> None:
        if g.figure[space] == 0:
            g.figure = replaced(g.figure, space, 1)
            if g.telling:
                g.tell("haunter-advances", (space, g.ghost[space]))
            for rule in g.rules.after_figure:
                rule.after(g, space)
            return
        g.figure = replaced(g.figure, space, 0)
        if g.telling:
            g.tell("haunter-haunts", (space, g.ghost[space]))
        g.do(HAUNT_LINE[space])


class Tormentor(Stone):
    """Centre: the board it lies on rolls the Curse die (GS r4)."""

    def in_yin(self) -> i64:
        return ROLLS

    def acts(self, g: Village, space: Space) -> None:
        g.do(RollCurseDie(board_at(space), space))


class SummonGhost(Stone):
    """Left: another ghost comes into play."""

    def in_yin(self) -> i64:
        return BRINGS

    def arrives(self, g: Village, space: Space) -> None:
        g.do(BRING_GHOST)


class LosesQi(Stone):
    """Left: the active player loses 1 Qi, wherever the ghost lands (GS r3)."""

    def in_yin(self) -> i64:
        return COSTS

    def arrives(self, g: Village, space: Space) -> None:
        g.do(LOSE_QI[g.active])


class HauntsTile(Stone):
    """Left: haunts the first tile of its line at once."""

    def in_yin(self) -> i64:
        return COSTS

    def arrives(self, g: Village, space: Space) -> None:
        g.do(HAUNT_LINE[space])


class GroupLosesTaoStone(Stone):
    """Left or centre: every living Taoist discards one Tao token."""

    def in_yin(self) -> i64:
        return NOTHING_MORE

    def arrives(self, g: Village, space: Space) -> None:
        g.do(GROUP_LOSES_TAO)

    def acts(self, g: Village, space: Space) -> None:
        if g.telling:
            g.tell("stone", (g.ghost[space], space, GROUP_LOSE_TAO))
        g.do(GROUP_LOSES_TAO)


class ClearsCircle(Stone):
    """Left, Nameless: the token on the Circle of Prayer goes back to the supply."""

    def in_yin(self) -> i64:
        return NOTHING_MORE

    def arrives(self, g: Village, space: Space) -> None:
        clears_circle(g)


class CurseDie(Stone):
    """Left: the active player rolls the Curse die (GS r3). Right: the exorcist does, for the space left (GS r6)."""

    def in_yin(self) -> i64:
        return ROLLS

    def arrives(self, g: Village, space: Space) -> None:
        g.do(RollCurseDie(g.active, space))

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        g.do(RollCurseDie(board, space))


class GainsTao(Stone):
    """Right: take one or two Tao tokens of choice."""

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def in_yin(self) -> i64:
        return NOTHING_MORE

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        for _n in range(self.count):
            g.do(TAKE_ONE[board])


class GainsQiOrYinYang(Stone):
    """Right: 1 Qi or one's own Yin-Yang."""

    def in_yin(self) -> i64:
        return NOTHING_MORE

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        g.do(QI_OR_YIN_YANG_FOR[board])


class GroupGains(Stone):
    """Right, incarnations: 1 Qi and 1 Yin-Yang for the group, perhaps for two Taoists."""

    def in_yin(self) -> i64:
        return NOTHING_MORE

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        g.do(GROUP_GAINS_YIN_YANG)
        g.do(GROUP_GAINS_QI)


STONES: Final[list[Stone]] = [  # in the order of data.json
    Haunter(),
    Tormentor(),
    Lasting(),  # immune to dice
    SummonGhost(),
    Lasting(BLOCKS),  # its board's power
    Lasting(),  # a fast haunter: its figure is put in place as it arrives
    Lasting(),  # holds a die
    LosesQi(),
    Lasting(),  # locks Tao tokens
    HauntsTile(),
    GroupLosesTaoStone(),
    Lasting(BLOCKS_ALL),
    ClearsCircle(),
    Lasting(),  # white counts nothing
    Lasting(),  # only while the opposite space is free
    Lasting(),  # only after a Buddha
    CurseDie(),
    GainsTao(1),
    GainsTao(2),
    GainsQiOrYinYang(),
    GroupGains(),
]
