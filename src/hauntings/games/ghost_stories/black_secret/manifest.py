"""Black Secret on the shelf."""

from __future__ import annotations

from typing import Final

from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.manifest import BOARD, FIRST_NIGHT, POLICY, TAOISTS, WU_FENG, judge
from hauntings.games.manifest import Lesson, Manifest

MANIFEST: Final = Manifest(
    BOX,
    speaker="hauntings.i18n.black_secret:BlackSecretSpeaker",
    policy=POLICY,
    judge=judge,
    trials=True,
    sides=(TAOISTS, WU_FENG),
    lessons=(
        Lesson("lesson 415", FIRST_NIGHT, name="taoist", players=3),
        Lesson("lesson 177", FIRST_NIGHT, name="wu-feng", players=3, seat=2),
    ),
    board=BOARD,
    layers=("black-secret",),
    picture="black-secret",
    rulebook=("ghost-stories", "black-secret"),
)
