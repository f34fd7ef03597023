"""Skeletons (BS §12): tokens on ghost spaces, not ghost cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.exorcised import ExorciseGhost
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.cards import BONES_SKELETON, is_skeleton, skeleton
from hauntings.games.ghost_stories.black_secret.questions import SKELETON_ON
from hauntings.games.ghost_stories.black_secret.standing import wu_feng
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import MUST_CHOOSE
from hauntings.games.ghost_stories.geometry import EVERY_SPACE, Space, board_at
from hauntings.games.ghost_stories.moves import leaves_space
from hauntings.games.ghost_stories.questions import space_in
from hauntings.games.ghost_stories.rules import After, InsteadOf
from hauntings.games.ghost_stories.standing import all_free_spaces
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, GHOST_THERE

MAY: Final = 0  # Wu-Feng may stop
MUST: Final = 1  # a token without a space costs the active board 1 Qi (BS r37)
AS_FAR: Final = 2  # as far as possible, at no cost


class PlaceSkeletons(Choice[Village]):
    """BS §12: Wu-Feng puts `left` skeletons on free ghost spaces, special ones from his board or a Bones token."""

    __match_args__: ClassVar[tuple[str, ...]] = ("left", "bones", "duty")

    def __init__(self, left: i64, bones: i64, duty: i64) -> None:
        self.left: Final[i64] = left
        self.bones: Final[i64] = bones
        self.duty: Final[i64] = duty

    def resolve(self, g: Village) -> None:
        tokens = self.left
        if self.bones == 0 and tokens > secret_of(g).skeletons:
            tokens = secret_of(g).skeletons
        if tokens == 0:
            return
        spaces = all_free_spaces(g)
        if len(spaces) > 0:
            g.ask(SKELETON_ON, wu_feng(g), [PASS, *spaces] if self.duty == MAY else spaces, self)
        elif self.duty == MUST:
            if g.telling:
                g.tell("no-room", (g.active,))
            for _n in range(tokens):
                g.do(LOSE_QI[g.active])

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN if self.duty == MAY else MUST_CHOOSE
        return CAN if g.ghost[space_in(token)] == 0 else GHOST_THERE

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        g.do(PlaceSkeletons(self.left - 1, self.bones, self.duty))
        skeleton_arrives(g, space_in(token), self.bones)


def skeleton_arrives(g: Village, space: Space, bones: i64) -> None:
    """It takes the colour of its board. On a Buddha it is exorcised at once, and the Buddha goes back (BS §12)."""
    card = skeleton(g.colour[board_at(space)], bones)
    if g.buddha[space] != 0:
        g.buddha = replaced(g.buddha, space, 0)
        if g.telling:
            g.tell("buddha-meets", (space, card))
            g.tell("skeleton-gone", (space, bones))
        return
    if bones == 0:
        secret_of(g).skeletons -= 1
    g.ghost = replaced(g.ghost, space, card)
    spares_newcomer(g, space)
    if g.telling:
        g.tell("skeleton-placed", (space, bones))


def spares_newcomer(g: Village, space: Space) -> None:
    """BS r83: what comes to the space of a ghost that was paid for, and is gone, is not exorcised in its place."""
    g.stack = [effect for effect in g.stack if not (isinstance(effect, ExorciseGhost) and effect.space == space)]


class NewcomerIsSpared(After):
    """BS r83, for every ghost that is placed or moved."""

    def after(self, g: Village, thing: i64) -> None:
        spares_newcomer(g, Space(thing))


class SkeletonLeaves(InsteadOf):
    """BS r38: a special skeleton goes back to Wu-Feng's board, a Bones token leaves the game."""

    def instead(self, g: Village, thing: i64) -> bool:
        space = Space(thing)
        if not is_skeleton(g.ghost[space]):
            return False
        skeleton_leaves(g, space)
        return True


def skeleton_leaves(g: Village, space: Space) -> None:
    bones: i64 = 1 if g.ghost[space] > BONES_SKELETON else 0
    if bones == 0:
        secret_of(g).skeletons += 1
    leaves_space(g, space)
    if g.telling:
        g.tell("skeleton-gone", (space, bones))


def exorcises_skeletons(g: Village) -> None:
    """BS §9: all of them."""
    for space in EVERY_SPACE:
        if is_skeleton(g.ghost[space]):
            skeleton_leaves(g, space)
