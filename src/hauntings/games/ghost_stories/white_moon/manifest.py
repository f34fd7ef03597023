"""White Moon on the shelf."""

from __future__ import annotations

from typing import Final

from hauntings.games.ghost_stories.manifest import BOARD, FIRST_NIGHT, POLICY, TAOISTS, judge
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.manifest import Lesson, Manifest

MANIFEST: Final = Manifest(
    BOX,
    speaker="hauntings.i18n.white_moon:WhiteMoonSpeaker",
    policy=POLICY,
    judge=judge,
    trials=True,
    sides=(TAOISTS,),
    lessons=(Lesson("lesson 188", FIRST_NIGHT),),
    board=BOARD,
    layers=("white-moon",),
    picture="white-moon",
    rulebook=("ghost-stories", "white-moon"),
)
