"""What the new icons on the ghosts' stones do (BS §13)."""

from __future__ import annotations

from typing import Final

from hauntings.engine.table import Effect
from hauntings.games.ghost_stories.base.rewards import GROUP_GAINS_YIN_YANG
from hauntings.games.ghost_stories.base.stones import Lasting
from hauntings.games.ghost_stories.black_secret.blood import PutQi
from hauntings.games.ghost_stories.black_secret.cards import ACTIVATE_DEMON as ACTIVATES
from hauntings.games.ghost_stories.black_secret.cards import CAST_A_CURSE, SKELETON_EACH_TURN, SPECIAL_SKELETONS
from hauntings.games.ghost_stories.black_secret.catacombs import EXCAVATE_STACK
from hauntings.games.ghost_stories.black_secret.demons import ACTIVATE_DEMON
from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from hauntings.games.ghost_stories.black_secret.skeletons import AS_FAR, MAY, PlaceSkeletons
from hauntings.games.ghost_stories.black_secret.standing import first_taoist, in_force
from hauntings.games.ghost_stories.geometry import Board, Space
from hauntings.games.ghost_stories.rules import Stone
from hauntings.games.ghost_stories.standing import living
from hauntings.games.ghost_stories.table import ON, Village


class ActivatesDemon(Stone):
    """Left or centre: Wu-Feng activates one demon."""

    def arrives(self, g: Village, space: Space) -> None:
        g.do(ACTIVATE_DEMON)

    def acts(self, g: Village, space: Space) -> None:
        if g.telling:
            g.tell("stone", (g.ghost[space], space, ACTIVATES))
        g.do(ACTIVATE_DEMON)


class CastsCurse(Stone):
    """Left or right: Wu-Feng may cast a curse of any colour."""

    def arrives(self, g: Village, space: Space) -> None:
        g.do(CAST_CURSE)

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        if g.telling:
            g.tell("stone", (g.discards[-1], space, CAST_A_CURSE))
        g.do(CAST_CURSE)


class YinYangAndQiOnMantra(Stone):
    """Right, Black Secret's incarnations: a Yin-Yang for a Taoist, and 1 Qi from the supply onto a Mantra."""

    def exorcised(self, g: Village, space: Space, board: Board) -> None:
        g.do(PutQi(board if living(g, board) else first_taoist(g), 1))
        g.do(GROUP_GAINS_YIN_YANG)


class SkeletonsArrive(Stone):
    """Left, Puppet Master: Wu-Feng places his skeletons as far as possible, or as many as he likes (BS r76)."""

    def arrives(self, g: Village, space: Space) -> None:
        may = g.rules.chosen["puppet_master_arrival"] == "may"
        g.do(PlaceSkeletons(SPECIAL_SKELETONS, 0, MAY if may else AS_FAR))


class SkeletonEachTurn(Stone):
    """Centre, Puppet Master: one more skeleton if Wu-Feng likes, in the Yin phase of its board (BS r36)."""

    def acts(self, g: Village, space: Space) -> None:
        if g.telling:
            g.tell("stone", (g.ghost[space], space, SKELETON_EACH_TURN))
        g.do(ONE_SKELETON)


class PuppetsEveryTurn(Effect[Village]):
    """BS r36, a switch: Puppet Master adds a skeleton in the Yin phase of every board."""

    def resolve(self, g: Village) -> None:
        if g.skips == ON and in_force(g, SKELETON_EACH_TURN):
            g.do(ONE_SKELETON)


class RevealsStack(Stone):
    """Left, Restless Seeker: Wu-Feng reveals and discards one stack; only an Urn works."""

    def arrives(self, g: Village, space: Space) -> None:
        g.do(EXCAVATE_STACK)


ONE_SKELETON: Final = PlaceSkeletons(1, 0, MAY)
PUPPETS_EVERY_TURN: Final = PuppetsEveryTurn()
OWN_STONES: Final[list[Stone]] = [  # from ability 40 on
    ActivatesDemon(),
    CastsCurse(),
    YinYangAndQiOnMantra(),
    Lasting(),  # nobody spends Yin-Yang tokens
    SkeletonsArrive(),
    SkeletonEachTurn(),
    RevealsStack(),
    Lasting(),  # lost Qi goes to the supply
    Lasting(),  # curses ignore colour
]
