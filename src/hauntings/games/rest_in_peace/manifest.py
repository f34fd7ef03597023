"""Rest in Peace on the shelf."""

from __future__ import annotations

from typing import Final

from hauntings.games.manifest import Lesson, Manifest
from hauntings.games.rest_in_peace.setup import BOX

MANIFEST: Final = Manifest(
    BOX,
    speaker="hauntings.i18n.rest_in_peace:RestInPeaceSpeaker",
    policy="hauntings.bots.policy.rest_in_peace:choose",
    playout=24,
    lessons=(Lesson("lesson 2", {"learning_mode": True}),),
    board="rest-in-peace",
    picture="rest-in-peace",
    rulebook=("rest-in-peace",),
)
