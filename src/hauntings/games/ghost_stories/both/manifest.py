"""White Moon and Black Secret together on the shelf."""

from __future__ import annotations

from typing import Final

from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.manifest import BOARD, POLICY, TAOISTS, WU_FENG, judge
from hauntings.games.manifest import Manifest

MANIFEST: Final = Manifest(
    BOX,
    speaker="hauntings.i18n.both:BothSpeaker",
    policy=POLICY,
    judge=judge,
    trials=True,
    sides=(TAOISTS, WU_FENG),
    board=BOARD,
    layers=("white-moon", "black-secret"),
    picture="both",
    rulebook=("ghost-stories", "white-moon", "black-secret", "both"),
)
