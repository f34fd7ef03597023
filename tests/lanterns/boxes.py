"""The four boxes with the Lantern Festival, their speakers and their manifests."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from hauntings.games.ghost_stories.black_secret.judge.judge import SecretJudge
from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET
from hauntings.games.ghost_stories.both.judge import BothJudge
from hauntings.games.ghost_stories.both.setup import BOX as BOTH
from hauntings.games.ghost_stories.manifest import BOARD, POLICY, TAOISTS, WU_FENG, judge
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.white_moon.judge.judge import MoonJudge
from hauntings.games.ghost_stories.white_moon.setup import WHITE_MOON
from hauntings.games.manifest import Manifest
from hauntings.i18n.black_secret import BlackSecretSpeaker
from hauntings.i18n.both import BothSpeaker
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.white_moon import WhiteMoonSpeaker
from tests.lanterns.festival import LanternFestival

FESTIVAL: Final = LanternFestival()
ALONE: Final = GhostStories("ghost-stories-lanterns", "Lantern Festival", [1, 2, 3, 4], [FESTIVAL])
WITH_MOON: Final = GhostStories(
    "ghost-stories-lanterns-white-moon", "Lantern Festival: White Moon", [1, 2, 3, 4], [WHITE_MOON, FESTIVAL], MoonJudge
)
WITH_SECRET: Final = GhostStories(
    "ghost-stories-lanterns-black-secret",
    "Lantern Festival: Black Secret",
    [2, 3, 4, 5],
    [FESTIVAL, BLACK_SECRET],
    SecretJudge,
)
WITH_BOTH: Final = GhostStories(
    "ghost-stories-lanterns-both", "Lantern Festival: both", [2, 3, 4, 5], [*BOTH.expansions, FESTIVAL], BothJudge
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


WORDS: Final = str(Path(__file__).parent / "words")
WU_FENGS: Final = (TAOISTS, WU_FENG)


def manifest(speaker: type[GhostStoriesSpeaker[Any]], layers: tuple[str, ...], sides: tuple[str, ...]) -> Manifest:
    """Played and judged as our own boxes; the pages draw plainly what they do not know."""
    about: dict[str, Any] = {"policy": POLICY, "judge": judge, "trials": True, "board": BOARD}
    return Manifest(speaker.box, speaker=speaker, words=WORDS, layers=layers, sides=sides, **about)


MANIFESTS: Final = [
    manifest(LanternSpeaker, (), (TAOISTS,)),
    manifest(LanternMoonSpeaker, ("white-moon",), (TAOISTS,)),
    manifest(LanternSecretSpeaker, ("black-secret",), WU_FENGS),
    manifest(LanternBothSpeaker, ("white-moon", "black-secret"), WU_FENGS),
]
BOXES: Final = [ALONE, WITH_MOON, WITH_SECRET, WITH_BOTH]
