"""What the stones of White Moon's ghosts and incarnations do (WM §7.4, §13, §14)."""

from __future__ import annotations

from typing import Final

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.pavilion import moves_ghost
from hauntings.games.ghost_stories.base.rewards import GROUP_GAINS_YIN_YANG
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, SPACES, Board, Space
from hauntings.games.ghost_stories.rules import Stone
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import GATE_KEEPER, HOWLING_ONDINE, RING
from hauntings.games.ghost_stories.white_moon.crystals import CRYSTAL_TO_GROUP, gains_crystal
from hauntings.games.ghost_stories.white_moon.curses import removes_bottom
from hauntings.games.ghost_stories.white_moon.deaths import PickVictim, devours
from hauntings.games.ghost_stories.white_moon.su_ling import su_ling_leaves
from hauntings.games.ghost_stories.white_moon.table import BY_VORACIOUS, moon_of
from hauntings.games.ghost_stories.white_moon.villagers import lays_down


class Devourer(Stone):
    """Centre: the first villager in the line dies (WM §7.4)."""

    def acts(self, g: Village, space: Space) -> None:
        devours(g, space)


class Devour(Stone):
    """Left, Grey Hunter: it devours once as it arrives, in the line of its space."""

    def arrives(self, g: Village, space: Space) -> None:
        devours(g, space)


class GainsCrystal(Stone):
    """Right: the exorcist takes a crystal, if the reserve has one."""

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        gains_crystal(g, board)


class GroupGainsCrystal(Stone):
    """Right, incarnations: a crystal and a Yin-Yang for the group; what is not there is lost (r57)."""

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        g.do(GROUP_GAINS_YIN_YANG)
        g.do(CRYSTAL_TO_GROUP)


class HoldsPortal(Stone):
    """Gate Keeper: the Portal sits on the card while it is in play (`standing.portal_open`)."""

    def arrives(self, g: Village, space: Space) -> None:
        if g.telling:
            g.tell("portal-held", (GATE_KEEPER,))


class HoldsSuLing(Stone):
    """Howling Ondine: Su-Ling sits on the card while it is in play; a pending reminder is gone (r39, r40)."""

    def arrives(self, g: Village, space: Space) -> None:
        m = moon_of(g)
        su_ling_leaves(g, m)
        m.reminder = 0
        if g.telling:
            g.tell("su-ling-held", (HOWLING_ONDINE,))


class Devastates(Stone):
    """Voracious, left and centre: a face-up villager of the group's choice dies; with none, 1 Qi (r74)."""

    def arrives(self, g: Village, space: Space) -> None:
        g.do(PickVictim(BY_VORACIOUS, space))

    def acts(self, g: Village, space: Space) -> None:
        g.do(PickVictim(BY_VORACIOUS, space))


class LaysAllDown(Stone):
    """Root Master: all living Taoists are laid down (r76)."""

    def arrives(self, g: Village, space: Space) -> None:
        for board in EVERY_BOARD:
            lays_down(g, board)


class RemovesTwo(Stone):
    """Time Keeper: the two bottom cards of the deck leave the game."""

    def arrives(self, g: Village, space: Space) -> None:
        removes_bottom(g, 2)


class SummonsEachYin(Stone):
    """Time Keeper: a ghost arrives in each Yin phase of its board, a neutral one too."""

    def acts(self, g: Village, space: Space) -> None:
        g.do(BRING_GHOST)


class Shapeshift(Stone):
    """Shapeshifter: it moves clockwise to the next unoccupied space, or stays; a Buddha there is removed (r72)."""

    def acts(self, g: Village, space: Space) -> None:
        start = RING.index(space)
        for n in range(1, SPACES):
            end = RING[(start + n) % SPACES]
            if g.ghost[end] == 0:
                moves_ghost(g, space, end)
                return


MOON_STONES: Final[list[Stone]] = [  # from ability 21 on
    Devourer(),
    Devour(),
    GainsCrystal(),
    GroupGainsCrystal(),
    HoldsPortal(),
    HoldsSuLing(),
    Devastates(),
    LaysAllDown(),
    RemovesTwo(),
    SummonsEachYin(),
    Shapeshift(),
]
