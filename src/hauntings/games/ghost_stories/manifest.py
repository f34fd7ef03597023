"""Ghost Stories on the shelf, and what the manifests of all its boxes have in common."""

from __future__ import annotations

from typing import Final

from hauntings.engine.box import Box
from hauntings.engine.codec import Plain
from hauntings.engine.search import Judge
from hauntings.engine.view import View
from hauntings.games.ghost_stories.geometry import BOARDS
from hauntings.games.ghost_stories.setup import BOX, GhostStories
from hauntings.games.manifest import Lesson, Manifest

ROUNDS: Final = (0, 3, 2, 1, 1)  # of the boards before a playout is judged, by number of Taoists
POLICY: Final = "hauntings.bots.policy.ghost_stories:choose"
BOARD: Final = "ghost-stories"  # of the pages; expansions are layers over it
TAOISTS: Final = "Taoists"
WU_FENG: Final = "Wu-Feng"
FIRST_NIGHT: Final[dict[str, Plain]] = {"difficulty": "initiation"}  # of a lesson


def judge(box: Box, view: View, seed: int) -> Judge:
    """One that judges playouts some rounds after this moment."""
    assert isinstance(box, GhostStories)
    taoists = sum([1 for seat in view["seat_of"] if seat >= 0])
    return box.judge_until(view["turn"] + ROUNDS[taoists] * BOARDS)


MANIFEST: Final = Manifest(
    BOX,
    speaker="hauntings.i18n.ghost_stories:GhostStoriesSpeaker",
    policy=POLICY,
    judge=judge,
    trials=True,
    sides=(TAOISTS,),
    lessons=(Lesson("lesson 5341", FIRST_NIGHT),),
    board=BOARD,
    picture="ghost-stories",
    rulebook=("ghost-stories",),
)
