"""13 Ghosts on the shelf."""

from __future__ import annotations

from typing import Final

from hauntings.engine.box import Box
from hauntings.engine.search import Judge
from hauntings.engine.view import View
from hauntings.games.manifest import Lesson, Manifest
from hauntings.games.thirteen_ghosts.judge import HunterJudge
from hauntings.games.thirteen_ghosts.setup import BOX


def judge(box: Box, view: View, seed: int) -> Judge:
    """One that knows which seat searches."""
    return HunterJudge(view.seat, seed)


MANIFEST: Final = Manifest(
    BOX,
    speaker="hauntings.i18n.thirteen_ghosts:ThirteenGhostsSpeaker",
    policy="hauntings.bots.policy.thirteen_ghosts:choose",
    sieve="hauntings.bots.policy.thirteen_ghosts:candidates",
    judge=judge,
    playout=8,
    explore=0.3,
    # Search answers these poorly, for the tree tells everybody what was chosen in secret.
    by_policy=("hide", "hide-partner", "keep", "hider"),
    lessons=(Lesson("lesson 31", {}),),
    board="thirteen-ghosts",
    picture="thirteen-ghosts",
    rulebook=("thirteen-ghosts",),
)
