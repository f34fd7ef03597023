"""The four boxes with the Lantern Festival, and their speakers."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntings.games.ghost_stories.black_secret.judge.judge import SecretJudge
from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET
from hauntings.games.ghost_stories.both.judge import BothJudge
from hauntings.games.ghost_stories.both.setup import BOX as BOTH
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.white_moon.judge.judge import MoonJudge
from hauntings.games.ghost_stories.white_moon.setup import WHITE_MOON
from hauntings.i18n.black_secret import BlackSecretSpeaker
from hauntings.i18n.both import BothSpeaker
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.white_moon import WhiteMoonSpeaker
from tests.lanterns.festival import LanternFestival

FESTIVAL: Final = LanternFestival()
ALONE: Final = GhostStories("lanterns", "Lantern Festival", [1, 2, 3, 4], [FESTIVAL])
WITH_MOON: Final = GhostStories(
    "lanterns-white-moon", "Lantern Festival: White Moon", [1, 2, 3, 4], [WHITE_MOON, FESTIVAL], MoonJudge
)
WITH_SECRET: Final = GhostStories(
    "lanterns-black-secret", "Lantern Festival: Black Secret", [2, 3, 4, 5], [FESTIVAL, BLACK_SECRET], SecretJudge
)
WITH_BOTH: Final = GhostStories(
    "lanterns-both", "Lantern Festival: both", [2, 3, 4, 5], [*BOTH.expansions, FESTIVAL], BothJudge
)


class LanternSpeaker(GhostStoriesSpeaker):
    box = ALONE
    prefixes: ClassVar[tuple[str, ...]] = ("lf", *GhostStoriesSpeaker.prefixes)


class LanternMoonSpeaker(WhiteMoonSpeaker):
    box = WITH_MOON
    prefixes: ClassVar[tuple[str, ...]] = ("lf", *WhiteMoonSpeaker.prefixes)


class LanternSecretSpeaker(BlackSecretSpeaker):
    box = WITH_SECRET
    prefixes: ClassVar[tuple[str, ...]] = ("lf", *BlackSecretSpeaker.prefixes)


class LanternBothSpeaker(BothSpeaker):
    box = WITH_BOTH
    prefixes: ClassVar[tuple[str, ...]] = ("lf", *BothSpeaker.prefixes)


SPEAKERS: Final = [LanternSpeaker, LanternMoonSpeaker, LanternSecretSpeaker, LanternBothSpeaker]
BOXES: Final = [ALONE, WITH_MOON, WITH_SECRET, WITH_BOTH]
